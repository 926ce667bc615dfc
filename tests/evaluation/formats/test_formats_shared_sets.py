"""Public sets go out to other tools and come back whole."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from proofspan.evaluation import read
from proofspan.evaluation.formats import trec
from proofspan.evaluation.formats.exporting import export

DATA = os.environ.get("PROOFSPAN_TEST_DATA")
pytestmark = pytest.mark.skipif(not DATA, reason="PROOFSPAN_TEST_DATA does not name the shared data")


@pytest.mark.parametrize("name", ["scifact", "cranfield", "squad_it", "cad_it_temporal", "pep_temporal"])
def test_a_set_of_documents_comes_back(tmp_path: Path, name: str) -> None:
    """Every document with its metadata, and what every question asks, of whom, when, and requires."""
    held = read(Path(str(DATA)) / "retrieval" / name)
    assert export(held, tmp_path / "out", "beir").invalid == ()
    again = read(tmp_path / "out")
    assert again.ids == held.ids
    for one, other in zip(held.documents, again.documents, strict=True):
        assert replace(one, source=other.source) == other
    for one, other in zip(held.questions, again.questions, strict=True):
        assert (one.id, one.text, sorted(one.required)) == (other.id, other.text, sorted(other.required))
        assert (one.groups, one.as_of, one.products) == (other.groups, other.as_of, other.products)


def test_a_set_of_passages_becomes_its_passages(tmp_path: Path) -> None:
    """8,055 passages are 8,055 rows; qrels for TREC name the same ones as those for BEIR."""
    held = read(Path(str(DATA)) / "retrieval" / "dragonball_en")
    assert export(held, tmp_path / "beir", "beir").rows == len(held.passages) == 8_055
    export(held, tmp_path / "trec", "trec")
    grades = trec.read_qrels(tmp_path / "trec" / "qrels.txt").grades
    required = {each.id: dict(each.required) for each in read(tmp_path / "beir").questions if each.required}
    assert grades == required
