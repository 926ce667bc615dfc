"""Brute force over the passages that somebody may read: plain loops and arrays, nothing of the store's ranking."""

import math
from collections import Counter
from functools import cached_property

import ground
import numpy as np
from numpy.typing import NDArray

from proofspan.analysis import Analyzer
from proofspan.archive import Archive
from proofspan.eligibility import Eligibility
from proofspan.passages import fields
from proofspan.stores import FieldWeights

K1, B = 1.2, 0.75


class Brute:
    """The passages of an asker with all their scores."""

    def __init__(self, made: Archive, encoder: ground.Directions, eligibility: Eligibility) -> None:
        keys = [key for key, _ in made.store.texts()]
        self.found = made.store.read(keys, eligibility)
        self.keys = [each.key for each in self.found]
        self.encoder, self.analyzer = encoder, Analyzer()

    @cached_property
    def vectors(self) -> NDArray[np.float32]:
        """A row for each passage."""
        return self.encoder.passages([fields(each.passage, each.title).text for each in self.found])

    @cached_property
    def counts(self) -> list[list[Counter[str]]]:
        """How often each term stands in title, heading and body."""
        texts = [fields(each.passage, each.title) for each in self.found]
        return [
            [Counter(self.analyzer.terms(part, "en")) for part in (text.title, text.heading, text.body)]
            for text in texts
        ]

    @cached_property
    def lengths(self) -> list[list[int]]:
        """How many terms stand in each."""
        return [[sum(count.values()) for count in counted] for counted in self.counts]

    def dense(self, question: str) -> list[tuple[int, float]]:
        """Every key with its cosine, nearest first."""
        scores = (self.vectors.astype(np.float64) @ self.encoder.query(question).astype(np.float64)).tolist()
        return self._sorted(scores)

    def lexical(self, question: str) -> list[tuple[int, float]]:
        """Every key that has a term of the question with its BM25, statistics over these passages alone."""
        n, told = len(self.keys), FieldWeights()
        averages = [sum(column) / n for column in zip(*self.lengths, strict=True)]
        scores = [0.0] * n
        for term in self.analyzer.terms(question, "en"):
            tfs = [
                sum(
                    weight * counted[field][term] / (1 - B + B * sizes[field] / averages[field])
                    for field, weight in enumerate((told.title, told.heading, told.body))
                    if averages[field]
                )
                for counted, sizes in zip(self.counts, self.lengths, strict=True)
            ]
            df = sum(tf > 0 for tf in tfs)
            idf = math.log(1 + (n - df + 0.5) / (df + 0.5))
            scores = [score + idf * tf / (tf + K1) for score, tf in zip(scores, tfs, strict=True)]
        return [each for each in self._sorted(scores) if each[1] > 0]

    def _sorted(self, scores: list[float]) -> list[tuple[int, float]]:
        return sorted(zip(self.keys, scores, strict=True), key=lambda pair: (-pair[1], pair[0]))
