"""Values that no verb prints are told what is wrong in them, wherever it stands."""

from typing import Any

import pytest
from reported import diagnosis, evaluation

from proofspan.errors import GoldenSetError
from proofspan.evaluation.report import page

EVALUATION = {"config": {}, "set": "a-set", "measures": {"recall@3": {"value": 1.0, "n": 1}}, "cases": [{"id": "q"}]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"config": 3}, "config is no object"),
        ({"cases": None}, "cases is missing"),
        ({"cases": {}}, "cases is no list"),
        ({"cases": [{"id": "q"}, {"id": 3}]}, r"cases\[1\].id is no text"),
        ({"cases": [{"id": "q", "complete": {"3": 1}}]}, r"cases\[0\].complete.3 is neither true nor false"),
        ({"measures": {"mrr": {"value": float("nan")}}}, "measures.mrr.value is no finite number"),
        ({"measures": {"mrr": {"ci95": [1]}}}, "measures.mrr.ci95 is no list of 2"),
        ({"measures": {"mrr": None}}, "measures.mrr is missing"),
        ({"n": -1}, "n is no count"),
        ({"n": 1.5}, "n is no whole number"),
    ],
)
def test_an_evaluation(change: dict[str, Any], said: str) -> None:
    """The place of the first fault, and the verb that would have written it."""
    with pytest.raises(
        GoldenSetError, match=f"no evaluation to report: {said}; it is not what `evaluate --json` prints"
    ):
        page({**EVALUATION, **change})


def test_an_ablation_and_a_diagnosis() -> None:
    """By themselves and beside an evaluation."""
    with pytest.raises(GoldenSetError, match=r"no ablation to report: rows\[0\].measures is missing"):
        page(None, ablation={"set": "a-set", "rows": [{"name": "one"}]})
    with pytest.raises(GoldenSetError, match=r"no diagnosis to report: next\.stage is missing"):
        page(EVALUATION, diagnosis={**diagnosis(), "next": {}})


@pytest.mark.parametrize("values", [{"schema_version": 1}, {"foo": 1}, evaluation()])
def test_what_is_no_diagnosis(values: dict[str, Any]) -> None:
    """The first thing that it lacks, also where it is another verb's result."""
    with pytest.raises(
        GoldenSetError, match=r"no diagnosis to report: (config|k) is missing; it is not what `diagnose"
    ):
        page(evaluation(), diagnosis=values)
