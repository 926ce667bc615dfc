"""Complete evidence set: whether an answer can be built at all."""

from proofspan.evaluation.judging import Judged


def complete(case: Judged, k: int) -> float | None:
    """1 when all of the required evidence is among the first k units, else 0; None when none is required."""
    if not case.required:
        return None
    return float(len(case.found(k)) == len(case.required))
