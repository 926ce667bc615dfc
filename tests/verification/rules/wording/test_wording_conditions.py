"""A condition is no exception."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.conditions import exception


def faults(answer: str, span: str, language: str) -> list[Fault]:
    return [fault for sentence in compared(answer, [span], language) for fault in exception(sentence)]


@pytest.mark.parametrize(
    ("language", "span", "answer"),
    [
        ("en", "The offer ends unless the form is signed.", "The offer ends if the form is signed."),
        ("en", "The offer ends if the form is signed.", "The offer ends unless the form is signed."),
        ("en", "Unless the form is signed, the offer ends.", "If the form is signed, the offer ends."),
        ("en", "You cannot enter unless you have a badge.", "You cannot enter if you have a badge."),
        ("it", "L'offerta scade salvo che il modulo sia firmato.", "L'offerta scade se il modulo è firmato."),
        ("it", "L'offerta scade se il modulo è firmato.", "L'offerta scade a meno che il modulo sia firmato."),
    ],
)
def test_if_for_unless_is_a_fault(language: str, span: str, answer: str) -> None:
    """The same condition turned into an exception, or the other way, is refused."""
    assert [fault.kind for fault in faults(answer, span, language)] == [Kind.NEGATION]


@pytest.mark.parametrize(
    ("language", "span", "answer"),
    [
        ("en", "The offer ends unless the form is signed.", "The offer ends if the form is not signed."),
        ("en", "Do not open it unless the pump is off.", "It may be opened if the pump is off."),
        ("en", "Do not open it unless the pump is off.", "Open it only if the pump is off."),
        ("it", "L'offerta scade a meno che il modulo non sia firmato.", "L'offerta scade se il modulo non è firmato."),
        ("it", "Non si entra se non con il tesserino.", "Si entra solo con il tesserino."),
    ],
)
def test_the_same_condition_in_other_words_is_none(language: str, span: str, answer: str) -> None:
    """An exception may be told by a denied condition, or with the whole turned round."""
    assert faults(answer, span, language) == []


WORDS = st.sampled_from("if unless se non salvo che a meno the pump pompa is off , . not |".split())


@given(st.lists(WORDS, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_nothing_raises(answer: str, span: str) -> None:
    """Whatever the texts, only faults of the one kind are found."""
    assert {fault.kind for each in ("en", "it") for fault in faults(answer, span, each)} <= {Kind.NEGATION}
