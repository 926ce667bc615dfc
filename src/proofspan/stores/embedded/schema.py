"""The tables of the record, and the steps that bring an earlier record to this shape."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from proofspan.errors import SchemaError
from proofspan.stores.embedded import seals

VERSION, OLDEST = 2, 1

TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE changes (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    revision INTEGER,
    recorded TEXT NOT NULL,
    token TEXT NOT NULL
);

CREATE TABLE revisions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document TEXT NOT NULL,
    label TEXT NOT NULL,
    digest TEXT NOT NULL,
    kept TEXT NOT NULL,
    added INTEGER NOT NULL REFERENCES changes,
    withdrawn INTEGER REFERENCES changes,
    UNIQUE (document, label)
);

CREATE TABLE contents (
    revision INTEGER PRIMARY KEY REFERENCES revisions,
    text TEXT NOT NULL,
    structure TEXT NOT NULL,
    source_name TEXT NOT NULL,
    source_kind TEXT NOT NULL,
    source_data BLOB NOT NULL
);

CREATE TABLE pages (
    revision INTEGER NOT NULL REFERENCES revisions,
    number INTEGER NOT NULL,
    start INTEGER NOT NULL,
    stop INTEGER NOT NULL,
    width REAL NOT NULL,
    height REAL NOT NULL,
    boxes BLOB NOT NULL,
    PRIMARY KEY (revision, number)
) WITHOUT ROWID;

CREATE TABLE states (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL REFERENCES revisions,
    sequence INTEGER NOT NULL REFERENCES changes,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL,
    products TEXT NOT NULL,
    allowed_groups TEXT NOT NULL,
    valid_from TEXT,
    valid_to TEXT,
    derived_from TEXT NOT NULL,
    owner TEXT NOT NULL,
    sealed TEXT NOT NULL DEFAULT ''
);
CREATE INDEX states_by_revision ON states (revision, sequence);

CREATE TABLE generations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL REFERENCES revisions,
    added INTEGER NOT NULL REFERENCES changes,
    retired INTEGER REFERENCES changes,
    language TEXT NOT NULL,
    words TEXT NOT NULL,
    postings BLOB NOT NULL,
    cut TEXT NOT NULL,
    encoded TEXT NOT NULL DEFAULT ''
);
CREATE INDEX generations_by_revision ON generations (revision);

CREATE TABLE passages (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    generation INTEGER NOT NULL REFERENCES generations,
    start INTEGER NOT NULL,
    stop INTEGER NOT NULL,
    heading TEXT NOT NULL
);
CREATE INDEX passages_by_generation ON passages (generation, key);

CREATE TABLE vectors (key INTEGER PRIMARY KEY REFERENCES passages, vector BLOB NOT NULL);

CREATE TABLE receipts (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    said TEXT,
    sealed TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

CREATE TABLE sources (
    receipt TEXT NOT NULL REFERENCES receipts,
    document TEXT NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (receipt, document, label)
) WITHOUT ROWID;
CREATE INDEX sources_by_revision ON sources (document, label);
"""

TOTALS = (
    "CREATE TABLE totals (name TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID",
    "INSERT INTO totals SELECT 'receipts', count(*) FROM receipts",
    "CREATE TRIGGER receipts_counted AFTER INSERT ON receipts "
    "BEGIN UPDATE totals SET count = count + 1 WHERE name = 'receipts'; END",
)
"""How many receipts were ever kept: they bear no numbers, and none is ever taken away."""


def create(connection: sqlite3.Connection) -> None:
    """Makes the tables in an empty database, in one transaction."""
    connection.executescript(f"BEGIN; {TABLES} {'; '.join(TOTALS)}; PRAGMA user_version = {VERSION}; COMMIT;")


def unfinished(record: Path) -> bool:
    """Whether the file is what an `init` that was killed has left: a database without a table, or no bytes at all."""
    connection = sqlite3.connect(record)
    try:
        return not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()


