"""A diagnosis as JSON values: what `diagnose --json` prints."""

from typing import Any

from proofspan.evaluation.diagnosis.nouns import CaseDiagnosis, Change, Diagnosis, Loss, LostEvidence, Proof
from proofspan.evaluation.diagnosis.proposal import proposal, tallies


def shape(diagnosis: Diagnosis) -> dict[str, Any]:
    """The diagnosis with `config`; the schema version is the terminal's. `complete` counts questions."""
    first = proposal(diagnosis)
    return {
        "config": dict(diagnosis.config),
        "set": diagnosis.set,
        "k": diagnosis.k,
        "n": len(diagnosis.cases),
        "complete": sum(case.complete for case in diagnosis.cases),
        "diagnoses": [_case(case) for case in diagnosis.cases],
        "by_stage": {
            stage.value: {
                "questions": len(tally.questions),
                "evidence": tally.evidence,
                "ids": list(tally.questions),
                "reasons": dict(tally.reasons),
            }
            for stage, tally in tallies(diagnosis).items()
        },
        "next": first
        and {
            "stage": first.stage.value,
            "look_at": first.subject,
            "advice": first.advice,
            "questions": list(first.questions),
        },
        "invalid_items": [item.values for item in diagnosis.invalid],
        "notes": list(diagnosis.notes),
    }


def _case(case: CaseDiagnosis) -> dict[str, Any]:
    return {
        "id": case.case.id,
        "complete": case.complete,
        "lost_at": case.lost_at,
        "eligible": case.eligible,
        "evidence": [_evidence(each) for each in case.lost],
    }


def _evidence(lost: LostEvidence) -> dict[str, Any]:
    return {
        "id": lost.id,
        "lost_at": lost.loss.stage.value,
        **_loss(lost.loss),
        "later": [{"stage": loss.stage.value, **_loss(loss)} for loss in lost.later],
        "proof": _proof(lost.proof),
    }


def _loss(loss: Loss) -> dict[str, Any]:
    return {"reason": loss.reason, "message": loss.message, "detail": dict(loss.detail)}


def _proof(proof: Proof) -> dict[str, Any]:
    return {
        "proved": proof.proved,
        "changed": [_change(each) for each in proof.changed],
        "rank": proof.rank,
        "outcome": proof.outcome,
        "why": proof.why or None,
    }


def _change(change: Change) -> dict[str, Any]:
    return {
        "change": change.name,
        "stage": change.stage.value,
        "before": change.before,
        "after": change.after,
        "necessary": change.necessary,
    }
