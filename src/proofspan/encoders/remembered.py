"""Vectors that were made before, kept in a file by the digest of their text: a long run goes on where it stopped."""

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from proofspan.encoders import Encoder
from proofspan.errors import EncoderError
from proofspan.passages import Reads

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

SLICE = 256
"""How many texts are encoded between two writes to the file: what an interrupted run loses at most."""

NEAR = 1e-3
"""How far a vector's length may be from 1: float32 and the graphs of encoders leave far less."""

BROKEN = frozenset({sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT})
"""What SQLite says of a file that is none of ours, or no longer: other tables, damaged pages, another kind of file."""


class Remembered:
    """An `Encoder` that asks another one only for texts it has not kept in `file`; vectors of passages alone.

    The file is the encoder's own: another digest needs another file. What stands in it is not believed: a file that is
    damaged is made anew, a vector that cannot be one of the encoder's is left aside, and `note` is called with a line
    that says so. `progress` is called with how many of the texts that were not kept are done, and how many they are.
    """

    def __init__(
        self,
        encoder: Encoder,
        file: Path,
        *,
        progress: Callable[[int, int], None] = lambda n, of: None,
        note: Callable[[str], None] = lambda line: None,
    ) -> None:
        self._encoder = encoder
        self._file = file
        self._progress = progress
        self._note = note

    @property
    def name(self) -> str:
        """The other's."""
        return self._encoder.name

    @property
    def digest(self) -> str:
        """The other's."""
        return self._encoder.digest

    @property
    def languages(self) -> frozenset[str] | None:
        """The other's."""
        return self._encoder.languages

    @property
    def reads(self) -> Reads | None:
        """The other's."""
        return self._encoder.reads

    def query(self, text: str) -> "Vectors":
        """The other's; a question is never kept."""
        return self._encoder.query(text)

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """As the other's, shape (len(texts), dimensions): from the file, and made and kept where it has none."""
        none = self._encoder.passages([])
        if not texts:
            return none
        keys = [hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest() for text in texts]
        wanted = dict(zip(keys, texts, strict=True))
        try:
            vectors = self._vectors(wanted, none.shape[1])
        except _BrokenFileError as error:
            self._note(f"{self._file} is damaged ({error.__cause__}): the vectors of earlier runs are made anew")
            self._file.unlink(missing_ok=True)
            vectors = self._vectors(wanted, none.shape[1])
        return np.stack([vectors[key] for key in keys])

    def _vectors(self, texts: Mapping[bytes, str], dimensions: int) -> "dict[bytes, Vectors]":
        with self._opened() as connection:
            vectors = self._kept(connection, texts, dimensions)
            missing = [key for key in texts if key not in vectors]
            # Longest first: texts of one length fill a batch, and the time that is left is never underestimated.
            missing.sort(key=lambda key: -len(texts[key]))
            for first in range(0, len(missing), SLICE):
                keys = missing[first : first + SLICE]
                made = dict(zip(keys, self._encoder.passages([texts[key] for key in keys]), strict=True))
                rows = [(key, vector.astype("<f4").tobytes()) for key, vector in made.items()]
                with connection:
                    connection.executemany("INSERT OR REPLACE INTO vectors VALUES (?, ?)", rows)
                vectors |= made
                self._progress(first + len(keys), len(missing))
        return vectors

    def _kept(
        self, connection: sqlite3.Connection, texts: Mapping[bytes, str], dimensions: int
    ) -> "dict[bytes, Vectors]":
        """The vectors in the file of these texts, those that cannot be the encoder's left out."""
        vectors: dict[bytes, Vectors] = {}
        wrong = 0
        for key in texts:
            row = connection.execute("SELECT vector FROM vectors WHERE text = ?", (key,)).fetchone()
            if row is None:
                continue
            vector = _vector(row[0], dimensions)
            if vector is None:
                wrong += 1
            else:
                vectors[key] = vector
        if wrong:
            self._note(f"{self._file} holds what is no vector of {self.name}, for {wrong} of the texts: made anew")
        return vectors

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """The file with its table. Raises `_BrokenFileError` where it has to be made anew."""
        self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file.touch(mode=0o600)
        try:
            with closing(sqlite3.connect(self._file)) as connection:
                # A text that is no UTF-8 would be an error; as bytes it is looked at like all that is kept.
                connection.text_factory = bytes
                connection.execute(
                    "CREATE TABLE IF NOT EXISTS vectors (text BLOB PRIMARY KEY, vector BLOB) WITHOUT ROWID"
                )
                yield connection
        except sqlite3.Error as error:
            raise (_BrokenFileError if self._broken(error) else EncoderError)(
                f"{self._file} cannot be used for vectors of earlier runs ({error}): remove it, or set "
                "PROOFSPAN_VECTORS=none"
            ) from error

    def _broken(self, error: sqlite3.Error) -> bool:
        """Whether it is the file's bytes that are wrong, rather than a right, the disk or another process."""
        code = getattr(error, "sqlite_errorcode", 0)
        if code == sqlite3.SQLITE_READONLY:
            # A changed byte can say of a file that only a later SQLite may write it.
            return os.access(self._file, os.W_OK)
        return code == sqlite3.SQLITE_IOERR_SHORT_READ or code & 0xFF in BROKEN


class _BrokenFileError(EncoderError):
    """What is in the file cannot be read back, and never will be."""


def _vector(kept: object, dimensions: int) -> "Vectors | None":
    """The vector that bytes hold; None unless it has the dimensions and the length 1, or 0."""
    if not isinstance(kept, bytes) or len(kept) != 4 * dimensions:
        return None
    vector: Vectors = np.frombuffer(kept, "<f4")
    length = float(np.linalg.norm(vector.astype(np.float64)))
    return vector if length == 0 or abs(length - 1) <= NEAR else None
