"""Which characters of a PDF page nobody sees: drawn and looked at, because there are more ways to hide than rules."""

import ctypes
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from proofspan.documents.readers.colors import NEARLY, alike
from proofspan.documents.readers.invisible import Hidden, counted
from proofspan.documents.readers.pdf_objects import Drawn, Look, address_of, drawn_on, is_clipped_away, look_of
from proofspan.documents.readers.pdf_pixels import Box, Picture

OFF_PAGE = "off the page"
TINY = "tiny text"
INVISIBLE = "invisible text"
TRANSPARENT = "transparent text"
WHITE_TEXT = "white text"
SAME_COLOR = "text in its background's colour"
SWITCHED_OFF = "switched-off layer"
COVERED = "covered or clipped text"

SMALLEST = 1.0
"""The size in points below which text is not read by anybody."""

_OF_A_SCAN = "of a scan"
_UNPAINTED = (3, 7)
_FILLED_ALONE = (0, 4)
_FAINTEST = 0.02


@dataclass(frozen=True, slots=True)
class Letter:
    """A character as far as its sight matters: its place in pdfium's list, box as shown, and size in points."""

    index: int
    text: str
    box: Box
    size: float


@dataclass(frozen=True, slots=True)
class Seen:
    """What came of looking: how each hidden character is hidden by its index, and whether text lies over a scan."""

    hidden: dict[int, str] = field(default_factory=dict)
    over_picture: bool = False

    @property
    def counts(self) -> Hidden:
        """How many characters are hidden in each way."""
        return counted(self.hidden.values())


def seen_on(page: Any, text_page: Any, letters: Iterable[Letter]) -> Seen:
    """Which of the letters nobody sees on the page.

    Judged word by word: by what the file says of the text (size, render mode, opacity, its colour against what
    lies beneath), then by whether the page looks any different without it. The text of a scan is kept although it is
    not painted, or painted below the picture.
    """
    eye = _Eye(page, text_page)
    hidden: dict[int, str] = {}
    over_picture = False
    for word in _words(letters, eye):
        kind = eye.hiding(word)
        if kind == _OF_A_SCAN:
            over_picture = True
        elif kind:
            hidden.update((letter.index, kind) for letter in word.letters if not letter.text.isspace())
    return Seen(hidden, over_picture)


@dataclass(frozen=True, slots=True)
class _Word:
    """Letters of one text object without white space between them."""

    letters: list[Letter]
    handle: Any
    look: Look

    @property
    def inked(self) -> list[Box]:
        return [
            letter.box for letter in self.letters if letter.box[0] < letter.box[2] and letter.box[1] < letter.box[3]
        ]


