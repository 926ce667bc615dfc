"""Runs made elsewhere are judged as our own rankings are, and ours go out under names that come back."""

import math
from datetime import date
from pathlib import Path

import pytest
from golden_folders import TODAY, Row, golden, row

from proofspan.archive import Archive, Submission
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import GoldenSetError
from proofspan.evaluation import GoldenSet, evaluate
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.formats.judging import JudgedRun, judge
from proofspan.evaluation.formats.units import Names
from proofspan.evaluation.how import How
from proofspan.evaluation.library import Library
from proofspan.passages import chunker
from proofspan.retrieval import Query, Recipe

CORPUS = [row("a", "one two three four"), row("b", "five six"), row("c", "seven")]


def of(folder: Path, run: dict[str, tuple[str, ...]], *asked: Row, **more: list[Row]) -> JudgedRun:
    """The run judged by a set of these questions."""
    named = [{"text": f"about {each['id']}", **each} for each in asked]
    return judge(golden(folder, CORPUS, named, **more), run, ks=(1, 2), as_of=TODAY)


def values(found: JudgedRun) -> dict[str, float | None]:
    """The figures."""
    return {name: figure.value for name, figure in found.measures.items()}


def test_documents(tmp_path: Path) -> None:
    """Grade 2 at rank 2, grade 1 at rank 3: nDCG is (2/log2 3 + 1/log2 4) / (2/log2 2 + 1/log2 3), MRR 1/2."""
    found = of(tmp_path, {"q": ("b", "a", "c")}, {"id": "q", "qrels": {"a": 2, "c": 1, "b": 0}})
    ideal = 2 / 1 + 1 / math.log2(3)
    assert values(found)["ndcg@10"] == pytest.approx((2 / math.log2(3) + 1 / 2) / ideal)
    assert (values(found)["mrr"], values(found)["recall@2"], values(found)["complete@2"]) == (1 / 2, 1 / 2, 0)


def test_passages_roll_up_to_documents(tmp_path: Path) -> None:
    """Two passages of a are one document: b is the second unit, not the third."""
    run = {"q": ("a-v1:0-3", "a-v1:4-7", "b")}
    assert values(of(tmp_path, run, {"id": "q", "required_evidence_ids": ["b"]}))["mrr"] == 1 / 2


def test_passages_of_the_set(tmp_path: Path) -> None:
    """A passage of the set counts as itself only: its neighbour brings nothing, though it holds it."""
    cut = [{"id": "p1", "doc_id": "a", "start": 0, "end": 7}, {"id": "p2", "doc_id": "a", "start": 0, "end": 3}]
    found = of(tmp_path, {"q": ("p1", "p2")}, {"id": "q", "required_evidence_ids": ["p2"]}, passages=cut)
    assert (values(found)["recall@1"], values(found)["mrr"]) == (0, 1 / 2)


def test_anchors(tmp_path: Path) -> None:
    """A passage by its offsets holds the anchor or does not; a whole document holds all of its text."""
    asked = [{"id": name, "document": "a", "anchor": "two three"} for name in ("q1", "q2", "q3")]
    run = {"q1": ("a-v1:4-13",), "q2": ("a-v1:5-13",), "q3": ("a",)}
    found = of(tmp_path, run, *({**each, "groups": [each["id"]]} for each in asked))
    assert [each.measures["recall@1"] for each in found.cases] == [1, 0, 1]


def test_a_span_beyond_the_text_is_no_passage(tmp_path: Path) -> None:
    """An id that claims more characters than there are holds nothing."""
    found = of(tmp_path, {"q": ("a-v1:0-99999",)}, {"id": "q", "document": "a", "anchor": "two three"})
    assert values(found)["recall@1"] == 0
    assert "1 ids of the run name nothing here, such as 'a-v1:0-99999'" in found.notes


