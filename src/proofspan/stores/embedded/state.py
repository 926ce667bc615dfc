"""One state of the record for a run of asks, however many others write meanwhile."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from proofspan.stores.embedded import reading, schema
from proofspan.stores.embedded.connecting import named, snapshot, undamaged


class State:
    """The read transaction of a connection: at most one at a time."""

    def __init__(self, connection: sqlite3.Connection, folder: Path | None) -> None:
        self._db, self._folder = connection, folder
        self._now: int | None = None

    @contextmanager
    def held(self) -> Iterator[int]:
        """The number of the latest write in the state that is held; within one it is the same state. Raises
        `SchemaError` when a newer proofspan has brought the record up meanwhile.
        """
        if self._now is not None:
            yield self._now
            return
        with ExitStack() as left:
            with undamaged(self._folder):
                left.enter_context(snapshot(self._db))
                schema.still(self._db, named(self._folder))
                self._now = reading.sequence(self._db)
            try:
                yield self._now
            finally:
                self._now = None
