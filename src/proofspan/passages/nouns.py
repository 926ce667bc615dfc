"""A passage: the piece of a document that is searched, put in a prompt and cited."""

from collections.abc import Callable
from dataclasses import dataclass

from proofspan.documents import Document, Revision
from proofspan.spans import Span


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


Chunker = Callable[[Document], tuple[Passage, ...]]
"""Cuts one document into passages, in order of their start. Progress is certain: no two spans are equal."""


def fields(passage: Passage, title: str) -> Fields:
    """What is searched of a passage: title, heading, and the body without the heading line that it opens with.

    The heading line stands in the text, so that it can be cited, and in `heading`; counting it twice would
    weigh it by accident.
    """
    last = passage.heading.rpartition(" > ")[2].splitlines()[0] if passage.heading else ""
    line, _, rest = passage.text.partition("\n")
    opens_with_heading = bool(last) and line.strip("# \t") == last
    return Fields(title, passage.heading, rest if opens_with_heading else passage.text)
