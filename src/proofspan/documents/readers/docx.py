"""DOCX: the text as it reads once all tracked changes are accepted, walked from the body's own XML."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.docx_inline import GONE, Inline, alternative, inline, mark_is_deleted
from proofspan.documents.readers.docx_package import Package, child, local, package, switch, value
from proofspan.documents.readers.docx_sight import (
    Eye,
    Ground,
    box_ground,
    cell_ground,
    page_ground,
    row_is_hidden,
    text_in,
)
from proofspan.documents.readers.docx_styles import TITLE_LEVEL, Styles
from proofspan.documents.readers.invisible import cleaned
from proofspan.documents.readers.outline import sections, title_of
from proofspan.documents.readers.quality import low_quality
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.documents.readers.writing import Writer
from proofspan.spans import collapsed

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FIRST_ROW = 0x0020
"""The bit of a table's look that says its first row is a header."""


def read_docx(name: str, data: bytes) -> Reading:
    """The paragraphs, lists, tables, text boxes and notes; tracked insertions kept, deletions and hidden not.

    Page headers, page footers and comments are left out; so is what nobody sees, which is counted. Raises
    `UnreadableError` for damaged and encrypted files and for those that unpack beyond the bounds of `zip_guard`.
    """
    parts = package(name, data)
    page = page_ground(parts)
    walk = _Walk(Styles.of(parts.styles))
    walk.blocks(parts.body, page)
    writer = walk.writer
    title = walk.title or _core_title(parts) or title_of(writer.headings) or stem_of(name)
    walk.notes(parts, page)  # brings a heading of ours, which is nobody's title
    text = writer.text
    outline = sections(text, writer.headings, title=title)
    tables, flags = tuple(writer.tables), low_quality(text)
    return Reading(text, title, outline, (), tables, "docx", flags=flags, hidden=writer.hidden)


