"""Whether a question passes, for gates and test runners that want a yes or a no of each."""

from collections.abc import Mapping
from typing import Any


def failure(case: Mapping[str, Any], *, k: int | None = None) -> str:
    """Why a case, as JSON values, does not pass; empty when it does.

    It passes when all it requires is among the first `k` units (the greatest depth that was looked at when None),
    nothing forbidden was a candidate, and, where a generator was asked, an answerable question is answered and one
    without answer is not.
    """
    reasons = []
    if case["forbidden"]:
        reasons.append(f"forbidden candidates: {', '.join(case['forbidden'])}")
    depth = str(k) if k is not None else max(case["complete"], key=int)
    if case["complete"].get(depth) is False:
        found = set(case["found"][depth])
        missing = [name for name in case["required"] if name not in found]
        reasons.append(f"not among the first {depth}: {', '.join(missing)}{_stages(case)}")
    if "answer" in case:
        outcome = case["answer"]["outcome"]
        if case["answerable"] and outcome != "answered":
            reasons.append(f"it can be answered, and was {outcome}")
        if not case["answerable"] and outcome == "answered":
            reasons.append("it cannot be answered, and was")
    return "; ".join(reasons)


def _stages(case: Mapping[str, Any]) -> str:
    return f" (lost at {case['lost_at']})" if case.get("lost_at") else ""
