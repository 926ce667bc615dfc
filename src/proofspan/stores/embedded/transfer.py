"""A whole archive as one file, and back: gzip of JSON lines, one a row of the record, digest at the end."""

import gzip
import hashlib
import json
import os
import sqlite3
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from proofspan.errors import InputError
from proofspan.stores.embedded import schema
from proofspan.stores.embedded.connecting import snapshot

TABLES = {
    "meta": "SELECT * FROM meta ORDER BY key",
    "changes": "SELECT * FROM changes ORDER BY sequence",
    "revisions": "SELECT id, document, label, digest, kept, added, withdrawn FROM revisions ORDER BY id",
    "contents": "SELECT * FROM contents ORDER BY revision",
    "pages": "SELECT * FROM pages ORDER BY revision, number",
    "states": "SELECT * FROM states ORDER BY id",
    "generations": "SELECT id, revision, added, retired, language, words, postings, cut, encoded FROM generations "
    "ORDER BY id",
    "passages": "SELECT * FROM passages ORDER BY key",
    "vectors": "SELECT * FROM vectors ORDER BY key",
    "receipts": "SELECT * FROM receipts ORDER BY id",
    "sources": "SELECT * FROM sources ORDER BY receipt, document, label",
}
EARLIER = {
    "revisions": "SELECT * FROM revisions ORDER BY id",
    "generations": "SELECT * FROM generations ORDER BY id",
}
"""How a record of an earlier format is read, whose rows are shorter."""

INSERTS = {
    "meta": "INSERT INTO meta VALUES (?, ?)",
    "changes": "INSERT INTO changes VALUES (?, ?, ?, ?, ?)",
    "revisions": "INSERT INTO revisions (id, document, label, digest, kept, added, withdrawn) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)",
    "contents": "INSERT INTO contents VALUES (?, ?, ?, ?, ?, ?)",
    "pages": "INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?)",
    "states": "INSERT INTO states VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "generations": "INSERT INTO generations (id, revision, added, retired, language, words, postings, cut, encoded) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "passages": "INSERT INTO passages VALUES (?, ?, ?, ?, ?)",
    "vectors": "INSERT INTO vectors VALUES (?, ?)",
    "receipts": "INSERT INTO receipts VALUES (?, ?, ?, ?)",
    "sources": "INSERT INTO sources VALUES (?, ?, ?)",
}


def save(connection: sqlite3.Connection, target: Path) -> None:
    """Writes one state of the record to a new file (mode 0600), while others may go on writing."""
    if target.exists():
        raise InputError(f"{target} exists already: name a new file")
    target.touch(mode=0o600)
    try:
        with snapshot(connection):
            schema.still(connection, "the archive")
            _save(connection, target)
    except BaseException:
        target.unlink()
        raise


def _save(connection: sqlite3.Connection, target: Path) -> None:
    digest = hashlib.sha256()
    with gzip.open(target, "wt", encoding="utf-8", newline="\n") as out:
        lines = [json.dumps({"proofspan": schema.version(connection)})]
        for table, query in (TABLES | (EARLIER if schema.outdated(connection) else {})).items():
            for row in connection.execute(query):
                lines.append(json.dumps([table, [_out(value) for value in row]], ensure_ascii=False))
                if len(lines) > 1000:
                    _write(out, lines, digest)
        _write(out, lines, digest)
        out.write(json.dumps({"sha256": digest.hexdigest()}) + "\n")
    with target.open("rb") as kept:  # on disk before anybody is told that there is a backup
        os.fsync(kept.fileno())


def _write(out: Any, lines: list[str], digest: Any) -> None:
    text = "".join(line + "\n" for line in lines)
    digest.update(text.encode("utf-8", "surrogatepass"))
    out.write(text)
    lines.clear()


def load(connection: sqlite3.Connection, source: Path) -> int:
    """Puts such a file into an empty record, inside the caller's transaction; returns how many revisions."""
    if connection.execute("SELECT 1 FROM changes LIMIT 1").fetchone():
        raise InputError("an export can only be imported into an empty archive: `proofspan init` another folder")
    schema.bring_up(connection)
    digest = hashlib.sha256()
    ended = False
    try:
        with gzip.open(source, "rt", encoding="utf-8", newline="\n") as lines:
            found = _format(source, next(lines, ""), digest)
            for line in lines:
                row = json.loads(line)
                if isinstance(row, dict):
                    ended = row.get("sha256") == digest.hexdigest()
                    break
                digest.update(line.encode("utf-8"))
                values = schema.widened(row[0], [_in(value) for value in row[1]])
                connection.execute(INSERTS[row[0]], values)
        if found < schema.VERSION:
            schema.seal(connection)
    except (OSError, EOFError, ValueError, KeyError, TypeError, IndexError, OverflowError, RecursionError) as error:
        raise InputError(f"{source} is not an export that can be read: {error}") from error
    except (zlib.error, sqlite3.Error, AttributeError) as error:
        raise InputError(f"{source} is not an export that can be read: it is damaged") from error
    if not ended:
        raise InputError(f"{source} is cut short or was changed: its digest does not match; nothing was imported")
    return int(connection.execute("SELECT count(*) FROM revisions").fetchone()[0])


def _format(source: Path, line: str, digest: Any) -> int:
    head = json.loads(line or "null")
    found = head.get("proofspan") if isinstance(head, dict) else None
    if not isinstance(found, int) or not schema.OLDEST <= found <= schema.VERSION:
        formats = f"{schema.OLDEST} to {schema.VERSION}"
        raise InputError(f"{source} is not an export of a format from {formats}: it begins with {line[:60]!r}")
    digest.update(line.encode("utf-8"))
    return found


def _out(value: Any) -> Any:
    return {"b": b64encode(value).decode("ascii")} if isinstance(value, bytes) else value


def _in(value: Any) -> Any:
    return b64decode(value["b"]) if isinstance(value, dict) else value
