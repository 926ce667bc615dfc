"""Where a text says a period, and of which number."""

import pytest

from proofspan.verification.clauses.recurring import periods_of, recurring, said_with
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Lexicon


def read(text: str, language: str = "en") -> Reading:
    return Reading(text, language, Lexicon())


def of_number(text: str, language: str = "en", place: int = 0) -> list[str]:
    reading = read(text, language)
    return [each.text for each in periods_of(reading, reading.literals.numbers[place])]


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("It costs 50 euros a month.", "en", ["a month"]),
        ("It lasts a month.", "en", []),
        ("It costs 50 euros for a month.", "en", []),
        ("Annual leave is granted each year.", "en", ["each year"]),
        ("Sono 26 giorni di ferie l'anno.", "it", ["l'anno"]),
        ("Si decide entro l'anno.", "it", []),
        ("Il canone al mese è di 50 euro.", "it", ["al mese"]),
    ],
)
def test_a_unit_behind_an_article_needs_a_number(text: str, language: str, said: list[str]) -> None:
    """A month is a period where it says how much comes in each, and else a stretch of time."""
    assert [each.text for each in recurring(read(text, language)).every] == said


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("The monthly fee is €50.", "en", ["monthly"]),
        ("The monthly plan costs €50 per year.", "en", ["per year"]),
        ("Ogni ora di ritardo comporta una penale di 300 €.", "it", ["Ogni ora"]),
        ("La penale è di € 300 per ogni ora di ritardo.", "it", ["per ogni ora"]),
        ("Employees file a report every week and get 26 days.", "en", []),
        ("It is inspected every 6 months.", "en", []),
    ],
)
def test_a_number_has_the_period_that_stands_with_it(text: str, language: str, said: list[str]) -> None:
    """The one close behind it, else the nearest of its clause; none across an "and", none of its own inside."""
    assert of_number(text, language) == said


def test_another_number_between_keeps_a_period_away() -> None:
    """The fee of a month has no period of its day of payment."""
    text = "Il canone mensile è di 50 euro entro il giorno 5 di ogni mese."
    assert of_number(text, "it") == ["mensile"]
    assert of_number(text, "it", place=1) == ["di ogni mese"]


def test_a_number_is_said_with_the_period_it_is_part_of() -> None:
    """Three of every three months needs no three where the span says quarterly."""
    own = read("Reports are due every three months.")
    three = own.literals.numbers[0]
    assert said_with(own, three, [read("Reports are due quarterly.")])
    assert not said_with(own, three, [read("Reports are due monthly.")])
