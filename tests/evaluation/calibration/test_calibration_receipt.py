"""What the receipt of benchmarks/calibration.py must say for the bound to be believed."""

import json
from pathlib import Path

import pytest

RECEIPT = Path(__file__).parents[3] / "benchmarks" / "receipts" / "calibration.json"
HALVES = [
    pytest.param(told, id=f"{name}, {way}, {risk}")
    for name, ways in json.loads(RECEIPT.read_text(encoding="utf-8")).items()
    for way, found in ways.items()
    for risk, told in found["halves"].items()
]


@pytest.mark.parametrize("told", HALVES)
def test_the_bound_held(told):
    """It failed in at most 5 % of 1,000 draws and of 200 halves, but for chance: 3 standard errors, each
    sqrt(.05 * .95 / n), are .021 and .046. Other halves contradicted it in at most 10 %, and
    3 sqrt(.1 * .9 / 200) = .064 more.
    """
    assert told["drawn_true_above"] <= 0.05 + 0.021
    assert told["true_above"] <= 0.05 + 0.046
    assert told["contradicted"] <= 0.10 + 0.064


def test_what_was_measured():
    """Both methods on dragonball_en at four largest risks; where a threshold was found it lets something through."""
    told = json.loads(RECEIPT.read_text(encoding="utf-8"))["dragonball_en"]
    assert {way.partition(",")[0] for way in told} == {"bm25", "hybrid"}
    assert all(list(found["halves"]) == ["0.05", "0.1", "0.2", "0.3"] for found in told.values())
    assert all(
        (half["coverage"] is None) == (half["found"] == 0)
        for found in told.values()
        for half in found["halves"].values()
    )
