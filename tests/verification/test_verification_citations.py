"""Citations: what is one, what only looks like one, and that nothing of an answer escapes."""

from functools import partial
from typing import Any

import pytest

from proofspan.errors import SettingError
from proofspan.verification import Finding, Kind, Profile, Verdict, labelled, verify

literal = partial(verify, profile=Profile.LITERAL)

SPANS = labelled(["alpha 11 beta 22", "beta 22 and more.", "gamma 33"])


def faults(verdict: Verdict) -> list[tuple[str, str]]:
    return [(fault.kind.value, fault.token) for fault in verdict.faults]


@pytest.mark.parametrize(
    "answer",
    [
        "beta 22 [S2].",
        "beta 22. [S2]",
        "beta 22 [S2]",
        "beta 22.\n[S2]",
        "beta 22 [S1, S2].",
        "beta 22 [S1,S2].",
        "beta 22 [S1][S2].",
        "beta 22 [S1] [S2].",
        "beta 22. [S2] [S1]",
        "**beta 22 [S2].**",
        "beta 22 [S2]. alpha 11 [S1].",
        "beta 22. [S2] alpha 11. [S1]",
        "beta 22 [S2].\n\n---\n\nalpha 11 [S1].",
    ],
)
def test_well_formed_citations(answer: str) -> None:
    """Before or after the full stop, several in one bracket or in several: all cite."""
    assert faults(literal(answer, SPANS)) == []


@pytest.mark.parametrize(
    ("marker", "expected"),
    [
        ("[S0]", [("unknown-span", "S0")]),
        ("[S01]", [("unknown-span", "S01")]),
        ("[S7]", [("unknown-span", "S7")]),
        ("[S7, S8]", [("unknown-span", "S7"), ("unknown-span", "S8")]),
        ("[S-1]", [("malformed-citation", "[S-1]")]),
        ("[S2", [("malformed-citation", "[S2")]),
        ("S2]", [("malformed-citation", "S2]")]),
        ("[s2]", [("malformed-citation", "[s2]")]),
        ("[S 2]", [("malformed-citation", "[S 2]")]),
        ("[S1-S2]", [("malformed-citation", "[S1-S2]")]),
        ("[S1–S2]", [("malformed-citation", "[S1–S2]")]),
        ("[S1; S2]", [("malformed-citation", "[S1; S2]")]),
        ("[S1, s2]", [("malformed-citation", "[S1, s2]")]),
        ("［S2］", [("malformed-citation", "［S2］")]),
        ("[S２]", [("malformed-citation", "[S２]")]),
    ],
)
def test_every_other_form_has_one_outcome(marker: str, expected: list[tuple[str, str]]) -> None:
    """A label that was not delivered is unknown; what only resembles a citation is malformed."""
    assert faults(literal(f"beta 22 {marker}.", SPANS)) == expected


def test_pain_01() -> None:
    """A citation to spans that were not delivered is one fault a label, in its own sentence."""
    spans = labelled(["The AX-42 airflow limit is 70 °C.", "Returns are accepted for 30 days."])
    answer = "The limit is 70 °C [S1]. Returns take 30 days [S5][S7]."
    verdict = literal(answer, spans)
    assert verdict.finding is Finding.REFUSED
    assert faults(verdict) == [("unknown-span", "S5"), ("unknown-span", "S7")]
    assert {fault.sentence.of(answer) for fault in verdict.faults} == {"Returns take 30 days [S5][S7]."}


@pytest.mark.parametrize("answer", ["[S3].", "[S1] [S2]", "*[S3]*", "beta 22 [S2]. [S3]."])
def test_a_citation_without_words_claims_nothing(answer: str) -> None:
    """A sentence of citations alone is an empty claim."""
    assert [fault.kind for fault in literal(answer, SPANS).faults] == [Kind.EMPTY_CLAIM]


