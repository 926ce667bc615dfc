"""Four ways of cutting the same corpus."""

from typing import Any

from proofspan.evaluation.stdlib.laboratory import Index, Laboratory, share
from proofspan.passages.by_sentence import by_sentence
from proofspan.passages.paragraphs import paragraphs

DEPTH = 3


def strategies(lab: Laboratory) -> list[dict[str, Any]]:
    """Passages, words per passage and recall of windows without and with overlap, paragraphs and sentences."""
    ways = {
        "fixed 160/0": lab.windowed(160, 0),
        "fixed 160/32": lab.windowed(160, 32),
        "structure max160": lab.index("paragraphs:160", paragraphs(160, article=True)),
        "sentence 4/1": lab.index("sentences:4/1:plain", by_sentence(4, 1, article=True)),
    }
    return [_row(lab, name, index) for name, index in ways.items()]


def _row(lab: Laboratory, name: str, index: Index) -> dict[str, Any]:
    ranks = [index.rank(item, DEPTH) for item in lab.material.items]
    words = sum(len(passage.text.split()) for passage in index.passages)
    return {
        "strategy": name,
        "chunks": len(index.passages),
        "words_per_chunk": round(words / len(index.passages), 1),
        "recall@1": share(ranks, 1),
        "recall@3": share(ranks, 3),
    }
