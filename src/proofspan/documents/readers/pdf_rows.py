"""Rows of a PDF: cells that stand side by side on one line, told from words by the width of the gaps."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from proofspan.documents.readers.pdf_glyphs import NO_BOX, Line
from proofspan.documents.readers.pdf_words import MARKER, append, joined
from proofspan.documents.readers.writing import CELL

# Widths and distances in sizes of the type.
_SURE = 1.5
_VERY_SURE = 3.0
_LIKELY = 0.85
_LEAST = 0.5
_BESIDE = 0.4
_TWICE = 1.2
_EQUAL = 0.25
_ALIGNED = 0.25
_NEAR = 3.0
_TIGHT = 1.35
_RISE = 2.5
_MOST_LINES = 4
_MOST_CELLS = 40


def rows_of(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page with a bar between cells that a wide gap parts; a cell of up to four lines is one text.

    A gap is wide from 1.5 sizes on, and from about half a size where it goes on a gap of the line above or below.
    Equal gaps are those of justified text; the gap after a number or a bullet is that of a list.
    """
    whole = [row.line() for row in _gathered(lines)]
    gaps = [list(_gaps(line)) for line in whole]
    places = [set(line.breaks) | _sure(line, found) for line, found in zip(whole, gaps, strict=True)]
    _spread(whole, gaps, places)
    return [_barred(line, sorted(found)) for line, found in zip(whole, places, strict=True)]


@dataclass(slots=True)
class _Row:
    """Lines that are drawn side by side, cell after cell; `edge` is where the cells before the last end."""

    cells: list[list[Line]] = field(default_factory=list)
    edge: float = -math.inf
    right: float = -math.inf

    def begin(self, line: Line) -> None:
        """A cell of its own for the line."""
        self.edge = self.right
        self.cells.append([])
        self.add(line)

    def add(self, line: Line) -> None:
        """Another line of the last cell."""
        self.cells[-1].append(line)
        right = line.extent()[2]
        self.right = self.right if math.isnan(right) else max(self.right, right)

    def lines(self) -> list[Line]:
        return [line for cell in self.cells for line in cell]

    def holds_level(self, line: Line) -> bool:
        """Whether the line stands at the height of the row, or begins a little above its middle."""
        levels = [other.baseline for other in self.lines()]
        slack = 0.2 * line.size
        return min(levels) - slack <= line.baseline <= max(levels) + _RISE * line.size

    def goes_on_with(self, line: Line) -> bool:
        """Whether the line is the next one of the last cell: close below it and right of the cells before."""
        first, last = self.cells[-1][0], self.cells[-1][-1]
        edge, start = self.edge, first.extent()[0]
        if len(self.cells) == 1:
            gaps = list(_gaps(first))
            sure = _sure(first, gaps)
            if not sure:
                return False
            edge, start = next((gap.right, gap.left) for gap in reversed(gaps) if gap.at in sure)
        words = any(character.isalpha() for character in last.text[-12:])
        left = line.extent()[0]
        return words and self._close(line) and left > edge and left >= start - line.size and line.bold == last.bold

    def _close(self, line: Line) -> bool:
        first, last = self.cells[-1][0], self.cells[-1][-1]
        fall = (last.baseline - line.baseline) / line.size
        # A cell that began above the middle of its neighbour ends as far below it.
        levels = [other.baseline for other in self.cells[0]]
        foot = 2 * sum(levels) / len(levels) - first.baseline
        return 0.5 < fall <= _TIGHT or (fall > 0.5 and abs(line.baseline - foot) <= 0.2 * line.size)

    def line(self) -> Line:
        """The row as one line, its breaks where cells that were drawn by themselves begin."""
        lines = self.lines()
        if len(lines) == 1:
            return lines[0]
        whole, breaks = joined(self.cells[0]), []
        for cell in self.cells[1:]:
            whole.add(" ", NO_BOX)
            breaks.append(len(whole.characters))
            append(whole, joined(cell))
        levels = [line.baseline for line in lines]
        bold = all(line.bold for line in lines)
        return replace(whole, baseline=max(levels), foot=min(levels), breaks=tuple(breaks), bold=bold)


def _gathered(lines: Sequence[Line]) -> list[_Row]:
    found: list[_Row] = []
    for line in lines:
        placed = bool(found) and _placed(line) and _placed(found[-1].cells[-1][-1])
        if placed and (count := _beside(found, line)):
            first, *others = found[-count:]
            for other in others:
                first.add(other.cells[0][0])
            first.begin(line)
            found[-count:] = [first]
        elif placed and found[-1].goes_on_with(line):
            found[-1].add(line)
        else:
            found.append(_Row())
            found[-1].begin(line)
    return found


def _placed(line: Line) -> bool:
    return line.size > 0 and not math.isnan(line.baseline) and not math.isnan(line.extent()[0])


