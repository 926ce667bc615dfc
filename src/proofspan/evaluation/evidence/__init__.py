"""The evidence laboratory: ten questions on a small company's archive, every method beside the others, case by case."""

from proofspan.evaluation.evidence.laboratory import KS, Laboratory, Written, as_typed
from proofspan.evaluation.evidence.verdicts import verdicts

__all__ = ["KS", "Laboratory", "Written", "as_typed", "verdicts"]
