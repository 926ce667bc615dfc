"""Numbers in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis.literals.nouns import Form
from proofspan.analysis.literals.words import spelt

VALUES = [
    ("en", "two", "2"),
    ("en", "thirty-five", "35"),
    ("en", "twenty two", "22"),
    ("en", "one hundred", "100"),
    ("en", "a hundred and five", "105"),
    ("en", "two hundred and fifty thousand", "250000"),
    ("en", "nineteen eighty-four", "1984"),
    ("en", "twenty twenty-six", "2026"),
    ("en", "one million two hundred thousand and six", "1200006"),
    ("en", "two and a half million", "2500000.0"),
    ("en", "three dozen", "36"),
    ("en", "two hundred and three hundred", "200 300"),
    ("en", "two thousand and three thousand", "2000 3000"),
    ("en", "five six", "5 6"),
    ("en", "two thirds", "0.6666666666666666666666666667"),
    ("en", "one half", "0.5"),
    ("en", "a third of", "0.3333333333333333333333333333"),
    ("en", "twenty-first", "21"),
    ("en", "seventeenth", "17"),
    ("en", "fortieth", "40"),
    ("en", "a third party", ""),
    ("en", "weight, done, tent, often", ""),
    ("it", "due", "2"),
    ("it", "ventuno", "21"),
    ("it", "ventitré", "23"),
    ("it", "ottantotto", "88"),
    ("it", "duecentocinquanta", "250"),
    ("it", "millenovecento", "1900"),
    ("it", "duemilaventisei", "2026"),
    ("it", "trecentomila", "300000"),
    ("it", "due milioni trecentomila", "2300000"),
    ("it", "due milioni e mezzo", "2500000.0"),
    ("it", "un miliardo", "1000000000"),
    ("it", "due dozzine", "24"),
    ("it", "tre quarti", "0.75"),
    ("it", "terzo", "3"),
    ("it", "ventitreesimo", "23"),
    ("it", "dodicesima", "12"),
    ("it", "venti per cento", "20"),
    ("it", "settembre, seduto, contro, novità, tremare, centro", ""),
    ("de", "zwei two", ""),
]


@pytest.mark.parametrize(("language", "text", "expected"), VALUES)
def test_number_words_have_these_values(language: str, text: str, expected: str) -> None:
    """Each text has exactly these numbers in words, in order."""
    assert " ".join(str(number.value) for number in spelt(text, language)) == expected


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "one"), ("en", "first"), ("en", "half"), ("it", "sei"), ("it", "primo"), ("it", "metà")],
)
def test_words_that_mostly_mean_another_thing_are_loose(language: str, text: str) -> None:
    """An article, a word of order, a verb form."""
    (number,) = spelt(text, language)
    assert number.loose


@pytest.mark.parametrize(
    ("text", "form"), [("third", Form.ORDINAL), ("two thirds", Form.FRACTION), ("three", Form.COUNT)]
)
def test_the_form_tells_what_a_word_says(text: str, form: Form) -> None:
    """A place in a row, a part, a count."""
    (number,) = spelt(text, "en")
    assert number.form is form


def test_every_italian_number_word_below_a_thousand_is_read() -> None:
    """Built by the rules of spelling, each has its own value."""
    for value in range(2, 1000):
        words = {written for written in (italian(value),) if written != "sei"}
        assert [int(number.value) for word in words for number in spelt(word, "it")] == [value for _ in words]


def italian(value: int) -> str:
    """The Italian word of 2 to 999."""
    units = " uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici"
    small = [*units.split(" "), "diciassette", "diciotto", "diciannove"]
    tens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split()
    hundreds, rest = divmod(value, 100)
    head = "" if not hundreds else "cento" if hundreds == 1 else f"{small[hundreds]}cento"
    if rest < 20:
        return head + small[rest]
    ten, unit = tens[rest // 10 - 2], rest % 10
    return head + (ten[:-1] if unit in (1, 8) else ten) + ("tré" if unit == 3 else small[unit])


@given(
    st.lists(st.sampled_from("two hundred and a half million twenty one third ten due cento mila e mezzo un".split()))
)
def test_any_row_of_number_words_is_read_in_order(words: list[str]) -> None:
    """Whatever the words, the numbers ascend and lie inside the text."""
    text = " ".join(words)
    for language in ("en", "it"):
        ends = [end for number in spelt(text, language) for end in (number.start, number.end)]
        assert ends == sorted(ends)
        assert not ends or ends[-1] <= len(text)
