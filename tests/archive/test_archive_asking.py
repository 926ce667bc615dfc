"""Answers with their spans, abstentions, refusals; and receipts that re-run to the same bytes."""

from pathlib import Path

import pytest
from folders import archive_of, asker, asking, write

from proofspan.archive import Archive, Outcome
from proofspan.archive.archive import Archive as _Archive
from proofspan.documents import Revision
from proofspan.eligibility import Identity
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.errors import NotFoundError, SettingError
from proofspan.prompts import ABSTENTION
from proofspan.retrieval import Method, Query, Recipe


@pytest.fixture
def returns(tmp_path: Path) -> Archive:
    """Three documents: returns for sales, the hose for everybody, exceptions for ops."""
    write(tmp_path, "returns.md", "# Returns\n\nReturns are accepted within thirty days.", allowed_groups="[sales]")
    write(tmp_path, "hose.md", "# Hose\n\nHose pressure during maintenance: 3 bar.", allowed_groups="public")
    write(tmp_path, "exceptions.md", "# Exceptions\n\nLate returns: ZEBRA-7731 approves.", allowed_groups="[ops]")
    return archive_of(tmp_path)


def test_citations_are_the_characters_of_the_document(returns: Archive) -> None:
    """Every citation's quote is text[start:end] of the document that the asker can read."""
    answer = returns.ask(asking("Within how many days are returns accepted?", "sales"))
    assert answer.outcome is Outcome.ANSWERED and answer.sentences
    for citation in (c for sentence in answer.sentences for c in sentence.citations):
        document = returns.document(citation.found.passage.revision, asker("sales"))
        assert document.text[citation.span.start : citation.span.end] == citation.quote
        assert "thirty days" in citation.quote


def test_hidden_text_reaches_nothing(returns: Archive) -> None:
    """Asked by sales, no part of the answer, trace, prompt or receipt has a word of the ops document."""
    answer = returns.ask(asking("Who decides late returns ZEBRA-7731?", "sales"))
    receipt = returns.receipt(answer.receipt, Identity("s", frozenset({"sales"})))
    assert "approves" not in repr(answer.trace.prompt) and "exceptions" not in receipt.body + (receipt.said or "")
    assert "unknown-code: ZEBRA-7731" in answer.trace.ranking.notes


def test_two_worlds_answer_alike(returns: Archive, tmp_path: Path) -> None:
    """With and without the document that sales may not read: the same answer, scores and prompt."""
    (tmp_path / "exceptions.md").unlink()
    other = archive_of(tmp_path)
    ours, theirs = (a.ask(asking("late returns days", "sales")) for a in (returns, other))
    assert ours.text == theirs.text and [s.text for s in ours.sentences] == [s.text for s in theirs.sentences]
    assert ours.trace.prompt.text == theirs.trace.prompt.text
    assert [h.score for h in ours.trace.ranking.hits] == [h.score for h in theirs.trace.ranking.hits]


def test_a_receipt_runs_again_to_the_same_bytes(returns: Archive, tmp_path: Path) -> None:
    """Asked again on the recorded state, after later writes, the receipt has the same bytes."""
    first = returns.ask(asking("Within how many days are returns accepted?", "sales"))
    write(tmp_path / "more", "new.md", "# New\n\nReturns are accepted within ninety days.", allowed_groups="[sales]")
    from folders import add

    add(returns, tmp_path / "more")
    kept = returns.receipt(first.receipt, Identity("s", frozenset({"sales"})))
    again = returns.ask(asking("Within how many days are returns accepted?", "sales", at=kept.content["sequence"]))
    now = returns.ask(asking("Within how many days are returns accepted?", "sales"))
    assert again.receipt == first.receipt == kept.id and now.receipt != first.receipt


def test_a_receipt_is_for_those_who_were_asked_for(returns: Archive) -> None:
    """Somebody without the asker's groups is told what somebody with a wrong id is told."""
    receipt = returns.ask(asking("Within how many days are returns accepted?", "sales")).receipt
    said = []
    for name in (receipt, "r-0"):
        with pytest.raises(NotFoundError) as error:
            returns.receipt(name, Identity("o", frozenset({"ops"})))
        said.append(str(error.value).replace(name, ""))
    assert said[0] == said[1]


def test_a_receipt_forgets_what_was_withdrawn(returns: Archive) -> None:
    """After a withdrawal the receipt keeps its digests and loses every quoted word (P06)."""
    answer = returns.ask(asking("Within how many days are returns accepted?", "sales"))
    returns.withdraw(Revision("returns", "v1"))
    kept = returns.receipt(answer.receipt, Identity("s", frozenset({"sales"})))
    assert kept.said is None and "thirty" not in kept.body and kept.id == answer.receipt


def test_nothing_found_abstains(returns: Archive) -> None:
    """No passage has a word of the question: no prompt is written, the reply is the exact string."""
    answer = returns.ask(asking("xylophone"))
    assert (answer.outcome, answer.text) == (Outcome.ABSTAINED, ABSTENTION)
    assert "no-lexical-tokens" in answer.trace.ranking.notes


def test_the_hashing_encoder_is_for_the_laboratory(returns: Archive, tmp_path: Path) -> None:
    """Where groups differ it is refused and says why; where all read the same it ranks."""
    query = Query("hose pressure", asker("sales"), 3)
    mixed = _Archive(returns.store, encoder=Fitted("hashing", Hashing.fitted))
    with pytest.raises(SettingError, match="laboratory"):
        mixed.search(query, Recipe(method=Method.DENSE))
    write(tmp_path / "same", "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    write(tmp_path / "same", "rack.md", "Rack airflow.", allowed_groups="public")
    same = _Archive(archive_of(tmp_path / "same").store, encoder=Fitted("hashing", Hashing.fitted))
    ranking = same.search(query, Recipe(method=Method.RRF))
    assert [h.found.passage.revision.document for h in ranking.hits] == ["hose", "rack"]
    assert ranking.hits[0].score == 1 / 61 + 1 / 61
