"""The ceiling: how often a perfect prompt could answer at all."""

from proofspan.evaluation.judging import Judged


def ceiling(case: Judged, k: int) -> float | None:
    """1 when one of the first k passages is or holds any of the required evidence, else 0; None when none is required.

    Where anchors are what is required that is an anchor held whole. Passages are counted and not documents, since
    passages are what is delivered.
    """
    if not case.required:
        return None
    return float(any(case.holding[:k]))
