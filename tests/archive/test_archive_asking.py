"""Answers with their spans, abstentions, refusals; and receipts that re-run to the same bytes."""

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from folders import add, archive_of, asker, asking, write

from proofspan.analysis import Analyzer, Wordless
from proofspan.archive import Archive, Outcome
from proofspan.documents import Revision
from proofspan.eligibility import Identity
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.errors import NotFoundError, SettingError
from proofspan.generators.scripted import Fixed
from proofspan.prompts import ABSTENTION, Frame
from proofspan.retrieval import Method, Query, Recipe
from proofspan.retrieval.rerank import Lexical
from proofspan.sentences import sentences
from proofspan.spans import collapsed


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
    mixed = Archive(returns.store, encoder=Fitted("hashing", Hashing.fitted))
    with pytest.raises(SettingError, match="laboratory"):
        mixed.search(query, Recipe(method=Method.DENSE))
    write(tmp_path / "same", "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    write(tmp_path / "same", "rack.md", "Rack airflow.", allowed_groups="public")
    same = Archive(archive_of(tmp_path / "same").store, encoder=Fitted("hashing", Hashing.fitted))
    ranking = same.search(query, Recipe(method=Method.RRF))
    assert [h.found.passage.revision.document for h in ranking.hits] == ["hose", "rack"]
    assert ranking.hits[0].score == 1 / 61 + 1 / 61


def test_what_nobody_may_read_moves_no_score_of_the_hashing_encoder(tmp_path: Path) -> None:
    """With and without what is draft, obsolete, quarantined or withdrawn: the same scores to the last bit."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="[sales]")
    write(tmp_path, "rack.md", "Rack airflow, hose and pressure.", allowed_groups="[sales]")
    query, scores = Query("hose pressure airflow", asker("sales"), 5), []
    for hidden in (False, True):
        if hidden:
            for status in ("draft", "obsolete", "published", "current"):
                write(tmp_path, f"{status}.md", "Hose airflow hose.", allowed_groups="[ops]", status=status)
        archive = archive_of(tmp_path)
        if hidden:
            archive.quarantine(Revision("published", "v1"))
            archive.withdraw(Revision("current", "v1"))
        archive.use(Fitted("hashing", Hashing.fitted))
        scores.append([hit.score for hit in archive.search(query, Recipe(Method.DENSE)).hits])
    assert scores[0] == scores[1] and len(scores[0]) == 2


def test_an_evaluation_fits_the_hashing_encoder_to_all_of_its_set(tmp_path: Path) -> None:
    """An obsolete note counts in a throw-away archive that lends its vectors, and in no other."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    write(tmp_path, "old.md", "Hose.", allowed_groups="public", status="obsolete")
    for lends, counted in ((False, 1), (True, 2)):
        archive = Archive.in_memory(lends=lends)
        add(archive, tmp_path)
        archive.use(Fitted("hashing", Hashing.fitted))
        score = archive.search(Query("hose", asker(), 5), Recipe(Method.DENSE)).hits[0].score
        texts = ["hose\nHose pressure: 3 bar.", "old\nHose."][:counted]
        encoder = Hashing.fitted(texts)
        assert score == pytest.approx(float(encoder.query("hose") @ encoder.query(texts[0])), abs=1e-6)


def test_a_draft_for_others_refuses_the_hashing_encoder_where_it_counts(tmp_path: Path) -> None:
    """In a throw-away archive, which is fitted to drafts too, theirs are other groups; elsewhere nobody reads them."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    write(tmp_path, "draft.md", "Hose.", allowed_groups="[ops]", status="draft")
    query, hits = Query("hose", asker(), 5), []
    for lends in (False, True):
        archive = Archive.in_memory(lends=lends)
        add(archive, tmp_path)
        archive.use(Fitted("hashing", Hashing.fitted))
        with nullcontext() if not lends else pytest.raises(SettingError, match="laboratory"):
            hits += archive.search(query, Recipe(Method.DENSE)).hits
    assert len(hits) == 1


def test_the_hashing_encoder_counts_what_is_in_force_on_another_day(tmp_path: Path) -> None:
    """Whoever asks names the day: a document of next year counts, since its reader may ask about next year."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    query, scores = Query("hose pressure", asker(), 5), []
    for late in (False, True):
        if late:
            write(tmp_path, "late.md", "Hose.", allowed_groups="public", valid_from="2027-01-01")
        archive = archive_of(tmp_path)
        archive.use(Fitted("hashing", Hashing.fitted))
        scores.append([hit.score for hit in archive.search(query, Recipe(Method.DENSE)).hits])
    assert len(scores[0]) == len(scores[1]) == 1 and scores[0] != scores[1]


def test_a_receipt_needs_the_groups_of_its_asker(tmp_path: Path) -> None:
    """Asked by sales about what is public, it is not shown to somebody without that group; to the asker it is."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    archive = archive_of(tmp_path)
    receipt = archive.ask(asking("hose pressure", "sales")).receipt
    assert archive.receipt(receipt, Identity("s", frozenset({"sales", "ops"})))
    with pytest.raises(NotFoundError):
        archive.receipt(receipt, Identity.anonymous())


def test_a_receipt_closes_with_its_source(tmp_path: Path) -> None:
    """After the source went to ops alone, the asker who read it yesterday no longer sees the receipt."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    archive = archive_of(tmp_path)
    receipt = archive.ask(asking("hose pressure")).receipt
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="[ops]")
    add(archive, tmp_path)
    with pytest.raises(NotFoundError):
        archive.receipt(receipt, Identity.anonymous())


