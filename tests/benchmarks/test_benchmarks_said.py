"""The benchmark's own reading of what a text says is generous: what it might say, it says."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "benchmarks"))

from changes.said import dates, says_number, says_token, says_word, spelled


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("It weighs 1,250 kg.", "1250"),
        ("Pesa 1.250 kg.", "1,25"),
        ("a share of 0.87", "87"),
        ("within thirty-two days", "32"),
        ("entro trentadue giorni", "32"),
        ("nel XXI secolo", "21"),
        ("3 milioni di euro", "3000000"),
        ("twelve thousand seats", "12000"),
        ("the third row", "3"),
        ("a dozen boxes", "12"),
        ("negli anni '70", "1970"),
        ("costa ５０ euro", "50"),
    ],
)
def test_a_number_said_in_any_form_is_said(text: str, number: str) -> None:
    """Separators, words, ordinals, numerals, magnitudes and shares all count."""
    assert says_number(text, number)


@pytest.mark.parametrize(
    ("text", "number"),
    [("in 1904", "190"), ("the AX-42 weighs 18 kg", "81"), ("entro trenta giorni", "13"), ("3-5 days", "15")],
)
def test_digits_inside_a_number_are_not_said(text: str, number: str) -> None:
    """A part of a longer figure is no number of the text."""
    assert not says_number(text, number)


def test_a_code_is_said_as_a_whole_whatever_its_hyphen() -> None:
    """AX-42 is said as AX 42 and ax42; AX-4 is not."""
    text = "Use the AX\u201142 unit, version 3.14.4."
    assert all(says_token(text, token) for token in ("AX-42", "ax42", "AX 42", "3.14.4"))
    assert not any(says_token(text, token) for token in ("AX-4", "X-42", "3.14", "14.4"))


def test_a_word_is_said_by_its_first_five_letters() -> None:
    """Torinese says Torino, and Tor does not."""
    assert says_word("la squadra torinese", "Torino")
    assert not says_word("la torre", "Torino")


def test_dates_are_read_in_both_languages_and_orders() -> None:
    """One day of March, five ways."""
    forms = ("3 March 2020", "March 3, 2020", "3 marzo 2020", "2020-03-03", "03/03/2020")
    assert all((3, 3, 2020) in dates(form) for form in forms)


@pytest.mark.parametrize(
    ("number", "english", "italian"),
    [(21, "twenty-one", "ventuno"), (28, "twenty-eight", "ventotto"), (33, "thirty-three", "trentatré")],
)
def test_numbers_are_spelled_in_both_languages(number: int, english: str, italian: str) -> None:
    """With the vowel that Italian drops, and its accent."""
    assert (spelled(number, "en"), spelled(number, "it")) == (english, italian)
