"""What a revision is made of beside its text: the sections, pages and flags that its passages are shown with."""

import sqlite3
from dataclasses import dataclass

from proofspan.documents import Flag, Page, Section
from proofspan.spans import Span
from proofspan.stores.embedded import reading

Around = tuple[tuple[Section, ...], tuple[Page, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Structure:
    """The sections, flags and pages (without boxes) of one revision."""

    sections: tuple[Section, ...]
    flags: tuple[Flag, ...]
    pages: tuple[Page, ...]

    @classmethod
    def read(cls, connection: sqlite3.Connection, row: int) -> "Structure":
        """That of the revision in a row of the record."""
        (structure,) = connection.execute("SELECT structure FROM contents WHERE revision = ?", (row,)).fetchone()
        sections, _ = reading.sections_and_tables(structure)
        return cls(sections, reading.flags(structure), reading.pages(connection, row, boxes=False))

    def around(self, span: Span) -> Around:
        """The sections and pages that a passage touches or begins in, and the kinds of its flags."""
        if not (self.sections or self.pages or self.flags):
            return (), (), ()
        begins = max((s.span.start for s in self.sections if s.span.start <= span.start), default=span.start)
        return (
            tuple(s for s in self.sections if s.span.overlaps(span) or s.span.start == begins),
            tuple(p for p in self.pages if p.span.overlaps(span) or p.span.start <= span.start < p.span.end),
            tuple(sorted({flag.kind for flag in self.flags if flag.span.overlaps(span)})),
        )
