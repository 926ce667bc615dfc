"""A reading as bytes: every field goes over, and nothing comes back that no reader could have written."""

import json
import math
from array import array
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from proofspan.documents.apart.packing import FIELDS, KEPT_BY_PARENT, MalformedError, packed, unpacked
from proofspan.documents.nouns import Flag, Page, Section, Table
from proofspan.documents.readers.reading import Reading
from proofspan.documents.strict_yaml import Raw
from proofspan.spans import Span

TEXT = "Returns\n\nThirty days €. a | b"
BOXES = array("f", [1.0, 2.0, 3.0, 4.0] * 7).tobytes()
READING = Reading(
    TEXT,
    "Returns",
    (Section("returns", "Returns", Span(0, 23), 1), Section("b", "B", Span(24, 29), 2, ("Returns",))),
    (Page(1, Span(0, 7), 595.0, 842.5, BOXES), Page(2, Span(9, 29))),
    (Table(Span(24, 29), Span(24, 29)),),
    "pdf",
    flags=(Flag("low-text-quality", Span(0, 7)), Flag("ocr-layer", Span(0, 7))),
    hidden=(("white-text", 180), ("zero-width", 32)),
)


def written(reading: Reading = READING) -> bytes:
    return b"".join(packed(reading))


def changed(change: Callable[[dict[str, Any]], object], tail: bytes = b"") -> bytes:
    """The bytes of the reading, its header changed and something put at its end."""
    data = written()
    end = 4 + int.from_bytes(data[:4], "big")
    header = json.loads(data[4:end])
    change(header)
    content = json.dumps(header).encode()
    return len(content).to_bytes(4, "big") + content + data[end:] + tail


@pytest.mark.essential
def test_no_field_of_a_reading_is_forgotten() -> None:
    """Each field is handed over, is the text itself, or is kept by the asking process on purpose."""
    assert {field.name for field in fields(Reading)} == {"text", *FIELDS, *KEPT_BY_PARENT}


def test_a_reading_comes_back_as_it_was() -> None:
    """With all its fields set, and with none."""
    empty = Reading("", "", (), (), (), "html")
    assert unpacked(written(), kind="pdf") == READING and unpacked(written(empty), kind="html") == empty


def test_metadata_is_not_handed_over() -> None:
    """A process that a document took over cannot say who may read the document: there is nowhere to say it."""
    with pytest.raises(MalformedError, match="metadata"):
        written(replace(READING, metadata={"allowed_groups": Raw("public", 1)}))
    with pytest.raises(MalformedError, match="other fields"):
        unpacked(changed(lambda header: header.update(metadata={"allowed_groups": ["public", 1]})), kind="pdf")


