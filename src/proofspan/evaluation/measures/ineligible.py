"""Ineligible: what stands in the first places when nothing is kept out."""

from proofspan.evaluation.judging import Judged


def ineligible(case: Judged, k: int) -> float | None:
    """How many of the first k passages the asker may not see, were everything admitted; None when nothing is required.

    Passages are counted and not documents, in the order that an archive has in which every document is public.
    """
    return float(sum(case.ineligible[:k])) if case.required else None
