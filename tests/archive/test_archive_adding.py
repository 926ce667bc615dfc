"""What becomes of files that are added: new, unchanged, amended, conflicting, refused."""

from datetime import date
from itertools import permutations
from pathlib import Path

import pytest
from folders import add, archive_of, asker, asking, outcomes, write

from proofspan.archive import Archive, Outcome
from proofspan.documents import Revision, Status
from proofspan.errors import InputError, SettingError
from proofspan.passages import chunker


def test_a_second_add_changes_nothing(tmp_path: Path) -> None:
    """The same file again is unchanged: no write, the same passages (P07)."""
    write(tmp_path, "guide.md", "Torque is 12 Nm.", allowed_groups="public")
    archive = archive_of(tmp_path)
    before = archive.store.sequence
    assert outcomes(add(archive, tmp_path)) == [("guide.md", "unchanged")]
    assert archive.store.sequence == before


def test_other_metadata_amends(tmp_path: Path) -> None:
    """The same text for another group is an amendment; as the archive stood before, it still reads as it did."""
    write(tmp_path, "plan.md", "Smoke stops the unit.", allowed_groups="[ops]")
    archive = archive_of(tmp_path)
    before = archive.store.sequence
    write(tmp_path, "plan.md", "Smoke stops the unit.", allowed_groups="[ops, sales]")
    assert outcomes(add(archive, tmp_path)) == [("plan.md", "amended")]
    assert archive.entries(asker("sales")) and not archive.store.entries(asker("sales"), at=before)


def test_other_text_under_the_same_label_conflicts(tmp_path: Path) -> None:
    """The archive keeps what it had, and the report says what to do (T-13)."""
    write(tmp_path, "plan.md", "Smoke stops the unit.", allowed_groups="public")
    archive = archive_of(tmp_path)
    write(tmp_path, "plan.md", "Smoke starts the unit.", allowed_groups="public")
    report = add(archive, tmp_path)
    assert outcomes(report) == [("plan.md", "conflicting")] and "label" in report.files[0].reason
    assert "stops" in archive.document(Revision("plan", "v1"), asker()).text


def test_two_in_force_on_one_day_are_refused_with_both_names(tmp_path: Path) -> None:
    """v2 begins while v1 is open: a conflict that names both (T-13)."""
    write(tmp_path, "a.md", "Fourteen days.", id="returns", revision="v1", allowed_groups="public")
    write(
        tmp_path, "b.md", "Thirty days.", id="returns", revision="v2", allowed_groups="public", valid_from="2026-03-01"
    )
    report = add(Archive.in_memory(), tmp_path)
    assert [taken for _, taken in outcomes(report)] == ["added", "conflicting"]
    assert "returns-v1" in report.files[1].reason and "returns-v2" in report.files[1].reason


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_supersede_ends_the_same_way_in_every_order(tmp_path: Path, order: tuple[int, ...]) -> None:
    """Four revisions added in any order with --supersede stand one after the other, without gap or overlap (T-13)."""
    starts = ["", "2026-02-01", "2026-03-01", "2026-04-01"]
    archive = Archive.in_memory()
    for n in order:
        front = {"id": "returns", "revision": f"v{n}", "allowed_groups": "public"}
        path = write(tmp_path, f"{n}.md", f"Text {n}.", **front, **({"valid_from": starts[n]} if starts[n] else {}))
        assert add(archive, path, supersede=True).complete
    ends = {e.revision.label: str(e.policy.validity.valid_to) for e in archive.store.register()}
    assert ends == {"v0": "2026-02-01", "v1": "2026-03-01", "v2": "2026-04-01", "v3": "None"}
    again = add(archive, tmp_path, supersede=True)
    assert {taken for _, taken in outcomes(again)} == {"unchanged"}
    assert {taken for _, taken in outcomes(add(archive, tmp_path))} == {"unchanged"}


