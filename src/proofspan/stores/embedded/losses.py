"""Rows that are missing from the record, or left over in it, by what its other rows say."""

import sqlite3
from collections.abc import Iterator
from itertools import pairwise

from proofspan.stores.embedded import schema
from proofspan.stores.nouns import Drift

EXPORT = "restore an export"
NAMED = 5
"""How many gaps a message names."""

UNSAID = """
SELECT sequence, revision FROM changes WHERE kind IN ('put', 'amend') EXCEPT SELECT sequence, revision FROM states
"""
UNWRITTEN = """
SELECT sequence, revision FROM states EXCEPT SELECT sequence, revision FROM changes WHERE kind IN ('put', 'amend')
"""
UNWITHDRAWN = """
SELECT sequence, revision FROM changes WHERE kind = 'withdraw' EXCEPT SELECT withdrawn, id FROM revisions
"""
MISWRITTEN = """
SELECT sequence FROM changes
 WHERE kind NOT IN ('configure', 'put', 'amend', 'withdraw') OR (kind = 'configure') IS NOT (revision IS NULL)
    OR datetime(recorded) IS NULL OR length(token) <> 16 OR token GLOB '*[^0-9a-f]*'
 UNION
SELECT c.sequence FROM changes c JOIN revisions r ON r.id = c.revision
 WHERE (c.kind = 'put') IS NOT (r.added = c.sequence)
    OR (c.kind = 'withdraw') IS NOT (coalesce(r.withdrawn, 0) = c.sequence)
 UNION
SELECT c.sequence FROM revisions r JOIN changes c ON c.sequence IN (r.added, r.withdrawn) WHERE c.revision IS NOT r.id
 UNION
SELECT sequence FROM changes WHERE kind = 'configure' AND sequence > 1
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
    for kind, table, key in (("writes-missing", "changes", "sequence"), ("revisions-missing", "revisions", "id")):
        numbered = _numbered(connection, table)
        there = [n for (n,) in connection.execute(f"SELECT {key} FROM {table} ORDER BY {key}")]  # noqa: S608
        gaps = [(one, other) for one, other in pairwise([0, *there, numbered + 1]) if other != one + 1]
        if gaps:
            after = ", ".join(f"{other} follows {one}" for one, other in gaps[:NAMED])
            yield Drift(kind, table, f"{numbered} were written and {len(there)} are there ({after}): {EXPORT}", False)
    for sequence, row in connection.execute(UNSAID):
        message = f"what write {sequence} said of it is gone: {EXPORT}"
        yield Drift("metadata-missing", _name(connection, row), message, False)
    for sequence, row in connection.execute(UNWITHDRAWN):
        message = f"that write {sequence} withdrew it is gone: {EXPORT}"
        yield Drift("metadata-missing", _name(connection, row), message, False)
    if schema.outdated(connection):
        return  # it did not count its receipts
    counted = connection.execute("SELECT count FROM totals WHERE name = 'receipts'").fetchone()
    (there,) = connection.execute("SELECT count(*) FROM receipts").fetchone()
    if counted != (there,):
        message = f"{counted[0] if counted else 'unknown'} were kept and {there} are there: {EXPORT}"
        yield Drift("receipts-missing", "receipts", message, False)


def miswritten(connection: sqlite3.Connection) -> Iterator[Drift]:
    """Writes that were not written so, by their own form and by what revisions say of them. The log has no digests: a
    day or a token in the place of another is not seen.
    """
    for (sequence,) in connection.execute(MISWRITTEN):
        yield Drift("writes-changed", f"write {sequence}", f"it does not say what was done then: {EXPORT}", False)


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
