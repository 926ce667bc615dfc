"""Reciprocal rank fusion: lists become one by where things stand in them, whatever their scores mean."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

CONSTANT = 60
"""Cormack, Clarke and Büttcher's constant, as the article has it."""


def rrf(lists: Mapping[str, Sequence[int]], *, constant: int = CONSTANT) -> list[tuple[int, float]]:
    """Each key with the sum over lists of 1/(constant + rank), ranks from 1; best first, ties by key."""
    scores: defaultdict[int, float] = defaultdict(float)
    for keys in lists.values():
        for rank, key in enumerate(keys, start=1):
            scores[key] += 1 / (constant + rank)
    return sorted(scores.items(), key=lambda item: (-item[1], item[0]))
