"""Numbers and codes as whole tokens."""

from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis.literals import Held, codes, levelled, literals, missing, numbers, visible


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
        ("½ of 10²; m² and CO₂", ["0.5", "100"]),
        ("10^-3, 1e3 and 1.5 × 10⁶", ["0.001", "1E+3", "1.5E+6"]),
        ("2½ or 2 1/2 and 3/4", ["2.5", "2.5", "0.75"]),
        ("12 345 or 12'345 in 2021 200 times", ["12345", "12345", "2021", "200"]),
        ("5K, 2.3M and 3bn", ["5E+3", "2.3E+6", "3E+9"]),
        ("minus 5 and US$7", ["-5", "7"]),
        ("10x20 cm", ["10", "20"]),
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


def test_number_words_are_values() -> None:
    """Sixty is 60 and not thirty."""
    (number,) = numbers("within sixty days")
    assert (number.key, number.value, number.unit) == ("sixty", Decimal(60), "day")
    assert missing(literals("within sixty days"), [held("within 30 days")]) == (number,)
    assert missing(literals("within sixty days"), [held("within 60 days")]) == ()


def test_words_that_mostly_are_no_numbers_stand_apart() -> None:
    """`One` and `first` support a 1 and ask for no support."""
    found = literals("The first of them is one that lasts.")
    assert (found.numbers, [number.text for number in found.loose]) == ((), ["first", "one"])
    assert Held.of(found).has(numbers("the 1st")[0])


def test_a_date_is_no_number_and_supports_its_year() -> None:
    """1 February 2026 holds no 1 that weighs 1 kg, yet 2026."""
    found = literals("From 1 February 2026 on.")
    assert (found.numbers, [date.year for date in found.dates]) == ((), [2026])
    assert Held.of(found).has(numbers("in 2026")[0])
    assert not Held.of(found).has(numbers("1 kg")[0])


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("3-5 days", [-1, 1]),
        ("from 3 to 5 days", [-1, 1]),
        ("between 3 and 5 days", [-1, 1]),
        ("3 and 5 days", [0, 0]),
        ("3 kg to 5 kg", [-1, 1]),
        ("between 3\u00a0and 5\u00a0days", [-1, 1]),
        ("3 to\n5 days", [-1, 1]),
        ("30 seconds to $5", [0, 0]),
        ("1-2-3", [0, 0, 0]),
        ("4 % until 2024", [0, 0]),
        ("€ 1,500 to 2000", [-1, 1]),
    ],
)
def test_ranges_tell_where_they_begin_and_end(text: str, bounds: list[int]) -> None:
    """-1 for the first bound, 1 for the last, 0 for what is no range; the unit goes to both bounds."""
    found = numbers(text)
    assert [number.bound for number in found] == bounds
    assert not any(bounds) or len({number.unit for number in found}) == 1


def test_a_magnitude_is_part_of_both_bounds_of_a_range() -> None:
    """5-10 million begins at five million, 500 to 2 million does not begin at 500 million."""
    assert [number.value for number in numbers("5-10 million")] == [5_000_000, 10_000_000]
    assert [number.value for number in numbers("500 to 2 million")] == [500, 2_000_000]
    assert [number.value for number in numbers("from 15 to 14.2 million")] == [15_000_000, 14_200_000]


def test_a_share_is_no_end_of_a_range_of_millions() -> None:
    """Up 7 % to 92 million is a change and a sum; tra il 3 e il 5 % is a range of two shares."""
    assert [(number.unit, number.bound) for number in numbers("del 7% a 92 milioni", "it")] == [("%", 0), ("", 0)]
    assert [(number.unit, number.bound) for number in numbers("tra il 3 e il 5%", "it")] == [("%", -1), ("%", 1)]
    assert [number.bound for number in numbers("il 3 e il 5%", "it")] == [0, 0]


def test_what_bounds_a_number_hides_not_what_it_counts() -> None:
    """50 or more employees are employees, five or fewer days are days."""
    assert [number.noun for number in numbers("50 or more employees")] == ["employees"]
    assert numbers("50 o più dipendenti", "it")[0].noun == "dipendenti"
    assert numbers("5 or fewer days")[0].unit == numbers("5 days")[0].unit


@pytest.mark.parametrize(
    ("text", "language", "unit"),
    [
        ("10:30", "en", "clock12"),
        ("10:30 am", "en", "clock"),
        ("17:30", "en", "clock"),
        ("alle 10.30", "it", "clock"),
        ("ore 10", "it", "clock"),
        ("16:9", "en", ""),
    ],
)
def test_times_of_day_are_one_token(text: str, language: str, unit: str) -> None:
    """Hours and minutes together are one number; a ratio is none of them."""
    (number,) = numbers(text, language)
    assert number.unit == unit


def test_telephone_numbers_are_whole() -> None:
    """The groups of a telephone number are no numbers."""
    found = literals("Call +39 06 1234567, 06-1234567 or 555-123-4567.")
    assert (found.numbers, len(found.codes)) == ((), 3)


@pytest.mark.parametrize("text", ["23/56/1987", "1987/56/23", "23/56/87"])
def test_what_looks_like_a_date_and_is_none_is_whole(text: str) -> None:
    """No part of 23/56/1987 is a number, so that none is found by itself."""
    found = literals(f"Open since {text}.")
    assert (found.numbers, found.dates, [code.text for code in found.codes]) == ((), (), [text])


@pytest.mark.parametrize("figure", ["1,234,56", "1.234,5.6", "9" * 50])
def test_a_figure_of_no_convention_has_no_reading(figure: str) -> None:
    """Broken groupings and endless figures have no value, and still are numbers."""
    (number,) = numbers(figure)
    assert (number.value, number.readings) == (None, ())


@given(st.text(alphabet="0123456789.,-–−  \u00a0%€AaxS[]()\n½²１_", max_size=60))
def test_any_text_has_its_literals_in_order(text: str) -> None:
    """Whatever the text, literals are its own characters, ascending, and levelling keeps its length."""
    found = literals(text, "it")
    for kind in (found.numbers, found.codes):
        assert all(literal.span.of(text) == literal.text for literal in kind)
        assert all(a.span.end <= b.span.start for a, b in pairwise(kind))
    assert len(levelled(text)) == len(text)


def test_what_nobody_sees_is_left_out() -> None:
    """A soft hyphen and a joiner go, a ligature and a raised figure are plain ones."""
    assert visible("of\u00adfer e\ufb03cient AX\u200b-4\u00b2") == "offer efficient AX-42"


def test_of_equal_numbers_one_is_kept() -> None:
    """A thousand ones and a thousand kilograms are two entries, so that looking up stays cheap."""
    assert len(held("1 " * 1000 + "1 kg, " * 1000).numbers[Decimal(1)]) == 2
