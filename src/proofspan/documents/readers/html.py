"""HTML: the text that a reader of the page sees, block by block."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from proofspan.documents.readers.decoding import declared_in, decode
from proofspan.documents.readers.html_asking import Asked
from proofspan.documents.readers.html_blocks import Blocks
from proofspan.documents.readers.html_sight import PICTURES, Sight, hides, is_placed, look_of, paints
from proofspan.documents.readers.html_styles import Sheets
from proofspan.documents.readers.invisible import cleaned
from proofspan.documents.readers.outline import sections, title_of
from proofspan.documents.readers.quality import low_quality
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.errors import UnreadableError
from proofspan.spans import collapsed

if TYPE_CHECKING:
    from selectolax.lexbor import LexborHTMLParser, LexborNode

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

    Scripts, styles and comments are left out; so is what an attribute, the element's style or a rule of a
    style sheet in the page hides, which is counted. Raises `UnreadableError` for elements nested deeper than 20,000.
    """
    from selectolax.lexbor import LexborHTMLParser

    source = decode(name, data, declared=declared_in(data))
    _check_depth(name, source)
    tree = LexborHTMLParser(source)
    page = Page.of(tree)
    blocks = Blocks(_layout_tables(page))
    writer = blocks.writer
    for step in page.walked():
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


@dataclass(frozen=True, slots=True)
class Page:
    """The nodes of a page with what decides on their sight: its sheets, whether others are linked, its pictures;
    `plain` is what is said of elements without attributes wherever they stand.
    """

    root: "LexborNode | None"
    sheets: Sheets
    links_sheets: bool
    has_pictures: bool
    plain: dict[str, Mapping[str, str]] = field(default_factory=dict)

    @classmethod
    def of(cls, tree: "LexborHTMLParser") -> "Page":
        """The page of a parsed source."""
        # A browser with scripts reads nothing of what is there for one without.
        unread = {node.mem_id for node in tree.css("noscript style")}
        texts = [_sheet(node) for node in tree.css("style") if node.mem_id not in unread]
        links = tree.css_first("link[rel~=stylesheet i][href]") is not None or any("@import" in t for t in texts)
        pictures = tree.css_first(", ".join((*sorted(PICTURES), "[background]"))) is not None
        return cls(
            tree.root, Sheets.of(texts, Asked.of(tree)), links, pictures or any("url(" in text for text in texts)
        )

    def walked(self) -> Iterator[Step]:
        """Every node below the root, on entering and on leaving it, without recursion; what is hidden is one step."""
        # What lies beneath may be said by a sheet that nobody has here.
        sight = Sight().over_pictures() if self.links_sheets else Sight()
        stack: list[_Entered] = []
        if self.root is not None:
            stack.append((True, self.root, sight, self._look(self.root)))
        while stack:
            entering, node, sight, look = stack.pop()
            if look is None:
                if node.is_text_node:
                    yield Step(node, entering, sight.hiding)
            elif not entering:
                yield Step(node, entering)
            else:
                hiding = hides(node.tag or "", look, node.attributes)
                yield Step(node, entering, hiding)
                if not hiding:
                    stack.append((False, node, sight, look))
                    stack.extend(self._inside(node, sight, look))

    def _inside(self, node: "LexborNode", sight: Sight, look: Mapping[str, str]) -> "list[_Entered]":
        """The children to be entered, the last one first, with the sight that they have."""
        children = [(child, self._look(child)) for child in _children(node)]
        around = sight.over_pictures() if self.has_pictures and is_placed(look) else sight
        inside = around.within(look)
        placed = [(child.tag or "", said) for child, said in children if said is not None and is_placed(said)]
        if placed and (self.has_pictures or any(paints(tag, said) for tag, said in placed)):
            inside = inside.over_pictures()
        return [(True, child, inside, said) for child, said in reversed(children)]

    def _look(self, node: "LexborNode") -> Mapping[str, str] | None:
        """What is said of an element; None for what is no element, or one that no browser shows."""
        if not node.is_element_node or node.tag in DROPPED:
            return None
        attributes, tag = node.attributes, node.tag or ""
        if attributes or self.sheets.names(node.mem_id):
            return look_of(tag, self.sheets, attributes, node.mem_id)
        if tag not in self.plain:
            self.plain[tag] = look_of(tag, self.sheets, {})
        return self.plain[tag]


_Entered = tuple[bool, "LexborNode", Sight, Mapping[str, str] | None]


def _sheet(node: "LexborNode") -> str:
    """The rules of a style element, with the condition under which they count."""
    media = node.attributes.get("media")
    return f"@media {media} {{{node.text()}}}" if media else node.text()


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


def _layout_tables(page: Page) -> frozenset[int]:
    """The tables that hold headings or other tables: they place blocks on a page and are no data."""
    layout: set[int] = set()
    above: list[int] = []
    for step in page.walked():
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
