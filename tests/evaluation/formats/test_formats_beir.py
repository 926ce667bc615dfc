"""BEIR folders are read as sets, and every fault names its file and line."""

import gzip
import json
from pathlib import Path

import pytest
from golden_folders import Row, case, evaluated, lines

from proofspan.documents import Revision
from proofspan.errors import GoldenSetError
from proofspan.evaluation import GoldenSet, read

CORPUS = [
    {"_id": "d1", "title": "Pump", "text": "The pump runs at 3 bar.", "metadata": {"url": "somewhere"}},
    {"_id": "d2", "title": "", "text": "The hose is red."},
]
ASKED = [{"_id": "q1", "text": "pump pressure"}, {"_id": "q2", "text": "hose colour", "metadata": {}}]
HEADER = "query-id\tcorpus-id\tscore\n"


def folder(where: Path, *, asked: list[Row] = ASKED, **splits: str) -> Path:
    """A BEIR folder with these judgments, below their header."""
    lines(where / "corpus.jsonl", CORPUS)
    lines(where / "queries.jsonl", asked)
    (where / "qrels").mkdir()
    for split, judged in splits.items():
        (where / "qrels" / f"{split}.tsv").write_text(HEADER + judged)
    return where


def beir(where: Path, **splits: str) -> GoldenSet:
    """The set of such a folder."""
    return read(folder(where, **splits))


def test_a_folder_is_read_as_a_set(tmp_path: Path) -> None:
    """Its ids name documents, its grades what is required; each question finds its document first."""
    held = beir(tmp_path, test="q1\td1\t2\nq2\td2\t1\n")
    assert held.ids == {"d1": Revision("d1", "v1"), "d2": Revision("d2", "v1")}
    assert [each.required for each in held.questions] == [(("d1", 2.0),), (("d2", 1.0),)]
    assert evaluated(held)["measures"]["recall@1"]["value"] == 1.0


def test_test_comes_before_dev_before_train(tmp_path: Path) -> None:
    """Of two splits the one that is for measuring counts, which the notes say, and so are questions of the other."""
    held = beir(tmp_path, train="q1\td1\t1\n", dev="q2\td2\t1\n")
    assert [each.id for each in held.questions] == ["q2"]
    assert "a BEIR folder, judged by qrels/dev.tsv (not by train.tsv)" in held.notes
    assert "1 questions are left out: qrels/dev.tsv does not judge them" in held.notes


def test_a_single_split_of_another_name(tmp_path: Path) -> None:
    """There is no doubt which judgments are meant."""
    assert len(beir(tmp_path, validation="q1\td1\t1\n").questions) == 1


def test_compressed_files(tmp_path: Path) -> None:
    """Corpus, questions and judgments may each end in .gz."""
    made = folder(tmp_path, test="q1\td1\t1\n")
    for name in ("corpus.jsonl", "queries.jsonl", "qrels/test.tsv"):
        (made / f"{name}.gz").write_bytes(gzip.compress((made / name).read_bytes()))
        (made / name).unlink()
    assert [each.required for each in read(made).questions] == [(("d1", 1.0),)]


def test_grades_of_nothing(tmp_path: Path) -> None:
    """0 and -1 are judged and no evidence: a question with no other grade has no answer, and no recall."""
    held = beir(tmp_path, test="q1\td1\t0\nq1\td2\t-1\nq2\td2\t1\n")
    assert case(evaluated(held), "q1")["measures"]["recall@1"] is None


def test_evidence_that_is_not_in_the_corpus(tmp_path: Path) -> None:
    """A judgment of an id that no row has makes its question an invalid item, as in any set."""
    (item,) = evaluated(beir(tmp_path, test="q1\tgone\t1\nq2\td2\t1\n"))["invalid_items"]
    assert (item["id"], item["line"], item["kind"]) == ("q1", 1, "unknown-evidence")


FAULTS = {
    "qrels/test.tsv:3: 'd1' is judged for 'q1' above already": "q1\td1\t1\nq1\td1\t2\n",
    "qrels/test.tsv:2: the grade is a number": "q1\td1\thigh\n",
    "qrels/test.tsv:3: a line is query-id, corpus-id, score with tabs": "q1\td1\t1\nq1 d2 1\n",
    "qrels/test.tsv:2: a line is": "q1\t\t1\n",
    "qrels/test.tsv:3: 'q9' is no question of queries.jsonl": "q1\td1\t1\nq9\td1\t1\n",
    "qrels/test.tsv:1: no judgment in it": "",
}


@pytest.mark.parametrize("message", FAULTS)
def test_a_fault_names_file_and_line(tmp_path: Path, message: str) -> None:
    """Whatever cannot be read is an error that begins with where it stands."""
    with pytest.raises(GoldenSetError) as raised:
        beir(tmp_path, test=FAULTS[message])
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize("grade", ["1", "-1", "0.5"])
def test_judgments_without_their_header(tmp_path: Path, grade: str) -> None:
    """The first line would be skipped by others: it is refused rather than read here and lost there."""
    made = folder(tmp_path)
    (made / "qrels" / "test.tsv").write_text(f"q1\td1\t{grade}\n")
    with pytest.raises(GoldenSetError, match=r"test\.tsv:1: the first line is the header query-id"):
        read(made)


@pytest.mark.parametrize("splits", [{}, {"a": "q1\td1\t1\n", "b": "q1\td1\t1\n"}], ids=["none", "two unknown"])
def test_no_judgments_that_could_be_meant(tmp_path: Path, splits: dict[str, str]) -> None:
    """The error says which files are looked for and which are there."""
    with pytest.raises(GoldenSetError, match=r"qrels/test\.tsv .*found (none|a\.tsv, b\.tsv)"):
        beir(tmp_path, **splits)


def test_who_asks_stands_in_the_metadata(tmp_path: Path) -> None:
    """A question may say there what one of our own sets says beside its text."""
    asked = [{**ASKED[0], "metadata": {"groups": ["ops"], "as_of": "2026-02-01", "source": "a log"}}]
    (question,) = read(folder(tmp_path, asked=asked, test="q1\td1\t1\n")).questions
    assert (question.groups, str(question.as_of)) == ({"ops"}, "2026-02-01")


def test_a_bad_line_of_questions(tmp_path: Path) -> None:
    """The line is that of the file, whatever was left out before it."""
    with pytest.raises(GoldenSetError, match=r"^queries\.jsonl:2: _id is a text"):
        read(folder(tmp_path, asked=[ASKED[0], {"text": json.dumps("x")}], test="q1\td1\t1\n"))
