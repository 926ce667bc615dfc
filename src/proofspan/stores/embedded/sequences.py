"""The plain words of each passage in their order, as numbers: what a pair score is counted from, and no text is read.

Derived from the record like the other arrays, but only when somebody asks for overlaps, or when arrays are saved.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from proofspan.analysis import plain_words
from proofspan.passages import Fields
from proofspan.stores.nouns import FieldWeights, Overlap

Integers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Sequences:
    """Those of the first rows of the arrays: `offsets` (n + 1) delimits each row's `places` in the vocabulary, title
    before heading before body; `heads` (n, 2) counts the words of title and of heading.
    """

    vocabulary: dict[str, int]
    offsets: Integers
    places: NDArray[np.int32]
    heads: NDArray[np.int32]

    @classmethod
    def empty(cls) -> "Sequences":
        """Those of no passage."""
        return cls({}, np.zeros(1, np.int64), np.zeros(0, np.int32), np.zeros((0, 2), np.int32))

    @property
    def rows(self) -> int:
        """How many rows they are of."""
        return len(self.heads)

    def extended(self, passages: Iterable[tuple[Fields, str]]) -> "Sequences":
        """With the passages' words, texts and language, after their own."""
        numbers: defaultdict[str, int] = defaultdict(None, self.vocabulary)
        numbers.default_factory = numbers.__len__  # a word that is new has the next number
        lengths, places, heads = array("q"), array("i"), array("i")
        known: dict[tuple[str, str], list[int]] = {}
        for fields, language in passages:
            above = []
            for key in ((fields.title, language), (fields.heading, language)):
                if key not in known:
                    known[key] = [numbers[word] for word in plain_words(*key)]
                above.append(known[key])
            body = plain_words(fields.body, language)
            heads.extend(map(len, above))
            places.extend((*above[0], *above[1], *map(numbers.__getitem__, body)))
            lengths.append(len(above[0]) + len(above[1]) + len(body))
        if not lengths:
            return self
        return Sequences(
            dict(numbers),
            np.concatenate([self.offsets, self.offsets[-1] + np.cumsum(np.frombuffer(lengths, np.int64))]),
            np.concatenate([self.places, np.array(places, np.int32)]),
            np.concatenate([self.heads, np.array(heads, np.int32).reshape(-1, 2)]),
        )

    def overlaps(self, question: str, language: str, rows: Integers, weights: FieldWeights) -> list[Overlap]:
        """What each of the rows shares with the question, in the fields that weigh something."""
        asked = plain_words(question, language)
        words, pairs = set(asked), set(pairwise(asked))
        numbers = {word: self.vocabulary[word] for word in words if word in self.vocabulary}
        following = {(numbers[one], numbers[other]) for one, other in pairs if one in numbers and other in numbers}
        of = (len(words), len(pairs))
        fewest = (Overlap(0, 0, 0, *of), Overlap(1, 0, 0, *of))  # most candidates have one word or none
        return [
            Overlap(*_shared(places, following), *of) if len(places) > 1 else fewest[len(places)]
            for places in self._standing(rows, list(numbers.values()), weights)
        ]

    def _standing(self, rows: Integers, words: list[int], weights: FieldWeights) -> list[list[tuple[int, int]]]:
        """For each row where which of the words stand in it, ascending."""
        text, ends = self._text(rows, weights)
        hits = np.zeros(len(text), bool)
        for word in words:
            hits |= text == word
        places = np.flatnonzero(hits)
        owners = np.searchsorted(ends, places, side="right").tolist()
        found: list[list[tuple[int, int]]] = [[] for _ in range(len(rows))]
        for owner, place, word in zip(owners, places.tolist(), text[places].tolist(), strict=True):
            found[owner].append((place, word))
        return found

    def _text(self, rows: Integers, weights: FieldWeights) -> tuple[NDArray[np.int32], Integers]:
        """The words of the rows in the fields that weigh something, one after the other, and where each row ends."""
        if not len(rows):
            return self.places[:0], np.zeros(0, np.int64)
        starts, ends = self.offsets[rows], self.offsets[rows + 1]
        spans = zip(starts.tolist(), ends.tolist(), strict=True)
        words = np.concatenate([self.places[start:end] for start, end in spans])
        if weights.title and weights.heading and weights.body:
            return words, np.cumsum(ends - starts)
        heads = self.heads[rows]
        counts = np.column_stack([heads, ends - starts - heads.sum(axis=1)])
        weighs = np.array([bool(weights.title), bool(weights.heading), bool(weights.body)])
        part = np.repeat(np.tile(weighs, len(rows)), counts.ravel())
        return words[part], np.cumsum(counts @ weighs)


def _shared(places: list[tuple[int, int]], following: set[tuple[int, int]]) -> tuple[int, int, int]:
    """How many different words stand at the places, how many of the pairs follow one another, and over how many words
    the first places of the words stretch. There are two places or more.
    """
    first = {word: place for place, word in reversed(places)}
    beside = [(one, other) for (at, one), (after, other) in pairwise(places) if after - at == 1]
    held = following.intersection(beside) if beside else ()
    return len(first), len(held), max(first.values()) - places[0][0] + 1
