"""Hybrid: the candidates of both lists, exact scores of both kinds for each, a convex sum and a pair term.

score = .5 * (cosine - lowest)/(highest - lowest) + .5 * bm25/highest + .2 * pair/highest, where highest and lowest
are over the candidates, all of them eligible. What is measured of it stands in docs/why.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from proofspan.retrieval.nouns import Part

DENSE, LEXICAL, PAIR = 0.5, 0.5, 0.2
WEIGHTS: Mapping[str, float] = {"dense": DENSE, "bm25": LEXICAL, "pair": PAIR}


@dataclass(frozen=True, slots=True)
class Scores:
    """Each candidate's own scores: BM25 (0 where no term stands), cosine, and the pair score of `rerank.lexical`."""

    bm25: Mapping[int, float]
    dense: Mapping[int, float]
    pair: Mapping[int, float]


def convex(scores: Scores, candidates: Iterable[int]) -> Callable[[int], tuple[Part, ...]]:
    """What makes up the score of any key, by the highest and lowest scores among the candidates.

    A key without a vector has the lowest cosine. Parts add up to the score.
    """
    keys = list(candidates)
    cosines = [scores.dense[key] for key in keys if key in scores.dense]
    low, high = min(cosines, default=0.0), max(cosines, default=0.0)
    most = {"bm25": _most(scores.bm25, keys), "pair": _most(scores.pair, keys)}

    def parts(key: int) -> tuple[Part, ...]:
        cosine = scores.dense.get(key, low)
        nearness = (cosine - low) / (high - low) if high > low else 0.0
        words, pair = scores.bm25.get(key, 0.0), scores.pair.get(key, 0.0)
        return (
            Part("bm25", words, LEXICAL * words / most["bm25"]),
            Part("dense", cosine, DENSE * nearness),
            Part("pair", pair, PAIR * pair / most["pair"]),
        )

    return parts


def ordered(keys: Iterable[int], parts: Callable[[int], Sequence[Part]]) -> list[tuple[int, tuple[Part, ...]]]:
    """The keys with their parts, highest sum first, ties by key."""
    explained = [(key, tuple(parts(key))) for key in keys]
    return sorted(explained, key=lambda item: (-sum([part.adds for part in item[1]]), item[0]))


def _most(scores: Mapping[int, float], keys: Sequence[int]) -> float:
    """The highest score among the keys; 1 where all are 0, so that it divides."""
    return max((scores.get(key, 0.0) for key in keys), default=0.0) or 1.0
