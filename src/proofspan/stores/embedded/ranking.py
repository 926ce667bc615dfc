"""Exact ranking over the eligible rows of the arrays: BM25 with their own statistics, and cosine."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from proofspan.stores.embedded.arrays import Arrays, Encoded
from proofspan.stores.nouns import FieldWeights

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

K1, B = 1.2, 0.75
BLOCK = 512
"""Vectors that are taken out at once: so few that they are still in the processor's cache when they are read."""
Rows = NDArray[np.int64]
Ranked = tuple[NDArray[np.int64], NDArray[np.float64]]


class Eligible(Protocol):
    """The rows that compete: as ascending numbers, as a mask over all rows, with the mean lengths of their fields."""

    @property
    def rows(self) -> Rows:
        """Their numbers."""
        ...

    @property
    def mask(self) -> NDArray[np.bool_]:
        """For each row whether it is one of them."""
        ...

    @property
    def averages(self) -> NDArray[np.float64]:
        """How many terms their titles, headings and bodies have on average."""
        ...

    def held(self, rows: NDArray[np.int32]) -> tuple[Rows, Rows]:
        """Where among ascending rows those stand that compete, and which of the competing ones these are."""
        ...


@dataclass(frozen=True, slots=True)
class Scored:
    """The scores of some rows, ascending, that are above 0, and the idf of each of the question's terms."""

    rows: Rows
    scores: NDArray[np.float64]
    idfs: dict[str, float]

    def of(self, rows: Rows) -> NDArray[np.float64]:
        """The scores of ascending rows, 0 for those that have none of the terms."""
        found = np.zeros(len(rows))
        held, places = shared(self.rows, rows)
        found[places] = self.scores[held]
        return found


def idf(eligible: int, holding: int) -> float:
    """ln(1 + (N - df + .5)/(df + .5)), the Lucene form: never negative."""
    return math.log(1 + (eligible - holding + 0.5) / (holding + 0.5))


def bm25(arrays: Arrays, terms: Sequence[str], eligible: Eligible, *, weights: FieldWeights) -> Scored:
    """The scores of the eligible passages.

    N, df and the average lengths count eligible rows only, and every row's score is summed in the order of the
    terms: a row that is not eligible changes neither a score nor an order, to the last bit.
    """
    count = len(eligible.rows)
    scores, touched = np.zeros(count), np.zeros(count, bool)
    idfs: dict[str, float] = {}
    for term in terms if count else ():
        rows, frequencies = arrays.postings(term)
        kept, places = eligible.held(rows)
        tf = _weighed(frequencies[kept], arrays.lengths[rows[kept]], eligible.averages, weights)
        held = tf > 0
        if not held.all():
            places, tf = places[held], tf[held]
        idfs[term] = idf(count, len(places))
        scores[places] += idfs[term] * tf / (tf + K1)
        touched[places] = True
    return Scored(eligible.rows[touched], scores[touched], idfs)


def shared(rows: NDArray[Any], others: NDArray[Any]) -> tuple[Rows, Rows]:
    """Where in each of two ascending arrays, which name no row twice, the rows stand that both name. Sought are the
    second's in the first: soonest where those are few.
    """
    places = np.searchsorted(rows, others)
    if len(rows):
        held = rows[np.minimum(places, len(rows) - 1)] == others
        return places[held], np.flatnonzero(held)
    return places[:0], places[:0]


def _weighed(
    counts: NDArray[Any], lengths: NDArray[Any], averages: NDArray[np.float64], weights: FieldWeights
) -> NDArray[np.float64]:
    """Counts per field (n, 3) as one number a row, each field by its own weight and against its own average length.

    Column by column, so that no row depends on another; a column of zeros adds nothing and is left out.
    """
    total = np.zeros(len(counts))
    for field, weight in enumerate((weights.title, weights.heading, weights.body)):
        if averages[field] and counts[:, field].any():
            total += weight * counts[:, field] / (1 - B + B * lengths[:, field] / averages[field])
    return total


def cosine(encoded: Encoded, vector: "Vectors", eligible: Eligible, *, taken: "Vectors | None" = None) -> Ranked:
    """The eligible rows that have a vector, ascending, with their cosines, each by its best vector; all vectors are
    L2-normalised already. `taken` are those of the eligible rows, where somebody has taken them out.

    Row by row (einsum without BLAS), so that a score does not depend on which rows stand beside it.
    """
    if not len(encoded.rows):
        return _none()
    asked = vector.astype(np.float32)
    if taken is not None:
        return eligible.rows, np.einsum("ij,j->i", taken, asked, optimize=False).astype(np.float64)
    if encoded.every:
        return eligible.rows, _cosines(encoded.vectors, asked, eligible.rows)
    kept = np.flatnonzero(eligible.mask[encoded.rows])
    scores, rows = _cosines(encoded.vectors, asked, kept), encoded.rows[kept]
    repeated = rows[1:] == rows[:-1]
    if repeated.any():
        firsts = np.flatnonzero(np.concatenate([[True], ~repeated]))
        rows, scores = rows[firsts], np.maximum.reduceat(scores, firsts)
    return rows, scores


def _cosines(vectors: "Vectors", vector: "Vectors", kept: NDArray[np.int64]) -> NDArray[np.float64]:
    """The cosines of the kept vectors. Taking vectors out copies them: where most are kept it is sooner to score all
    and take the scores out.
    """
    if 2 * len(kept) > len(vectors):
        whole: NDArray[np.float64] = np.einsum("ij,j->i", vectors, vector, optimize=False)[kept].astype(np.float64)
        return whole
    scores = np.empty(len(kept), np.float32)
    block = np.empty((min(BLOCK, len(kept)), vectors.shape[1]), np.float32)
    for start in range(0, len(kept), BLOCK):
        rows = kept[start : start + BLOCK]
        taken = block[: len(rows)]
        np.take(vectors, rows, axis=0, out=taken, mode="clip")
        np.einsum("ij,j->i", taken, vector, optimize=False, out=scores[start : start + BLOCK])
    return scores.astype(np.float64)


def best(rows: NDArray[np.int64], scores: NDArray[np.float64], limit: int) -> Ranked:
    """The `limit` highest scores, ties in order of row. `rows` must ascend."""
    if limit <= 0 or not len(rows):
        return _none()
    if limit < len(rows):
        bound = np.partition(scores, len(rows) - limit)[len(rows) - limit]
        kept = scores >= bound
        rows, scores = rows[kept], scores[kept]
    order = np.argsort(-scores, kind="stable")[:limit]
    return rows[order].astype(np.int64), scores[order]


def _none() -> Ranked:
    return np.zeros(0, np.int64), np.zeros(0, np.float64)
