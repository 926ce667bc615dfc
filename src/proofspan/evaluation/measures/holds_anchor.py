"""Answers that hold the words they should."""

from proofspan.archive import Outcome
from proofspan.evaluation.answered import Answered
from proofspan.spans import collapsed


def holds_anchor(case: Answered) -> float | None:
    """1 when the answered text holds at least one anchor whole, runs of white space as one space, else 0.

    An abstention or a refusal of an answerable question counts 0. None for questions without answer or anchors.
    """
    if not case.answerable or not case.anchors:
        return None
    said = collapsed(" ".join(sentence.text for sentence in case.answer.sentences))
    return float(case.answer.outcome is Outcome.ANSWERED and any(collapsed(anchor) in said for anchor in case.anchors))
