"""A question made ready for comparison: its content words, what each weighs, and what it asks for."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from proofspan.analysis import Analyzer
from proofspan.analysis.literals import Number, literals
from proofspan.generators.answer_type import Kind, asked_kind
from proofspan.generators.candidates import Candidate
from proofspan.generators.question_frame import unframed
from proofspan.prompts import Prompt

EQUAL = 1e-9
"""Weights nearer to each other than this are the same weight."""
WEIGHTY = 0.4
"""The part of an even share of the question from which a word counts as one of its content words."""
_MEASURED = re.compile(
    r"\s*(?:[%‰€$£°]|(?:day|week|month|year|hour|minute|second|time|unit|piece|dollar|euro|percent)s?\b|"
    r"(?:giorn|settiman|mes|ann|or|minut|second|volt|unit|pezz|dollar)[aeio]\b|unità\b|per cento\b|"
    r"(?:kg|g|km|m|cm|mm|l|ml|kw|w|v|a|bar|nm|mb|gb)\b)",
    re.IGNORECASE,
)
"""What follows a number that the asker brings along: bought 20 days ago."""


@dataclass(frozen=True, slots=True)
class Read:
    """A candidate with its terms in order and the terms of what stands above it."""

    candidate: Candidate
    terms: tuple[str, ...]
    above: frozenset[str]

    @property
    def all_terms(self) -> frozenset[str]:
        """Its own terms and those above it."""
        return self.above.union(self.terms)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question made ready: its terms in order, the share of its weight that each has, what it asks for.

    `thing` is the term that weighs most: of equals the first in English, where a verb comes last, and the last
    in other languages. `unknown` are the terms that nothing the asker may read has, as far as weights tell.
    """

    text: str
    terms: tuple[str, ...]
    shares: Mapping[str, float]
    kind: Kind
    thing: str = ""
    unknown: frozenset[str] = frozenset()

    def cover(self, terms: Iterable[str]) -> float:
        """The share of the question's weight that these terms have, in [0, 1]."""
        return sum(self.shares.get(term, 0.0) for term in set(terms))

    def content(self, terms: Iterable[str]) -> frozenset[str]:
        """Those of the terms that are content words of the question: none that nearly every document has."""
        least = WEIGHTY / len(self.shares) if self.shares else 0.0
        return frozenset(term for term in terms if self.shares.get(term, 0.0) >= max(least, EQUAL))

    def rarest(self, among: Iterable[str]) -> frozenset[str]:
        """The terms of the question that weigh most of those given; several where they weigh the same."""
        shares = {term: self.shares[term] for term in among if term in self.shares}
        most = max(shares.values(), default=0.0)
        return frozenset(term for term, share in shares.items() if share >= most - EQUAL)


def read(candidate: Candidate, analyzer: Analyzer) -> Read:
    """The candidate with its terms."""
    terms = tuple(analyzer.terms(candidate.text, candidate.language))
    return Read(candidate, terms, frozenset(analyzer.terms(candidate.above, candidate.language)))


def asked(prompt: Prompt, among: Sequence[Read], held: frozenset[str], *, language: str, analyzer: Analyzer) -> Asked:
    """The question in one language, its frame taken away; `held` are the terms that the delivered spans have.

    Terms weigh as the prompt tells; where it tells nothing, ln(1 + N / df) among the candidates.
    """
    content = unframed(_without_quantities(prompt, held, language=language, analyzer=analyzer), language)
    terms = tuple(analyzer.terms(content, language) or analyzer.terms(prompt.question, language))
    if prompt.weights:
        known = {term: prompt.weights[term] for term in terms if term in prompt.weights}
        most = max(prompt.weights.values())
    else:
        frequency = Counter(term for each in among for term in each.all_terms)
        known = {term: log(1 + len(among) / max(1, frequency[term])) for term in terms}
        most = max(known.values(), default=0.0)
    total = sum(known.values())
    shares = {term: weight / total for term, weight in known.items()} if total else {}
    return Asked(
        text=prompt.question,
        terms=terms,
        shares=shares,
        kind=asked_kind(prompt.question),
        thing=_thing(terms if language == "en" else terms[::-1], shares),
        unknown=frozenset(term for term, weight in known.items() if term not in held and weight >= most - EQUAL),
    )


def quantity(number: Number, question: str) -> bool:
    """Whether a unit of measure follows the number in the question."""
    return bool(_MEASURED.match(question, number.span.end))


def _thing(terms: Sequence[str], shares: Mapping[str, float]) -> str:
    """The first of the terms with the highest share; empty without terms."""
    return max(terms, key=lambda term: round(shares.get(term, 0.0), 9), default="")


def _without_quantities(prompt: Prompt, held: frozenset[str], *, language: str, analyzer: Analyzer) -> str:
    """The question with blanks for the numbers of the asker's own quantities that no delivered span has."""
    text = prompt.question
    for number in literals(text, prompt.language).numbers:
        said = number.span.of(prompt.question)
        if quantity(number, prompt.question) and not held.issuperset(analyzer.terms(said, language)):
            text = text[: number.span.start] + " " * len(said) + text[number.span.end :]
    return text
