"""A backup that is made while others write, and what comes back of it elsewhere."""

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from folders import asking
from processes import FUZZ, process, read_up_to, tell, until
from writers import CYCLE, contents, made_by, new, take, taken

from proofspan.archive import Archive
from proofspan.archive.archive import FOLDER

BACKUPS = 8 if FUZZ else 2


def said(archive: Archive) -> list[object]:
    """What the archive answers to questions about its last documents: words, ids, scores and places."""
    last = taken(archive) // CYCLE
    questions = (f"When is the seal of unit{last - back}{side} changed?" for back in range(3) for side in "ab")
    answers = [archive.ask(asking(question), keep=False) for question in questions]
    hits = [(hit.found.passage.id, hit.score) for answer in answers for hit in answer.trace.ranking.hits]
    cited = [c for answer in answers for s in answer.sentences for c in s.citations]
    return [*((a.outcome, a.text) for a in answers), *hits, *((c.quote, c.span, c.found.passage.id) for c in cited)]


def exported_while_written(archive: Archive, beside: Archive, file: Path) -> None:
    """An export in the midst of which another process writes."""
    calls = iter(range(2))  # the first may come before the state is fixed that is exported

    def let_write() -> int:
        if next(calls, None) is not None:
            before = taken(beside)
            read_up_to(before + 1, lambda _: taken(beside), before)
        return 0

    archive.store._db.set_progress_handler(let_write, 10)
    archive.store.save(file)
    archive.store._db.set_progress_handler(None, 0)


def test_a_backup_while_another_process_writes(tmp_path: Path) -> None:
    """An export is of one state however many writes come meanwhile: taken in elsewhere it is an archive in which
    nothing is wrong, with the contents and the answers, to the last bit of a score, of one made by the same steps.
    """
    folder = tmp_path / "archive"
    with new(folder) as archive, Archive.open(folder) as beside, process(folder, "unit") as writer:
        tell(writer)
        for number in range(BACKUPS):
            until(writer, lambda line, number=number: line == str(4 * number + 5))
            exported_while_written(archive, beside, tmp_path / f"{number}.gz")
            with new_elsewhere(tmp_path / f"{number}", tmp_path / f"{number}.gz") as restored:
                assert taken(restored) < taken(beside) and restored.check() == ()
                with made_by("unit", taken(restored)) as plain:
                    assert (contents(restored), said(restored)) == (contents(plain), said(plain))
        tell(writer)
        until(writer, lambda line: line == "killed")


def new_elsewhere(folder: Path, export: Path) -> Archive:
    """An archive in a new folder that has taken in an export."""
    folder.mkdir()
    archive = Archive.create(folder)
    archive.store.load(export)
    return archive


def test_the_record_alone_is_the_archive(tmp_path: Path) -> None:
    """SQLite's own copy of the record, without the arrays beside it, is an archive that says the same."""
    (tmp_path / "copy" / FOLDER).mkdir(parents=True)
    with new(tmp_path / "archive") as archive:
        for step in range(7):
            take(archive, "unit", step)
        with closing(sqlite3.connect(tmp_path / "copy" / FOLDER / "record.sqlite")) as target:
            archive.store._db.backup(target)
        with Archive.open(tmp_path / "copy") as copy:
            assert (contents(copy), said(copy), copy.check()) == (contents(archive), said(archive), ())


def test_the_page_brings_an_archive_back(tmp_path: Path) -> None:
    """The commands of docs/backup.md, one after the other, leave an archive with the documents of the first."""
    page = Path(__file__).parent.parent.parent / "docs" / "backup.md"
    with new(tmp_path) as archive:
        take(archive, "unit", 0)
        held = contents(archive)
    for command in re.findall(r"^\$ proofspan (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        run = [sys.executable, "-m", "proofspan", *command.split()]
        subprocess.run(run, cwd=tmp_path, check=True, capture_output=True)
    with Archive.open(tmp_path / "restored") as restored:
        assert contents(restored) == held
