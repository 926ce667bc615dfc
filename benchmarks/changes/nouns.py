"""The nouns of the benchmark: a passage, a right answer, and one that differs from it in a single fact."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Language = Literal["en", "it"]
Half = Literal["fit", "test"]

LITERAL = ("digit", "sign", "unit", "code", "date", "version", "name", "quote")
"""Kinds of change that a comparison of literals must always see."""
RELATIONAL = ("negation", "antonym", "quantifier", "binding", "clause", "role", "condition", "quantity")
"""Kinds that keep every literal: measured, not promised."""


class Passage(NamedTuple):
    """A stretch of a document: `text` is the document's from `start` on. `group` is what halves are cut by."""

    source: str
    document: str
    group: str
    language: Language
    text: str
    start: int


class Sentence(NamedTuple):
    """A sentence of a passage, white space collapsed; `start` and `end` count in the document's text."""

    passage: Passage
    text: str
    start: int
    end: int


class Edit(NamedTuple):
    """The characters from `start` to `end` become `new`; `how` names the way. What is edited is `base`, a right
    answer made of the sentence, or the sentence itself where that is empty.
    """

    start: int
    end: int
    new: str
    how: str
    base: str = ""

    def of(self, text: str) -> str:
        """The text so edited."""
        return text[: self.start] + self.new + text[self.end :]


@dataclass(frozen=True, slots=True)
class Answered:
    """A cited answer beside its spans (S1, S2, ..). `right` says whether the cited spans say it.

    `kind` is the kind of change, or `form` for a right answer; `how` the way it was made; `original` the right
    answer that it was made from; `old` and `new` the altered characters. `source`, `document`, `start` and `end` say
    where the sentence stands; they and counts are all that may be published of the shared sets.
    """

    id: str
    kind: str
    how: str
    language: Language
    source: str
    document: str
    start: int
    end: int
    spans: tuple[str, ...]
    answer: str
    original: str
    old: str
    new: str
    right: bool
