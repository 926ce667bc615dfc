"""One revision against the digests that were written with it: its text, its file, its cuts, its terms, its vectors."""

import sqlite3
from collections.abc import Iterator

from proofspan.analysis import Analyzer
from proofspan.documents import digest_of
from proofspan.passages import Passage, fields
from proofspan.spans import Span
from proofspan.stores.embedded import schema, seals
from proofspan.stores.embedded.postings import pack
from proofspan.stores.nouns import Drift, Entry


def changes(connection: sqlite3.Connection, analyzer: Analyzer, row: int, entry: Entry) -> Iterator[Drift]:
    """What of a revision that was not withdrawn is not what was added; all after a loss of text or cuts is left out."""
    where = str(entry.revision)
    text = connection.execute("SELECT text FROM contents WHERE revision = ?", (row,)).fetchone()
    if text is None:
        yield Drift("text-missing", where, "the record holds no text for it: withdraw it and add it anew", False)
        return
    if digest_of(text[0]) != entry.digest:
        yield Drift("text-changed", where, "its text is not what was added: withdraw it and add it anew", False)
        return
    digests = schema.Digests.of(connection)
    if not _kept(connection, row, digests):
        yield Drift("source-changed", where, "its sections, pages or file are not those that were added", False)
    cuts = _cuts(connection, row, len(text[0]), digests)
    if cuts:
        yield Drift("passages-changed", where, f"{cuts} of its cuts are not those that were made: add it anew", False)
        return
    for generation, words, blob in expected(connection, analyzer, row, entry):
        kept = connection.execute("SELECT words, postings FROM generations WHERE id = ?", (generation,)).fetchone()
        if kept != (words, blob):
            yield Drift("terms-changed", where, "its terms are not those of its passages: they are rebuilt", True)
        yield from _vectors(connection, generation, where, digests)


def expected(
    connection: sqlite3.Connection, analyzer: Analyzer, row: int, entry: Entry
) -> Iterator[tuple[int, str, bytes]]:
    """Each generation's id with the terms that its passages must have."""
    text = str(connection.execute("SELECT text FROM contents WHERE revision = ?", (row,)).fetchone()[0])
    generations = connection.execute(
        "SELECT g.id, g.language, (SELECT title FROM states s WHERE s.revision = g.revision "
        "AND s.sequence <= g.added ORDER BY s.id DESC LIMIT 1) FROM generations g WHERE g.revision = ?",
        (row,),
    ).fetchall()
    for generation, language, title in generations:
        passages = [
            Passage(entry.revision, Span(start, stop), heading, text[start:stop])
            for start, stop, heading in connection.execute(seals.PASSAGES, (generation,))
        ]
        words, blob = pack(analyzer, [fields(passage, title) for passage in passages], language)
        yield generation, words, blob


def _kept(connection: sqlite3.Connection, row: int, digests: schema.Digests) -> bool:
    """Whether sections, pages and file have the digest that was written, where one was."""
    content = connection.execute(seals.CONTENT, (row,)).fetchone()
    if not digests.files:
        return True
    (kept,) = connection.execute("SELECT kept FROM revisions WHERE id = ?", (row,)).fetchone()
    pages = connection.execute(seals.PAGES, (row,))
    return bool(kept == (seals.kept(content, pages) if digests.every else seals.kept_before(content)))


def _vectors(connection: sqlite3.Connection, generation: int, where: str, digests: schema.Digests) -> Iterator[Drift]:
    encoder = seals.encoder(connection)
    lacking = connection.execute(
        "SELECT count(*) FROM passages WHERE generation = ? AND key NOT IN (SELECT key FROM vectors)", (generation,)
    ).fetchone()[0]
    if encoder and lacking:
        yield Drift("vectors-missing", where, f"{lacking} passages have no vector: add it to a new archive", False)
        return
    if not digests.every:
        return
    (kept,) = connection.execute("SELECT encoded FROM generations WHERE id = ?", (generation,)).fetchone()
    vectors = (vector for (vector,) in connection.execute(seals.VECTORS, (generation,)))
    if seals.encoded(encoder, vectors) != kept:
        message = "its vectors, or the encoder that gave them, are not those that were added: restore an export"
        yield Drift("vectors-changed", where, message, False)


def _cuts(connection: sqlite3.Connection, row: int, length: int, digests: schema.Digests) -> int:
    """How many generations of a revision are not there, not in force when they were, or do not have the passages they
    were made with: by their digest, or where there is none by whether they lie in the text.
    """
    cut = "cut" if digests.files else "''"
    generations = connection.execute(
        f"SELECT added, retired, language, id, {cut} FROM generations WHERE revision = ? ORDER BY id",  # noqa: S608
        (row,),
    ).fetchall()
    lives = _lives(connection, row)
    wrong = abs(len(lives) - len(generations))
    for life, (*lived, generation, digest) in zip(lives, generations, strict=False):
        passages = connection.execute(seals.PASSAGES, (generation,)).fetchall()
        inside = all(0 <= start <= stop <= length for start, stop, _ in passages)
        wrong += list(life) != lived or not inside or (digests.files and digest != seals.cut(passages))
    return wrong


def _lives(connection: sqlite3.Connection, row: int) -> list[tuple[int, int | None, str]]:
    """The writes that began and ended each generation of a revision, and its language: each other title or language
    begins one.
    """
    begun: list[tuple[int, str]] = []
    before = None
    for sequence, title, language in connection.execute(
        "SELECT sequence, title, language FROM states WHERE revision = ? ORDER BY id", (row,)
    ):
        if before != (title, language):
            begun.append((sequence, language))
        before = (title, language)
    ends = [*(sequence for sequence, _ in begun[1:]), None]
    return [(sequence, end, language) for (sequence, language), end in zip(begun, ends, strict=True)]
