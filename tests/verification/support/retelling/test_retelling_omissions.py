"""What of a span's wording a sentence leaves out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.support.retelling.omissions import leaves_out, omitted


def found(answer: str, *spans: str, language: str = "en") -> tuple[str, ...]:
    (sentence,) = compared(answer, spans, language)
    return omitted(sentence)


@pytest.mark.parametrize(
    ("span", "answer", "language", "word"),
    [
        ("Only managers can approve refunds.", "Managers can approve refunds.", "en", "Only"),
        ("Some sites were closed in May.", "Sites were closed in May.", "en", "Some"),
        ("The tank holds up to 5 litres.", "The tank holds 5 litres.", "en", "up"),
        ("The pump may fail in winter.", "The pump fails in winter.", "en", "may"),
        ("About 30 members took part.", "30 members took part.", "en", "About"),
        ("Refunds are paid if the box is sealed.", "Refunds are paid.", "en", "if"),
        ("Solo i soci ricevono la tessera.", "I soci ricevono la tessera.", "it", "Solo"),
        ("La pompa potrebbe guastarsi in inverno.", "La pompa si guasta in inverno.", "it", "potrebbe"),
        ("Il rimborso spetta salvo dolo del cliente.", "Il rimborso spetta al cliente.", "it", "salvo"),
    ],
)
def test_a_word_that_holds_back_is_missed(span: str, answer: str, language: str, word: str) -> None:
    """Quantifiers, limits, hedges and conditions of the span, as they are written there."""
    assert word in found(answer, span, language=language)


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Some sites were closed in May.", "Some sites were closed in May."),
        ("The pump may fail in winter.", "In winter the pump might fail."),
        ("Refunds are paid if the box is sealed.", "If the box is sealed, refunds are paid."),
        ("Refunds are paid.", "Refunds are paid unless the box is open."),
        ("Rockets burn kerosene if lit.", "Cats sleep."),
    ],
)
def test_the_same_wording_leaves_nothing_out(span: str, answer: str) -> None:
    """Equal words, more words, and spans that say nothing of it."""
    assert found(answer, span) == ()


WORDS = st.sampled_from("only some may if unless the pump pompa fails è by da solo se 5 , . up to".split())


@given(st.lists(WORDS, min_size=1, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_what_is_left_out_stands_in_the_span(answer: str, span: str) -> None:
    """Whatever is compared, each word is one of the span's."""
    for language in ("en", "it", "xx"):
        for sentence in compared(answer, [span], language):
            assert set(omitted(sentence)) <= set(span.split())


SPARED = frozenset(("up", "da"))


@given(st.lists(WORDS, min_size=1, max_size=20).map(" ".join), st.lists(WORDS, max_size=30).map(" ".join))
def test_something_is_left_out_where_any_word_is_that_is_not_spared(answer: str, span: str) -> None:
    """What is looked at first, to be sooner done, lets no such word pass."""
    for language in ("en", "it", "xx"):
        for sentence in compared(answer, [span], language):
            missed = {word.casefold() for word in omitted(sentence)} - SPARED
            assert leaves_out(sentence, SPARED) == bool(missed)
