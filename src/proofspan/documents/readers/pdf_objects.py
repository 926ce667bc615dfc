"""What a PDF page draws, object by object from back to front, and the look of its text."""

import ctypes
import math
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from proofspan.documents.readers.colors import Color

Box = tuple[float, float, float, float]
"""Left, bottom, right and top in points: of the page's own space here, from the corner of the page as it is shown
where characters and pictures are meant.
"""

_DEEPEST = 12
_MOST_OBJECTS = 200_000


@dataclass(frozen=True, slots=True)
class Drawn:
    """One object of a page: pdfium's handle, its address, its bounds, and what kind of thing it is."""

    handle: Any
    address: int
    bounds: Box
    is_text: bool
    is_picture: bool
    covers: bool

    @property
    def area(self) -> float:
        """The area of its bounds in square points; NaN where it has none."""
        left, bottom, right, top = self.bounds
        return (right - left) * (top - bottom)

    def contains(self, other: "Drawn") -> bool:
        """Whether the middle of the other lies inside the bounds."""
        left, bottom, right, top = self.bounds
        x, y = (other.bounds[0] + other.bounds[2]) / 2, (other.bounds[1] + other.bounds[3]) / 2
        return left <= x <= right and bottom <= y <= top


@dataclass(frozen=True, slots=True)
class Look:
    """How the text of an object is drawn: pdfium's render mode, its fill colour, and whether a layer holds it."""

    mode: int
    fill: Color
    layered: bool


def drawn_on(page: Any) -> list[Drawn]:
    """The objects of the page from back to front, those inside forms too, the first 200,000."""
    pdfium = import_module("pypdfium2.raw")
    found: list[Drawn] = []
    identity = pdfium.FS_MATRIX(1, 0, 0, 1, 0, 0)
    top = ((pdfium.FPDFPage_GetObject(page.raw, at), identity) for at in range(pdfium.FPDFPage_CountObjects(page.raw)))
    _gather(pdfium, top, found, 0)
    return found


def address_of(handle: Any) -> int:
    """What tells two of pdfium's handles apart; 0 for none."""
    return ctypes.cast(handle, ctypes.c_void_p).value or 0


def look_of(handle: Any) -> Look:
    """How the text of a text object is drawn."""
    pdfium = import_module("pypdfium2.raw")
    cells = [ctypes.c_uint(0) for _ in range(4)]
    told = pdfium.FPDFPageObj_GetFillColor(handle, *cells)
    red, green, blue, alpha = (cell.value for cell in cells) if told else (0, 0, 0, 255)
    return Look(
        pdfium.FPDFTextObj_GetTextRenderMode(handle), (red, green, blue, alpha / 255), _is_layered(pdfium, handle)
    )


def is_clipped_away(handle: Any) -> bool:
    """Whether one of the paths that an object is clipped to has no part whose bounds meet the object's."""
    pdfium = import_module("pypdfium2.raw")
    left, bottom, right, top = _bounds(pdfium, handle, pdfium.FS_MATRIX(1, 0, 0, 1, 0, 0))
    clip = pdfium.FPDFPageObj_GetClipPath(handle)
    for path in range(max(0, pdfium.FPDFClipPath_CountPaths(clip)) if clip else 0):
        boxes = list(_clip_boxes(pdfium, clip, path))
        if not any(a < right and left < c and b < top and bottom < d for a, b, c, d in boxes):
            return True
    return False


def _clip_boxes(pdfium: Any, clip: Any, path: int) -> Iterator[Box]:
    """The bounds of each part of a path, control points of curves included."""
    xs: list[float] = []
    ys: list[float] = []
    x, y = ctypes.c_float(), ctypes.c_float()
    for at in range(max(0, pdfium.FPDFClipPath_CountPathSegments(clip, path))):
        segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, at)
        if xs and pdfium.FPDFPathSegment_GetType(segment) == pdfium.FPDF_SEGMENT_MOVETO:
            yield min(xs), min(ys), max(xs), max(ys)
            xs, ys = [], []
        pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        xs.append(x.value)
        ys.append(y.value)
    if xs:
        yield min(xs), min(ys), max(xs), max(ys)


def _gather(pdfium: Any, objects: Iterator[tuple[Any, Any]], found: list[Drawn], depth: int) -> None:
    for handle, matrix in objects:
        if len(found) >= _MOST_OBJECTS:
            return
        kind = pdfium.FPDFPageObj_GetType(handle)
        if kind == pdfium.FPDF_PAGEOBJ_FORM and depth < _DEEPEST:
            inner = pdfium.FS_MATRIX()
            pdfium.FPDFPageObj_GetMatrix(handle, inner)
            inside = _joined(pdfium, inner, matrix)
            count = pdfium.FPDFFormObj_CountObjects(handle)
            parts = ((pdfium.FPDFFormObj_GetObject(handle, at), inside) for at in range(count))
            _gather(pdfium, parts, found, depth + 1)
        else:
            found.append(_one(pdfium, handle, kind, matrix))


def _one(pdfium: Any, handle: Any, kind: int, matrix: Any) -> Drawn:
    is_picture = kind == pdfium.FPDF_PAGEOBJ_IMAGE
    covers = is_picture or kind == pdfium.FPDF_PAGEOBJ_SHADING
    if kind == pdfium.FPDF_PAGEOBJ_PATH:
        mode, stroked = ctypes.c_int(), ctypes.c_int()
        pdfium.FPDFPath_GetDrawMode(handle, mode, stroked)
        covers = mode.value != pdfium.FPDF_FILLMODE_NONE
    is_text = kind == pdfium.FPDF_PAGEOBJ_TEXT
    return Drawn(handle, address_of(handle), _bounds(pdfium, handle, matrix), is_text, is_picture, covers)


def _bounds(pdfium: Any, handle: Any, matrix: Any) -> Box:
    left, bottom, right, top = (ctypes.c_float() for _ in range(4))
    if not pdfium.FPDFPageObj_GetBounds(handle, left, bottom, right, top):
        return math.nan, math.nan, math.nan, math.nan
    corners = [(x.value, y.value) for x in (left, right) for y in (bottom, top)]
    xs = [matrix.a * x + matrix.c * y + matrix.e for x, y in corners]
    ys = [matrix.b * x + matrix.d * y + matrix.f for x, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _joined(pdfium: Any, first: Any, then: Any) -> Any:
    """The matrix that does what the first does, and after it the other."""
    return pdfium.FS_MATRIX(
        first.a * then.a + first.b * then.c,
        first.a * then.b + first.b * then.d,
        first.c * then.a + first.d * then.c,
        first.c * then.b + first.d * then.d,
        first.e * then.a + first.f * then.c + then.e,
        first.e * then.b + first.f * then.d + then.f,
    )


def _is_layered(pdfium: Any, handle: Any) -> bool:
    name = (ctypes.c_ushort * 16)()
    length = ctypes.c_ulong()
    for at in range(max(0, pdfium.FPDFPageObj_CountMarks(handle))):
        mark = pdfium.FPDFPageObj_GetMark(handle, at)
        if pdfium.FPDFPageObjMark_GetName(mark, name, 32, length) and bytes(name)[: length.value] == b"O\0C\0\0\0":
            return True
    return False
