"""Passages read back from the record, with what a hit shows of their document."""

import sqlite3
from collections.abc import Iterator, Sequence

from proofspan.eligibility import Eligibility
from proofspan.passages import Fields, Passage, fields
from proofspan.spans import Span
from proofspan.stores.embedded.structure import Structure
from proofspan.stores.embedded.view import View
from proofspan.stores.nouns import Entry, Found

PLACES = """
SELECT p.key, p.start, p.stop, p.heading, g.id, g.revision FROM json_each(?) AS wanted
  JOIN passages p ON p.key = wanted.value JOIN generations g ON g.id = p.generation
"""


def found(
    connection: sqlite3.Connection, view: View, keys: Sequence[int], eligibility: Eligibility
) -> tuple[Found, ...]:
    """The passages with these keys in the order given, those that are not admitted left out."""
    rows = connection.execute(PLACES, (f"[{','.join(map(str, keys))}]",))
    places = {key: (row, start, stop, head) for key, start, stop, head, g, row in rows if g in view.generations}
    # What passages of one revision share is read once, and nothing of a revision that is not admitted.
    texts = {
        row: _text(connection, row)
        for row in {row for row, *_ in places.values()}
        if eligibility.admits(view.rows[row].policy)
    }
    wanted = ((key, *places[key]) for key in keys if key in places)
    return tuple(
        _found(
            key, Passage(view.rows[row].revision, Span(start, stop), head, texts[row][start:stop]), view.rows[row], of
        )
        for key, row, start, stop, head in wanted
        if row in texts
        for of in (view.structure(connection, row),)
    )


def _found(key: int, passage: Passage, entry: Entry, structure: Structure) -> Found:
    sections, pages, flags = structure.around(passage.span)
    return Found(
        key=key,
        passage=passage,
        title=entry.title,
        language=entry.language,
        policy=entry.policy,
        sections=sections,
        pages=pages,
        derived_from=entry.derived_from,
        flags=flags,
        digest=entry.digest,
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
