"""Eight sizes of windows, each without overlap and with a fifth of it."""

from typing import Any

from proofspan.evaluation.stdlib.laboratory import DEEPEST, Laboratory, share

SIZES = (40, 80, 160, 320)
KS = (1, 3, 5, DEEPEST)


def sizes(lab: Laboratory) -> list[dict[str, Any]]:
    """Passages and recall of each size."""
    return [_row(lab, size, overlap) for size in SIZES for overlap in (0, size // 5)]


def _row(lab: Laboratory, size: int, overlap: int) -> dict[str, Any]:
    index = lab.windowed(size, overlap)
    ranks = [index.rank(item, DEEPEST) for item in lab.material.items]
    recalls = {f"recall@{k}": share(ranks, k) for k in KS}
    return {"window": size, "overlap": overlap, "chunks": len(index.passages), **recalls}
