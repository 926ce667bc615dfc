"""The archive: the one place where the rooms are joined. Everything a person or a program does goes through it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from proofspan.analysis import Analyzer
from proofspan.archive.adding import Adding, status_before
from proofspan.archive.asking import ask
from proofspan.archive.encoding import in_pieces
from proofspan.archive.fitting import fitted
from proofspan.archive.lookup import Family, Place, look_up
from proofspan.archive.nouns import Answer, Asking, FileReport, Report
from proofspan.archive.rerunning import Rerun, rerun
from proofspan.archive.submissions import Submission
from proofspan.audit import Receipt
from proofspan.documents import Document, Revision, Status
from proofspan.eligibility import Eligibility, Identity
from proofspan.encoders import Encoder, Fitted
from proofspan.errors import InputError, NotFoundError, SettingError
from proofspan.passages import Chunker
from proofspan.retrieval import Query, Ranking, Recipe, find
from proofspan.stores import Amend, Backend, Configure, Drift, Entry, Layout, Withdraw
from proofspan.stores.embedded import EmbeddedStore

FOLDER = ".proofspan"


class Archive:
    """Documents that can be asked. Made by `create`, `open` or `in_memory`; a context manager that closes it."""

    def __init__(self, store: Backend, *, encoder: Encoder | Fitted | None = None, lends: bool = False) -> None:
        self.store = store
        self._encoder = encoder
        self._lends = lends
        self._lent: tuple[tuple[int, int], Encoder, int] | None = None
        self._sound: int | None = None

    @classmethod
    def create(cls, folder: Path, *, encoder: Encoder | Fitted | None = None) -> "Archive":
        """A new archive in `folder/.proofspan`; `ConflictError` when there is one already."""
        return cls(EmbeddedStore.create(folder / FOLDER), encoder=encoder)

    @classmethod
    def open(cls, folder: Path, *, encoder: Encoder | Fitted | None = None) -> "Archive":
        """The archive in `folder/.proofspan`; `StoreError` when there is none."""
        return cls(EmbeddedStore.open(folder / FOLDER), encoder=encoder)

    @classmethod
    def in_memory(
        cls, *, encoder: Encoder | Fitted | None = None, lends: bool = False, analyzer: Analyzer | None = None
    ) -> "Archive":
        """A throw-away archive. With `lends` its vectors are in no record, but made of all passages together when it
        is asked first, those longer than the encoder reads in pieces: what an evaluation needs. Archives of the same
        documents are made sooner with one analyzer between them, in one thread.
        """
        return cls(EmbeddedStore.in_memory(analyzer=analyzer), encoder=encoder, lends=lends)

    def use(self, encoder: Encoder | Fitted | None) -> None:
        """From now on documents and questions are encoded by this one; None: by none."""
        self._encoder, self._lent, self._sound = encoder, None, None

    @property
    def _kept(self) -> Encoder | None:
        """The encoder whose vectors are in the record."""
        return None if self._lends or isinstance(self._encoder, Fitted) else self._encoder

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self.store.close()

    # Writing

    def configure(self, chunker: str) -> Layout:
        """Fixes what the archive is made with, or refuses what differs; returns it."""
        layout = Layout(self.store.analyzer, chunker, _named(self._kept) if self._kept else "")
        self.store.write(Configure(layout))
        return layout

    def add(
        self,
        submissions: Iterable[Submission],
        chunker: Chunker,
        *,
        supersede: bool = False,
        progress: Callable[[FileReport], None] = lambda outcome: None,
    ) -> Report:
        """Adds documents, each in its own transaction, and reports on every one; call `configure` first.

        Holds the archive for writing all the while: a second writer gets `LockedError` at once.
        """
        with self.store.holding():
            adding = Adding(self.store, self.store, chunker, self._kept, supersede=supersede)
            return adding.run(submissions, progress=progress)

    def withdraw(self, revision: Revision) -> int:
        """Erases a revision and what receipts quote of it; a tombstone stays. Returns the sequence number."""
        return self.store.write(Withdraw(self._entry(revision).revision))

    def derived_from(self, revision: Revision) -> tuple[Revision, ...]:
        """The revisions that summarise this one and are still there: for operators who take it away."""
        entries = self.store.register()
        return tuple(e.revision for e in entries if revision in e.derived_from and not e.withdrawn)

    def quarantine(self, revision: Revision, *, lift: bool = False) -> int:
        """Sets a revision aside, ineligible for everybody, or back to the status it had before."""
        entry = self._entry(revision)
        quarantined = entry.policy.status is Status.QUARANTINED
        if quarantined is not lift:
            state = "in quarantine already" if quarantined else "not in quarantine"
            raise InputError(f"{revision} is {state}")
        status = status_before(self.store, entry) if lift else Status.QUARANTINED
        policy = replace(entry.policy, status=status)
        return self.store.write(Amend(revision, entry.title, entry.language, policy, entry.derived_from, entry.owner))

    def _entry(self, revision: Revision, *, at: int | None = None) -> Entry:
        family = self.store.register(document=revision.document, at=at)
        found = next((entry for entry in family if entry.revision == revision), None)
        if found is None:
            raise NotFoundError(f"no revision {revision} in this archive: `proofspan list --all` shows what there is")
        if found.withdrawn:
            raise NotFoundError(f"{revision} was withdrawn (write {found.withdrawn}): nothing of it is left to change")
        return found

    # Asking

    def entries(self, eligibility: Eligibility) -> tuple[Entry, ...]:
        """What this asker may read on that date."""
        return self.store.entries(eligibility)

    def document(self, revision: Revision, eligibility: Eligibility) -> Document:
        """A document that this asker may read; `NotFoundError`, in the same words, if unknown or forbidden."""
        return self.store.document(revision, eligibility)

    def look_up(self, name: str, eligibility: Eligibility) -> Place | Family:
        """What an id names, if this asker may read it; see `look_up`."""
        return look_up(self.store, name, eligibility)

    def search(self, query: Query, recipe: Recipe, *, detect_products: bool = True, at: int | None = None) -> Ranking:
        """The best passages for a query, among those that its asker may see."""
        at = self.store.sequence if at is None else at
        return find(self.store, query, recipe, encoder=self._ready(at), at=at, detect_products=detect_products)

    def ask(self, asking: Asking, *, keep: bool = True) -> Answer:
        """A verified answer, the abstention or a refusal with its faults; and a receipt of it, kept unless
        `keep` is false, as where a set is evaluated: then nothing is written.
        """
        at = self.store.sequence if asking.at is None else asking.at
        asked = ask(self.store, asking, encoder=self._ready(at), at=at)
        if keep:
            proof = asked.receipt
            self.store.keep(proof.id, proof.body, said=proof.said or "", sources=asked.sources)
        return asked.answer

    def receipt(self, receipt: str, identity: Identity) -> Receipt:
        """A receipt, to those who belong to every group that its asker belonged to and may still read all that
        it names (what was withdrawn apart); else `NotFoundError`, in the same words as for an unknown one.
        """
        body, said = self.store.receipt(receipt)
        found = Receipt(body, said)
        if not self._may_read(found, identity):
            raise NotFoundError.of(receipt)
        return found

    def rerun(self, proof: Receipt, asking: Asking) -> Rerun:
        """Whether the asking of a receipt gives the same bytes again, on the state of the archive it names."""
        if proof.said is None:
            return Rerun.SOURCE_WITHDRAWN
        return rerun(self.store, self.store, proof, asking, encoder=self._ready(int(proof.content["sequence"])))

    def _may_read(self, found: Receipt, identity: Identity) -> bool:
        asker = found.content["asker"]
        if not set(asker["groups"]) <= identity.groups:
            return False
        eligibility = Eligibility.of({**asker, "products": []}, identity)
        readable = {str(entry.revision) for entry in self.store.entries(eligibility)}
        # A tombstone keeps the policy it had last: what had been closed before it was withdrawn stays closed.
        gone = {str(e.revision) for e in self.store.register() if e.withdrawn and eligibility.admits(e.policy)}
        return set(found.content["revisions"]) <= readable | gone

    def prepare(self) -> int:
        """Makes the vectors that are lent, where an encoder lends any, so that asking need not wait for them.

        Returns how many passages are longer than it reads and were encoded in pieces.
        """
        self._ready(self.store.sequence)
        return self._lent[2] if self._lent else 0

    def _ready(self, at: int) -> Encoder | None:
        """The encoder; one whose vectors are not in the record has encoded the archive as it stood after write `at`.

        Raises `SettingError`, naming the field, when the archive was made with another analyzer or encoder.
        """
        now = self.store.sequence
        if now != self._sound:  # what it was made with changes only by a write
            self._refuse_other_layout()
            self._sound = now
        if self._encoder is None or self._kept is not None:
            return self._kept
        state = (at, now)
        if self._lent is None or self._lent[0] != state:
            self._lent = (state, *self._lend(self._encoder, at))
        return self._lent[1]

    def _lend(self, encoder: Encoder | Fitted, at: int) -> tuple[Encoder, int]:
        passages = list(self.store.texts(at=at))
        if isinstance(encoder, Fitted):
            encoder = fitted(encoder, self.store, passages, at=at, everything=self._lends)
        cut = in_pieces(encoder.reads, passages)
        self.store.equip(cut.keys, encoder.passages(cut.texts))
        return encoder, cut.parted

    def _refuse_other_layout(self) -> None:
        made = self.store.layout
        if made is None:
            return
        if made.analyzer != self.store.analyzer:
            raise SettingError(
                f"this archive was made with analyzer {made.analyzer}, this proofspan has {self.store.analyzer}: "
                "add its documents to a new archive"
            )
        encoder = self._kept
        if encoder is not None and made.encoder != _named(encoder):
            raise SettingError(
                f"this archive was made with encoder {made.encoder or 'none'}, asked with {_named(encoder)}: ask with "
                "its own, or add its documents to a new archive"
            )

    # Keeping

    def register(self) -> tuple[Entry, ...]:
        """Every revision there ever was, tombstones among them, whoever may read it: for operators."""
        return self.store.register()

    def check(self) -> tuple[Drift, ...]:
        """What is wrong with the archive; nothing, as a rule."""
        return self.store.check()

    def repair(self) -> tuple[Drift, ...]:
        """Derives anew what is derived; what is still wrong after that."""
        return self.store.repair()


def _named(encoder: Encoder) -> str:
    return f"{encoder.name}@{encoder.digest}"
