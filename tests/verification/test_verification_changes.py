"""A literal change of a right answer never passes, and right answers in varied form nearly always do."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "benchmarks"))

from changes import LITERAL, RELATIONAL, Answered, changes, right_answers

from proofspan.verification import Finding, Profile, labelled
from proofspan.verification.verifier import Verifier

SEED = 11
needs_data = pytest.mark.skipif(
    not os.environ.get("PROOFSPAN_TEST_DATA"), reason="PROOFSPAN_TEST_DATA names no folder of data sets"
)


def found(drawn: Iterable[Answered], finding: Finding) -> list[str]:
    """The ids of the answers that `literal` finds so."""
    verifier = Verifier(profile=Profile.LITERAL)
    return [
        each.id
        for each in drawn
        if verifier.verify(each.answer, labelled(each.spans), languages=each.language).finding is finding
    ]


@pytest.mark.parametrize("kind", LITERAL)
def test_a_literal_change_of_our_documents_is_refused(kind: str) -> None:
    """T-37: of forty changes of this kind none is accepted."""
    assert found(changes("test", SEED, [kind], each=40, shared=False), Finding.ANCHORED) == []


def test_right_answers_of_our_documents_are_accepted() -> None:
    """T-38: of two hundred right answers in varied form at most two are refused."""
    assert len(found(right_answers("test", SEED, 200, shared=False), Finding.REFUSED)) <= 2


@needs_data
@pytest.mark.parametrize("kind", LITERAL)
def test_a_literal_change_of_real_text_is_refused(kind: str) -> None:
    """T-37: nor of sixty changes of real English and Italian text."""
    assert found(changes("test", SEED, [kind], each=60), Finding.ANCHORED) == []


@needs_data
def test_right_answers_of_real_text_are_accepted() -> None:
    """T-38: of three hundred right answers in varied form at most three are refused."""
    assert len(found(right_answers("test", SEED, 300), Finding.REFUSED)) <= 3


@pytest.mark.parametrize(("kind", "least"), [("negation", 0.8), ("antonym", 0.7), ("quantifier", 0.5)])
def test_what_turns_the_words_is_mostly_refused(kind: str, least: float) -> None:
    """Negations, opposites and quantifiers changed are no literals: their rate is measured, and has a floor."""
    assert kind in RELATIONAL
    drawn = changes("test", SEED, [kind], each=60, shared=False)
    assert len(found(drawn, Finding.REFUSED)) >= least * len(drawn)
