"""Exact ranking over the eligible rows of the arrays: BM25 with their own statistics, and cosine."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from proofspan.stores.embedded.arrays import Arrays, Encoded
from proofspan.stores.nouns import FieldWeights

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

K1, B = 1.2, 0.75
Mask = NDArray[np.bool_]
Ranked = tuple[NDArray[np.int64], NDArray[np.float64]]


def idf(eligible: int, holding: int) -> float:
    """ln(1 + (N - df + .5)/(df + .5)), the Lucene form: never negative."""
    return math.log(1 + (eligible - holding + 0.5) / (holding + 0.5))


def bm25(
    arrays: Arrays,
    terms: Sequence[str],
    eligible: Mask,
    *,
    limit: int,
    weights: FieldWeights,
    among: Mask | None = None,
) -> tuple[Ranked, dict[str, float]]:
    """Rows and scores of the best eligible passages (of all eligible ones in `among`), and each term's idf.

    N, df and the average lengths count eligible rows only, and every row's score is summed in the order of the
    terms: a row that is not eligible changes neither a score nor an order, to the last bit.
    """
    count = int(np.count_nonzero(eligible))
    idfs: dict[str, float] = {}
    if not count or not (terms or among is not None):
        return _none(), idfs
    averages = arrays.lengths[eligible].sum(axis=0, dtype=np.int64) / count
    scores = np.zeros(len(arrays.keys))
    touched = np.zeros(len(arrays.keys), bool)
    for term in terms:
        rows, frequencies = arrays.postings(term)
        kept = eligible[rows]
        rows = rows[kept]
        tf = _weighed(frequencies[kept], arrays.lengths[rows], averages, weights)
        rows, tf = rows[tf > 0], tf[tf > 0]
        idfs[term] = idf(count, len(rows))
        scores[rows] += idfs[term] * tf / (tf + K1)
        touched[rows] = True
    found = np.flatnonzero(touched if among is None else eligible & among)
    return best(found, scores[found], limit), idfs


def _weighed(
    counts: NDArray[Any], lengths: NDArray[Any], averages: NDArray[np.float64], weights: FieldWeights
) -> NDArray[np.float64]:
    """Counts per field (n, 3) as one number a row, each field by its own weight and against its own average length.

    Column by column, so that no row depends on another.
    """
    total = np.zeros(len(counts))
    for field, weight in enumerate((weights.title, weights.heading, weights.body)):
        if averages[field]:
            total += weight * counts[:, field] / (1 - B + B * lengths[:, field] / averages[field])
    return total


def cosine(encoded: Encoded, vector: "Vectors", eligible: Mask, *, limit: int) -> Ranked:
    """Rows and cosines of the best eligible passages, each by its best vector; all are L2-normalised already.

    Row by row (einsum without BLAS), so that a score does not depend on which rows stand beside it.
    """
    kept = np.flatnonzero(eligible[encoded.rows])
    if not len(kept):
        return _none()
    # Taking rows out copies them: where most are eligible it is sooner to score all and take the scores out.
    most = 2 * len(kept) > len(encoded.rows)
    vectors = encoded.vectors if most else encoded.vectors[kept]
    scores = np.einsum("ij,j->i", vectors, vector.astype(np.float32), optimize=False).astype(np.float64)
    scores, rows = scores[kept] if most else scores, encoded.rows[kept]
    repeated = rows[1:] == rows[:-1]
    if repeated.any():
        firsts = np.flatnonzero(np.concatenate([[True], ~repeated]))
        rows, scores = rows[firsts], np.maximum.reduceat(scores, firsts)
    return best(rows, scores, limit)


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
