"""Passages read back from the record, with what a hit shows of their document."""

import sqlite3
from collections.abc import Iterator, Sequence

from proofspan.eligibility import Eligibility
from proofspan.passages import Fields, Passage, fields
from proofspan.spans import Span
from proofspan.stores.embedded import reading
from proofspan.stores.embedded.view import View
from proofspan.stores.nouns import Entry, Found


def found(
    connection: sqlite3.Connection, view: View, keys: Sequence[int], eligibility: Eligibility
) -> tuple[Found, ...]:
    """The passages with these keys in the order given, those that are not admitted left out."""
    result = []
    for key in keys:
        row = connection.execute(
            "SELECT p.start, p.stop, p.heading, g.id, g.revision FROM passages p "
            "JOIN generations g ON g.id = p.generation WHERE p.key = ?",
            (key,),
        ).fetchone()
        if row is None or row[3] not in view.generations:
            continue
        entry = view.rows[row[4]]
        if eligibility.admits(entry.policy):
            result.append(_found(connection, key, row, entry))
    return tuple(result)


def _found(connection: sqlite3.Connection, key: int, row: tuple[int, int, str, int, int], entry: Entry) -> Found:
    start, stop, heading, _, revision = row
    text, structure = connection.execute(
        "SELECT substr(text, ?, ?), structure FROM contents WHERE revision = ?",
        (start + 1, stop - start, revision),
    ).fetchone()
    span = Span(start, stop)
    sections, _ = reading.sections_and_tables(structure)
    begins = max((s.span.start for s in sections if s.span.start <= start), default=start)
    pages = reading.pages(connection, revision, boxes=False)
    return Found(
        key=key,
        passage=Passage(entry.revision, span, heading, text),
        title=entry.title,
        language=entry.language,
        policy=entry.policy,
        sections=tuple(s for s in sections if s.span.overlaps(span) or s.span.start == begins),
        pages=tuple(p for p in pages if p.span.overlaps(span) or p.span.start <= start < p.span.end),
        derived_from=entry.derived_from,
        flags=tuple(sorted({flag.kind for flag in reading.flags(structure) if flag.span.overlaps(span)})),
    )


def searched(connection: sqlite3.Connection, view: View) -> Iterator[tuple[int, Fields]]:
    """Every living passage's key and searched texts, in order of key."""
    texts: dict[int, str] = {}
    rows = connection.execute(
        "SELECT p.key, p.start, p.stop, p.heading, g.id, g.revision FROM passages p "
        "JOIN generations g ON g.id = p.generation ORDER BY p.key"
    ).fetchall()
    for key, start, stop, heading, generation, revision in rows:
        if generation not in view.generations:
            continue
        if revision not in texts:
            texts = {revision: _text(connection, revision)}
        entry = view.rows[revision]
        passage = Passage(entry.revision, Span(start, stop), heading, texts[revision][start:stop])
        yield key, fields(passage, entry.title)


def _text(connection: sqlite3.Connection, revision: int) -> str:
    return str(connection.execute("SELECT text FROM contents WHERE revision = ?", (revision,)).fetchone()[0])
