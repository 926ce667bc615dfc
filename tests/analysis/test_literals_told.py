"""What stands beside a number: its noun as a whole word, its unit, the hour it is, and a power of ten."""

from decimal import Decimal

import pytest

from proofspan.analysis.literals import Form, Held, amount, literals, numbers, standing
from proofspan.analysis.literals.held import HELD


@pytest.mark.parametrize(
    ("text", "language", "unit", "noun"),
    [
        ("90 degrees", "en", "°", ""),
        ("5 disks", "en", "", "disks"),
        ("5 offices", "en", "", "offices"),
        ("5 dipendenti", "it", "", "dipendenti"),
        ("5 million of euros", "en", "EUR", ""),
        ("3 milioni di euro", "it", "EUR", ""),
        ("3 milioni d'euro", "it", "EUR", ""),
        ("«30» days", "en", "day", ""),
    ],
)
def test_a_noun_is_a_whole_word(text: str, language: str, unit: str, noun: str) -> None:
    """A word that begins like "of" or "di" is not cut there, and the preposition itself is passed over."""
    (number,) = numbers(text, language)
    assert (number.unit, number.noun) == (unit, noun)


@pytest.mark.parametrize("text", ["2 x 10^6 cells", "2 × 10^6 cells", "2 x 10⁶ cells", "2x10^6 cells"])
def test_the_letter_x_multiplies_by_a_power_of_ten(text: str) -> None:
    """Two times ten to the sixth is 2,000,000, whichever sign is written; two by ten is two numbers."""
    assert [number.value for number in numbers(text)] == [Decimal(2_000_000)]
    assert [number.value for number in numbers("2 x 10 cells")] == [Decimal(2), Decimal(10)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("alle ore 16,30", "it"),
        ("ore 16.30", "it"),
        ("alle h 16.30", "it"),
        ("alle 16,30", "it"),
        ("at 4.30 pm", "en"),
        ("alle 16:30", "it"),
    ],
)
def test_hours_may_be_parted_from_minutes_by_a_comma(text: str, language: str) -> None:
    """Where an hour is meant, 16,30 is half past four; elsewhere it is a number."""
    (number,) = numbers(text, language)
    assert (number.form, number.value) == (Form.CLOCK, Decimal(16 * 60 + 30))
    assert numbers("costa 16,30", language)[0].form is Form.COUNT


@pytest.mark.parametrize(("own", "held"), [("at 16.30", "at 16:30"), ("at 16:30", "at 16.30"), ("at 4:30 pm", "16.30")])
def test_a_number_may_be_an_hour_that_the_text_has(own: str, held: str) -> None:
    """16.30 supports 16:30 and is supported by it; 16.40 is another."""
    (number,) = numbers(own)
    assert standing(number, [Held.of(literals(held))]) is HELD
    assert standing(number, [Held.of(literals("at 16.40"))]) is not HELD


def test_working_days_are_a_unit_of_their_own() -> None:
    """Calendar days are days, working and business days are not."""
    units = [number.unit for number in numbers("10 calendar days, 10 days, 10 working days, 10 business days")]
    assert units == ["day", "day", "working-day", "working-day"]
    assert [number.unit for number in numbers("10 giorni lavorativi, 10 giorni solari", "it")] == ["working-day", "day"]


@pytest.mark.parametrize("text", ["300 EUR per ogni ora", "300 EUR all'ora", "300 EUR per ciascuna ora", "300 EUR/h"])
def test_the_period_of_an_amount_is_part_of_its_unit(text: str) -> None:
    """Per each, per every and per are one."""
    assert [number.unit for number in numbers(text, "it")] == ["EUR/h"]
    assert numbers("$300 for each full day")[0].unit == "$/day"


def test_every_noun_of_a_value_is_held() -> None:
    """Five pumps and five valves of one text are two facts, and each of them supports its like."""
    held = Held.of(literals("There are 5 pumps, 5 valves and 5 % losses."))
    assert {number.noun for number in held.numbers[Decimal(5)]} == {"pumps", "valves", ""}
    assert standing(numbers("5 valves")[0], [held]) is HELD


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("up to £95 a night", "£95"),
        ("at 6 p.m. on Monday", "6 p.m."),
        ("version 4.2 applies", "4.2"),
        ("with 0.7 million residents", "0.7 million"),
        ("of EUR 1250 per year", "EUR 1250"),
        ("of € 1.250,00 entro", "€ 1.250,00"),
        ("within 30 working days of it", "30 working days"),
    ],
)
def test_an_amount_is_the_number_with_its_unit_only(text: str, written: str) -> None:
    """The currency before and the unit behind belong to it, an article or a verb does not."""
    (number,) = numbers(text)
    assert amount(text, number.span).of(text) == written
