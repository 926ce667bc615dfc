"""What reading fifty candidates again gains, at three sizes of windows, among documents in force."""

from typing import Any

from proofspan.evaluation.stdlib.laboratory import DEEPEST, Laboratory, first, share

SIZES = (40, 80, 160)
DEPTH = 3


def reranking(lab: Laboratory) -> list[dict[str, Any]]:
    """Recall of the first stage and of the reranked list."""
    return [_row(lab, size, size // 5) for size in SIZES]


def _row(lab: Laboratory, size: int, overlap: int) -> dict[str, Any]:
    index, items = lab.windowed(size, overlap), lab.material.items
    before = [index.rank(item, DEEPEST, admitted="current") for item in items]
    reranked = [index.search(item, DEPTH, admitted="current", pool=DEEPEST) for item in items]
    after = [first(item, ranking.hits) for item, ranking in zip(items, reranked, strict=True)]
    return {
        "window": size,
        "overlap": overlap,
        "recall@50": share(before, DEEPEST),
        "recall@1_bi": share(before, 1),
        "recall@1_rerank": share(after, 1),
        "recall@3_bi": share(before, 3),
        "recall@3_rerank": share(after, 3),
    }
