"""What the styles of a DOCX file say of its paragraphs and runs: headings, lists, and the look of text."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from proofspan.documents.readers.docx_package import child, local, switch, value

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

TITLE_LEVEL = 0
"""The outline level of the title: above every heading."""

_HEADING = re.compile(
    r"(?:heading|titolo|titre|überschrift|título|titulo|kop|rubrik|overskrift|otsikko|nagłówek) ?([1-9])", re.IGNORECASE
)
_TITLE = frozenset({"title", "titolo"})
_BODY_LEVEL = 9


@dataclass(frozen=True, slots=True)
class Styles:
    """The styles by their id; each question climbs the chain a style is based on."""

    by_id: dict[str, "Element"]
    default_paragraph: str = ""
    default_table: str = ""
    defaults: tuple["Element", ...] = ()

    @classmethod
    def of(cls, root: "Element | None") -> "Styles":
        """The styles of the part, none when the file has no such part."""
        found = [e for e in root if local(e) == "style"] if root is not None else []
        by_id = {identifier: style for style in found if (identifier := value(style, "styleId"))}
        everywhere = child(child(child(root, "docDefaults"), "rPrDefault"), "rPr")
        paragraph, table = (_default(found, kind) for kind in ("paragraph", "table"))
        return cls(by_id, paragraph, table, (everywhere,) if everywhere is not None else ())

    def heading_level(self, paragraph: "Element") -> int | None:
        """0 for the title, 1 to 9 for a heading, None for any other paragraph."""
        properties = child(paragraph, "pPr")
        direct = value(child(properties, "outlineLvl"))
        if direct is not None and direct.isdigit():
            return int(direct) + 1 if int(direct) < _BODY_LEVEL else None
        for identifier, style in self._chain(_style_of(properties, "pStyle") or self.default_paragraph):
            if (level := _named_level(style, identifier)) is not None:
                return level
            outline = value(child(child(style, "pPr"), "outlineLvl"))
            if outline is not None and outline.isdigit():
                return int(outline) + 1 if int(outline) < _BODY_LEVEL else None
        return None

    def is_list_item(self, paragraph: "Element") -> bool:
        """Whether the paragraph is numbered or has a bullet, by itself or by its style."""
        properties = child(paragraph, "pPr")
        holders = [properties]
        holders += [child(style, "pPr") for _, style in self._chain(_style_of(properties, "pStyle"))]
        for holder in holders:
            numbering = child(holder, "numPr")
            if numbering is not None:
                return (value(child(numbering, "numId")) or "0") != "0"
        return False

    def hides(self, run: "Element", paragraph: "Element | None") -> bool:
        """Whether the run is hidden, by itself or by its own, its paragraph's or the default style."""
        properties = child(run, "rPr")
        direct = switch(child(properties, "vanish"))
        if direct is not None:
            return direct
        style = _style_of(properties, "rStyle")
        around = _style_of(child(paragraph, "pPr"), "pStyle") or self.default_paragraph
        # Of such switches Word says: set in both styles, they undo one another.
        return self._vanishes(style) != self._vanishes(around)

    def run_properties(self, run: "Element", paragraph: "Element | None") -> list["Element"]:
        """What is said of the look of a run, the strongest first: its own properties, those of its style, of its
        paragraph's style, and of the file as a whole. What a table's style says of text is not among them.
        """
        direct = child(run, "rPr")
        around = _style_of(child(paragraph, "pPr"), "pStyle") or self.default_paragraph
        chains = (self._chain(identifier) for identifier in (_style_of(direct, "rStyle"), around))
        of_styles = [child(style, "rPr") for chain in chains for _, style in chain]
        return [properties for properties in (direct, *of_styles, *self.defaults) if properties is not None]

    def paragraph_properties(self, paragraph: "Element") -> list["Element"]:
        """What is said of a paragraph, the strongest first: its own properties, then those of its style."""
        direct = child(paragraph, "pPr")
        around = _style_of(direct, "pStyle") or self.default_paragraph
        of_styles = [child(style, "pPr") for _, style in self._chain(around)]
        return [properties for properties in (direct, *of_styles) if properties is not None]

    def table_shadings(self, identifier: str) -> list["Element"]:
        """Every set of properties with a shading that a table's style, or the usual one, has for some of its cells."""
        found: list[Element] = []
        for _, style in self._chain(identifier or self.default_table):
            parts = [style, *(part for part in style if local(part) == "tblStylePr")]
            found += [p for part in parts for p in part if local(p).endswith("Pr") and child(p, "shd") is not None]
        return found

    def _vanishes(self, identifier: str) -> bool:
        said = (switch(child(child(style, "rPr"), "vanish")) for _, style in self._chain(identifier))
        return next((switched for switched in said if switched is not None), False)

    def _chain(self, identifier: str) -> Iterator[tuple[str, "Element"]]:
        # A style that is based on itself would be climbed for ever.
        seen: set[str] = set()
        while identifier and identifier not in seen and (style := self.by_id.get(identifier)) is not None:
            seen.add(identifier)
            yield identifier, style
            identifier = value(child(style, "basedOn")) or ""


def _default(styles: Iterable["Element"], kind: str) -> str:
    """The style that what names none has, empty when there is none."""
    usual = (s for s in styles if value(s, "type") == kind and value(s, "default") in ("1", "true", "on"))
    return next((value(style, "styleId") or "" for style in usual), "")


def _style_of(properties: "Element | None", kind: str) -> str:
    return value(child(properties, kind)) or ""


def _named_level(style: "Element", identifier: str) -> int | None:
    name = (value(child(style, "name")) or identifier).strip().lower()
    if name in _TITLE:
        return TITLE_LEVEL
    found = _HEADING.fullmatch(name) or _HEADING.fullmatch(identifier)
    return int(found[1]) if found else None
