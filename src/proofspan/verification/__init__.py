"""Verification: an answer is checked against the very spans it cites, or refused. No model enters this room."""

from proofspan.verification.checks import labelled, verify
from proofspan.verification.nouns import Claim, Fault, Finding, Kind, Profile, Support, Verdict

__all__ = [
    "Claim",
    "Fault",
    "Finding",
    "Kind",
    "Profile",
    "Support",
    "Verdict",
    "labelled",
    "verify",
]
