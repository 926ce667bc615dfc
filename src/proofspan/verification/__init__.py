"""Verification: an answer is checked against the very spans it cites, or refused. No model enters this room."""

from proofspan.verification.growing import Growing
from proofspan.verification.judge import Judge, Judgement
from proofspan.verification.nouns import Claim, Fault, Finding, Kind, Profile, Support, Verdict
from proofspan.verification.verifier import Verifier, labelled, verify

__all__ = [
    "Claim",
    "Fault",
    "Finding",
    "Growing",
    "Judge",
    "Judgement",
    "Kind",
    "Profile",
    "Support",
    "Verdict",
    "Verifier",
    "labelled",
    "verify",
]
