"""An evaluation as JUnit XML: a test a question and a test a bound of the gate, for the pages of a build server."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from proofspan.evaluation.freezing.gate import Broken, Gate
from proofspan.evaluation.freezing.passing import failure


def junit(values: Mapping[str, Any], *, gate: Gate | None = None, broken: Sequence[Broken] = ()) -> str:
    """The XML document. A question fails as `failure` says; one that cannot be counted is skipped."""
    suites = Element("testsuites", name="proofspan")
    name = _printable(str(values["set"]))
    questions = SubElement(suites, "testsuite", name=name)
    for case in values["cases"]:
        test = SubElement(questions, "testcase", classname=name, name=_printable(case["id"]))
        if reason := failure(case):
            SubElement(test, "failure", message=_printable(reason)).text = _printable(reason)
    for item in values["invalid_items"]:
        test = SubElement(questions, "testcase", classname=name, name=_printable(item["id"]))
        SubElement(test, "skipped", message=_printable(item["reason"]))
    _count(questions)
    if gate is not None:
        _bounds(SubElement(suites, "testsuite", name="gate"), gate, broken)
    indent(suites)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(suites, encoding="unicode") + "\n"


def _bounds(suite: Element, gate: Gate, broken: Sequence[Broken]) -> None:
    """A test for each figure that is bounded or broken, with all that is said against it."""
    names = dict.fromkeys([*gate.minimum, *gate.maximum, *(each.name for each in broken)])
    for name in names:
        test = SubElement(suite, "testcase", classname="gate", name=_printable(name))
        if said := _printable("; ".join(each.message for each in broken if each.name == name)):
            SubElement(test, "failure", message=said).text = said
    _count(suite)


def _count(suite: Element) -> None:
    suite.set("tests", str(len(suite)))
    for what in ("failure", "skipped"):
        suite.set({"failure": "failures"}.get(what, what), str(len(suite.findall(f"testcase/{what}"))))
    suite.set("errors", "0")


def _printable(text: str) -> str:
    """XML has no place for most control characters and for half a surrogate pair, not even escaped."""
    return "".join(sign if sign.isprintable() or sign in "\t\n" else f"\\u{ord(sign):04x}" for sign in text)