def test_a_bad_file_costs_one_document(tmp_path: Path) -> None:
    """A malformed date, bytes that are no PDF and an unknown kind are refused with reasons; the rest is in."""
    write(tmp_path, "good.md", "Fine.", allowed_groups="public")
    write(tmp_path, "late.md", "Late.", valid_from="2026-02-30")
    (tmp_path / "scan.pdf").write_bytes(b"not a pdf")
    (tmp_path / "film.mp4").write_bytes(b"\0\0\0 ftyp")
    report = add(Archive.in_memory(), tmp_path)
    assert outcomes(report) == [
        ("film.mp4", "refused"),
        ("good.md", "added"),
        ("late.md", "refused"),
        ("scan.pdf", "refused"),
    ]
    assert not report.complete and "2026-02-30" in report.files[2].reason


def test_silence_about_groups_is_readable_by_nobody(tmp_path: Path) -> None:
    """A file that names no group is taken, and its outcome says that nobody may read it."""
    (tmp_path / "memo.md").write_text("Gate code.", encoding="utf-8")
    archive = Archive.in_memory()
    (outcome,) = add(archive, tmp_path).files
    assert outcome.groups == frozenset() and not archive.entries(asker("sales"))


def test_a_summary_is_no_wider_than_its_source(tmp_path: Path) -> None:
    """Derived from an ops document, a summary for everybody is refused with both names; for ops it is taken,
    although its file comes first in the folder.
    """
    write(tmp_path, "source.md", "Gate code is 4471.", allowed_groups="[ops]")
    write(tmp_path, "a-summary.md", "Codes.", allowed_groups="public", derived_from="[source-v1]")
    write(tmp_path, "b-summary.md", "Gate codes exist.", allowed_groups="[ops]", derived_from="[source-v1]")
    archive = Archive.in_memory()
    report = add(archive, tmp_path)
    assert outcomes(report) == [("source.md", "added"), ("a-summary.md", "refused"), ("b-summary.md", "added")]
    assert "source-v1" in report.files[1].reason
    hit = archive.ask(asking("Which gate codes exist?", "ops")).trace.ranking.hits
    assert any(h.found.derived_from == (Revision("source", "v1"),) for h in hit)


def test_a_source_narrowed_later_narrows_its_summary(tmp_path: Path) -> None:
    """When the source goes to ops alone, sales no longer sees the summary, and `check` names it."""
    write(tmp_path, "source.md", "Gate code is 4471.", allowed_groups="[ops, sales]")
    write(tmp_path, "summary.md", "Gate codes exist.", allowed_groups="[ops, sales]", derived_from="[source-v1]")
    archive = archive_of(tmp_path)
    write(tmp_path, "source.md", "Gate code is 4471.", allowed_groups="[ops]")
    assert outcomes(add(archive, tmp_path / "source.md")) == [("source.md", "amended")]
    assert archive.entries(asker("sales")) == () and len(archive.entries(asker("ops"))) == 2
    assert [(f.kind, f.where) for f in archive.check()] == [
        ("stale-summary", "summary-v1"),
        ("wider-than-source", "summary-v1"),
    ]


def test_quarantine_hides_from_everybody_until_lifted(tmp_path: Path) -> None:
    """Set aside, a document is nobody's, also when its file is added again; lifted, it is what it was."""
    write(tmp_path, "memo.md", "Gate code is 4471.", allowed_groups="public", status="current")
    archive = archive_of(tmp_path)
    archive.quarantine(Revision("memo", "v1"))
    assert not archive.entries(asker()) and outcomes(add(archive, tmp_path)) == [("memo.md", "unchanged")]
    archive.quarantine(Revision("memo", "v1"), lift=True)
    assert archive.entries(asker())[0].policy.status is Status.CURRENT
    with pytest.raises(InputError, match="not in quarantine"):
        archive.quarantine(Revision("memo", "v1"), lift=True)


