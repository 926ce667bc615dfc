"""What the lists are worth, case by case: a single word for all of them would hide what the cases show."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.evaluation.evaluate import CaseResult, Evaluation
from proofspan.evaluation.measures import complete, recall


def verdicts(found: Mapping[str, Evaluation], ks: Sequence[int]) -> dict[str, Any]:
    """Each case with its evidence by method and depth, and the forbidden candidates of each method.

    Recall and completeness are None where nothing is required, and where nothing of it is admitted.
    """
    first = next(iter(found.values()))
    cases: dict[str, Any] = {}
    for place, case in enumerate(first.cases):
        question = case.case.question
        cases[case.case.id] = {
            "text": question.text,
            "as_of": (question.as_of or first.how.as_of).isoformat(),
            "groups": sorted(question.groups),
            "required": list(case.judged.required),
            "eligible": case.eligible,
            "methods": {method: _method(result.cases[place], ks) for method, result in found.items()},
        }
    return {
        "cases": cases,
        "forbidden_candidates": {method: result.forbidden_candidates for method, result in found.items()},
    }


def _method(case: CaseResult, ks: Sequence[int]) -> dict[str, Any]:
    judged = case.judged
    admitted = [name for name in judged.required if name not in judged.excluded]
    values: dict[str, Any] = {}
    for k in ks:
        values[str(k)] = {
            "found": list(judged.found(k)),
            "missing": list(judged.missing(k)),
            "excluded": list(judged.excluded),
            "complete": bool(complete(judged, k)) if admitted else None,
            "recall": recall(judged, k) if admitted else None,
        }
    return {**values, "ranks": dict(judged.ranks), "lost": {name: stage.value for name, stage in case.lost.items()}}
