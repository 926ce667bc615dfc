"""Acronyms and what they stand for carry each other."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.support import score
from proofspan.verification.support.aligning.acronyms import is_acronym


def lost(answer: str, span: str) -> tuple[str, ...]:
    """What the span lacks."""
    (only,) = compared(answer, [span], "en")
    return score(only).lost


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("The WHO met in Rome.", "The World Health Organization met in Rome."),
        ("The World Health Organization met in Rome.", "The WHO met in Rome."),
        ("The DOT met in Rome.", "The Department of Transport met in Rome."),
        ("The UN met in Rome.", "The United Nations met in Rome."),
        ("Three CPUs were sold.", "Three central processing units were sold."),
    ],
)
def test_an_acronym_is_its_words(answer: str, span: str) -> None:
    """Either may be the sentence's; small words between count where the acronym has their letter, plurals too."""
    assert lost(answer, span) == ()


@pytest.mark.parametrize(
    ("answer", "span", "word"),
    [
        ("The BBC met in Rome.", "The World Health Organization met in Rome.", "BBC"),
        ("The UN met in Rome.", "The united Nations met in Rome.", "UN"),
        ("The WHO met in Rome.", "World hope of organizers met in Rome.", "WHO"),
    ],
)
def test_other_words_are_no_acronym(answer: str, span: str, word: str) -> None:
    """Other letters, two letters without both capitals, words that only begin alike with others between."""
    assert word in lost(answer, span)


@pytest.mark.parametrize(
    ("text", "short"), [("WHO", True), ("CPUs", True), ("A", False), ("Rome", False), ("ABCDEFG", False)]
)
def test_an_acronym_is_two_to_six_capitals(text: str, short: bool) -> None:
    """With a plural's s or without; one letter, seven, and small letters are none."""
    assert is_acronym(text) is short
