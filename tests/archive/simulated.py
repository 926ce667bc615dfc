"""An archive and a plain model of it, taken through the same random life from one seed; not a test itself."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from folders import asking

from proofspan.archive import Archive, Outcome, Taken
from proofspan.archive.submissions import Submission
from proofspan.documents import PUBLIC, Document, Policy, Revision, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import InputError, LockedError, ProofspanError
from proofspan.passages import chunker
from proofspan.retrieval import Query, Recipe

GROUPS = ("sales", "ops", "support")
NAMES = ("returns", "hose", "rack")
WORDS = "window days policy pressure hose airflow clearance smoke stop overheating load intake warranty".split()
FIRST = date(2026, 1, 1)
CHUNKER = "paragraphs:20"


@dataclass
class Model:
    """What an archive must be: documents by revision, those in quarantine, those that are gone."""

    documents: dict[Revision, Document] = field(default_factory=dict)
    aside: set[Revision] = field(default_factory=set)
    gone: set[Revision] = field(default_factory=set)

    def in_force(self, name: str) -> list[Document]:
        return [d for r, d in self.documents.items() if r.document == name and self.counts(d)]

    def counts(self, document: Document) -> bool:
        return document.revision not in self.aside and document.policy.status in (Status.PUBLISHED, Status.CURRENT)

    def readable(self, groups: frozenset[str], day: date) -> dict[Revision, Document]:
        return {
            revision: d
            for revision, d in self.documents.items()
            if self.counts(d)
            and d.policy.allowed_groups & (groups | {PUBLIC})
            and (d.policy.validity.valid_from or FIRST) <= day
            and (d.policy.validity.valid_to is None or day < d.policy.validity.valid_to)
        }

    def fitted(self, document: Document) -> tuple[Document, list[Document]]:
        if not self.counts(document):
            return document, []
        start = document.policy.validity.valid_from or date.min
        begins = {d.policy.validity.valid_from or date.min: d for d in self.in_force(document.revision.document)}
        later = min((day for day in begins if day > start), default=None)
        earlier = begins.get(max((day for day in begins if day < start), default=date.max))
        if document.policy.validity.valid_to is None and later:
            document = until(document, later)
        ended = earlier is not None and earlier.policy.validity.valid_to in (None, later)
        return document, [until(earlier, start)] if earlier and ended else []

    def collides(self, document: Document) -> bool:
        others = [d for d in self.in_force(document.revision.document) if d.revision != document.revision]
        return self.counts(document) and any(document.policy.validity.meets(d.policy.validity) for d in others)


def until(document: Document, end: date) -> Document:
    """The document with this first day out."""
    validity = Validity(document.policy.validity.valid_from, end)
    return replace(document, policy=replace(document.policy, validity=validity))


@dataclass
class Life:
    """One archive's life by one seed. `run` raises AssertionError at the first step that differs from the model."""

    seed: int
    folder: Path | None = None
    steps: int = 30
    hands: int = 1
    model: Model = field(default_factory=Model)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.archive = Archive.create(self.folder) if self.folder else Archive.in_memory()
        self.archive.configure(CHUNKER)
        self.handles = [self.archive, *(Archive.open(self.folder) for _ in range(1, self.hands) if self.folder)]
        self.readers = [Archive.open(self.folder) for _ in range(1, self.hands, 4) if self.folder]
        self.asked: list[tuple[str, frozenset[Revision]]] = []

    def run(self) -> None:
        changes = (self.add, self.add, self.supersede, self.supersede, self.amend, self.withdraw, self.quarantine)
        actions = (*changes, self.ask, self.ask, self.reopen, self.hold)
        for step in range(self.steps):
            action = self.chance.choice(actions)
            self.fault = self.chance.random() < 0.15
            self.archive = self.chance.choice(self.handles)
            action()
            self.compare(f"seed {self.seed}, step {step}, {action.__name__}")
        for handle in (*self.handles, *self.readers):
            handle.store.close()

    @contextmanager
    def faulty(self) -> Iterator[None]:
        """Where a fault is due, SQLite is interrupted after some number of its own steps, wherever it is then."""
        record = self.archive.store._db
        record.set_progress_handler((lambda: 1) if self.fault else None, self.chance.randrange(1, 400))
        try:
            yield
        finally:
            record.set_progress_handler(None, 0)

    def day(self) -> date:
        return FIRST + timedelta(days=self.chance.randrange(0, 300, 30))

    def policy(self) -> Policy:
        begin, end = sorted((self.day(), self.day()))
        validity = Validity(self.chance.choice((None, begin)), self.chance.choice((None, end + timedelta(days=30))))
        groups = frozenset(self.chance.sample((*GROUPS, PUBLIC), self.chance.randrange(0, 3)))
        status = self.chance.choice((Status.PUBLISHED, Status.PUBLISHED, Status.CURRENT, Status.DRAFT, Status.OBSOLETE))
        return Policy(status, frozenset(), groups, validity)

    def text(self) -> str:
        return "\n\n".join(" ".join(self.chance.choices(WORDS, k=8)) + "." for _ in range(self.chance.randrange(1, 4)))

    def add(self) -> None:
        revision = Revision(self.chance.choice(NAMES), f"v{self.chance.randrange(6)}")
        document = Document(revision, "Notes", self.text(), self.policy())
        taken = self.submit(document)
        known = revision in self.model.documents or revision in self.model.gone
        expected = Taken.CONFLICTING if known or self.model.collides(document) else Taken.ADDED
        self.settle(document, taken, expected)

    def supersede(self) -> None:
        """A new revision between its neighbours in time: the earlier ends where it begins, it where the later does."""
        document = Document(
            Revision(self.chance.choice(NAMES), f"v{self.chance.randrange(6)}"), "Notes", self.text(), self.policy()
        )
        fitted, ended = self.model.fitted(document)
        taken = self.submit(document, supersede=True)
        known = document.revision in self.model.documents or document.revision in self.model.gone
        after = Model({**self.model.documents, **{d.revision: d for d in ended}}, self.model.aside)
        always = self.model.counts(document) and document.policy.validity.valid_from is None
        endless = always and any(
            d.policy.validity.valid_from is None for d in self.model.in_force(document.revision.document)
        )
        wrong = known or endless or after.collides(fitted) or any(after.collides(d) for d in ended)
        before = dict(self.model.documents)
        self.settle(fitted, taken, Taken.CONFLICTING if wrong else Taken.ADDED)
        if self.model.documents != before:
            self.model.documents.update({d.revision: d for d in ended})

    def amend(self) -> None:
        if not self.model.documents:
            return
        before = self.chance.choice(list(self.model.documents.values()))
        status = before.policy.status if before.revision in self.model.aside else self.policy().status
        document = replace(before, policy=replace(self.policy(), status=status))
        if document.policy.validity.valid_to is None:  # an end that a successor gave stays; the model has none such
            document = replace(document, policy=replace(document.policy, validity=before.policy.validity))
        taken = self.submit(document)
        expected = Taken.UNCHANGED if document == before else Taken.AMENDED
        self.settle(document, taken, Taken.CONFLICTING if self.model.collides(document) else expected)

    def settle(self, document: Document, taken: Taken | None, expected: Taken) -> None:
        """Keeps in the model what was taken; where a fault ended it unacknowledged, what the archive says of it."""
        assert taken in (expected, None), f"{document.revision} was {taken}, expected {expected}"
        landed = taken is None and self.kept(document.revision) == self.as_kept(document)
        if taken in (Taken.ADDED, Taken.AMENDED) or (landed and expected in (Taken.ADDED, Taken.AMENDED)):
            self.model.documents[document.revision] = document

    def kept(self, revision: Revision) -> Policy | None:
        """The policy that the archive has for a revision, None for one that is not in it."""
        return next((e.policy for e in self.archive.register() if e.revision == revision and not e.withdrawn), None)

    def as_kept(self, document: Document) -> Policy:
        """A document's policy, in quarantine where the model has it there."""
        aside = document.revision in self.model.aside
        return replace(document.policy, status=Status.QUARANTINED) if aside else document.policy

    def submit(self, document: Document, *, supersede: bool = False) -> Taken | None:
        """What became of it; None where a fault that was injected ended it."""
        try:
            with self.faulty():
                report = self.archive.add([Submission("file", document)], chunker(CHUNKER), supersede=supersede)
        except ProofspanError:
            assert self.fault
            return None
        return report.files[0].taken

    def withdraw(self) -> None:
        revision = Revision(self.chance.choice(NAMES), f"v{self.chance.randrange(6)}")
        try:
            with self.faulty():
                self.archive.withdraw(revision)
        except ProofspanError as error:
            assert revision not in self.model.documents or (self.fault and not isinstance(error, InputError))
            if self.kept(revision) or revision not in self.model.documents:
                return
        del self.model.documents[revision]
        self.model.aside.discard(revision)
        self.model.gone.add(revision)

    def quarantine(self) -> None:
        revision = Revision(self.chance.choice(NAMES), f"v{self.chance.randrange(6)}")
        known, aside = revision in self.model.documents, revision in self.model.aside
        try:
            with self.faulty():
                self.archive.quarantine(revision, lift=aside)
        except ProofspanError:
            back = known and aside and self._collides_when_lifted(revision)
            assert not known or back or self.fault, str(revision)
            kept = self.kept(revision)
            if kept is None or (kept.status is Status.QUARANTINED) == aside:
                return
        (self.model.aside.discard if aside else self.model.aside.add)(revision)

    def _collides_when_lifted(self, revision: Revision) -> bool:
        self.model.aside.discard(revision)
        collides = self.model.collides(self.model.documents[revision])
        self.model.aside.add(revision)
        return collides

    def reopen(self) -> None:
        if self.folder is None:
            return
        self.handles.remove(self.archive)
        self.archive.store.close()
        if self.fault:
            for part in (self.folder / ".proofspan" / "index").glob("*/*.npy"):
                data = bytearray(part.read_bytes())
                data[self.chance.randrange(len(data))] ^= 1 << self.chance.randrange(8)
                part.write_bytes(data)
        self.archive = Archive.open(self.folder)
        self.handles.append(self.archive)

    def hold(self) -> None:
        """While one writes, another is told so and reads on."""
        others = [handle for handle in self.handles if handle is not self.archive]
        if not others:
            return
        other = self.chance.choice(others)
        with self.archive.store.holding():
            with pytest.raises(LockedError):
                other.configure(CHUNKER)
            assert len(other.register()) == len(self.model.documents) + len(self.model.gone)

    def ask(self) -> None:
        """Everything that is found, cited and answered is readable by that person on that day, and nothing is lost."""
        groups = frozenset(self.chance.sample(GROUPS, self.chance.randrange(0, 3)))
        day, question = self.day(), " ".join(self.chance.choices(WORDS, k=3))
        readable = self.model.readable(groups, day)
        answer = self.archive.ask(asking(question, *groups, as_of=day))
        self.asked.append(
            (answer.receipt, frozenset(c.found.passage.revision for s in answer.sentences for c in s.citations))
        )
        assert answer.outcome is not Outcome.REFUSED
        for sentence in answer.sentences:
            for citation in sentence.citations:
                text = readable[citation.found.passage.revision].text
                assert text[citation.span.start : citation.span.end] == citation.quote
        self.found(question, groups, day, readable)

    def found(self, question: str, groups: frozenset[str], day: date, readable: dict[Revision, Document]) -> None:
        eligibility = Eligibility(Identity("somebody", groups), day)
        ranking = self.archive.search(Query(question, eligibility, 50), Recipe())
        cut = chunker(CHUNKER)
        passages = [passage for d in readable.values() for passage in cut(d)]
        assert ranking.eligible == len(passages)
        wanted = set(question.split())
        expected = {p.id for p in passages if wanted & set(p.text.replace(".", "").split())}
        assert {hit.found.passage.id for hit in ranking.hits} == expected

    def compare(self, where: str) -> None:
        """The register is the model's, to those who only read too, and nothing has drifted."""
        register = self.archive.register()
        assert all(reader.register() == register for reader in self.readers), where
        listed = {e.revision: e for e in register}
        alive = {revision for revision, entry in listed.items() if not entry.withdrawn}
        assert alive == set(self.model.documents), where
        assert {r for r, e in listed.items() if e.withdrawn} == self.model.gone, where
        for revision, document in self.model.documents.items():
            assert listed[revision].policy == self.as_kept(document), where
        assert [d for d in self.archive.check() if not d.kind.startswith("index-")] == [], where
