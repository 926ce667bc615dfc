"""Verification: every sentence of an answer against the spans it cites. No generator, no model client."""

from proofspan.verification.nouns import Claim, Fault, Finding, Kind, Profile, Support, Verdict

__all__ = ["Claim", "Fault", "Finding", "Kind", "Profile", "Support", "Verdict"]
