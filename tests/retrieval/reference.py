"""What every method must find, in plain Python over what the asker may see; not a test itself."""

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from directions import Directions
from pair_models import WORDS as PAIR_WORDS

from proofspan.analysis import Analyzer, plain_words
from proofspan.documents import Document
from proofspan.passages import Passage, fields
from proofspan.retrieval import Method
from proofspan.stores.contract import passages_of

Scored = list[tuple[int, float]]
"""Places of passages and scores, best first, equal scores in order of place."""

Second = Callable[[str, str, str], float]
"""The score of a question with a text in a language."""

ANALYZER, ENCODER = Analyzer(), Directions()


@dataclass(frozen=True, slots=True)
class Read:
    """A passage as it is ranked: its id, its language, how often each term stands in title, heading and body, its
    vector, and the text that a second stage reads.
    """

    id: str
    language: str
    counts: tuple[Counter[str], ...]
    vector: tuple[float, ...]
    text: str


@lru_cache(maxsize=10_000)
def read(passage: Passage, title: str, language: str) -> Read:
    """The passage, read once."""
    parts = fields(passage, title)
    shown = (parts.title, parts.heading, parts.body)
    counts = tuple(Counter(terms(part, language)) for part in shown)
    text = "\n".join(part for part in shown if part)
    return Read(passage.id, language, counts, tuple(ENCODER.query(parts.text).tolist()), text)


def terms(text: str, language: str) -> list[str]:
    """Stems are of their language, codes and numbers of all."""
    found = ANALYZER.terms(text, language)
    return [term if any(c.isdigit() for c in term) else f"{language}:{term}" for term in found]


class Plain:
    """One question on the passages of the admitted documents, in order of insertion."""

    def __init__(self, admitted: Sequence[Document], text: str, *, pool: int, k: int) -> None:
        self.text, self.pool, self.k = text, pool, k
        self.passages = [read(p, d.title, d.language) for d in admitted for p in passages_of(d)]
        self.depth = max(pool, k)

    def expected(self, method: Method, second: Second | None = None) -> list[tuple[str, float]]:
        """Ids and scores of the best k; with a second stage the first ones of the pool by its scores."""
        first = self.first(method, self.depth if second else self.k)
        if second:
            head = [
                (n, second(self.text, self.passages[n].text, self.passages[n].language)) for n, _ in first[: self.pool]
            ]
            first = sorted(head, key=lambda item: -item[1]) + first[self.pool :]
        return [(self.passages[place].id, score) for place, score in first[: self.k]]

    def first(self, method: Method, limit: int) -> Scored:
        """The first stage; fused lists are as deep as the pool, and k where that is more."""
        match method:
            case Method.BM25:
                return best(self.words, limit)
            case Method.DENSE:
                return best(self.cosines, limit)
            case Method.RRF:
                return self.rrf()
            case Method.HYBRID:
                return self.hybrid()

    @cached_property
    def words(self) -> dict[int, float]:
        """BM25 of the passages with a term of the question, title and headings counting twice."""
        count = len(self.passages)
        averages = [sum(p.counts[n].total() for p in self.passages) / count for n in range(3)] if count else []
        scores: dict[int, float] = {}
        for term in self.asked():
            holding = [place for place, p in enumerate(self.passages) if any(c[term] for c in p.counts)]
            idf = math.log(1 + (count - len(holding) + 0.5) / (len(holding) + 0.5))
            for place in holding:
                tf = 0.0
                for counts, average, weight in zip(self.passages[place].counts, averages, (2.0, 2.0, 1.0), strict=True):
                    if counts[term]:
                        tf += weight * counts[term] / (1 - 0.75 + 0.75 * counts.total() / average)
                scores[place] = scores.get(place, 0.0) + idf * tf / (tf + 1.2)
        return scores

    def asked(self) -> list[str]:
        """The question's terms in each language that somebody's passage is in; codes and numbers once."""
        languages = sorted({p.language for p in self.passages})
        found = [(n, language, term) for n, language in enumerate(languages) for term in terms(self.text, language)]
        return [term for n, language, term in found if n == 0 or term.startswith(f"{language}:")]

    @cached_property
    def cosines(self) -> dict[int, float]:
        """Of every passage."""
        asked = ENCODER.query(self.text).tolist()
        return {n: sum(a * b for a, b in zip(p.vector, asked, strict=True)) for n, p in enumerate(self.passages)}

    @cached_property
    def pairs(self) -> dict[int, float]:
        """The article's pair score of every passage."""
        return {n: pair(self.text, p.text, p.language) for n, p in enumerate(self.passages)}

    def rrf(self) -> Scored:
        """The sum over both lists of 1/(60 + rank)."""
        scores: dict[int, float] = {}
        for listed in (best(self.words, self.depth), best(self.cosines, self.depth)):
            for rank, (place, _) in enumerate(listed, 1):
                scores[place] = scores.get(place, 0.0) + 1 / (60 + rank)
        return best(scores, self.depth)

    def hybrid(self) -> Scored:
        """Half nearness between the pool's extremes, half words and a fifth pair score over the pool's highest; what
        only deeper lists hold stands behind.
        """
        lists = [[place for place, _ in best(scores, self.depth)] for scores in (self.words, self.cosines)]
        head = {place for listed in lists for place in listed[: self.pool]}
        behind = {place for listed in lists for place in listed} - head
        cosines = [self.cosines[place] for place in head]
        low, high = min(cosines, default=0.0), max(cosines, default=0.0)
        most_words = max((self.words.get(place, 0.0) for place in head), default=0.0) or 1.0
        most_pair = max((self.pairs[place] for place in head), default=0.0) or 1.0

        def total(place: int) -> float:
            near = 0.5 * ((self.cosines[place] - low) / (high - low) if high > low else 0.0)
            return 0.5 * self.words.get(place, 0.0) / most_words + near + 0.2 * self.pairs[place] / most_pair

        return [item for places in (head, behind) for item in best({p: total(p) for p in places}, len(places))]


def best(scores: dict[int, float], limit: int) -> Scored:
    """The highest, equal ones in order of place."""
    return sorted(scores.items(), key=lambda item: (-item[1], item[0]))[:limit]


@lru_cache(maxsize=100_000)
def pair(question: str, text: str, language: str) -> float:
    """.55 of the question's words, .30 of its pairs of neighbours, .15 of how near its words stand first."""
    asked, words = plain_words(question, language), plain_words(text, language)
    if not asked:
        return 0.0
    found = set(asked) & set(words)
    neighbours = set(pairwise(asked))
    held = len(neighbours & set(pairwise(words))) / len(neighbours) if neighbours else 0.0
    near = 0.0
    if sum(words.count(word) for word in found) > 1:
        places = [words.index(word) for word in found]
        near = len(found) / (max(places) - min(places) + 1)
    return 0.55 * len(found) / len(set(asked)) + 0.30 * held + 0.15 * near


@lru_cache(maxsize=100_000)
def shared(question: str, text: str, _: str) -> float:
    """How often a known word of the question stands in the text, as the graph of `pair_models` counts it."""
    known = [re.findall(r"\w+|[^\w\s]+", part) for part in (question, text)]
    return float(sum(one == other and one in PAIR_WORDS[4:] for one in known[0] for other in known[1]))