class _Walk:
    """Writes block after block, keeping what one paragraph leaves to the next."""

    def __init__(self, styles: Styles) -> None:
        self.writer = Writer()
        self.title = ""
        self._styles = styles
        self._after_item = False
        self._carried = ""
        self._bookmarks: list[str] = []
        self._notes: list[tuple[str, str]] = []

    def blocks(self, container: "Element", ground: Ground) -> None:
        for element in _present(container):
            kind = local(element)
            if kind == "p":
                self._paragraph(element, ground)
            elif kind == "tbl":
                self._table(element, ground)
            elif kind == "bookmarkStart":
                self._bookmarks.append(value(element, "name") or "")
        self._flush_carried()

    def notes(self, parts: Package, ground: Ground) -> None:
        """Appends the notes that the text refers to, in the order in which it does."""
        roots = {"footnote": parts.footnotes, "endnote": parts.endnotes}
        wanted = list(dict.fromkeys(self._notes))
        found = {
            (local(note), value(note, "id") or ""): note for root in roots.values() if root is not None for note in root
        }
        kept = [found[key] for key in wanted if key in found]
        texts = [text for note in kept if (text := collapsed(" ".join(self._cell_texts(note, ground))))]
        if texts:
            self.writer.heading("Footnotes", 1, "footnotes")
            for text in texts:
                self.writer.block(text)

    def _paragraph(self, element: "Element", ground: Ground) -> None:
        found = self._inline(element, ground)
        if mark_is_deleted(element):
            self._carried += str(found)
            self._bookmarks += found.bookmarks
        else:
            self._write(element, found, self._carried + str(found))
            self._carried = ""
        for box in found.boxes:
            self.blocks(box, box_ground(box))

    def _inline(self, paragraph: "Element", ground: Ground) -> Inline:
        found = inline(paragraph, Eye.on(paragraph, self._styles, ground))
        self._notes += found.notes
        for kind, text in found.hidden:
            self.writer.leave_out(kind, text)
        return found

    def _write(self, element: "Element", found: Inline, text: str) -> None:
        names = [name for name in self._bookmarks + found.bookmarks if name and not name.startswith("_")]
        self._bookmarks = []
        if not text.strip():
            return
        level = self._styles.heading_level(element)
        is_item = level is None and self._styles.is_list_item(element)
        if level is not None:
            self.writer.heading(text, max(level, 1), names[0] if names else "")
            if level == TITLE_LEVEL and not self.title:
                self.title = collapsed(cleaned(text)[0])
        else:
            self.writer.block(("- " if is_item else "") + text.strip(), tight=is_item and self._after_item)
        self._after_item = is_item

    def _flush_carried(self) -> None:
        text, self._carried = self._carried, ""
        if text.strip():
            self.writer.block(text.strip())

    def _table(self, element: "Element", ground: Ground) -> None:
        rows = self._rows(element)
        cells = [[cell for cell in _present(row) if local(cell) == "tc"] for row in rows]
        self._bookmarks, self._after_item = [], False
        frames = all(len(row) <= 1 for row in cells) and any(_holds_table(c) for row in cells for c in row)
        if frames:
            # One cell a row around other tables is a frame drawn on the page: its blocks are the content.
            for row in cells:
                for cell in row:
                    self.blocks(cell, cell_ground(cell, element, self._styles, ground))
            return
        texts = [["" if _continues(cell) else self._cell(cell, element, ground) for cell in row] for row in cells]
        self.writer.table(texts, header_rows=_header_rows(element, rows))

    def _rows(self, table: "Element") -> list["Element"]:
        """The rows that are there and can be seen."""
        rows = [row for row in _present(table) if local(row) == "tr" and not _row_is_deleted(row)]
        for row in filter(row_is_hidden, rows):
            self.writer.leave_out(Hiding.HIDDEN, text_in(row))
        return [row for row in rows if not row_is_hidden(row)]

    def _cell(self, cell: "Element", table: "Element", ground: Ground) -> str:
        return " ".join(self._cell_texts(cell, cell_ground(cell, table, self._styles, ground)))

    def _cell_texts(self, container: "Element", ground: Ground) -> Iterator[str]:
        """The texts of a cell's or note's blocks; a table inside has its rows on the line, ended by semicolons."""
        for element in _present(container):
            if local(element) == "p":
                found = self._inline(element, ground)
                yield collapsed(str(found))
                for box in found.boxes:
                    yield from self._cell_texts(box, box_ground(box))
            elif local(element) == "tbl":
                rows = [[cell for cell in _present(row) if local(cell) == "tc"] for row in self._rows(element)]
                lines = (", ".join(self._cell(cell, element, ground) for cell in row) for row in rows)
                yield "; ".join(line for line in lines if line)


def _present(container: "Element") -> Iterator["Element"]:
    """The blocks, rows or cells of a container, out of whatever wraps them; deleted ones left out."""
    for element in container:
        kind = local(element)
        if kind in GONE or not kind:
            continue
        if kind in ("sdt", "sdtContent", "customXml", "smartTag", "ins", "moveTo"):
            yield from _present(element)
        elif kind == "AlternateContent":
            branch = alternative(element)
            yield from _present(branch) if branch is not None else ()
        else:
            yield element


def _row_is_deleted(row: "Element") -> bool:
    return child(child(row, "trPr"), "del") is not None


def _continues(cell: "Element") -> bool:
    """Whether the cell is the lower part of one merged downwards, or a tracked deletion."""
    properties = child(cell, "tcPr")
    merge = child(properties, "vMerge")
    return child(properties, "cellDel") is not None or (merge is not None and value(merge) != "restart")


def _holds_table(cell: "Element") -> bool:
    return any(local(element) == "tbl" for element in _present(cell))


def _header_rows(table: "Element", rows: list["Element"]) -> int:
    marked = 0
    while marked < len(rows) and switch(child(child(rows[marked], "trPr"), "tblHeader")):
        marked += 1
    look = child(child(table, "tblPr"), "tblLook")
    first = value(look, "firstRow")
    bits = value(look) or "0"
    says_first = first in ("1", "true", "on") if first is not None else bool(_hexadecimal(bits) & FIRST_ROW)
    return marked or int(says_first and bool(rows))


def _hexadecimal(text: str) -> int:
    try:
        return int(text, 16)
    except ValueError:
        return 0


def _core_title(parts: Package) -> str:
    found = child(parts.core, "title")
    return collapsed(cleaned(found.text or "")[0]) if found is not None else ""
