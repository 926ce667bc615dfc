"""A passage: the piece of a document that is searched, put in a prompt and cited."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from proofspan.documents import Document, Revision
from proofspan.spans import Span

EXPLICIT_ID = re.compile(r"\s*\{#[^{}]*\}\s*#*\s*$")
SETEXT = re.compile(r"=+|-+")


@dataclass(frozen=True, slots=True)
class Passage:
    """A span of a revision with its text; `text == document.text[span.start:span.end]`, always.

    `heading` is what stands above it (section headings joined by " > ", and a table's header row where the
    passage is a later part of the table): it is searched and shown, and is no part of the span.
    """

    revision: Revision
    span: Span
    heading: str
    text: str

    @property
    def id(self) -> str:
        """The string form that can be looked up again: `returns-v2:120-860`."""
        return f"{self.revision}:{self.span.start}-{self.span.end}"


@dataclass(frozen=True, slots=True)
class Fields:
    """The three texts of a passage that are searched, each counted with its own weight."""

    title: str
    heading: str
    body: str

    @property
    def text(self) -> str:
        """Those that say something, one a line: what an encoder reads."""
        return "\n".join(part for part in (self.title, self.heading, self.body) if part)


Chunker = Callable[[Document], tuple[Passage, ...]]
"""Cuts one document into passages, in order of their start. Progress is certain: no two spans are equal."""


def fields(passage: Passage, title: str) -> Fields:
    """What is searched of a passage: title, heading, and the body without the heading line that it opens with.

    The heading line stands in the text, so that it can be cited, and in `heading`; counting it twice would
    weigh it by accident.
    """
    return Fields(title, passage.heading, below_heading(passage.text, passage.heading))


def below_heading(text: str, heading: str) -> str:
    """The text without its first line when that is the last of the heading's parts, and without its underline."""
    last = heading.partition("\n")[0].rpartition(" > ")[2] if heading else ""
    if not last:
        return text
    line, _, rest = text.partition("\n")
    if _letters(EXPLICIT_ID.sub("", line)) != _letters(last):
        return text
    underline, _, below = rest.partition("\n")
    return below if SETEXT.fullmatch(underline.strip()) else rest


def _letters(line: str) -> str:
    """What is left of a heading line when marks of emphasis and of level are taken off."""
    return "".join(c for c in line if c.isalnum())
