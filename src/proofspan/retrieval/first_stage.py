"""The first stage: the candidates of one list or of two in one order, each with what makes up its score. No text of a
passage is read for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from proofspan.retrieval.fusion import CONSTANT, rrf
from proofspan.retrieval.hybrid import Scores, convex, ordered
from proofspan.retrieval.nouns import Part
from proofspan.retrieval.searching import Method, Searching
from proofspan.stores import Candidates


@dataclass(frozen=True, slots=True)
class Placed:
    """A candidate in its place; its score is what its parts add up to."""

    key: int
    parts: tuple[Part, ...]

    @property
    def score(self) -> float:
        """The sum of its parts."""
        return sum(part.adds for part in self.parts)


def placed(search: Searching, lists: Mapping[str, Candidates], *, depth: int) -> list[Placed]:
    """At least the best `depth` candidates of the lists, best first; fewer only when there are no more."""
    if search.recipe.method is Method.HYBRID:
        return _hybrid(search, lists)
    raw = {name: dict(zip(each.keys, each.scores, strict=True)) for name, each in lists.items()}
    if search.recipe.method is Method.RRF:
        ranks = {name: {key: rank for rank, key in enumerate(each.keys, 1)} for name, each in lists.items()}
        keys = [key for key, _ in rrf({name: each.keys for name, each in lists.items()})][:depth]
        return [Placed(key, _of_ranks(key, raw, ranks)) for key in keys]
    ((name, only),) = lists.items()
    scores = raw[name]
    return [Placed(key, (Part(name, scores[key], scores[key]),)) for key in only.keys[:depth]]


def _of_ranks(
    key: int, scores: Mapping[str, Mapping[int, float]], ranks: Mapping[str, Mapping[int, int]]
) -> tuple[Part, ...]:
    return tuple(
        Part(name, scores[name][key], 1 / (CONSTANT + places[key])) for name, places in ranks.items() if key in places
    )


def _hybrid(search: Searching, lists: Mapping[str, Candidates]) -> list[Placed]:
    """The first `pool` of each list in the recipe's order; what a deeper list adds stands behind them, so that
    asking for more never changes the order of what is first.
    """
    pool = search.recipe.pool
    head = _union(each.keys[:pool] for each in lists.values())
    scores = _scores(search, _union(each.keys for each in lists.values()))
    first = [key for key in head if key in scores.pair]
    parts = convex(scores, first)
    behind = scores.pair.keys() - set(first)
    return [Placed(key, explained) for keys in (first, behind) for key, explained in ordered(keys, parts)]


def _scores(search: Searching, keys: Sequence[int]) -> Scores:
    words = search.lexical(len(keys), among=keys)
    near = search.dense(search.vector, len(keys), among=keys) if search.vector is not None else Candidates(0)
    return Scores(
        bm25=dict(zip(words.keys, words.scores, strict=True)),
        dense=dict(zip(near.keys, near.scores, strict=True)),
        pair=search.pairs(keys),
    )


def _union(lists: Iterable[Sequence[int]]) -> list[int]:
    return list(dict.fromkeys(key for keys in lists for key in keys))