def test_what_the_run_leaves_out_counts(tmp_path: Path) -> None:
    """q2 is not ranked: half of the questions found something; an id that nobody knows takes its rank."""
    asked = [{"id": name, "required_evidence_ids": [name[0]]} for name in ("a1", "b1")]
    found = of(tmp_path, {"a1": ("who", "a"), "z": ("a",)}, *asked)
    assert (values(found)["recall@1"], values(found)["recall@2"]) == (0, 1 / 2)
    assert [note for note in found.notes if "run" in note] == [
        "1 questions are not in the run: nothing was found for them",
        "1 questions of the run are none of the set",
        "1 ids of the run name nothing here, such as 'who'",
        "1 questions have fewer than 10 ids in the run",
    ]


def test_what_should_not_be_there_is_counted(tmp_path: Path) -> None:
    """A document that the question forbids, and one that its asker may not read on that day."""
    corpus = [row("a", "x"), row("b", "y", valid_to="2026-01-01"), row("c", "z")]
    asked = [{"id": "q", "text": "?", "required_evidence_ids": ["a"], "forbidden_evidence_ids": ["c"]}]
    found = judge(golden(tmp_path, corpus, asked), {"q": ("a", "b", "c")}, as_of=date(2026, 6, 1))
    assert found.values["forbidden_candidates"] == 2 and found.cases[0].forbidden == ("b", "c")


def test_a_run_of_another_set(tmp_path: Path) -> None:
    """No question in common is an error, not a row of zeros."""
    with pytest.raises(GoldenSetError, match="ranks 'x' and others, no question of the set"):
        of(tmp_path, {"x": ("a",)}, {"id": "q", "required_evidence_ids": ["a"]})


def ranked(held: GoldenSet, cut: str) -> dict[str, tuple[str, ...]]:
    """For each question our own ranking by bm25, as a run has it."""
    archive = Archive.in_memory()
    archive.configure(cut)
    archive.add((Submission(each.source.name, each) for each in held.documents), chunker(cut))
    cases, _ = resolved(held.questions, Library.of(held, held.documents))
    anyone = Eligibility(Identity.anonymous(), TODAY)
    hits = {each: archive.search(Query(each.question.text, anyone, 10), Recipe()).hits for each in cases}
    names = Names.of(held)
    return {each.id: names.ranked(each, [hit.found for hit in found], depth=10) for each, found in hits.items()}


@pytest.mark.parametrize(
    "needs",
    [{"required_evidence_ids": ["b"]}, {"document": "a", "anchor": "three four"}],
    ids=["documents", "anchors"],
)
def test_our_own_ranking_goes_out_and_is_judged_the_same(tmp_path: Path, needs: Row) -> None:
    """The figures of a run that we wrote are those that evaluate gave, but the ceiling where documents are ranked."""
    held = golden(tmp_path, CORPUS, [{"id": "q", "text": "three five seven two", **needs}])
    ours = evaluate(held, How(chunker="windows:2", ks=(1, 3), as_of=TODAY)).measures
    theirs = judge(held, ranked(held, "windows:2"), ks=(1, 3), as_of=TODAY).measures
    had = {name: figure for name, figure in theirs.items() if figure.n}
    assert had.items() <= ours.items() and len(had) >= 4
    assert ("ceiling@3" in had) is ("anchor" in needs)


def test_ids_with_blanks_come_back(tmp_path: Path) -> None:
    """A run file has `%20` for them, of questions and of documents; an id that has it by itself keeps it."""
    corpus = [row("my guide", "one two"), row("a%20b", "three")]
    asked = [{"id": "q 1", "text": "one", "required_evidence_ids": ["my guide", "a%20b"]}]
    found = judge(golden(tmp_path, corpus, asked), {"q%201": ("my%20guide", "a%20b")}, ks=(1, 2), as_of=TODAY)
    assert values(found)["recall@2"] == 1 and found.cases[0].judged.ranks == {"my guide": 1, "a%20b": 2}
