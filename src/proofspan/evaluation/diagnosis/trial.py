"""Throw-away copies in which something is changed, asked, and put back: what is asked for real stays as it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from proofspan.archive import Archive, Submission
from proofspan.documents import Document, Revision, Status
from proofspan.evaluation.ground import Ground, writable
from proofspan.evaluation.how import How
from proofspan.passages import Chunker


class Trial:
    """A copy of an archive, made when it is first needed."""

    def __init__(self, ground: Ground, how: How) -> None:
        self._ground, self._how = ground, how
        self._archive: Archive | None = None
        self._count = 0

    @property
    def archive(self) -> Archive:
        """The copy."""
        if self._archive is None:
            self._archive = writable(self._ground, self._how)
        return self._archive

    @contextmanager
    def holding(self, document: Document, cut: Chunker) -> Iterator[tuple[Revision, str]]:
        """The copy with this document in the place of what it had under its revision.

        Gives the revision that it stands under meanwhile, one of a document of its own, so that no other revision in
        force on the same day contradicts it; and the reason when it was refused, else an empty one.
        """
        stand_in = self._unheard_of(document.revision)
        aside = self._set_aside(document.revision)
        changed = replace(document, revision=stand_in, derived_from=())
        (outcome,) = self.archive.add([Submission(document.source.name, changed)], cut).files
        try:
            yield stand_in, outcome.reason
        finally:
            if not outcome.reason:
                self.archive.withdraw(stand_in)
            if aside:
                self.archive.quarantine(document.revision, lift=True)

    def _unheard_of(self, revision: Revision) -> Revision:
        """A revision of a document that the copy has never had."""
        while True:
            self._count += 1
            name = f"{revision.document}~{self._count}"
            if not self.archive.store.register(document=name):
                return Revision(name, revision.label)

    def _set_aside(self, revision: Revision) -> bool:
        family = self.archive.store.register(document=revision.document)
        entry = next((each for each in family if each.revision == revision), None)
        if entry is None or entry.withdrawn or entry.policy.status is Status.QUARANTINED:
            return False
        self.archive.quarantine(revision)
        return True
