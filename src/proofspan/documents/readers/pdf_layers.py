"""Which texts of a PDF page share a place, and how to draw them apart, so that none is taken for another."""

import math
from collections.abc import Iterable, Iterator, Mapping

from proofspan.documents.readers.pdf_objects import Box

_CELL = 24.0
"""The side in points of the squares by which letters are found again."""


class Places:
    """Where the letters of each text object stand; two share a place that come nearer than `near` points."""

    def __init__(self, letters: Iterable[tuple[int, Box]], *, size: tuple[float, float], near: float) -> None:
        self._size, self._near = size, near
        self._cells: dict[tuple[int, int], list[tuple[int, Box]]] = {}
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

    def _under(self, box: Box) -> Iterator[tuple[int, int]]:
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
