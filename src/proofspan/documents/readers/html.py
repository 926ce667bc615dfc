"""HTML: the text that a reader of the page sees, block by block."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from proofspan.documents.readers.decoding import declared_in, decode
from proofspan.documents.readers.html_blocks import Blocks
from proofspan.documents.readers.html_sight import Sight, hides, look_of
from proofspan.documents.readers.html_styles import Element, Sheets
from proofspan.documents.readers.invisible import cleaned
from proofspan.documents.readers.outline import sections, title_of
from proofspan.documents.readers.quality import low_quality
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.errors import UnreadableError
from proofspan.spans import collapsed

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

DEEPEST = 20_000
"""How many elements may stand inside one another: the parser's time grows with the square of it."""

DROPPED = frozenset(
    "area base basefont datalist frame frameset head iframe link meta noembed noframes param rp script source style "
    "title track".split()
)
"""Elements that no browser shows as text."""

_ENDS_BY_ITSELF = frozenset(
    "area base br col colgroup dd dt embed hr img input li link meta optgroup option p param rp rt source tbody "
    "td tfoot th thead tr track wbr".split()
)

_MARK = re.compile(r"<[^>]*>")
_TEMPLATE = re.compile(r"</?template[^>]*>")
_TAG = re.compile(r"<(/?)([a-zA-Z][^\s/>]*)")


def read_html(name: str, data: bytes) -> Reading:
    """The visible text with a blank line between blocks; headings as sections, tables with one line a row.

    Scripts, styles and comments are left out; so is what an attribute, the element's style or a simple rule of a
    style sheet in the page hides, which is counted. Raises `UnreadableError` for elements nested deeper than 20,000.
    """
    from selectolax.lexbor import LexborHTMLParser

    source = decode(name, data, declared=declared_in(data))
    _check_depth(name, source)
    tree = LexborHTMLParser(source)
    sheets = Sheets.of(sheet.text() for sheet in tree.css("style"))
    blocks = Blocks(_layout_tables(tree.root, sheets))
    writer = blocks.writer
    for step in walked(tree.root, sheets):
        if step.hiding:
            writer.leave_out(step.hiding, _words(step.node))
        elif step.entering:
            blocks.enter(step.node)
        else:
            blocks.leave(step.node)
    blocks.finish()
    found = tree.css_first("head > title")
    title = collapsed(cleaned(found.text())[0]) if found is not None else ""
    title = title or title_of(writer.headings) or stem_of(name)
    text = writer.text
    outline = sections(text, writer.headings, title=title)
    tables = tuple(writer.tables)
    return Reading(text, title, outline, (), tables, "html", flags=low_quality(text), hidden=writer.hidden)


@dataclass(frozen=True, slots=True)
class Step:
    """Entering or leaving a node, or passing one by with all in it because of its `hiding`."""

    node: "LexborNode"
    entering: bool
    hiding: str = ""


def walked(root: "LexborNode | None", sheets: Sheets) -> Iterator[Step]:
    """Every node below the root, on entering and on leaving it, without recursion; what is hidden is one step."""
    stack = [(True, root, Sight())] if root is not None else []
    while stack:
        entering, node, sight = stack.pop()
        if node.is_text_node:
            yield Step(node, entering, sight.hiding)
        elif not entering:
            yield Step(node, entering)
        elif node.is_element_node and node.tag not in DROPPED:
            element = Element.of(node.tag or "", node.attributes)
            look = look_of(element, sheets, node.attributes)
            hiding = hides(element, look, node.attributes)
            yield Step(node, entering, hiding)
            if not hiding:
                inside = sight.within(look)
                stack.append((False, node, sight))
                stack.extend(reversed([(True, child, inside) for child in _children(node)]))


def _children(node: "LexborNode") -> Iterator["LexborNode"]:
    child = node.first_child
    while child is not None:
        yield child
        child = child.next


def _words(node: "LexborNode") -> str:
    """The text in a node, of a template too, whose text the parser keeps apart."""
    if node.is_text_node:
        return node.text_content or ""
    return node.text() or _MARK.sub(" ", _TEMPLATE.sub("", node.html or ""))


def _layout_tables(root: "LexborNode | None", sheets: Sheets) -> frozenset[int]:
    """The tables that hold headings or other tables: they place blocks on a page and are no data."""
    layout: set[int] = set()
    above: list[int] = []
    for step in walked(root, sheets):
        node, entering = step.node, step.entering
        is_table = node.tag == "table" and not step.hiding
        if entering and not step.hiding and (is_table or node.tag in ("h1", "h2", "h3", "h4", "h5", "h6")):
            # Once one is marked, all around it are: no chain is climbed twice.
            for table in reversed(above):
                if table in layout:
                    break
                layout.add(table)
        if is_table and entering:
            above.append(node.mem_id)
        elif is_table:
            above.pop()
    return frozenset(layout)


def _check_depth(name: str, source: str) -> None:
    depth = deepest = 0
    for closing, tag in _TAG.findall(source):
        if tag.lower() not in _ENDS_BY_ITSELF:
            depth = max(0, depth - 1) if closing else depth + 1
            deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise UnreadableError(
            f"{name}: asked to read html, found elements nested {deepest} deep; at most {DEEPEST} are read"
        )
