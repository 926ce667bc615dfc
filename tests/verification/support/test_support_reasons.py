"""Why a sentence is not carried is told by the words that are missed."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.support import score


def why(answer: str, *spans: str, language: str = "en") -> tuple[str, ...]:
    (only,) = compared(answer, spans, language)
    return score(only).reasons


@pytest.mark.parametrize(
    ("answer", "span", "reason"),
    [
        (
            "The deposit is returned within 14 days.",
            "The deposit is returned within 14 days if the flat is left clean.",
            "the condition 'if the flat is left clean' of S1 is not said",
        ),
        (
            "The pump must be stopped.",
            "If the lamp is red, the pump must be stopped.",
            "the condition 'If the lamp is red' of S1 is not said",
        ),
        (
            "Staff may enter the room.",
            "Only trained staff may enter the room.",
            "the word 'Only' of S1 is not said: 'Only trained staff'",
        ),
        (
            "The team must file the report.",
            "The team should file the report.",
            "'should' of S1 is not said",
        ),
        (
            "The team opens a second office.",
            "The team plans to open a second office.",
            "'plans to' of S1 is not said",
        ),
    ],
)
def test_what_is_left_out_is_quoted(answer: str, span: str, reason: str) -> None:
    """A condition to its end, a limit with the words around it, a weaker verb, a plan."""
    assert why(answer, span) == (reason,)


def test_what_is_added_is_quoted_as_the_answer_has_it() -> None:
    """Only the part of which nothing was found."""
    (reason,) = why("Wash the filter weekly, with warm soapy vinegar.", "Wash the filter weekly.")
    assert reason == "a part of it is in none of them: 'warm soapy vinegar'"


def test_what_is_exchanged_is_quoted_from_its_span() -> None:
    """The span that has it is named, among several."""
    (reason,) = why("Rats eat cats.", "Nothing is said of this.", "Cats eat rats.")
    assert reason == "who and what stand the other way round in S2: 'Cats eat rats'"


def test_a_long_part_is_cut() -> None:
    """Sixteen words of it are enough to find it."""
    long = " ".join(f"thing{number}" for number in range(30))
    (reason,) = why(f"Wash the filter weekly, {long}.", "Wash the filter weekly.")
    assert reason.endswith("thing15 ..'")


def test_a_sentence_without_a_flaw_has_no_reason() -> None:
    """Nothing is looked for again."""
    assert why("Cats eat rats.", "Cats eat rats.") == ()


def test_a_sentence_that_only_denies_is_told_so() -> None:
    """All its words stand there; what they say is the opposite."""
    assert why("Dogs are not allowed.", "Dogs are allowed on a lead.") == ("it denies what is not denied there",)
