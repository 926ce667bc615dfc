"""The verifier's truth table: six answers to one question over two spans, one of which is a draft."""

from dataclasses import dataclass
from typing import Any

from proofspan.evaluation.stdlib.laboratory import Laboratory
from proofspan.prompts import ABSTENTION
from proofspan.verification import Finding, Profile, labelled, verify

SPANS = (
    "A reservation is held for 20 minutes and then given to the next in line.",
    "NOTE (draft): a reservation is held for 45 minutes.",
)


@dataclass(frozen=True, slots=True)
class Case:
    """An answer, what must become of it, and why."""

    answer: str
    expected: Finding
    why: str


CASES = (
    Case("A reservation is held for 20 minutes.", Finding.REFUSED, "true, but it cites nothing"),
    Case("A reservation is held for 45 minutes [S1].", Finding.REFUSED, "the cited span does not say 45"),
    Case("A reservation is held for 45 minutes [S2].", Finding.ANCHORED, "the draft does say so: keep it out earlier"),
    Case("A reservation is held for 20 minutes [S1].", Finding.ANCHORED, "the cited span says so"),
    Case("A reservation is held for 20 minutes [S3].", Finding.REFUSED, "no such span was delivered"),
    Case(ABSTENTION, Finding.ABSTAINED, "the exact abstention"),
)


def checking(_: Laboratory) -> list[dict[str, Any]]:
    """Each answer with what verification finds and what it must find."""
    return [_row(case) for case in CASES]


def _row(case: Case) -> dict[str, Any]:
    verdict = verify(case.answer, labelled(SPANS), profile=Profile.LITERAL)
    return {
        "answer": case.answer,
        "outcome": verdict.finding.value,
        "expected": case.expected.value,
        "faults": [fault.kind.value for fault in verdict.faults],
        "why": case.why,
    }
