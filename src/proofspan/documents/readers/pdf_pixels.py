"""A PDF page as it looks: where ink is, where taking text away changes nothing, and what lies beneath."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from proofspan.documents.readers.colors import Color
from proofspan.documents.readers.pdf_objects import Box, Drawn

MOST_PIXELS = 4_000_000
"""How large a page is drawn; a larger one is drawn smaller."""

_SCALE = 2.0
_STEP = 8
_SEEN_DETAIL = 40
_SAMPLES = ((0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85))


@dataclass(frozen=True, slots=True)
class Picture:
    """The pixels of a page as it is shown, three bytes each, blue first; `height` is the page's in points."""

    data: bytes
    stride: int
    columns: int
    rows: int
    height: float
    scale: float

    @classmethod
    def of(cls, page: Any, *, without: Iterable[Drawn] = ()) -> "Picture":
        """The page drawn with its annotations, and without some of its objects."""
        pdfium = import_module("pypdfium2.raw")
        width, height = page.get_size()
        scale = min(_SCALE, math.sqrt(MOST_PIXELS / max(1.0, width * height)))
        left_out = list(without)
        for drawn in left_out:
            pdfium.FPDFPageObj_SetIsActive(drawn.handle, False)
        bitmap = page.render(scale=scale, may_draw_forms=False)
        try:
            return cls(bytes(bitmap.buffer), bitmap.stride, bitmap.width, bitmap.height, height, scale)
        finally:
            bitmap.close()
            for drawn in left_out:
                pdfium.FPDFPageObj_SetIsActive(drawn.handle, True)

    def differs(self, other: "Picture", box: Box) -> bool:
        """Whether the two pictures of one page differ inside the box by what an eye could see."""
        left, right, rows = self._within(box)
        for row in rows:
            start, end = row * self.stride + 3 * left, row * self.stride + 3 * right
            ours, theirs = self.data[start:end], other.data[start:end]
            if ours != theirs and any(abs(a - b) > _STEP for a, b in zip(ours, theirs, strict=True)):
                return True
        return False

    def has_detail(self, box: Box) -> bool:
        """Whether something is drawn inside the box: its pixels are not all of one colour."""
        left, right, rows = self._within(box)
        seen = b"".join(self.data[row * self.stride + 3 * left : row * self.stride + 3 * right] for row in rows)
        return any(max(part) - min(part) > _SEEN_DETAIL for part in (seen[0::3], seen[1::3], seen[2::3]) if part)

    def samples(self, box: Box) -> list[Color]:
        """The colours at the middle of the box and near its corners; none outside the page."""
        left, bottom, right, top = box
        found = []
        for across, up in _SAMPLES:
            column = int((left + across * (right - left)) * self.scale)
            row = int((self.height - bottom - up * (top - bottom)) * self.scale)
            if 0 <= column < self.columns and 0 <= row < self.rows:
                at = row * self.stride + 3 * column
                blue, green, red = self.data[at : at + 3]
                found.append((red, green, blue, 1.0))
        return found

    def _within(self, box: Box) -> tuple[int, int, range]:
        """The columns and rows that the box touches, at least one of each where it lies on the page."""
        left, bottom, right, top = box
        first = max(0, math.floor(left * self.scale))
        last = min(self.columns, math.ceil(right * self.scale))
        above = max(0, math.floor((self.height - top) * self.scale))
        below = min(self.rows, math.ceil((self.height - bottom) * self.scale))
        return first, max(first, last), range(above, max(above, below))
