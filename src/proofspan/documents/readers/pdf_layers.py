"""Which things of a PDF page share a place: texts that are drawn apart so that none is taken for another, and what is
painted over a text.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from proofspan.documents.readers.pdf_objects import Box, Drawn, holds

_Cell = tuple[int, int]

_CELL = 24.0
"""The side in points of the squares by which letters are found again."""


class Places:
    """Where the letters of each text object stand; two share a place that come nearer than `near` points."""

    def __init__(self, letters: Iterable[tuple[int, Box]], *, size: tuple[float, float], near: float) -> None:
        self._size, self._near = size, near
        self._cells: dict[_Cell, list[tuple[int, Box]]] = {}
        for address, box in letters:
            for cell in self._under(box):
                self._cells.setdefault(cell, []).append((address, box))

    def sharing(self, address: int, box: Box) -> set[int]:
        """The other objects of which a letter shares the place of that box."""
        left, bottom, right, top = self._wider(box)
        return {
            other
            for cell in self._under(box)
            for other, (a, b, c, d) in self._cells.get(cell, ())
            if other != address and a < right and left < c and b < top and bottom < d
        }

    def _wider(self, box: Box) -> Box:
        left, bottom, right, top = box
        return left - self._near, bottom - self._near, right + self._near, top + self._near

    def _under(self, box: Box) -> Iterator[_Cell]:
        """The squares of the page that the box reaches into, what is near to it included."""
        left, bottom, right, top = self._wider(box)
        width, height = self._size
        for column in range(math.floor(max(0.0, left) / _CELL), math.floor(min(width, right) / _CELL) + 1):
            for row in range(math.floor(max(0.0, bottom) / _CELL), math.floor(min(height, top) / _CELL) + 1):
                yield column, row


def layers_of(sharing: Mapping[int, Iterable[int]]) -> dict[int, int]:
    """The layer of each object, as few as come of taking them in turn; none shares a place with one in its layer."""
    found: dict[int, int] = {}
    around: dict[int, set[int]] = {address: set() for address in sharing}
    for address, others in sharing.items():
        for other in around.keys() & set(others):
            around[address].add(other)
            around[other].add(address)
    for address, others in around.items():
        taken = {found[other] for other in others if other in found}
        found[address] = next(layer for layer in range(len(taken) + 1) if layer not in taken)
    return found


def below_covers(drawn: Sequence[Drawn]) -> dict[int, Drawn]:
    """The text objects in whose middle something is painted later, by their address; `drawn` is from back to front."""
    placed = [each for each in drawn if each.is_somewhere]
    covers = _Covers(each.middle for each in placed if each.is_text)
    below: dict[int, Drawn] = {}
    for each in reversed(placed):
        if not each.is_text:
            covers.add(each.bounds)
        elif covers.hold(each.middle):
            below[each.address] = each
    return below


class _Covers:
    """Which of some places are covered: the boxes over each square of them, until one covers the square whole."""

    def __init__(self, places: Iterable[tuple[float, float]]) -> None:
        self._open: dict[_Cell, list[Box]] = {_cell_of(place): [] for place in places}

    def add(self, box: Box) -> None:
        (left, bottom), (right, top) = _cell_of(box[:2]), _cell_of(box[2:])
        if (right - left + 1) * (top - bottom + 1) < len(self._open):
            reached = ((column, row) for column in range(left, right + 1) for row in range(bottom, top + 1))
            cells = [cell for cell in reached if cell in self._open]
        else:
            cells = [cell for cell in self._open if left <= cell[0] <= right and bottom <= cell[1] <= top]
        for cell in cells:
            corners = [((cell[0] + across) * _CELL, (cell[1] + up) * _CELL) for across, up in ((0, 0), (1, 1))]
            if all(holds(box, corner) for corner in corners):
                del self._open[cell]
            else:
                self._open[cell].append(box)

    def hold(self, place: tuple[float, float]) -> bool:
        boxes = self._open.get(_cell_of(place))
        return boxes is None or any(holds(box, place) for box in boxes)


def _cell_of(place: tuple[float, float]) -> _Cell:
    return math.floor(place[0] / _CELL), math.floor(place[1] / _CELL)
