"""A sentence is copied where its characters stand between the ends of two clauses."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.copying import bare, stands_apart

SPAN = "Note: the pump stops at 5 bar. It costs 1.5 euros; “keep dry” says the lid."


@pytest.mark.parametrize(
    ("part", "stands"),
    [
        ("the pump stops at 5 bar", True),
        ("It costs 1.5 euros", True),
        ("says the lid", False),
        ("keep dry", True),
        ("pump stops at 5 bar", False),
        ("the pump stops", False),
        ("It costs 1", False),
        ("5 euros", False),
        ("the pump stops at 6 bar", False),
    ],
)
def test_a_part_stands_apart_between_two_ends(part: str, stands: bool) -> None:
    """Colon, stop, quotation marks and the edges of the text are ends; a point inside a number is none."""
    assert stands_apart(part, SPAN) is stands


def test_the_end_of_a_part_is_no_part_of_it() -> None:
    """Stops and spaces behind the last word fall away, brackets stay."""
    assert bare("It stops (at 5 bar) .. ") == "It stops (at 5 bar)"


@pytest.mark.parametrize(("answer", "copied"), [("It costs 1.5 euros.", True), ("It costs 1.5 Euros.", False)])
def test_a_sentence_that_a_span_has_as_written_is_copied(answer: str, copied: bool) -> None:
    """To the letter: another case is another text."""
    (sentence,) = compared(answer, ["Nothing of it.", SPAN])
    assert sentence.copied is copied
