"""What `doctor` looks at: whether the record agrees with itself, and what is derived with the record."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from proofspan.analysis import Analyzer
from proofspan.documents import IN_FORCE, digest_of
from proofspan.eligibility import wider
from proofspan.errors import ProofspanError
from proofspan.passages import Passage, fields
from proofspan.spans import Span
from proofspan.stores.embedded import cache, reading, schema, seals, writing
from proofspan.stores.embedded.arrays import unlike
from proofspan.stores.embedded.index import derived
from proofspan.stores.embedded.losses import leftovers, losses
from proofspan.stores.embedded.postings import pack
from proofspan.stores.nouns import Drift, Entry

RECEIPTS = """
SELECT id, body, said, sealed, EXISTS (
       SELECT 1 FROM sources s JOIN revisions r ON (r.document, r.label) = (s.document, s.label)
        WHERE s.receipt = receipts.id AND r.withdrawn IS NOT NULL)
  FROM receipts
"""
"""Every receipt, and whether a revision that it draws on was withdrawn."""


def check(connection: sqlite3.Connection, analyzer: Analyzer, index: Path | None) -> tuple[Drift, ...]:
    """Every fault found, the record's own first."""
    damage = _damage(connection)
    if damage:
        return tuple(
            Drift("record-damaged", "record", f"{text}: restore the archive from an export", False) for text in damage
        )
    try:
        return _looked_through(connection, analyzer, index)
    except (sqlite3.Error, ValueError, TypeError, KeyError, IndexError, AttributeError, ProofspanError) as error:
        message = f"it holds what was never written ({error}): restore the archive from an export"
        return (Drift("record-damaged", "record", message, False),)


def _looked_through(connection: sqlite3.Connection, analyzer: Analyzer, index: Path | None) -> tuple[Drift, ...]:
    if schema.outdated(connection):
        message = (
            f"format {schema.version(connection)}, this proofspan writes format {schema.VERSION}: the next write "
            "brings it up, or `--repair`, which looks through it then"
        )
        return (Drift("older-format", "record", message, True),)
    faults = [*_layout(connection, analyzer), *losses(connection), *_sealed(connection)]
    entries = reading.entries(connection, reading.sequence(connection))
    for row, entry in entries:
        if not entry.withdrawn:
            faults += _revision(connection, analyzer, row, entry)
    faults += leftovers(connection)
    faults += _derived(entries)
    if index is not None and index.exists():
        # Arrays that differ from a record that was changed are right, as a rule.
        readable = not any(fault.kind in ("terms-changed", "vectors-changed") for fault in faults)
        faults += _index(connection, index, compare=readable)
    return tuple(faults)


def _index(connection: sqlite3.Connection, folder: Path, *, compare: bool) -> Iterator[Drift]:
    """The saved arrays against what was written, and against what the record says now."""
    saved = cache.load(folder)
    for part in saved.wrong if saved else ():
        yield Drift("index-damaged", part, "its bytes are not those that were written: it is rebuilt", True)
    if not compare or saved is None or saved.arrays is None:
        return
    if saved.token != reading.token(connection, reading.sequence(connection)):
        return  # of an earlier write: it is brought up to the record when it is next used
    differing = unlike(saved.arrays, derived(connection))
    if differing:
        message = f"{', '.join(differing)} do not hold what the record holds: they are rebuilt"
        yield Drift("index-drifted", "index", message, True)


