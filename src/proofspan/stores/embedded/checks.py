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
from proofspan.stores.embedded import cache, reading, writing
from proofspan.stores.embedded.arrays import unlike
from proofspan.stores.embedded.index import derived
from proofspan.stores.embedded.postings import pack
from proofspan.stores.nouns import Drift, Entry


def check(connection: sqlite3.Connection, analyzer: Analyzer, index: Path | None) -> tuple[Drift, ...]:
    """Every fault found, the record's own first."""
    damage = _damage(connection)
    if damage:
        return tuple(
            Drift("record-damaged", "record", f"{text}: restore the archive from an export", False) for text in damage
        )
    try:
        return _looked_through(connection, analyzer, index)
    except (sqlite3.Error, ValueError, TypeError, KeyError, IndexError, ProofspanError) as error:
        message = f"it holds what was never written ({error}): restore the archive from an export"
        return (Drift("record-damaged", "record", message, False),)


def _looked_through(connection: sqlite3.Connection, analyzer: Analyzer, index: Path | None) -> tuple[Drift, ...]:
    faults = [*_layout(connection, analyzer), *_gaps(connection)]
    entries = reading.entries(connection, reading.sequence(connection))
    for row, entry in entries:
        if not entry.withdrawn:
            faults += _revision(connection, analyzer, row, entry)
    faults += _orphans(connection)
    faults += _derived(entries)
    if index is not None and index.exists():
        readable = not any(fault.kind == "terms-changed" for fault in faults)
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
    """Derives terms again from texts, inside the caller's transaction; texts, spans and metadata stay. A revision
    with any other fault is left alone: terms of what is left of it would hide what is gone.
    """
    for row, entry in reading.entries(connection, reading.sequence(connection)):
        found = [] if entry.withdrawn else list(_revision(connection, analyzer, row, entry))
        if found and all(drift.kind == "terms-changed" for drift in found):
            for generation, words, blob in _expected(connection, analyzer, row, entry):
                connection.execute(
                    "UPDATE generations SET words = ?, postings = ? WHERE id = ?", (words, blob, generation)
                )


def _gaps(connection: sqlite3.Connection) -> Iterator[Drift]:
    """Writes that are missing from the log, and revisions whose metadata or whose log entry is gone."""
    count, last = connection.execute("SELECT count(*), coalesce(max(sequence), 0) FROM changes").fetchone()
    if count != last:
        yield Drift("writes-missing", "changes", f"{last - count} writes are missing: restore an export", False)
    connection.execute("SELECT id FROM receipts LIMIT 1").fetchone()
    for document, label in connection.execute(
        "SELECT document, label FROM revisions WHERE id NOT IN (SELECT revision FROM states)"
    ):
        yield Drift("metadata-missing", f"{document} {label}", "nobody can read it: restore an export", False)


def _layout(connection: sqlite3.Connection, analyzer: Analyzer) -> Iterator[Drift]:
    made = writing.layout(connection)
    if made is None and connection.execute("SELECT 1 FROM revisions LIMIT 1").fetchone():
        yield Drift("layout-missing", "settings", "what it was made with is not known: restore an export", False)
    if made and made.analyzer.partition("@")[2] != analyzer.digest:
        yield Drift(
            "analyzer-changed",
            "settings",
            f"made with {made.analyzer}, this proofspan has {analyzer.digest}: add the documents to a new archive",
            False,
        )


def _revision(connection: sqlite3.Connection, analyzer: Analyzer, row: int, entry: Entry) -> Iterator[Drift]:
    where = str(entry.revision)
    content = connection.execute(
        "SELECT c.text, c.structure, c.source_data, r.kept FROM contents c JOIN revisions r ON r.id = c.revision "
        "WHERE c.revision = ?",
        (row,),
    ).fetchone()
    if content is None:
        yield Drift("text-missing", where, "the record holds no text for it: withdraw it and add it anew", False)
        return
    if digest_of(content[0]) != entry.digest:
        yield Drift("text-changed", where, "its text is not what was added: withdraw it and add it anew", False)
        return
    if writing.kept_digest(content[1], content[2]) != content[3]:
        yield Drift("source-changed", where, "its sections or its file are not those that were added", False)
    cuts = _cuts(connection, row)
    if cuts:
        yield Drift("passages-changed", where, f"{cuts} of its cuts are not those that were made: add it anew", False)
        return
    made = writing.layout(connection)
    vectors = bool(made and made.encoder)
    for generation, words, blob in _expected(connection, analyzer, row, entry):
        kept = connection.execute("SELECT words, postings FROM generations WHERE id = ?", (generation,)).fetchone()
        if kept != (words, blob):
            yield Drift("terms-changed", where, "its terms are not those of its passages: they are rebuilt", True)
        lacking = connection.execute(
            "SELECT count(*) FROM passages WHERE generation = ? AND key NOT IN (SELECT key FROM vectors)",
            (generation,),
        ).fetchone()[0]
        if vectors and lacking:
            yield Drift("vectors-missing", where, f"{lacking} passages have no vector: add it to a new archive", False)


def _cuts(connection: sqlite3.Connection, row: int) -> int:
    """How many generations of a revision do not have the passages they were made with; 1 when there is none."""
    generations = connection.execute("SELECT id, cut FROM generations WHERE revision = ?", (row,)).fetchall()
    wrong = 0
    for generation, cut in generations:
        passages = connection.execute(
            "SELECT start, stop, heading FROM passages WHERE generation = ? ORDER BY key", (generation,)
        )
        wrong += writing.cut_digest(passages) != cut
    return wrong if generations else 1


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


def _orphans(connection: sqlite3.Connection) -> Iterator[Drift]:
    for name, key in connection.execute(
        "SELECT 'contents', revision FROM contents WHERE revision IN (SELECT id FROM revisions WHERE withdrawn "
        "IS NOT NULL) UNION ALL SELECT 'vectors', key FROM vectors WHERE key NOT IN (SELECT key FROM passages)"
    ):
        yield Drift("orphan", f"{name} {key}", "left behind by something that is gone", False)


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
