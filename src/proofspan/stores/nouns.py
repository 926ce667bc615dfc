"""The nouns of a store: what is written to it, what it lists, what it finds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from proofspan.documents import Document, Policy, Revision
from proofspan.passages import Passage

if TYPE_CHECKING:
    from proofspan.encoders import Vectors


@dataclass(frozen=True, slots=True)
class Layout:
    """What everything in one archive was made with; `encoder` is empty when it holds no vectors.

    `analyzer` and `encoder` are `name@digest`, `chunker` is the contract's form such as `paragraphs:160`.
    """

    analyzer: str
    chunker: str
    encoder: str = ""


@dataclass(frozen=True, slots=True)
class Configure:
    """Fixes the layout of an archive; a second one that differs is refused, naming the field."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Amend:
    """The same text under other metadata, from now on."""

    revision: Revision
    title: str
    policy: Policy
    derived_from: tuple[Revision, ...] = ()
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Put:
    """A revision that was not there, with its passages and, if the layout has an encoder, a vector for each."""

    document: Document
    passages: tuple[Passage, ...]
    vectors: "Vectors | None" = None


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Erases a revision's text, passages, terms, vectors and the receipt quotes from it; a tombstone stays."""

    revision: Revision


Change = Configure | Put | Amend | Withdraw


@dataclass(frozen=True, slots=True)
class Entry:
    """A revision as a list shows it. `sequence` is the write that gave it its present metadata."""

    revision: Revision
    title: str
    policy: Policy
    language: str
    digest: str
    source: str
    kind: str
    owner: str
    derived_from: tuple[Revision, ...]
    sequence: int
    passages: int
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Candidates:
    """Passages in order of a score, best first, ties in order of insertion; all of them eligible.

    `eligible` counts the passages that could compete. `keys` are opaque to everyone but the store that gave
    them, ascend in order of insertion, and mean the same passage at every later sequence number. `weights`
    (lexical only) is the inverse document frequency, over eligible passages, of each term of the question.
    """

    eligible: int
    keys: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    weights: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Found:
    """A passage read back, with what a hit shows of its document."""

    key: int
    passage: Passage
    title: str
    language: str
    page: int | None
    whole: tuple[str, ...]
    inside: str
    derived_from: tuple[Revision, ...]

    @property
    def evidence(self) -> tuple[str, ...]:
        """The evidence ids of the sections it holds whole, else the one it lies in; none without sections."""
        names = self.whole or ((self.inside,) if self.inside else ())
        return tuple(f"{self.passage.revision}#{name}" for name in names)


@dataclass(frozen=True, slots=True)
class FieldWeights:
    """How often a term counts that stands in the title, a heading or the body."""

    title: float = 2.0
    heading: float = 2.0
    body: float = 1.0


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with an archive: what, where, and what mends it."""

    kind: str
    where: str
    message: str
    repairable: bool
