"""How large the corpus is, the notes counted with it."""

from statistics import median
from typing import Any

from proofspan.evaluation.stdlib.laboratory import Laboratory


def corpus(lab: Laboratory) -> dict[str, Any]:
    """Documents, their words between white space, and the median and the largest of them."""
    words = [len(text.text.split()) for text in lab.material.texts]
    return {
        "documents": len(words),
        "words": sum(words),
        "median_words": int(median(words)),
        "max_words": max(words),
    }
