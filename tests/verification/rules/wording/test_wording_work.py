"""What is compared clause by clause costs no more than the texts are long, however alike their sentences are."""

import pytest
from counting import MOST, lines_of

from proofspan.verification.comparing import Rule, compared
from proofspan.verification.rules.wording.antonyms import antonym
from proofspan.verification.rules.wording.bounds import bound
from proofspan.verification.rules.wording.conditions import exception
from proofspan.verification.rules.wording.negation import negation
from proofspan.verification.rules.wording.quantifiers import quantifier

CHANGED = [
    (negation, "The valve {0} of the pump is not closed when it runs.", "The valve {0} of the pump is closed."),
    (antonym, "The valve {0} of the pump is closed when it runs.", "The valve {0} of the pump is open when it runs."),
    (quantifier, "All members of group {0} pay the fee.", "Only some members of group {0} pay the fee."),
    (bound, "The tank {0} holds at least {1} litres of water.", "The tank {0} holds at most {1} litres of water."),
    (exception, "The pump {0} runs in it unless the lid is open.", "The pump {0} runs in it if the lid is open."),
]


def each(sentence: str, count: int) -> str:
    """So many sentences like this, each with a word and a number of its own."""
    numbers = range(100, 100 + count)
    return " ".join(sentence.format("q" + "".join(chr(97 + int(sign)) for sign in str(at)), at) for at in numbers)


def work(rule: Rule, span: str, answer: str) -> int:
    """The lines that the rule runs, once words and numbers have been read."""
    sentences = compared(answer, [span])
    for own, there in (pair for sentence in sentences for pair in sentence.pairs):
        assert own.keys & there.keys
        assert own.literals.numbers or there.literals
    return lines_of(lambda: [[*rule(sentence)] for sentence in sentences])


@pytest.mark.parametrize(("rule", "span", "answer"), CHANGED)
def test_twice_the_sentences_of_a_span_of_as_many_cost_about_twice(rule: Rule, span: str, answer: str) -> None:
    """Words that stand in every sentence of the span do not make each sentence look at all of it."""
    one, two = (work(rule, each(span, count), each(answer, count)) for count in (20, 40))
    assert two <= MOST * one


@pytest.mark.parametrize("rule", [rule for rule, _, _ in CHANGED])
def test_a_sentence_without_a_word_at_issue_costs_next_to_nothing(rule: Rule) -> None:
    """Of a sentence that denies, bounds and counts nothing no clause is cut, long as the span may be; the first call of
    all, which reads the tables of words, apart.
    """
    answer, span = "The grey cabinet stands beside the wall of the hall.", "The cabinet {0} stands beside the wall."
    _, one, two = (work(rule, each(span, count), answer) for count in (10, 20, 40))
    assert one == two <= 100
