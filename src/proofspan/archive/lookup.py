"""What an id names: a document, a revision, a section of it or a span of its text; never more than one may read."""

import re
from dataclasses import dataclass

from proofspan.documents import Document, Evidence, Revision
from proofspan.eligibility import Eligibility
from proofspan.errors import InputError, NotFoundError
from proofspan.spans import Span
from proofspan.stores import Entry, Store

_PASSAGE = re.compile(r"(?P<revision>.+):(?P<start>[0-9]{1,12})-(?P<end>[0-9]{1,12})", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Place:
    """A revision and the part of its text that an id names: the whole of it for the id of a revision."""

    document: Document
    span: Span


@dataclass(frozen=True, slots=True)
class Family:
    """The revisions of one document that the asker may read, in order of insertion; at least one."""

    document: str
    entries: tuple[Entry, ...]


def look_up(store: Store, name: str, eligibility: Eligibility) -> Place | Family:
    """What the id names, a revision before a document of the same name.

    Raises `NotFoundError`, in the same words, for what is unknown and for what this asker may not read.
    """
    entries = store.entries(eligibility)
    readable = {str(entry.revision): entry.revision for entry in entries}
    place = _place(store, name, readable, eligibility)
    if place is not None:
        return place
    family = tuple(entry for entry in entries if entry.revision.document == name)
    if not family:
        raise NotFoundError.of(name)
    return Family(name, family)


def _place(store: Store, name: str, readable: dict[str, Revision], eligibility: Eligibility) -> Place | None:
    if name in readable:
        document = store.document(readable[name], eligibility)
        return Place(document, Span(0, len(document.text)))
    passage = _PASSAGE.fullmatch(name)
    if passage and passage["revision"] in readable:
        document = store.document(readable[passage["revision"]], eligibility)
        start, end = int(passage["start"]), int(passage["end"])
        return Place(document, Span(start, end)) if start <= end <= len(document.text) else None
    return _section(store, name, readable, eligibility)


def _section(store: Store, name: str, readable: dict[str, Revision], eligibility: Eligibility) -> Place | None:
    try:
        evidence = Evidence.parse(name)
    except InputError:
        return None
    if str(evidence.revision) not in readable:
        return None
    document = store.document(evidence.revision, eligibility)
    span = next((s.span for s in document.sections if s.name == evidence.section), None)
    return Place(document, span) if span is not None else None
