"""Whether a reader of a page sees an element: what its attributes and the page's style sheets make of it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.colors import NEARLY, WHITE, Color, alike, color_of
from proofspan.documents.readers.html_styles import UNKNOWN, Element, Sheets

NEVER_SHOWN = {"template": Hiding.TEMPLATE, "noscript": Hiding.NOSCRIPT}
NEVER_SHOWN |= dict.fromkeys(("canvas", "audio", "video"), Hiding.FALLBACK)
"""Elements whose text a browser shows only when it cannot do what they are for, or never."""

_LENGTH = re.compile(r"([+-]?[0-9]*\.?[0-9]+)\s*([a-z]*|%)")
_PIXELS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "em": 16.0, "rem": 16.0, "ch": 8.0, "in": 96.0, "cm": 37.8, "%": 1.0}
_PIXELS |= {"vw": 9.0, "vh": 9.0, "mm": 3.78, "pc": 16.0, "ex": 8.0}
PICTURES = frozenset("canvas embed iframe img object picture svg video".split())
"""Elements that may show a picture."""

_SIDES = {"height": ("top", "bottom"), "width": ("left", "right")}
_OUTLINES = ("text-shadow", "-webkit-text-stroke", "-webkit-text-stroke-width")
"""What shows text whatever its colour; the colours of these are not compared with what lies beneath."""

_USUAL = {
    "mark": {"color": "black", "background-color": "yellow"},
    "dialog": {"color": "black", "background-color": "white"},
}
_USUAL |= {tag: {"color": UNKNOWN, "background-color": UNKNOWN} for tag in ("button", "select", "textarea")}
"""What a browser makes of some elements where no sheet says otherwise."""

_NOTHING: Mapping[str, str] = MappingProxyType({})
_CLIPS = ("background-clip", "-webkit-background-clip", "background")
_NO_WIDTH = ("none", "0", "0px")
_FAR = -900
_FAR_MOVED = -5000
"""From how many pixels on what is moved is out of sight; a slide show moves its pictures by some thousands."""

_ONE_POINT = 4 / 3
_USUAL_SIZE = 16
_SHIFT = re.compile(r"translate(?:x|y|3d)?\(([^)]*)\)")
_NOTHING_LEFT = re.compile(r"(?:circle|ellipse)\(\s*0+(?:\.0*)?(?:px|%)?[\s)]|polygon\(\s*0(?:px)?\s+0(?:px)?\s*\)")
_INSET = re.compile(r"inset\(([^()]*)\)")
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
        sight = replace(sight, tiny=_is_tiny(said.get("font-size", ""), sight.tiny))
        text = said.get("-webkit-text-fill-color") or said.get("color", "inherit")
        if text not in ("inherit", "currentcolor"):
            sight = replace(sight, color=color_of(text))
        if _changes_colors(said):
            sight = replace(sight, color=None)
        return replace(sight, ground=_ground(sight.ground, said))

    def over_pictures(self) -> "Sight":
        """The sight where a picture or something painted may lie beneath."""
        return replace(self, ground=None)


def hides(tag: str, said: Mapping[str, str], attributes: Mapping[str, str | None]) -> str:
    """How the element and all in it is hidden, whatever stands inside; empty when it is not."""
    if tag in NEVER_SHOWN:
        return NEVER_SHOWN[tag]
    display = said.get("display", "")
    if display == "none":
        return Hiding.DISPLAY
    if not display and ("hidden" in attributes or (tag == "dialog" and "open" not in attributes)):
        return Hiding.ATTRIBUTE
    if said.get("content-visibility") == "hidden":
        return Hiding.VISIBILITY
    if said.get("animation-name", said.get("animation", "none")).partition(" ")[0] != "none":
        # Where it begins is not where it ends, and what it does stands in no rule that is read.
        return ""
    opacity = _LENGTH.fullmatch(said.get("opacity", "1"))
    if (opacity and float(opacity[1]) <= 0.02) or re.search(r"opacity\(\s*0(?:\.0+)?%?\s*\)", said.get("filter", "")):
        return Hiding.TRANSPARENT
    return Hiding.OFF_SCREEN if _off_screen(said) else ""


def is_placed(said: Mapping[str, str]) -> bool:
    """Whether the element stands where its style puts it, over whatever else is there."""
    return said.get("position") in ("absolute", "fixed", UNKNOWN)


def paints(tag: str, said: Mapping[str, str]) -> bool:
    """Whether something else may be seen before the element: a picture, or one that has a ground of its own."""
    return tag in PICTURES or _ground(WHITE, said) != WHITE


def _presentational(tag: str, attributes: Mapping[str, str | None]) -> dict[str, str]:
    """What a browser and attributes from before style sheets say; every sheet is stronger."""
    said = dict(_USUAL.get(tag, {}))
    if tag == "a" and "href" in attributes:
        said["color"] = "#0000ee"
    colored = {"font": "color", "body": "text"}.get(tag, "")
    if attributes.get(colored):
        said["color"] = (attributes[colored] or "").strip().lower()
    if attributes.get("bgcolor"):
        said["background-color"] = (attributes["bgcolor"] or "").strip().lower()
    if attributes.get("background"):
        said["background-image"] = UNKNOWN
    return said


def look_of(tag: str, sheets: Sheets, attributes: Mapping[str, str | None], node: int = 0) -> Mapping[str, str]:
    """Everything that is said of the element's look, the strongest of each property; `node` is its place in a tree."""
    return _presentational(tag, attributes) | sheets.said(Element.of(tag, attributes, node)) or _NOTHING


