"""The second stage: a pool of candidates in a new order, by reading question and passage together."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from proofspan.analysis import plain_words
from proofspan.stores import Overlap


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
    """The article's pair score as a `Reranker`: words, neighbours and nearness, no model. A search that reranks by it
    has its store count what is shared, and reads no text; `scores` gives the same of texts.
    """

    name = "lexical"
    digest = hashlib.sha256(b"pair score: .55 words, .30 bigrams, .15 proximity").hexdigest()[:16]

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """In [0, 1], as `lexical` gives them."""
        return lexical(question, candidates)


class Remembering(Lexical):
    """The same, for many questions on few texts: what was read of a text is kept as long as this is.

    Not for archives that go on: what is withdrawn there would be remembered here.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], _Read] = {}

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """In [0, 1], as `lexical` gives them."""
        return _scores(question, candidates, self._read)

    def _read(self, text: str, language: str) -> "_Read":
        known = self._known.get((text, language))
        if known is None:
            known = self._known[text, language] = _read(text, language)
        return known


@dataclass(frozen=True, slots=True)
class _Read:
    """What the pair score looks at in a text: its words in order, the first place of each, and their pairs."""

    words: Sequence[str]
    first: Mapping[str, int]
    pairs: frozenset[tuple[str, str]]


def lexical(question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
    """The article's pair score in [0, 1]: .55 * question words found + .30 * bigrams found + .15 * proximity."""
    return _scores(question, candidates, _read)


def _scores(question: str, candidates: Sequence[tuple[str, str]], read: Callable[[str, str], _Read]) -> list[float]:
    asked = {language: _read(question, language) for language in {language for _, language in candidates}}
    return [_pair(asked[language], read(text, language)) for text, language in candidates]


def _read(text: str, language: str) -> _Read:
    words = plain_words(text, language)
    first = dict(zip(reversed(words), range(len(words) - 1, -1, -1), strict=True))
    return _Read(words, first, frozenset(pairwise(words)))


def _pair(asked: _Read, read: _Read) -> float:
    found = asked.first.keys() & read.first.keys()
    overlap = Overlap(
        words=len(found),
        pairs=len(asked.pairs & read.pairs),
        stretch=_stretch(read, found),
        of_words=len(asked.first),
        of_pairs=len(asked.pairs),
    )
    return pair(overlap)


def pair(overlap: Overlap) -> float:
    """The pair score of what a passage shares with the question."""
    words, pairs, stretch, of_words, of_pairs = overlap
    if not of_words:
        return 0.0
    bigrams = pairs / of_pairs if of_pairs else 0.0
    proximity = words / stretch if stretch else 0.0
    return 0.55 * words / of_words + 0.30 * bigrams + 0.15 * proximity


def _stretch(read: _Read, found: set[str]) -> int:
    """Over how many words the first places of the found words stretch; 0 for one word that stands once."""
    if len(found) < 2 and sum(read.words.count(word) for word in found) < 2:
        return 0
    places = [read.first[word] for word in found]
    return max(places) - min(places) + 1
