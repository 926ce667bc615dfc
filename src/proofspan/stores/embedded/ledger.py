"""Receipts in the record, what they quote apart so that a withdrawal can erase it."""

import sqlite3
from collections.abc import Sequence

from proofspan.documents import Revision
from proofspan.errors import NotFoundError
from proofspan.stores.embedded import schema, seals


def keep(connection: sqlite3.Connection, receipt: str, body: str, *, said: str, sources: Sequence[Revision]) -> None:
    """Writes a receipt; the same one twice is one. What was said is not kept when a source has been withdrawn since."""
    schema.bring_up(connection)
    gone = any(_withdrawn(connection, revision) for revision in sources)
    connection.execute(
        "INSERT OR IGNORE INTO receipts (id, body, said) VALUES (?, ?, ?)", (receipt, body, None if gone else said)
    )
    connection.executemany(
        "INSERT OR IGNORE INTO sources VALUES (?, ?, ?)",
        [(receipt, revision.document, revision.label) for revision in sources],
    )
    seals.seal_receipt(connection, receipt)


def _withdrawn(connection: sqlite3.Connection, revision: Revision) -> bool:
    row = connection.execute(
        "SELECT withdrawn FROM revisions WHERE document = ? AND label = ?", (revision.document, revision.label)
    ).fetchone()
    return row is not None and row[0] is not None


def receipt(connection: sqlite3.Connection, receipt: str) -> tuple[str, str | None]:
    """Its body and what was said in it, None where a source was withdrawn."""
    row = connection.execute("SELECT body, said FROM receipts WHERE id = ?", (receipt,)).fetchone()
    if row is None:
        raise NotFoundError.of(receipt)
    return str(row[0]), row[1]
