"""A key that nobody reads and that looks like one that is read is named: it would change figures unseen."""

from pathlib import Path
from typing import Any

import pytest
from golden_folders import golden, lines, row

from proofspan.evaluation import read

CORPUS = [row("a", "one", allowed_groups=["public"], status="published", valid_from="2026-01-01", lang="en")]
ASKED = {"id": "q", "text": "one?", "qrels": {"a": 1}}


def notes(folder: Path, corpus: list[dict[str, Any]] = CORPUS, **query: object) -> tuple[str, ...]:
    """What is to be said of a set whose second question has these keys too."""
    return golden(folder, corpus, [ASKED, {**ASKED, "id": "r", **query}]).notes


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("forbiden_evidence_ids", "forbidden_evidence_ids"),
        ("forbidden", "forbidden_evidence_ids"),
        ("grops", "groups"),
        ("Groups", "groups"),
        ("answerble", "answerable"),
        ("as-of", "as_of"),
        ("products", "product"),
        ("language", "lang"),
        ("evidence_ids", "forbidden_evidence_ids"),
    ],
)
def test_a_key_close_to_a_known_one_is_named(tmp_path: Path, key: str, meant: str) -> None:
    """The note has the file, the line, the key and the one that may be meant."""
    assert notes(tmp_path, **{key: ["x"]}) == (f"queries.jsonl:2: the key {key!r} is left aside: is {meant!r} meant?",)


@pytest.mark.parametrize("key", ["answer", "answers", "evidence", "kind", "near_docs", "required_docs", "keypoints"])
def test_other_keys_are_left_aside_in_silence(tmp_path: Path, key: str) -> None:
    """A set may say more than anybody reads."""
    assert notes(tmp_path, **{key: ["x"]}) == ()


def test_a_key_of_several_lines_is_one_note(tmp_path: Path) -> None:
    """The first line is named, and the others are counted."""
    asked = [{**ASKED, "id": str(n), "grops": ["ops"]} for n in range(3)]
    (note,) = golden(tmp_path, CORPUS, asked).notes
    assert note == "queries.jsonl:1: the key 'grops' is left aside (and in 2 more lines): is 'groups' meant?"


def test_keys_of_anchors_are_looked_at(tmp_path: Path) -> None:
    """An anchor whose `start` is misspelt stands wherever its words do."""
    anchors = [{"doc_id": "a", "text": "one", "strat": 0}]
    assert notes(tmp_path, anchors=anchors) == ("queries.jsonl:2: the key 'strat' is left aside: is 'start' meant?",)


def test_metadata_outside_of_metadata_is_named(tmp_path: Path) -> None:
    """Groups beside the text keep nobody out: the row is public, and the note says where they belong."""
    held = notes(tmp_path, [{"id": "a", "text": "one", "allowed_groups": ["ops"]}])
    said = "corpus.jsonl:1: the key 'allowed_groups' is left aside: it belongs into metadata"
    assert said in held and "no document names groups: all are read as public" in held


def test_misspelt_metadata_is_named(tmp_path: Path) -> None:
    """A row whose groups are called otherwise may be public unseen."""
    held = notes(tmp_path, [row("a", "one", groups=["ops"], valid_form="2026-01-01")])
    assert "corpus.jsonl:1: the key 'groups' is left aside: is 'allowed_groups' meant?" in held
    assert "corpus.jsonl:1: the key 'valid_form' is left aside: is 'valid_from' meant?" in held


def test_a_key_beside_the_right_one_is_its_own(tmp_path: Path) -> None:
    """A row with `status` may have a `pep_status` too."""
    metadata = {**CORPUS[0]["metadata"], "pep_status": "Final"}
    assert notes(tmp_path, [{**CORPUS[0], "lang": "en", "metadata": metadata}]) == ()


def test_questions_of_a_beir_folder_are_looked_at(tmp_path: Path) -> None:
    """Beside `metadata` and inside of it."""
    lines(tmp_path / "corpus.jsonl", [{"_id": "a", "text": "one", "metadata": CORPUS[0]["metadata"]}])
    lines(
        tmp_path / "queries.jsonl", [{"_id": "q", "text": "one?", "groups": ["x"], "metadata": {"asof": "2026-01-01"}}]
    )
    (tmp_path / "qrels").mkdir()
    (tmp_path / "qrels" / "test.tsv").write_text("query-id\tcorpus-id\tscore\nq\ta\t1\n", encoding="utf-8")
    said = read(tmp_path).notes
    assert "queries.jsonl:1: the key 'groups' is left aside: it belongs into metadata" in said
    assert "queries.jsonl:1: the key 'asof' is left aside: is 'as_of' meant?" in said
