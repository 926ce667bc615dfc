"""Receipts in the record, what they quote apart so that a withdrawal can erase it."""

import sqlite3
from collections.abc import Sequence

from proofspan.documents import Revision
from proofspan.errors import NotFoundError


def keep(connection: sqlite3.Connection, receipt: str, body: str, *, said: str, sources: Sequence[Revision]) -> None:
    """Writes a receipt; the same one twice is one."""
    connection.execute("INSERT OR IGNORE INTO receipts VALUES (?, ?, ?)", (receipt, body, said))
    connection.executemany(
        "INSERT OR IGNORE INTO sources VALUES (?, ?, ?)",
        [(receipt, revision.document, revision.label) for revision in sources],
    )


def receipt(connection: sqlite3.Connection, receipt: str) -> tuple[str, str | None]:
    """Its body and what was said in it, None where a source was withdrawn."""
    row = connection.execute("SELECT body, said FROM receipts WHERE id = ?", (receipt,)).fetchone()
    if row is None:
        raise NotFoundError(f"nothing called {receipt!r} that you may read")
    return str(row[0]), row[1]