def test_a_receipt_forgets_with_any_document_that_was_ranked(returns: Archive) -> None:
    """A hit that the budget kept out of the prompt counts as a source: its scores and its place are in the proof."""
    question = asking("hose pressure returns", "sales")
    short = replace(question, answering=replace(question.answering, frame=Frame(budget=1)))
    answer = returns.ask(short)
    delivered = {span.found.passage.revision for span in answer.trace.prompt.spans}
    (other,) = {hit.found.passage.revision for hit in answer.trace.ranking.hits} - delivered
    returns.withdraw(other)
    assert returns.receipt(answer.receipt, Identity("s", frozenset({"sales"}))).said is None


def test_the_whole_pool_can_be_delivered(returns: Archive) -> None:
    """With k 1 one passage is delivered, or with the pool all that were candidates."""
    question = asking("hose pressure returns", "sales", k=1)
    recipe = replace(question.recipe, reranker=Lexical())
    counts = [
        len(returns.ask(replace(question, recipe=recipe, answering=answering)).trace.prompt.spans)
        for answering in (question.answering, replace(question.answering, deliver_all=True))
    ]
    assert counts == [1, 2]


def test_a_search_is_of_one_state(returns: Archive, tmp_path: Path) -> None:
    """Asked at an earlier write, a search knows nothing of what came later."""
    before = returns.store.sequence
    write(tmp_path / "more", "late.md", "Hose pressure is late.", allowed_groups="public")
    add(returns, tmp_path / "more")
    query = Query("late hose pressure", asker(), 5)
    counts = [len(returns.search(query, Recipe(), at=at).hits) for at in (before, None)]
    assert counts == [1, 2]


def test_a_citation_names_its_own_page(examples: Path) -> None:
    """A passage that begins on page 1 and goes on: a quote from its second page is cited as page 2."""
    archive = Archive.in_memory()
    add(archive, examples / "ax42" / "documents", chunks="whole")
    document = archive.document(Revision("rack-guide", "v2"), asker("sales"))
    line = next(span for span in sentences(document.text) if span.start > document.pages[1].span.start + 30)
    draft = f"{collapsed(line.of(document.text)).rstrip('.')} [S1]."
    answer = archive.ask(asking("rack airflow clearance mounting", "sales", k=1, generator=Fixed(draft)))
    assert answer.sentences[0].citations[0].page == 2 and answer.trace.ranking.hits[0].found.page == 1


def test_a_passage_that_holds_no_section_whole_lies_in_one(tmp_path: Path) -> None:
    """Small windows: evidence names the section each begins in, and none is whole; whole sections are named as such."""
    text = "# Hose\n\n## Pressure\n\n" + "The pressure is 3 bar. " * 20
    write(tmp_path, "hose.md", text, allowed_groups="public")
    for chunks, whole in (("windows:10", False), ("sections", True)):
        archive = Archive.in_memory()
        add(archive, tmp_path, chunks=chunks)
        hit = archive.search(Query("pressure", asker(), 1), Recipe()).hits[0].found
        assert hit.evidence == ("hose-v1#pressure",) and bool(hit.whole) is whole


def test_an_archive_of_another_encoder_is_refused(returns: Archive) -> None:
    """Opened with an encoder it was not made with, an archive is not asked, and the field is named."""
    with pytest.raises(SettingError, match="encoder"):
        Archive(returns.store, encoder=Hashing.fitted(["x"])).search(Query("hose", asker(), 1), Recipe())


def test_a_withdrawal_does_not_reopen_a_receipt(tmp_path: Path) -> None:
    """Closed by narrowing the source, a receipt stays closed when the source is withdrawn afterwards."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    archive = archive_of(tmp_path)
    receipt = archive.ask(asking("hose pressure")).receipt
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="[ops]")
    add(archive, tmp_path)
    archive.withdraw(Revision("hose", "v1"))
    with pytest.raises(NotFoundError):
        archive.receipt(receipt, Identity.anonymous())


def test_an_archive_without_words_is_asked_by_nearness(tmp_path: Path) -> None:
    """Throw-away archives may share an analyzer; with the wordless one dense ranks, and bm25 finds nothing."""
    write(tmp_path, "hose.md", "Hose pressure: 3 bar.", allowed_groups="public")
    write(tmp_path, "rack.md", "Rack airflow.", allowed_groups="public")
    for analyzer, found in ((Wordless(), 0), (Analyzer(), 1)):
        archive = Archive.in_memory(encoder=Fitted("hashing", Hashing.fitted), analyzer=analyzer)
        add(archive, tmp_path)
        ranked = [
            archive.search(Query("hose", asker(), 2), Recipe(method)).hits for method in (Method.DENSE, Method.BM25)
        ]
        assert [hit.found.passage.revision.document for hit in ranked[0]] == ["hose", "rack"]
        assert len(ranked[1]) == found
