"""Diagnosis: the first stage that lost each piece of evidence, proved by what brings it back."""

from proofspan.evaluation.diagnosis.asker import Asker
from proofspan.evaluation.diagnosis.diagnose import diagnose
from proofspan.evaluation.diagnosis.nouns import CaseDiagnosis, Change, Diagnosis, Loss, LostEvidence, Proof
from proofspan.evaluation.diagnosis.proposal import Proposal, Tally, proposal, tallies
from proofspan.evaluation.diagnosis.shape import shape

__all__ = [
    "Asker",
    "CaseDiagnosis",
    "Change",
    "Diagnosis",
    "Loss",
    "LostEvidence",
    "Proof",
    "Proposal",
    "Tally",
    "diagnose",
    "proposal",
    "shape",
    "tallies",
]
