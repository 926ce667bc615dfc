"""Whether a reader of a page sees an element: what its attributes and the page's style sheets make of it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.colors import NEARLY, WHITE, Color, alike, color_of
from proofspan.documents.readers.html_styles import Element, Sheets

NEVER_SHOWN = {"template": Hiding.TEMPLATE, "noscript": Hiding.NOSCRIPT}
NEVER_SHOWN |= dict.fromkeys(("canvas", "audio", "video"), Hiding.FALLBACK)
"""Elements whose text a browser shows only when it cannot do what they are for, or never."""

_LENGTH = re.compile(r"([+-]?[0-9]*\.?[0-9]+)\s*([a-z]*|%)")
_PIXELS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "em": 16.0, "rem": 16.0, "ch": 8.0, "in": 96.0, "cm": 37.8, "%": 10.0}
_PIXELS |= {"vw": 10.0, "vh": 10.0, "mm": 3.78, "pc": 16.0, "ex": 8.0}
_OUTLINES = ("text-shadow", "-webkit-text-stroke", "-webkit-text-stroke-width")
"""What shows text whatever its colour; the colours of these are not compared with what lies beneath."""

_FAR = -500
_ONE_POINT = 4 / 3
_USUAL_SIZE = 16
_SHIFT = re.compile(r"translate(?:x|y|3d)?\(([^)]*)\)")
_NOTHING_LEFT = re.compile(
    r"inset\(\s*(?:[5-9][0-9]|100)%|circle\(\s*0|ellipse\(\s*0|polygon\(\s*0(?:px)?\s+0(?:px)?\s*\)"
)
_CLIPPED = re.compile(r"rect\(\s*([01](?:px)?)[\s,]+\1[\s,]+\1[\s,]+\1\s*\)|rect\(\s*0(?:px)?[\s,]+0(?:px)?[\s,]+0")


@dataclass(frozen=True, slots=True)
class Sight:
    """What an element hands on to those inside it: the colour of text and of what lies beneath (None: cannot be
    told), whether text is visible, and whether it is too small to be seen.
    """

    color: Color | None = (0, 0, 0, 1.0)
    ground: Color | None = WHITE
    visible: bool = True
    tiny: bool = False

    @property
    def hiding(self) -> str:
        """How text that stands here is hidden; empty when it can be seen."""
        if not self.visible:
            return Hiding.VISIBILITY
        if self.tiny:
            return Hiding.TINY
        if self.color is None:
            return ""
        if self.color[3] <= 0.02:
            return Hiding.TRANSPARENT
        if self.ground is not None and alike(self.color, self.ground):
            return Hiding.WHITE_TEXT if min(self.color[:3]) >= 255 - NEARLY else Hiding.SAME_COLOR
        return ""

    def within(self, said: Mapping[str, str]) -> "Sight":
        """The sight inside an element of which the sheets say this."""
        sight = self
        if "visibility" in said and said["visibility"] != "inherit":
            sight = replace(sight, visible=said["visibility"] not in ("hidden", "collapse"))
        sight = replace(sight, tiny=_is_tiny(said.get("font-size") or _size_in(said.get("font", "")), sight.tiny))
        text = said.get("-webkit-text-fill-color") or said.get("color", "inherit")
        if text not in ("inherit", "currentcolor"):
            sight = replace(sight, color=color_of(text))
        if any(said.get(name, "none") not in ("none", "0", "0px") for name in _OUTLINES):
            sight = replace(sight, color=None)
        return replace(sight, ground=_ground(sight.ground, said))


def hides(element: Element, said: Mapping[str, str], attributes: Mapping[str, str | None]) -> str:
    """How the element and all in it is hidden, whatever stands inside; empty when it is not."""
    if element.tag in NEVER_SHOWN:
        return NEVER_SHOWN[element.tag]
    display = said.get("display", "")
    if display == "none":
        return Hiding.DISPLAY
    if not display and ("hidden" in attributes or (element.tag == "dialog" and "open" not in attributes)):
        return Hiding.ATTRIBUTE
    if said.get("content-visibility") == "hidden":
        return Hiding.VISIBILITY
    opacity = _LENGTH.fullmatch(said.get("opacity", "1"))
    if (opacity and float(opacity[1]) <= 0.02) or re.search(r"opacity\(\s*0(?:\.0+)?%?\s*\)", said.get("filter", "")):
        return Hiding.TRANSPARENT
    return Hiding.OFF_SCREEN if _off_screen(said) else ""


def _presentational(tag: str, attributes: Mapping[str, str | None]) -> dict[str, str]:
    """What attributes from before style sheets say; every sheet is stronger."""
    said = {}
    if tag == "font" and attributes.get("color"):
        said["color"] = (attributes["color"] or "").strip().lower()
    if tag == "body" and attributes.get("text"):
        said["color"] = (attributes["text"] or "").strip().lower()
    if attributes.get("bgcolor"):
        said["background-color"] = (attributes["bgcolor"] or "").strip().lower()
    return said


def look_of(element: Element, sheets: Sheets, attributes: Mapping[str, str | None]) -> dict[str, str]:
    """Everything that is said of the element's look, the strongest of each property."""
    return _presentational(element.tag, attributes) | sheets.said(element)


