"""Two numbers of a sentence that stand in each other's place, and one that stands under another heading."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.subjects.measures import Value, counted, numbers_and_dates
from proofspan.verification.rules.subjects.places import Places, places
from proofspan.verification.rules.subjects.sayings import Sayings, sayings, values

MOST = 8
"""Numbers of a sentence that are compared two by two."""
LOOKED_AT = 20
"""Places of a number in a span that are looked at."""
_HEADING = re.compile(r"(\w+)[ ]?:[ ]?$")
NEAR = 30
"""Characters before a number in which its heading may stand."""


def exchanged(compared: Compared) -> Iterator[Fault]:
    """A fault for each two numbers of which either has before it, or counts, what the spans have with the other only;
    and for each with a unit that stands bare behind a heading of which nothing is said: 5 euros for "stock: 5".
    """
    sentence = compared.pairs[0][0] if compared.pairs else None
    if sentence is None or not (sentence.literals.numbers or len(sentence.literals.dates) > 1):
        return
    claimed = values(sentence, numbers_and_dates)[:MOST]
    headed = any(":" in span.plain for span in compared.spans)
    pairs = [pair for pair in combinations(claimed, 2) if _exchangeable(*pair)]
    if not (pairs or headed) or compared.copied:
        return
    there = [places(span, numbers_and_dates) for span in compared.spans]
    for value in claimed if headed else ():
        heading = _other_heading(value, sentence.keys, there)
        if heading:
            message = f"{counted(sentence, value)!r} stands in {compared.where} as {heading!r} only"
            yield compared.fault(Kind.OTHER_SUBJECT, value.text, message)
    for one, other in pairs:
        if _crossed(one, other, sayings(sentence, numbers_and_dates), there):
            message = f"looked for {counted(sentence, one)!r} and {counted(sentence, other)!r} in {compared.where}: "
            yield compared.fault(Kind.OTHER_SUBJECT, one.text, message + "there each stands in the place of the other")
            return


def _exchangeable(one: Value, other: Value) -> bool:
    """Whether two numbers differ, none is a year, and both have their own unit if these are not the same."""
    if one.unit == "year" or other.unit == "year" or one.value == other.value:
        return False
    return one.unit == other.unit or (one.has_unit_behind and other.has_unit_behind)


def _crossed(one: Value, other: Value, read: Sayings, there: Sequence[Places]) -> bool:
    """Whether each of two numbers has a mark that the spans give to the other only."""
    by_unit = one.unit != other.unit
    if not any(one.value in each.places for each in there) or not any(other.value in each.places for each in there):
        return False
    mine, others = _mark(one, read, by_unit=by_unit), _mark(other, read, by_unit=by_unit)
    if not mine or not others or mine == others or any(_kept(value, read, there) for value in (one, other)):
        return False
    marks, far = ({_mark(*place, by_unit=by_unit) for place in _places(value, there)} for value in (one, other))
    return mine in far - marks and others in marks - far


def _kept(value: Value, read: Sayings, there: Sequence[Places]) -> bool:
    """Whether the same word stands behind a number in a span: then it has its place."""
    behind = read.behind(value)[:1]
    return bool(behind) and any(told.behind(place)[:1] == behind for place, told in _places(value, there))


def _places(value: Value, there: Sequence[Places]) -> Iterator[tuple[Value, Sayings]]:
    """Where the number stands in the spans."""
    for each in there:
        for place in each.places.get(value.value, ())[:LOOKED_AT]:
            yield place, each.sayings


def _mark(value: Value, read: Sayings, *, by_unit: bool) -> str:
    """What tells a number from another: what it counts, or the word before it."""
    if by_unit:
        return value.unit
    before = read.before(value)
    return before[0] if before else ""


def _other_heading(value: Value, keys: frozenset[str], there: Sequence[Places]) -> str:
    """The heading behind which the spans have the number, bare, while another of its unit stands there too; empty
    where the sentence says anything of the heading.
    """
    if not value.unit or not value.has_unit_behind:
        return ""
    heading = ""
    for each in there:
        for place in each.places.get(value.value, ())[:LOOKED_AT]:
            plain, start = each.span.plain, place.span.start
            found = _HEADING.search(plain, max(0, start - NEAR), start)
            if place.unit or not found or value.unit not in each.units:
                return ""
            at = each.span.between(place.span).start - 1
            if at < 0 or each.span.words[at].key in keys:
                return ""
            heading = found[0] + place.text
    return heading
