"""Names that stand in the spans as the sentence has them are found out without looking each up for itself."""

import random

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules.names.plainly import plainly_there
from proofspan.verification.rules.names.unsupported import not_there, unsupported_name

WORDS = (
    "Maria Rossi Hill King Rome The In Plan A B. C. V US WHO AM NASA IT È Dr. Jan March General History: Ⅳ ² 16 "
    'it the group of plan rose west 中 iPhone "A. (B) C, II New York John'
).split()


def drawn(chance: random.Random, count: int) -> str:
    return " ".join(chance.choices(WORDS, k=count))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seed", range(150))
def test_what_is_plainly_there_has_no_fault(seed: int, language: str) -> None:
    """Of no sentence that is passed over would a name, a row of names or an initial be found missing."""
    chance = random.Random(seed)
    for _ in range(20):
        said = drawn(chance, chance.randrange(1, 6))
        span = f"{drawn(chance, 8)} {said if chance.random() < 0.5 else said.lower()} {drawn(chance, 8)}"
        for sentence in compared(said, [span, drawn(chance, 5)], language):
            own = sentence.pairs[0][0]
            assert not plainly_there(own, sentence.spans) or not [*not_there(sentence, own)]


def test_a_letter_that_stands_there_is_passed_over() -> None:
    """A unit, a label and an article in capitals; another letter is looked up."""
    (sentence,) = compared("The group B draws 16 A from it.", ["The group B draws 16 A from the net."])
    assert plainly_there(sentence.pairs[0][0], sentence.spans)
    (sentence,) = compared("The group C draws 16 A from it.", ["The group B draws 16 A from the net."])
    assert not plainly_there(sentence.pairs[0][0], sentence.spans)


def test_an_initial_behind_a_quotation_mark_is_looked_up() -> None:
    """A mark before the first word does not hide that another is meant, though the letter stands there elsewhere."""
    (sentence,) = compared('"C. Taylor signed the plan."', ["T. Taylor signed the plan. Vitamin C was sold."])
    assert [fault.token for fault in unsupported_name(sentence)] == ["C. Taylor"]
