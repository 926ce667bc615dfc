"""The characters of one PDF page with their boxes, gathered into lines by their baselines."""

import ctypes
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from proofspan.documents.readers.pdf_objects import Box
from proofspan.documents.readers.pdf_sight import Letter, Seen, seen_on

NO_BOX: Box = (math.nan, math.nan, math.nan, math.nan)

LIGATURES = {
    "\ufb00": "ff",
    "\ufb01": "fi",
    "\ufb02": "fl",
    "\ufb03": "ffi",
    "\ufb04": "ffl",
    "\ufb05": "st",
    "\ufb06": "st",
}
"""The Latin ligatures, each with the letters that it stands for."""

HYPHENS = frozenset("-\u2010\u00ad\x02\ufffe")
"""What may end a line that cuts a word; the last two are how pdfium marks one."""

_BASELINE_STEP = 0.5
_BOLD_WEIGHT = 600
_BOLD_FLAG = 1 << 18
_CONTROLS = {code: "\ufffd" for code in range(32) if code not in (9, 10, 13)}
_HIGH, _LOW, _PLANE = 0xD800, 0xDC00, 0xE000


@dataclass(frozen=True, slots=True)
class Glyph:
    """One code point of the page: its text, box, baseline (NaN when it runs upwards) and size in points."""

    index: int
    text: str
    box: Box
    baseline: float
    size: float


@dataclass(slots=True)
class Line:
    """One line of a page: characters with a box each, its baseline, its size and whether it is bold.

    A row has `breaks`, the places where its cells after the first begin; one with a cell of several lines has
    the lowest baseline as its `foot`.
    """

    characters: list[str] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    baseline: float = math.nan
    size: float = 0.0
    bold: bool = False
    foot: float = math.nan
    breaks: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The characters as one string."""
        return "".join(self.characters)

    @property
    def lowest(self) -> float:
        """The baseline of its last line."""
        return self.baseline if math.isnan(self.foot) else self.foot

    def extent(self, start: int = 0, end: int | None = None) -> Box:
        """The box around the ink of the characters in between, `NO_BOX` when there is none."""
        inked = [box for box in self.boxes[start:end] if not math.isnan(box[0])]
        if not inked:
            return NO_BOX
        lefts, bottoms, rights, tops = zip(*inked, strict=True)
        return min(lefts), min(bottoms), max(rights), max(tops)

    def add(self, text: str, box: Box) -> None:
        """Appends characters that share one box; white space at the start or after white space is left out."""
        for character in text:
            if character.isspace():
                if not self.characters or self.characters[-1] == " ":
                    continue
                character = " "
            self.characters.append(character)
            self.boxes.append(box)

    def drop_last(self) -> None:
        """Takes the last character away."""
        self.characters.pop()
        self.boxes.pop()


def lines_of(page: Any) -> tuple[list[Line], Seen]:
    """The lines of the page in the order of its content, none of them empty, without what nobody sees of it; and
    what that is.
    """
    text_page = page.get_textpage()
    try:
        glyphs = list(_glyphs(text_page.raw, _Place.of(page)))
        seen = seen_on(page, text_page, (Letter(g.index, g.text, g.box, g.size) for g in glyphs))
        found: list[Line] = []
        gathered: list[Glyph] = []
        for glyph in glyphs:
            if glyph.index in seen.hidden:
                continue
            if gathered and (glyph.text == "\n" or _steps(gathered[-1], glyph)):
                found.append(_line(text_page.raw, gathered))
                gathered = []
            if glyph.text != "\n":
                gathered.append(glyph)
        found.append(_line(text_page.raw, gathered))
        return [line for line in found if line.characters], seen
    finally:
        text_page.close()


def _raw_pdfium() -> Any:
    """pdfium's own functions, for which no types are published."""
    return import_module("pypdfium2.raw")


def _steps(before: Glyph, after: Glyph) -> bool:
    """Whether the second glyph stands on another line; a raised or lowered one does not."""
    return abs(before.baseline - after.baseline) > _BASELINE_STEP * max(before.size, after.size)


