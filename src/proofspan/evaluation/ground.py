"""The archive that a set is asked on: a throw-away one made of its documents, or one that exists already."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from proofspan.archive import Archive, FileReport, Submission
from proofspan.archive.encoding import as_read
from proofspan.documents import PUBLIC, Document, Policy, Revision, Status
from proofspan.eligibility import Eligibility, Identity, narrowed_all
from proofspan.encoders import Fitted
from proofspan.errors import GoldenSetError, NotFoundError
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import LEFT_OUT, GoldenSet, Target
from proofspan.passages import Chunker, Reads, chunker, given
from proofspan.passages.chunkers import counted
from proofspan.spans import Span
from proofspan.stores import Amend, Entry

GIVEN = "given"
IN_PIECES = frozenset({"whole", GIVEN})
"""The chunkers whose passages are as long as the set made them: longer ones are encoded in pieces, and counted."""


@dataclass(slots=True)
class Ground:
    """An archive with what is known of it without asking it: policies as they were loaded, passages as they were
    cut. `exact`: its passages are those of the set. `lends`: its vectors are in no record. `refused` are the
    documents of the set that it did not take, `differing` those that it holds with another text than the set.
    """

    archive: Archive
    policies: Mapping[Revision, Policy]
    documents: Mapping[Revision, Document]
    cut: Chunker
    exact: bool = False
    lends: bool = False
    refused: Mapping[Revision, FileReport] = field(default_factory=dict)
    differing: frozenset[Revision] = frozenset()
    notes: tuple[str, ...] = ()
    _spans: dict[Revision, tuple[Span, ...]] = field(default_factory=dict)

    @property
    def cost(self) -> tuple[int, int]:
        """How many passages the archive has, and how many characters they hold together."""
        lengths = [len(fields.body) for _, fields in self.archive.store.texts()]
        return len(lengths), sum(lengths)

    def admits(self, revision: Revision, eligibility: Eligibility) -> bool:
        """The reference meaning over the policies as loaded, whatever the store thinks."""
        policy = self.policies.get(revision)
        return policy is not None and eligibility.admits(policy)

    def holds(self, target: Target) -> bool:
        """Whether some passage of the archive, ranked or not, is or holds the evidence."""
        if target.revision not in self._spans:
            self._spans[target.revision] = tuple(p.span for p in self.cut(self.documents[target.revision]))
        return any(target.met_by(target.revision, span, exact=self.exact) for span in self._spans[target.revision])


def built(golden: GoldenSet, how: How, *, without: frozenset[Revision] = frozenset()) -> Ground:
    """A throw-away archive of the set's documents but those in `without`; a note for each that it refuses."""
    cut = cutter(golden, how.chunker, how.reads)
    archive = Archive.in_memory(encoder=how.equipped, lends=True)
    archive.configure(how.chunker)
    kept = [document for document in golden.documents if document.revision not in without]
    _refuse_longer(kept, cut, how)
    report = archive.add((Submission(document.source.name, document) for document in kept), cut)
    refused = {outcome.revision: outcome for outcome in report.files if outcome.reason and outcome.revision}
    documents = {document.revision: document for document in kept if document.revision not in refused}
    notes = [f"{LEFT_OUT}{revision}: {outcome.reason}" for revision, outcome in refused.items()]
    if parted := archive.prepare():
        notes.append(f"longer than the encoder reads: {parted} of the passages, encoded in pieces, the best one counts")
    return Ground(
        archive=archive,
        policies={revision: document.policy for revision, document in documents.items()},
        documents=documents,
        cut=cut,
        exact=how.chunker == GIVEN,
        lends=True,
        refused=refused,
        notes=tuple(notes),
    )


def _refuse_longer(documents: Sequence[Document], cut: Chunker, how: How) -> None:
    """Raises `DocumentError` for a passage longer than the encoder reads, but where the set itself cut it so."""
    encoder = how.equipped
    if encoder is None or isinstance(encoder, Fitted) or how.chunker in IN_PIECES or counted(how.chunker):
        return
    for document in documents:
        for passage in cut(document):
            as_read(encoder, passage, document.title)


def existing(archive: Archive, golden: GoldenSet, how: How) -> Ground:
    """An archive that exists already. Revisions that it holds with another text than the set hold no evidence; who
    may see them is what the archive says.
    """
    layout = archive.store.layout
    spec = layout.chunker if layout else "whole"
    documents = held(archive)
    others = {document.revision: document.digest for document in golden.documents}
    differing = [r for r, document in documents.items() if others.get(r, document.digest) != document.digest]
    for revision in differing:
        del documents[revision]
    entries = [entry for entry in archive.store.register() if not entry.withdrawn]
    return Ground(
        archive=archive,
        policies=_narrowed(entries),
        documents=documents,
        cut=cutter(golden, spec, how.reads),
        exact=spec == GIVEN,
        differing=frozenset(differing),
        notes=tuple(f"the archive holds {revision} with another text than the set" for revision in differing),
    )