class _Eye:
    """Looks at one page; pictures are drawn when they are first needed."""

    def __init__(self, page: Any, text_page: Any) -> None:
        self._page, self._text_page = page, text_page
        self._pdfium = import_module("pypdfium2.raw")
        self._size = page.get_size()
        self._drawn = drawn_on(page)
        self._texts = [drawn for drawn in self._drawn if drawn.is_text]
        self._has_picture = any(drawn.is_picture for drawn in self._drawn)
        self._below = _below_covers(self._drawn)
        self._whole = Picture.of(page)
        self._bare = Picture.of(page, without=self._texts)
        self._lifted = Picture.of(page, without=self._below.values()) if self._below else self._bare
        self._looks: dict[int, Look] = {}
        self._drawable: dict[int, bool] = {}

    def object_of(self, letter: Letter) -> tuple[int, Any]:
        handle = self._pdfium.FPDFText_GetTextObject(self._text_page.raw, letter.index)
        return address_of(handle), handle

    def look(self, address: int, handle: Any) -> Look:
        if address not in self._looks:
            self._looks[address] = look_of(handle) if address else Look(0, (0, 0, 0, 1.0), layered=False)
        return self._looks[address]

    def hiding(self, word: _Word) -> str:
        boxes, look = word.inked, word.look
        if boxes and not any(map(self._on_page, boxes)):
            return OFF_PAGE
        if all(letter.size < SMALLEST for letter in word.letters):
            return TINY
        if look.mode in _UNPAINTED:
            scanned = self._has_picture and any(map(self._bare.has_detail, boxes))
            return _OF_A_SCAN if scanned else INVISIBLE
        if look.mode in _FILLED_ALONE and look.fill[3] <= _FAINTEST:
            return TRANSPARENT
        if not boxes:
            return ""
        if look.mode in _FILLED_ALONE and self._colored_as_ground(word, boxes):
            return WHITE_TEXT if min(look.fill[:3]) >= 255 - NEARLY else SAME_COLOR
        return self._unseen(word, boxes)

    def _on_page(self, box: Box) -> bool:
        left, bottom, right, top = box
        width, height = self._size
        return bool(0 <= (left + right) / 2 <= width and 0 <= (bottom + top) / 2 <= height)

    def _colored_as_ground(self, word: _Word, boxes: Sequence[Box]) -> bool:
        alike_count = sum(
            bool(ground := self._bare.samples(box)) and all(alike(word.look.fill, color) for color in ground)
            for box in boxes
        )
        return 2 * alike_count > len(boxes)

    def _unseen(self, word: _Word, boxes: Sequence[Box]) -> str:
        address = address_of(word.handle)
        without = self._lifted if address in self._below else self._bare
        if 2 * sum(self._whole.differs(without, box) for box in boxes) > len(boxes):
            return ""
        if not self._can_be_drawn(address, word.handle):
            return ""
        if self._below_scan(address) and any(map(self._whole.has_detail, boxes)):
            return _OF_A_SCAN
        return SWITCHED_OFF if word.look.layered else COVERED

    def _below_scan(self, address: int) -> bool:
        """Whether a picture of at least half the page lies over the text object: some programs put it so."""
        text = self._below.get(address)
        half = self._size[0] * self._size[1] / 2
        return text is not None and any(
            drawn.is_picture and drawn.area >= half and drawn.contains(text) for drawn in self._drawn
        )

    def _can_be_drawn(self, address: int, handle: Any) -> bool:
        """Whether the text object draws anything by itself, or would but for its clip: one whose font is not here
        hides nothing.
        """
        if address not in self._drawable:
            self._drawable[address] = bool(address) and (self._draws(handle) or is_clipped_away(handle))
        return self._drawable[address]

    def _draws(self, handle: Any) -> bool:
        pdfium = self._pdfium
        bitmap = pdfium.FPDFTextObj_GetRenderedBitmap(self._page.pdf.raw, self._page.raw, handle, 2.0)
        if not bitmap:
            return False
        try:
            size = pdfium.FPDFBitmap_GetStride(bitmap) * pdfium.FPDFBitmap_GetHeight(bitmap)
            return any(ctypes.string_at(pdfium.FPDFBitmap_GetBuffer(bitmap), size))
        finally:
            pdfium.FPDFBitmap_Destroy(bitmap)


def _words(letters: Iterable[Letter], eye: _Eye) -> Iterator[_Word]:
    word: list[Letter] = []
    current: tuple[int, Any] = (0, None)
    for letter in letters:
        found = current if letter.text.isspace() else eye.object_of(letter)
        if word and (letter.text.isspace() or found[0] != current[0]):
            yield _Word(word, current[1], eye.look(*current))
            word = []
        if not letter.text.isspace():
            word, current = [*word, letter], found
    if word:
        yield _Word(word, current[1], eye.look(*current))


def _below_covers(drawn: Sequence[Drawn]) -> dict[int, Drawn]:
    """The text objects in whose middle something is painted later, by their address."""
    below: dict[int, Drawn] = {}
    covers: list[Drawn] = []
    for each in reversed(drawn):
        if each.covers and not math.isnan(each.bounds[0]):
            covers.append(each)
        elif each.is_text and any(cover.contains(each) for cover in covers):
            below[each.address] = each
    return below
