"""Measures: each a plain function on one case, a number or None; the two tables of what is reported when."""

from collections.abc import Callable

from proofspan.evaluation.answered import Answered
from proofspan.evaluation.judging import Judged
from proofspan.evaluation.measures.ceiling import ceiling
from proofspan.evaluation.measures.cited import cited_right_source, sentence_precision
from proofspan.evaluation.measures.complete import complete
from proofspan.evaluation.measures.holds_anchor import holds_anchor
from proofspan.evaluation.measures.mrr import mrr
from proofspan.evaluation.measures.ndcg import ndcg
from proofspan.evaluation.measures.recall import recall
from proofspan.evaluation.measures.refusals import abstained_unanswerable, over_refusal, refusal_rate

AT_K: dict[str, Callable[[Judged, int], float | None]] = {"recall": recall, "complete": complete, "ceiling": ceiling}
"""Reported at every k: `recall@3`."""

OF_ANSWERS: dict[str, Callable[[Answered], float | None]] = {
    "answer-holds-anchor": holds_anchor,
    "over-refusal": over_refusal,
    "abstained-unanswerable": abstained_unanswerable,
    "refusal-rate": refusal_rate,
    "cited-right-source": cited_right_source,
    "sentence-precision": sentence_precision,
}
"""Reported where a generator answers."""

__all__ = [
    "AT_K",
    "OF_ANSWERS",
    "abstained_unanswerable",
    "ceiling",
    "cited_right_source",
    "complete",
    "holds_anchor",
    "mrr",
    "ndcg",
    "over_refusal",
    "recall",
    "refusal_rate",
    "sentence_precision",
]
