"""Duplicates: what overlap takes from the room of a prompt."""

from proofspan.evaluation.judging import Judged


def duplicates(case: Judged, k: int) -> float | None:
    """How many sentences of the first k passages stand whole in a passage before, each counted each time.

    Passages are counted and not documents. None when nothing is required.
    """
    return float(sum(case.repeats[:k])) if case.required else None
