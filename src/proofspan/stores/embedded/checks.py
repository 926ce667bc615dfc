"""What `doctor` looks at: whether the record agrees with itself, and what is derived with the record."""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from proofspan.analysis import Analyzer
from proofspan.documents import digest_of
from proofspan.errors import ProofspanError
from proofspan.stores.embedded import cache, reading, revisions, schema, seals, shape, summaries, writing
from proofspan.stores.embedded.arrays import unlike
from proofspan.stores.embedded.connecting import snapshot
from proofspan.stores.embedded.index import derived
from proofspan.stores.embedded.losses import leftovers, losses, miswritten
from proofspan.stores.nouns import Drift

RECEIPTS = """
SELECT id, body, said, sealed, EXISTS (
       SELECT 1 FROM sources s JOIN revisions r ON (r.document, r.label) = (s.document, s.label)
        WHERE s.receipt = receipts.id AND r.withdrawn IS NOT NULL)
  FROM receipts
"""
"""Every receipt, and whether a revision that it draws on was withdrawn."""
UNREADABLE = """
SELECT id FROM receipts WHERE typeof(body) <> 'text' OR NOT json_valid(body) OR typeof(said) NOT IN ('text', 'null')
"""
REBUILT = "they are rebuilt"
RESTORE = "restore the archive from an export"
VECTORS = frozenset({"vectors-changed", "vectors-missing"})
CHANGED = VECTORS | {"terms-changed"}


def check(connection: sqlite3.Connection, analyzer: Analyzer, index: Path | None) -> tuple[Drift, ...]:
    """Every fault found in one state of the record, its own first. A record of an earlier format is looked through as
    far as it has digests, and named besides.
    """
    with snapshot(connection):
        damage = _damage(connection)
        if damage:
            return tuple(Drift("record-damaged", "record", f"{text}: {RESTORE}", False) for text in damage)
        schema.still(connection, "the archive")
        before: list[Drift] = []
        try:
            before += [*_older(connection), *shape.differing(connection)]
            return (*before, *_looked_through(connection, analyzer, index))
        except (sqlite3.Error, ValueError, TypeError, KeyError, IndexError, AttributeError, ProofspanError) as error:
            message = f"it holds what was never written ({error}): {RESTORE}"
            return (Drift("record-damaged", "record", message, False), *before)


def _older(connection: sqlite3.Connection) -> Iterator[Drift]:
    digests = schema.Digests.of(connection)
    if not digests.every:
        unseen = "vectors, pages, metadata and receipts" if digests.files else "anything but its texts"
        message = (
            f"format {schema.version(connection)}, this proofspan writes format {schema.VERSION}: it has no digests of "
            f"{unseen}, so that not every change of these can be seen; the next write gives it them, or `--repair`"
        )
        yield Drift("older-format", "record", message, True)


def _looked_through(connection: sqlite3.Connection, analyzer: Analyzer, index: Path | None) -> tuple[Drift, ...]:
    faults = [*_layout(connection, analyzer), *losses(connection), *miswritten(connection), *_sealed(connection)]
    entries = reading.entries(connection, reading.sequence(connection))
    for row, entry in entries:
        if not entry.withdrawn:
            faults += revisions.changes(connection, analyzer, row, entry)
    faults += leftovers(connection)
    faults += summaries.stale(entries)
    if index is not None and index.exists():
        # Arrays that differ from a record that was changed are right, as a rule.
        readable = not any(fault.kind in CHANGED for fault in faults)
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
        unsure = "vectors" in differing and schema.outdated(connection)
        then = "a repair takes the record's, though this format cannot tell which is right" if unsure else REBUILT
        message = f"{', '.join(differing)} do not hold what the record holds: {then}"
        yield Drift("index-drifted", "index", message, True)


def _damage(connection: sqlite3.Connection) -> list[str]:
    try:
        return [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def repair(connection: sqlite3.Connection, analyzer: Analyzer) -> None:
    """Brings the record to the present format, makes indices and triggers anew that are not as they were made, and
    derives terms again from texts, inside the caller's transaction; texts, spans and metadata stay. A revision with
    any other fault is left alone: terms of what is left of it would hide what is gone.
    """
    schema.bring_up(connection)
    shape.restore(connection)
    for row, entry in reading.entries(connection, reading.sequence(connection)):
        found = [] if entry.withdrawn else list(revisions.changes(connection, analyzer, row, entry))
        if found and all(drift.kind == "terms-changed" for drift in found):
            for generation, words, blob in revisions.expected(connection, analyzer, row, entry):
                connection.execute(
                    "UPDATE generations SET words = ?, postings = ? WHERE id = ?", (words, blob, generation)
                )


def last(found: Iterable[Drift]) -> bool:
    """Whether the saved arrays may be the last to have vectors that the record has lost, and nothing speaks against
    them: then a repair leaves them.
    """
    kinds = {drift.kind for drift in found}
    return bool(kinds & VECTORS) and not kinds & {"terms-changed", "index-damaged"}


def _sealed(connection: sqlite3.Connection) -> Iterator[Drift]:
    """What was said of a revision, and what was kept of an answer, that is not what was written; without digests,
    in earlier formats, receipts that cannot have been.
    """
    if schema.outdated(connection):
        for (name,) in connection.execute(UNREADABLE):
            yield Drift("receipt-changed", name, "it holds what was never kept: restore an export", False)
        return
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
    if made and not schema.outdated(connection) and kept.get("sealed") != digest_of(kept["layout"]):
        message = "what it was made with is not what was written then: restore an export"
        yield Drift("layout-changed", "settings", message, False)
    if made and made.analyzer.partition("@")[2] != analyzer.digest:
        yield Drift(
            "analyzer-changed",
            "settings",
            f"made with {made.analyzer}, this proofspan has {analyzer.digest}: add the documents to a new archive",
            False,
        )
