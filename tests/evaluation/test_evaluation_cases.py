"""Which evidence a question requires, and which questions cannot be counted."""

from pathlib import Path
from typing import Any

import pytest
from golden_folders import Row, evaluated, golden, row

from proofspan.documents import Revision
from proofspan.errors import NothingEvaluatedError
from proofspan.evaluation import GoldenSet
from proofspan.evaluation.library import Library, UnresolvedError

CORPUS = [row("a", "alpha one. alpha two."), row("b", "beta one. beta two.")]
PASSAGES = [{"id": "p", "doc_id": "b", "start": 0, "end": 9}, {"id": "a", "doc_id": "b", "start": 10, "end": 19}]
ANCHOR = {"doc_id": "a", "start": 0, "end": 9, "text": "alpha one"}


def required(folder: Path, **query: Any) -> list[str]:
    """What the one question requires."""
    result = evaluated(golden(folder, CORPUS, [{"id": "q", "text": "alpha", **query}]))
    names: list[str] = result["cases"][0]["required"]
    return names


def invalid(folder: Path, *queries: Row) -> list[tuple[str, str]]:
    """Id and kind of each invalid item."""
    good = {"id": "good", "text": "beta?", "qrels": {"b": 1}}
    result = evaluated(golden(folder, CORPUS, [good, *queries]))
    assert result["n"] == 1 + len(queries) - len(result["invalid_items"])
    return [(item["id"], item["kind"]) for item in result["invalid_items"]]


def test_listed_evidence_comes_before_judgements_and_anchors(tmp_path: Path) -> None:
    """required_evidence_ids decide where they stand beside qrels and anchors."""
    assert required(tmp_path, required_evidence_ids=["b"], qrels={"a": 1}, anchors=[ANCHOR]) == ["b"]


def test_judgements_come_before_anchors(tmp_path: Path) -> None:
    """qrels decide where they stand beside anchors; a grade of 0 requires nothing."""
    assert required(tmp_path, qrels={"a": 0, "b": 2}, anchors=[ANCHOR]) == ["b"]


def test_anchors_are_evidence_where_nothing_else_is(tmp_path: Path) -> None:
    """An anchor that decides is called by its document and span."""
    assert required(tmp_path, anchors=[ANCHOR], anchor="alpha two", document="a") == ["a:0-9"]


def test_a_single_anchor_is_found_in_its_document(tmp_path: Path) -> None:
    """`anchor` and `document` without offsets require the place where the words stand."""
    assert required(tmp_path, anchor="alpha\n two", document="a") == ["a:11-20"]


def test_answerable_false_wins_over_evidence(tmp_path: Path) -> None:
    """A question without answer requires nothing, whatever it lists."""
    assert required(tmp_path, answerable=False, required_evidence_ids=["b", "gone"]) == []


def test_a_passage_id_is_looked_up_before_a_corpus_id(tmp_path: Path) -> None:
    """The set's passage called `a` is meant, and not the document `a`."""
    queries = [{"id": "q", "text": "beta two", "required_evidence_ids": ["a"]}]
    result = evaluated(golden(tmp_path, CORPUS, queries, PASSAGES), "given")
    assert result["cases"][0]["ranks"] == {"a": 1}


@pytest.mark.parametrize(
    ("query", "kind"),
    [
        ({"qrels": {"c": 1}}, "unknown-evidence"),
        ({"required_evidence_ids": ["a#intro"]}, "unknown-evidence"),
        ({"forbidden_evidence_ids": ["c"], "qrels": {"a": 1}}, "unknown-evidence"),
        ({"anchors": [{**ANCHOR, "start": 1, "end": 10}], "qrels": {"a": 1}}, "anchor-not-literal"),
        ({"anchors": [{"doc_id": "a", "start": 11, "end": 99}], "qrels": {"a": 1}}, "anchor-not-literal"),
        ({"anchors": [{"doc_id": "a", "start": 11, "end": 22, "text": "alpha two."}]}, "anchor-not-literal"),
        ({"anchor": "gamma", "document": "a"}, "anchor-not-literal"),
        ({"anchor": "alpha one"}, "anchor-not-literal"),
        ({"anchor": "alpha one", "document": "c"}, "unknown-document"),
        ({"without": ["c"], "qrels": {"a": 1}}, "unknown-document"),
    ],
)
def test_what_names_nothing_is_an_invalid_item(tmp_path: Path, query: Row, kind: str) -> None:
    """A question whose evidence or anchor is not there is listed, and counted nowhere."""
    assert invalid(tmp_path, {"id": "q", "text": "alpha", **query}) == [("q", kind)]


