"""Modes, colours, an "only" and the ways to a number cost no more than the texts are long."""

import pytest
from counting import MOST
from test_wording_work import each, work

from proofspan.verification.comparing import Rule
from proofspan.verification.rules.wording.colours import other_colour
from proofspan.verification.rules.wording.exclusive import turned_round
from proofspan.verification.rules.wording.modality import other_mode
from proofspan.verification.rules.wording.reached import reached_otherwise

CHANGED = [
    (other_mode, "The pump {0} must start in hall {1}.", "The pump {0} may start in hall {1}."),
    (turned_round, "Only group {0} may enter room {1}.", "Everybody may enter room {1} of {0}."),
    (other_colour, "The lamp is red when {0} runs and green when {1} stops.", "The lamp is green when {0} runs."),
    (reached_otherwise, "Sales of {0} rose by {1} % in spring.", "Sales of {0} rose to {1} % in spring."),
]


@pytest.mark.parametrize(("rule", "span", "answer"), CHANGED)
def test_twice_the_sentences_of_a_span_of_as_many_cost_about_twice(rule: Rule, span: str, answer: str) -> None:
    """Words that stand in every sentence of the span do not make each sentence look at all of it."""
    one, two = (work(rule, each(span, count), each(answer, count)) for count in (40, 80))
    assert two <= MOST * one


@pytest.mark.parametrize(("rule", "span", "answer"), CHANGED)
def test_one_sentence_of_twice_as_many_costs_about_twice(rule: Rule, span: str, answer: str) -> None:
    """Nor does one sentence of many."""
    one, two = (
        work(rule, each(span, count).replace(".", ","), each(answer, count).replace(".", ",")) for count in (80, 160)
    )
    assert two <= MOST * one
