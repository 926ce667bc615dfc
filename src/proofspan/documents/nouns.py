"""The nouns of the documents room: what a document is, where its parts stand and when it is in force."""

import hashlib
import re
import unicodedata
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from proofspan.errors import InputError
from proofspan.spans import Span

PUBLIC = "public"
"""The group that everybody belongs to and that nobody has to name."""


class Status(StrEnum):
    """Where a revision stands in its life. Quarantined ones are readable by nobody, whatever is asked for."""

    DRAFT = "draft"
    CURRENT = "current"
    PUBLISHED = "published"
    OBSOLETE = "obsolete"
    QUARANTINED = "quarantined"


IN_FORCE = frozenset({Status.PUBLISHED, Status.CURRENT})
"""The statuses that may be asked from unless an operator names others."""


@dataclass(frozen=True, slots=True, order=True)
class Revision:
    """One revision of one document. `str()` is `returns-v2`, or `returns@2026-03-01` when the label has a hyphen."""

    document: str
    label: str

    def __str__(self) -> str:
        return f"{self.document}{'@' if '-' in self.label else '-'}{self.label}"

    @classmethod
    def parse(cls, text: str) -> "Revision":
        """The inverse of `str()`; raises `InputError` when the text cannot be a revision."""
        if any("\ud800" <= character <= "\udfff" for character in text):
            raise InputError(f"{text!a} is not text in UTF-8: write the revision as a list shows it")
        text = unicodedata.normalize("NFC", text)
        for mark in "@-":
            document, found, label = text.rpartition(mark)
            if found and document and label:
                return cls(document, label)
        raise InputError(f"{text!r} is not a revision: write it like returns-v2 or returns@2026-03-01")


@dataclass(frozen=True, slots=True, order=True)
class Evidence:
    """A section of a revision: what an answer needs, whatever the chunks. `str()` is `returns-v2#window`."""

    revision: Revision
    section: str

    def __str__(self) -> str:
        return f"{self.revision}#{self.section}"

    @classmethod
    def parse(cls, text: str) -> "Evidence":
        """The inverse of `str()`; raises `InputError` when the text cannot be evidence."""
        revision, found, section = text.partition("#")
        if not found or not section:
            raise InputError(f"{text!r} is not evidence: write it like returns-v2#window")
        return cls(Revision.parse(revision), section)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it, up to the next heading. `name` is what follows `#` in an evidence id.

    `span` starts at the heading's own line. `heading` is the heading as a reader sees it; `path` the headings
    above it, outermost first, without the document's title. The preamble before any heading has name `top`.
    """

    name: str
    heading: str
    span: Span
    level: int = 1
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its number from 1, its characters in `Document.text`, its size in points.

    `boxes` holds a little-endian float32 quadruple (left, bottom, right, top, in points from the lower left
    corner) for every character of the span, NaN where a character has no ink; empty when the kind has no boxes.
    """

    number: int
    span: Span
    width: float = 0.0
    height: float = 0.0
    boxes: bytes = b""


@dataclass(frozen=True, slots=True)
class Validity:
    """The days on which a revision holds: `valid_from` is the first day in, `valid_to` the first day out."""

    valid_from: date | None = None
    valid_to: date | None = None

    def __post_init__(self) -> None:
        if self.valid_from and self.valid_to and self.valid_from >= self.valid_to:
            raise InputError(
                f"valid_from {self.valid_from} must come before valid_to {self.valid_to}: no day would be left"
            )

    def holds_on(self, day: date) -> bool:
        """Whether `valid_from <= day < valid_to`, an open end holding for ever."""
        return (self.valid_from is None or self.valid_from <= day) and (self.valid_to is None or day < self.valid_to)

    def meets(self, other: "Validity") -> bool:
        """Whether there is a day on which both hold."""
        starts_before_other_ends = not (self.valid_from and other.valid_to and self.valid_from >= other.valid_to)
        other_starts_before_end = not (other.valid_from and self.valid_to and other.valid_from >= self.valid_to)
        return starts_before_other_ends and other_starts_before_end


@dataclass(frozen=True, slots=True)
class Policy:
    """Who may see a revision and when: all that eligibility looks at. Amending a document changes only this."""

    status: Status = Status.PUBLISHED
    products: frozenset[str] = frozenset()
    allowed_groups: frozenset[str] = frozenset()
    validity: Validity = Validity()


@dataclass(frozen=True, slots=True)
class Table:
    """A table inside the text: its whole span and its header row's span (empty when it has none)."""

    span: Span
    header: Span


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that readers of a part of the text should know: `low-text-quality`, `ocr-layer`."""

    kind: str
    span: Span


@dataclass(frozen=True, slots=True)
class Source:
    """The file a document was read from: its name (never a path), its kind and its bytes as they were."""

    name: str
    kind: str
    data: bytes = b""


@dataclass(frozen=True, slots=True)
class Document:
    """One revision with its text. Every offset anywhere in proofspan counts characters of `text`.

    `hidden` says how many characters of the file nobody can see and were left out of `text`, by kind.
    """

    revision: Revision
    title: str
    text: str
    policy: Policy
    language: str = "en"
    sections: tuple[Section, ...] = ()
    pages: tuple[Page, ...] = ()
    tables: tuple[Table, ...] = ()
    derived_from: tuple[Revision, ...] = ()
    owner: str = ""
    source: Source = field(default=Source("", "text"))
    flags: tuple[Flag, ...] = ()
    hidden: tuple[tuple[str, int], ...] = ()

    @property
    def digest(self) -> str:
        """SHA-256 of the text in UTF-8, as hexadecimal: the identity of what the revision says."""
        return digest_of(self.text)

    def section_at(self, position: int) -> Section | None:
        """The section in which the character at `position` lies, or None when the document has none there."""
        return next((s for s in reversed(self.sections) if s.span.start <= position), None)

    def page_at(self, position: int) -> int | None:
        """The number of the page on which the character at `position` stands; None for kinds without pages."""
        return next((p.number for p in self.pages if p.span.start <= position < p.span.end), None)


def day_of(text: str) -> date:
    """The calendar day of `2026-03-01`, written so and not otherwise; `InputError` for any other text."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise InputError(f"{text!r} is not a day: write it like 2026-03-01")
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InputError(f"{text!r} is not a day of the calendar") from None


def digest_of(text: str) -> str:
    """SHA-256 of the text in UTF-8, lone surrogates passed through, as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def slug(heading: str) -> str:
    """The heading as a section name: lower case, words joined by hyphens, letters of any script kept."""
    return "-".join(re.findall(r"\w+", heading.casefold())) or "section"
