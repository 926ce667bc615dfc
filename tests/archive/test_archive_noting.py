"""What nobody touched is not read again, and adding it says and does what reading it again would."""

from pathlib import Path

import pytest
from folders import CHUNKER, write

from proofspan.archive import Archive, Report, Taken, submissions
from proofspan.archive.submissions import Submission
from proofspan.documents import Revision
from proofspan.documents.manifest import Metadata
from proofspan.passages import chunker

NAMED = Metadata(allowed_groups=frozenset({"sales"}))


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    """An archive with a folder of two files added."""
    made = Archive.create(tmp_path / "kept")
    made.configure(CHUNKER)
    write(tmp_path / "in", "gate.md", "# Gate\n\nThe gate opens at seven.", id="gate")
    write(tmp_path / "in", "hose.md", "# Hose\n\nThe hose has four bar.", id="hose")
    again(made, tmp_path / "in")
    return made


def again(archive: Archive, folder: Path, defaults: Metadata = NAMED) -> tuple[Report, list[str]]:
    """Adds the folder; the report, and the names of the files that were read for it."""
    files: list[Submission] = list(submissions([folder], defaults))
    report = archive.add(files, chunker(CHUNKER))
    return report, [each.file for each in files if "_read" in vars(each)]


def taken(report: Report) -> list[Taken]:
    """What became of each file."""
    return [outcome.taken for outcome in report.files]


def test_a_folder_that_nobody_touched_is_not_read(archive: Archive, tmp_path: Path) -> None:
    """No document is read and nothing is written; the report is that of reading them."""
    before = archive.store._db.total_changes
    report, read = again(archive, tmp_path / "in")
    assert (taken(report), read) == ([Taken.UNCHANGED] * 2, [])
    assert archive.store._db.total_changes == before
    archive.store._db.execute("DELETE FROM meta WHERE key LIKE 'note:%'")
    assert again(archive, tmp_path / "in") == (report, ["gate.md", "hose.md"])


def test_a_file_that_was_touched_is_read(archive: Archive, tmp_path: Path) -> None:
    """One byte more and the file is read, the other is not."""
    write(tmp_path / "in", "gate.md", "# Gate\n\nThe gate opens at seven. Often.", id="gate")
    report, read = again(archive, tmp_path / "in")
    assert (taken(report), read) == ([Taken.CONFLICTING, Taken.UNCHANGED], ["gate.md"])


@pytest.mark.parametrize("name", ["manifest.yaml", "gate.md.meta.yaml"])
def test_metadata_beside_a_file_counts(archive: Archive, tmp_path: Path, name: str) -> None:
    """A manifest or a sidecar that comes later is seen."""
    said = "defaults:\n  owner: ada\n" if name == "manifest.yaml" else "owner: ada\n"
    (tmp_path / "in" / name).write_text(said, encoding="utf-8")
    report, read = again(archive, tmp_path / "in")
    assert taken(report)[0] is Taken.AMENDED and "gate.md" in read


def test_other_defaults_count(archive: Archive, tmp_path: Path) -> None:
    """The same files under other defaults are read and amended."""
    report, _ = again(archive, tmp_path / "in", Metadata(allowed_groups=frozenset({"ops"})))
    assert taken(report) == [Taken.AMENDED] * 2


def test_a_note_holds_until_its_document_is_written(archive: Archive, tmp_path: Path) -> None:
    """After a withdrawal and a quarantine the files are read again, and say what they said before notes were kept."""
    archive.withdraw(Revision("gate", "v1"))
    archive.quarantine(Revision("hose", "v1"))
    report, read = again(archive, tmp_path / "in")
    assert (taken(report), read) == ([Taken.CONFLICTING, Taken.UNCHANGED], ["gate.md", "hose.md"])


def test_what_is_derived_from_others_is_read_every_time(archive: Archive, tmp_path: Path) -> None:
    """Whether its sources are still there is looked at whenever it is added."""
    write(tmp_path / "in", "sum.md", "Both open at seven.", id="sum", derived_from="[gate-v1]")
    assert taken(again(archive, tmp_path / "in")[0])[-1] is Taken.ADDED
    assert again(archive, tmp_path / "in")[1] == ["sum.md"]


def test_two_files_of_one_revision_are_told_of_as_before(archive: Archive, tmp_path: Path) -> None:
    """A copy with other metadata meets the first file, which was not read."""
    write(tmp_path / "in", "later.md", "# Gate\n\nThe gate opens at seven.", id="gate", owner="ada")
    report, read = again(archive, tmp_path / "in")
    assert (taken(report)[-1], read) == (Taken.CONFLICTING, ["later.md"])
    assert "gate.md is gate-v1 too" in report.files[-1].reason


def noted(archive: Archive) -> list[str]:
    """What is noted."""
    return sorted(note.said for note in archive.store.notes().values())


def test_a_withdrawal_takes_the_notes_of_its_document(archive: Archive) -> None:
    """No name of its file is left; other documents' notes are."""
    archive.withdraw(Revision("gate", "v1"))
    assert [note.document for note in archive.store.notes().values()] == ["hose"]


def test_a_note_that_serves_no_more_is_taken_away(archive: Archive, tmp_path: Path) -> None:
    """There are as many notes as files, however often these are added under other metadata."""
    before = noted(archive)
    for group in ("ops", "sales", "legal"):
        again(archive, tmp_path / "in", Metadata(allowed_groups=frozenset({group})))
    assert len(before) == len(noted(archive)) == 2 and before != noted(archive)


@pytest.mark.parametrize("old", ["gate", "{", '"sequence": '])
def test_a_note_that_was_edited_is_not_believed(archive: Archive, tmp_path: Path, old: str) -> None:
    """Its file is read like one that nobody has seen."""
    edit = "UPDATE meta SET value = replace(value, ?, ?) WHERE key LIKE 'note:%' AND value LIKE '%gate.md%'"
    archive.store._db.execute(edit, (old, "1"))
    report, read = again(archive, tmp_path / "in")
    assert (taken(report), read) == ([Taken.UNCHANGED] * 2, ["gate.md"])
