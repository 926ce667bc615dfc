"""Days that share the month and the year of a date beside them."""

import re
from collections.abc import Iterator

from proofspan.analysis.dates.months import STEMS
from proofspan.analysis.dates.nouns import Date, Parts, possible
from proofspan.analysis.dates.patterns import AND, CHAIN, DAY, NO_DAY_AFTER, ORDINAL, REACH, TO
from proofspan.spans import Span

# A digit first: such a pattern passes over most of a text without trying it.
_EARLIER = re.compile(rf"\d(?<![\w,:/.$€£-].)(?<=(?=({DAY}){ORDINAL}(?:({TO})|{AND})$).)", re.IGNORECASE)
_LATER = re.compile(
    rf"(?:({TO})|{AND})({DAY}){ORDINAL}{NO_DAY_AFTER}(?!\s+(?:of\s+|di\s+)?(?:{'|'.join(STEMS)}))", re.IGNORECASE
)
_BETWEEN = re.compile(rf"(?:{TO}|{AND}|\s+(?:dal|from)\s+)", re.IGNORECASE)
_BOTH = re.compile(r"(?<!\w)(?:between|both|tra|fra)(?:\s+(?:the|il)|\s+l['’])?\s*$", re.IGNORECASE)


def earlier(plain: str, start: int, parts: Parts) -> Iterator[Date]:
    """The days in front of a date that share its month and year: the 1 of "1-15 March", last one first."""
    year, month, until = parts
    for _ in range(CHAIN):
        found = _EARLIER.search(plain, max(0, start - REACH), start)
        day = int(found[1]) if found else 0
        if not found or month is None or until is None or day >= until or not possible(month, day):
            return
        span = Span(found.start(), found.end(1))
        yield Date(span, span.of(plain), ((year, month, day),), sure=bool(found[2]) or is_both(plain, span.start))
        start, until = found.start(), day


def later(plain: str, end: int) -> Iterator[tuple[Span, int, bool]]:
    """The days that follow a month and a day, each with whether a word says that the two belong together."""
    for _ in range(CHAIN):
        found = _LATER.match(plain, end)
        if not found:
            return
        yield Span(found.start(2), found.end(2)), int(found[2]), bool(found[1])
        end = found.end()


def share_years(plain: str, found: list[Date]) -> None:
    """Gives the year of a date to the one it is joined to: "from March 1 to April 15, 2026"."""
    for index in range(len(found) - 2, -1, -1):
        _share(plain, found, index, index + 1)
    for index in range(1, len(found)):
        _share(plain, found, index, index - 1)


def _share(plain: str, found: list[Date], to: int, of: int) -> None:
    date, other = found[to], found[of]
    if date.year is not None or other.year is None or date.either or len(date.readings) > 1:
        return
    one, two = sorted((date.span, other.span))
    if one.end > two.start or two.start - one.end > REACH:
        return
    if _BETWEEN.fullmatch(plain, one.end, two.start):
        _, month, day = date.readings[0]
        found[to] = date._replace(readings=((other.readings[0][0], month, day), (None, month, day)))


def is_both(plain: str, at: int) -> bool:
    """Whether "between" or "tra" stands before the place, so that "and" joins two days."""
    return bool(_BOTH.search(plain, max(0, at - 16), at))
