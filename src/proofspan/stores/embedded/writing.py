"""Changes into rows of the record, inside one transaction that the caller opens and closes."""

import json
import re
import secrets
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import combinations
from typing import TYPE_CHECKING

from proofspan.analysis import Analyzer
from proofspan.documents import IN_FORCE, Document, Policy, Revision
from proofspan.errors import ConflictError, DocumentError, NotFoundError, SettingError, StoreError
from proofspan.passages import Passage, fields
from proofspan.stores.embedded import reading, schema, seals
from proofspan.stores.embedded.postings import pack
from proofspan.stores.nouns import Amend, Change, Configure, Layout, Note, Put, Withdraw

if TYPE_CHECKING:
    from proofspan.encoders import Vectors


NOTED = "note:"
"""How the keys of notes begin."""
UNKEEPABLE = re.compile("[\0\ud800-\udfff]")


def apply(connection: sqlite3.Connection, analyzer: Analyzer, change: Change) -> None:
    """Writes one change; raises before the transaction can be committed when it may not be made. A record of an
    earlier format is brought up first.
    """
    schema.bring_up(connection)
    match change:
        case Configure():
            _configure(connection, change.layout)
        case Put():
            _put(connection, analyzer, change)
        case Amend():
            _amend(connection, analyzer, change)
        case Withdraw():
            _withdraw(connection, change.revision)
        case Note():
            key = f"{NOTED}{change.document}:{change.mark}"
            connection.execute("DELETE FROM meta WHERE key = ?", (key,))
            if change.said:
                connection.execute("INSERT INTO meta VALUES (?, ?)", (key, change.said))


def revision_of(change: Put | Amend | Withdraw) -> Revision:
    """The revision that a change is about."""
    return change.document.revision if isinstance(change, Put) else change.revision


def notes(connection: sqlite3.Connection) -> dict[str, Note]:
    """The notes by their marks."""
    found = {}
    for key, said in connection.execute("SELECT key, value FROM meta WHERE key LIKE ?", (NOTED + "%",)):
        document, _, mark = str(key).removeprefix(NOTED).rpartition(":")
        found[mark] = Note(mark, str(said), document)
    return found


