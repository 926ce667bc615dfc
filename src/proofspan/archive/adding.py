"""Documents into an archive: what is new, what is amended, what contradicts; a report for every file."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date

from proofspan.archive.encoding import passage_vectors
from proofspan.archive.noting import Noting
from proofspan.archive.nouns import FileReport, Report, Taken
from proofspan.archive.submissions import Submission
from proofspan.documents import IN_FORCE, PUBLIC, Document, Revision, Status, Validity
from proofspan.eligibility import wider
from proofspan.encoders import Encoder
from proofspan.errors import ConflictError, DocumentError, InputError, MetadataError, TooLongError
from proofspan.passages import Chunker, Passage
from proofspan.stores import Amend, Change, Entry, Maintenance, Put, Store

ALWAYS = date.min


@dataclass(frozen=True, slots=True)
class Adding:
    """One run of `add`: the same chunker and encoder for all its documents."""

    store: Store
    maintenance: Maintenance
    chunker: Chunker
    encoder: Encoder | None = None
    supersede: bool = False

    def run(self, submissions: Iterable[Submission], *, progress: Callable[[FileReport], None]) -> Report:
        """Takes each document in its own transaction; one that cannot be taken leaves the others alone.

        Documents derived from others wait until all others are in, since their sources must be there.
        """
        entries = {entry.revision: entry for entry in self.maintenance.register()}
        claimed: dict[Revision, str] = {}
        files: list[FileReport] = []
        noting = Noting(self.maintenance, entries.values())
        for submission, known in self._in_order(submissions, lambda each: noting.report(each, entries)):
            outcome = known or self._taken(submission, entries, claimed, noting)
            if known is not None and known.revision is not None:
                claimed.setdefault(known.revision, submission.file)
            files.append(outcome)
            progress(outcome)
            if noting.full:
                self.store.write(*noting.drain())
        if left := noting.drain():
            self.store.write(*left)
        return Report(tuple(files), self.maintenance.sequence)

    def _in_order(
        self, submissions: Iterable[Submission], known: Callable[[Submission], FileReport | None]
    ) -> Iterator[tuple[Submission, FileReport | None]]:
        """The submissions in the order in which they are taken, each with its report where nothing is to be done."""
        waiting: list[Submission] = []
        for submission in submissions:
            if (report := known(submission)) is not None:
                yield submission, report
            elif submission.document is not None and submission.document.derived_from:
                waiting.append(submission)
            else:
                yield submission, None
        while waiting:
            names = {c.document.revision for c in waiting if c.document}
            ready = [c for c in waiting if c.document and not names & set(c.document.derived_from)]
            yield from ((each, None) for each in ready or waiting)
            taken = {id(c) for c in ready}
            waiting = [c for c in waiting if ready and id(c) not in taken]

    def _taken(
        self, submission: Submission, entries: dict[Revision, Entry], claimed: dict[Revision, str], noting: Noting
    ) -> FileReport:
        document = submission.document
        if document is None:
            return FileReport(submission.file, Taken.REFUSED, reason=submission.reason)
        outcome = FileReport(
            submission.file,
            Taken.ADDED,
            revision=document.revision,
            groups=document.policy.allowed_groups,
            hidden=document.hidden,
            flagged=flagged(document),
        )
        try:
            outcome = self._take(document, entries, outcome, claimed.get(document.revision))
        except ConflictError as error:
            return replace(outcome, taken=Taken.CONFLICTING, reason=str(error))
        except (InputError, TooLongError) as error:
            return replace(outcome, taken=Taken.REFUSED, reason=str(error))
        claimed.setdefault(document.revision, submission.file)
        if outcome.taken is not Taken.UNCHANGED:
            family = self.maintenance.register(document=document.revision.document)
            entries.update({entry.revision: entry for entry in family})
            noting.follow(family)
        noting.take(submission, outcome)
        return outcome

    def _take(
        self, document: Document, entries: dict[Revision, Entry], outcome: FileReport, claimant: str | None
    ) -> FileReport:
        known = entries.get(document.revision)
        if known is not None:
            _require_same_text(document, known)
        # A new revision is set against its neighbours only where it is to supersede them.
        aside = known is not None or self.supersede
        others = list(self.maintenance.register(document=document.revision.document)) if aside else []
        if known is not None and known.policy.status is Status.QUARANTINED:
            _refuse_status(document, status_before(self.maintenance, known))
        document = _as_kept(document, known, others)
        if known is not None and _same(document, known):
            return replace(outcome, taken=Taken.UNCHANGED, passages=known.passages)
        if claimant is not None:
            raise ConflictError(
                f"{claimant} is {document.revision} too, with other metadata: one file speaks for a revision; give "
                "this one an id of its own (id:)"
            )
        _require_sources(document, entries)
        if self.supersede:
            _require_start(document, others)
        given = document
        document, ended = _superseding(document, others) if self.supersede else (document, ())
        passages = self.chunker(document)
        change = self._change(document, passages, known)
        self.store.write(*ended, change)
        return replace(
            outcome,
            taken=Taken.AMENDED if known else Taken.ADDED,
            passages=len(passages),
            ended=tuple(amend.revision for amend in ended),
            until=document.policy.validity.valid_to if document is not given else None,
        )

    def _change(self, document: Document, passages: tuple[Passage, ...], known: Entry | None) -> Change:
        searched_anew = known is None or (known.title, known.language) != (document.title, document.language)
        vectors = None
        if self.encoder is not None and searched_anew:
            vectors = passage_vectors(self.encoder, passages, document.title)
        if known is None:
            return Put(document, passages, vectors)
        return Amend(
            document.revision,
            document.title,
            document.language,
            document.policy,
            document.derived_from,
            document.owner,
            passages if searched_anew else (),
            vectors,
        )


def status_before(maintenance: Maintenance, entry: Entry) -> Status:
    """The status that a quarantined revision had when it was set aside."""
    while entry.policy.status is Status.QUARANTINED:
        family = maintenance.register(document=entry.revision.document, at=entry.sequence - 1)
        entry = next(e for e in family if e.revision == entry.revision)
    return entry.policy.status


def _require_same_text(document: Document, known: Entry) -> None:
    if known.withdrawn:
        raise ConflictError(
            f"{document.revision} was withdrawn (write {known.withdrawn}): give the text a new label to add it"
        )
    if known.digest != document.digest:
        raise ConflictError(
            f"{document.revision} is in the archive with another text, from {known.source or 'elsewhere'}: if this "
            "is its next version, give it a new label (revision:); if another document, an id of its own (id:)"
        )


def _refuse_status(document: Document, before: Status) -> None:
    """A quarantined revision keeps the status it had: lifting it must not publish what its file calls a draft."""
    if document.policy.status is not before:
        raise ConflictError(
            f"{document.revision} is in quarantine and was {before}, its file says {document.policy.status} now: lift "
            "the quarantine and add it again, or withdraw it"
        )


def _require_start(document: Document, others: list[Entry]) -> None:
    """Refuses to supersede by a revision that has always been in force: there is no day to end the other one on."""
    in_force = [
        o for o in others if not o.withdrawn and o.policy.status in IN_FORCE and o.revision != document.revision
    ]
    always = [str(o.revision) for o in in_force if o.policy.validity.valid_from is None]
    if always and document.policy.status in IN_FORCE and document.policy.validity.valid_from is None:
        raise ConflictError(
            f"{document.revision} says no valid_from, and neither does {always[0]}: give it the first day on which it "
            "holds, and the earlier one ends there"
        )


def _require_sources(document: Document, entries: dict[Revision, Entry]) -> None:
    for name in document.derived_from:
        source = entries.get(name)
        if source is None or source.withdrawn:
            raise MetadataError(
                f"{document.revision} is derived from {name}, which is not in the archive: add that first"
            )
        if wider(document.policy.allowed_groups, source.policy.allowed_groups):
            ours = ", ".join(sorted(document.policy.allowed_groups))
            theirs = ", ".join(sorted(source.policy.allowed_groups)) or "nobody"
            raise DocumentError(
                f"{document.revision} may be read by {ours}, its source {name} by {theirs}: "
                "what is derived cannot be wider than its source; narrow its allowed_groups"
            )


def _as_kept(document: Document, known: Entry | None, others: list[Entry]) -> Document:
    """The document as the archive keeps it whatever its file says: with the end that a successor gave it, and
    in quarantine until an operator lifts it. So adding a file again changes nothing.
    """
    if known is not None and known.policy.status is Status.QUARANTINED:
        document = replace(document, policy=replace(document.policy, status=Status.QUARANTINED))
    if known is None or document.policy.validity.valid_to is not None:
        return document
    end = known.policy.validity.valid_to
    begins = {o.policy.validity.valid_from for o in others if not o.withdrawn and o.policy.status in IN_FORCE}
    if end is None or end not in begins:
        return document
    return _ending(document, end)


def _ending(document: Document, end: date | None) -> Document:
    validity = Validity(document.policy.validity.valid_from, end)
    return replace(document, policy=replace(document.policy, validity=validity))


def _same(document: Document, known: Entry) -> bool:
    ours = (document.title, document.language, document.policy, document.derived_from, document.owner)
    return ours == (known.title, known.language, known.policy, known.derived_from, known.owner)


def _superseding(document: Document, others: list[Entry]) -> tuple[Document, tuple[Amend, ...]]:
    """The document fitted between its neighbours in time: the earlier ends where it begins, it ends where the
    later begins, whichever of them came first into the archive. Ends that somebody set otherwise stay.
    """
    if document.policy.status not in IN_FORCE:
        return document, ()
    ours = document.policy.validity
    start = ours.valid_from or ALWAYS
    in_force = [
        o for o in others if not o.withdrawn and o.policy.status in IN_FORCE and o.revision != document.revision
    ]
    begins = {o: o.policy.validity.valid_from or ALWAYS for o in in_force}
    later = min((begins[o] for o in in_force if begins[o] > start), default=None)
    earlier = max((o for o in in_force if begins[o] < start), key=lambda o: begins[o], default=None)
    if ours.valid_to is None and later is not None:
        document = _ending(document, later)
    if earlier is None or earlier.policy.validity.valid_to not in (None, later):
        return document, ()
    ended = replace(earlier.policy, validity=Validity(earlier.policy.validity.valid_from, start))
    amend = Amend(earlier.revision, earlier.title, earlier.language, ended, earlier.derived_from, earlier.owner)
    return document, (amend,)


def flagged(document: Document) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The kinds of a document's flags, each with the numbers of the pages on which it stands, none without pages."""
    pages: dict[str, list[int]] = {}
    for flag in document.flags:
        numbers = [page.number for page in document.pages if page.span.overlaps(flag.span)]
        pages.setdefault(flag.kind, []).extend(numbers)
    return tuple((kind, tuple(numbers)) for kind, numbers in sorted(pages.items()))


def readers(groups: frozenset[str], status: Status) -> str:
    """Who may read, in words: `everybody`, the groups, or `nobody`."""
    if status is Status.QUARANTINED or not groups:
        return "nobody"
    return "everybody" if PUBLIC in groups else ", ".join(sorted(groups))
