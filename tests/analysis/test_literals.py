"""Numbers and codes as whole tokens."""

from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis.literals import Held, codes, levelled, literals, missing, numbers
from proofspan.analysis.number_words import is_number_word
from proofspan.spans import Span


def values(text: str, language: str = "en") -> list[str]:
    return [str(number.value) for number in numbers(text, language)]


def held(text: str) -> Held:
    return Held.of(literals(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The AX-42 weighs 18 kg.", ["18"]),
        ("Ports S2 and E47, module x86_64.", []),
        ("Python 3.14.4 and v3.14", []),
        ("solu5on", []),
        ("2-0, 3-5 and 1904-1905", ["2", "0", "3", "5", "1904", "1905"]),
        ("5–7 kg", ["5", "7"]),
        ("-3.5 (-2) −4 –6", ["-3.5", "-2", "-4", "-6"]),
        ("-€5 and €-7", ["-5", "-7"]),
        ("30-day, mid-2021, 1990s, 18kg, 2nd", ["30", "2021", "1990", "18", "2"]),
        ("12 % and 12%", ["12", "12"]),
        (".5 and -.5", ["0.5", "-0.5"]),
        ("１２ and ٣", ["12", "3"]),
        ("1\u202f234 and 12\u00a0500", ["1234", "12500"]),
        ("in 2021\u00a0200 people", ["2021", "200"]),
        ("½ of 10²; m² and CO₂", ["0.5", "10", "2.0"]),
        ("sections 1,5,7", ["1", "5", "7"]),
    ],
)
def test_numbers_are_whole_tokens(text: str, expected: list[str]) -> None:
    """Each text has exactly these numbers: none out of a code, ranges unsigned, every minus kept."""
    assert values(text) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("1,250", "en", "1250"),
        ("1.250", "en", "1.250"),
        ("1.250", "it", "1250"),
        ("1,5", "it", "1.5"),
        ("1,5", "en", "1.5"),
        ("1.5", "it", "1.5"),
        ("1.234,56", "en", "1234.56"),
        ("1.234,56", "it", "1234.56"),
        ("1,234.56", "it", "1234.56"),
        ("0,600", "en", "0.600"),
        ("1.234.567", "en", "1234567"),
    ],
)
def test_a_figure_is_read_by_its_own_language_if_that_can(text: str, language: str, expected: str) -> None:
    """A figure that its language can read is read so, another by the other language's convention."""
    assert values(text, language) == [expected]


def test_a_figure_with_two_readings_has_no_value_in_an_unknown_language() -> None:
    """1.250 is 1250 or 1.25 to a reader whose language is not known: both are told, neither is chosen."""
    (number,) = numbers("1.250", "de")
    assert number.value is None
    assert set(number.readings) == {Decimal("1.25"), Decimal(1250)}


def test_list_markers_in_order_are_not_numbers() -> None:
    """1. and 2) at line starts count items, 3 in the text counts things."""
    assert values("1. First item\n2) Second item has 3 parts") == ["3"]


def test_a_list_marker_out_of_order_is_a_number() -> None:
    """A value cannot hide behind a full stop at the start of a line."""
    assert values("The weight is:\n42. Kilograms are meant") == ["42"]


def test_codes_compare_whole_and_in_any_case() -> None:
    """A code is its whole token with dashes and case folded."""
    text = "AX-42, ax‑42, P2, returns-v2, 3.14.4, 10-K"
    assert [code.key for code in codes(text)] == ["ax-42", "ax-42", "p2", "returns-v2", "3.14.4", "10-k"]


def test_spans_point_at_the_token_with_its_sign() -> None:
    """The span of a negative number takes its minus, whatever dash it is written with."""
    text = "It is −3.5 Nm."
    (number,) = numbers(text)
    assert number.span.of(text) == number.text == "−3.5"


def test_missing_tells_what_nothing_supports() -> None:
    """1,250 is supported by 1250; 7 and AX-4 are supported by nothing there."""
    lost = missing(literals("1,250 units of AX-4 in 7 days"), [held("1250 units of AX-42"), held("70 days")])
    assert [literal.text for literal in lost] == ["AX-4", "7"]


def test_number_words_compare_as_written() -> None:
    """Thirty is not sixty, and has no value yet."""
    (number,) = numbers("within sixty days")
    assert (number.key, number.value) == ("sixty", None)
    assert missing(literals("within sixty days"), [held("within thirty days")]) == (number,)


@pytest.mark.parametrize("word", ["due", "Ventiquattro", "ottantasette", "duecentodieci", "tremila", "milioni", "cent"])
def test_italian_number_words(word: str) -> None:
    """Italian writes its numbers in one word; half a word is none."""
    assert is_number_word(word, "it") == (word != "cent")


@pytest.mark.parametrize(
    ("word", "language"), [("one", "en"), ("sei", "it"), ("uno", "it"), ("due", "en"), ("two", "de")]
)
def test_words_with_a_commoner_meaning_are_not_numbers(word: str, language: str) -> None:
    """An article, a verb form, a due date."""
    assert not is_number_word(word, language)


def test_literals_within_a_span_keep_their_positions() -> None:
    """Of "1 2 3" the middle characters hold the 2 alone, at 2."""
    (number,) = literals("1 2 3").within(Span(1, 4)).numbers
    assert (number.text, number.span) == ("2", Span(2, 3))


@given(st.text(alphabet="0123456789.,-–−  \u00a0%€AaxS[]()\n½²１_", max_size=60))
def test_any_text_has_its_literals_in_order(text: str) -> None:
    """Whatever the text, literals are its own characters, ascending, and levelling keeps its length."""
    found = literals(text, "it")
    for kind in (found.numbers, found.codes):
        assert all(literal.span.of(text) == literal.text for literal in kind)
        assert all(a.span.end <= b.span.start for a, b in pairwise(kind))
    assert len(levelled(text)) == len(text)
