"""Running headers and footers of a PDF: lines at the edges of pages that come back from page to page."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from proofspan.documents.readers.pdf_glyphs import Line
from proofspan.documents.readers.pdf_tables import tables_in
from proofspan.documents.readers.writing import CELL
from proofspan.spans import collapsed

_ZONE = 0.12
_MOST_ROWS = 4
_NUMBER = re.compile(r"[0-9]{1,9}")
_WORD = re.compile(r"[^\W\d_]+")
_PAGE_WORDS = frozenset("page pages of pag pagg pg p pagina pagine di su".split())

Place = tuple[int, int]
"""A page, counted from 0, and a line of it."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A line near an edge: its place, its distance from the edge and its size in points, its words and its numbers."""

    place: Place
    distance: float
    size: float
    key: str
    numbers: tuple[int, ...]

    @property
    def page(self) -> int:
        return self.place[0]


def without_furniture(pages: Sequence[Sequence[Line]], heights: Sequence[float]) -> list[list[Line]]:
    """The lines of each page without running headers and footers; `heights` of the pages are in points.

    Left out is a line in the outer 12 % of a page, among the four outermost, when on at least two pages and on
    half of those with text a line of the same size and distance from the edge has the same words, and the same
    numbers or numbers that count the pages; also one that has the page's number alone in its first or last cell.
    Pages that number themselves anew ("Page 1 of 3") need not count on. Rows of a table stay, unless all its rows
    are furniture. When nothing would be left, nothing is left out.
    """
    found = _at_edge(pages, heights, top=True) | _at_edge(pages, heights, top=False)
    found -= set(_in_tables(pages, found))
    kept = [
        [line for index, line in enumerate(lines) if (page, index) not in found] for page, lines in enumerate(pages)
    ]
    return kept if any(kept) else [list(lines) for lines in pages]


def _at_edge(pages: Sequence[Sequence[Line]], heights: Sequence[float], *, top: bool) -> set[Place]:
    """The furniture of one edge, from the outside inwards."""
    with_text = sum(bool(lines) for lines in pages)
    seen = [
        one
        for page, (lines, height) in enumerate(zip(pages, heights, strict=True))
        for one in _zone(page, lines, height, top=top)
    ]
    groups = _grouped(seen)
    found: set[Place] = set()
    for _ in range(_MOST_ROWS):
        outer = _outermost(one for one in seen if one.place not in found)
        fresh: set[Place] = set()
        for model in _recurring(outer, with_text):
            # A page with a line of its own outside (a letterhead on the first) has the furniture all the same.
            fresh |= {one.place for one in _alike(groups[_kind(model[0])], like=model)}
        if fresh <= found:
            break
        found |= fresh
    return found


def _zone(page: int, lines: Sequence[Line], height: float, *, top: bool) -> Iterator[_Seen]:
    """The lines in the outer part of a page, each by its words and, with its number in a cell, by that alone."""
    for index, line in enumerate(lines):
        _, low, _, high = line.extent()
        middle = (low + high) / 2
        distance = height - middle if top else middle
        if not 0 <= distance <= _ZONE * height:
            continue
        text = collapsed(line.text)
        size = round(line.size * 2) / 2
        numbers = tuple(map(int, _NUMBER.findall(text)))
        yield _Seen((page, index), distance, size, _NUMBER.sub("#", text), numbers)
        cells = text.split(CELL)
        number = next((cell for cell in (cells[-1], cells[0]) if _NUMBER.fullmatch(cell)), None)
        if number and len(cells) > 1:
            yield _Seen((page, index), distance, size, "#", (int(number),))


def _outermost(seen: Iterable[_Seen]) -> list[_Seen]:
    """What stands in the outermost row of each page."""
    pages: defaultdict[int, list[_Seen]] = defaultdict(list)
    for one in seen:
        pages[one.page].append(one)
    edges = {page: min(one.distance for one in found) for page, found in pages.items()}
    return [one for found in pages.values() for one in found if one.distance <= edges[one.page] + one.size / 2]


def _recurring(seen: Iterable[_Seen], with_text: int) -> Iterator[list[_Seen]]:
    """The groups that are alike on two pages and on half of those with text."""
    for group in _grouped(seen).values():
        alike = _alike(group, like=group)
        pages = {one.page for one in alike}
        if len(pages) >= 2 and 2 * len(pages) >= with_text:
            yield alike


def _grouped(seen: Iterable[_Seen]) -> dict[tuple[str, float], list[_Seen]]:
    groups: defaultdict[tuple[str, float], list[_Seen]] = defaultdict(list)
    for one in seen:
        groups[_kind(one)].append(one)
    return groups


def _kind(one: _Seen) -> tuple[str, float]:
    return one.key, one.size


def _alike(seen: Sequence[_Seen], *, like: Sequence[_Seen]) -> list[_Seen]:
    """Those at the usual distance of `like`, with its usual numbers: the same ones, or ones that count the pages."""
    usual = median(one.distance for one in like)
    found = [one for one in seen if abs(one.distance - usual) <= one.size]
    words = _WORD.findall(like[0].key.casefold())
    if words and _PAGE_WORDS.issuperset(words):
        return found
    for index in range(len(like[0].numbers)):
        same, same_pages = Counter(one.numbers[index] for one in like).most_common(1)[0]
        step, step_pages = Counter(one.numbers[index] - one.page for one in like).most_common(1)[0]
        counts = step_pages > same_pages
        found = [
            one for one in found if (one.numbers[index] - one.page == step if counts else one.numbers[index] == same)
        ]
    return found


def _in_tables(pages: Sequence[Sequence[Line]], found: set[Place]) -> Iterator[Place]:
    """The rows of the tables that are not furniture as a whole."""
    for page, lines in enumerate(pages):
        for table in tables_in(lines):
            places = {(page, index) for index in range(table.start, table.end)}
            if not places <= found:
                yield from places
