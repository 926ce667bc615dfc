"""A set checked while it is written."""

from pathlib import Path

import pytest
from golden_folders import Row, golden, lines, row

from proofspan.documents import Revision
from proofspan.errors import GoldenSetError, SettingError
from proofspan.evaluation import read
from proofspan.evaluation.golden import Check, check, checked

CORPUS = [row("a", "one two three"), row("b", "four five"), row("c", "six")]
GOOD = {"id": "good", "text": "how many?", "document": "a", "anchor": "two"}
NONE = {"id": "none", "text": "why?", "answerable": False}


def found(folder: Path, *asked: Row) -> Check:
    """What is found in a set of these questions."""
    lines(folder / "corpus.jsonl", CORPUS)
    lines(folder / "queries.jsonl", asked)
    return check(read(folder, unwritten=True))


def test_a_clean_set(tmp_path: Path) -> None:
    """Two questions, one of them without answer, one of three documents covered."""
    clean = found(tmp_path, GOOD, NONE)
    assert (clean.clean, clean.unanswerable, clean.covered) == (True, 1, {Revision("a", "v1"): 1})
    assert {"unanswerable_share": 1 / 2, "step": 1 / 2, "documents": 3, "covered": 1}.items() <= checked(clean).items()


@pytest.mark.parametrize(
    ("bad", "kind"),
    [
        ({"id": "q", "text": "?", "document": "a", "anchor": "four"}, "anchor-not-literal"),
        ({"id": "q", "text": "", "document": "a", "anchor": "four"}, "anchor-not-literal"),
        ({"id": "q", "text": "?", "required_evidence_ids": ["a-v1#nowhere"]}, "unknown-evidence"),
        ({**GOOD, "id": "again"}, "duplicate-question"),
    ],
)
def test_whatever_evaluate_would_not_count(tmp_path: Path, bad: Row, kind: str) -> None:
    """It is named with its kind and line, whether or not its words are written yet."""
    (item,) = (wrong := found(tmp_path, GOOD, bad)).invalid
    assert (item.kind, item.line, wrong.clean) == (kind, 2, False)


def test_questions_without_words(tmp_path: Path) -> None:
    """Empty, blank and absent texts are to be written: no fault of file and line, and no duplicates of each other."""
    asked = [{**GOOD, "id": name, "text": text} for name, text in (("q1", ""), ("q2", " \n"))]
    unready = found(tmp_path, *asked, {"id": "q3", "document": "a", "anchor": "two"})
    assert ([each.id for each in unready.unwritten], unready.invalid) == (["q1", "q2", "q3"], ())
    with pytest.raises(GoldenSetError, match="text is a text that is not empty"):
        read(tmp_path)


def test_the_same_words_for_somebody_else(tmp_path: Path) -> None:
    """Another person, day or product makes another question."""
    others = [{"groups": ["ops"]}, {"as_of": "2026-01-01"}, {"product": "AX-42"}]
    asked = [{**GOOD, "id": str(number), **more} for number, more in enumerate(others)]
    assert found(tmp_path, GOOD, *asked).clean


def test_documents_by_how_many_questions_need_them(tmp_path: Path) -> None:
    """A question with two pieces of one document counts once for it; the most needed stands first."""
    asked = [
        {"id": "q1", "text": "1?", "required_evidence_ids": ["b"]},
        {"id": "q2", "text": "2?", "required_evidence_ids": ["a", "b"]},
        {"id": "q3", "text": "3?", "anchors": [{"doc_id": "b", "text": "four"}, {"doc_id": "b", "text": "five"}]},
    ]
    assert list(found(tmp_path, *asked).covered.items()) == [(Revision("b", "v1"), 3), (Revision("a", "v1"), 1)]


def test_a_set_without_documents(tmp_path: Path) -> None:
    """What it names is looked up in an archive's documents; without any, nothing is called clean."""
    documents = golden(tmp_path, CORPUS, [GOOD]).documents
    (tmp_path / "corpus.jsonl").unlink()
    alone = read(tmp_path, unwritten=True)
    with pytest.raises(SettingError, match="--archive DIR"):
        check(alone)
    assert check(alone, documents).clean
    assert check(alone, documents[1:]).invalid[0].kind == "unknown-document"


def test_an_archive_beside_documents_is_not_looked_at(tmp_path: Path) -> None:
    """The set's own documents decide, and a note says so."""
    held = golden(tmp_path, CORPUS, [GOOD])
    assert check(held, held.documents).notes[-1] == "the set brings documents: nothing was looked up in the archive"
    assert "archive" not in " ".join(check(held).notes)
