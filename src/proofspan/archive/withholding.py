"""Answers that are withheld because others like them were wrong too often: what they are told by, and the threshold.

Every score is known when a question is asked: from its ranking, what was delivered, the draft and the verdict.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from proofspan.analysis import Analyzer
from proofspan.errors import SettingError
from proofspan.prompts import LabelledSpan, Prompt
from proofspan.retrieval import Ranking
from proofspan.verification import Verdict

NOTE = "below-calibrated-threshold"
"""How the note on an answer begins that was withheld."""
HALF = 10.0
"""The BM25 score of the best hit that is worth half: one rare word of the question, or two that are not."""


class Statistic(StrEnum):
    """What an answer may be told by; more of each is meant to be better."""

    SUPPORT = "support"
    ANSWER_MATCH = "answer-match"
    ANSWER_COVER = "answer-cover"
    FOCUS_COVER = "focus-cover"
    BEST_COSINE = "best-cosine"
    BEST_BM25 = "best-bm25"


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft that was anchored, with all that it came from."""

    ranking: Ranking
    prompt: Prompt
    verdict: Verdict

    def score(self, statistic: Statistic) -> float | None:
        """How much of a statistic it has; None where it has none, as a ranking by words has no cosine."""
        return _SCORES[statistic](self)


@dataclass(frozen=True, slots=True)
class Threshold:
    """The least of a statistic that an answer must have; `calibration` is the digest of the file it was taken from."""

    statistic: Statistic
    least: float
    calibration: str

    def __str__(self) -> str:
        return f"{self.statistic.value}>={self.least!r}@{self.calibration}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The inverse of `str`; `SettingError` for what is none."""
        name, _, rest = text.partition(">=")
        least, _, calibration = rest.partition("@")
        try:
            return cls(Statistic(name), float(least), calibration)
        except ValueError:
            raise SettingError(f"{text!r} is no threshold such as focus-cover>=0.5@DIGEST") from None

    def withheld(self, draft: Draft) -> str:
        """Why an anchored draft is not to be said; empty where it may be. What has no score has too little."""
        score = draft.score(self.statistic)
        if score is not None and score >= self.least:
            return ""
        found = "it has none" if score is None else f"it has {score:.3f}"
        return f"{NOTE}: {self.statistic.value} must be at least {self.least:g}, and {found}"


def _focus_cover(draft: Draft) -> float | None:
    """The share of what the question asks beyond the titles of what was delivered that stands in the passages.

    Words weigh as their inverse document frequency; a question that has no other words than the titles has 1.
    """
    spans, weights = draft.prompt.spans, _weights(draft)
    titles = _terms((span.found.title, span) for span in spans)
    bodies = _terms((text, span) for span in spans for text in (span.text, span.found.passage.heading))
    return _share(weights, among=weights.keys() - titles, found=bodies)


def _answer_match(draft: Draft) -> float | None:
    """The cover of the question by the answer, times b/(b + 10) where b is the best hit's BM25: how much of the
    question is said, by how much there was to match. None where the ranking compares no words.
    """
    best = draft.score(Statistic.BEST_BM25)
    cover = _answer_cover(draft)
    return None if best is None or cover is None else cover * best / (best + HALF)


def _answer_cover(draft: Draft) -> float | None:
    """The share of the question's words, by weight, that the answer's sentences or the lines above what they cite
    have.
    """
    weights, spans = _weights(draft), {span.label: span for span in draft.prompt.spans}
    cited = [(claim, spans[each.label]) for claim in draft.verdict.claims for each in claim.support]
    said = _terms((text, s) for c, s in cited for text in (c.text, s.found.title, s.found.passage.heading))
    return _share(weights, among=weights.keys(), found=said)


def _part(name: str) -> Callable[[Draft], float | None]:
    """The best hit's own score of one kind."""

    def score(draft: Draft) -> float | None:
        return next((part.score for hit in draft.ranking.hits[:1] for part in hit.parts if part.name == name), None)

    return score


_SCORES: Mapping[Statistic, Callable[[Draft], float | None]] = MappingProxyType(
    {
        Statistic.SUPPORT: lambda draft: draft.verdict.support,
        Statistic.ANSWER_MATCH: _answer_match,
        Statistic.ANSWER_COVER: _answer_cover,
        Statistic.FOCUS_COVER: _focus_cover,
        Statistic.BEST_COSINE: _part("dense"),
        Statistic.BEST_BM25: _part("bm25"),
    }
)


def _weights(draft: Draft) -> Mapping[str, float]:
    """The question's terms with their weights; where the ranking tells none, each of them once."""
    if draft.prompt.weights:
        return draft.prompt.weights
    return dict.fromkeys(Analyzer().terms(draft.prompt.question, draft.prompt.language), 1.0)


def _terms(texts: Iterable[tuple[str, LabelledSpan]]) -> frozenset[str]:
    analyzer = Analyzer()
    return frozenset(term for text, span in texts for term in analyzer.terms(text, span.found.language))


def _share(weights: Mapping[str, float], *, among: Iterable[str], found: frozenset[str]) -> float:
    terms = set(among)
    total = sum(weights[term] for term in sorted(terms))
    return sum(weights[term] for term in sorted(terms & found)) / total if total > 0 else 1.0
