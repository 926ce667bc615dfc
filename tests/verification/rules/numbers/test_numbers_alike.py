"""A number that stands in a span alike in every respect is held there: nothing else need be looked at."""

import pytest

from proofspan.analysis.literals import Standing, literals, standing
from proofspan.verification.comparing import compared
from proofspan.verification.rules.numbers.alike import held_alike

PAIRS = [
    (answer, span)
    for answer in (
        "24 dogs ran.",
        "24 ran.",
        "The 24th ran.",
        "It took 24 hours.",
        "3-24 dogs ran.",
        "24% ran.",
        "One.",
    )
    for span in (
        "24 cars, 24 dogs.",
        "24% of it, 24 dogs.",
        "24% of it, 24.",
        "24 hours, 24 days.",
        "1-24 dogs.",
        "One.",
    )
]


@pytest.mark.parametrize(("answer", "span"), PAIRS)
def test_a_number_held_alike_is_held(answer: str, span: str) -> None:
    """Whatever else of the same value stands there; one that is not alike may be held all the same."""
    (sentence,) = compared(answer, [span])
    own, (there,) = sentence.pairs[0][0], sentence.spans
    for number in (*own.literals.numbers, *own.literals.loose):
        assert standing(number, [there.held]) is Standing.HELD or not held_alike(number, sentence.spans)


def test_a_share_may_take_a_number_of_things_away() -> None:
    """24 dogs beside 24 % and 24 dogs are left to the whole comparison; beside 24 dogs alone they are not."""
    (alone,), (beside,) = (compared("24 dogs ran.", [span]) for span in ("24 dogs.", "24% of it, 24 dogs."))
    (number,) = literals("24 dogs ran.").numbers
    assert held_alike(number, alone.spans)
    assert not held_alike(number, beside.spans)
