"""Vectors that were made before, kept in a file by the digest of their text: a long run goes on where it stopped."""

import hashlib
import sqlite3
from collections.abc import Callable, Sequence
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


class Remembered:
    """An `Encoder` that asks another one only for texts it has not kept in `file`; vectors of passages alone.

    The file is the encoder's own: another digest needs another file. `progress` is called with how many of the
    texts that were not kept are done, and how many they are.
    """

    def __init__(self, encoder: Encoder, file: Path, *, progress: Callable[[int, int], None] = lambda n, of: None):
        self._encoder = encoder
        self._file = file
        self._progress = progress

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
        keys = [hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest() for text in texts]
        self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file.touch(mode=0o600)
        connection = sqlite3.connect(self._file)
        try:
            connection.execute("CREATE TABLE IF NOT EXISTS vectors (text BLOB PRIMARY KEY, vector BLOB) WITHOUT ROWID")
            self._make(connection, dict(zip(keys, texts, strict=True)))
            rows = {key: _kept(connection, key) for key in dict.fromkeys(keys)}
        except sqlite3.Error as error:
            raise EncoderError(
                f"{self._file} cannot be used for vectors of earlier runs ({error}): remove it, or set "
                "PROOFSPAN_VECTORS=none"
            ) from error
        finally:
            connection.close()
        return np.stack([np.frombuffer(rows[key], "<f4") for key in keys]) if keys else self._encoder.passages([])

    def _make(self, connection: sqlite3.Connection, texts: dict[bytes, str]) -> None:
        missing = [key for key in texts if not _kept(connection, key)]
        # Longest first: texts of one length fill a batch, and the time that is left is never underestimated.
        missing.sort(key=lambda key: -len(texts[key]))
        for first in range(0, len(missing), SLICE):
            keys = missing[first : first + SLICE]
            vectors = self._encoder.passages([texts[key] for key in keys])
            with connection:
                connection.executemany(
                    "INSERT OR REPLACE INTO vectors VALUES (?, ?)",
                    [(key, vector.astype("<f4").tobytes()) for key, vector in zip(keys, vectors, strict=True)],
                )
            self._progress(first + len(keys), len(missing))


def _kept(connection: sqlite3.Connection, key: bytes) -> bytes:
    """The vector that is kept for a text, empty when there is none."""
    row = connection.execute("SELECT vector FROM vectors WHERE text = ?", (key,)).fetchone()
    return bytes(row[0]) if row else b""
