"""Windows: so many words each, stepping by the window less the overlap, whatever stands in the text."""

import re
from collections.abc import Callable, Iterator, Sequence

from proofspan.documents import Document
from proofspan.errors import SettingError
from proofspan.passages.nouns import Chunker, Passage
from proofspan.passages.regions import blank, passages
from proofspan.spans import Span

Units = Callable[[str], Sequence[Span]]
"""What a window counts: the spans of a text's units in order, none empty, each starting after the one before."""


def words(text: str) -> tuple[Span, ...]:
    """The maximal runs of visible characters, in order."""
    return tuple(Span(*found.span()) for found in re.finditer(r"\S+", text))


def windows(size: int, overlap: int = 0, *, units: Units = words) -> Chunker:
    """A chunker into windows of `size` units, each sharing `overlap` units with the one before.

    A window runs from its first unit's start to its last one's end; the last may be short, and one that begins
    inside the text is kept even when the one before holds it. Raises `SettingError` unless 0 <= overlap < size.
    """
    check(size, overlap)

    def chunk(document: Document) -> tuple[Passage, ...]:
        return passages(document, runs(units(document.text), size, overlap)) or blank(document)

    return chunk


def runs(units: Sequence[Span], size: int, overlap: int = 0) -> Iterator[Span]:
    """The spans of `size` consecutive units, beginning at every (size - overlap)-th of them."""
    for first in range(0, len(units), size - overlap):
        yield Span(units[first].start, units[min(first + size, len(units)) - 1].end)


def check(size: int, overlap: int = 0, *, of: str = "window") -> None:
    """Raises `SettingError` unless the size is at least 1 and the overlap at least 0 and smaller than the size."""
    if size < 1:
        raise SettingError(f"a {of} of {size} holds nothing: give at least 1")
    if overlap < 0:
        raise SettingError(f"overlap {overlap} is negative: the {of} would leave text out; give at least 0")
    if overlap >= size:
        raise SettingError(f"overlap {overlap} must be smaller than the {of} {size}: the {of} would never advance")
