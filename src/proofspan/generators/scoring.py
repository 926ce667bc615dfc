"""How well a sentence answers a question: its weighted words, what stands above it, neighbours, the kind of thing."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log

from proofspan.analysis import Analyzer
from proofspan.generators.answer_type import Kind, asked_kind, offers
from proofspan.generators.candidates import Candidate


@dataclass(frozen=True, slots=True)
class Scoring:
    """How much each sign counts that a sentence answers, against the cover of the question, which counts 1.

    `above` credits words of the question in the title and headings that the sentence lacks; `rank` is taken off
    for each span before its own; `length` for 60 terms or more, less for fewer, and for fewer than 3; `second` is
    the cover that a second sentence must add, and `apart` what it must cover by itself; below `focus` of what the
    spans hold, or `enough` of what the best sentence with its title and headings covers, nothing answers.
    Chosen once, coarsely, on four sets: docs/why/0004-extractive.md has the table.
    """

    above: float = 0.9
    bigrams: float = 0.2
    kind: float = 0.1
    rank: float = 0.06
    length: float = 0.1
    second: float = 0.15
    apart: float = 0.25
    focus: float = 0.35
    enough: float = 0.3


LONG = 60
"""Terms of a sentence from which it is as long as can count."""
SHORT = 3
"""Terms below which a sentence is hardly one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question made ready: its terms in order, the share of its weight that each has, what it asks for."""

    text: str
    terms: tuple[str, ...]
    shares: Mapping[str, float]
    kind: Kind

    def cover(self, terms: Iterable[str]) -> float:
        """The share of the question's weight that these terms have, in [0, 1]."""
        return sum(self.shares.get(term, 0.0) for term in set(terms))


@dataclass(frozen=True, slots=True)
class Read:
    """A candidate with its terms in order and the terms of what stands above it."""

    candidate: Candidate
    terms: tuple[str, ...]
    above: frozenset[str]


def read(candidate: Candidate, analyzer: Analyzer) -> Read:
    """The candidate with its terms."""
    terms = tuple(analyzer.terms(candidate.text, candidate.language))
    return Read(candidate, terms, frozenset(analyzer.terms(candidate.above, candidate.language)))


def asked(
    question: str, *, language: str, analyzer: Analyzer, weights: Mapping[str, float], among: Sequence[Read]
) -> Asked:
    """The question in one language. Terms weigh as told; without weights as ln(1 + N / df) among the candidates."""
    terms = tuple(analyzer.terms(question, language))
    if weights:
        known = {term: weights[term] for term in terms if term in weights}
    else:
        frequency = Counter(term for each in among for term in set(each.terms) | each.above)
        known = {term: log(1 + len(among) / max(1, frequency[term])) for term in terms}
    total = sum(known.values())
    shares = {term: weight / total for term, weight in known.items()} if total else {}
    return Asked(question, terms, shares, asked_kind(question))


def score(question: Asked, sentence: Read, scoring: Scoring) -> float:
    """How well the sentence answers; comparable between sentences of one prompt only."""
    own = question.cover(sentence.terms)
    with_above = question.cover({*sentence.terms, *sentence.above})
    fits = offers(sentence.candidate.text, question.kind, question=question.text, language=sentence.candidate.language)
    return (
        own
        + scoring.above * (with_above - own)
        + scoring.bigrams * _neighbours(question.terms, sentence.terms)
        + scoring.kind * fits
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
