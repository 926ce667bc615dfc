"""The tables of the record, and the steps that bring an earlier record to this shape."""

import sqlite3
from pathlib import Path

from proofspan.errors import SchemaError

VERSION = 1

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
    owner TEXT NOT NULL
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
    cut TEXT NOT NULL
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

CREATE TABLE receipts (id TEXT PRIMARY KEY, body TEXT NOT NULL, said TEXT) WITHOUT ROWID;

CREATE TABLE sources (
    receipt TEXT NOT NULL REFERENCES receipts,
    document TEXT NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (receipt, document, label)
) WITHOUT ROWID;
CREATE INDEX sources_by_revision ON sources (document, label);
"""


def create(connection: sqlite3.Connection) -> None:
    """Makes the tables in an empty database, in one transaction."""
    connection.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")


def unfinished(record: Path) -> bool:
    """Whether the file is what an `init` that was killed has left: a database without a table, or no bytes at all."""
    connection = sqlite3.connect(record)
    try:
        return not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()


def require(connection: sqlite3.Connection, where: str) -> None:
    """Raises `SchemaError` unless the database has this version's tables."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found != VERSION:
        raise SchemaError(
            f"{where} has format {found}, this proofspan reads format {VERSION}: "
            "export it with the version that wrote it and import the file here"
        )
