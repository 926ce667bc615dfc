"""Negation, opposites, quantifiers and bounds together."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.antonyms import antonym
from proofspan.verification.rules.bounds import bound
from proofspan.verification.rules.negation import negation
from proofspan.verification.rules.quantifiers import quantifier
from proofspan.verification.rules.wording import wording

SPAN = "Some sites are not open before 9. Deliveries take at least 5 days."


@pytest.mark.parametrize(
    ("answer", "kinds"),
    [
        ("Some sites are not open before 9.", []),
        ("All sites are not open before 9.", [Kind.QUANTIFIER]),
        ("Some sites are open before 9.", [Kind.NEGATION]),
        ("Some sites are not open after 9.", [Kind.ANTONYM]),
        ("Deliveries take up to 5 days.", [Kind.QUANTIFIER]),
    ],
)
def test_it_is_the_four_rules(answer: str, kinds: list[Kind]) -> None:
    """The same faults as the four rules one by one."""
    (sentence,) = compared(answer, [SPAN])
    faults = list(wording(sentence))
    assert [fault.kind for fault in faults] == kinds
    assert faults == [fault for rule in (negation, antonym, quantifier, bound) for fault in rule(sentence)]


@pytest.mark.parametrize(
    "unit",
    ["the pump is not on, ", "all sites are open, ", "at least 5 days, ", "open closed ", "non mai ", "e, ", "("],
)
def test_long_sentences_end(unit: str) -> None:
    """Sixty thousand characters against as many end in a list; quadratic work would not end here."""
    text = unit * (60_000 // len(unit))
    for sentence in compared(text, [text.replace("not ", "")]):
        assert len(list(wording(sentence))) < 300