def test_withdrawn_does_not_come_back(tmp_path: Path) -> None:
    """From the moment a withdrawal returns the answer is the abstention; the file again is a conflict (P06)."""
    write(tmp_path, "memo.md", "The gate code is 4471.", allowed_groups="public")
    archive = archive_of(tmp_path)
    assert archive.ask(asking("What is the gate code?")).outcome is Outcome.ANSWERED
    archive.withdraw(Revision("memo", "v1"))
    assert archive.ask(asking("What is the gate code?")).outcome is Outcome.ABSTAINED
    assert outcomes(add(archive, tmp_path)) == [("memo.md", "conflicting")]
    assert archive.check() == ()


def test_another_chunker_is_refused(tmp_path: Path) -> None:
    """An archive made with paragraphs takes no windows, and says which setting differs."""
    write(tmp_path, "memo.md", "Gate code.", allowed_groups="public")
    archive = archive_of(tmp_path)
    assert chunker("windows:160/32")
    with pytest.raises(SettingError, match="chunker"):
        archive.configure("windows:160/32")


def test_a_new_title_is_searched(tmp_path: Path) -> None:
    """The same text under another title is an amendment, found by the new title and not by the old."""
    write(tmp_path, "memo.md", "It is 4471.", allowed_groups="public", title="Gate code")
    archive = archive_of(tmp_path)
    write(tmp_path, "memo.md", "It is 4471.", allowed_groups="public", title="Door number")
    assert outcomes(add(archive, tmp_path)) == [("memo.md", "amended")]
    hits = [len(archive.ask(asking(text)).trace.ranking.hits) for text in ("door", "gate")]
    assert hits == [1, 0]


def test_two_files_of_one_run_do_not_overwrite_each_other(tmp_path: Path) -> None:
    """The same text twice, for sales and for ops, without ids: the second is a conflict that names the first; the same
    file under two names with the same metadata is unchanged.
    """
    write(tmp_path / "ops", "notes.md", "The code is 1.", allowed_groups="[ops]")
    write(tmp_path / "sales", "notes.md", "The code is 1.", allowed_groups="[sales]")
    archive = Archive.in_memory()
    report = add(archive, tmp_path)
    assert outcomes(report) == [("ops/notes.md", "added"), ("sales/notes.md", "conflicting")]
    assert "ops/notes.md" in report.files[1].reason and archive.entries(asker("ops"))
    assert [taken for _, taken in outcomes(add(archive, tmp_path))] == ["unchanged", "conflicting"]


def test_a_status_does_not_change_in_quarantine(tmp_path: Path) -> None:
    """A file that calls itself a draft while its revision is set aside: a conflict, so that lifting publishes nothing
    that its file does not.
    """
    write(tmp_path, "memo.md", "Gate code is 4471.", allowed_groups="public")
    archive = archive_of(tmp_path)
    archive.quarantine(Revision("memo", "v1"))
    write(tmp_path, "memo.md", "Gate code is 4471.", allowed_groups="public", status="draft")
    assert outcomes(add(archive, tmp_path)) == [("memo.md", "conflicting")]


def test_supersession_says_what_ended(tmp_path: Path) -> None:
    """The report names the revision that ended, or the day on which the added one ends itself."""
    first = write(tmp_path, "1.md", "One.", id="memo", revision="v1", allowed_groups="public", valid_from="2026-01-01")
    second = write(tmp_path, "2.md", "Two.", id="memo", revision="v2", allowed_groups="public", valid_from="2026-02-01")
    earlier = write(tmp_path, "0.md", "Nil.", id="memo", revision="v0", allowed_groups="public")
    archive = Archive.in_memory()
    said = [add(archive, file, supersede=True).files[0] for file in (first, second, earlier)]
    assert [(f.ended, f.until) for f in said] == [
        ((), None),
        ((Revision("memo", "v1"),), None),
        ((), date(2026, 1, 1)),
    ]
