"""Saying nothing: when it is right, and when it is not."""

from proofspan.archive import Outcome
from proofspan.evaluation.answered import Answered


def over_refusal(case: Answered) -> float | None:
    """1 when an answerable question was not answered, else 0; None for questions without answer."""
    return float(case.answer.outcome is not Outcome.ANSWERED) if case.answerable else None


def abstained_unanswerable(case: Answered) -> float | None:
    """1 when a question without answer was not answered, else 0; None for answerable ones."""
    return None if case.answerable else float(case.answer.outcome is not Outcome.ANSWERED)


def refusal_rate(case: Answered) -> float | None:
    """1 when a draft was refused by verification, else 0; over all questions."""
    return float(case.answer.outcome is Outcome.REFUSED)
