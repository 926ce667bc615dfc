"""Beside no span at all the rules that compare have nothing to say."""

import pytest

from proofspan.verification import Kind, verify
from proofspan.verification.comparing import Rule, compared
from proofspan.verification.rules import RULES

FULL = (
    'On Monday, 3 March 2026, Dr. B. Hill said "never again" of the AX-42, `join()` and Table 3.1: at most 3 to 5 kg, '
    "unless it is closed."
)


@pytest.mark.parametrize("rule", RULES)
def test_no_rule_finds_a_fault_without_a_span(rule: Rule) -> None:
    """A sentence with a day, a date, a name, a quotation, codes, a range, a bound, a condition and a denial."""
    (sentence,) = compared(FULL, [])
    assert sentence.spans == () and list(rule(sentence)) == []


def test_what_cites_nothing_is_refused_for_that() -> None:
    """The same sentence is no answer: its one fault is the citation that it lacks."""
    assert [fault.kind for fault in verify(FULL, {}).faults] == [Kind.MISSING_CITATION]
