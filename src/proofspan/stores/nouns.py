"""The nouns of a store: what is written to it, what it lists, what it finds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from proofspan.documents import Document, Page, Policy, Revision, Section
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
    """The same text under other metadata, from now on.

    Another title or language changes what is searched: then `passages` (and `vectors`, if the layout has an
    encoder) stand for the revision from now on, the earlier ones for the time before. Else they are not read.
    """

    revision: Revision
    title: str
    language: str
    policy: Policy
    derived_from: tuple[Revision, ...] = ()
    owner: str = ""
    passages: tuple[Passage, ...] = ()
    vectors: "Vectors | None" = None


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


@dataclass(frozen=True, slots=True)
class Note:
    """Keeps what is said of a mark, for whoever adds files; a later note on it takes its place, and one that says
    nothing takes it away, as does the withdrawal of a revision of its document. It is no state of the archive: it has
    no sequence number.
    """

    mark: str
    said: str
    document: str


Change = Configure | Put | Amend | Withdraw | Note


@dataclass(frozen=True, slots=True)
class Entry:
    """A revision as a list shows it. `sequence` is the write that gave it its present metadata, `withdrawn` the one
    that took it away, None while it is there.
    """

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
    withdrawn: int | None = None


@dataclass(frozen=True, slots=True)
class Candidates:
    """Passages in order of a score, best first, ties in order of insertion; all of them eligible.

    `eligible` counts the passages that could compete. `keys` are opaque to everyone but the store that gave
    them, ascend in order of insertion, and mean the same passage at every later sequence number. `weights`
    (lexical only) is the inverse document frequency, over eligible passages, of each term of the question;
    `held` are those of its terms that at least one eligible passage has; `languages` are theirs, by name.
    """

    eligible: int
    keys: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    weights: Mapping[str, float] = field(default_factory=dict)
    held: frozenset[str] = frozenset()
    languages: tuple[str, ...] = ()


class Overlap(NamedTuple):
    """What a passage shares with a question, in plain words: how many of the question's `of_words` different words, how
    many of its `of_pairs` different pairs of neighbours, and over how many words the first places of those words
    stretch: 0 where fewer than two words of the question stand in it.
    """

    words: int
    pairs: int
    stretch: int
    of_words: int
    of_pairs: int


@dataclass(frozen=True, slots=True)
class Found:
    """A passage read back, with what a hit shows of its document.

    `sections` are those that share a character with the passage; `pages` likewise, without boxes, and `flags`,
    of which there is each kind once. `digest` is that of the document's text.
    """

    key: int
    passage: Passage
    title: str
    language: str
    policy: Policy
    sections: tuple[Section, ...]
    pages: tuple[Page, ...]
    derived_from: tuple[Revision, ...]
    flags: tuple[str, ...] = ()
    digest: str = ""

    @property
    def page(self) -> int | None:
        """The page on which the passage begins, None for kinds without pages."""
        return self.page_at(self.passage.span.start)

    def page_at(self, position: int) -> int | None:
        """The page of a character of the document that lies in the passage."""
        return next((p.number for p in self.pages if p.span.start <= position < p.span.end), None)

    @property
    def whole(self) -> tuple[str, ...]:
        """The names of the sections that the passage holds whole."""
        return tuple(s.name for s in self.sections if len(s.span) and self.passage.span.holds(s.span))

    @property
    def section(self) -> str:
        """The name of the section in which the passage begins, empty without sections."""
        return self.section_at(self.passage.span.start)

    def section_at(self, position: int) -> str:
        """The name of the section in which a character of the passage lies, empty without sections."""
        return next((s.name for s in reversed(self.sections) if s.span.start <= position), "")

    @property
    def evidence(self) -> tuple[str, ...]:
        """The evidence ids of the sections it holds whole, else of the one in which it begins."""
        names = self.whole or ((self.section,) if self.section else ())
        return tuple(f"{self.passage.revision}#{name}" for name in names)


@dataclass(frozen=True, slots=True)
class FieldWeights:
    """How often a term counts that stands in the title, a heading or the body."""

    title: float = 2.0
    heading: float = 2.0
    body: float = 1.0


@dataclass(frozen=True, slots=True)
class Drift:
    """One thing wrong with an archive: what, where, and what mends it."""

    kind: str
    where: str
    message: str
    repairable: bool
