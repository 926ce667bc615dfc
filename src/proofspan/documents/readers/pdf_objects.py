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


@dataclass(frozen=True, slots=True)
class Drawn:
    """An object of a page: pdfium's handle, its address, its bounds, and whether it is text, a picture or neither."""

    handle: Any
    address: int
    bounds: Box
    is_text: bool
    is_picture: bool

    @property
    def area(self) -> float:
        """The area of its bounds in square points; NaN where it has none."""
        left, bottom, right, top = self.bounds
        return (right - left) * (top - bottom)

    @property
    def middle(self) -> tuple[float, float]:
        """The place of its middle."""
        left, bottom, right, top = self.bounds
        return (left + right) / 2, (bottom + top) / 2

    @property
    def is_somewhere(self) -> bool:
        """Whether it has bounds, and they have an end."""
        return all(map(math.isfinite, self.bounds))


def holds(box: Box, place: tuple[float, float]) -> bool:
    """Whether the place lies inside the box."""
    return box[0] <= place[0] <= box[2] and box[1] <= place[1] <= box[3]


@dataclass(frozen=True, slots=True)
class Look:
    """How the text of a text object is drawn: pdfium's render mode, its fill colour, and whether a layer holds it;
    `blends` says whether what lies beneath changes the colour, beyond the text's own opacity.
    """

    mode: int
    fill: Color
    layered: bool
    blends: bool = False


def drawn_on(page: Any) -> list[Drawn]:
    """The texts of the page and what may lie over or beneath one, from back to front, however deep in forms.

    All of them: a text that is not among these could not be taken away to see whether it shows. How many there are
    is bounded by what a document may take.
    """
    pdfium = import_module("pypdfium2.raw")
    found: list[Drawn] = []
    identity = pdfium.FS_MATRIX(1, 0, 0, 1, 0, 0)
    top = ((pdfium.FPDFPage_GetObject(page.raw, at), identity) for at in range(pdfium.FPDFPage_CountObjects(page.raw)))
    around: list[Iterator[tuple[Any, Any]]] = [top]
    while around:
        handle, matrix = next(around[-1], (None, identity))
        if handle is None:
            around.pop()
        elif (kind := pdfium.FPDFPageObj_GetType(handle)) == pdfium.FPDF_PAGEOBJ_FORM:
            around.append(_within(pdfium, handle, matrix))
        elif kind == pdfium.FPDF_PAGEOBJ_TEXT or _covers(pdfium, handle, kind):
            found.append(_one(pdfium, handle, kind, matrix))
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
    mode = pdfium.FPDFTextObj_GetTextRenderMode(handle)
    blends = alpha == 255 and bool(pdfium.FPDFPageObj_HasTransparency(handle))
    return Look(mode, (red, green, blue, alpha / 255), _is_layered(pdfium, handle), blends)


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


def _within(pdfium: Any, form: Any, matrix: Any) -> Iterator[tuple[Any, Any]]:
    """The objects of a form, each with what takes its places to those of the page."""
    inner = pdfium.FS_MATRIX()
    pdfium.FPDFPageObj_GetMatrix(form, inner)
    inside = _joined(pdfium, inner, matrix)
    for at in range(pdfium.FPDFFormObj_CountObjects(form)):
        yield pdfium.FPDFFormObj_GetObject(form, at), inside


def _covers(pdfium: Any, handle: Any, kind: int) -> bool:
    """Whether an object that is no text may hide one below it: a picture, a shading, a path that is filled."""
    if kind != pdfium.FPDF_PAGEOBJ_PATH:
        return kind in (pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_SHADING)
    mode, stroked = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(handle, mode, stroked)
    return bool(mode.value != pdfium.FPDF_FILLMODE_NONE)


def _one(pdfium: Any, handle: Any, kind: int, matrix: Any) -> Drawn:
    is_text, is_picture = kind == pdfium.FPDF_PAGEOBJ_TEXT, kind == pdfium.FPDF_PAGEOBJ_IMAGE
    return Drawn(handle, address_of(handle), _bounds(pdfium, handle, matrix), is_text, is_picture)


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
