"""Results as JSON values, as small as a comparison needs them; not tests themselves."""

from collections.abc import Mapping
from typing import Any

from proofspan.evaluation.statistics import Figure


def result(measures: Mapping[str, Mapping[str, float | None]], **config: Any) -> dict[str, Any]:
    """A result with these values, by measure and question; no question has anything forbidden."""
    ids = list(dict.fromkeys(name for values in measures.values() for name in values))
    return {
        "schema_version": 1,
        "config": config,
        "set": "small",
        "forbidden_candidates": 0,
        "invalid_items": [],
        "measures": {name: {"value": Figure.of(values.values()).value} for name, values in measures.items()},
        "cases": [{"id": each, "measures": {name: measures[name].get(each) for name in measures}} for each in ids],
    }
