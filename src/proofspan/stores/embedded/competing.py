"""The rows that compete for one asker, and what is counted over them alone; kept a while, since people ask again."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from proofspan.stores.embedded import ranking
from proofspan.stores.embedded.arrays import Arrays, Encoded
from proofspan.stores.embedded.taken import Taken
from proofspan.stores.nouns import FieldWeights

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

Mask = NDArray[np.bool_]
Rows = NDArray[np.int64]
SOUGHT = 16
"""How many rows are looked up in the time in which one is sought."""


class Competing:
    """Those of an eligibility in one state. `mask` has for each row whether it competes, `revisions` the same for each
    revision; nobody writes to them.
    """

    def __init__(self, arrays: Arrays, mask: Mask, revisions: Mask, taken: Taken) -> None:
        self.arrays, self.mask, self.revisions = arrays, mask, revisions
        self._taken = taken
        self._words: tuple[tuple[str, ...], FieldWeights, ranking.Scored] | None = None
        self._near: tuple[Vectors, Encoded, ranking.Ranked] | None = None

    @cached_property
    def count(self) -> int:
        """How many rows compete."""
        return len(self.rows)

    @cached_property
    def rows(self) -> Rows:
        """The rows that compete, ascending."""
        return np.flatnonzero(self.mask)

    @cached_property
    def averages(self) -> NDArray[np.float64]:
        """The mean lengths of title, heading and body."""
        averages: NDArray[np.float64] = self.arrays.lengths[self.rows].sum(axis=0, dtype=np.int64) / max(self.count, 1)
        return averages

    @cached_property
    def _places(self) -> NDArray[np.int32]:
        """The place of each row among those that compete, where it does."""
        return np.cumsum(self.mask, dtype=np.int32) - np.int32(1)

    def held(self, rows: NDArray[np.int32]) -> tuple[Rows, Rows]:
        """Where among ascending rows those stand that compete, and which of the competing ones these are. Where few
        compete each of them is sought among the rows, else each row is looked up.
        """
        if SOUGHT * self.count < len(rows):
            return ranking.shared(rows, self.rows)
        kept = np.flatnonzero(self.mask[rows])
        return kept, self._places[rows[kept]].astype(np.int64)

    def among(self, keys: Sequence[int]) -> Rows:
        """Those of the rows that have one of the keys, ascending."""
        held, _ = ranking.shared(self.arrays.keys, np.array(sorted(set(keys)), np.int64))
        admitted: Rows = held[self.mask[held]]
        return admitted

    def scored(self, terms: Sequence[str], weights: FieldWeights) -> ranking.Scored:
        """BM25 of every row that has one of the terms. Those of the last question are kept: they are asked for again
        when its candidates are compared.
        """
        asked = tuple(terms)
        if self._words is None or self._words[:2] != (asked, weights):
            scored = ranking.bm25(self.arrays, asked, self, weights=weights)
            self._words = (asked, weights, scored)
        return self._words[2]

    def near(self, vector: "Vectors", encoded: Encoded) -> ranking.Ranked:
        """The rows that have a vector, ascending, with their cosines. Those of the last question are kept likewise."""
        known = self._near
        if known is None or known[1] is not encoded or not np.array_equal(known[0], vector):
            found = ranking.cosine(encoded, vector, self, taken=self._taken.of(self.rows, encoded))
            self._near = known = (vector.copy(), encoded, found)
        return known[2]
