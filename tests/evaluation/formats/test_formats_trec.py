"""TREC's qrels and runs, read and written."""

from pathlib import Path

import pytest
from golden_folders import golden, row

from proofspan.errors import GoldenSetError
from proofspan.evaluation import GoldenSet
from proofspan.evaluation.formats import trec
from proofspan.evaluation.formats.judgments import rejudged


def written(folder: Path, text: str) -> Path:
    """A file with that text."""
    path = folder / "file.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_qrels_go_out_and_come_back(tmp_path: Path) -> None:
    """Grades above, at and below 0 are the same after writing and reading."""
    grades = {"q1": {"d1": 2.0, "d2": 0.0, "d3": -1.0}, "q2": {"é": 1.0}}
    trec.write_qrels(tmp_path / "qrels", grades)
    assert (tmp_path / "qrels").read_text().splitlines()[0] == "q1 0 d1 2"
    assert trec.read_qrels(tmp_path / "qrels").grades == grades


def test_runs_go_out_and_come_back(tmp_path: Path) -> None:
    """Scores fall strictly from line to line, so that the order survives whoever reads them."""
    run = {"q1": ("b", "a", "c"), "q2": ("a",)}
    trec.write_run(tmp_path / "run", run)
    assert (tmp_path / "run").read_text().splitlines()[:3] == [
        "q1 Q0 b 1 3 proofspan",
        "q1 Q0 a 2 2 proofspan",
        "q1 Q0 c 3 1 proofspan",
    ]
    assert trec.read_run(tmp_path / "run") == run


def test_a_run_is_ordered_by_score(tmp_path: Path) -> None:
    """As trec_eval does it: the ranks are not read, and of equal scores the id that sorts last stands first."""
    run = "q Q0 a 1 0.5 x\nq Q0 b 2 7e-1 x\nq Q0 d 3 0.5 x\nq Q0 c 4 0.50 x\n"
    assert trec.read_run(written(tmp_path, run)) == {"q": ("b", "d", "c", "a")}


RUNS = {
    "file.txt:2: 'a' is ranked for 'q' above already": "q Q0 a 1 2 x\nq Q0 a 2 1 x\n",
    "file.txt:1: the score is a number, found 'nan'": "q Q0 a 1 nan x\n",
    "file.txt:3: a line is question Q0 id rank score tag, 6 words; found 5": "q Q0 a 1 2 x\n\nq Q0 b 2 1\n",
    "file.txt:1: a line is question Q0 id rank score tag, 6 words; found 7": "q Q0 a doc 1 2 x\n",
    "file.txt:1: no ranking in it": "\n",
}


@pytest.mark.parametrize("message", RUNS)
def test_a_run_that_cannot_be_read(tmp_path: Path, message: str) -> None:
    """The error names file and line."""
    with pytest.raises(GoldenSetError) as raised:
        trec.read_run(written(tmp_path, RUNS[message]))
    assert str(raised.value).startswith(message)


QRELS = {
    "file.txt:2: 'a' is judged for 'q' above already": "q 0 a 1\nq 0 a 1\n",
    "file.txt:1: the grade is a number such as 1, found '1e9'": "q 0 a 1e9\n",
    "file.txt:1: a line is question 0 id grade, 4 words; found 3": "q a 1\n",
}


@pytest.mark.parametrize("message", QRELS)
def test_qrels_that_cannot_be_read(tmp_path: Path, message: str) -> None:
    """The error names file and line."""
    with pytest.raises(GoldenSetError) as raised:
        trec.read_qrels(written(tmp_path, QRELS[message]))
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize("name", ["two words", "", "tab\there", "line\u2028end", "no\u00a0break"])
def test_an_id_with_a_blank_is_not_written(tmp_path: Path, name: str) -> None:
    """Of judgments it would be read back as other columns: it is refused, and no file is left."""
    with pytest.raises(GoldenSetError, match="no id has one"):
        trec.write_qrels(tmp_path / "out", {"q": {name: 1.0}})
    assert not (tmp_path / "out").exists()


def test_a_run_writes_a_blank_as_a_url_does(tmp_path: Path) -> None:
    """One word for each id, of a question as of what it ranks; an id without a blank stays as it is, `%20` and all."""
    trec.write_run(tmp_path / "run", {"q 1": ("my 5%-v1", "tab\there", "a%20b")})
    assert trec.read_run(tmp_path / "run") == {"q%201": ("my%205%25-v1", "tab%09here", "a%20b")}
    with pytest.raises(GoldenSetError, match="ranks an id twice"):
        trec.write_run(tmp_path / "run", {"q": ("a b", "a%20b")})


def test_what_has_no_line_is_not_written(tmp_path: Path) -> None:
    """A grade of a half, and an id that one question ranks twice."""
    with pytest.raises(GoldenSetError, match=r"'d' of 'q' has the grade 0\.5"):
        trec.write_qrels(tmp_path / "out", {"q": {"d": 0.5}})
    with pytest.raises(GoldenSetError, match="'q' ranks an id twice"):
        trec.write_run(tmp_path / "out", {"q": ("d", "d")})


def three(folder: Path) -> GoldenSet:
    """A set of three questions, the last without answer."""
    asked = [
        {"id": "q1", "text": "one?", "document": "a", "anchor": "one"},
        {"id": "q2", "text": "two?", "required_evidence_ids": ["a"]},
        {"id": "q3", "text": "three?", "answerable": False},
    ]
    return golden(folder, [row("a", "one two"), row("b", "three")], asked)


def test_other_judgments_replace_those_of_the_set(tmp_path: Path) -> None:
    """q1 requires what they say, q2 is left out because nobody judged it, q3 still has no answer."""
    held = rejudged(three(tmp_path), trec.read_qrels(written(tmp_path, "q1 0 b 2\nq1 0 a 0\nq7 0 a 1\n")))
    assert [(each.id, each.required) for each in held.questions] == [("q1", (("b", 2.0),)), ("q3", ())]
    assert [note for note in held.notes if "file.txt" in note] == [
        "judged by file.txt, not by the set",
        "1 questions are left out: file.txt does not judge them",
        "1 questions of file.txt are none of the set",
    ]


def test_a_question_judged_worth_nothing_requires_nothing(tmp_path: Path) -> None:
    """Its anchor does not come back to decide."""
    (question, _) = rejudged(three(tmp_path), trec.read_qrels(written(tmp_path, "q1 0 b 0\n"))).questions
    assert (question.required, question.anchors) == ((), ())


def test_judgments_of_another_set(tmp_path: Path) -> None:
    """Where no question is shared, that is an error and not an empty set."""
    with pytest.raises(GoldenSetError, match="'x1' and others, none of them"):
        rejudged(three(tmp_path), trec.read_qrels(written(tmp_path, "x1 0 a 1\n")))
