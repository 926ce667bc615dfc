"""Dates of a text, as wholes, in both languages, in words and in figures."""

import pytest
from counting import lines_of
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis.dates import Days, dates


def said(text: str, language: str = "en") -> list[tuple[int | None, int | None, int | None]]:
    """The parts of every date of a text, by its first reading."""
    return [(date.year, date.month, date.day) for date in dates(text, language)]


@pytest.mark.parametrize(
    "text",
    [
        "1 February 2026",
        "the 1st of February 2026",
        "February 1st, 2026",
        "February 1, 2026",
        "Feb. 1, 2026",
        "1 Feb 2026",
        "01-Feb-2026",
        "1 FEBRUARY 2026",
        "the first of February, 2026",
        "1 febbraio 2026",
        "1° febbraio 2026",
        "il primo febbraio 2026",
        "1° feb. 2026",
        "il 1 febbraio del 2026",
        "2026-02-01",
        "2026/02/01",
        "2026-02-01T08:30:00Z",
        "01/02/2026",
        "1/2/2026",
        "1.2.2026",
        "01.02.26",
        "1-2-26",
        "Sunday, 1 February 2026",
        "domenica 1 febbraio 2026",
        "(1 February 2026)",
    ],
)
def test_one_day_in_every_form(text: str) -> None:
    """The first of February 2026, however it is written."""
    assert said(text, "it") == [(2026, 2, 1)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("in March 2026", (2026, 3, None)),
        ("a marzo 2026", (2026, 3, None)),
        ("nel marzo del 2026", (2026, 3, None)),
        ("Mar '26", (2026, 3, None)),
        ("2026/03", (2026, 3, None)),
        ("03/2026", (2026, 3, None)),
        ("on 15 March", (None, 3, 15)),
        ("by the 15th of March", (None, 3, 15)),
        ("l'11 marzo", (None, 3, 11)),
        ("dell’8 marzo", (None, 3, 8)),
        ("il ventitré settembre", (None, 9, 23)),
        ("entro il 31/12", (None, 12, 31)),
        ("in May", (None, 5, None)),
        ("since January", (None, 1, None)),
        ("ad agosto", (None, 8, None)),
        ("12/25/2026", (2026, 12, 25)),
        ("30 February 2026", (2026, 2, 30)),
        ("45 February 2026", (2026, 2, 45)),
        ("release 2 January 9, 2010", (2010, 1, 9)),
        ("alpha 2 January 2010", (2010, 1, None)),
        ("February 1, 9026", (9026, 2, 1)),
        ("over 45 February days", (None, 2, None)),
        ("3 set 2020", (2020, 9, 3)),
        ("11/09/85", (1985, 9, 11)),
    ],
)
def test_parts_that_are_said(text: str, parts: tuple[int | None, int | None, int | None]) -> None:
    """What is not said is None; a day that no calendar has is still what is said."""
    assert said(text, "it") == [parts]


@pytest.mark.parametrize(
    "text",
    [
        "in 2026",
        "You may 5 times repeat it",
        "May is here",
        "they march 15 miles",
        "ten years ago 2020 people came",
        "Set 3 alarms",
        "3-5 working days",
        "Python 3.11.14",
        "10.0.12.26",
        "the second March meeting",
        "the 2001-02 season",
        "1904-1905",
        "AX-2026-02-01",
        "45/13/2026",
        "24/7",
        "decreto n. 12/2020",
        "a ratio of 31/12",
        "the market in the marsh",
        "",
    ],
)
def test_what_is_no_date(text: str) -> None:
    """A year alone, a verb, a version, a season, a code, a fraction."""
    assert said(text) == []


def test_figures_in_english_are_read_both_ways() -> None:
    """01/02/2026 is the first of February and the second of January; in Italian it is the first alone."""
    (english,), (italian,) = dates("01/02/2026", "en"), dates("01/02/2026", "it")
    assert english.readings == ((2026, 2, 1), (2026, 1, 2))
    assert italian.readings == ((2026, 2, 1),)


@pytest.mark.parametrize(
    "text",
    [
        "from 3 to 15 March 2026",
        "3-15 March 2026",
        "between 3 and 15 March 2026",
        "between March 3 and 15, 2026",
        "March 3-15, 2026",
        "March 3 to March 15, 2026",
        "3 March to 15 March 2026",
        "dal 3 al 15 marzo 2026",
        "dal 3 marzo al 15 marzo 2026",
        "tra il 3 e il 15 marzo 2026",
        "dal 3 al 15/03/2026",
    ],
)
def test_a_range_shares_its_month_and_year(text: str) -> None:
    """Both days of the range are dates of March 2026, and sure to be."""
    found = dates(text, "it")
    assert [(date.year, date.month, date.day) for date in found] == [(2026, 3, 3), (2026, 3, 15)]
    assert all(date.sure for date in found)


def test_the_day_after_a_hyphen_is_no_year() -> None:
    """23 agosto-24 agosto are two days; in 23-ago-24 the last figure is the year."""
    assert said("23 agosto-24 agosto", "it") == [(None, 8, 23), (None, 8, 24)]
    assert said("23-ago-24", "it") == [(2024, 8, 23)]


def test_a_listed_figure_may_be_a_day() -> None:
    """The 12 of "chapters 12 and 15 March" only may be one: it supports a date and claims none."""
    first, second = dates("chapters 12 and 15 March", "en")
    assert (first.sure, second.sure) == (False, True)


@pytest.mark.parametrize(
    ("held", "asked", "has"),
    [
        ("1 February 2026", "February 2026", True),
        ("1 February 2026", "1 February", True),
        ("1 February 2026", "in February", True),
        ("1 February 2026", "01/02/26", True),
        ("1 February 2026", "1 February 1926", False),
        ("1 February", "1 February 2026", False),
        ("February 2026", "1 February 2026", False),
        ("1 February 2025 and 3 March 2026", "1 February 2026", False),
        ("01/02/2026", "02/01/2026", False),
        ("01/02/2026", "2 January 2026", True),
        ("01/02/26", "1 February 2026", True),
        ("01/02/26", "1 February 1926", True),
    ],
)
def test_one_date_must_say_all_parts(held: str, asked: str, has: bool) -> None:
    """Fewer parts are carried, none is borrowed from another date; figures keep one order."""
    assert Days.of(dates(held, "en")).has(dates(asked, "en")[0]) is has


@given(
    st.text(alphabet="0123456789/-.,' °’ \n\tdiJanFebmarzoMayofthe1stto\u0130ß", max_size=80),
    st.sampled_from(["en", "it"]),
)
def test_no_text_makes_it_raise(text: str, language: str) -> None:
    """Every date lies in the text, in order, with a month that exists."""
    found = dates(text, language)
    assert [date.span for date in found] == sorted(date.span for date in found)
    assert all(date.span.end <= len(text) and date.month in range(1, 13) for date in found)


@pytest.mark.parametrize(
    "piece", ["March 3, 4 and ", "1/2/2026 ", "may ", "1 to ", "3 marzo al ", " " * 9 + "May", "-1"]
)
def test_work_grows_as_the_text(piece: str) -> None:
    """Eight times the text is no more than ten times the work, in lines that are run."""
    took = []
    for size in (2_000, 16_000):
        text = piece * (size // len(piece))
        took.append(lines_of(lambda text=text: dates(text, "it")))
    assert took[1] <= 10 * took[0] + 500


def test_a_date_may_follow_a_year_without_a_space() -> None:
    """A day behind the comma of a year is no decimal."""
    assert [date.text for date in dates("(5 maggio 2011,7 maggio 2015)", "it")] == ["5 maggio 2011", "7 maggio 2015"]
