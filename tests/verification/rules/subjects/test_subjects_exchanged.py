"""Numbers that stand in each other's place, or under another heading, are faults."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.subjects.exchanged import exchanged

CROSSED = [
    ("en", "Of 300 asked, 120 answered.", "Of 120 asked, 300 answered."),
    ("it", "La tassa è di 98 euro per valori fino a 5.200 euro.", "Per valori fino a 98 euro la tassa è 5200 €."),
    ("en", "The fee is 98 euros for values up to 5,200 euros.", "For values up to 98 euros the fee is 5,200 euros."),
    ("it", "Prodotto: Beta; prezzo: 30 €; pezzi: 7", "Beta costa 7 euro."),
    ("en", "Product: Beta; price: 30 €; pieces: 7", "Beta costs 7 euros."),
]
KEPT = [
    ("en", "Of 300 asked, 120 answered.", "120 answered out of 300 asked."),
    ("it", "La tassa è di 98 euro per valori fino a 5.200 euro.", "Per valori fino a 5200 euro la tassa è 98 €."),
    (
        "en",
        "The club has 12 percent of the seats and 40 percent of the votes.",
        "It got 12 percent of seats, 40 of votes.",
    ),
    ("it", "Prodotto: Beta; prezzo: 30 €; pezzi: 7", "Beta costa 30 euro."),
    ("en", "Product: Beta; price: 30 €; pieces: 7", "There are 7 pieces of Beta."),
]


@pytest.mark.parametrize(("language", "span", "answer"), CROSSED)
def test_an_exchanged_number_is_a_fault(language: str, span: str, answer: str) -> None:
    """A number in the place of another one is refused, though the span has both."""
    faults = [fault for sentence in compared(answer, [span], language) for fault in exchanged(sentence)]
    assert [fault.kind for fault in faults] == [Kind.OTHER_SUBJECT]


@pytest.mark.parametrize(("language", "span", "answer"), KEPT)
def test_a_number_in_its_own_place_is_none(language: str, span: str, answer: str) -> None:
    """The order of two numbers may change, as long as each keeps what is said of it."""
    assert not [fault for sentence in compared(answer, [span], language) for fault in exchanged(sentence)]


@given(answer=st.text("a1 2.,:€;", max_size=60), span=st.text("a1 2.,:€;", max_size=60))
def test_no_text_makes_it_raise(answer: str, span: str) -> None:
    """Whatever the two texts are, what is found is of the one kind."""
    faults = [fault for sentence in compared(answer, [span], "en") for fault in exchanged(sentence)]
    assert {fault.kind for fault in faults} <= {Kind.OTHER_SUBJECT}
