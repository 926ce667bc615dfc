"""The words that say how often, and the periods they are."""

from fractions import Fraction

import pytest

from proofspan.verification.words.periods import SAID, Period, said

HOUR, DAY, WEEK = (Period("hours", Fraction(hours)) for hours in (1, 24, 168))
MONTH, QUARTER, HALF, YEAR = (Period("months", Fraction(months)) for months in (1, 3, 6, 12))


def periods(text: str, language: str) -> list[Period]:
    every = [said(found, language) for found in SAID[language].finditer(text)]
    return [each.period for each in every if each]


@pytest.mark.parametrize(
    ("text", "language", "period"),
    [
        ("each hour", "en", HOUR),
        ("for every day", "en", DAY),
        ("weekly", "en", WEEK),
        ("once per month", "en", MONTH),
        ("every three months", "en", QUARTER),
        ("twice a year", "en", HALF),
        ("8 % p.a. on", "en", YEAR),
        ("every 24 hours", "en", DAY),
        ("every business day", "en", Period("working-days", Fraction(1))),
        ("three times a week", "en", Period("hours", Fraction(56))),
        ("per ogni ora", "it", HOUR),
        ("quotidianamente", "it", DAY),
        ("una volta alla settimana", "it", WEEK),
        ("mensili", "it", MONTH),
        ("ogni trimestre", "it", QUARTER),
        ("due volte l'anno", "it", HALF),
        ("annua", "it", YEAR),
        ("tutti i giorni", "it", DAY),
        ("ogni giorno feriale", "it", Period("working-days", Fraction(1))),
    ],
)
def test_words_of_one_period_are_one_period(text: str, language: str, period: Period) -> None:
    """However it is said, a period is so many of what it is counted in."""
    assert periods(text, language) == [period]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("within three months", "en"),
        ("per 2 hours", "en"),
        ("three years ago", "en"),
        ("bi-weekly", "en"),
        ("per due mesi", "it"),
        ("dell'anno", "it"),
        ("al mese di marzo", "it"),
        ("al giorno 5", "it"),
    ],
)
def test_a_stretch_of_time_is_no_period(text: str, language: str) -> None:
    """What comes once, and what may mean two things, says no period."""
    assert periods(text, language) == []


@pytest.mark.parametrize(
    ("text", "hourly"), [("la tariffa oraria", True), ("un costo orario", True), ("l'orario", False)]
)
def test_orario_is_hourly_as_an_adjective_only(text: str, hourly: bool) -> None:
    """A timetable is no period, nor are the hours in which something is open."""
    assert (HOUR in periods(text, "it")) == hourly
    assert HOUR not in periods("la fascia oraria", "it")


def test_a_week_from_now_is_told_apart_from_one_that_comes_again() -> None:
    """Next week has a relation to now, and a week of each has none."""
    (near,) = periods("next week", "en")
    assert near == WEEK._replace(relation="next")
    assert periods("l'anno prossimo", "it") == [YEAR._replace(relation="next")]
