"""The chunkers give the article's chunks on the article's corpus, to the count."""

import json
import os
from pathlib import Path

import pytest

from proofspan.documents import Document, Policy, Revision
from proofspan.passages import Passage, chunker
from proofspan.passages.paragraphs import paragraphs

DATA = os.environ.get("PROOFSPAN_TEST_DATA")
if not DATA:
    pytest.skip("PROOFSPAN_TEST_DATA does not name the folder of test data", allow_module_level=True)

FOLDER = Path(DATA) / "stdlib-3.14"
EXPECTED = json.loads((FOLDER / "expected.json").read_text("utf-8"))
SPECS = {
    "fixed 160/0": "windows:160",
    "fixed 160/32": "windows:160/32",
    "structure max160": "paragraphs:160",
    "sentence 4/1": "sentences:4/1:plain",
}


@pytest.fixture(scope="module")
def documents() -> list[Document]:
    rows = [(row["id"], row["testo"]) for row in json.loads((FOLDER / "corpus.json").read_text("utf-8"))]
    notes = map(json.loads, (FOLDER / "notes.jsonl").read_text("utf-8").splitlines())
    rows += [(note["id"], note["text"]) for note in notes]
    return [Document(Revision(name, "v1"), name, text, Policy()) for name, text in rows]


def cut(documents: list[Document], spec: str) -> list[Passage]:
    return [passage for document in documents for passage in chunker(spec)(document)]


@pytest.mark.parametrize("row", EXPECTED["strategies"], ids=lambda row: row["strategy"])
def test_strategies(documents: list[Document], row: dict[str, object]) -> None:
    """Each of the four strategies gives the article's chunks and words per chunk."""
    found = cut(documents, SPECS[str(row["strategy"])])
    mean = sum(len(passage.text.split()) for passage in found) / len(found)
    assert (len(found), round(mean, 1)) == (row["chunks"], row["words_per_chunk"])


@pytest.mark.parametrize("row", EXPECTED["sizes"], ids=lambda row: f"{row['window']}/{row['overlap']}")
def test_sizes(documents: list[Document], row: dict[str, object]) -> None:
    """Each of the eight window sizes gives the article's number of chunks."""
    assert len(cut(documents, f"windows:{row['window']}/{row['overlap']}")) == row["chunks"]


def test_paragraphs_of_the_article(documents: list[Document]) -> None:
    """The article's own paragraphs are the product's here, where none is long and no text has sections."""
    article = [passage for document in documents for passage in paragraphs(160, article=True)(document)]
    assert article == cut(documents, "paragraphs:160")


def test_split_anchor_windows(documents: list[Document]) -> None:
    """The twenty sizes of the split-anchor trial give the article's chunks with and without overlap."""
    sizes, anchors = range(20, 401, 20), EXPECTED["split_anchors"]
    assert sum(len(cut(documents, f"windows:{n}/{n // 5}")) for n in sizes) == anchors["chunks_with"]
    assert sum(len(cut(documents, f"windows:{n}")) for n in sizes) == anchors["chunks_without"]
