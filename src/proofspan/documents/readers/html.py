"""HTML: the text that a reader of the page sees, block by block."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from proofspan.documents.readers.decoding import declared_in, decode
from proofspan.documents.readers.html_blocks import Blocks
from proofspan.documents.readers.outline import sections, title_of
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.errors import UnreadableError
from proofspan.spans import collapsed

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

DEEPEST = 20_000
"""How many elements may stand inside one another: the parser's time grows with the square of it."""

DROPPED = frozenset(
    "area base basefont datalist frame frameset head iframe link meta noembed noframes noscript param rp script "
    "source style template title track".split()
)
"""Elements that no browser shows as text."""

_ENDS_BY_ITSELF = frozenset(
    "area base br col colgroup dd dt embed hr img input li link meta optgroup option p param rp rt source tbody "
    "td tfoot th thead tr track wbr".split()
)

_TAG = re.compile(r"<(/?)([a-zA-Z][^\s/>]*)")
_CSS_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def read_html(name: str, data: bytes) -> Reading:
    """The visible text with a blank line between blocks; headings as sections, tables with one line a row.

    Scripts, styles, comments and elements hidden by an attribute or by their own style are left out; a style
    sheet is not evaluated. Raises `UnreadableError` for elements nested deeper than 20,000.
    """
    from selectolax.lexbor import LexborHTMLParser

    source = decode(name, data, declared=declared_in(data))
    _check_depth(name, source)
    tree = LexborHTMLParser(source)
    blocks = Blocks(_layout_tables(tree.root) if tree.root is not None else frozenset())
    for entering, node in walked(tree.root):
        if entering:
            blocks.enter(node)
        else:
            blocks.leave(node)
    writer = blocks.finished()
    found = tree.css_first("head > title")
    title = collapsed(found.text()) if found is not None else ""
    title = title or title_of(writer.headings) or stem_of(name)
    text = writer.text
    outline = sections(text, writer.headings, title=title)
    return Reading(text, title, outline, (), tuple(writer.tables), "html")


def walked(root: "LexborNode | None") -> Iterator[tuple[bool, "LexborNode"]]:
    """Every visible node below the root, on entering and on leaving it, without recursion."""
    stack = [(True, root)] if root is not None else []
    while stack:
        entering, node = stack.pop()
        if entering and not node.is_text_node and _hidden(node):
            continue
        yield entering, node
        if entering and node.is_element_node:
            stack.append((False, node))
            children = []
            child = node.first_child
            while child is not None:
                children.append((True, child))
                child = child.next
            stack.extend(reversed(children))


def _hidden(node: "LexborNode") -> bool:
    if not node.is_element_node or node.tag in DROPPED:
        return True
    attributes = node.attributes
    return "hidden" in attributes or _hidden_by_style(attributes.get("style") or "")


def _hidden_by_style(style: str) -> bool:
    for declaration in _CSS_COMMENT.sub("", style).split(";"):
        key, _, value = declaration.partition(":")
        said = key.strip().lower(), value.lower().partition("!")[0].strip()
        if said in (("display", "none"), ("visibility", "hidden"), ("visibility", "collapse")):
            return True
    return False


def _layout_tables(root: "LexborNode") -> frozenset[int]:
    """The tables that hold headings or other tables: they place blocks on a page and are no data."""
    layout: set[int] = set()
    above: list[int] = []
    for entering, node in walked(root):
        is_table = node.tag == "table"
        if entering and (is_table or node.tag in ("h1", "h2", "h3", "h4", "h5", "h6")):
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
