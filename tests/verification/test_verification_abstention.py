"""Abstention: the exact string and nothing else."""

from functools import partial

import pytest

from proofspan.verification import Finding, Kind, Profile, verify

literal = partial(verify, profile=Profile.LITERAL)

SPANS = {"S1": "The cutoff is 12."}


@pytest.mark.parametrize("answer", ["NON NEL CONTESTO", "  NON NEL CONTESTO\n"])
def test_only_the_exact_string_abstains(answer: str) -> None:
    """Outer white space does not count."""
    verdict = literal(answer, SPANS)
    assert (verdict.finding, verdict.faults, verdict.claims) == (Finding.ABSTAINED, (), ())


@pytest.mark.parametrize(
    "answer",
    [
        "NON NEL CONTESTO.",
        "NON NEL CONTESTO [S1]",
        "NON NEL CONTESTO [S1].",
        "NON NEL CONTESTO\nThe cutoff is 12.",
        "NON NEL CONTESTO: the cutoff is 12 [S1].",
        "The cutoff is 12 [S1]. NON NEL CONTESTO",
        "The cutoff is 12 [S1].\nNON NEL CONTESTO",
        '"NON NEL CONTESTO"',
        "**NON NEL CONTESTO**",
        "non nel contesto",
        "Non nel contesto [S1].",
        "NON  NEL CONTESTO",
        "NON_NEL_CONTESTO [S1]",
        "NON NEL\nCONTESTO",
        "NON NEL CONTESTO NON NEL CONTESTO",
    ],
)
def test_near_misses_and_mixtures_are_refused(answer: str) -> None:
    """The string within anything else, or written otherwise, is a mixed abstention."""
    verdict = literal(answer, SPANS)
    assert verdict.finding is Finding.REFUSED
    assert verdict.faults[0].kind is Kind.MIXED_ABSTENTION or verdict.faults[-1].kind is Kind.MIXED_ABSTENTION


@pytest.mark.parametrize(
    "answer", ["NOT IN THE CONTEXT", "Not in the context.", "Non è nel contesto.", "I do not know."]
)
def test_a_translation_does_not_abstain(answer: str) -> None:
    """Other words for it are an uncited sentence."""
    assert [fault.kind for fault in literal(answer, SPANS).faults] == [Kind.MISSING_CITATION]


def test_the_string_is_a_setting() -> None:
    """Under another string, that one abstains and the default is an uncited sentence."""
    assert literal("UNKNOWN", SPANS, abstention="UNKNOWN").finding is Finding.ABSTAINED
    assert literal("NON NEL CONTESTO", SPANS, abstention="UNKNOWN").finding is Finding.REFUSED


def test_the_claim_beside_an_abstention_is_checked_too() -> None:
    """Both faults are told: the abstention, and the uncited claim after it."""
    kinds = [fault.kind for fault in literal("NON NEL CONTESTO\n\nThe cutoff is 12.", SPANS).faults]
    assert kinds == [Kind.MIXED_ABSTENTION, Kind.MISSING_CITATION]


@pytest.mark.parametrize(
    ("answer", "abstention"),
    [
        ("La clausola vale non nel contesto domestico [S1].", "NON NEL CONTESTO"),
        ("The national limit is meant [S1].", "NA"),
        ("The banana limit [S1].", "nan"),
    ],
)
def test_words_that_only_resemble_the_abstention_are_words(answer: str, abstention: str) -> None:
    """The phrase in lower case inside a sentence, and a short setting inside a word, refuse nothing."""
    kinds = {fault.kind for fault in literal(answer, SPANS, abstention=abstention).faults}
    assert Kind.MIXED_ABSTENTION not in kinds
