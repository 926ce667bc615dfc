"""PDF: the characters that pdfium sees, put back into lines, paragraphs and headings, with their boxes."""

import sys
import threading
from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from proofspan.documents.nouns import Page
from proofspan.documents.readers.outline import Heading, sections
from proofspan.documents.readers.pdf_glyphs import NO_BOX, Box, Line, lines_of
from proofspan.documents.readers.pdf_layout import Block, Layout
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.errors import UnreadableError
from proofspan.spans import Span, collapsed

# pdfium keeps state of its own for the whole process, and two threads inside it crash the process.
_ONE_AT_A_TIME = threading.Lock()


def read_pdf(name: str, data: bytes) -> Reading:
    """The text with a blank line between paragraphs, its pages with a box a character, headings by size and weight.

    Ligatures are unfolded, each letter keeping the glyph's box; words cut by a line end are made whole.
    Raises `UnreadableError` for encrypted and damaged files and for those without a text layer.
    """
    with _ONE_AT_A_TIME:
        title, sizes, lines = _extracted(name, data)
    if not any(lines):
        raise UnreadableError(
            f"{name}: asked to read pdf, found {len(sizes)} pages and no text layer: it is a scan; "
            "run it through OCR and hand in the result"
        )
    layout = Layout.of(lines)
    assembly = _Assembly()
    for number, (size, page) in enumerate(zip(sizes, lines, strict=True), start=1):
        assembly.page(number, size, list(layout.blocks(page)))
    largest = min((heading.level for heading in assembly.headings), default=0)
    first = next((heading.text for heading in assembly.headings if heading.level == largest), "")
    title = title or first or stem_of(name)
    text = assembly.text
    outline = sections(text, assembly.headings, title=title)
    return Reading(text, title, outline, tuple(assembly.pages), (), "pdf")


def _extracted(name: str, data: bytes) -> tuple[str, list[tuple[float, float]], list[list[Line]]]:
    """The title that the file gives itself, the size of each page in points, and the lines of each."""
    pypdfium2: Any = import_module("pypdfium2")
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise _unreadable(name, error) from error
    try:
        title = collapsed(document.get_metadata_value("Title"))
        sizes, lines = [], []
        for index in range(len(document)):
            page = document[index]
            sizes.append(page.get_size())
            lines.append(lines_of(page))
            page.close()
        return title, sizes, lines
    except pypdfium2.PdfiumError as error:
        raise _unreadable(name, error) from error
    finally:
        document.close()


def _unreadable(name: str, error: Exception) -> UnreadableError:
    if "password" in str(error).lower():
        return UnreadableError(f"{name}: asked to read pdf, found one that needs a password; save it without")
    return UnreadableError(f"{name}: asked to read pdf, found a damaged file ({error}); fetch it again")


class _Assembly:
    """The text of the document as it grows, with the boxes of the page that is being written."""

    def __init__(self) -> None:
        self.headings: list[Heading] = []
        self.pages: list[Page] = []
        self._parts: list[str] = []
        self._length = 0
        self._boxes = array("f")
        self._last = ""

    @property
    def text(self) -> str:
        """What has been written so far."""
        return "".join(self._parts)

    def page(self, number: int, size: tuple[float, float], blocks: Sequence[Block]) -> None:
        """Writes one page; what stands between two pages belongs to neither."""
        if blocks and self._length:
            self._put(self._between_pages(blocks[0]), [])
        start, self._boxes = self._length, array("f")
        for index, block in enumerate(blocks):
            if index:
                self._gap("\n\n")
            self._block(block)
        if sys.byteorder == "big":
            self._boxes.byteswap()
        span = Span(start, self._length)
        self.pages.append(Page(number, span, *size, boxes=self._boxes.tobytes()))

    def _between_pages(self, block: Block) -> str:
        """A line end alone where a sentence goes on over the page, else a blank line."""
        goes_on = block.level == 0 and block.lines[0].text[0].islower() and self._last not in ".:;!?…"
        return "\n" if goes_on else "\n\n"

    def _block(self, block: Block) -> None:
        if block.level:
            self.headings.append(Heading(self._length, block.level, block.lines[0].text))
        for index, line in enumerate(block.lines):
            if index:
                self._gap("\n")
            self._put(line.text, line.boxes)
        self._last = block.lines[-1].text[-1:]

    def _gap(self, white: str) -> None:
        self._put(white, [NO_BOX] * len(white))

    def _put(self, text: str, boxes: Sequence[Box]) -> None:
        self._parts.append(text)
        self._length += len(text)
        for box in boxes:
            self._boxes.extend(box)