def _changes_colors(said: Mapping[str, str]) -> bool:
    """Whether text shows in other colours than that of its letters, or they in another than is said."""
    shown = (*_OUTLINES, "filter", "backdrop-filter")
    if said.get("mix-blend-mode", "normal") != "normal" or any(said.get(n, "none") not in _NO_WIDTH for n in shown):
        return True
    return any("text" in said.get(name, "").split() for name in _CLIPS)


def _ground(ground: Color | None, said: Mapping[str, str]) -> Color | None:
    picture, written = said.get("background-image", ""), said.get("background-color", "")
    if picture == UNKNOWN or "url(" in picture or "gradient(" in picture or "inset" in said.get("box-shadow", ""):
        return None
    for word in re.findall(r"[a-z#?][\w-]*(?:\([^)]*\))?", written):
        if word in ("transparent", "none", "inherit", "initial", "unset"):
            continue
        color = color_of(word)
        if color is not None:
            return color if color[3] >= 0.98 else (ground if color[3] <= 0.02 else None)
        if "(" in word or written == word:
            return None
    return ground


def _off_screen(said: Mapping[str, str]) -> bool:
    placed = said.get("position") in ("absolute", "fixed")
    far = ["margin-left", "margin-top", "text-indent"]
    far += ["left", "top", "right", "bottom"] if placed or said.get("position") == "relative" else []
    # What is as wide as it is moved reaches into the window.
    width = max(_pixels(said.get(name, "")) for name in ("width", "min-width"))
    if any(_pixels(said.get(name, "")) <= min(_FAR, -width - 1) for name in far):
        return True
    transform = said.get("transform", "")
    shifts = [_pixels(part.strip()) for found in _SHIFT.findall(transform) for part in found.split(",")]
    if any(shift <= _FAR_MOVED for shift in shifts) or re.search(r"scale(?:x|y)?\(\s*0(?:\.0+)?\s*[,)]", transform):
        return True
    if placed and _CLIPPED.search(said.get("clip", "")):
        return True
    return _is_cut_to_nothing(said.get("clip-path", "")) or _closed_box(said)


def _is_cut_to_nothing(clip: str) -> bool:
    inset = _INSET.search(clip)
    if not inset:
        return bool(_NOTHING_LEFT.search(clip))
    sides = [_LENGTH.fullmatch(side) for side in inset[1].partition("round")[0].split()]
    shares = [float(side[1]) if side and side[2] == "%" else 0.0 for side in sides] or [0.0]
    # As everywhere in style sheets: what is left out is that of the other side.
    top, right = shares[0], shares[min(1, len(shares) - 1)]
    bottom, left = (shares[at] if len(shares) > at else other for at, other in ((2, top), (3, right)))
    return top + bottom >= 100 or left + right >= 100


def _closed_box(said: Mapping[str, str]) -> bool:
    """Whether nothing of a box shows because it is a pixel high or wide and cuts what does not fit."""
    cuts = said.get("overflow", "") in ("hidden", "clip") or said.get("overflow-y", "") == "hidden"
    return cuts and any(_is_closed(said, side, edges) for side, edges in _SIDES.items())


def _is_closed(said: Mapping[str, str], side: str, edges: tuple[str, str]) -> bool:
    """Whether the box is at most a pixel long on that side, and has no padding there in which something would show."""
    sizes = [said[name] for name in (side, f"max-{side}") if name in said]
    padded = [_LENGTH.fullmatch(said.get(name, "0")) for name in ("padding", *(f"padding-{edge}" for edge in edges))]
    opened = _pixels(said.get(f"min-{side}", "")) > 1 or not all(one and float(one[1]) == 0 for one in padded)
    return not opened and any(_LENGTH.fullmatch(size) and _pixels(size) <= 1 for size in sizes)


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
