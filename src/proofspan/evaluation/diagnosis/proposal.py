"""The next thing to change: the first stage with losses, in the order in which evidence passes them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from proofspan.evaluation.diagnosis.nouns import CaseDiagnosis, Diagnosis
from proofspan.evaluation.losing import Stage

ADVICE: Mapping[Stage, tuple[str, str]] = {
    Stage.ACQUISITION: ("existence", "bring the documents into the archive before anything else is tuned"),
    Stage.SEGMENTATION: ("index", "cut documents so that the evidence stays whole: a larger passage, or more overlap"),
    Stage.ELIGIBILITY: ("admission", "look at the metadata of these documents, or at who asks and on which day"),
    Stage.RANKING: ("ranking", "now rank, pool and encoder: the evidence competes and stands too low"),
    Stage.GENERATION: ("generation", "now what is delivered and the generator: the evidence is found and not used"),
    Stage.VERIFICATION: ("verification", "now the faults: the evidence is used and the answer refused"),
}
"""For each stage what it is called in the order of changes, and what to do when it is the first with losses."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What one stage lost: the questions, how many pieces of evidence, how often each reason."""

    questions: tuple[str, ...]
    evidence: int
    reasons: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Proposal:
    """Where to look first, and which questions that would help."""

    stage: Stage
    subject: str
    advice: str
    questions: tuple[str, ...]


def tallies(diagnosis: Diagnosis) -> dict[Stage, Tally]:
    """What each stage lost; a question that lost evidence at two stages stands at both."""
    return {stage: _tally(diagnosis, stage) for stage in Stage}


def proposal(diagnosis: Diagnosis) -> Proposal | None:
    """The first stage with losses to mend; None when all is complete but for what the set itself leaves out."""
    for stage in Stage:
        questions = tuple(case.case.id for case in diagnosis.cases if _to_mend(case, stage))
        if questions:
            subject, advice = ADVICE[stage]
            return Proposal(stage, subject, advice, questions)
    return None


def _to_mend(case: CaseDiagnosis, stage: Stage) -> bool:
    return any(each.loss.stage is stage and not each.loss.intended for each in case.lost)


def _tally(diagnosis: Diagnosis, stage: Stage) -> Tally:
    cases = diagnosis.lost_at(stage)
    losses = [each.loss for case in cases for each in case.lost if each.loss.stage is stage]
    return Tally(
        questions=tuple(case.case.id for case in cases),
        evidence=len(losses),
        reasons=dict(sorted(Counter(loss.reason for loss in losses).items())),
    )
