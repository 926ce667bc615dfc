"""Rows that are missing from the record, or left over in it, by what its other rows say."""

import sqlite3
from collections.abc import Iterator

from proofspan.stores.nouns import Drift

EXPORT = "restore an export"

UNSAID = """
SELECT sequence, revision FROM changes WHERE kind IN ('put', 'amend') EXCEPT SELECT sequence, revision FROM states
"""
UNWRITTEN = """
SELECT sequence, revision FROM states EXCEPT SELECT sequence, revision FROM changes WHERE kind IN ('put', 'amend')
"""
UNWITHDRAWN = """
SELECT sequence, revision FROM changes WHERE kind = 'withdraw' EXCEPT SELECT withdrawn, id FROM revisions
"""
LEFT_BEHIND = """
SELECT 'contents ' || revision FROM contents WHERE revision IN (SELECT id FROM revisions WHERE withdrawn IS NOT NULL)
 UNION ALL
SELECT DISTINCT 'pages ' || revision FROM pages
 WHERE revision IN (SELECT id FROM revisions WHERE withdrawn IS NOT NULL)
 UNION ALL
SELECT 'generations ' || id FROM generations WHERE revision IN (SELECT id FROM revisions WHERE withdrawn IS NOT NULL)
 UNION ALL
SELECT 'receipts ' || id FROM receipts WHERE said IS NOT NULL AND id IN (
       SELECT s.receipt FROM sources s JOIN revisions r ON (r.document, r.label) = (s.document, s.label)
        WHERE r.withdrawn IS NOT NULL)
"""


def losses(connection: sqlite3.Connection) -> Iterator[Drift]:
    """What is gone of the log, of revisions, of what was said of them, and of receipts."""
    for kind, table in (("writes-missing", "changes"), ("revisions-missing", "revisions")):
        numbered = _numbered(connection, table)
        there = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
        if there != numbered:
            yield Drift(kind, table, f"{numbered} were written and {there} are there: {EXPORT}", False)
    for sequence, row in connection.execute(UNSAID):
        message = f"what write {sequence} said of it is gone: {EXPORT}"
        yield Drift("metadata-missing", _name(connection, row), message, False)
    for sequence, row in connection.execute(UNWITHDRAWN):
        message = f"that write {sequence} withdrew it is gone: {EXPORT}"
        yield Drift("metadata-missing", _name(connection, row), message, False)
    counted = connection.execute("SELECT count FROM totals WHERE name = 'receipts'").fetchone()
    (there,) = connection.execute("SELECT count(*) FROM receipts").fetchone()
    if counted != (there,):
        message = f"{counted[0] if counted else 'unknown'} were kept and {there} are there: {EXPORT}"
        yield Drift("receipts-missing", "receipts", message, False)


def leftovers(connection: sqlite3.Connection) -> Iterator[Drift]:
    """Rows whose revision was withdrawn, or that belong to a row or a write that is not there."""
    found = [f"states {sequence}" for sequence, _ in connection.execute(UNWRITTEN)]
    found += [where for (where,) in connection.execute(LEFT_BEHIND)]
    found += [f"{table} {row or ''}".strip() for table, row, *_ in connection.execute("PRAGMA foreign_key_check")]
    for where in dict.fromkeys(found):
        yield Drift("orphan", where, "left behind by something that is gone", False)


def _numbered(connection: sqlite3.Connection, table: str) -> int:
    """The highest number that a table ever gave, also to rows that are gone: none is given twice or left out."""
    found = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
    return int(found[0]) if found else 0


def _name(connection: sqlite3.Connection, row: int | None) -> str:
    found = connection.execute("SELECT document, label FROM revisions WHERE id = ?", (row,)).fetchone()
    return " ".join(found) if found else f"revision {row}"
