"""Floors on public sets: bm25 over title and text, stems, eligibility before ranking."""

import os
from pathlib import Path

import pytest
from golden_folders import evaluated

from proofspan.evaluation import read

DATA = os.environ.get("PROOFSPAN_TEST_DATA")
pytestmark = pytest.mark.skipif(not DATA, reason="PROOFSPAN_TEST_DATA does not name the shared data")

FLOORS = [
    ("scifact", "whole", "ndcg@10", 0.676),
    ("cranfield", "whole", "ndcg@10", 0.511),
    ("cacm", "whole", "ndcg@10", 0.462),
    ("squad_it", "whole", "ndcg@10", 0.835),
    ("qa4faq_it", "whole", "ndcg@10", 0.486),
    ("dragonball_en", "given", "ndcg@10", 0.692),
    ("cad_it_temporal", "whole", "ndcg@10", 0.869),
    ("pep_temporal", "whole", "recall@10", 0.99),
    ("haiku_qa50", "whole", "recall@10", 1.0),
    ("chroma_chunking", "windows:160/32", "recall@50", 0.8),
]
COUNTED = {"squad_it": 1200, "qa4faq_it": 566, "dragonball_en": 172, "cad_it_temporal": 270, "pep_temporal": 276}


@pytest.mark.parametrize(("name", "chunker", "measure", "floor"), FLOORS, ids=[row[0] for row in FLOORS])
def test_bm25_reaches_the_floor_and_lists_nothing_forbidden(
    name: str, chunker: str, measure: str, floor: float
) -> None:
    """The set loads whole, no question is invalid, the figure reaches its floor, no candidate is forbidden."""
    result = evaluated(read(Path(str(DATA)) / "retrieval" / name), chunker)
    assert result["measures"][measure]["value"] >= floor
    assert (result["forbidden_candidates"], result["invalid_items"]) == (0, [])
    assert result["n"] == COUNTED.get(name, result["n"])