def layout(connection: sqlite3.Connection) -> Layout | None:
    """What the archive was made with, None before the first `Configure`."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'layout'").fetchone()
    return Layout(**json.loads(row[0])) if row else None


def refuse_overlaps(connection: sqlite3.Connection, touched: Sequence[Revision]) -> None:
    """Raises `ConflictError` where two revisions of one document would be in force on the same day."""
    now = reading.sequence(connection)
    for document in sorted({revision.document for revision in touched}):
        if _alone(connection, document):
            continue
        in_force = [
            entry
            for _, entry in reading.entries(connection, now, document=document)
            if not entry.withdrawn and entry.policy.status in IN_FORCE
        ]
        for one, other in combinations(in_force, 2):
            if one.policy.validity.meets(other.policy.validity):
                raise ConflictError(
                    f"{one.revision} ({_days(one.policy)}) and {other.revision} ({_days(other.policy)}) would both "
                    "be in force on the same day: end the earlier one (valid_to), or add the later one with "
                    "--supersede"
                )


def _alone(connection: sqlite3.Connection, document: str) -> bool:
    """Whether a document has no second revision that could be in force beside the first: most have none."""
    (count,) = connection.execute(
        "SELECT count(*) FROM revisions WHERE document = ? AND withdrawn IS NULL", (document,)
    ).fetchone()
    return bool(count < 2)


def _days(policy: Policy) -> str:
    validity = policy.validity
    return f"{validity.valid_from or 'always'} to {validity.valid_to or 'open'}"


def _logged(connection: sqlite3.Connection, kind: str, row: int | None) -> int:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    cursor = connection.execute(
        "INSERT INTO changes (kind, revision, recorded, token) VALUES (?, ?, ?, ?)",
        (kind, row, now, secrets.token_hex(8)),
    )
    return int(cursor.lastrowid or 0)


def _configure(connection: sqlite3.Connection, wanted: Layout) -> None:
    found = layout(connection)
    if found == wanted:
        return
    if found is not None:
        for name in Layout.__slots__:
            ours, theirs = getattr(found, name), getattr(wanted, name)
            if ours != theirs:
                raise SettingError(
                    f"this archive was made with {name} {ours or 'none'!r}, asked for {theirs or 'none'!r}: "
                    "one archive holds one kind; make another archive for the other"
                )
    values = {name: getattr(wanted, name) for name in Layout.__slots__}
    connection.execute("INSERT INTO meta (key, value) VALUES ('layout', ?)", (json.dumps(values),))
    seals.seal_layout(connection)
    _logged(connection, "configure", None)


def _row(connection: sqlite3.Connection, revision: Revision) -> int:
    found = connection.execute(
        "SELECT id FROM revisions WHERE document = ? AND label = ? AND withdrawn IS NULL",
        (revision.document, revision.label),
    ).fetchone()
    if not found:
        raise NotFoundError(f"no revision {revision} in this archive: `proofspan list` shows what there is")
    return int(found[0])


def _require_text(named: Document | Amend, text: str = "") -> None:
    """Refuses what a database cannot give back as it was: NUL characters and halves of surrogate pairs."""
    revision = named.revision
    for value in (revision.document, revision.label, named.title, named.owner, text):
        if UNKEEPABLE.search(value):
            raise DocumentError(f"{str(revision)!a} holds a NUL or half a surrogate pair: correct it at its source")


def _put(connection: sqlite3.Connection, analyzer: Analyzer, put: Put) -> None:
    document = put.document
    revision = document.revision
    _require_text(document, document.text)
    if connection.execute(
        "SELECT 1 FROM revisions WHERE document = ? AND label = ?", (revision.document, revision.label)
    ).fetchone():
        raise ConflictError(f"{revision} is in the archive already, or was withdrawn: give new text a new label")
    source = document.source
    content = (reading.structured(document), source.name, source.kind, source.data)
    pages = [(p.number, p.span.start, p.span.end, p.width, p.height, p.boxes) for p in document.pages]
    sequence = _logged(connection, "put", None)
    cursor = connection.execute(
        "INSERT INTO revisions (document, label, digest, kept, added) VALUES (?, ?, ?, ?, ?)",
        (revision.document, revision.label, document.digest, seals.kept(content, pages), sequence),
    )
    row = int(cursor.lastrowid or 0)
    connection.execute("UPDATE changes SET revision = ? WHERE sequence = ?", (row, sequence))
    connection.execute("INSERT INTO contents VALUES (?, ?, ?, ?, ?, ?)", (row, document.text, *content))
    connection.executemany("INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?)", [(row, *page) for page in pages])
    amend = Amend(revision, document.title, document.language, document.policy, document.derived_from, document.owner)
    _state(connection, row, sequence, amend)
    _generation(connection, analyzer, row=row, sequence=sequence, searched=_Searched.of(put))


class _Searched:
    """What a generation is made of: passages under one title in one language."""

    def __init__(self, title: str, language: str, passages: tuple[Passage, ...], vectors: "Vectors | None") -> None:
        self.title, self.language, self.passages, self.vectors = title, language, passages, vectors

    @classmethod
    def of(cls, change: Put | Amend) -> "_Searched":
        named: Document | Amend = change.document if isinstance(change, Put) else change
        return cls(named.title, named.language, change.passages, change.vectors)


def _state(connection: sqlite3.Connection, row: int, sequence: int, amend: Amend) -> None:
    policy = amend.policy
    connection.execute(
        "INSERT INTO states (revision, sequence, title, language, status, products, allowed_groups, valid_from, "
        "valid_to, derived_from, owner) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row,
            sequence,
            amend.title,
            amend.language,
            policy.status.value,
            json.dumps(sorted(policy.products), ensure_ascii=False),
            json.dumps(sorted(policy.allowed_groups), ensure_ascii=False),
            policy.validity.valid_from and policy.validity.valid_from.isoformat(),
            policy.validity.valid_to and policy.validity.valid_to.isoformat(),
            json.dumps([[r.document, r.label] for r in amend.derived_from], ensure_ascii=False),
            amend.owner,
        ),
    )
    seals.seal_states(connection, row)


def _generation(
    connection: sqlite3.Connection, analyzer: Analyzer, *, row: int, sequence: int, searched: _Searched
) -> None:
    made = layout(connection)
    if made is None:
        raise StoreError("an archive is configured before its first document is put")
    if bool(made.encoder) != (searched.vectors is not None):
        raise StoreError(f"the archive's encoder is {made.encoder or 'none'!r}: vectors must come exactly with one")
    searched_fields = [fields(passage, searched.title) for passage in searched.passages]
    words, postings = pack(analyzer, searched_fields, searched.language)
    cut = seals.cut((p.span.start, p.span.end, p.heading) for p in searched.passages)
    cursor = connection.execute(
        "INSERT INTO generations (revision, added, language, words, postings, cut) VALUES (?, ?, ?, ?, ?, ?)",
        (row, sequence, searched.language, words, postings, cut),
    )
    generation = int(cursor.lastrowid or 0)
    connection.executemany(
        "INSERT INTO passages (generation, start, stop, heading) VALUES (?, ?, ?, ?)",
        [(generation, p.span.start, p.span.end, p.heading) for p in searched.passages],
    )
    if searched.vectors is not None:
        _require_width(connection, searched.vectors.shape[1])
        keys = connection.execute(
            "SELECT key FROM passages WHERE generation = ? ORDER BY key", (generation,)
        ).fetchall()
        connection.executemany(
            "INSERT INTO vectors VALUES (?, ?)",
            [(key, vector.astype("<f4").tobytes()) for (key,), vector in zip(keys, searched.vectors, strict=True)],
        )
        seals.seal_vectors(connection, generation, made.encoder)


def _require_width(connection: sqlite3.Connection, dimensions: int) -> None:
    """Refuses vectors of other dimensions than those that are kept."""
    kept = connection.execute("SELECT length(vector) / 4 FROM vectors LIMIT 1").fetchone()
    if kept and kept[0] != dimensions:
        raise StoreError(
            f"the archive keeps vectors of {kept[0]} dimensions, these have {dimensions}: one encoder for all"
        )


def _amend(connection: sqlite3.Connection, analyzer: Analyzer, amend: Amend) -> None:
    _require_text(amend)
    row = _row(connection, amend.revision)
    title, language = connection.execute(
        "SELECT title, language FROM states WHERE revision = ? ORDER BY id DESC LIMIT 1", (row,)
    ).fetchone()
    sequence = _logged(connection, "amend", row)
    _state(connection, row, sequence, amend)
    if (title, language) == (amend.title, amend.language):
        return
    if not amend.passages:
        raise StoreError(f"{amend.revision} has another title or language now: its passages must come with it")
    connection.execute("UPDATE generations SET retired = ? WHERE revision = ? AND retired IS NULL", (sequence, row))
    _generation(connection, analyzer, row=row, sequence=sequence, searched=_Searched.of(amend))


def _withdraw(connection: sqlite3.Connection, revision: Revision) -> None:
    row = _row(connection, revision)
    sequence = _logged(connection, "withdraw", row)
    connection.execute(
        "DELETE FROM vectors WHERE key IN (SELECT p.key FROM passages p JOIN generations g ON g.id = p.generation "
        "WHERE g.revision = ?)",
        (row,),
    )
    connection.execute(
        "DELETE FROM passages WHERE generation IN (SELECT id FROM generations WHERE revision = ?)", (row,)
    )
    connection.execute("DELETE FROM generations WHERE revision = ?", (row,))
    connection.execute("DELETE FROM pages WHERE revision = ?", (row,))
    connection.execute("DELETE FROM contents WHERE revision = ?", (row,))
    connection.execute(
        # What it was derived from stays: what is derived from it is for no more people than that is.
        "UPDATE states SET title = '', owner = '', products = '[]' WHERE revision = ?",
        (row,),
    )
    seals.seal_states(connection, row)
    connection.execute(
        "UPDATE receipts SET said = NULL WHERE id IN (SELECT receipt FROM sources WHERE document = ? AND label = ?)",
        (revision.document, revision.label),
    )
    noted = f"{NOTED}{revision.document}:"
    connection.execute("DELETE FROM meta WHERE substr(key, 1, ?) = ?", (len(noted), noted))
    connection.execute("UPDATE revisions SET withdrawn = ? WHERE id = ?", (sequence, row))
