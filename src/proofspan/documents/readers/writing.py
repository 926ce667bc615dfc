"""Writing a text block by block, remembering where its headings and tables came to stand."""

from collections.abc import Sequence

from proofspan.documents.nouns import Table
from proofspan.documents.readers.invisible import Hidden, cleaned, together
from proofspan.documents.readers.outline import Heading
from proofspan.spans import Span, collapsed

CELL = " | "
"""What stands between two cells of a row."""


class Writer:
    """A text that grows by blocks. A blank line stands between two blocks, a line end before a tight one.

    Characters that nobody sees are not written; `hidden` counts them, and what its user says it left out.
    """

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self.headings: list[Heading] = []
        self.tables: list[Table] = []
        self.hidden: Hidden = ()

    @property
    def text(self) -> str:
        """What has been written so far."""
        return "".join(self._parts)

    def block(self, text: str, *, tight: bool = False) -> int:
        """Where the block starts once written. White space alone is not written."""
        text = self._seen(text)
        if not text.strip():
            return self._length
        if self._parts:
            self._put("\n" if tight else "\n\n")
        start = self._length
        self._put(text)
        return start

    def heading(self, text: str, level: int, name: str = "") -> None:
        """Writes the heading on a line of its own, its white space collapsed; an empty one leaves no trace."""
        line = collapsed(self._seen(text))
        if line:
            self.headings.append(Heading(self.block(line), level, line, name))

    def table(self, rows: Sequence[Sequence[str]], *, header_rows: int) -> None:
        """Writes one line a row, cells joined by a bar; rows without any text are left out."""
        cells = [[collapsed(self._seen(cell)) for cell in row] for row in rows]
        lines = [CELL.join(row).rstrip() if any(row) else "" for row in cells]
        head = [line for line in lines[:header_rows] if line]
        kept = [line for line in lines if line]
        if not kept:
            return
        start = self.block("\n".join(kept))
        header = Span(start, start + len("\n".join(head)))
        self.tables.append(Table(Span(start, self._length), header))

    def leave_out(self, kind: str, text: str) -> None:
        """Counts the characters of a text that is not written, its white space collapsed."""
        self.hidden = together(self.hidden, ((kind, len(collapsed(text))),))

    def _seen(self, text: str) -> str:
        text, hidden = cleaned(text)
        if hidden:
            self.hidden = together(self.hidden, hidden)
        return text

    def _put(self, text: str) -> None:
        self._parts.append(text)
        self._length += len(text)
