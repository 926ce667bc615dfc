"""Dates of a text as wholes, in English and Italian, in words and in figures: day, month and year of one day."""

from collections.abc import Sequence
from operator import attrgetter

from proofspan.analysis.dates.chains import share_years
from proofspan.analysis.dates.figures import in_figures
from proofspan.analysis.dates.nouns import Date, Days, Parts
from proofspan.analysis.dates.words import beginnings, in_words
from proofspan.analysis.lowering import lowered

__all__ = ["Date", "Days", "Parts", "dated", "dates"]

_BY_PLACE = attrgetter("span.start", "span.end")


def dates(plain: str, language: str) -> tuple[Date, ...]:
    """The dates of a levelled text in order, in English and Italian words and in figures; impossible ones are none.

    Figures are read day first, month first where only that gives a day; in English both ways where both do.
    Days that share a month and a year, and months that share a year, are dates each. A year alone is none.
    """
    low = lowered(plain)
    return dated(plain, low, language, beginnings(low), [(0, len(plain))])


def dated(
    plain: str, low: str, language: str, named: Sequence[int], stretches: Sequence[tuple[int, int]]
) -> tuple[Date, ...]:
    """The same where it is known already at which places a month may be named, and in which stretches figures are
    joined by a sign; `low` is the text in lower case.
    """
    found = [*in_figures(plain, language, stretches), *in_words(plain, low, language, named)]
    if len(found) > 1:
        found.sort(key=_BY_PLACE)
        share_years(plain, found)
    return tuple(found)