@pytest.mark.parametrize(
    ("answer", "token"),
    [
        ("beta 22.", "beta 22."),
        ("According to [S2], it is beta.", ", it is beta."),
        ("[S2] beta 22.", "beta 22."),
        ("# Results\n\nbeta 22 [S2].", "# Results"),
        ("- beta\n- 22 [S2]", "- beta"),
        ("| beta | 22 |\n| gamma | 33 [S3] |", "| beta | 22 |"),
        ("beta 22 [S2].\n```\nrm -r beta\n```", "rm -r beta"),
        ("Circa ca. 3,5 kg. Beta 22 [S2].", "Circa ca. 3,5 kg."),
        ("beta 22 [S2](http://example.org/x).", "(http://example.org/x)."),
    ],
)
def test_nothing_escapes(answer: str, token: str) -> None:
    """Headings, items, rows, code and words after the last citation need a citation like any sentence."""
    verdict = literal(answer, SPANS, languages="it" if "ca." in answer else "en")
    assert ("missing-citation", token) in faults(verdict)


def test_every_sentence_has_its_claim() -> None:
    """Claims hold every visible character of the answer but plain rules and fences."""
    answer = "# Title\n\nbeta 22 [S2]. alpha!\n\n- one\n- two [S1]"
    claims = literal(answer, SPANS).claims
    assert "".join(claim.span.of(answer) for claim in claims).replace(" ", "") == "".join(answer.split())


@pytest.mark.parametrize("answer", ["", "  \n", "...", "---", "```\n```"])
def test_an_answer_that_says_nothing_is_empty(answer: str) -> None:
    """No words and no citation: refused as an empty answer."""
    assert faults(literal(answer, SPANS)) == [("empty-answer", "")]


@pytest.mark.parametrize("answer", ["\u200b", "👍", "✗"])
def test_a_sign_without_words_is_no_way_around(answer: str) -> None:
    """Signs that are no plain punctuation may mean something: they need a citation, and words to cite for."""
    assert literal(answer, SPANS).finding is Finding.REFUSED
    assert literal(f"{answer} [S1]", SPANS).finding is Finding.REFUSED


def test_uncited_sentences_may_be_checked_against_all_spans() -> None:
    """With `whole`, data without citations is checked, and a number that no span has is still refused."""
    assert literal("beta 22 and gamma 33.", SPANS, uncited="whole").finding is Finding.ANCHORED
    assert faults(literal("beta 44.", SPANS, uncited="whole")) == [("unsupported-number", "44")]


def test_a_citation_counts_even_where_none_is_needed() -> None:
    """With `whole`, a sentence that cites is held to what it cites."""
    assert ("unsupported-number", "33") in faults(literal("gamma 33 [S1].", SPANS, uncited="whole"))


def test_unknown_settings_are_refused() -> None:
    """A misspelt profile or treatment of uncited sentences is an error, not a lenient check."""
    with pytest.raises(SettingError, match="refuse or whole"):
        literal("beta", SPANS, uncited="all")  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="literal"):
        literal("beta", SPANS, profile="lenient")  # type: ignore[arg-type]


@pytest.mark.parametrize(("answer", "spans"), [(None, {"S1": "a"}), (b"a [S1]", {"S1": "a"}), ("a [S1]", {"S1": 1})])
def test_what_is_no_text_is_said(answer: Any, spans: Any) -> None:
    """An answer or a span of another type is refused in words."""
    with pytest.raises(SettingError, match="is text, got"):
        verify(answer, spans)


@pytest.mark.parametrize(
    "answer",
    [
        'The sheet says "beta 22. And more." [S2]',
        "The sheet says “beta 22. And more.” [S2]",
        "The sheet says «beta 22. And. More.» [S2]",
    ],
)
def test_a_quotation_with_stops_is_in_one_sentence(answer: str) -> None:
    """What is quoted belongs to the sentence that quotes it, up to its citation."""
    assert [claim.text for claim in literal(answer, SPANS).claims] == [answer.removesuffix(" [S2]")]


def test_a_quotation_that_never_closes_joins_nothing() -> None:
    """An inch sign or a lost quotation mark does not hide an uncited sentence."""
    assert faults(literal('The pipe is 5" wide. Nobody knows. beta 22 [S2].', SPANS))[0][0] == "missing-citation"


def test_without_a_span_nothing_is_anchored() -> None:
    """An answer beside no span at all is refused, also where no citation is needed."""
    assert faults(literal("beta 22.", {}, uncited="whole")) == [("missing-citation", "beta 22.")]
