"""How well a sentence answers a question: its weighted words, what stands above it, neighbours, the kind of thing."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from proofspan.generators.answer_type import limits, offers
from proofspan.generators.question import Asked, Read


@dataclass(frozen=True, slots=True)
class Scoring:
    """How much each sign counts that a sentence answers, against the cover of the question, which counts 1.

    `above` credits words of the question in the title and headings that the sentence lacks; `kind` the kind of
    thing asked for, and once more a limit in time where one is asked for; `named` the word that weighs most;
    `rank` is taken off for each span before its own; `length` for 60 terms or more, less for fewer, and for fewer
    than 3; `second` is the cover that a second sentence must add, and `apart` what it must cover by itself.
    Nothing answers below `focus` of what the spans hold, below `enough` of what the best sentence with what is
    above it covers, or when half of the words or more are nobody's and weigh more than 1 - `heard`; a single word
    that is to answer must weigh `half`.
    Chosen coarsely, on four sets: docs/why/0004-extractive.md has the table.
    """

    above: float = 0.9
    bigrams: float = 0.2
    kind: float = 0.1
    named: float = 0.03
    rank: float = 0.06
    length: float = 0.1
    second: float = 0.15
    apart: float = 0.25
    focus: float = 0.35
    enough: float = 0.25
    heard: float = 0.5
    half: float = 0.5


LONG = 60
"""Terms of a sentence from which it is as long as can count."""
SHORT = 3
"""Terms below which a sentence is hardly one."""


def score(question: Asked, sentence: Read, scoring: Scoring) -> float:
    """How well the sentence answers; comparable between sentences of one prompt only."""
    own = question.cover(sentence.terms)
    text, language = sentence.candidate.text, sentence.candidate.language
    fits = offers(text, question.kind, question=question.text, language=language)
    return (
        own
        + scoring.above * (question.cover(sentence.all_terms) - own)
        + scoring.bigrams * _neighbours(question.terms, sentence.terms)
        + scoring.kind * (fits + limits(question.text, text))
        + scoring.named * (question.thing in sentence.terms)
        - scoring.rank * sentence.candidate.rank
        - scoring.length * _size(len(sentence.terms))
    )


def _size(terms: int) -> float:
    """How much too long or too short, in [0, 1]."""
    return 1.0 if terms < SHORT else min(1.0, terms / LONG)


def _neighbours(asked_terms: Sequence[str], terms: Sequence[str]) -> float:
    """The share of the question's pairs of neighbouring terms that are neighbours in the sentence."""
    wanted = set(pairwise(asked_terms))
    return len(wanted & set(pairwise(terms))) / len(wanted) if wanted else 0.0
