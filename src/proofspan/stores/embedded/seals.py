"""Digests by which the record knows its rows again: written with them, and compared by `doctor`."""

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from proofspan.documents import digest_of

CONTENT = "SELECT structure, source_name, source_kind, source_data FROM contents WHERE revision = ?"
PAGES = "SELECT number, start, stop, width, height, boxes FROM pages WHERE revision = ? ORDER BY number"
PASSAGES = "SELECT start, stop, heading FROM passages WHERE generation = ? ORDER BY key"
VECTORS = "SELECT v.vector FROM passages p JOIN vectors v ON v.key = p.key WHERE p.generation = ? ORDER BY p.key"
STATES = """
SELECT s.id, s.sealed, r.document, r.label, r.digest, s.sequence, s.title, s.language, s.status, s.products,
       s.allowed_groups, s.valid_from, s.valid_to, s.derived_from, s.owner
  FROM states s JOIN revisions r ON r.id = s.revision
"""


def kept(content: Sequence[Any], pages: Iterable[Sequence[Any]]) -> str:
    """What a revision keeps beside its text, as one digest: a row of CONTENT, and its pages."""
    structure, name, kind, data = content
    digest = hashlib.sha256(json.dumps([structure, name, kind]).encode() + b"\0" + data)
    for number, start, stop, width, height, boxes in pages:
        digest.update(f"\0{number} {start} {stop} {float(width)} {float(height)} {len(boxes)}\0".encode() + boxes)
    return digest.hexdigest()


def kept_before(content: Sequence[Any]) -> str:
    """The same as format 1 had it, without the file's name and kind and without pages."""
    structure, _, _, data = content
    return hashlib.sha256(structure.encode() + b"\0" + data).hexdigest()


def cut(passages: Iterable[Sequence[Any]]) -> str:
    """Where a generation's passages begin and end and what stands above them, as one digest."""
    return digest_of("\n".join(f"{start} {end} {heading!r}" for start, end, heading in passages))


def encoded(encoder: str, vectors: Iterable[bytes]) -> str:
    """A generation's vectors in order and the encoder that gave them, as one digest; empty where there are neither."""
    found = list(vectors)
    if not (encoder or found):
        return ""
    return hashlib.sha256(b"\0".join([encoder.encode(), *found])).hexdigest()


def stated(values: Sequence[Any]) -> str:
    """Everything that one write says of a revision: its name, the digest of its text and its metadata."""
    return digest_of(json.dumps(values, ensure_ascii=False))


def seal_states(connection: sqlite3.Connection, row: int) -> None:
    """Writes the digests of what was ever said of a revision, as it stands now."""
    for state, _, *values in connection.execute(f"{STATES} WHERE r.id = ?", (row,)).fetchall():
        connection.execute("UPDATE states SET sealed = ? WHERE id = ?", (stated(values), state))


def seal_vectors(connection: sqlite3.Connection, generation: int, encoder: str) -> None:
    """Writes the digest of a generation's vectors as they stand now."""
    vectors = (vector for (vector,) in connection.execute(VECTORS, (generation,)))
    connection.execute("UPDATE generations SET encoded = ? WHERE id = ?", (encoded(encoder, vectors), generation))


def receipt(connection: sqlite3.Connection, name: str, body: str) -> str:
    """A receipt's name, its body and the revisions that it draws on, as one digest."""
    sources = connection.execute(
        "SELECT document, label FROM sources WHERE receipt = ? ORDER BY document, label", (name,)
    ).fetchall()
    return digest_of(json.dumps([name, body, sources], ensure_ascii=False))


def seal_receipt(connection: sqlite3.Connection, name: str) -> None:
    """Writes the digests of a receipt that has none yet: what is proved, and what was said where that is there; the
    latter outlives what was said.
    """
    found = connection.execute("SELECT body, said FROM receipts WHERE id = ? AND sealed = ''", (name,)).fetchone()
    if found:
        body, said = found
        sealed = f"{receipt(connection, name, body)} {'' if said is None else digest_of(said)}"
        connection.execute("UPDATE receipts SET sealed = ? WHERE id = ?", (sealed, name))


def seal_layout(connection: sqlite3.Connection) -> None:
    """Writes the digest of what the archive was made with, where that is known."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'layout'").fetchone()
    if row:
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('sealed', ?)", (digest_of(row[0]),))


def encoder(connection: sqlite3.Connection) -> str:
    """The encoder of the layout as `name@digest`, empty without one."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'layout'").fetchone()
    return str(json.loads(row[0])["encoder"]) if row else ""
