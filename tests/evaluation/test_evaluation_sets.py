"""A set folder is read as the contract says, and every fault names its file and line."""

import gzip
import json
from pathlib import Path

import pytest
from golden_folders import golden, lines, row

from proofspan.documents import PUBLIC, Revision, Status
from proofspan.errors import GoldenSetError
from proofspan.evaluation import read
from proofspan.spans import Span

ASK = [{"id": "q", "text": "what?", "required_evidence_ids": ["a"]}]


def test_a_row_is_the_first_revision_of_a_document_of_its_id(tmp_path: Path) -> None:
    """Without document_id and revision a row is the document of its id under the label v1."""
    (document,) = golden(tmp_path, [row("a@2-b", "one")], ASK).documents
    assert document.revision == Revision("a@2-b", "v1")


def test_a_row_may_name_document_and_revision(tmp_path: Path) -> None:
    """The set keeps what a corpus id stands for, and reads nothing back out of the id's text."""
    held = golden(tmp_path, [row("x", "one", document_id="returns", revision="2026-03-01")], ASK)
    assert held.ids == {"x": Revision("returns", "2026-03-01")}


def test_a_silent_corpus_is_public_published_and_always_valid(tmp_path: Path) -> None:
    """Groups, status and dates that no row names are assumed, and the notes say so."""
    held = golden(tmp_path, [row("a", "the words of it")], ASK)
    policy = held.documents[0].policy
    assert (policy.allowed_groups, policy.status, policy.validity.valid_from) == ({PUBLIC}, Status.PUBLISHED, None)
    said = ("read as public", "read as published", "always valid", "English was detected")
    assert [words in note for words, note in zip(said, held.notes, strict=True)] == [True] * 4


def test_silence_beside_groups_is_readable_by_nobody(tmp_path: Path) -> None:
    """Where some rows name groups, a row that names none is not public."""
    held = golden(tmp_path, [row("a", "one", allowed_groups=["ops"]), row("b", "two")], ASK)
    assert [document.policy.allowed_groups for document in held.documents] == [{"ops"}, frozenset()]
    assert any("readable by nobody" in note for note in held.notes)


def test_the_language_is_that_of_the_corpus(tmp_path: Path) -> None:
    """A row without a language has the one in which the whole corpus is written."""
    held = golden(tmp_path, [row("a", "il contratto che non è stato firmato"), row("b", "AX-42")], ASK)
    assert [document.language for document in held.documents] == ["it", "it"]


def test_a_compressed_corpus_reads_like_a_plain_one(tmp_path: Path) -> None:
    """corpus.jsonl.gz gives the documents that corpus.jsonl would."""
    lines(tmp_path / "queries.jsonl", ASK)
    (tmp_path / "corpus.jsonl.gz").write_bytes(gzip.compress(json.dumps(row("a", "uno")).encode()))
    assert [document.text for document in read(tmp_path).documents] == ["uno"]


def test_an_empty_text_is_kept(tmp_path: Path) -> None:
    """A row with a title and no text is a document, and the notes count it."""
    held = golden(tmp_path, [row("a", "", title="Extraction of roots")], ASK)
    assert (held.documents[0].title, held.documents[0].text) == ("Extraction of roots", "")
    assert any("1 documents have no text" in note for note in held.notes)


def test_passages_are_spans_of_revisions(tmp_path: Path) -> None:
    """A line of passages.jsonl gives a passage id the place it names."""
    held = golden(tmp_path, [row("a", "one two")], ASK, [{"id": "a#1", "doc_id": "a", "start": 4, "end": 7}])
    assert held.passages == {"a#1": (Revision("a", "v1"), Span(4, 7))}


def test_unknown_keys_are_left_aside(tmp_path: Path) -> None:
    """Keys that nobody knows do not stop a set from being read."""
    corpus = [{**row("a", "one", author="nobody"), "extra": 1}]
    assert golden(tmp_path, corpus, [{**ASK[0], "kind": "hand", "near_docs": []}]).questions[0].id == "q"


FAULTS = {
    "corpus.jsonl:2: not JSON": ('{"id": "a", "text": "x"}\n{"id": ', ""),
    "corpus.jsonl:1: every line is one JSON object": ("[1]\n", ""),
    "corpus.jsonl:2: the id 'a' stands in line 1": ('{"id": "a", "text": "x"}\n{"id": "a", "text": "y"}\n', ""),
    "corpus.jsonl:1: valid_from is a day": ('{"id": "a", "text": "x", "metadata": {"valid_from": "2026-02-30"}}', ""),
    "corpus.jsonl:1: valid_from 2026-03-01 must come before": (
        '{"id": "a", "text": "x", "metadata": {"valid_from": "2026-03-01", "valid_to": "2026-03-01"}}',
        "",
    ),
    "corpus.jsonl:1: status is one of": ('{"id": "a", "text": "x", "metadata": {"status": "final"}}', ""),
    "corpus.jsonl:1: title is a text": ('{"id": "a", "title": 3, "text": "x"}', ""),
    "queries.jsonl:1: text is a text that is not empty": ('{"id": "a", "text": "x"}', '{"id": "q", "text": ""}'),
    "queries.jsonl:1: as_of is a day": ('{"id": "a", "text": "x"}', '{"id": "q", "text": "t", "as_of": "today"}'),
    "queries.jsonl:1: qrels gives 'a' a grade that is no number": (
        '{"id": "a", "text": "x"}',
        '{"id": "q", "text": "t", "qrels": {"a": "high"}}',
    ),
    "queries.jsonl:1: the key 'groups' stands there twice": (
        '{"id": "a", "text": "x"}',
        '{"id": "q", "text": "t", "groups": ["ops"], "groups": []}',
    ),
    "queries.jsonl:1: the key 'a' stands there twice": (
        '{"id": "a", "text": "x"}',
        '{"id": "q", "text": "t", "qrels": {"a": 1, "a": 0}}',
    ),
    "queries.jsonl:1: answerable is true or false": (
        '{"id": "a", "text": "x"}',
        '{"id": "q", "text": "t", "answerable": "no"}',
    ),
}


@pytest.mark.parametrize("message", FAULTS)
def test_a_fault_names_file_and_line(tmp_path: Path, message: str) -> None:
    """Whatever cannot be read is an error that begins with where it stands."""
    corpus, queries = FAULTS[message]
    (tmp_path / "corpus.jsonl").write_text(corpus, encoding="utf-8")
    (tmp_path / "queries.jsonl").write_text(queries or json.dumps(ASK[0]), encoding="utf-8")
    with pytest.raises(GoldenSetError) as raised:
        read(tmp_path)
    assert str(raised.value).startswith(message)


def test_a_folder_without_questions_is_no_set(tmp_path: Path) -> None:
    """Without queries.jsonl the error says what a set is."""
    with pytest.raises(GoldenSetError, match=r"a set is a folder with queries\.jsonl"):
        read(tmp_path)


def test_a_folder_that_is_not_there_is_called_so(tmp_path: Path) -> None:
    """A mistyped name is not a folder without questions."""
    with pytest.raises(GoldenSetError, match="nosuch: there is no such folder"):
        read(tmp_path / "nosuch")
