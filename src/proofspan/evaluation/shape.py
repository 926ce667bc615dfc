"""An evaluation as JSON values: what `evaluate --json` prints."""

from statistics import median
from typing import Any

from proofspan.audit import canonical
from proofspan.documents import digest_of
from proofspan.evaluation.answered import Answered
from proofspan.evaluation.evaluate import CaseResult, Evaluation
from proofspan.evaluation.losing import first
from proofspan.evaluation.statistics import Figure

SCHEMA_VERSION = 1


def shape(evaluation: Evaluation) -> dict[str, Any]:
    """The evaluation as JSON values. `receipt` is the SHA-256 of all the rest as canonical JSON: equal results
    have equal receipts, and no clock is in them: `timings` stand apart.
    """
    content: dict[str, Any] = {
        "schema_version": SCHEMA_VERSION,
        "config": dict(evaluation.config),
        "set": evaluation.set,
        "n": len(evaluation.cases),
        "n_answerable": sum(result.case.answerable for result in evaluation.cases),
        "n_unanswerable": sum(not result.case.answerable for result in evaluation.cases),
        "invalid_items": [item.values for item in evaluation.invalid],
        "measures": {name: _figure(figure) for name, figure in evaluation.measures.items()},
        "split_anchors": _split(evaluation.split_anchors),
        "forbidden_candidates": evaluation.forbidden_candidates,
        "forbidden_by_stage": {at.value: count for at, count in evaluation.forbidden_by_stage.items()},
        "leaks": [{"id": leak.id, "overlap": leak.overlap} for leak in evaluation.leaks],
        "cases": [_case(result, evaluation.how.ks) for result in evaluation.cases],
        "notes": list(evaluation.notes),
    }
    return {**content, "receipt": digest_of(canonical(content))}


def timings(evaluation: Evaluation) -> dict[str, dict[str, float]]:
    """Milliseconds of one search (and of drafting and verifying where answers were made): min, median and max over the
    questions. They are of this run and this machine, and no part of `shape` or of its receipt.
    """
    clocks = {"search_ms": [result.search_ms for result in evaluation.cases]}
    answers = [result.answer.answer.trace.timings_ms for result in evaluation.cases if result.answer is not None]
    for stage in ("generation", "verification") if answers else ():
        clocks[f"{stage}_ms"] = [told[stage] for told in answers]
    return {
        name: {"min": min(taken), "median": median(taken), "max": max(taken)} for name, taken in clocks.items() if taken
    }


def _figure(figure: Figure) -> dict[str, Any]:
    interval = list(figure.ci95) if figure.ci95 else None
    return {"value": figure.value, "n": figure.n, "ci95": interval, "step": figure.step}


def _split(figure: Figure) -> dict[str, Any]:
    return {"count": round((figure.value or 0.0) * figure.n), **_figure(figure)}


def _case(result: CaseResult, ks: tuple[int, ...]) -> dict[str, Any]:
    judged, stage = result.judged, first(result.lost)
    whole = {str(k): not judged.missing(k) if judged.required else None for k in ks}
    shaped: dict[str, Any] = {
        "id": result.case.id,
        "answerable": result.case.answerable,
        "required": list(judged.required),
        "found": {str(k): list(judged.found(k)) for k in ks},
        "missing": list(judged.missing(ks[-1])),
        "ranks": judged.ranks,
        "complete": whole,
        "eligible": result.eligible,
        "lost_at": stage.value if stage else None,
        "lost": {name: lost.value for name, lost in result.lost.items()},
        "excluded": list(judged.excluded),
        "split": list(result.split),
        "forbidden": list(result.forbidden),
        "measures": dict(result.measures),
    }
    return shaped if result.answer is None else {**shaped, "answer": _answer(result.answer)}


def _answer(answered: Answered) -> dict[str, Any]:
    answer = answered.answer
    return {
        "outcome": answer.outcome.value,
        "text": answer.text,
        "cited": [[str(c.found.passage.revision) for c in sentence.citations] for sentence in answer.sentences],
        "faults": [fault.kind.value for fault in answer.verdict.faults],
    }
