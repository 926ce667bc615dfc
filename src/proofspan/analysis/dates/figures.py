"""Dates in figures: 2026-02-01, 01/02/2026, 1.2.26, 2026/02."""

import re
from collections.abc import Iterator, Sequence

from proofspan.analysis.dates.chains import earlier
from proofspan.analysis.dates.nouns import Date, Parts, possible
from proofspan.spans import Span

_FIGURES = re.compile(
    r"(?<![\w./-])(?:"
    r"(?P<year>[12]\d{3})(?P<one>[-/.])(?P<month>\d{1,2})(?:(?P=one)(?P<day>\d{1,2}))?"
    r"|(?P<first>\d{1,2})(?P<two>[-/.])(?P<second>\d{1,2})(?:(?P=two)(?P<last>[12]\d{3}|\d\d))?"
    r"|(?P<of>\d\d)[/-](?P<in>[12]\d{3})"
    r")(?:T(?=\d\d)|(?!\w|[./-]\d))"
)
# One set of signs first: such a pattern passes over most of a text without trying it. Two parts with a point between
# them are no date.
_BEGINNING = re.compile(r"\d(?<![\w./-].)(?=\d{0,3}(?:[-/]\d|\.\d{1,2}\.\d))")
_ON = re.compile(r"(?<!\w)(?:on|by|until|from|since|before|after|il|al|dal|del|entro|fino\s+al|nel)\s+$", re.IGNORECASE)
_NUMBER_OF = re.compile(r"(?<!\w)(?:n|nn|nr|no|num|art|decree|decreto|legge|law|act|d\.?l|d\.?m)\.?\s*$", re.IGNORECASE)


def in_figures(plain: str, language: str, stretches: Sequence[tuple[int, int]]) -> Iterator[Date]:
    """The dates in figures that begin in a stretch; a day in front of one ("dal 1 al 15/03/2026") beside it.

    Every figure with all signs between its digits lies in a stretch; these ascend.
    """
    end = 0
    for start, stop in stretches:
        for beginning in _BEGINNING.finditer(plain, start, stop):
            at = beginning.start()
            found = _FIGURES.match(plain, at) if at >= end else None
            if not found:
                continue
            end = found.end()
            readings = _read_figures(plain, found, language)
            if not readings:
                continue
            if readings[0][2] is not None and found["first"]:
                yield from earlier(plain, at, readings[0])
            yield Date(Span(at, end), found[0].rstrip("T"), readings, len(readings) > 1)


def _read_figures(plain: str, found: re.Match[str], language: str) -> tuple[Parts, ...]:
    """What the figures may mean as a date, nothing where they are none."""
    if found["year"]:
        return _year_first(found)
    if found["in"]:
        year, month = int(found["in"]), int(found["of"])
        numbered = _NUMBER_OF.search(plain, max(0, found.start() - 12), found.start())
        return ((year, month, None),) if possible(month, None) and not numbered else ()
    first, second, last = found["first"], found["second"], found["last"]
    if last is None and not (found["two"] == "/" and _ON.search(plain, max(0, found.start() - 12), found.start())):
        return ()
    if found["two"] == "." and last and len(last) == 2 and not _padded(first, second):
        return ()
    said, one, two = (int(last) if last else None), int(first), int(second)
    orders: list[tuple[int | None, int, int]] = [(said, two, one), (said, one, two)]
    days = tuple(dict.fromkeys(parts for parts in orders if possible(*parts[1:])))
    return days if language == "en" else days[:1]


def _padded(first: str, second: str) -> bool:
    """Whether 01.02.26 is written so, which no version is: 3.11.14 may be one."""
    return len(first) == len(second) == 2 and "0" in (first[0], second[0])


def _year_first(found: re.Match[str]) -> tuple[Parts, ...]:
    """2026-02-01, 2026/2/1, and a month of two digits after the year, unless it is the next year: 2001-02."""
    year, month, day = int(found["year"]), int(found["month"]), int(found["day"]) if found["day"] else None
    if day is None:
        following = month == (year + 1) % 100
        if found["one"] == "." or len(found["month"]) != 2 or following:
            return ()
    return ((year, month, day),) if possible(month, day) else ()