FORGED: Mapping[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another kind": (lambda h: h.update(kind="markdown"), "kind 'markdown' where pdf was asked for"),
    "no title": (lambda h: h.update(title=None), "no text"),
    "a section beyond the text": (lambda h: h["sections"][1].__setitem__(3, 30), "24..30 in a text of 29"),
    "a section before the last": (lambda h: h["sections"][1].__setitem__(2, 22), "after 23"),
    "a section backwards": (lambda h: h["sections"][1].__setitem__(3, 23), "24..23"),
    "a section of one name": (lambda h: h["sections"][1].__setitem__(0, "returns"), "two sections of one name"),
    "half a character": (lambda h: h["sections"][1].__setitem__(2, 24.5), "no whole number"),
    "a number beyond all": (lambda h: h["sections"][1].__setitem__(4, 10**400), "no whole number"),
    "a name with a space": (lambda h: h["sections"][1].__setitem__(0, "b c"), "no name of a section"),
    "a name that ends": (lambda h: h["sections"][1].__setitem__(0, "b#c"), "no name of a section"),
    "true for 1": (lambda h: h["sections"][1].__setitem__(4, True), "no whole number"),
    "less than nothing": (lambda h: h["sections"][0].__setitem__(2, -1), "no whole number"),
    "a path that is none": (lambda h: h["sections"][1].__setitem__(5, "Returns"), "no list of headings"),
    "a row too short": (lambda h: h["sections"][0].pop(), "no list of rows of 6"),
    "a page without end": (lambda h: h["pages"][0].__setitem__(2, 1e999), "Infinity"),
    "a page of no size": (lambda h: h["pages"][0].__setitem__(2, math.nan), "NaN"),
    "a page as wide as text": (lambda h: h["pages"][0].__setitem__(2, "595"), "no finite number"),
    "boxes of other characters": (lambda h: h["pages"][0].__setitem__(4, 32), "32 bytes of boxes for 7"),
    "boxes of the next page": (lambda h: h["pages"][1].__setitem__(4, 320), "320 bytes of boxes for 20"),
    "pages back to front": (lambda h: h["pages"].reverse(), "after 29"),
    "a header outside": (lambda h: h["tables"][0].__setitem__(2, 20), "after 24"),
    "a flag beyond": (lambda h: h["flags"][0].__setitem__(2, 99), "0..99"),
    "a flag of control characters": (lambda h: h["flags"][0].__setitem__(0, "\x1b[2J"), "no short name"),
    "a flag without end": (lambda h: h["flags"][0].__setitem__(0, "x" * 61), "no short name"),
    "hidden as nothing is": (lambda h: h["hidden"][0].__setitem__(0, "white text"), "no kind of hidden text"),
    "hidden by less than none": (lambda h: h["hidden"][0].__setitem__(1, -180), "no whole number"),
    "more text than there is": (lambda h: h.update(text=10**6), "where 1000000 of text"),
    "a text that ends in a character": (lambda h: h.update(text=h["text"] - 8), "not UTF-8"),
    "a field less": (lambda h: h.pop("flags"), "other fields"),
}


@pytest.mark.parametrize("what", FORGED)
def test_forged_headers_are_refused(what: str) -> None:
    """Each for what is wrong with it."""
    change, reason = FORGED[what]
    with pytest.raises(MalformedError, match=reason.replace("(", r"\(")):
        unpacked(changed(change), kind="pdf")


@pytest.mark.parametrize("data", [b"", b"\x00", b"\xff\xff\xff\xff{}", b"\x00\x00\x00\x02[]", b"\x00\x00\x00\x02{}"])
def test_what_is_no_header_is_refused(data: bytes) -> None:
    """Nothing, a length alone, a length beyond the end, JSON of another shape."""
    with pytest.raises(MalformedError):
        unpacked(data, kind="pdf")


@pytest.mark.parametrize("content", [b"[" * 100_000, b"1" * 100_000, b'"\xff"', b"{" + b'"a":1,' * 9])
def test_json_that_hurts_is_refused(content: bytes) -> None:
    """Nested without end, a number of 100,000 digits, no UTF-8, not finished."""
    with pytest.raises(MalformedError):
        unpacked(len(content).to_bytes(4, "big") + content, kind="pdf")


def test_bytes_left_over_are_refused() -> None:
    """One byte after the last box."""
    with pytest.raises(MalformedError, match="1 bytes after the end"):
        unpacked(written() + b"x", kind="pdf")


@pytest.mark.parametrize("number", [math.inf, -math.inf])
def test_boxes_are_finite_or_nowhere(number: float) -> None:
    """A box may be NaN, where a character has no ink, and not infinite; the same four bytes across two numbers may."""
    box = array("f", [number, 0.0, 0.0, 0.0])
    with pytest.raises(MalformedError, match="a box without an end"):
        unpacked(written(replace(READING, pages=(Page(1, Span(0, 1), 9, 9, box.tobytes()),))), kind="pdf")
    shifted = b"\x00" + box.tobytes()[:-1]
    for boxes in (array("f", [math.nan] * 4).tobytes(), shifted):
        page = Page(1, Span(0, 1), 9, 9, boxes)
        assert unpacked(written(replace(READING, pages=(page,))), kind="pdf").pages == (page,)
