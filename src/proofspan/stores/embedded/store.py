"""The embedded store itself: the record, the arrays kept in step with it, and the methods of `Store`."""

import sqlite3
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.analysis import Analyzer
from proofspan.documents import Document, Revision
from proofspan.eligibility import Eligibility
from proofspan.errors import ConflictError, EncoderError, NotFoundError, StoreError
from proofspan.passages import Fields
from proofspan.stores.embedded import checks, ledger, ranking, reading, schema, transfer, writing
from proofspan.stores.embedded.connecting import RECORD, connect, erase, named, readable, transaction, undamaged
from proofspan.stores.embedded.found import found, searched
from proofspan.stores.embedded.index import Index
from proofspan.stores.embedded.lock import writing as locked
from proofspan.stores.embedded.postings import asked, bare
from proofspan.stores.embedded.state import State
from proofspan.stores.embedded.view import View
from proofspan.stores.nouns import (
    Candidates,
    Change,
    Configure,
    Drift,
    Entry,
    FieldWeights,
    Found,
    Layout,
    Note,
    Overlap,
)

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

INDEX, LOCK = "index", "lock"


class EmbeddedStore:
    """A `Store`, its `Maintenance` and its `Ledger` in one folder, or in memory. One thread at a time."""

    def __init__(self, connection: sqlite3.Connection, folder: Path | None, analyzer: Analyzer | None = None) -> None:
        self._db = connection
        self._folder = folder
        self._analyzer = analyzer or Analyzer()
        self._index = Index(connection, folder and folder / INDEX)
        self._held = 0
        self._state = State(connection, folder)
        # A store that is merely let go of, as throw-away ones are, closes its file all the same.
        self._closing = weakref.finalize(self, connection.close)

    @classmethod
    def create(cls, folder: Path) -> "EmbeddedStore":
        """A new archive in a folder, which is made if it is not there; `ConflictError` when it holds one already."""
        record = folder / RECORD
        if record.exists() and not schema.unfinished(record):
            raise ConflictError(
                f"{folder} holds an archive already: `proofspan add` puts documents in it; or name another folder"
            )
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        record.touch(mode=0o600)
        with readable(folder):
            store = cls(connect(record), folder)
            schema.create(store._db)
        return store

    @classmethod
    def open(cls, folder: Path) -> "EmbeddedStore":
        """The archive in a folder; `StoreError` when there is none, `SchemaError` for another format."""
        if not (folder / RECORD).is_file():
            raise StoreError(f"no archive in {folder}: `proofspan init` makes one")
        with readable(folder):
            store = cls(connect(folder / RECORD), folder)
            schema.require(store._db, str(folder))
        return store

    @classmethod
    def in_memory(cls, *, analyzer: Analyzer | None = None) -> "EmbeddedStore":
        """An archive that is gone when it is let go of: for evaluations and tests. Archives of one thread may share
        an analyzer, and what it remembers of words.
        """
        store = cls(connect(":memory:"), None, analyzer)
        schema.create(store._db)
        return store

    def close(self) -> None:
        """Lets go of the record; the store cannot be used after that."""
        self._closing()

    # Asking

    def entries(self, eligibility: Eligibility, *, at: int | None = None) -> tuple[Entry, ...]:
        """See `Store.entries`."""
        with self._snapshot(at) as view:
            return tuple(entry for _, entry in view.admitted(eligibility))

    def document(self, revision: Revision, eligibility: Eligibility, *, at: int | None = None) -> Document:
        """See `Store.document`."""
        with self._snapshot(at) as view:
            row = view.row(revision, eligibility)
            if row is None:
                raise NotFoundError.of(revision)
            return reading.document(self._db, row, view.rows[row])

    def lexical(
        self,
        text: str,
        eligibility: Eligibility,
        *,
        limit: int,
        weights: FieldWeights,
        at: int | None = None,
        among: Sequence[int] | None = None,
    ) -> Candidates:
        """See `Store.lexical`. Terms are taken in each language of the archive; codes and numbers once."""
        with self._snapshot(at) as view:
            competing = view.competing(eligibility)
            scored = competing.scored(asked(self._analyzer, text, view.languages(competing)), weights)
            rows, scores = scored.rows, scored.scores
            if among is not None:
                rows = competing.among(among)
                scores = scored.of(rows)
            return view.candidates(competing, ranking.best(rows, scores, limit), bare(scored.idfs))

    def dense(
        self,
        vector: "Vectors",
        eligibility: Eligibility,
        *,
        limit: int,
        at: int | None = None,
        among: Sequence[int] | None = None,
    ) -> Candidates:
        """See `Store.dense`."""
        with self._snapshot(at) as view:
            competing, encoded = view.competing(eligibility), self._index.vectors()
            if competing.count and encoded.vectors.shape[1] != len(vector):
                raise EncoderError(
                    f"the archive keeps vectors of {encoded.vectors.shape[1]} dimensions (0: none), the question's has "
                    f"{len(vector)}: ask with the encoder that the documents were added with"
                )
            rows, scores = competing.near(vector, encoded)
            if among is not None:
                kept, _ = ranking.shared(rows, competing.among(among))
                rows, scores = rows[kept], scores[kept]
            return view.candidates(competing, ranking.best(rows, scores, limit), {})

    def one_state(self) -> AbstractContextManager[int]:
        """See `Store.one_state`."""
        return self._state.held()

    def overlaps(
        self,
        text: str,
        eligibility: Eligibility,
        *,
        keys: Sequence[int],
        weights: FieldWeights,
        at: int | None = None,
    ) -> Mapping[int, Overlap]:
        """See `Store.overlaps`."""
        with self._snapshot(at) as view:
            rows = view.competing(eligibility).among(keys)
            sequences = self._index.sequences()
            found: dict[int, Overlap] = {}
            for language, spoken in view.spoken(rows).items():
                counted = sequences.overlaps(text, language, spoken, weights)
                found.update(zip(view.arrays.keys[spoken].tolist(), counted, strict=True))
            return found

    def read(self, keys: Sequence[int], eligibility: Eligibility, *, at: int | None = None) -> tuple[Found, ...]:
        """See `Store.read`."""
        with self._snapshot(at) as view:
            return found(self._db, view, keys, eligibility)

    @contextmanager
    def _snapshot(self, at: int | None) -> Iterator[View]:
        """One state of the record for the whole of a method, however many others write meanwhile."""
        with self._read() as now:
            yield self._index.view(at, now=now)

    @contextmanager
    def _read(self) -> Iterator[int]:
        """The number of the latest write in the one state that is read within."""
        with self._state.held() as now, undamaged(self._folder):
            yield now

    # Writing

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Holds the archive for a run of writes, so that no other writer comes between them."""
        if self._held or self._folder is None:
            yield
            return
        with locked(self._folder / LOCK):
            self._held += 1
            try:
                yield
                with undamaged(self._folder):
                    self._index.save()
                    erase(self._db)
            finally:
                self._held -= 1

    def write(self, *changes: Change) -> int:
        """See `Store.write`. Takes the lock by itself unless `holding` has it already."""
        with self.holding(), transaction(self._db, self._folder):
            for change in changes:
                writing.apply(self._db, self._analyzer, change)
            touched = [writing.revision_of(c) for c in changes if not isinstance(c, Configure | Note)]
            writing.refuse_overlaps(self._db, touched)
            return reading.sequence(self._db)

    @property
    def sequence(self) -> int:
        """See `Maintenance.sequence`."""
        with readable(self._folder):
            try:
                return reading.sequence(self._db)
            except (
                sqlite3.Error
            ):  # a search asks for it often: what a newer version made of the record is the last guess
                schema.still(self._db, named(self._folder))
                raise

    @property
    def layout(self) -> Layout | None:
        """See `Maintenance.layout`."""
        with self._read():
            return writing.layout(self._db)

    @property
    def analyzer(self) -> str:
        """The analyzer that this store reads questions and passages with, as `name@digest`."""
        return f"snowball@{self._analyzer.digest}"

    def register(self, *, document: str | None = None, at: int | None = None) -> tuple[Entry, ...]:
        """See `Maintenance.register`."""
        with self._read() as now:
            state = now if at is None else at
            return tuple(entry for _, entry in reading.entries(self._db, state, document=document))

    def notes(self) -> Mapping[str, Note]:
        """See `Maintenance.notes`."""
        with self._read():
            return writing.notes(self._db)

    def texts(self, *, at: int | None = None) -> Iterator[tuple[int, Fields]]:
        """See `Maintenance.texts`."""
        with self._snapshot(at) as view:
            return iter(list(searched(self._db, view)))

    def equip(self, keys: Sequence[int], vectors: "Vectors") -> None:
        """See `Maintenance.equip`."""
        self._index.lend(keys, vectors)

    def check(self) -> tuple[Drift, ...]:
        """See `Maintenance.check`."""
        with readable(self._folder):
            return checks.check(self._db, self._analyzer, self._folder and self._folder / INDEX)

    def repair(self) -> tuple[Drift, ...]:
        """See `Maintenance.repair`. A damaged record is left as it is."""
        found = self.check()
        if any(drift.kind == "record-damaged" for drift in found):
            return found
        with self.holding():
            with transaction(self._db, self._folder):
                checks.repair(self._db, self._analyzer)
            if not checks.last(found):
                self._index.forget()
        return self.check()

    def save(self, target: Path) -> None:
        """See `Maintenance.save`."""
        with readable(self._folder):
            transfer.save(self._db, target)

    def load(self, source: Path) -> int:
        """See `Maintenance.load`."""
        with self.holding(), transaction(self._db, self._folder):
            return transfer.load(self._db, source)

    def keep(self, receipt: str, body: str, *, said: str, sources: Sequence[Revision]) -> None:
        """See `Ledger.keep`."""
        with transaction(self._db, self._folder):
            ledger.keep(self._db, receipt, body, said=said, sources=sources)

    def receipt(self, receipt: str) -> tuple[str, str | None]:
        """See `Ledger.receipt`."""
        with self._read():
            return ledger.receipt(self._db, receipt)
