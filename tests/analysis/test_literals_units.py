"""Units and currencies beside numbers."""

from decimal import Decimal

import pytest

from proofspan.analysis.literals import numbers
from proofspan.analysis.literals.units import MEASURES, NAMES, agree, base

UNITS = [
    ("en", "18 kg", "kg"),
    ("en", "18kg", "kg"),
    ("en", "18 kilograms", "kg"),
    ("en", "**18** kg", "kg"),
    ("en", "30-day", "day"),
    ("en", "30 working days", "working-day"),
    ("en", "12 %", "%"),
    ("en", "12 per cent", "%"),
    ("en", "12 percentage points", "pp"),
    ("en", "$5", "$"),
    ("en", "$ 5", "$"),
    ("en", "US$5", "USD"),
    ("en", "EUR 5", "EUR"),
    ("en", "5 euros", "EUR"),
    ("en", "-€5", "EUR"),
    ("en", "$5 million", "$"),
    ("en", "5 million dollars", "$"),
    ("en", "€5 per year", "EUR/year"),
    ("en", "5 €/month", "EUR/month"),
    ("en", "120 km/h", "km/h"),
    ("en", "120 km per hour", "km/h"),
    ("en", "9.81 m/s²", "m/s²"),
    ("en", "5 m2", "m²"),
    ("en", "5 square metres", "m²"),
    ("en", "70 °C", "°C"),
    ("en", "70 degrees Celsius", "°C"),
    ("en", "5 C", "°C"),
    ("en", "3x", "×"),
    ("en", "three times", "×"),
    ("en", "40 sites", ""),
    ("en", "5 in all", ""),
    ("en", "1990s", ""),
    ("it", "5 l'anno", ""),
    ("it", "2 milioni di euro", "EUR"),
    ("it", "dodici per cento", "%"),
    ("it", "3 punti percentuali", "pp"),
    ("it", "5 metri quadrati", "m²"),
    ("it", "18 chili", "kg"),
    ("it", "sei mesi", "month"),
    ("it", "5 € al mese", "EUR/month"),
    ("it", "30 lunghi giorni", "day"),
]


@pytest.mark.parametrize(("language", "text", "unit"), UNITS)
def test_the_unit_stands_beside_the_number(language: str, text: str, unit: str) -> None:
    """Symbols and words, before and after, in both languages, have one name."""
    (number,) = numbers(text, language)
    assert number.unit == unit


def test_what_is_no_unit_is_the_noun() -> None:
    """40 sites are counted; 40 of them are not told."""
    assert [number.noun for number in numbers("40 sites, 40 of them")] == ["sites", ""]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("kg", "", True),
        ("kg", "lb", False),
        ("$", "USD", True),
        ("$", "EUR", False),
        ("pound", "GBP", True),
        ("pound", "lb", True),
        ("°", "°C", True),
        ("°C", "°F", False),
        ("%", "pp", False),
        ("EUR/year", "EUR", True),
        ("EUR/year", "EUR/month", False),
        ("kph", "km/h", True),
    ],
)
def test_units_agree_where_they_can_mean_the_same(one: str, other: str, same: bool) -> None:
    """What is left out agrees with anything, a sign with every currency it may be."""
    assert agree(one, other) is agree(other, one) is same


def test_amounts_of_one_dimension_have_one_base() -> None:
    """24 months are two years, 60 minutes one hour; a ton without its country converts to nothing."""
    assert base("month", Decimal(24)) == base("year", Decimal(2))
    assert base("min", Decimal(60)) == base("h", Decimal(1))
    assert base("ton", Decimal(1)) is None


def test_every_canonical_name_is_a_name_of_itself() -> None:
    """No row of the table takes the name of another, so that the last wins unseen."""
    assert [unit for unit in MEASURES if NAMES[unit] != unit] == []
