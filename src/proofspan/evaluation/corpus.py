"""The documents of a set: rows of corpus.jsonl, or a folder that `add` reads."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from proofspan.analysis import detect
from proofspan.archive import submissions
from proofspan.documents import PUBLIC, Document, Policy, Revision, Source, Status, Validity
from proofspan.documents.manifest import Metadata
from proofspan.errors import GoldenSetError, InputError
from proofspan.evaluation.misspelt import misspelt
from proofspan.evaluation.nouns import LEFT_OUT
from proofspan.evaluation.rows import Row, rows
from proofspan.retrieval.questions import NAMES

FILES = ("corpus.jsonl", "corpus.jsonl.gz")
"""What a corpus is called in its folder."""
LABEL = "v1"
"""The label of a revision whose row names none."""
SAMPLE = 20_000
"""Characters of a corpus that its language is told from, where its rows do not name it."""
ROW = ("title", "text", "metadata")
"""The keys of a row that are read, beside its id."""
SAID = ("document_id", "revision", "status", "product", "allowed_groups", "valid_from", "valid_to", "lang")
"""The keys of its metadata that are."""
STATUSES = tuple(status for status in Status if status is not Status.QUARANTINED)


@dataclass(frozen=True, slots=True)
class Corpus:
    """Documents in the order in which they are added, what each is called in the set, and what was assumed."""

    documents: tuple[Document, ...]
    ids: dict[str, Revision]
    notes: tuple[str, ...]


def read_rows(path: Path, *, key: str = "id") -> Corpus:
    """The documents of a corpus.jsonl, a row each; raises `GoldenSetError` naming file and line.

    `key` is the one that a row's id stands under. A corpus whose rows name no groups is public; where some rows name
    them, silence is readable by nobody.
    """
    read = list(rows(path))
    metadata = [row.inner("metadata") for row in read]
    grouped = any(each.values.get("allowed_groups") is not None for each in metadata)
    language = detect(_sample(read))
    silent = frozenset() if grouped else frozenset({PUBLIC})
    names = [row.name(key) for row in read]
    documents = [_document(row, name, language, silent) for row, name in zip(read, names, strict=True)]
    ids: dict[str, Revision] = {}
    lines: dict[Revision, int] = {}
    for row, name, each in zip(read, names, documents, strict=True):
        revision = each.revision
        if name in ids:
            raise row.fault(f"the id {name!r} stands in line {lines[ids[name]]} already")
        if revision in lines:
            raise row.fault(f"{revision} stands in line {lines[revision]} already: give each its own revision")
        ids[name], lines[revision] = revision, row.line
    astray = (*misspelt(read, (key, *ROW), inner=SAID), *misspelt(metadata, SAID))
    return Corpus(tuple(documents), ids, (*astray, *_assumed(read, metadata, language=language)))


def read_folder(path: Path) -> Corpus:
    """The documents of a folder that `add` reads; what cannot be read is a note, as in `add`'s report."""
    documents: dict[Revision, Document] = {}
    notes: list[str] = []
    for submission in submissions([path], Metadata()):
        if submission.document is None:
            notes.append(f"{LEFT_OUT}{submission.file}: {submission.reason}")
        elif submission.document.revision in documents:
            notes.append(f"{LEFT_OUT}{submission.file}: {submission.document.revision} was read from another file")
        else:
            documents[submission.document.revision] = submission.document
    unread = sum(not each.policy.allowed_groups for each in documents.values())
    if unread:
        notes.append(f"{unread} documents name no groups: they are readable by nobody")
    return Corpus(tuple(documents.values()), {}, tuple(notes))


def _document(row: Row, name: str, language: str, silent: frozenset[str]) -> Document:
    metadata = row.inner("metadata")
    revision = Revision(
        metadata.name("document_id") if metadata.values.get("document_id") is not None else name,
        metadata.name("revision") if metadata.values.get("revision") is not None else LABEL,
    )
    return Document(
        revision,
        row.string("title"),
        row.string("text"),
        _policy(metadata, silent),
        metadata.string("lang") or language,
        source=Source(row.file, "text"),
    )


def _policy(metadata: Row, silent: frozenset[str]) -> Policy:
    groups = metadata.names("allowed_groups")
    try:
        validity = Validity(metadata.day("valid_from"), metadata.day("valid_to"))
    except GoldenSetError:
        raise
    except InputError as error:
        raise metadata.fault(str(error)) from None
    status = metadata.string("status", Status.PUBLISHED.value)
    if status not in STATUSES:
        raise metadata.fault(f"status is one of {', '.join(STATUSES)}, found {status!r:.60}")
    return Policy(
        Status(status),
        frozenset(metadata.names("product") or ()),
        silent if groups is None else frozenset(groups),
        validity,
    )


def _sample(read: Sequence[Row]) -> str:
    parts: list[str] = []
    length = 0
    for row in read:
        if length >= SAMPLE:
            break
        parts.append(f"{row.string('title')}\n{row.string('text')}")
        length += len(parts[-1])
    return "\n".join(parts)


def _assumed(read: Sequence[Row], metadata: Sequence[Row], *, language: str) -> tuple[str, ...]:
    """What the rows do not say and how it was read."""
    notes = []
    silent = _silent(metadata, "allowed_groups")
    if silent and silent == len(read):
        notes.append("no document names groups: all are read as public")
    elif silent:
        notes.append(f"{silent} documents name no groups where others do: they are readable by nobody")
    if silent := _silent(metadata, "status"):
        notes.append(f"{silent} documents name no status: they are read as published")
    dates = [each for each in metadata if not (each.values.get("valid_from") or each.values.get("valid_to"))]
    if dates:
        notes.append(f"{len(dates)} documents name no dates: they are read as always valid")
    if silent := _silent(metadata, "lang"):
        notes.append(
            f"{silent} documents name no language: {NAMES.get(language, language)} was detected for the corpus"
        )
    if empty := sum(not row.string("text").strip() for row in read):
        notes.append(f"{empty} documents have no text: they are found by their title and never delivered")
    return tuple(notes)


def _silent(metadata: Sequence[Row], key: str) -> int:
    return sum(each.values.get(key) is None for each in metadata)