def version(connection: sqlite3.Connection) -> int:
    """The format of the record; 0 in a database that is none."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def outdated(connection: sqlite3.Connection) -> bool:
    """Whether the record is of an earlier format: it can be read, and the next write brings it up."""
    return version(connection) < VERSION


@dataclass(frozen=True, slots=True)
class Digests:
    """Which digests a record has: `files` of what a revision keeps beside its text and of its cuts, which the first
    archives had not; `every` those of its vectors, pages, metadata, layout and receipts too.
    """

    files: bool
    every: bool

    @classmethod
    def of(cls, connection: sqlite3.Connection) -> "Digests":
        """Those of a record, by its format."""
        every = not outdated(connection)
        return cls(every or _has(connection, "revisions", "kept"), every)


def require(connection: sqlite3.Connection, where: str) -> None:
    """Raises `SchemaError` unless the database has this version's tables, or those of an earlier one."""
    found = version(connection)
    if found > VERSION:
        raise SchemaError(
            f"{where} has format {found}, this proofspan reads formats up to {VERSION}: a newer proofspan wrote it, "
            "and only that one or a later one can read it or its exports"
        )
    if found < OLDEST:
        raise SchemaError(f"{where} has format {found}, which no proofspan wrote: restore the archive from an export")


def still(connection: sqlite3.Connection, where: str) -> None:
    """Raises `SchemaError` when a newer proofspan has brought the record up since it was opened: what is read or
    written in an earlier way then would be wrong.
    """
    found = version(connection)
    if found > VERSION:
        raise SchemaError(
            f"{where} has format {found} now: a newer proofspan brought it up while it was open here, where formats up "
            f"to {VERSION} are read; end this process and open the archive again with the newer one"
        )


def bring_up(connection: sqlite3.Connection) -> None:
    """Brings an earlier record to this format, inside the caller's transaction; nothing when it is of this one. Raises
    `sqlite3.DatabaseError` for one that holds what nobody can have written.
    """
    if version(connection) == 1:
        try:
            _to_2(connection)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            raise sqlite3.DatabaseError("the record holds what was never written") from error
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _to_2(connection: sqlite3.Connection) -> None:
    """Digests for vectors, pages and what is said of revisions, and totals of receipts. The first archives called
    themselves format 1 as well, and had none of what a revision keeps and of its cuts.
    """
    if not _has(connection, "revisions", "kept"):
        connection.execute("ALTER TABLE revisions ADD COLUMN kept TEXT NOT NULL DEFAULT ''")
        connection.execute("ALTER TABLE generations ADD COLUMN cut TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE generations ADD COLUMN encoded TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE states ADD COLUMN sealed TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE receipts ADD COLUMN sealed TEXT NOT NULL DEFAULT ''")
    for statement in TOTALS:
        connection.execute(statement)
    seal(connection)


def _has(connection: sqlite3.Connection, table: str, column: str) -> bool:
    return column in {name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")}


def widened(table: str, row: list[Any]) -> list[Any]:
    """A row of an export of any format as long as one of this format: digests that it did not have are empty."""
    if table == "revisions" and len(row) == 6:
        return [*row[:4], "", *row[4:]]
    return row + [""] * (WIDTHS.get(table, 0) - len(row))


WIDTHS = {"generations": 9, "states": 13, "receipts": 4}


def seal(connection: sqlite3.Connection) -> None:
    """Writes the digests of this format into a record that has those of an earlier one, of what stands there now. What
    does not match an earlier digest keeps it, so that it still shows.
    """
    seals.seal_layout(connection)
    encoder = seals.encoder(connection)
    for (row,) in connection.execute("SELECT id FROM revisions").fetchall():
        _seal_kept(connection, row)
        seals.seal_states(connection, row)
    for generation, cut in connection.execute("SELECT id, cut FROM generations").fetchall():
        now = cut or seals.cut(connection.execute(seals.PASSAGES, (generation,)))
        connection.execute("UPDATE generations SET cut = ? WHERE id = ?", (now, generation))
        seals.seal_vectors(connection, generation, encoder)
    for (name,) in connection.execute("SELECT id FROM receipts").fetchall():
        seals.seal_receipt(connection, name)


def _seal_kept(connection: sqlite3.Connection, row: int) -> None:
    content = connection.execute(seals.CONTENT, (row,)).fetchone()
    (kept,) = connection.execute("SELECT kept FROM revisions WHERE id = ?", (row,)).fetchone()
    if content and kept in ("", seals.kept_before(content)):
        now = seals.kept(content, connection.execute(seals.PAGES, (row,)))
        connection.execute("UPDATE revisions SET kept = ? WHERE id = ?", (now, row))
