"""Freezing: what a run is made of is fixed before it, checked when it runs, and compared afterwards."""

from proofspan.evaluation.freezing.comparing import Changed, Comparison, compare, verdict
from proofspan.evaluation.freezing.freeze import Freeze, digests, freeze, refuse_within
from proofspan.evaluation.freezing.gate import Broken, Gate
from proofspan.evaluation.freezing.receipts import read
from proofspan.evaluation.freezing.running import Result, refuse_result, run

__all__ = [
    "Broken",
    "Changed",
    "Comparison",
    "Freeze",
    "Gate",
    "Result",
    "compare",
    "digests",
    "freeze",
    "read",
    "refuse_result",
    "refuse_within",
    "run",
    "verdict",
]
