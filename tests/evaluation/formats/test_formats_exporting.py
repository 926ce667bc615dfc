"""Sets are written for other tools and read back as what they were."""

from dataclasses import replace
from pathlib import Path

import pytest
from golden_folders import Row, evaluated, golden, row

from proofspan.errors import FrozenError, GoldenSetError, NothingEvaluatedError, SettingError
from proofspan.evaluation import GoldenSet, read
from proofspan.evaluation.formats import trec
from proofspan.evaluation.formats.exporting import export

AX42 = Path(__file__).parents[3] / "examples" / "ax42"


def made(folder: Path, *asked: Row) -> GoldenSet:
    """A set of two revisions of a document, with dates and groups, and these questions."""
    corpus = [
        row("r1", "fourteen days", title="Returns", document_id="returns", revision="v1", valid_to="2026-03-01"),
        row("r2", "thirty days", title="Returns", document_id="returns", revision="2026-03", allowed_groups=["ops"]),
        row("p", "fans make noise", allowed_groups=["public"], product="AX-42", status="obsolete", lang="it"),
    ]
    (folder / "set").mkdir()
    return golden(folder / "set", corpus, asked)


Q1 = {"id": "q1", "text": "how many days?", "qrels": {"r2": 2, "r1": 0}, "groups": ["ops"], "as_of": "2026-04-01"}
Q2 = {"id": "q2", "text": "noise of\nfans?", "required_evidence_ids": ["p"], "product": "AX-42", "lang": "it"}
Q3 = {"id": "q3", "text": "colour?", "answerable": False, "forbidden_evidence_ids": ["r1"], "without": ["p"]}


def test_a_set_comes_back_from_a_beir_folder(tmp_path: Path) -> None:
    """Documents with their metadata, questions with who asks and when, and the one without answer."""
    held = made(tmp_path, Q1, {**Q2, "document": "p", "anchor": "make noise"}, Q3)
    done = export(held, tmp_path / "out", "beir")
    again = read(tmp_path / "out")
    assert (done.rows, done.questions, done.judgments, done.invalid) == (3, 3, 2, ())
    assert (again.ids, again.documents) == (held.ids, held.documents)
    assert [replace(each, anchors=()) for each in again.questions] == [
        replace(each, anchors=(), answerable=each.id != "q3") for each in held.questions
    ]
    assert [anchor.span for anchor in again.questions[1].anchors] == [(s := again.questions[1].anchors[0].span)] and s


def test_a_set_for_trec(tmp_path: Path) -> None:
    """qrels.txt has the grades, topics.tsv a question a line."""
    export(made(tmp_path, Q1, Q2, Q3), tmp_path / "out", "trec")
    assert trec.read_qrels(tmp_path / "out" / "qrels.txt").grades == {"q1": {"r2": 2.0}, "q2": {"p": 1.0}}
    topics = (tmp_path / "out" / "topics.tsv").read_text().splitlines()
    assert topics == ["q1\thow many days?", "q2\tnoise of fans?", "q3\tcolour?"]


def test_sections_become_the_corpus(tmp_path: Path) -> None:
    """Where sections are required they are the rows, and the set can be asked again."""
    done = export(read(AX42), tmp_path / "out", "beir")
    again = read(tmp_path / "out")
    assert "returns-v2#window" in again.ids and done.rows == len(again.documents)
    assert {name for each in again.questions for name, _ in each.required} <= again.ids.keys()
    assert evaluated(again)["invalid_items"] == []
    assert "6 questions lose their anchors" in done.notes


def test_passages_become_the_corpus(tmp_path: Path) -> None:
    """Where passages of the set are required each is a row with the text of its span."""
    cut = [{"id": "p1", "doc_id": "a", "start": 0, "end": 3}, {"id": "p2", "doc_id": "a", "start": 4, "end": 7}]
    (tmp_path / "set").mkdir()
    asked = [{"id": "q", "text": "?", "required_evidence_ids": ["p2"], "forbidden_evidence_ids": ["a"]}]
    export(golden(tmp_path / "set", [row("a", "one two", title="T")], asked, cut), tmp_path / "out", "beir")
    again = read(tmp_path / "out")
    assert [(each.title, each.text) for each in again.documents] == [("T", "one"), ("T", "two")]
    assert again.questions[0].forbidden == ("p1", "p2")


def test_a_question_that_cannot_be_counted_is_left_out(tmp_path: Path) -> None:
    """It is reported with its line; with no other question there is nothing to write."""
    bad = {"id": "q9", "text": "?", "required_evidence_ids": ["gone"]}
    assert export(made(tmp_path, Q2, bad), tmp_path / "out", "beir").invalid[0].line == 2
    with pytest.raises(NothingEvaluatedError):
        export(golden(tmp_path / "set", [row("a", "x")], [bad]), tmp_path / "none", "beir")
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ([{"id": "q", "text": "?", "document": "p", "anchor": "noise"}], "'q' requires words of a document"),
        ([{"id": "q", "text": "?", "qrels": {"p": 0.5}}], "'p' of 'q' has the grade 0.5"),
        ([{"id": "q\tr", "text": "?", "qrels": {"p": 1}}], "(no tab and no line end|no id has one)"),
    ],
)
def test_what_the_files_cannot_say(tmp_path: Path, asked: list[Row], message: str) -> None:
    """It is refused with the question's name, and nothing is written."""
    held = made(tmp_path, *asked)
    for form in ("beir", "trec"):
        with pytest.raises(GoldenSetError, match=message):
            export(held, tmp_path / "out", form)
        assert not (tmp_path / "out").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A folder with something in it is left alone; a format that is none is refused."""
    held = made(tmp_path, Q2)
    with pytest.raises(FrozenError, match="not empty"):
        export(held, tmp_path, "beir")
    with pytest.raises(SettingError, match="beir, trec"):
        export(held, tmp_path / "out", "csv")