def _damage(connection: sqlite3.Connection) -> list[str]:
    try:
        return [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def repair(connection: sqlite3.Connection, analyzer: Analyzer) -> None:
    """Brings the record to the present format and derives terms again from texts, inside the caller's transaction;
    texts, spans and metadata stay. A revision with any other fault is left alone: terms of what is left of it would
    hide what is gone.
    """
    schema.bring_up(connection)
    for row, entry in reading.entries(connection, reading.sequence(connection)):
        found = [] if entry.withdrawn else list(_revision(connection, analyzer, row, entry))
        if found and all(drift.kind == "terms-changed" for drift in found):
            for generation, words, blob in _expected(connection, analyzer, row, entry):
                connection.execute(
                    "UPDATE generations SET words = ?, postings = ? WHERE id = ?", (words, blob, generation)
                )


def _sealed(connection: sqlite3.Connection) -> Iterator[Drift]:
    """What was said of a revision, and what was kept of an answer, that is not what was written."""
    for _, sealed, document, label, digest, sequence, *rest in connection.execute(seals.STATES):
        if sealed != seals.stated([document, label, digest, sequence, *rest]):
            message = f"its name or metadata are not those of write {sequence}: restore an export"
            yield Drift("metadata-changed", f"{document} {label}", message, False)
    for name, body, said, sealed, gone in connection.execute(RECEIPTS):
        proved, _, words = sealed.partition(" ")
        same = words == digest_of(said) if said is not None else bool(gone or not words)
        if proved != seals.receipt(connection, name, body) or not same:
            message = "it does not say what was kept, or name the same sources: restore an export"
            yield Drift("receipt-changed", name, message, False)


def _layout(connection: sqlite3.Connection, analyzer: Analyzer) -> Iterator[Drift]:
    made = writing.layout(connection)
    if made is None and connection.execute("SELECT 1 FROM revisions LIMIT 1").fetchone():
        yield Drift("layout-missing", "settings", "what it was made with is not known: restore an export", False)
    kept = dict(connection.execute("SELECT key, value FROM meta").fetchall())
    if made and kept.get("sealed") != digest_of(kept["layout"]):
        message = "what it was made with is not what was written then: restore an export"
        yield Drift("layout-changed", "settings", message, False)
    if made and made.analyzer.partition("@")[2] != analyzer.digest:
        yield Drift(
            "analyzer-changed",
            "settings",
            f"made with {made.analyzer}, this proofspan has {analyzer.digest}: add the documents to a new archive",
            False,
        )


def _revision(connection: sqlite3.Connection, analyzer: Analyzer, row: int, entry: Entry) -> Iterator[Drift]:
    where = str(entry.revision)
    text = connection.execute(
        "SELECT c.text, r.kept FROM contents c JOIN revisions r ON r.id = c.revision WHERE c.revision = ?", (row,)
    ).fetchone()
    if text is None:
        yield Drift("text-missing", where, "the record holds no text for it: withdraw it and add it anew", False)
        return
    if digest_of(text[0]) != entry.digest:
        yield Drift("text-changed", where, "its text is not what was added: withdraw it and add it anew", False)
        return
    content = connection.execute(seals.CONTENT, (row,)).fetchone()
    if seals.kept(content, connection.execute(seals.PAGES, (row,))) != text[1]:
        yield Drift("source-changed", where, "its sections, pages or file are not those that were added", False)
    cuts = _cuts(connection, row)
    if cuts:
        yield Drift("passages-changed", where, f"{cuts} of its cuts are not those that were made: add it anew", False)
        return
    for generation, words, blob in _expected(connection, analyzer, row, entry):
        kept = connection.execute("SELECT words, postings FROM generations WHERE id = ?", (generation,)).fetchone()
        if kept != (words, blob):
            yield Drift("terms-changed", where, "its terms are not those of its passages: they are rebuilt", True)
        yield from _vectors(connection, generation, where)


def _vectors(connection: sqlite3.Connection, generation: int, where: str) -> Iterator[Drift]:
    made = writing.layout(connection)
    lacking = connection.execute(
        "SELECT count(*) FROM passages WHERE generation = ? AND key NOT IN (SELECT key FROM vectors)", (generation,)
    ).fetchone()[0]
    if made and made.encoder and lacking:
        yield Drift("vectors-missing", where, f"{lacking} passages have no vector: add it to a new archive", False)
        return
    (kept,) = connection.execute("SELECT encoded FROM generations WHERE id = ?", (generation,)).fetchone()
    vectors = (vector for (vector,) in connection.execute(seals.VECTORS, (generation,)))
    if seals.encoded(made.encoder if made else "", vectors) != kept:
        message = "its vectors, or the encoder that gave them, are not those that were added: restore an export"
        yield Drift("vectors-changed", where, message, False)


def _cuts(connection: sqlite3.Connection, row: int) -> int:
    """How many generations of a revision are not there, not in force when they were, or do not have the passages they
    were made with.
    """
    generations = connection.execute(
        "SELECT added, retired, language, id, cut FROM generations WHERE revision = ? ORDER BY id", (row,)
    ).fetchall()
    lives = _lives(connection, row)
    wrong = abs(len(lives) - len(generations))
    for life, (*lived, generation, cut) in zip(lives, generations, strict=False):
        wrong += list(life) != lived or seals.cut(connection.execute(seals.PASSAGES, (generation,))) != cut
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


def _expected(
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
            for start, stop, heading in connection.execute(
                "SELECT start, stop, heading FROM passages WHERE generation = ? ORDER BY key", (generation,)
            )
        ]
        words, blob = pack(analyzer, [fields(passage, title) for passage in passages], language)
        yield generation, words, blob


def _derived(entries: list[tuple[int, Entry]]) -> Iterator[Drift]:
    """Summaries that say more than their source still does, or to more people."""
    by_revision = {entry.revision: entry for _, entry in entries}
    for entry in by_revision.values():
        for name in entry.derived_from if not entry.withdrawn else ():
            source = by_revision.get(name)
            reason = _changed(entry, source)
            if reason:
                message = f"its source {name} {reason}: read it again, then amend, replace or withdraw the summary"
                yield Drift("stale-summary", str(entry.revision), message, False)
            if source and not source.withdrawn and wider(entry.policy.allowed_groups, source.policy.allowed_groups):
                message = f"its groups are wider than those of {name}: nobody beyond them is shown it; amend its groups"
                yield Drift("wider-than-source", str(entry.revision), message, False)


def _changed(summary: Entry, source: Entry | None) -> str:
    if source is None:
        return "is not in the archive"
    if source.withdrawn:
        return "was withdrawn"
    if summary.policy.status in IN_FORCE and source.policy.status not in IN_FORCE:
        return f"is {source.policy.status} now"
    ends, source_ends = summary.policy.validity.valid_to, source.policy.validity.valid_to
    if source_ends and (ends is None or ends > source_ends):
        return f"holds only until {source_ends}"
    return "was amended later" if source.sequence > summary.sequence else ""
