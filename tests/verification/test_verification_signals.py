"""What of a span's wording a sentence leaves out, adds or swaps."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.signals import NAMES, signals


def found(answer: str, *spans: str, language: str = "en") -> Mapping[str, tuple[str, ...]]:
    (sentence,) = compared(answer, spans, language)
    return {name: words for name, words in signals(sentence).items() if words}


@pytest.mark.parametrize(
    ("span", "answer", "language", "name", "word"),
    [
        ("Only managers can approve refunds.", "Managers can approve refunds.", "en", "dropped_quantifier", "Only"),
        ("Some sites were closed in May.", "Sites were closed in May.", "en", "dropped_quantifier", "Some"),
        ("The tank holds up to 5 litres.", "The tank holds 5 litres.", "en", "dropped_quantifier", "up"),
        ("The pump may fail in winter.", "The pump fails in winter.", "en", "dropped_hedge", "may"),
        ("About 30 members took part.", "30 members took part.", "en", "dropped_hedge", "About"),
        ("Refunds are paid if the box is sealed.", "Refunds are paid.", "en", "dropped_condition", "if"),
        ("Refunds are paid.", "Refunds are paid unless the box is open.", "en", "added_condition", "unless"),
        ("The pump fails in winter.", "The pump might fail in winter.", "en", "added_hedge", "might"),
        ("The red team beat the blue club.", "The blue club beat the red team.", "en", "role_swap", "club"),
        ("Solo i soci ricevono la tessera.", "I soci ricevono la tessera.", "it", "dropped_quantifier", "Solo"),
        (
            "La pompa potrebbe guastarsi in inverno.",
            "La pompa si guasta in inverno.",
            "it",
            "dropped_hedge",
            "potrebbe",
        ),
        (
            "Il rimborso spetta salvo dolo del cliente.",
            "Il rimborso spetta al cliente.",
            "it",
            "dropped_condition",
            "salvo",
        ),
    ],
)
def test_a_change_of_wording_is_a_signal(span: str, answer: str, language: str, name: str, word: str) -> None:
    """Each change is found under its name, with its word as written."""
    assert word in found(answer, span, language=language)[name]


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Some sites were closed in May.", "Some sites were closed in May."),
        ("The pump may fail in winter.", "In winter the pump might fail."),
        ("Refunds are paid if the box is sealed.", "If the box is sealed, refunds are paid."),
        ("The red team beat the blue club.", "The blue club was beaten by the red team."),
        ("Cats sleep.", "Rockets burn kerosene if lit."),
    ],
)
def test_the_same_wording_has_none(span: str, answer: str) -> None:
    """Equal words, the passive, and spans that say nothing of it give no signal."""
    assert found(answer, span) == {}


WORDS = st.sampled_from("only some may if unless the pump pompa fails è by da solo se 5 , . up to".split())


@given(st.lists(WORDS, min_size=1, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_all_names_are_always_there(answer: str, span: str) -> None:
    """Whatever is compared, every signal is a tuple of words."""
    for language in ("en", "it", "xx"):
        for sentence in compared(answer, [span], language):
            assert tuple(signals(sentence)) == NAMES
