"""The laboratory, made of the product's rooms, gives what a plain transcription of the method gives, on any corpus."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from plain import Row, plain

from proofspan.evaluation.stdlib import files, run
from proofspan.evaluation.stdlib.corpus import docstrings
from proofspan.evaluation.stdlib.reading import OWN

TABLES = (
    "corpus",
    "ceiling_window160_overlap32_unfiltered",
    "strategies",
    "sizes",
    "split_anchors",
    "filter",
    "rerank",
    "pipeline",
)
Both = tuple[dict[str, Any], dict[str, Any]]


def lines(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def both(folder: Path, corpus: Sequence[Row], golden: Sequence[Row], notes: Sequence[Row]) -> Both:
    """The laboratory's tables and the transcription's, of the same three files."""
    written = {"corpus.json": json.dumps(corpus)}
    written |= {f"{name}.jsonl": "\n".join(map(json.dumps, rows)) for name, rows in (("g", golden), ("n", notes))}
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")
    return run(files(*(folder / name for name in ("corpus.json", "g.jsonl", "n.jsonl")))), plain(
        corpus, golden, notes
    ).run()


@pytest.fixture(scope="module")
def interpreter(tmp_path_factory: pytest.TempPathFactory) -> Both:
    """On the docstrings of the Python that runs this."""
    corpus = [{"id": text.id, "text": text.text, "status": text.status.value} for text in docstrings()]
    return both(tmp_path_factory.mktemp("lab"), corpus, lines(OWN / "golden.jsonl"), lines(OWN / "notes.jsonl"))


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Both:
    """On a corpus with what docstrings seldom have: repeated texts, long paragraphs, anchors told twice."""
    draw = random.Random(7)
    words = (
        "cutoffRatio heap a the heappush() is Ratio. default: 0.6 why? not! \n \n\n largest item_of x-y ÀÉ 3/4".split(
            " "
        )
    )
    texts = [" ".join(draw.choice(words) for _ in range((60, 90, 900)[n % 3])) for n in range(12)]
    texts += [texts[1], f"{texts[2]} the anchor stands here {texts[3]} the anchor stands\nhere", "x " * 700]
    corpus = [{"id": f"d{n}", "testo": text, "stato": "corrente"} for n, text in enumerate(texts) if text.strip()]
    asked = [
        ("heap item", "d2", " ".join(texts[2].split()[300:306])),
        ("largest ratio", "d13", "the anchor stands here"),
    ]
    asked += [("the of", "d5", "a"), ("x", "d14", "x x x x x"), ("cutoff", "d0", "is nowhere to be found")]
    golden = [{"id": q, "question": q, "document": document, "anchor": anchor} for q, document, anchor in asked]
    notes = [{"id": "note", "text": "NOTE: the largest default ratio is a heap item.", "status": "bozza"}]
    return both(tmp_path_factory.mktemp("strange"), corpus, golden, notes)


@pytest.mark.parametrize("table", TABLES)
def test_every_table_of_this_python(interpreter: Both, table: str) -> None:
    """On this interpreter's docstrings each table is the transcription's, every number of it."""
    assert interpreter[0][table] == interpreter[1][table]


@pytest.mark.parametrize("table", TABLES)
def test_every_table_of_a_strange_corpus(strange: Both, table: str) -> None:
    """So it is on texts that no interpreter has."""
    assert strange[0][table] == strange[1][table]


@pytest.mark.parametrize("corpus", ["interpreter", "strange"])
@pytest.mark.parametrize("admitted", ["none", "current"])
def test_rankings(request: pytest.FixtureRequest, corpus: str, admitted: str) -> None:
    """The first ten of each question are the same documents, with scores to 1e-4."""
    ours, theirs = (found["rankings_window160_overlap32"][admitted] for found in request.getfixturevalue(corpus))
    assert [[name for name, _ in each] for each in ours] == [[name for name, _ in each] for each in theirs]
    scores = [[score for each in found for _, score in each] for found in (ours, theirs)]
    assert scores[0] == pytest.approx(scores[1], abs=1e-4)


def test_an_anchor_that_is_nowhere(strange: Both) -> None:
    """It is an invalid item and in no count: four questions of five, twenty sizes each, are 80 trials."""
    (invalid,) = strange[0]["invalid_items"]
    assert (invalid["id"], invalid["kind"]) == ("cutoff", "anchor-not-literal")
    assert (strange[0]["n"], strange[0]["split_anchors"]["trials"]) == (4, 80)