def test_an_anchor_without_words_says_so(tmp_path: Path) -> None:
    """Neither text nor offsets: the reason is not that nothing stands somewhere."""
    asked = {"id": "q", "text": "alpha", "anchors": [{"doc_id": "a", "words": "alpha"}]}
    with pytest.raises(NothingEvaluatedError, match="the anchor in 'a' has no text, and no start and end"):
        evaluated(golden(tmp_path, CORPUS, [asked]))


def test_a_repeated_question_is_an_invalid_item(tmp_path: Path) -> None:
    """The later of two questions that agree in everything is left out."""
    query = {"text": "alpha", "qrels": {"a": 1}, "groups": ["x", "y"]}
    again = {**query, "groups": ["y", "x"]}
    assert invalid(tmp_path, {"id": "q1", **query}, {"id": "q2", **again}) == [("q2", "duplicate-question")]


@pytest.mark.parametrize(
    "other", [{"groups": ["x"]}, {"as_of": "2026-01-01"}, {"product": "AX-42"}, {"qrels": {"b": 1}}, {"without": ["b"]}]
)
def test_the_same_words_may_be_another_question(tmp_path: Path, other: Row) -> None:
    """Another person, day, product, evidence or archive makes the same words another question."""
    query = {"text": "alpha", "qrels": {"a": 1}}
    assert invalid(tmp_path, {"id": "q1", **query}, {"id": "q2", **query, **other}) == []


FEES = [
    row("f1", "fee one", document_id="fee", revision="v1", valid_to="2026-01-01"),
    row("f2", "fee two", document_id="fee", revision="v2", valid_from="2026-01-01"),
]


@pytest.mark.parametrize(
    "query",
    [
        {"required_evidence_ids": ["fee"]},
        {"required_evidence_ids": ["fee#window"]},
        {"anchor": "fee two", "document": "fee"},
        {"qrels": {"f2": 1}, "forbidden_evidence_ids": ["fee"]},
        {"qrels": {"f2": 1}, "without": ["fee"]},
    ],
)
def test_a_document_of_two_revisions_is_no_evidence(tmp_path: Path, query: Row) -> None:
    """Which of them is meant is not said, and is not guessed."""
    with pytest.raises(NothingEvaluatedError, match=r"'fee' has 2 revisions \(fee-v1, fee-v2\): name one of them"):
        evaluated(golden(tmp_path, FEES, [{"id": "q", "text": "fee", **query}]))


def test_an_archive_of_two_revisions_is_not_guessed_at(tmp_path: Path) -> None:
    """Without documents of its own a set may name what the archive lacks, but not one of several of a name."""
    library = Library.of(
        GoldenSet("s", ()), golden(tmp_path, FEES, [{"id": "q", "text": "fee"}]).documents, complete=False
    )
    with pytest.raises(UnresolvedError, match="'fee' has 2 revisions"):
        library.target("fee")
    assert library.target("price").revision == Revision("price", "v1")


def test_a_set_without_a_valid_question_is_an_error(tmp_path: Path) -> None:
    """When every question is invalid nothing was evaluated, and the error names the first reason."""
    with pytest.raises(NothingEvaluatedError, match=r"none of 1 questions could be counted .*'c' names nothing"):
        evaluated(golden(tmp_path, CORPUS, [{"id": "q", "text": "alpha", "qrels": {"c": 1}}]))