def withheld(ground: Ground, how: How, *, without: frozenset[Revision]) -> Ground:
    """A throw-away copy of an archive that exists already, from which the revisions in `without` are withdrawn."""
    archive = copied(ground, how)
    for revision in without & ground.policies.keys():
        archive.withdraw(revision)
    return replace(
        ground,
        archive=archive,
        policies={r: policy for r, policy in ground.policies.items() if r not in without},
        documents={r: document for r, document in ground.documents.items() if r not in without},
    )


def copied(ground: Ground, how: How) -> Archive:
    """A throw-away copy of the archive: whatever is changed in it, the archive itself stays as it is."""
    archive = Archive.in_memory(encoder=how.equipped, lends=ground.lends)
    with TemporaryDirectory() as folder:
        record = Path(folder) / "record"
        ground.archive.store.save(record)
        archive.store.load(record)
    return archive


def writable(ground: Ground, how: How) -> Archive:
    """A throw-away copy that documents can be added to: where the archive keeps vectors and its encoder is not asked,
    one of its readable documents alone, without those vectors.
    """
    layout, asked = ground.archive.store.layout, how.equipped
    if layout is None or not layout.encoder or not (asked is None or isinstance(asked, Fitted)):
        return copied(ground, how)
    archive = Archive.in_memory(encoder=asked)
    archive.configure(layout.chunker)
    policies = _narrowed([entry for entry in ground.archive.store.register() if not entry.withdrawn])
    documents = (replace(d, policy=policies[r], derived_from=()) for r, d in held(ground.archive).items())
    archive.add((Submission(document.source.name, document) for document in documents), ground.cut)
    return archive


def living(ground: Ground, how: How) -> dict[Revision, Document]:
    """Every revision that an archive has not withdrawn, under the policy it has; read from a throw-away copy where
    what nobody may read has been opened. `ground.documents` has only what somebody may read.
    """
    archive = copied(ground, how)
    entries = [entry for entry in archive.store.register() if not entry.withdrawn]
    readable = held(archive)
    for entry in entries:
        if entry.revision not in readable:
            # Obsolete: two revisions in force on one day would be refused, and nobody ranks here.
            policy = replace(entry.policy, status=Status.OBSOLETE, allowed_groups=frozenset({PUBLIC}))
            archive.store.write(Amend(entry.revision, entry.title, entry.language, policy, (), entry.owner))
    policies = {entry.revision: entry.policy for entry in entries}
    return {r: replace(document, policy=policies[r]) for r, document in held(archive).items()}


def held(archive: Archive) -> dict[Revision, Document]:
    """Every revision that somebody may read on some day, each read as such a person on such a day. One that nobody may
    read is not among them: what stands in it cannot be known from here.
    """
    entries = [entry for entry in archive.store.register() if not entry.withdrawn]
    documents = {}
    for entry in entries:
        try:
            documents[entry.revision] = archive.document(entry.revision, _reader(entry))
        except NotFoundError:
            continue
    return documents


def cutter(golden: GoldenSet, spec: str, reads: Reads | None) -> Chunker:
    """The chunker of a written form; `given` hands out the set's passages, `GoldenSetError` when it has none."""
    if spec != GIVEN:
        return chunker(spec, reads=reads)
    if not golden.passages:
        raise GoldenSetError(f"{golden.name}: chunker given asks for a passages.jsonl in the set, and there is none")
    spans: dict[Revision, list[Span]] = {}
    for revision, span in golden.passages.values():
        spans.setdefault(revision, []).append(span)
    return given(spans)


def _reader(entry: Entry) -> Eligibility:
    """Somebody who may read the revision: of its groups, on its first day, whatever its status."""
    validity = entry.policy.validity
    day = validity.valid_from or date.min
    return Eligibility(Identity("evaluation", entry.policy.allowed_groups), day, statuses=frozenset(Status))


def _narrowed(entries: Sequence[Entry]) -> dict[Revision, Policy]:
    """The policies, groups of what is derived cut down to those that read its sources."""
    groups = narrowed_all(
        {entry.revision: entry.policy.allowed_groups for entry in entries},
        {entry.revision: entry.derived_from for entry in entries},
    )
    return {e.revision: replace(e.policy, allowed_groups=groups[e.revision]) for e in entries}
