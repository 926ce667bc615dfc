"""Headroom: how much could still be gained, and by what."""

from proofspan.evaluation.answered import Answered
from proofspan.evaluation.judging import Judged
from proofspan.evaluation.measures.ceiling import ceiling
from proofspan.evaluation.measures.holds_anchor import holds_anchor

RERANKED = 50
"""How deep a reranker is thought to look."""


def headroom(case: Judged, answer: Answered, k: int) -> float | None:
    """1 when one of the first k passages holds an anchor whole, else 0, less `answer-holds-anchor`: the most a better
    prompt or generator can gain from k passages.

    Where anchors are what is required that is `ceiling@k` less `answer-holds-anchor`. -1 where an answer has the words
    of an anchor that none of the k passages holds whole, as one made of two passages can. None where
    `answer-holds-anchor` is, and where nothing is required.
    """
    reached = holds_anchor(answer)
    return None if reached is None or not case.required else float(any(case.anchored[:k])) - reached


def rerank_headroom(case: Judged, k: int) -> float | None:
    """`ceiling@50` less `ceiling@k`: the most a better order can gain; None when nothing is required."""
    deep, near = ceiling(case, RERANKED), ceiling(case, k)
    return None if deep is None or near is None else deep - near
