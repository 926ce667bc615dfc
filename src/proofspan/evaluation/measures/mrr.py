"""Mean reciprocal rank: how far down the first evidence stands."""

from proofspan.evaluation.judging import Judged


def mrr(case: Judged, k: int) -> float | None:
    """1 / rank of the first unit that brings evidence, 0 when none of the first k does.

    None when nothing is required, and where one passage can hold several pieces of evidence.
    """
    if not case.required or not case.single:
        return None
    return next((1 / rank for rank, unit in enumerate(case.units[:k], start=1) if unit), 0.0)
