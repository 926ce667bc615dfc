"""What is noted of files that were added, so that a file that nobody touched need not be read again."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Set
from dataclasses import replace
from typing import Any

from proofspan.archive.nouns import FileReport, Taken
from proofspan.archive.submissions import Submission
from proofspan.documents import Revision
from proofspan.stores import Entry, Maintenance, Note

BATCH = 500
"""After how many files notes are written; what a run that is killed has not noted is read again."""


class Noting:
    """The notes of an archive, by marks. A note holds as long as nothing of its document's revisions was written
    since: then adding the file again would change nothing, and its report is what it was.
    """

    def __init__(self, maintenance: Maintenance, entries: Iterable[Entry]) -> None:
        self._notes = dict(maintenance.notes())
        self._latest: dict[str, int] = {}
        self._new: dict[str, tuple[str, FileReport]] = {}
        self.follow(entries)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Takes account of revisions as they are now."""
        for entry in entries:
            written, document = max(entry.sequence, entry.withdrawn or 0), entry.revision.document
            self._latest[document] = max(written, self._latest.get(document, 0))

    def report(self, submission: Submission, entries: Mapping[Revision, Entry]) -> FileReport | None:
        """The report of a file that is in the archive as it is; None for one that has to be read."""
        mark = submission.mark if self._notes else ""
        told = _opened(self._notes[mark]) if mark in self._notes else None
        if told is None:
            return None
        revision = Revision(*told["revision"])
        known = entries.get(revision)
        if known is None or known.withdrawn or self._latest[revision.document] != told["sequence"]:
            return None
        return FileReport(
            submission.file,
            Taken.UNCHANGED,
            revision=revision,
            groups=frozenset(told["groups"]),
            passages=known.passages,
            hidden=tuple((kind, count) for kind, count in told["hidden"]),
            flagged=tuple((kind, tuple(pages)) for kind, pages in told["flagged"]),
        )

    def take(self, submission: Submission, outcome: FileReport) -> None:
        """Keeps what became of a file that was read, where it is in the archive now and is derived from nothing."""
        taken = outcome.taken in (Taken.ADDED, Taken.AMENDED, Taken.UNCHANGED)
        if taken and submission.document and not submission.document.derived_from and submission.confirmed:
            self._new[submission.mark] = (outcome.revision.document if outcome.revision else "", outcome)

    @property
    def full(self) -> bool:
        """Whether there is enough to be written."""
        return len(self._new) >= BATCH

    def drain(self) -> list[Note]:
        """What is to be written, once; beside it the earlier notes that hold no more, to be taken away."""
        new = [Note(mark, _sealed(mark, self._told(*found)), found[0]) for mark, found in self._new.items()]
        files = {outcome.file for _, outcome in self._new.values()}
        earlier = [note for mark, note in self._notes.items() if mark not in self._new] if new else []
        gone = [note for note in earlier if not self._holds(note, files)]
        for note in gone:
            del self._notes[note.mark]
        self._new.clear()
        return [*(replace(note, said="") for note in gone), *new]

    def _holds(self, note: Note, files: Set[str]) -> bool:
        """Whether an earlier note may still serve: of another file than these, whose document nothing wrote since."""
        told = _opened(note)
        return (
            told is not None and told["file"] not in files and self._latest.get(told["revision"][0]) == told["sequence"]
        )

    def _told(self, document: str, outcome: FileReport) -> str:
        revision = outcome.revision
        return json.dumps(
            {
                "file": outcome.file,
                "revision": [revision.document, revision.label] if revision else [],
                "sequence": self._latest[document],
                "groups": sorted(outcome.groups),
                "hidden": outcome.hidden,
                "flagged": outcome.flagged,
            },
            ensure_ascii=False,
        )


def _sealed(mark: str, told: str) -> str:
    return f"{hashlib.sha256(f'{mark} {told}'.encode()).hexdigest()} {told}"


def _opened(note: Note) -> Any:
    """What a note says, None where it is not what was written."""
    told = note.said.partition(" ")[2]
    return json.loads(told) if note.said == _sealed(note.mark, told) else None
