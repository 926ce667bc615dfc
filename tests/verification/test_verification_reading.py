"""A text as verification reads it: its words and where they stand."""

from hypothesis import given
from hypothesis import strategies as st

from proofspan.spans import Span
from proofspan.verification.reading import WORD, Reading
from proofspan.verification.words.lexicon import Lexicon

TEXTS = st.text(alphabet="ab Z9_.-\u0301\u00e9\n\u00a0'|", max_size=40)


def read(text: str) -> Reading:
    return Reading(text, "en", Lexicon())


@given(TEXTS)
def test_each_word_stands_where_it_is_said_to(text: str) -> None:
    """Words are runs of letters, digits and underscores, with the marks that combine with them, in order."""
    reading = read(text)
    assert reading.places == [found.span() for found in WORD.finditer(reading.plain)]
    assert [word.text for word in reading.words] == [reading.plain[start:end] for start, end in reading.places]


@given(TEXTS, st.integers(0, 40), st.integers(0, 40))
def test_the_words_of_a_stretch_are_those_that_start_in_it(text: str, one: int, other: int) -> None:
    """Counted from the first that starts there to the last."""
    reading, span = read(text), Span(min(one, other), max(one, other))
    inside = [at for at, (start, _) in enumerate(reading.places) if span.start <= start < span.end]
    assert list(reading.between(span)) == inside


@given(TEXTS, st.integers(0, 40))
def test_a_position_is_in_the_last_word_before_it_and_ahead_of_the_next(text: str, position: int) -> None:
    """The first word where none is before it; one past the last where none follows."""
    reading = read(text)
    before = [at for at, (start, _) in enumerate(reading.places) if start <= position]
    ahead = [at for at, (start, _) in enumerate(reading.places) if start >= position]
    assert reading.word_at(position) == (before[-1] if before else 0)
    assert reading.word_from(position) == (ahead[0] if ahead else len(reading.places))
