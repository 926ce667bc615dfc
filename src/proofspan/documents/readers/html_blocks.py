"""The blocks of an HTML page, built while its nodes are entered and left."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from proofspan.documents.readers.writing import Writer
from proofspan.spans import collapsed

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

BLOCKS = frozenset(
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption "
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section "
    "summary table tbody td tfoot th thead tr ul".split()
)
"""Elements that begin and end a block of text."""

_HEADING = re.compile(r"h[1-6]")
_WHITE = re.compile(r"[ \t\n\r\f]+")
_AROUND_LINE_END = re.compile(r" *\n *")
_LIST_DEPTH_SHOWN = 8


@dataclass(slots=True)
class _List:
    ordered: bool
    number: int = 1


@dataclass(slots=True)
class _Rows:
    """A data table on its way: its rows, how many of the first are headings, and where cells are gathered."""

    head: list[list[str]] = field(default_factory=list)
    body: list[list[str]] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    all_th: bool = True
    in_head: bool = False


class Blocks:
    """Gathers inline text until a block ends, then writes it; the caller walks the tree.

    `layout` holds the tables whose cells are written as blocks of their own.
    """

    def __init__(self, layout: frozenset[int]) -> None:
        self._layout = layout
        self.writer = Writer()
        self._inline: list[str] = []
        self._marker = ""
        self._in_item = False
        self._list_begins = False
        self._pre = 0
        self._lists: list[_List] = []
        self._rows: _Rows | None = None
        self._heading_name: str | None = None
        self._anchor = ""
        self._sections: list[str] = []

    def finish(self) -> None:
        """Writes what is still gathered."""
        self._flush()

    def enter(self, node: "LexborNode") -> None:
        """Takes in a text node, or the start of an element."""
        if node.is_text_node:
            self._add(node.text_content or "")
            return
        tag = node.tag or ""
        if self._rows is not None:
            self._enter_in_table(tag)
        elif tag in BLOCKS:
            self._flush()
            self._open_block(tag, node)
        self._note_name(tag, node)
        if tag == "br":
            self._inline.append("\n")

    def leave(self, node: "LexborNode") -> None:
        """Takes in the end of an element."""
        tag = node.tag or ""
        if self._rows is not None:
            self._leave_in_table(tag)
        elif _HEADING.fullmatch(tag):
            self._close_heading(int(tag[1]))
        elif tag in BLOCKS:
            self._flush()
            self._close_block(tag)

    def _add(self, text: str) -> None:
        if text.strip():
            self._anchor = ""
        self._inline.append(text if self._pre else _WHITE.sub(" ", text))

    def _open_block(self, tag: str, node: "LexborNode") -> None:
        attributes = node.attributes
        if tag == "pre":
            self._pre += 1
        elif tag in ("ul", "ol", "menu", "dir"):
            self._list_begins = self._list_begins or not self._lists
            self._lists.append(_List(tag == "ol", _number(attributes.get("start"), 1)))
        elif tag == "li":
            self._open_item(attributes.get("value"))
        elif tag in ("section", "article"):
            self._sections.append(attributes.get("id") or "")
        elif tag == "table" and node.mem_id not in self._layout:
            self._rows = _Rows()
        elif _HEADING.fullmatch(tag):
            inherited = self._anchor or (self._sections[-1] if self._sections else "")
            self._heading_name = attributes.get("id") or inherited
            if self._sections:
                # A section names its first heading; the others inside it go by their own words.
                self._sections[-1] = ""

    def _open_item(self, value: str | None) -> None:
        self._in_item = True
        depth = min(len(self._lists), _LIST_DEPTH_SHOWN)
        self._marker = "  " * max(0, depth - 1) + "- "
        if self._lists and self._lists[-1].ordered:
            current = self._lists[-1]
            number = _number(value, current.number)
            current.number = number + 1
            self._marker = f"{'  ' * (depth - 1)}{number}. "

    def _close_block(self, tag: str) -> None:
        if tag == "pre":
            self._pre = max(0, self._pre - 1)
        elif tag in ("ul", "ol", "menu", "dir") and self._lists:
            self._lists.pop()
            self._in_item = bool(self._lists)
        elif tag == "li":
            self._marker = ""
            self._in_item = bool(self._lists)
        elif tag in ("section", "article") and self._sections:
            self._sections.pop()

    def _close_heading(self, level: int) -> None:
        text = collapsed("".join(self._inline))
        self._inline.clear()
        self._marker, self._in_item = "", False
        self.writer.heading(text, level, self._heading_name or "")
        self._heading_name, self._anchor = None, ""

    def _flush(self) -> None:
        text = "".join(self._inline)
        self._inline.clear()
        if self._pre:
            text = text.strip("\n").rstrip()
        else:
            text = _AROUND_LINE_END.sub("\n", re.sub(" +", " ", text)).strip(" \n")
            text = re.sub(r"\n{3,}", "\n\n", text)
        if text.strip():
            self.writer.block(self._marker + text, tight=self._in_item and not self._list_begins)
            self._marker, self._list_begins = "", False

    def _note_name(self, tag: str, node: "LexborNode") -> None:
        if tag == "a" or self._heading_name is not None:
            attributes = node.attributes
            named = attributes.get("id") or (attributes.get("name") if tag == "a" else None) or ""
            if self._heading_name is not None:
                self._heading_name = self._heading_name or named
            else:
                self._anchor = named

    def _enter_in_table(self, tag: str) -> None:
        rows = self._rows
        assert rows is not None
        if tag == "thead":
            rows.in_head = True
        elif tag == "tr":
            rows.row, rows.all_th = [], True
        elif tag in ("td", "th"):
            rows.all_th = rows.all_th and tag == "th"
            self._inline.clear()
        elif tag in BLOCKS:
            self._inline.append(" ")

    def _leave_in_table(self, tag: str) -> None:
        rows = self._rows
        assert rows is not None
        if tag in ("td", "th"):
            rows.row.append(collapsed("".join(self._inline)))
            self._inline.clear()
        elif tag == "tr" and rows.row:
            leads = rows.in_head or (rows.all_th and not rows.body)
            (rows.head if leads else rows.body).append(rows.row)
        elif tag == "thead":
            rows.in_head = False
        elif tag == "caption":
            self.writer.block(collapsed("".join(self._inline)))
            self._inline.clear()
        elif tag == "table":
            self.writer.table(rows.head + rows.body, header_rows=len(rows.head))
            self._rows = None
            self._inline.clear()
        elif tag in BLOCKS:
            self._inline.append(" ")


def _number(value: str | None, otherwise: int) -> int:
    return int(value) if value and re.fullmatch(r"-?[0-9]{1,9}", value) else otherwise
