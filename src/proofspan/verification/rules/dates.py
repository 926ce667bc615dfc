"""Dates are wholes: the day, the month and the year of a sentence come from one date of what it cites."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice

from proofspan.analysis.dates import Date
from proofspan.spans import Span
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading

_YEAR = re.compile(
    r"(?<!\w)(?:(?:in|during|of|for|year|nel|del|durante|anno|l['’]anno)\s+"
    r"([12]\d{3})(?![\w%]|[.,/-]\d)|([12]\d{3})\s*[:;—])",
    re.IGNORECASE,
)
_ANY_YEAR = re.compile(r"(?<![\w.,])(?:1\d|20)\d\d(?![\w%]|[.,]\d)")
_HEADING = re.compile(r"(?m)^[ \t]*#+ .*$|\A[^\n]*[^\n.!?;:,][ \t]*$(?=\n)")
_NONE: tuple[set[str], set[str]] = (set(), set())
LOOKED_AT = 50
"""Dates of the cited spans that a message chooses from, and absent dates that are looked for once more: for the
cost is bounded, and beyond so many nobody reads on."""


def wrong_date(compared: Compared) -> Iterator[Fault]:
    """A fault for each date that no one date of the cited spans says whole, as far as it is sure to be a date.

    A day and a month are also supported where the span gives their year apart, as the one year of the same
    sentence ("In 2019 .. on 1 March") or of a heading.
    """
    lost: dict[Span, Date] | None = None
    for said, span in compared.pairs:
        dates = said.literals.dates
        claimed = (
            {date.span: date for date in dates if date.sure and (lost is None or date.span in lost)} if dates else {}
        )
        if not claimed:
            return
        lost = {place: date for place, date in claimed.items() if not _has(date, span)}
    for number, date in enumerate((lost or {}).values()):
        if number >= LOOKED_AT or not any(_written(date, span) or _year_apart(date, span) for span in compared.spans):
            token = date.span.of(compared.pairs[0][0].text)
            yield compared.fault(Kind.WRONG_DATE, token, _message(date, token, compared))


def _has(date: Date, span: Reading) -> bool:
    """Whether one date of the span says every part of this one; those read alike are looked at first."""
    alike = span.once(
        "dates as read", lambda span: frozenset((each.readings, each.either) for each in span.literals.dates)
    )
    return (date.readings, date.either) in alike or span.days.has(date)


def _written(date: Date, span: Reading) -> bool:
    """Whether the words of the date stand there as they are: what reads as a date here may not read so there."""
    if date.text.isdecimal():
        return False
    pattern = r"\s+".join(re.escape(word) for word in date.text.split())
    return re.search(rf"(?<!\w){pattern}(?!\w|[.,/-]\d)", span.plain, re.IGNORECASE) is not None


def _year_apart(date: Date, span: Reading) -> bool:
    """Whether the span has the date without its year, and that year as the only one beside it."""
    if date.year is None:
        return False
    partial = [
        each
        for each in span.literals.dates
        if each.year is None and each.month == date.month and (date.day is None or each.day == date.day)
    ]
    return bool(partial) and (_heads(date.year, span) or any(_beside(date.year, each, span) for each in partial))


def _beside(year: int, date: Date, span: Reading) -> bool:
    """Whether the sentence of the date names this year, and no other."""
    part = bisect_left(span.sentence_ends, date.span.end)
    inside = part < len(span.sentences) and span.sentences[part].holds(date.span)
    named, every = (
        span.once(("years", part), lambda span: _years(span.sentences[part].of(span.plain))) if inside else _NONE
    )
    return named == {str(year)} == every


def _years(sentence: str) -> tuple[set[str], set[str]]:
    """The years that a sentence names as such, and all figures that may be one."""
    return {found[1] or found[2] for found in _YEAR.finditer(sentence)}, set(_ANY_YEAR.findall(sentence))


def _heads(year: int, span: Reading) -> bool:
    """Whether a heading has this year, and the text no other."""
    headed = any(str(year) in heading for heading in span.once("headings", _headings))
    return headed and span.once("every year", lambda span: set(_ANY_YEAR.findall(span.plain))) == {str(year)}


def _headings(span: Reading) -> list[str]:
    return [heading[0] for heading in _HEADING.finditer(span.plain)]


def _message(date: Date, token: str, compared: Compared) -> str:
    every = list(islice((other for span in compared.spans for other in span.literals.dates), LOOKED_AT))
    looked = f"looked for the date {token!r} in {compared.where}"
    if not every:
        return f"{looked}: no date stands there"
    nearest = max(every, key=lambda other: _alike(date, other))
    return f"{looked}: the nearest there is {nearest.text!r}"


def _alike(one: Date, other: Date) -> tuple[int, int]:
    """How many parts two dates share, then how near they are, in days of months of 32."""
    pairs = ((one.year, other.year), (one.month, other.month), (one.day, other.day))
    shared = sum(mine is not None and mine == theirs for mine, theirs in pairs)
    days = [(date.year or 0) * 384 + (date.month or 0) * 32 + (date.day or 0) for date in (one, other)]
    return shared, -abs(days[0] - days[1])
