"""Ranges are wholes: both ends from one range of the span, and no end given as if it were the value."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise

from proofspan.analysis.literals import Form, Number
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.reaching import MOVING

LOOKED_AT = 60
"""Numbers of a sentence, and ranges of the spans, that are compared: the work of one sentence stays bounded."""
_LIMITED = re.compile(
    r"\b(?:up|at|max\w*|min\w*|within|more|less|fewer|under|over|above|below|from|to|until|till|by|no|not|as|between|"
    r"least|most|longer|shorter|beyond|exceed\w*|limit\w*|only|first|last|rang\w*|low\w*|high\w*|start\w*|ends?|"
    r"fino|almeno|mass\w*|entro|oltre|non|più|meno|da|dal|dai|dalle|tra|fra|al|ai|inizi\w*|fin\w*|"
    r"parte|sup\w*|inf\w*|o|or)\b|[<>≤≥~+]",
    re.IGNORECASE,
)
_MOVED = 5
"""Words before a range among which a verb may say that it is a change: what it ends at is a value of its own."""
_BEFORE, _AFTER = 40, 25
"""Characters around a number in which a word may say that it is a limit."""

_Range = tuple[Number, Number]


def other_range(compared: Compared) -> Iterator[Fault]:
    """A fault for a range of which the spans have both ends in different ranges only, and for an amount that stands
    there only as the end of one: 5 days where it says 3-5 days. "Up to 5 days" is none.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    claimed = sentence.literals.numbers[:LOOKED_AT]
    if not claimed or not any(number.unit or number.noun or number.bound for number in claimed):
        return
    ranges = [each for span in compared.spans for each in span.once("ranges", _of_span)][:LOOKED_AT]
    if not ranges:
        return
    alone = {number.value for span in compared.spans for number in span.literals.numbers if not number.bound}
    alone |= {number.value for span in compared.spans for number in span.literals.loose}
    for one, other in _ranges(claimed):
        if found := _mixed(one, other, ranges, alone):
            message = f"looked for {_written((one, other))!r} in {compared.where}: there it is {_written(found)!r}"
            yield compared.fault(Kind.UNSUPPORTED_NUMBER, other.text, message)
    steady = [each for span in compared.spans for each in span.once("steady ranges", _steady)][:LOOKED_AT]
    for number in claimed:
        held = _end_of(number, steady) if number.value not in alone else None
        if held and not _limited(number, sentence):
            message = (
                f"looked for {number.text!r} by itself in {compared.where}: there it is an end of {_written(held)!r}"
            )
            yield compared.fault(Kind.UNSUPPORTED_NUMBER, number.text, message)


def _of_span(span: Reading) -> list[_Range]:
    """The ranges of a span, read once."""
    return list(_ranges(span.literals.numbers))


def _steady(span: Reading) -> list[_Range]:
    """Those of the ranges that are no change from one value to another."""
    return [each for each in span.once("ranges", _of_span) if not _moving(span, each[0])]


def _moving(span: Reading, number: Number) -> bool:
    """Whether a verb right before a number says that something went from there."""
    at = span.word_from(number.span.start)
    moving = MOVING.get(span.language, MOVING["en"])
    return any(moving.fullmatch(word.folded) for word in span.words[max(0, at - _MOVED) : at])


def _ranges(numbers: Sequence[Number]) -> Iterator[_Range]:
    for one, other in pairwise(numbers):
        if one.bound < 0 < other.bound and one.value is not None and other.value is not None:
            yield one, other


def _mixed(one: Number, other: Number, ranges: Sequence[_Range], alone: set[Decimal | None]) -> _Range | None:
    """A range of the spans with one of the ends, where they have each end in ranges only and no range with both."""
    values = (one.value, other.value)
    if any((first.value, last.value) == values for first, last in ranges) or alone & set(values):
        return None
    firsts = [each for each in ranges if each[0].value == one.value]
    lasts = [each for each in ranges if each[1].value == other.value]
    return firsts[0] if firsts and lasts else None


def _end_of(number: Number, ranges: Sequence[_Range]) -> _Range | None:
    """The range with a unit that a number by itself is an end of; None where it is none."""
    if number.bound or number.form is not Form.COUNT or not (number.unit or number.noun):
        return None
    ends = (each for each in ranges if number.value in (each[0].value, each[1].value))
    return next((each for each in ends if each[1].unit or each[0].unit), None)


def _limited(number: Number, sentence: Reading) -> bool:
    """Whether a word near the number says that it is a limit."""
    start, end = max(0, number.span.start - _BEFORE), number.span.end + _AFTER
    return bool(_LIMITED.search(sentence.plain, start, number.span.start)) or bool(
        _LIMITED.search(sentence.plain, number.span.end, end)
    )


def _written(pair: _Range) -> str:
    one, other = pair
    unit = other.unit or other.noun or one.unit
    return f"{one.text}-{other.text} {unit}".rstrip()
