"""Threat T-19, end to end through the command line: what nobody can see is never found, delivered or cited."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from folders import CHUNKER, add, archive_of, asker, asking, write
from hidings import CONTROL, HIDINGS, SECRET, Hiding
from typer.testing import CliRunner

from proofspan.archive import Answer, Archive, Outcome, submissions
from proofspan.cli.app import app
from proofspan.documents import Revision
from proofspan.documents.manifest import Metadata
from proofspan.errors import NotFoundError
from proofspan.generators.scripted import Fixed
from proofspan.passages import chunker
from proofspan.retrieval import Query, Recipe


def ran(*words: str) -> str:
    """What a command prints; it succeeds."""
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(scope="module")
def hiding_archive(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    """An archive of all files that hide something, a folder for each, and the report of adding them by file."""
    folder = tmp_path_factory.mktemp("hidden")
    (folder / "in").mkdir()
    for number, hiding in enumerate(HIDINGS):
        (folder / "in" / f"{number:02}-{hiding.name}").write_bytes(hiding.data)
    ran("init", str(folder))
    report = json.loads(
        ran("add", str(folder / "in"), "--public", "--encoder", "none", "--archive", str(folder), "--json")
    )
    return str(folder), {file["file"][3:]: file for file in report["files"]}


@pytest.mark.essential
@pytest.mark.parametrize("hiding", HIDINGS, ids=lambda hiding: hiding.name)
def test_threat_19_what_is_hidden_is_counted_and_left_out(
    hiding_archive: tuple[str, dict[str, Any]], hiding: Hiding
) -> None:
    """Each file is added, counts the characters of its hidden sentence under their kind, and shows the visible one."""
    archive, report = hiding_archive
    file = report[hiding.name]
    shown = ran("show", file["revision"], "--archive", archive)
    assert file["hidden"] == {hiding.kind: hiding.characters}
    assert CONTROL in shown and "Zebra" not in shown and "ninety" not in shown


@pytest.mark.essential
def test_threat_19_nothing_hidden_is_found_or_cited(hiding_archive: tuple[str, dict[str, Any]]) -> None:
    """Asked for in its own words, the hidden sentence is in no hit and no answer; the visible one is in every file."""
    archive, _ = hiding_archive
    asked = ("--archive", archive, "--method", "bm25", "--k", "99", "--json")
    assert json.loads(ran("search", SECRET, *asked))["hits"] == []
    assert json.loads(ran("ask", SECRET, *asked))["outcome"] == "abstained"
    hits = json.loads(ran("search", CONTROL, *asked))["hits"]
    assert len({hit["revision"] for hit in hits}) == len(HIDINGS) and all(CONTROL in hit["text"] for hit in hits)
    assert CONTROL in json.loads(ran("ask", "When does the gate open?", *asked))["text"]


def test_threat_19_the_page_of_add_says_so(tmp_path: Path) -> None:
    """`hidden: 24 characters left out (comment 24)` stands under the file, and a line counts such files."""
    file = tmp_path / "a.md"
    file.write_text(f"{CONTROL}\n\n<!-- {SECRET} -->\n", encoding="utf-8")
    ran("init", str(tmp_path))
    page = ran("add", str(file), "--public", "--encoder", "none", "--archive", str(tmp_path))
    assert "hidden: 24 characters left out (comment 24)" in page
    assert "1 file with text that nobody can see: left out" in page


def test_what_is_kept_of_a_revision_is_moved_with_it(tmp_path: Path) -> None:
    """Counts and flags are in the archive that was exported and imported, and pages name the flag beside the source."""
    file = tmp_path / "a.txt"
    file.write_text(f"{CONTROL}\u200b \ue000\ue000", encoding="utf-8")
    ran("init", str(tmp_path / "one"))
    ran("init", str(tmp_path / "two"))
    ran("add", str(file), "--public", "--encoder", "none", "--archive", str(tmp_path / "one"))
    ran("export", str(tmp_path / "all.zip"), "--archive", str(tmp_path / "one"))
    ran("import", str(tmp_path / "all.zip"), "--archive", str(tmp_path / "two"))
    for verb in (("show", "a-v1"), ("search", "gate"), ("ask", "When does the gate open?")):
        assert "low text quality" in ran(*verb, "--archive", str(tmp_path / "two"))
    assert "1 character left out (zero width 1)" in ran("show", "a-v1", "--archive", str(tmp_path / "two"))
    assert json.loads(ran("doctor", "--archive", str(tmp_path / "two"), "--json"))["sound"]


def test_threat_19_a_draft_cannot_cite_it(tmp_path: Path) -> None:
    """A generator that knows the hidden price and cites the source is refused: the number is not in the span."""
    write(tmp_path, "a.md", f"{CONTROL}\n\n<!-- Entry costs 90 euros. -->", allowed_groups="public")
    answer: Answer = archive_of(tmp_path).ask(
        asking("When does the gate open?", generator=Fixed("The gate opens at seven for 90 euros [S1]."))
    )
    assert answer.outcome is Outcome.REFUSED and answer.verdict.faults[0].token == "90"


@pytest.mark.parametrize(
    ("name", "hidden"),
    [
        ("a.md", f"![{SECRET}](a.png)"),
        ("a.md", f'[Here](a "{SECRET}")'),
        ("a.md", f'[Here][a]\n\n[a]: a "{SECRET}"'),
        ("a.html", f"<style>.w .g {{ display: none }}</style><div class=w><p class=g>{SECRET}</div>"),
        ("a.html", f"<style>[data-x] {{ display: none }}</style><p data-x>{SECRET}"),
        ("a.html", f"<style>div > i.q {{ display: none }}</style><div><i class=q>{SECRET}</i></div>"),
    ],
)
def test_threat_19_nor_what_stands_beside_the_text(tmp_path: Path, name: str, hidden: str) -> None:
    """Titles of links, texts in place of pictures, and what a selector hides by its place are found in no words."""
    (tmp_path / name).write_text(f"{CONTROL}\n\n{hidden}\n", encoding="utf-8")
    archive = Archive.in_memory()
    archive.configure(CHUNKER)
    report = archive.add(submissions([tmp_path], Metadata(allowed_groups=frozenset({"public"}))), chunker(CHUNKER))
    assert report.files[0].hidden and archive.search(Query(SECRET, asker(), 9), Recipe()).hits == ()
    assert len(archive.search(Query(CONTROL, asker(), 9), Recipe()).hits) == 1


def test_threat_19_bidi_in_a_question_is_harmless(tmp_path: Path) -> None:
    """Overrides and zero-width characters in a question find what the plain question finds."""
    write(tmp_path, "a.md", CONTROL, allowed_groups="public")
    archive = archive_of(tmp_path)
    questions = ("gate opens", "\u202egate\u202c opens", "\u2066gate\u2069 \u200bopens\u200f")
    found = [archive.search(Query(text, asker(), 3), Recipe()).hits for text in questions]
    assert [len(hits) for hits in found] == [1, 1, 1]


def test_front_matter_has_no_characters_that_nobody_sees(tmp_path: Path) -> None:
    """A group with one in it is refused, and so is front matter that one before it would turn into text."""
    write(tmp_path, "a.md", CONTROL, allowed_groups="[sales\u200b]")
    (tmp_path / "b.md").write_text(f"\u200b---\nallowed_groups: [ops]\n---\n{CONTROL}\n", encoding="utf-8")
    report = add(Archive.in_memory(), tmp_path)
    assert [outcome.taken.value for outcome in report.files] == ["refused", "refused"]


@pytest.mark.essential
def test_quarantine_closes_every_way(tmp_path: Path) -> None:
    """What was found, cited and listed is none of it once it is set aside: not by search, id, list or receipt."""
    write(tmp_path, "memo.md", f"# Gate {{#gate}}\n\n{CONTROL}", allowed_groups="public")
    archive = archive_of(tmp_path)
    passage = archive.search(Query("gate", asker(), 3), Recipe()).hits[0].found.passage.id
    receipt = archive.ask(asking("When does the gate open?")).receipt
    archive.quarantine(Revision("memo", "v1"))
    assert archive.search(Query("gate", asker(), 3), Recipe()).eligible == 0 and archive.entries(asker()) == ()
    assert archive.ask(asking("When does the gate open?")).outcome is Outcome.ABSTAINED
    for name in ("memo", "memo-v1", "memo-v1#gate", passage):
        with pytest.raises(NotFoundError):
            archive.look_up(name, asker())
    with pytest.raises(NotFoundError):
        archive.document(Revision("memo", "v1"), asker(as_of=date(2026, 6, 1)))
    with pytest.raises(NotFoundError):
        archive.receipt(receipt, asker().identity)
