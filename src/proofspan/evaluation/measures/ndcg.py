"""Normalised discounted cumulative gain: evidence found early counts more, by its grade."""

import math
from collections.abc import Iterable

from proofspan.evaluation.judging import Judged


def ndcg(case: Judged, k: int) -> float | None:
    """DCG over the first k units divided by that of the best order, in [0, 1].

    The gain is the grade itself, the discount log2(1 + rank) (Järvelin and Kekäläinen, 2002). None when nothing
    is required, and where one passage can hold several pieces of evidence.
    """
    if not case.required or not case.single:
        return None
    gains = (sum(case.required[name] for name in unit) for unit in case.units[:k])
    best = sorted(case.required.values(), reverse=True)[:k]
    return _discounted(gains) / _discounted(best)


def _discounted(gains: Iterable[float]) -> float:
    return math.fsum(gain / math.log2(1 + rank) for rank, gain in enumerate(gains, start=1))
