"""The whole way, from question to verified answer: whether what is said is grounded, and in the right source."""

from collections import Counter
from typing import Any

from proofspan.archive import Answer, Outcome
from proofspan.evaluation.stdlib.laboratory import ADMITTED, Laboratory
from proofspan.evaluation.stdlib.nouns import Item


def pipeline(lab: Laboratory) -> dict[str, dict[str, int]]:
    """How many answers end how, with every status admitted and with those in force."""
    return {
        admitted: dict(
            Counter(_ended(item, lab.windowed().ask(item, admitted=admitted)) for item in lab.material.items)
        )
        for admitted in ADMITTED
    }


def scripted_answer(lab: Laboratory) -> dict[str, Any]:
    """The first question that the filter changes the answer of, answered without it and with it; if there is none,
    the first question.
    """
    asked = [(item, _answers(lab, item)) for item in lab.material.items]
    changed = (each for each in asked if len({answer.text for answer in each[1].values()}) > 1)
    item, answers = next(changed, asked[0])
    return {
        "question": item.question,
        **{
            admitted: {"outcome": answer.outcome.value, "text": answer.text, "cited": sorted(_cited(answer))}
            for admitted, answer in answers.items()
        },
    }


def _answers(lab: Laboratory, item: Item) -> dict[str, Answer]:
    return {admitted: lab.windowed().ask(item, admitted=admitted) for admitted in ADMITTED}


def _ended(item: Item, answer: Answer) -> str:
    if answer.outcome is not Outcome.ANSWERED:
        return answer.outcome.value
    return f"grounded / {'right' if _cited(answer) == {item.document} else 'wrong'} source"


def _cited(answer: Answer) -> set[str]:
    return {c.found.passage.revision.document for sentence in answer.sentences for c in sentence.citations}