def _ground(ground: Color | None, said: Mapping[str, str]) -> Color | None:
    written = said.get("background-color") or said.get("background", "")
    pictures = said.get("background-image", "") + written
    if "url(" in pictures or "gradient(" in pictures:
        return None
    for word in re.findall(r"[a-z#][\w-]*(?:\([^)]*\))?", written):
        if word in ("transparent", "none", "inherit", "initial", "unset"):
            continue
        color = color_of(word)
        if color is not None:
            return color if color[3] >= 0.98 else (ground if color[3] <= 0.02 else None)
        if "background-color" in said or "(" in word:
            return None
    return ground


def _off_screen(said: Mapping[str, str]) -> bool:
    placed = said.get("position") in ("absolute", "fixed")
    far = ["margin-left", "margin-top", "text-indent"]
    far += ["left", "top", "right", "bottom"] if placed or said.get("position") == "relative" else []
    if any(_pixels(said.get(name, "")) <= _FAR for name in far):
        return True
    transform = said.get("transform", "")
    shifts = [_pixels(part.strip()) for found in _SHIFT.findall(transform) for part in found.split(",")]
    if any(shift <= _FAR for shift in shifts) or re.search(r"scale(?:x|y)?\(\s*0(?:\.0+)?\s*[,)]", transform):
        return True
    if placed and _CLIPPED.search(said.get("clip", "")):
        return True
    return bool(_NOTHING_LEFT.search(said.get("clip-path", ""))) or _closed_box(said)


def _closed_box(said: Mapping[str, str]) -> bool:
    """Whether nothing of a box shows because it is a pixel high or wide and cuts what does not fit."""
    cuts = said.get("overflow", "") in ("hidden", "clip") or said.get("overflow-y", "") == "hidden"
    sides = [said[name] for name in ("height", "width", "max-height", "max-width") if name in said]
    return cuts and any(_LENGTH.fullmatch(side) and _pixels(side) <= 1 for side in sides)


def _pixels(length: str) -> float:
    """The length in pixels, relative units by what is usual; 0 when it is none."""
    found = _LENGTH.match(length)
    return float(found[1]) * _PIXELS.get(found[2], 1.0) if found else 0.0


def _is_tiny(size: str, inherited: bool) -> bool:
    """Whether text of that size is under one point; what is relative keeps what it is relative to."""
    found = _LENGTH.fullmatch(size)
    if not size or size in ("inherit", "unset", "smaller", "larger"):
        return inherited
    if not found:
        return False
    if found[2] in ("em", "%"):
        share = float(found[1]) / (100 if found[2] == "%" else 1)
        return share * _USUAL_SIZE < _ONE_POINT or (inherited and share < _USUAL_SIZE)
    return _pixels(size) < _ONE_POINT


def _size_in(font: str) -> str:
    """The size in the short form `italic 0/1 serif`; empty when none is given."""
    found = re.search(r"(?:^|\s)([0-9.]+(?:px|pt|em|rem|%)?)(?:/|\s)", font + " ")
    return found[1] if found else ""
