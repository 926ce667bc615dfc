"""The ceiling: how many questions have their evidence among the first k, before anything is filtered or reranked."""

from proofspan.evaluation.stdlib.laboratory import DEEPEST, Laboratory, share

SHALLOW = 10
KS = (1, 3, 5, SHALLOW, DEEPEST)


def ceiling(lab: Laboratory) -> dict[str, float]:
    """Recall at each depth, windows of 160 words sharing 32."""
    ranks = [lab.windowed().rank(item, DEEPEST, shallow=SHALLOW) for item in lab.material.items]
    return {str(k): share(ranks, k) for k in KS}
