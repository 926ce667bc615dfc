"""A span that says nearly the same again and again costs no sentence of the answer a look at all of it."""

import pytest
from counting import MOST, lines_of
from test_wording_work import each, work

from proofspan.verification.clauses.alignment import STRETCHES, Beside
from proofspan.verification.comparing import Rule, compared
from proofspan.verification.rules.wording.antonyms import antonym
from proofspan.verification.rules.wording.exclusive import turned_round

CHANGED = [
    (turned_round, "Only members may open the lid {0}.", "All members may open the lid {0}."),
    (
        antonym,
        "The landlord pays repairs {0} and the tenant pays bills.",
        "The tenant pays repairs {0} and the tenant pays bills.",
    ),
    (antonym, "The {0} is larger.", "The {0} is smaller."),
]


def beside(count: int) -> Beside:
    """One sentence beside a span of so many."""
    (sentence,) = compared("All members open the lid.", [each("Only members may open the lid {0}.", count)])
    (pair,) = sentence.beside
    return pair


@pytest.mark.parametrize(("rule", "span", "answer"), CHANGED)
def test_twice_the_sentences_of_both_cost_about_twice(rule: Rule, span: str, answer: str) -> None:
    """Where all words but one stand in every sentence of both, and speak against the span in each."""
    one, two = (work(rule, each(span, 4 * count), each(answer, count)) for count in (STRETCHES // 4, STRETCHES // 2))
    assert two <= MOST * one


def test_no_more_than_so_many_stretches_are_looked_at() -> None:
    """However many have all that a clause says, those of its rarest words come first."""
    many, content = beside(3 * STRETCHES), frozenset(("member", "lid"))
    assert len(many.near(content, 0.5)) == STRETCHES
    (rare,) = (range(*each) for each in many.near(content | {"qcjc"}, 0.6))
    assert many.span.at["qcjc"][0] in rare


def test_stretches_beyond_those_cost_nothing() -> None:
    """A span three times as long, once it has been read, is looked at as long."""
    pairs, content = [beside(STRETCHES), beside(3 * STRETCHES)], frozenset(("member", "lid"))
    for pair in pairs:
        pair.near(content, 0.4)
    one, two = (lines_of(lambda pair=pair: pair.near(content, 0.5)) for pair in pairs)
    assert two == one
