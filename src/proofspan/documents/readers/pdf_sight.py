"""Which characters of a PDF page nobody sees: drawn and looked at, because there are more ways to hide than rules."""

import ctypes
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.colors import NEARLY, alike
from proofspan.documents.readers.invisible import Hidden, counted
from proofspan.documents.readers.pdf_layers import Places, below_covers, layers_of
from proofspan.documents.readers.pdf_objects import (
    Box,
    Look,
    address_of,
    drawn_on,
    holds,
    is_clipped_away,
    look_of,
)
from proofspan.documents.readers.pdf_pixels import Picture

SMALLEST = 1.0
"""The size in points below which text is not read by anybody."""

_OF_A_SCAN = "of a scan"
_UNPAINTED = 3
_CLIPS_ALONE = 7
_LEAST_PIXELS = 0.5
"""The height of letters below which a picture of the page says nothing of them."""

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
    lies beneath), then by whether the page looks any different without it, and where another text shares its place,
    by whether it shows when that one is not there. The text of a scan is kept although it is not painted, or painted
    below the picture.
    """
    eye = _Eye(page, text_page)
    hidden: dict[int, str] = {}
    over_picture = False
    for word, kind in eye.judged(list(_words(letters, eye))):
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
        self._known = {drawn.address for drawn in self._texts}
        self._has_picture = any(drawn.is_picture for drawn in self._drawn)
        self._below = below_covers(self._drawn)
        self._whole = Picture.of(page)
        self._bare = Picture.of(page, without=self._texts)
        self._lifted = Picture.of(page, without=self._below.values()) if self._below else self._bare
        self._looks: dict[int, Look] = {}
        self._drawable: dict[int, bool] = {}
        self._shaded: dict[int, bool] = {}

    def object_of(self, letter: Letter) -> tuple[int, Any]:
        handle = self._pdfium.FPDFText_GetTextObject(self._text_page.raw, letter.index)
        return address_of(handle), handle

    def look(self, address: int, handle: Any) -> Look:
        if address not in self._looks:
            self._looks[address] = look_of(handle) if address else Look(0, (0, 0, 0, 1.0), layered=False)
        return self._looks[address]

    def judged(self, words: Sequence[_Word]) -> list[tuple[_Word, str]]:
        """Each word with how it is hidden; empty when it can be seen."""
        kinds = [self._hiding(word) for word in words]
        shown = [number for number, kind in enumerate(kinds) if not kind and words[number].inked]
        layers = layers_of(self._leaning([words[number] for number in shown], words))
        for layer in sorted(set(layers.values())):
            only = Picture.of(self._page, without=[t for t in self._texts if layers.get(t.address) != layer])
            for number in shown:
                word = words[number]
                if layers.get(address_of(word.handle)) == layer and not self._shows(only, self._bare, word.inked):
                    kinds[number] = self._covered(word, word.inked)
        return list(zip(words, kinds, strict=True))

    def _leaning(self, shown: Sequence[_Word], words: Sequence[_Word]) -> dict[int, set[int]]:
        """The text objects of which a word may show only because another shares its place, each with those others."""
        letters = [(address_of(word.handle), box) for word in words for box in word.inked]
        places = Places(letters, size=self._size, near=1 / self._whole.scale)
        found: dict[int, set[int]] = {}
        for word in shown:
            address = address_of(word.handle)
            others = [places.sharing(address, box) for box in word.inked]
            own = [box for box, shared in zip(word.inked, others, strict=True) if not shared]
            if any(others) and not self._shows(self._whole, self._without(address), own, of=len(others)):
                found.setdefault(address, set()).update(*others)
        return found

    def _without(self, address: int) -> Picture:
        """The page without that text object, and others with it."""
        return self._lifted if address in self._below else self._bare

    @staticmethod
    def _shows(one: Picture, other: Picture, boxes: Sequence[Box], *, of: int | None = None) -> bool:
        """Whether two pictures differ in more than half of the boxes, or of as many as that."""
        return 2 * sum(one.differs(other, box) for box in boxes) > (len(boxes) if of is None else of)

    def _hiding(self, word: _Word) -> str:
        boxes, look = word.inked, word.look
        if boxes and not any(map(self._on_page, boxes)):
            return Hiding.OFF_PAGE
        if all(letter.size < SMALLEST for letter in word.letters):
            return Hiding.TINY
        if look.mode == _CLIPS_ALONE and 2 * sum(map(self._whole.has_detail, boxes)) > len(boxes):
            # What is painted through the letters shows them.
            return ""
        if look.mode in (_UNPAINTED, _CLIPS_ALONE):
            scanned = self._has_picture and any(map(self._bare.has_detail, boxes))
            return _OF_A_SCAN if scanned else Hiding.INVISIBLE
        if look.mode in _FILLED_ALONE and look.fill[3] <= _FAINTEST:
            return Hiding.TRANSPARENT
        if not boxes or address_of(word.handle) not in self._known:
            # What could not be taken away from the page cannot be looked for: it counts as visible.
            return ""
        if look.mode in _FILLED_ALONE and self._colored_as_ground(word, boxes):
            return Hiding.WHITE_TEXT if min(look.fill[:3]) >= 255 - NEARLY else Hiding.SAME_COLOR
        too_small = max(letter.size for letter in word.letters) * self._whole.scale < _LEAST_PIXELS
        if too_small or self._shows(self._whole, self._without(address_of(word.handle)), boxes):
            return ""
        return self._covered(word, boxes)

    def _on_page(self, box: Box) -> bool:
        left, bottom, right, top = box
        width, height = self._size
        return bool(0 <= (left + right) / 2 <= width and 0 <= (bottom + top) / 2 <= height)

    def _colored_as_ground(self, word: _Word, boxes: Sequence[Box]) -> bool:
        alike_count = sum(
            bool(ground := self._bare.samples(box)) and all(alike(word.look.fill, color) for color in ground)
            for box in boxes
        )
        return 2 * alike_count > len(boxes) and not word.look.blends and not self._is_shaded(word)

    def _covered(self, word: _Word, boxes: Sequence[Box]) -> str:
        """How a word is hidden that does not show; empty where that may be its font's doing."""
        address = address_of(word.handle)
        if not self._can_be_drawn(address, word.handle):
            return ""
        if self._below_scan(address) and any(map(self._whole.has_detail, boxes)):
            return _OF_A_SCAN
        return Hiding.SWITCHED_OFF if word.look.layered else Hiding.COVERED

    def _below_scan(self, address: int) -> bool:
        """Whether a picture of at least half the page lies over the text object: some programs put it so."""
        text = self._below.get(address)
        half = self._size[0] * self._size[1] / 2
        return text is not None and any(
            drawn.is_picture and drawn.area >= half and holds(drawn.bounds, text.middle) for drawn in self._drawn
        )

    def _can_be_drawn(self, address: int, handle: Any) -> bool:
        """Whether the text object draws anything by itself, or would but for its clip: one whose font is not here
        hides nothing.
        """
        if address not in self._drawable:
            self._drawable[address] = bool(address) and (self._draws(handle) or is_clipped_away(handle))
        return self._drawable[address]

    def _draws(self, handle: Any) -> bool:
        return any(self._alone(handle))

    def _is_shaded(self, word: _Word) -> bool:
        """Whether the text has other colours than pdfium says, which calls what a shading paints white."""
        address = address_of(word.handle)
        if address not in self._shaded:
            white = min(word.look.fill[:3]) == 255
            pixels, (red, green, blue, _) = self._alone(word.handle) if white else b"", word.look.fill
            opaque = (pixels[at : at + 3] for at in range(0, len(pixels), 4) if pixels[at + 3] == 255)
            self._shaded[address] = any(
                not alike((one[2], one[1], one[0], 1.0), (red, green, blue, 1.0)) for one in opaque
            )
        return self._shaded[address]

    def _alone(self, handle: Any) -> bytes:
        """The pixels of the text object without anything else: blue, green, red and opacity."""
        pdfium = self._pdfium
        bitmap = pdfium.FPDFTextObj_GetRenderedBitmap(self._page.pdf.raw, self._page.raw, handle, 2.0)
        if not bitmap:
            return b""
        try:
            size = pdfium.FPDFBitmap_GetStride(bitmap) * pdfium.FPDFBitmap_GetHeight(bitmap)
            return bytes(ctypes.string_at(pdfium.FPDFBitmap_GetBuffer(bitmap), size))
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
            word.append(letter)
            current = found
    if word:
        yield _Word(word, current[1], eye.look(*current))
