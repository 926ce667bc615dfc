"""What a report is made of, before it is HTML or Markdown: both are written from the same blocks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Key = float | str | None
Tone = Literal["", "muted", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure and its interval on a scale from `least` to `most`."""

    value: float
    low: float
    high: float
    least: float = 0.0
    most: float = 1.0


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: what is read, `key` what it is sorted by and exactly is; `shade` from 0 to 1 colours it."""

    text: str
    key: Key = None
    tone: Tone = ""
    bar: Bar | None = None
    shade: float | None = None
    mark: str = ""
    """`full`, `part`, `none` or `null` in a matrix."""


@dataclass(frozen=True, slots=True)
class Column:
    """The head of a column; numbers stand to the right."""

    title: str
    numeric: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Cells, the first the row's name; `summary` and `more` are opened below it; `name` is where links lead."""

    cells: tuple[Cell, ...]
    summary: str = ""
    more: tuple[tuple[str, tuple[str, ...]], ...] = ()
    name: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its caption; `kind` is how it is drawn, `sorts` whether a reader may order it."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    kind: Literal["plain", "grid", "matrix", "heat"] = "plain"
    sorts: bool = False


@dataclass(frozen=True, slots=True)
class Say:
    """A paragraph."""

    text: str
    tone: Literal["", "lead", "small", "alert"] = ""


@dataclass(frozen=True, slots=True)
class Items:
    """A list of short texts."""

    items: tuple[str, ...]
    tone: Literal["", "alert"] = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure in large type with what it says below."""

    title: str
    cell: Cell
    below: str


@dataclass(frozen=True, slots=True)
class Tiles:
    """The figures to read first."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a curve: at each place of the axis a point, with its interval where there is one."""

    name: str
    points: Mapping[int, tuple[float, tuple[float, float] | None]]


@dataclass(frozen=True, slots=True)
class Curve:
    """Lines from 0 to 1 over `axis`, on a logarithmic scale, with a text that says the same; `name` is its own."""

    name: str
    axis: str
    title: str
    alt: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage with what it lost; `first` is where to look first."""

    name: str
    count: int | None
    below: str
    first: bool = False


@dataclass(frozen=True, slots=True)
class Stages:
    """The stages in the order in which evidence passes them."""

    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Beside:
    """Tables of one kind that stand beside each other where there is room."""

    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Fold:
    """Blocks that are opened when they are wanted."""

    title: str
    blocks: "tuple[Block, ...]"


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the report with its heading; `name` is where links lead."""

    name: str
    title: str
    blocks: "tuple[Block, ...]"


@dataclass(frozen=True, slots=True)
class Report:
    """The whole: what was evaluated, in one line, and its sections."""

    over: str
    title: str
    head: "tuple[Block, ...]"
    sections: tuple[Section, ...] = field(default=())
    foot: str = ""


Block = Say | Items | Table | Tiles | Curve | Stages | Beside | Fold
