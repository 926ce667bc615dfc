"""The nouns of an evaluation set: questions as they are written, and cases as they are understood."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from proofspan.documents import Document, Revision
from proofspan.spans import Span

LEFT_OUT = "left out: "
"""How the note on a document begins that was not read, or not taken."""


class Kind(StrEnum):
    """What an evidence id names."""

    PASSAGE = "passage"
    DOCUMENT = "document"
    SECTION = "section"
    ANCHOR = "anchor"


@dataclass(frozen=True, slots=True)
class Target:
    """A piece of evidence: where it stands, whatever the chunks.

    `spans` are the places of which a passage must hold one whole; none for a document, of which any passage
    will do. `grade` is how much it is worth, above 0.
    """

    id: str
    kind: Kind
    revision: Revision
    spans: tuple[Span, ...] = ()
    grade: float = 1.0

    def met_by(self, revision: Revision, span: Span, *, exact: bool = False) -> bool:
        """Whether a passage is this evidence or holds it whole. `exact`: a passage of a set only counts as itself."""
        if revision != self.revision:
            return False
        if self.kind is Kind.DOCUMENT:
            return True
        if exact and self.kind is Kind.PASSAGE:
            return span in self.spans
        return any(span.holds(place) for place in self.spans)

    def touched_by(self, revision: Revision, span: Span) -> bool:
        """Whether a passage shares at least one character with it; of a document, whether it is a part of it."""
        if revision != self.revision:
            return False
        return self.kind is Kind.DOCUMENT or any(span.overlaps(place) for place in self.spans)


@dataclass(frozen=True, slots=True)
class Anchor:
    """Literal words of a document, by its id in the set. `span` is None when only the words are given."""

    document: str
    text: str
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A line of queries.jsonl. `required` has evidence ids with their grades; empty when the anchors decide.

    `answerable` is None when the line does not say; `as_of` None when it names no day. `without` names
    revisions that are left out of the archive for this question.
    """

    line: int
    id: str
    text: str
    answerable: bool | None = None
    required: tuple[tuple[str, float], ...] = ()
    anchors: tuple[Anchor, ...] = ()
    forbidden: tuple[str, ...] = ()
    groups: frozenset[str] = frozenset()
    as_of: date | None = None
    products: frozenset[str] = frozenset()
    language: str = ""
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GoldenCase:
    """A question whose evidence has been found in the set. `required` is empty unless it is answerable.

    `anchors` are the literal words that answer, whether or not it is they that are required.
    """

    question: Question
    answerable: bool
    required: tuple[Target, ...] = ()
    anchors: tuple[Target, ...] = ()
    forbidden: tuple[Target, ...] = ()
    without: frozenset[Revision] = frozenset()

    @property
    def id(self) -> str:
        """The question's id."""
        return self.question.id


@dataclass(frozen=True, slots=True)
class Invalid:
    """A question that cannot be counted, and why: `kind` is one of the words of docs/measures."""

    id: str
    line: int
    kind: str
    reason: str

    @property
    def values(self) -> dict[str, str | int]:
        """The same as JSON values."""
        return {"id": self.id, "line": self.line, "kind": self.kind, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class GoldenSet:
    """A set as it was read. `ids` maps corpus ids to revisions, `passages` the set's passage ids to their place.

    A set that brings no documents is for archives that exist already.
    """

    name: str
    questions: tuple[Question, ...]
    documents: tuple[Document, ...] = ()
    ids: Mapping[str, Revision] = field(default_factory=dict)
    passages: Mapping[str, tuple[Revision, Span]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def undocumented(self) -> str:
        """Why nothing can be built of it, where none of its documents was read."""
        left_out = next((note for note in self.notes if note.startswith(LEFT_OUT)), "")
        return f"{self.name}: no document in it that can be read{f': {left_out}' if left_out else ''}"
