"""The arrays kept in step with the record, and the views of it that were asked for lately."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from proofspan.errors import StoreError
from proofspan.passages import Fields
from proofspan.stores.embedded import cache, reading
from proofspan.stores.embedded.arrays import Arrays, Encoded, extended
from proofspan.stores.embedded.sequences import Sequences
from proofspan.stores.embedded.view import Generation, View

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

GENERATIONS = """
SELECT g.id, g.revision, g.language FROM generations g
 WHERE g.added <= :at AND (g.retired IS NULL OR g.retired > :at)
"""
KEPT = 8


class Index:
    """Derived state of one record. `folder` is where arrays are kept between processes; None: nowhere."""

    def __init__(self, connection: sqlite3.Connection, folder: Path | None) -> None:
        self._db = connection
        self._folder = folder
        self._views: dict[int, View] = {}
        self._lent: tuple[NDArray[np.int64], Vectors] | None = None
        self._encoded: tuple[Arrays, Encoded] | None = None
        self.arrays = Arrays.empty()
        self._saved = -1

    def view(self, at: int | None, *, now: int) -> View:
        """The archive after write `at` (None or later than the last: `now`, which is the last). Call inside one read
        transaction.
        """
        if now != self.arrays.sequence:
            self._follow(now)
        wanted = now if at is None else min(at, now)
        if wanted not in self._views:
            if len(self._views) >= KEPT:
                self._views.clear()
            self._views[wanted] = View(
                at=wanted,
                entries=reading.entries(self._db, wanted),
                generations=[Generation(*row) for row in self._db.execute(GENERATIONS, {"at": wanted})],
                arrays=self.arrays,
            )
        return self._views[wanted]

    def lend(self, keys: Sequence[int], vectors: "Vectors") -> None:
        """Vectors that are not in the record, for `vectors` to give from now on."""
        self._lent = (np.array(keys, np.int64), vectors)
        self._encoded = None

    def vectors(self) -> Encoded:
        """The vectors of the rows: those that were lent, else those of the record. Raises `StoreError` where these are
        not those that were encoded.
        """
        if self._lent is None and not self.arrays.sound:
            raise StoreError(
                "the record's vectors, or the encoder that gave them, are not those that were added: `proofspan "
                "doctor` names the documents; restore an export, or ask by words alone"
            )
        if self._encoded is None or self._encoded[0] is not self.arrays:
            self._encoded = (self.arrays, self._of_rows())
        return self._encoded[1]

    def _of_rows(self) -> Encoded:
        rows = self.arrays.keys
        if self._lent is None:
            present = len(rows) if self.arrays.vectors.shape[1] else 0
            return Encoded(self.arrays.vectors, np.arange(present), every=True)
        keys, lent = self._lent
        places = np.minimum(np.searchsorted(rows, keys), max(len(rows) - 1, 0))
        held = rows[places] == keys if len(rows) else np.zeros(len(keys), bool)
        return Encoded(lent if held.all() else lent[held], places[held])

    def sequences(self) -> Sequences:
        """The words of all rows, those that were not read yet read now. Call inside one read transaction."""
        if self.arrays.sequences.rows != len(self.arrays.keys):
            self._complete()
        return self.arrays.sequences

    def _complete(self) -> None:
        whole, encoded = worded(self._db, self.arrays), self._encoded
        if encoded is not None and encoded[0] is self.arrays:
            self._encoded = (whole, encoded[1])
        self.arrays = whole

    def save(self) -> None:
        """Brings the arrays up to the record and writes them to the folder; nothing when there is no folder, and no
        arrays without the vectors that were added.
        """
        now = reading.sequence(self._db)
        if now != self.arrays.sequence:
            self._follow(now)
        if self._folder is not None and self._saved != now:
            if self.arrays.sound:
                with suppress(ValueError):  # what is wrong with the record is for whoever asks, and for doctor
                    self.sequences()
                cache.save(self.arrays, self._folder, token=reading.token(self._db, now))
            else:
                cache.discard(self._folder)  # earlier arrays, too, for what they hold of what is withdrawn
            self._saved = now

    def forget(self) -> None:
        """Drops what was derived, so that the next view derives it from the record alone."""
        self.arrays = Arrays.empty()
        self._views.clear()
        self._saved = -1
        if self._folder is not None:
            cache.discard(self._folder)

    def _follow(self, now: int) -> None:
        self._views.clear()
        if self.arrays.sequence == 0 and self._folder is not None:
            self.arrays = self._cached() or self.arrays
        if self.arrays.sequence > now or reading.withdrawn_after(self._db, self.arrays.sequence):
            self.arrays = Arrays.empty()
        self.arrays = _brought_up(self._db, self.arrays, now)

    def _cached(self) -> Arrays | None:
        saved = cache.load(self._folder) if self._folder else None
        if saved is None or saved.arrays is None or saved.token != reading.token(self._db, saved.arrays.sequence):
            return None
        self._saved = saved.arrays.sequence
        return saved.arrays


def derived(connection: sqlite3.Connection) -> Arrays:
    """The arrays as the record alone gives them; without words where a text is gone that they would be of."""
    arrays = _brought_up(connection, Arrays.empty(), reading.sequence(connection))
    try:
        return worded(connection, arrays)
    except ValueError:
        return arrays


def _brought_up(connection: sqlite3.Connection, arrays: Arrays, now: int) -> Arrays:
    return extended(arrays, list(reading.additions(connection, after=arrays.sequence)), sequence=now)


def worded(connection: sqlite3.Connection, arrays: Arrays) -> Arrays:
    """The arrays with the words of all their rows. Raises `ValueError` when the record has not the passages of the
    rows, so that none is ever given the words of another.
    """
    known = arrays.sequences.rows
    keys: list[int] = []

    def texts() -> Iterator[tuple[Fields, str]]:
        for key, fields, language in reading.searched(connection, after=int(arrays.keys[known - 1]) if known else 0):
            keys.append(key)
            yield fields, language

    sequences = arrays.sequences.extended(texts())
    if keys != arrays.keys[known:].tolist():
        raise ValueError("the passages of the record are not those of the arrays")
    return replace(arrays, sequences=sequences)
