"""The text of a PDF as it grows block by block, with its pages, their boxes, its headings and tables."""

import sys
from array import array
from collections.abc import Sequence

from proofspan.documents.nouns import Page, Table
from proofspan.documents.readers.outline import Heading
from proofspan.documents.readers.pdf_glyphs import NO_BOX
from proofspan.documents.readers.pdf_layout import Block
from proofspan.documents.readers.pdf_objects import Box
from proofspan.spans import Span

_PARTED = "\n\n"


class Assembly:
    """A text that grows by pages. A blank line stands between blocks and, belonging to neither, between pages.

    Where a paragraph goes on over the page, the line end belongs to the page before; a word that the page cuts
    has none, and its halves belong to the page they stand on.
    """

    def __init__(self) -> None:
        self.headings: list[Heading] = []
        self.tables: list[Table] = []
        self.pages: list[Page] = []
        self._parts: list[str] = []
        self._length = 0
        self._boxes = array("f")
        self._parted = False

    @property
    def text(self) -> str:
        """What has been written so far."""
        return "".join(self._parts)

    def page(self, number: int, size: tuple[float, float], blocks: Sequence[Block]) -> None:
        """Writes one page of `size` points; one without blocks has an empty span."""
        if blocks and self._parted:
            self._put(_PARTED, [])
        start, self._boxes = self._length, array("f")
        for index, block in enumerate(blocks):
            if index:
                self._gap(_PARTED)
            self._block(block)
        if blocks:
            tail = blocks[-1].tail
            self._parted = tail is None
            self._gap(tail or "")
        if sys.byteorder == "big":
            self._boxes.byteswap()
        span = Span(start, self._length)
        self.pages.append(Page(number, span, *size, boxes=self._boxes.tobytes()))

    def _block(self, block: Block) -> None:
        start = self._length
        if block.level:
            self.headings.append(Heading(start, block.level, block.lines[0].text))
        for index, line in enumerate(block.lines):
            if index:
                self._gap("\n")
            self._put(line.text, line.boxes)
        if block.rows:
            header = len(block.lines[0].characters) if block.rows.headed else 0
            self.tables.append(Table(Span(start, self._length), Span(start, start + header)))

    def _gap(self, white: str) -> None:
        self._put(white, [NO_BOX] * len(white))

    def _put(self, text: str, boxes: Sequence[Box]) -> None:
        self._parts.append(text)
        self._length += len(text)
        for box in boxes:
            self._boxes.extend(box)
