"""The ceiling: how often a perfect prompt could answer at all."""

from proofspan.evaluation.judging import Judged


def ceiling(case: Judged, k: int) -> float | None:
    """1 when one of the first k passages holds an anchor whole, else 0; None when nothing is required.

    Where a case has no anchors, any piece of required evidence will do. Passages are counted and not documents,
    since passages are what is delivered.
    """
    if not case.required:
        return None
    return float(any(case.holding[:k]))
