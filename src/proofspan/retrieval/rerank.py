"""The second stage: a pool of candidates in a new order, by reading question and passage together."""

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from proofspan.analysis import plain_words


class Reranker(Protocol):
    """Scores a question against passages. `name` and `digest` identify it in settings and receipts."""

    @property
    def name(self) -> str:
        """What outputs call it, such as `lexical`."""
        ...

    @property
    def digest(self) -> str:
        """Hexadecimal digest of everything that decides its scores."""
        ...

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """A score for each candidate, given as (text, language); higher is better."""
        ...


class Lexical:
    """The article's pair score as a `Reranker`: words, neighbours and nearness, no model."""

    name = "lexical"
    digest = hashlib.sha256(b"pair score: .55 words, .30 bigrams, .15 proximity").hexdigest()[:16]

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """In [0, 1], as `lexical` gives them."""
        return lexical(question, candidates)


def lexical(question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
    """The article's pair score in [0, 1]: .55 * question words found + .30 * bigrams found + .15 * proximity."""
    return [_pair(question, text, language) for text, language in candidates]


def _pair(question: str, text: str, language: str) -> float:
    asked, read = plain_words(question, language), plain_words(text, language)
    wanted = set(asked)
    if not wanted:
        return 0.0
    found = wanted & set(read)
    pairs = set(pairwise(asked))
    held = pairs & set(pairwise(read))
    bigrams = len(held) / len(pairs) if pairs else 0.0
    return 0.55 * len(found) / len(wanted) + 0.30 * bigrams + 0.15 * _proximity(read, found)


def _proximity(read: Sequence[str], found: set[str]) -> float:
    """Distinct found words over the stretch from the first to the last of their first places; 0 for one word."""
    if sum(word in found for word in read) < 2:
        return 0.0
    first: dict[str, int] = {}
    for place, word in enumerate(read):
        if word in found:
            first.setdefault(word, place)
    return len(found) / (max(first.values()) - min(first.values()) + 1)
