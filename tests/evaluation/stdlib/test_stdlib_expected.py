"""The laboratory gives the article's own figures on the article's own corpus, to the digit."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from plain import plain

from proofspan.evaluation.stdlib import files, run

pytestmark = pytest.mark.essential
DATA = os.environ.get("PROOFSPAN_TEST_DATA")
if not DATA:
    pytest.skip("PROOFSPAN_TEST_DATA does not name the folder of test data", allow_module_level=True)

FOLDER = Path(DATA) / "stdlib-3.14"
EXPECTED = json.loads((FOLDER / "expected.json").read_text("utf-8"))
RANKINGS = "rankings_window160_overlap32"


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return run(files(*(FOLDER / name for name in ("corpus.json", "golden.jsonl", "notes.jsonl"))))


@pytest.mark.parametrize("table", [name for name in EXPECTED if name != RANKINGS])
def test_every_table(found: dict[str, Any], table: str) -> None:
    """Each table is the article's, every number of it."""
    assert found[table] == EXPECTED[table]


@pytest.mark.parametrize("admitted", ["none", "current"])
def test_every_ranking(found: dict[str, Any], admitted: str) -> None:
    """The first ten of each of the 18 questions stand in the article's order, ties too, with its scores to 1e-4."""
    ours, theirs = found[RANKINGS][admitted], EXPECTED[RANKINGS][admitted]
    assert [[name for name, _ in each] for each in ours] == [[name for name, _ in each] for each in theirs]
    scores = [[score for each in found for _, score in each] for found in (ours, theirs)]
    assert scores[0] == pytest.approx(scores[1], abs=1e-4)


def test_the_plain_transcription() -> None:
    """What the laboratory is compared with elsewhere gives the article's figures too."""
    notes, golden = (
        [json.loads(line) for line in (FOLDER / name).read_text("utf-8").splitlines()]
        for name in ("notes.jsonl", "golden.jsonl")
    )
    whole = plain(json.loads((FOLDER / "corpus.json").read_text("utf-8")), golden, notes).run()
    assert {name: whole[name] for name in EXPECTED} == EXPECTED
