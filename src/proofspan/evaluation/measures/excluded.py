"""Excluded evidence: what no search could bring, because its asker may not see it."""

from proofspan.evaluation.judging import Judged


def excluded_evidence(case: Judged) -> float | None:
    """The share of the required evidence that exists only in revisions that are not admitted; None when none is
    required.

    Asked of the documents' metadata as loaded, whatever was found.
    """
    return len(case.excluded) / len(case.required) if case.required else None
