"""Whether a reader of a DOCX file sees a run: what its own look is, and the colour of what lies beneath it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.colors import NEARLY, WHITE, Color, alike, color_of
from proofspan.documents.readers.docx_package import Package, child, local, switch, value
from proofspan.documents.readers.docx_styles import Styles

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

Ground = tuple[Color, ...]
"""The colours that may lie beneath a text, one of them does; empty when it cannot be told."""

UNKNOWN: Ground = ()

_LEAST_HALF_POINTS = 2.0
_FAINTEST = 0.02
_BLACK: Color = (0, 0, 0, 1.0)
_WHITE_THEME = frozenset({"background1", "light1", "bg1", "lt1"})
_EFFECTS = ("textOutline", "glow", "shadow", "outline", "emboss", "imprint")
_WORD_NAMES = {"green": "lime"}


@dataclass(frozen=True, slots=True)
class Eye:
    """Looks at the runs of one paragraph; `ground` is what lies beneath it."""

    styles: Styles
    paragraph: "Element"
    ground: Ground

    @classmethod
    def on(cls, paragraph: "Element", styles: Styles, around: Ground) -> "Eye":
        """The eye on a paragraph that stands on `around` where nothing shades it."""
        ground = around
        for properties in reversed(styles.paragraph_properties(paragraph)):
            ground = shaded(properties, ground)
        return cls(styles, paragraph, ground)

    def hiding(self, run: "Element") -> str:
        """How the run is hidden; empty when it can be seen."""
        if self.styles.hides(run, self.paragraph):
            return Hiding.HIDDEN
        said = self.styles.run_properties(run, self.paragraph)
        if _half_points(said) < _LEAST_HALF_POINTS:
            return Hiding.TINY
        color = _color(said)
        if color is None or _has_effect(said):
            return ""
        if color[3] <= _FAINTEST:
            return Hiding.TRANSPARENT
        ground = self.ground
        for properties in reversed(said):
            ground = shaded(properties, ground)
        if ground and all(alike(color, beneath) for beneath in ground):
            return Hiding.WHITE_TEXT if min(color[:3]) >= 255 - NEARLY else Hiding.SAME_COLOR
        return ""


def page_ground(parts: Package) -> Ground:
    """The colour of the page; it cannot be told where a picture or shape lies behind the text."""
    background = child(parts.body.getparent(), "background")
    if parts.behind or (background is not None and len(background)):
        return UNKNOWN
    return (color_of((value(background, "color") or "").lower()) or WHITE,)


def box_ground(box: "Element") -> Ground:
    """What fills the shape around the text of a text box; it cannot be told unless the shape names a colour."""
    shape = next((above for above in box.iterancestors() if local(above) == "wsp"), None)
    filling = child(child(shape, "spPr"), "solidFill")
    return _known(value(child(filling, "srgbClr")) or "")


def cell_ground(cell: "Element", table: "Element", styles: Styles, around: Ground) -> Ground:
    """What lies beneath a cell: its own shading, else the table's or any that the table's style may put there."""
    own = child(cell, "tcPr")
    if child(own, "shd") is not None:
        return shaded(own, around)
    of_table = child(table, "tblPr")
    row = next((above for above in cell.iterancestors() if local(above) == "tr"), None)
    ground = shaded(child(row, "tblPrEx"), shaded(of_table, around))
    for properties in styles.table_shadings(value(child(of_table, "tblStyle")) or ""):
        beneath = shaded(properties, around)
        # Which of them a cell has depends on its place and on the table's switches: any may be the one.
        ground = ground + beneath if ground and beneath else UNKNOWN
    return ground


def shaded(properties: "Element | None", around: Ground) -> Ground:
    """What lies beneath something with these properties: its highlight, else its shading, else what is around."""
    highlight = value(child(properties, "highlight"))
    if highlight is not None and highlight != "none":
        return _known(_WORD_NAMES.get(highlight.lower(), highlight))
    shading = child(properties, "shd")
    pattern = value(shading)
    if shading is None or pattern == "nil":
        return around
    if pattern not in (None, "clear", "solid"):
        return UNKNOWN
    written = value(shading, "color" if pattern == "solid" else "fill") or "auto"
    if written == "auto" and value(shading, "themeFill" if pattern != "solid" else "themeColor") is not None:
        return UNKNOWN
    return around if written == "auto" else _known(written)


def row_is_hidden(row: "Element") -> bool:
    """Whether a row of a table is hidden as a whole."""
    return bool(switch(child(child(row, "trPr"), "hidden")))


def text_in(element: "Element") -> str:
    """The characters that an element would show."""
    return "".join(part.text or "" for part in element.iter("{*}t"))


def _known(written: str) -> Ground:
    color = color_of(written.lower())
    return (color,) if color is not None else UNKNOWN


def _has_effect(said: Sequence["Element"]) -> bool:
    """Whether the text has an outline, shadow or glow, which shows whatever its colour."""
    for name in _EFFECTS:
        found = next((effect for properties in said if (effect := child(properties, name)) is not None), None)
        if found is not None and switch(found) and child(found, "noFill") is None:
            return True
    return False


def _color(said: Iterable["Element"]) -> Color | None:
    """The colour of a text by the strongest of its properties; None when it is automatic or cannot be told."""
    for properties in said:
        filling = child(properties, "textFill")
        if filling is not None:
            return _filled(filling)
        color = child(properties, "color")
        if color is None:
            continue
        mixed = value(color, "themeTint") is not None or value(color, "themeShade") is not None
        if value(color, "themeColor") in _WHITE_THEME and not mixed:
            return WHITE
        written = (value(color) or "auto").lower()
        return None if written == "auto" else color_of(written)
    return None


def _filled(filling: "Element") -> Color | None:
    """The colour that Word since 2010 fills a text with; `alpha` is what it lacks of opaque, in parts of 100,000."""
    if child(filling, "noFill") is not None:
        return (0, 0, 0, 0.0)
    solid = child(filling, "solidFill")
    named = child(solid, "srgbClr")
    by_theme = child(solid, "schemeClr")
    clear = value(child(named if named is not None else by_theme, "alpha")) or "0"
    opacity = 1 - int(clear) / 100_000 if clear.isdecimal() and len(clear) < 7 else 1.0
    color = color_of((value(named) or "").lower())
    if by_theme is not None and value(by_theme) in _WHITE_THEME and all(local(part) == "alpha" for part in by_theme):
        color = WHITE
    if color is None and opacity <= _FAINTEST:
        color = _BLACK
    return (*color[:3], opacity) if color is not None else None


def _half_points(said: Iterable["Element"]) -> float:
    for properties in said:
        written = value(child(properties, "sz"))
        if written is not None:
            size = written.removesuffix("pt")
            try:
                return float(size) * (2 if size != written else 1)
            except ValueError:
                break
    return _LEAST_HALF_POINTS
