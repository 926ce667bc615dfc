"""Dates of a text as wholes, in English and Italian, in words and in figures: day, month and year of one day."""

from proofspan.analysis.dates.chains import share_years
from proofspan.analysis.dates.figures import in_figures
from proofspan.analysis.dates.nouns import Date, Days, Parts
from proofspan.analysis.dates.words import in_words

__all__ = ["Date", "Days", "Parts", "dates"]


def dates(plain: str, language: str) -> tuple[Date, ...]:
    """The dates of a levelled text in order, in English and Italian words and in figures; impossible ones are none.

    Figures are read day first, month first where only that gives a day; in English both ways where both do.
    Days that share a month and a year, and months that share a year, are dates each. A year alone is none.
    """
    found = [*in_figures(plain, language), *in_words(plain, language)]
    if len(found) > 1:
        found.sort(key=lambda date: date.span)
        share_years(plain, found)
    return tuple(found)
