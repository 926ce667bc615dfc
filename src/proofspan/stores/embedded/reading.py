"""Rows of the record back into nouns."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import numpy as np

from proofspan.documents import Document, Flag, Page, Policy, Revision, Section, Source, Status, Table, Validity
from proofspan.passages import Fields
from proofspan.passages.nouns import below_heading
from proofspan.spans import Span
from proofspan.stores.embedded import schema, seals
from proofspan.stores.embedded.arrays import Addition
from proofspan.stores.embedded.postings import unpack
from proofspan.stores.nouns import Entry

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

STATES = """
SELECT r.id, r.document, r.label, r.digest, r.withdrawn, s.title, s.language, s.status, s.products,
       s.allowed_groups, s.valid_from, s.valid_to, s.derived_from, s.owner, s.sequence,
       coalesce(c.source_name, ''), coalesce(c.source_kind, ''), {passages}
  FROM revisions r
  JOIN states s ON s.id = (SELECT max(id) FROM states WHERE revision = r.id AND sequence <= :at)
  LEFT JOIN contents c ON c.revision = r.id
"""
ALIVE = """
  FROM passages p JOIN generations g ON g.id = p.generation
 WHERE g.added <= :at AND (g.retired IS NULL OR g.retired > :at)
"""
OF_ONE = f"""
{STATES.format(passages=f"(SELECT count(*) {ALIVE} AND g.revision = r.id)")}
 WHERE r.document = :document ORDER BY r.id
"""
OF_ALL = f"""
{STATES.format(passages="coalesce(n.passages, 0)")}
  LEFT JOIN (SELECT g.revision, count(*) AS passages {ALIVE} GROUP BY g.revision) n ON n.revision = r.id ORDER BY r.id
