"""Wordpieces: windows as long as an encoder counts, inside a section, cut between words."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from proofspan.documents import Document
from proofspan.errors import SettingError
from proofspan.passages.nouns import Chunker, Passage
from proofspan.passages.regions import blank, bodies, passages
from proofspan.passages.windows import Units, check, words
from proofspan.spans import Span

HEAD = 48
"""How many wordpieces title and heading may take in front of a passage, where an encoder reads it."""


@dataclass(frozen=True, slots=True)
class Reads:
    """How an encoder counts a text, and how much of one text it reads.

    `pieces` gives the spans of a text's wordpieces in order, none empty; `limit` is how many of them fit, the
    encoder's own marks and prefixes not counted.
    """

    limit: int
    pieces: Units


def wordpieces(size: int, overlap: int, *, reads: Reads) -> Chunker:
    """A chunker into windows of at most `size` wordpieces, none crossing a section, each beginning with the last words
    of the one before in its section that together have at most `overlap` and leave room for the next word.

    A word longer than a window is cut between its pieces. Raises `SettingError` unless 0 <= overlap < size, and
    the size leaves room for the head in what the encoder reads.
    """
    check(size, overlap)
    if size + HEAD > reads.limit:
        raise SettingError(
            f"windows of {size} wordpieces and up to {HEAD} of title and heading are more than the {reads.limit} that "
            f"the encoder reads: write wordpieces:{reads.limit - HEAD} or less"
        )

    def chunk(document: Document) -> tuple[Passage, ...]:
        spans = (span for region in bodies(document) for span in inside(document, region.span))
        return passages(document, spans) or blank(document)

    def inside(document: Document, region: Span) -> Iterator[Span]:
        text = region.of(document.text)
        return (span.shifted(region.start) for span in packed(text, reads.pieces(text), size, overlap))

    return chunk


def packed(text: str, pieces: Sequence[Span], size: int, overlap: int = 0) -> Iterator[Span]:
    """Spans of whole words with at most `size` pieces each that together hold every word, in order, none in another.

    A character that was taken apart into more pieces stands alone, with all of them.
    """
    units = _units(text, pieces, size)
    first = 0
    while first < len(units):
        end, count = first, 0
        # A character of more pieces than fit cannot be cut, and must not stop the rest.
        while end < len(units) and (end == first or count + units[end].pieces <= size):
            count += units[end].pieces
            end += 1
        yield Span(units[first].span.start, units[end - 1].span.end)
        if end == len(units):
            return
        # No more of it again than leaves room for the next word: a window inside the one before would add nothing.
        again, count, room = end, 0, min(overlap, size - units[end].pieces)
        while again - 1 > first and count + units[again - 1].pieces <= room:
            again -= 1
            count += units[again].pieces
        first = again


@dataclass(frozen=True, slots=True)
class _Unit:
    """What is not cut: a word, or of a word longer than a window a part; with the pieces it counts as."""

    span: Span
    pieces: int


def _units(text: str, pieces: Sequence[Span], size: int) -> list[_Unit]:
    starts = [piece.start for piece in pieces]
    units: list[_Unit] = []
    for word in words(text):
        # A piece belongs to the word that it begins in; what stands before a word's first piece is its own.
        first, last = bisect_right(starts, word.start - 1), bisect_right(starts, word.end - 1)
        if last - first <= size:
            units.append(_Unit(word, last - first))
            continue
        for a, b in pairwise((word.start, *_cuts(starts, first, last, size=size), word.end)):
            units.append(_Unit(Span(a, b), bisect_right(starts, b - 1) - bisect_right(starts, a - 1)))
    return units


def _cuts(starts: Sequence[int], first: int, last: int, *, size: int) -> Iterator[int]:
    """Where the word of the pieces from `first` to `last` is cut, after `size` pieces each time.

    Pieces of one character taken apart begin at one place: the cut is before the character that would not fit whole.
    """
    while first + size < last:
        cut = bisect_left(starts, starts[first + size])
        first = cut if cut > first else bisect_right(starts, starts[first])
        if first < last:
            yield starts[first]
