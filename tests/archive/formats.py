"""Archives as earlier versions wrote them: made by the statements that they had; not a test itself."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

FORMAT_1 = """
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
"""Until the record knew its vectors, pages and rights by digests."""

FIRST = FORMAT_1.replace("    kept TEXT NOT NULL,\n", "").replace(",\n    cut TEXT NOT NULL", "")
"""The first archives of all; they called themselves format 1 as well."""

ONE_DAY = {"first": FIRST, "1": FORMAT_1}


def as_of_format(name: str, folder: Path) -> Path:
    """Makes the record of an archive what it would be, had that version written it."""
    record, earlier = folder / "record.sqlite", folder / "earlier.sqlite"
    with closing(sqlite3.connect(earlier)) as connection:
        connection.executescript(f"{ONE_DAY[name]} PRAGMA user_version = 1; PRAGMA journal_mode = WAL;")
        connection.execute("ATTACH ? AS now", (str(record),))
        tables = [name for (name,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
        for table in tables:
            columns = ", ".join(name for _, name, *_ in connection.execute(f"PRAGMA main.table_info({table})"))
            if table == "sqlite_sequence":
                connection.execute("DELETE FROM main.sqlite_sequence")
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM now.{table}")  # noqa: S608
        if name == "1":
            _without_pages(connection)
        connection.commit()
    for left in folder.glob("record.sqlite*"):
        left.unlink()
    earlier.rename(record)
    return folder


def _without_pages(connection: sqlite3.Connection) -> None:
    """What a revision keeps was a digest of its structure and its file."""
    rows = connection.execute("SELECT revision, structure, source_data FROM contents").fetchall()
    for row, structure, source in rows:
        kept = hashlib.sha256(structure.encode() + b"\0" + source).hexdigest()
        connection.execute("UPDATE revisions SET kept = ? WHERE id = ?", (kept, row))