def _beside(rows: Sequence[_Row], line: Line) -> int:
    """How many of the last rows are one cell, or one row, that the line stands to the right of; 0 for none."""
    left = line.extent()[0] - _BESIDE * line.size
    for count in range(2, min(_MOST_LINES, len(rows)) + 1):
        above = rows[-count:]
        if any(len(row.cells) > 1 or len(row.cells[0]) > 1 or row.right > left for row in above):
            break
        levels = [row.cells[0][0].baseline for row in above]
        if any(not 0 < high - low <= _TIGHT * line.size for high, low in pairwise(levels)):
            break
        middle = sum(levels) / count
        if min(abs(levels[0] - line.baseline), abs(middle - line.baseline)) < 0.2 * line.size:
            return count
    last = rows[-1]
    return int(last.right <= left and len(last.cells) < _MOST_CELLS and last.holds_level(line))


@dataclass(frozen=True, slots=True)
class _Gap:
    """The white between two words: where the second begins, the edges of both, and the right end of the second."""

    at: int
    right: float
    left: float
    end: float

    @property
    def width(self) -> float:
        return self.left - self.right


def _gaps(line: Line) -> Iterator[_Gap]:
    starts = [0, *(at + 1 for at, character in enumerate(line.characters) if character == " ")]
    ends = [*(start - 1 for start in starts[1:]), len(line.characters)]
    boxes = [line.extent(start, end) for start, end in zip(starts, ends, strict=True)]
    for index in range(1, len(starts)):
        gap = _Gap(starts[index], boxes[index - 1][2], boxes[index][0], boxes[index][2])
        if not math.isnan(gap.width):
            yield gap


def _sure(line: Line, gaps: Sequence[_Gap]) -> set[int]:
    """Where cells begin, as far as the line alone can say."""
    widths = [gap.width for gap in gaps]
    justified = len(gaps) > 1 and max(widths) - min(widths) <= _EQUAL * line.size
    least = (_VERY_SURE if justified else _SURE) * line.size
    return {gap.at for gap in gaps if gap.width >= least and not MARKER.fullmatch(line.text[: gap.at].strip())}


def _likely(line: Line, gaps: Sequence[_Gap]) -> Iterator[_Gap]:
    """The gaps that may be those of cells: wider than between words, and than the narrowest of the line."""
    narrowest = min((gap.width for gap in gaps), default=0.0) if len(gaps) > 1 else 0.0
    for gap in gaps:
        stands_out = gap.width >= _LEAST * line.size and gap.width >= 1.6 * narrowest
        if stands_out or gap.width >= _LIKELY * line.size:
            yield gap


def _spread(lines: Sequence[Line], gaps: Sequence[Sequence[_Gap]], places: Sequence[set[int]]) -> None:
    """Adds the gaps that go on a cell's edge of the line above or below, or two of them side by side."""
    near = [index for index, pair in enumerate(pairwise(lines)) if _near(*pair)]
    likely = [list(_likely(line, found)) for line, found in zip(lines, gaps, strict=True)]
    for index in near:
        size = lines[index].size
        pairs = [(a, b) for a in likely[index] for b in likely[index + 1] if _goes_on(a, b, size)]
        pairs = [pair for pair in pairs if all(gap.width >= _TWICE * size for gap in pair)]
        if len(pairs) > 1:
            places[index].update(a.at for a, _ in pairs)
            places[index + 1].update(b.at for _, b in pairs)
    for here, there in [(index + 1, index) for index in near] + [(index, index + 1) for index in reversed(near)]:
        edges = [gap for gap in gaps[there] if gap.at in places[there]]
        size = lines[here].size
        places[here].update(gap.at for gap in likely[here] if any(_goes_on(gap, edge, size) for edge in edges))


def _near(above: Line, below: Line) -> bool:
    return 0 < above.lowest - below.baseline <= _NEAR * max(above.size, below.size)


def _goes_on(gap: _Gap, other: _Gap, size: float) -> bool:
    """Whether one upright corridor runs through both gaps, along an edge that they share."""
    open_ = min(gap.left, other.left) - max(gap.right, other.right) >= _ALIGNED * size
    edges = ((gap.left, other.left), (gap.end, other.end), (gap.right, other.right))
    return open_ and any(abs(a - b) <= _ALIGNED * size for a, b in edges)


def _barred(line: Line, places: Sequence[int]) -> Line:
    """The line with a bar before each place; the space that stood there goes."""
    if not places:
        return line
    row = replace(line, characters=[], boxes=[])
    starts: list[int] = []
    for start, end in pairwise([0, *places, len(line.characters) + 1]):
        if start:
            row.characters += CELL
            row.boxes += [NO_BOX] * len(CELL)
            starts.append(len(row.characters))
        row.characters += line.characters[start : end - 1]
        row.boxes += line.boxes[start : end - 1]
    return replace(row, breaks=tuple(starts))
