"""What of a text is passed over when its literals are looked for: never a part of one."""

import re
import unicodedata

import pytest
from counting import lines_of
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis.dates import dates
from proofspan.analysis.dates.months import LETTERS, MONTH_NAMES
from proofspan.analysis.literals import Held, english, italian, levelled, literals, numbers

LOOKED_FOR = [
    *(
        (word, english.LETTERS)
        for word in (*english.SMALL, *list(english.ORDINALS)[:-1], "a hundred", "a third", "half")
    ),
    *((word, italian.LETTERS) for word in (*italian.ORDINALS, "un milione", "una dozzina", "mille", "tré", "metà")),
    *((name, LETTERS) for name in MONTH_NAMES),
]
PIECES = st.sampled_from(
    "1 12 26 2026 1990s - / . , : ' _ AX v of May mar 3rd marzo Sept. one tre half 10:30 ½ T5 ( \n al x10 €".split(" ")
)
SAID = "On 5 May 2026 at 10:30 AX-42 cost 5 kg, 3/4 or $2 million; the 2nd of 12."


@pytest.mark.parametrize(("word", "letters"), LOOKED_FOR)
def test_whatever_is_read_begins_with_letters_that_are_looked_for(word: str, letters: str) -> None:
    """Every word that begins a number or names a month is found by its first letters; thousandth only ends one."""
    assert re.match(letters, word)


@pytest.mark.parametrize("language", ["en", "it"])
@given(st.lists(st.tuples(PIECES, st.sampled_from(["", " ", "-", "\u00a0"])), max_size=9))
def test_the_dates_among_literals_are_the_dates_of_the_text(language: str, pieces: list[tuple[str, str]]) -> None:
    """Looking only at months' letters and at figures that a sign joins loses no date."""
    text = "".join(piece + gap for piece, gap in pieces)
    assert literals(text, language).dates == dates(levelled(text), language)


def test_a_text_of_words_costs_no_more_for_being_longer() -> None:
    """Where no figure, month or number word stands, a text of a thousand words runs the lines that one of ten does."""
    took = [lines_of(lambda size=size: literals("the pump opens the valve " * size)) for size in (2, 200)]
    assert took[0] == took[1]


@pytest.mark.parametrize("before", ["", "text:\n", "- ", "text\n" + " " * 40, "# " * 9, "("])
def test_a_list_marker_is_known_however_far_it_is_indented(before: str) -> None:
    """The 1 that counts an item is no number, whatever list signs stand before it."""
    assert [number.text for number in numbers(f"{before}1) First, 5 kg.")] == ["5"]


def test_a_figure_at_the_end_of_a_sentence_is_no_list_marker() -> None:
    """The year before ". Then" is a number."""
    assert [number.text for number in numbers("It began in 1990. Then came 12) and more.")] == ["1990", "12"]


def test_every_decimal_digit_is_levelled() -> None:
    """The digits of all scripts become those from 0 to 9, curly quotes and long dashes stay."""
    digits = "".join(chr(code) for code in range(0x110000) if chr(code).isdecimal())
    assert levelled(digits) == "".join(str(unicodedata.decimal(sign)) for sign in digits)
    assert levelled("“a”—‘b’… 5 €") == "“a”—‘b’… 5 €"


def test_literals_are_moved_together() -> None:
    """Moved by nothing they are the same, and moved by three, every literal starts three further right."""
    found = literals(SAID)
    assert found == found.shifted(0)
    moved = found.shifted(3)
    assert moved == literals(f"on {SAID}")


@pytest.mark.parametrize("first", ["numbers", "based", "written", "codes"])
def test_a_table_is_the_same_whenever_it_is_asked_for(first: str) -> None:
    """Asking for one table first changes no other."""
    one, other = Held.of(literals(SAID)), Held.of(literals(SAID))
    assert getattr(one, first)
    assert (one.codes, one.written, one.numbers, one.based) == (other.codes, other.written, other.numbers, other.based)