"""
"""The same of all documents: their passages are counted in one walk."""


def sequence(connection: sqlite3.Connection) -> int:
    """The number of the latest write, 0 before the first."""
    return int(connection.execute("SELECT coalesce(max(sequence), 0) FROM changes").fetchone()[0])


def token(connection: sqlite3.Connection, at: int) -> str:
    """The random name of one write, empty for none: tells two records apart that have as many writes."""
    row = connection.execute("SELECT token FROM changes WHERE sequence = ?", (at,)).fetchone()
    return str(row[0]) if row else ""


def withdrawn_after(connection: sqlite3.Connection, at: int) -> bool:
    """Whether something was withdrawn after a write."""
    return bool(
        connection.execute("SELECT 1 FROM changes WHERE kind = 'withdraw' AND sequence > ? LIMIT 1", (at,)).fetchone()
    )


def entries(connection: sqlite3.Connection, at: int, *, document: str | None = None) -> list[tuple[int, Entry]]:
    """Every revision (of one document, if named) as it stood at a sequence number, with its row id, in order
    of insertion.
    """
    query = OF_ALL if document is None else OF_ONE
    rows = connection.execute(query, {"at": at, **({} if document is None else {"document": document})})
    policies = _Policies()
    return [(int(row[0]), _entry(row, policies)) for row in rows]


class _Policies:
    """Policies as they are written, each read once, and each set of names in them: revisions share them."""

    def __init__(self) -> None:
        self._policies: dict[tuple[Any, ...], Policy] = {}
        self._names: dict[str, frozenset[str]] = {}

    def of(self, written: tuple[Any, ...]) -> Policy:
        """The policy of a status, products, groups, a first day in and a first day out."""
        if written not in self._policies:
            status, products, groups, begin, end = written
            validity = Validity(_day(begin), _day(end))
            self._policies[written] = Policy(Status(status), self._named(products), self._named(groups), validity)
        return self._policies[written]

    def _named(self, text: str) -> frozenset[str]:
        if text not in self._names:
            self._names[text] = frozenset(json.loads(text))
        return self._names[text]


def _entry(row: tuple[Any, ...], policies: _Policies) -> Entry:
    return Entry(
        revision=Revision(row[1], row[2]),
        digest=row[3],
        withdrawn=row[4],
        title=row[5],
        language=row[6],
        policy=policies.of(row[7:12]),
        derived_from=tuple(Revision(*pair) for pair in json.loads(row[12])) if row[12] != "[]" else (),
        owner=row[13],
        sequence=row[14],
        source=row[15],
        kind=row[16],
        passages=row[17],
    )


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def document(connection: sqlite3.Connection, row: int, entry: Entry) -> Document:
    """A revision with its text and structure, under the metadata of `entry`."""
    text, structure, name, kind, data = connection.execute(
        "SELECT text, structure, source_name, source_kind, source_data FROM contents WHERE revision = ?",
        (row,),
    ).fetchone()
    sections, tables = sections_and_tables(structure)
    return Document(
        revision=entry.revision,
        title=entry.title,
        text=text,
        policy=entry.policy,
        language=entry.language,
        sections=sections,
        pages=pages(connection, row, boxes=True),
        tables=tables,
        derived_from=entry.derived_from,
        owner=entry.owner,
        source=Source(name, kind, data),
        flags=flags(structure),
        hidden=tuple((kind, count) for kind, count in json.loads(structure).get("hidden", ())),
    )


def structured(document: Document) -> str:
    """Sections and tables as one JSON text; flags and what was hidden where there are any."""
    flagged = [[flag.kind, flag.span.start, flag.span.end] for flag in document.flags]
    return json.dumps(
        {
            "sections": [
                [s.name, s.heading, s.span.start, s.span.end, s.level, list(s.path)] for s in document.sections
            ],
            "tables": [[t.span.start, t.span.end, t.header.start, t.header.end] for t in document.tables],
            **({"flags": flagged} if flagged else {}),
            **({"hidden": document.hidden} if document.hidden else {}),
        },
        ensure_ascii=False,
    )


def sections_and_tables(structure: str) -> tuple[tuple[Section, ...], tuple[Table, ...]]:
    """The inverse of `structured`."""
    read = json.loads(structure)
    return (
        tuple(Section(n, h, Span(s, e), level, tuple(path)) for n, h, s, e, level, path in read["sections"]),
        tuple(Table(Span(s, e), Span(hs, he)) for s, e, hs, he in read["tables"]),
    )


def flags(structure: str) -> tuple[Flag, ...]:
    """The flags of a revision; none in records that were written before there were any."""
    if '"flags"' not in structure:
        # A search reads this for every hit, and most documents have none.
        return ()
    return tuple(Flag(kind, Span(start, end)) for kind, start, end in json.loads(structure).get("flags", ()))


def pages(connection: sqlite3.Connection, row: int, *, boxes: bool) -> tuple[Page, ...]:
    """The pages of a revision; character boxes only when asked for, since they are large."""
    rows = connection.execute(
        "SELECT number, start, stop, width, height, CASE WHEN ? THEN boxes ELSE x'' END "
        "FROM pages WHERE revision = ? ORDER BY number",
        (boxes, row),
    )
    return tuple(Page(number, Span(s, e), w, h, b) for number, s, e, w, h, b in rows)


def additions(connection: sqlite3.Connection, *, after: int) -> Iterable[Addition]:
    """The generations written after a sequence number, retired ones too, in order of key. Their vectors are compared
    with the digest that was written with them while they are read.
    """
    encoder, every = seals.encoder(connection), schema.Digests.of(connection).every
    expected = encoder or connection.execute("SELECT 1 FROM vectors LIMIT 1").fetchone()
    rows = connection.execute(
        f"SELECT id, language, words, postings, {'encoded' if every else 'NULL'} FROM generations "  # noqa: S608
        "WHERE added > ? ORDER BY id",
        (after,),
    ).fetchall()
    for generation, language, words, blob, encoded in rows:
        keys = [
            key
            for (key,) in connection.execute(
                "SELECT key FROM passages WHERE generation = ? ORDER BY key", (generation,)
            )
        ]
        vectors, sound = None, True
        if expected:
            blobs = [vector for (vector,) in connection.execute(seals.VECTORS, (generation,))]
            sound = len(blobs) == len(keys) and encoded in (None, seals.encoded(encoder, blobs))
            vectors = _vectors(blobs) if sound else None
        yield Addition(generation, language, np.array(keys, np.int64), unpack(words, blob), vectors, sound)


def _vectors(blobs: list[bytes]) -> "Vectors":
    rows = [np.frombuffer(blob, "<f4") for blob in blobs]
    return np.stack(rows) if rows else np.zeros((0, 0), np.float32)


SEARCHED = """
SELECT p.key, p.start, p.stop, p.heading, g.id, g.revision, g.language
  FROM passages p JOIN generations g ON g.id = p.generation WHERE p.key > ? ORDER BY p.key
"""
TITLE = "SELECT title FROM states WHERE revision = ? AND sequence <= ? ORDER BY id DESC LIMIT 1"


def searched(connection: sqlite3.Connection, *, after: int) -> Iterator[tuple[int, Fields, str]]:
    """Every passage with a key beyond `after`, retired ones too, in order of key: key, searched texts, language. A
    passage stands under the title that it was written with. Raises `ValueError` where a text or a title is gone.
    """
    generation, title, text = -1, "", ""
    for key, start, stop, heading, g, revision, language in connection.execute(SEARCHED, (after,)):
        if g != generation:
            (added,) = connection.execute("SELECT added FROM generations WHERE id = ?", (g,)).fetchone()
            named = connection.execute(TITLE, (revision, added)).fetchone()
            held = connection.execute("SELECT text FROM contents WHERE revision = ?", (revision,)).fetchone()
            if named is None or held is None:
                raise ValueError(f"the record holds no title or no text for the revision in row {revision}")
            title, text, generation = named[0], held[0], g
        yield key, Fields(title, heading, below_heading(text[start:stop], heading)), language
