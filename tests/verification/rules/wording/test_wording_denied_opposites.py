"""Opposites of which one is denied, or that a word beside them turns, say the same."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules.wording.antonyms import antonym


def found(answer: str, span: str) -> list[tuple[str, str]]:
    """Each fault's token, and the clause that its message quotes."""
    (only,) = compared(answer, [span], "en")
    return [(fault.token, fault.message.rpartition("it has ")[2]) for fault in antonym(only)]


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("The valve is never open.", "The valve is always closed."),
        ("The valve is not open.", "The valve is closed."),
        ("The shop is always open.", "The shop is never closed."),
        ("The gate always closes at noon.", "The gate never opens at noon."),
        ("The shop is open until six.", "The shop closes at six."),
        ("The shop is open.", "The shop is open. The shop is closed on Monday."),
    ],
)
def test_what_is_turned_twice_is_the_same(answer: str, span: str) -> None:
    """Never open is always closed, open until six closes at six, and one clause that agrees is enough."""
    assert found(answer, span) == []


@pytest.mark.parametrize(
    ("answer", "span", "token", "instead"),
    [
        ("The valve is open.", "The valve is closed.", "open", "'closed': 'The valve is closed'"),
        ("The seller pays the fee.", "The buyer pays the fee.", "seller", "'buyer': 'The buyer pays the fee'"),
    ],
)
def test_a_bare_opposite_is_told_with_its_clause(answer: str, span: str, token: str, instead: str) -> None:
    """The word of the answer, and what the span has in a clause that says the rest."""
    assert found(answer, span) == [(token, instead)]
