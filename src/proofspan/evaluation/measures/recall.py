"""Recall: how much of the required evidence was found."""

from proofspan.evaluation.judging import Judged


def recall(case: Judged, k: int) -> float | None:
    """The share of the required evidence among the first k units, in [0, 1]; None when none is required."""
    if not case.required:
        return None
    return len(case.found(k)) / len(case.required)
