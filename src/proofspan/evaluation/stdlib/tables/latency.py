"""How long a question takes: the least and the most of three rounds, since one figure would hide the machine."""

import time
from collections.abc import Callable

from proofspan.evaluation.stdlib.laboratory import DEEPEST, Laboratory
from proofspan.evaluation.stdlib.nouns import Item

ROUNDS = 3
HITS = 5


def latency(lab: Laboratory) -> dict[str, list[float]]:
    """Milliseconds a question, by the vectors alone and with fifty candidates reranked."""
    index = lab.windowed()
    return {
        "bi_encoder": _rounds(lab, lambda item: index.search(item, HITS, admitted="current")),
        "with_rerank": _rounds(lab, lambda item: index.search(item, HITS, admitted="current", pool=DEEPEST)),
    }


def _rounds(lab: Laboratory, search: Callable[[Item], object]) -> list[float]:
    took = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for item in lab.material.items:
            search(item)
        took.append(round(1000 * (time.perf_counter() - began) / len(lab.material.items), 3))
    return [min(took), max(took)]