def _line(raw: Any, glyphs: list[Glyph]) -> Line:
    line = Line()
    for glyph in glyphs:
        line.add(glyph.text, glyph.box)
    while line.characters and line.characters[-1] == " ":
        line.drop_last()
    inked = [glyph for glyph in glyphs if not glyph.text.isspace() and not math.isnan(glyph.box[0])]
    if inked:
        sampled = (inked[0], inked[len(inked) // 2], inked[-1])
        line.size = sorted(glyph.size for glyph in sampled)[1]
        line.baseline = inked[0].baseline
        line.bold = all(_is_bold(raw, glyph.index) for glyph in sampled)
    return line


def _is_bold(raw: Any, index: int) -> bool:
    pdfium = _raw_pdfium()
    name = ctypes.create_string_buffer(128)
    flags = ctypes.c_int()
    pdfium.FPDFText_GetFontInfo(raw, index, name, 128, flags)
    heavy = pdfium.FPDFText_GetFontWeight(raw, index) >= _BOLD_WEIGHT
    return heavy or b"bold" in name.value.lower() or bool(flags.value & _BOLD_FLAG)


def _glyphs(raw: Any, place: "_Place") -> Iterator[Glyph]:
    """The code points that pdfium sees, surrogates paired, soft hyphens inside a line left out."""
    pdfium = _raw_pdfium()
    box = _Boxes(raw, place)
    previous = Glyph(-1, "", NO_BOX, math.nan, 0.0)
    high = 0
    for index in range(pdfium.FPDFText_CountChars(raw)):
        code = pdfium.FPDFText_GetUnicode(raw, index)
        if _HIGH <= code < _LOW:
            high = code
            continue
        text = _text_of(code, high)
        high = 0
        if code in (10, 13):
            # Both halves of pdfium's line end may come, or one: the second closes an empty line.
            yield Glyph(index, "\n", NO_BOX, math.nan, 0.0)
        elif pdfium.FPDFText_IsGenerated(raw, index) == 1:
            yield Glyph(index, text, NO_BOX, previous.baseline, previous.size)
        else:
            previous = Glyph(index, text, *box.of(index))
            yield previous


def _text_of(code: int, high: int) -> str:
    if _LOW <= code < _PLANE:
        return chr(0x10000 + ((high - _HIGH) << 10) + (code - _LOW)) if high else "\ufffd"
    character = chr(code) if code <= 0x10FFFF else "\ufffd"
    if character in HYPHENS:
        return character
    # A control character is a glyph that the font maps to nothing: better seen as unknown than not at all.
    return LIGATURES.get(character, character.translate(_CONTROLS))


@dataclass(frozen=True, slots=True)
class _Place:
    """How user space lies on the shown page: the shown part's corner, size and quarter turns clockwise."""

    left: float
    bottom: float
    width: float
    height: float
    turns: int

    @classmethod
    def of(cls, page: Any) -> "_Place":
        left, bottom, right, top = page.get_bbox()
        return cls(left, bottom, right - left, top - bottom, page.get_rotation() // 90 % 4)

    def shown(self, box: Box) -> Box:
        """The box on the page as it is shown."""
        left, bottom, right, top = (v - o for v, o in zip(box, (self.left, self.bottom) * 2, strict=True))
        if self.turns == 1:
            return bottom, self.width - right, top, self.width - left
        if self.turns == 2:
            return self.width - right, self.height - top, self.width - left, self.height - bottom
        if self.turns == 3:
            return self.height - top, left, self.height - bottom, right
        return left, bottom, right, top


class _Boxes:
    """Asks pdfium for the place of a character; the cells it writes to are made once a page."""

    def __init__(self, raw: Any, place: _Place) -> None:
        self._pdfium = _raw_pdfium()
        self._raw = raw
        self._place = place
        self._cells = [ctypes.c_double() for _ in range(4)]
        self._origin = [ctypes.c_double() for _ in range(2)]
        self._matrix = self._pdfium.FS_MATRIX()

    def of(self, index: int) -> tuple[Box, float, float]:
        """Box, baseline and size of the character; the baseline is NaN where the text runs upwards."""
        pdfium = self._pdfium
        left, right, bottom, top = self._cells
        matrix, (x, y) = self._matrix, self._origin
        found = pdfium.FPDFText_GetCharBox(self._raw, index, left, right, bottom, top)
        box = (left.value, bottom.value, right.value, top.value)
        size = pdfium.FPDFText_GetFontSize(self._raw, index)
        level = math.nan
        if pdfium.FPDFText_GetMatrix(self._raw, index, matrix):
            # A size below zero, under a matrix that turns it back, is how some programs write upside down.
            size = abs(size) * math.hypot(matrix.c, matrix.d)
            upright = (abs(matrix.d) >= abs(matrix.c)) is (self._place.turns % 2 == 0)
            if upright and pdfium.FPDFText_GetCharOrigin(self._raw, index, x, y):
                level = self._place.shown((x.value, y.value) * 2)[1]
        return (self._place.shown(box) if found else NO_BOX), level, size
