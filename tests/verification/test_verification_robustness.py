"""No text makes verification raise, and its work grows with the text."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification import Finding, labelled, verify

PIECES = st.sampled_from(
    "[S1]~[S2, S1]~[S~]~［S1］~[s1]~NON NEL CONTESTO~. ~\n~\n\n~# ~- ~1. ~|~```~42~-3.5~1.234,56~AX-42~due~ alpha ~"
    "\u0301~\x00~\ud800~ǅ~½~\u200b~\u00a0".split("~")
)


@given(st.lists(PIECES, max_size=25).map("".join), st.lists(PIECES, max_size=15).map("".join), st.booleans())
def test_any_answer_has_a_verdict(answer: str, span: str, whole: bool) -> None:
    """Anchored, refused with faults, or abstained; every span of the verdict lies in its text."""
    verdict = verify(answer, labelled([span, "alpha 42"]), uncited="whole" if whole else "refuse", languages="it")
    assert (verdict.finding is Finding.REFUSED) == bool(verdict.faults)
    assert all(fault.sentence.end <= len(answer) for fault in verdict.faults)
    texts = labelled([span, "alpha 42"])
    assert all(s.span.end <= len(texts[s.label]) for claim in verdict.claims for s in claim.support)


@given(st.text(max_size=80))
def test_an_uncited_answer_is_never_anchored(answer: str) -> None:
    """Without a well-formed citation nothing is anchored, whatever the characters."""
    if "[S" not in answer:
        assert verify(answer, {"S1": answer}).finding is not Finding.ANCHORED


@pytest.mark.parametrize(
    "unit",
    ["a 1 ", "[S1] ", "[S1]. ", "a [S1]. ", "NON ", "[S1 ", "1.", "1,", "AX-", "| a ", "\n1. a", "due ", "(", "9"],
)
def test_long_answers_are_read(unit: str) -> None:
    """Sixty thousand characters of anything end in a verdict; quadratic work would not end here."""
    verdict = verify(unit * (60_000 // len(unit)), {"S1": "a 1 due. " * 4_000})
    assert verdict.finding in tuple(Finding)


def shared_cases() -> list[dict[str, object]]:
    folder = os.environ.get("PROOFSPAN_TEST_DATA")
    if not folder:
        return []
    lines = (Path(folder) / "verifier_cases.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.skipif(not shared_cases(), reason="PROOFSPAN_TEST_DATA names no folder with verifier_cases.jsonl")
@pytest.mark.parametrize(("profile", "missed"), [("literal", {"inv-3"}), ("strict", set())])
def test_shared_cases(profile: str, missed: set[str]) -> None:
    """All have the outcome expected; a step that is added without number or name is seen by `strict` alone."""
    wrong = set()
    for case in shared_cases():
        spans, language = labelled(case["spans"]), str(case["lang"])  # type: ignore[arg-type]
        found = verify(str(case["answer"]), spans, languages=language, profile=profile).finding
        if found != case["expected"]:
            wrong.add(case["id"])
    assert wrong == missed
