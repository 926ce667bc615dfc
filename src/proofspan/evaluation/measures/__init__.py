"""Measures: each a plain function on one case, a number or None; the tables of what is reported when."""

from collections.abc import Callable

from proofspan.evaluation.answered import Answered
from proofspan.evaluation.judging import Judged
from proofspan.evaluation.measures.ceiling import ceiling
from proofspan.evaluation.measures.cited import cited_right_source, sentence_precision
from proofspan.evaluation.measures.complete import complete
from proofspan.evaluation.measures.duplicates import duplicates
from proofspan.evaluation.measures.excluded import excluded_evidence
from proofspan.evaluation.measures.headroom import RERANKED, headroom, rerank_headroom
from proofspan.evaluation.measures.holds_anchor import holds_anchor
from proofspan.evaluation.measures.ineligible import ineligible
from proofspan.evaluation.measures.mrr import mrr
from proofspan.evaluation.measures.ndcg import ndcg
from proofspan.evaluation.measures.prompt_size import prompt_size
from proofspan.evaluation.measures.recall import recall
from proofspan.evaluation.measures.refusals import abstained_unanswerable, over_refusal, refusal_rate
from proofspan.evaluation.measures.split_anchors import split_anchors

AtK = Callable[[Judged, int], float | None]

AT_K: dict[str, AtK] = {"recall": recall, "complete": complete, "ceiling": ceiling, "duplicates": duplicates}
"""Reported at every k: `recall@3`."""

AT_LESS: dict[str, AtK] = {"rerank-headroom": rerank_headroom}
"""Reported at every k below `RERANKED`, where that many are looked at."""

OPENED: dict[str, AtK] = {"ineligible": ineligible}
"""Reported at every k, where it was asked what an archive open to everybody would show."""

BESIDE_ANSWERS: dict[str, Callable[[Judged, Answered, int], float | None]] = {"headroom": headroom}
"""Reported at every k, where a generator answers."""

OF_ANSWERS: dict[str, Callable[[Answered], float | None]] = {
    "answer-holds-anchor": holds_anchor,
    "over-refusal": over_refusal,
    "abstained-unanswerable": abstained_unanswerable,
    "refusal-rate": refusal_rate,
    "cited-right-source": cited_right_source,
    "sentence-precision": sentence_precision,
    "prompt-size": prompt_size,
}
"""Reported where a generator answers."""

__all__ = [
    "AT_K",
    "AT_LESS",
    "BESIDE_ANSWERS",
    "OF_ANSWERS",
    "OPENED",
    "RERANKED",
    "abstained_unanswerable",
    "ceiling",
    "cited_right_source",
    "complete",
    "duplicates",
    "excluded_evidence",
    "headroom",
    "holds_anchor",
    "ineligible",
    "mrr",
    "ndcg",
    "over_refusal",
    "prompt_size",
    "recall",
    "refusal_rate",
    "rerank_headroom",
    "sentence_precision",
    "split_anchors",
]
