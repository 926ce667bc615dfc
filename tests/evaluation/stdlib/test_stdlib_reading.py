"""The laboratory's files: what is read, and what is refused in words."""

import json
from pathlib import Path

import pytest

from proofspan.documents import Status
from proofspan.errors import GoldenSetError, InputError, NothingEvaluatedError
from proofspan.evaluation.stdlib import Material, files, run

DOCUMENT = {"id": "pump", "text": "The pump runs at 3 bar.", "status": "current"}
QUESTION = {"id": "Q1", "question": "How many bar?", "document": "pump", "anchor": "3 bar"}
NOTE = {"id": "note", "text": "NOTE: 9 bar.", "status": "draft"}


def read(folder: Path, corpus: object = (DOCUMENT,), golden: object = (QUESTION,), notes: object = (NOTE,)) -> Material:
    """The material of three files: texts as they are, other things as a JSON array or lines of JSON."""
    for name, rows in (("corpus", corpus), ("golden", golden), ("notes", notes)):
        lines = "\n".join(map(json.dumps, rows)) if isinstance(rows, tuple) else json.dumps(rows)
        (folder / name).write_text(rows if isinstance(rows, str) else lines, encoding="utf-8")
    return files(folder / "corpus", folder / "golden", folder / "notes")


def test_english_and_italian_keys(tmp_path: Path) -> None:
    """`testo` is text, `stato` is status, and `corrente`, `bozza`, `obsoleta` are current, draft, obsolete."""
    rows = [{"id": state, "testo": "words", "stato": state} for state in ("corrente", "bozza", "obsoleta")]
    texts = read(tmp_path, corpus=[DOCUMENT, *rows]).texts
    assert [text.status for text in texts[1:4]] == [Status.CURRENT, Status.DRAFT, Status.OBSOLETE]


def test_arrays_and_lines(tmp_path: Path) -> None:
    """A corpus is a JSON array or lines of JSON."""
    assert read(tmp_path, corpus=[DOCUMENT]).texts == read(tmp_path, corpus=(DOCUMENT,)).texts


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"corpus": "[{]"}, "corpus: not JSON"),
        ({"corpus": '[{"id": "a", "id": "b"}]'}, "corpus: the key 'id' stands there twice"),
        ({"corpus": "[1]"}, "item 1 of the array"),
        ({"corpus": "[]"}, "no document"),
        ({"corpus": "nothing"}, "corpus:1: not JSON"),
        ({"corpus": [{**DOCUMENT, "status": "new"}]}, "status is one of"),
        ({"corpus": [{"id": "pump", "text": "x"}]}, "corpus:1: status"),
        ({"corpus": [{**DOCUMENT, "text": " "}]}, "text is a text that is not empty"),
        ({"corpus": [DOCUMENT, DOCUMENT]}, "'pump' stands there twice"),
        ({"notes": ({**NOTE, "id": "pump"},)}, "'pump' stands there twice"),
        ({"golden": (QUESTION, QUESTION)}, "'Q1' stands there twice"),
        ({"golden": ({**QUESTION, "anchor": [3]},)}, "anchor"),
        ({"golden": (QUESTION, {"id": "Q2"})}, "golden:2: question"),
    ],
)
def test_what_is_refused(tmp_path: Path, wrong: dict[str, object], words: str) -> None:
    """A file that cannot be read so is refused by name, line or item, and key."""
    with pytest.raises(GoldenSetError, match=words):
        read(tmp_path, **wrong)


def test_nothing_to_count(tmp_path: Path) -> None:
    """Where no anchor stands in its document there is nothing to measure."""
    with pytest.raises(NothingEvaluatedError, match="none of 2"):
        read(tmp_path, golden=({**QUESTION, "anchor": "5 bar"}, {**QUESTION, "id": "Q2", "document": "hose"}))


def test_a_document_that_no_archive_takes(tmp_path: Path) -> None:
    """A NUL in a text ends the run: a corpus that lacks a document would have other figures."""
    with pytest.raises(InputError, match=r"one cannot be added: pump: .*NUL"):
        run(read(tmp_path, corpus=[{**DOCUMENT, "text": "3 bar\0"}]))
