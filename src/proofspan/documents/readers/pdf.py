"""PDF: the characters that pdfium sees, put back into lines, paragraphs and headings, with their boxes."""

import re
import threading
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from proofspan.documents.hiding import Hiding
from proofspan.documents.nouns import Flag
from proofspan.documents.readers.invisible import Hidden, cleaned, counted, invisible, said, together
from proofspan.documents.readers.outline import Heading, sections
from proofspan.documents.readers.pdf_assembly import Assembly
from proofspan.documents.readers.pdf_furniture import without_furniture
from proofspan.documents.readers.pdf_glyphs import Line, lines_of
from proofspan.documents.readers.pdf_layout import Layout
from proofspan.documents.readers.pdf_rows import rows_of
from proofspan.documents.readers.pdf_sight import Seen
from proofspan.documents.readers.quality import OCR_LAYER, low_quality
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.errors import UnreadableError
from proofspan.spans import collapsed

# pdfium keeps state of its own for the whole process, and two threads inside it crash the process.
_ONE_AT_A_TIME = threading.Lock()

_NUMBERED = re.compile(
    r"(?:(?:article|section|chapter|part|clause|annex|appendix|art\.|articolo|sezione|capitolo|parte|clausola|allegato)"
    r"\s+|§+\s*)?(?:[0-9]+(?:\.[0-9]+)*[.):]?|\(?(?:[a-z]|[ivxlc]+)[.):])(?:\s|$)",
    re.IGNORECASE,
)


def read_pdf(name: str, data: bytes) -> Reading:
    """The text with a blank line between paragraphs, its pages with a box a character, headings by size and weight.

    Ligatures are unfolded, each letter keeping the glyph's box; words cut by a line end are made whole, and a
    paragraph goes on over the page. Cells on one line are joined by a bar; rows with the same columns are a table.
    Left out are running headers and footers: lines at the outer edges of pages that come back, equal but for page
    numbers, on at least two pages and on half of those with text. Two columns are read in the order in which the
    file draws them.
    Raises `UnreadableError` for encrypted and damaged files and for those without a text layer.
    """
    with _ONE_AT_A_TIME:
        title, sizes, drawn, seen = _extracted(name, data)
    hidden = together(*(page.counts for page in seen), *(_settle_characters(page) for page in drawn))
    if not any(drawn):
        unseen = f" that can be seen: {said(hidden)}" if hidden else ": it is a scan"
        raise UnreadableError(
            f"{name}: asked to read pdf, found {len(sizes)} pages and no text layer{unseen}; "
            "run it through OCR and hand in the result"
        )
    lines = without_furniture([rows_of(page) for page in drawn], [height for _, height in sizes])
    assembly = Assembly()
    for number, (size, blocks) in enumerate(zip(sizes, Layout.of(lines).pages(lines), strict=True), start=1):
        assembly.page(number, size, blocks)
    first = next(page for page in assembly.pages if page.span)
    title = title or _title(assembly.headings, before=first.span.end) or stem_of(name)
    text = assembly.text
    outline = sections(text, assembly.headings, title=title)
    pages, tables = tuple(assembly.pages), tuple(assembly.tables)
    flags = low_quality(text, pages)
    flags += tuple(Flag(OCR_LAYER, page.span) for page, found in zip(pages, seen, strict=True) if found.over_picture)
    return Reading(text, title, outline, pages, tables, "pdf", flags=flags, hidden=hidden)


def _settle_characters(page: list[Line]) -> Hidden:
    """Takes the characters that nobody sees out of the lines of a page, and says how many they were.

    Soft hyphens stay for those who make words whole: only they can tell what one at a line end means.
    """
    counts: list[str] = []
    for line in page:
        gone = {place: kind for place, kind in invisible(line.text) if kind != Hiding.SOFT_HYPHEN}
        if gone:
            counts += gone.values()
            line.boxes = [box for place, box in enumerate(line.boxes) if place not in gone]
            line.characters = [c for place, c in enumerate(line.characters) if place not in gone]
    page[:] = [line for line in page if line.characters]
    return counted(counts)


def _title(headings: Sequence[Heading], *, before: int) -> str:
    """The first of the largest headings before that place; empty when it is one of several that are numbered."""
    level = min((heading.level for heading in headings if heading.start < before), default=0)
    first, *others = [heading for heading in headings if heading.level == level] or [Heading(0, 0, "")]
    one_of_several = _NUMBERED.match(first.text) and any(_NUMBERED.match(other.text) for other in others)
    return "" if one_of_several else first.text


def _extracted(name: str, data: bytes) -> tuple[str, list[tuple[float, float]], list[list[Line]], list[Seen]]:
    """The title that the file gives itself; of each page its size in points, its lines, and what was hidden."""
    pypdfium2: Any = import_module("pypdfium2")
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise _unreadable(name, error) from error
    try:
        title = collapsed(cleaned(document.get_metadata_value("Title"))[0])
        sizes, lines, seen = [], [], []
        for index in range(len(document)):
            page = document[index]
            sizes.append(page.get_size())
            on_page, unseen = lines_of(page)
            lines.append(on_page)
            seen.append(unseen)
            page.close()
        return title, sizes, lines, seen
    except pypdfium2.PdfiumError as error:
        raise _unreadable(name, error) from error
    finally:
        document.close()


def _unreadable(name: str, error: Exception) -> UnreadableError:
    if "password" in str(error).lower():
        return UnreadableError(f"{name}: asked to read pdf, found one that needs a password; save it without")
    return UnreadableError(f"{name}: asked to read pdf, found a damaged file ({error}); fetch it again")
