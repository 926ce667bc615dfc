"""Tables of a PDF: rows one under the other whose cells share their edges."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from proofspan.documents.readers.pdf_glyphs import NO_BOX, Line
from proofspan.documents.readers.writing import CELL

_ALIGNED = 0.35
_NEAR = 3.0

Edges = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TableRows:
    """The lines `start` to `end` (half-open) of a page are rows of one table; `headed` when the first names columns."""

    start: int
    end: int
    headed: bool


def tables_in(lines: Sequence[Line]) -> Iterator[TableRows]:
    """The tables of a page in order: at least two rows of at least two cells that are aligned in two columns.

    The first row is the header when it alone is bold, or when none of its cells is a number.
    """
    start = 0
    while start < len(lines):
        end = _end(lines, start)
        if end - start < 2:
            start += 1
            continue
        yield TableRows(start, end, _headed(lines[start:end]))
        start = end


def filled(rows: Sequence[Line]) -> list[Line]:
    """The rows of one table, an empty cell where a row has none in a column that a later cell of it has passed."""
    most = max(len(row.breaks) for row in rows)
    full = [_edges(row) for row in rows if len(row.breaks) == most]
    columns = [(min(cell[0] for cell in cells), max(cell[1] for cell in cells)) for cells in zip(*full, strict=True)]
    return [row if len(row.breaks) == most else _filled(row, columns) for row in rows]


def _filled(row: Line, columns: Sequence[Edges]) -> Line:
    slack = _ALIGNED * row.size
    whole = replace(row, characters=[], boxes=[])
    starts: list[int] = []
    for index, ((start, end), edges) in enumerate(zip(_cells(row), _edges(row), strict=True)):
        column = next((i for i, other in enumerate(columns) if _meets(edges, other, slack)), 0)
        bars = max(column, len(starts) + 1) if index else column
        while len(starts) < bars:
            whole.characters += CELL
            whole.boxes += [NO_BOX] * len(CELL)
            starts.append(len(whole.characters))
        whole.characters += row.characters[start:end]
        whole.boxes += row.boxes[start:end]
    return replace(whole, breaks=tuple(starts))


def _end(lines: Sequence[Line], start: int) -> int:
    """The end of the table that begins with this line; the next line when none does."""
    at = start + 1
    widest = lines[start]
    while at < len(lines) and _follows(lines[at - 1], lines[at]) and _agree(widest, lines[at]):
        if len(lines[at].breaks) >= len(widest.breaks):
            widest = lines[at]
        at += 1
    # A header may be set by other edges than its columns: it counts when two rows below it are sure.
    if (
        at == start + 1
        and at + 1 < len(lines)
        and _follows(lines[start], lines[at])
        and _above(lines[start], lines[at])
    ):
        end = _end(lines, at)
        return end if end - at > 1 else at
    return at


def _follows(above: Line, below: Line) -> bool:
    close = 0 < above.lowest - below.baseline <= _NEAR * max(above.size, below.size)
    return close and bool(above.breaks) and bool(below.breaks)


def _cells(line: Line) -> list[tuple[int, int]]:
    """Where each cell starts and ends."""
    starts = [0, *line.breaks]
    ends = [*(start - len(CELL) for start in line.breaks), len(line.characters)]
    return list(zip(starts, ends, strict=True))


def _edges(line: Line) -> list[Edges]:
    """The left and right edge of each cell."""
    boxes = (line.extent(start, end) for start, end in _cells(line))
    return [(box[0], box[2]) for box in boxes]


def _agree(row: Line, other: Line) -> bool:
    """Whether each cell of the row with fewer has a column of its own in the other, two of them by their edges."""
    fewer, more = sorted((_edges(row), _edges(other)), key=len)
    slack = _ALIGNED * max(row.size, other.size)
    columns: list[int] = []
    aligned = 0
    for cell in fewer:
        met = [index for index, column in enumerate(more) if _meets(cell, column, slack)]
        if len(met) != 1 or met[0] in columns:
            return False
        columns.append(met[0])
        aligned += _aligned(cell, more[met[0]], slack)
    return aligned >= 2


def _meets(cell: Edges, column: Edges, slack: float) -> bool:
    return min(cell[1], column[1]) - max(cell[0], column[0]) > -slack


def _aligned(cell: Edges, column: Edges, slack: float) -> bool:
    """Whether the two share their left edge, their right edge or their middle."""
    (left, right), (other_left, other_right) = cell, column
    offsets = (left - other_left, right - other_right, (left + right - other_left - other_right) / 2)
    return any(abs(offset) <= slack for offset in offsets)


def _above(header: Line, row: Line) -> bool:
    """Whether each cell of the header stands between the neighbours of its column."""
    heads, columns = _edges(header), _edges(row)
    if len(heads) != len(columns):
        return False
    fits = [(-math.inf, -math.inf), *columns, (math.inf, math.inf)]
    return all(fits[i][1] <= left and right <= fits[i + 2][0] for i, (left, right) in enumerate(heads))


def _headed(rows: Sequence[Line]) -> bool:
    first, *others = rows
    if first.bold and not all(row.bold for row in others):
        return True
    return not any(_is_number(cell) for cell in first.text.split(CELL))


def _is_number(cell: str) -> bool:
    """Whether digits are at least half of the letters and digits."""
    letters = sum(character.isalpha() for character in cell)
    digits = sum(character.isdigit() for character in cell)
    return digits > 0 and digits >= letters
