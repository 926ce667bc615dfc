"""A set begun from an archive: sentences that its asker may read, spread over documents, without made-up questions."""

import json
from datetime import date
from pathlib import Path

import pytest

from proofspan.archive import Archive, submissions
from proofspan.documents import Revision
from proofspan.documents.manifest import Metadata
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import FrozenError, NothingEvaluatedError, SettingError
from proofspan.evaluation import read
from proofspan.evaluation.golden import check, start, write
from proofspan.evaluation.ground import held
from proofspan.passages import chunker

AX42 = Path(__file__).parents[3] / "examples" / "ax42" / "documents"


@pytest.fixture(scope="module")
def archive() -> Archive:
    """The documents of the example."""
    made = Archive.in_memory()
    made.configure("paragraphs:160")
    made.add(submissions([AX42], Metadata()), chunker("paragraphs:160"))
    return made


def who(*groups: str, on: date = date(2026, 6, 1)) -> Eligibility:
    """An asker of these groups."""
    return Eligibility(Identity("somebody", frozenset(groups)), on)


def test_every_anchor_is_literal_and_readable(archive: Archive) -> None:
    """Each row's anchor stands in a document that its asker may read, and its evidence is the section around it."""
    for row in start(archive, who("sales")).rows:
        document = archive.document(Revision.parse(row["document"]), who("sales"))
        at = document.text.index(row["anchor"])
        section = document.section_at(at)
        assert section and row["evidence"] == f"{document.revision}#{section.name}"


def test_no_words_are_made_up(archive: Archive) -> None:
    """The text of every question is empty; who asks and on which day is written down."""
    rows = start(archive, who("sales", "support")).rows
    assert {(row["text"], tuple(row["groups"]), row["as_of"]) for row in rows} == {
        ("", ("sales", "support"), "2026-06-01")
    }


def test_documents_take_turns(archive: Archive) -> None:
    """No document has a third sentence before every readable one has its second, and no section a second before."""
    begun = start(archive, who("sales"), n=24)
    counts = [sum(row["document"] == name for row in begun.rows) for name in {row["document"] for row in begun.rows}]
    assert begun.documents == begun.readable == len(counts) and max(counts) - min(counts) <= 1
    assert len({row["evidence"] for row in begun.rows}) == 24


def test_what_the_asker_may_not_read_is_not_drawn(archive: Archive) -> None:
    """Sales never gets a sentence of the internal exceptions; operations does."""
    drawn = {
        group: {row["document"] for row in start(archive, who(group), n=500).rows} for group in ("sales", "operations")
    }
    assert "exceptions-v1" in drawn["operations"] - drawn["sales"]


def test_the_seed_decides(archive: Archive) -> None:
    """The same seed gives the same rows, another one others."""
    first, same, other = (start(archive, who("sales"), seed=seed).rows for seed in (1, 1, 2))
    assert first == same != other


def test_what_was_begun_can_be_checked(archive: Archive, tmp_path: Path) -> None:
    """All of it is still to write, and nothing else is wrong; written, every question is counted."""
    write(start(archive, who("sales"), n=5), tmp_path / "set")
    documents = tuple(held(archive).values())
    found = check(read(tmp_path / "set", unwritten=True), documents)
    assert (len(found.unwritten), found.invalid, found.clean) == (5, (), False)
    rows = [json.loads(line) for line in (tmp_path / "set" / "queries.jsonl").read_text().splitlines()]
    text = "".join(json.dumps({**row, "text": f"about {row['id']}?"}) + "\n" for row in rows)
    (tmp_path / "set" / "queries.jsonl").write_text(text)
    found = check(read(tmp_path / "set", unwritten=True), documents)
    assert (len(found.cases), found.clean) == (5, True)


def test_nothing_is_written_over(archive: Archive, tmp_path: Path) -> None:
    """A folder that holds something is left alone; an empty one is used."""
    write(start(archive, who("sales"), n=1), tmp_path)
    with pytest.raises(FrozenError, match="not empty"):
        write(start(archive, who("sales"), n=2), tmp_path)
    assert len((tmp_path / "queries.jsonl").read_text().splitlines()) == 1


def test_nothing_to_ask_about() -> None:
    """An archive without a readable sentence, and a number of questions that is none."""
    with pytest.raises(NothingEvaluatedError, match="of 0 revisions"):
        start(Archive.in_memory(), who("sales"))
    with pytest.raises(SettingError, match="got 0"):
        start(Archive.in_memory(), who("sales"), n=0)
