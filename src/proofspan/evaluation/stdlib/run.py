"""One run of the laboratory: every table, under the names that the article's own program prints."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from proofspan.evaluation.stdlib import tables
from proofspan.evaluation.stdlib.laboratory import Laboratory
from proofspan.evaluation.stdlib.nouns import Material

TABLES: Mapping[str, Callable[[Laboratory], Any]] = MappingProxyType(
    {
        "corpus": tables.corpus,
        "ceiling_window160_overlap32_unfiltered": tables.ceiling,
        "rankings_window160_overlap32": tables.rankings,
        "strategies": tables.strategies,
        "sizes": tables.sizes,
        "split_anchors": tables.split_anchors,
        "split_example": tables.split_example,
        "filter": tables.filtering,
        "rerank": tables.reranking,
        "verifier": tables.checking,
        "pipeline": tables.pipeline,
        "scripted_answer": tables.scripted_answer,
        "latency_ms": tables.latency,
    }
)


def run(material: Material, *, progress: Callable[[int, int], None] = lambda done, of: None) -> dict[str, Any]:
    """The tables as JSON values: rates to 6 decimals, words per passage to 1, scores to 5.

    All but `latency_ms` are the same run after run. Raises `InputError` when a document cannot be added.
    """
    lab = Laboratory(material)
    found: dict[str, Any] = {}
    try:
        for number, (name, table) in enumerate(TABLES.items(), start=1):
            found[name] = table(lab)
            progress(number, len(TABLES))
    finally:
        lab.close()
    invalid = [item.values for item in material.invalid]
    return {**found, "n": len(material.items), "invalid_items": invalid}
