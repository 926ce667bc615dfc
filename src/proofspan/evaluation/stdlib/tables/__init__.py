"""The article's tables, one a file; each is a function from the laboratory to JSON values."""

from proofspan.evaluation.stdlib.tables.ceiling import ceiling
from proofspan.evaluation.stdlib.tables.checking import checking
from proofspan.evaluation.stdlib.tables.corpus import corpus
from proofspan.evaluation.stdlib.tables.filtering import filtering
from proofspan.evaluation.stdlib.tables.latency import latency
from proofspan.evaluation.stdlib.tables.pipeline import pipeline, scripted_answer
from proofspan.evaluation.stdlib.tables.rankings import rankings
from proofspan.evaluation.stdlib.tables.reranking import reranking
from proofspan.evaluation.stdlib.tables.sizes import sizes
from proofspan.evaluation.stdlib.tables.split_anchors import split_anchors, split_example
from proofspan.evaluation.stdlib.tables.strategies import strategies

__all__ = [
    "ceiling",
    "checking",
    "corpus",
    "filtering",
    "latency",
    "pipeline",
    "rankings",
    "reranking",
    "scripted_answer",
    "sizes",
    "split_anchors",
    "split_example",
    "strategies",
]
