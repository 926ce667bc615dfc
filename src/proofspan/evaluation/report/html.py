"""A report as one HTML file that needs nothing beside it and asks nothing of a network."""

from collections.abc import Callable, Sequence
from pathlib import Path

from proofspan.evaluation.report import plots
from proofspan.evaluation.report.blocks import (
    Beside,
    Block,
    Cell,
    Column,
    Curve,
    Fold,
    Items,
    Report,
    Row,
    Say,
    Section,
    Stages,
    Table,
    Tiles,
)
from proofspan.evaluation.report.nodes import Node, digest, el, own, put, written

GENERATOR = "proofspan report"
SHADES = 8


def document(report: Report) -> str:
    """The page: a policy that allows its own style and script alone, by digest."""
    style, script = (Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    allowed = f"style-src {digest(style)}; script-src {digest(script)}"
    policy = f"default-src 'none'; {allowed}; base-uri 'none'; form-action 'none'"
    head = el(
        "head",
        el("meta", charset="utf-8"),
        _meta("Content-Security-Policy", policy),
        el("meta", name="generator", content=GENERATOR),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("meta", name="referrer", content="no-referrer"),
        el("title", f"{report.title}: {report.over}"),
        own("style", style),
    )
    body = el("body", _header(report), el("main", *(_section(each) for each in report.sections)), _footer(report))
    return written(el("html", head, put(body, own("script", script)), lang="en"))


def _meta(name: str, content: str) -> Node:
    made = el("meta", content=content)
    made.set("http-equiv", name)
    return made


def _header(report: Report) -> Node:
    top = el("header", el("p", f"proofspan · {report.over}", cls="over"), el("h1", el("bdi", report.title)))
    put(top, *(_block(each) for each in report.head))
    links = (el("li", el("a", each.title, href=f"#{each.name}")) for each in report.sections)
    return put(top, el("nav", el("ul", *links), aria_label="Sections"))


def _footer(report: Report) -> Node | None:
    return el("footer", el("p", report.foot)) if report.foot else None


def _section(section: Section) -> Node:
    heading = f"{section.name}-h"
    top = el("section", el("h2", section.title, id=heading), id=section.name, aria_labelledby=heading)
    return put(top, *(_block(each) for each in section.blocks))


def _block(block: Block) -> Node:
    write: Callable[..., Node] = _WRITERS[type(block)]
    return write(block)


def _say(block: Say) -> Node:
    return el("p", el("bdi", block.text), cls=block.tone or None)


def _items(block: Items) -> Node:
    return el("ul", *(el("li", el("bdi", each)) for each in block.items), cls=f"items {block.tone}".strip())


def _tiles(block: Tiles) -> Node:
    made = el("dl", cls="tiles")
    for tile in block.tiles:
        figure = el("dd", _value(tile.cell), cls=f"figure {tile.cell.tone}".strip())
        bar = plots.interval(tile.cell.bar, width=150) if tile.cell.bar else None
        below = el("dd", bar, el("span", tile.below), cls="below")
        put(made, el("div", el("dt", tile.title), figure, below))
    return made


def _curve(block: Curve) -> Node:
    return el("figure", el("div", plots.curve(block), cls="wide", tabindex=0, role="group", aria_label=block.title))


def _stages(block: Stages) -> Node:
    made = el("ol", cls="stages")
    for stage in block.stages:
        kind = "first" if stage.first else "some" if stage.count else None
        count = "–" if stage.count is None else f"{stage.count:,}"
        here = el("em", "look here first") if stage.first else None
        below = el("span", stage.below, cls="below") if stage.below else None
        put(made, el("li", el("span", stage.name, cls="stage"), el("b", count), here, below, cls=kind))
    return made


def _beside(block: Beside) -> Node:
    return el("div", *(_table(each) for each in block.tables), cls="beside")


def _fold(block: Fold) -> Node:
    return el("details", el("summary", block.title), *(_block(each) for each in block.blocks), cls="fold")


def _table(block: Table) -> Node:
    caption = el("caption", block.caption)
    head = el("thead", el("tr", *(_head(block, each) for each in block.columns)))
    kinds = f"{block.kind} sorts" if block.sorts else block.kind
    made = put(el("table", cls=kinds), caption, head)
    rows = [_rows(block, row) for row in block.rows]
    # What is sorted is a body: a row and what is opened below it stay together.
    bodies = [el("tbody", *each, id=row.name or None) for each, row in zip(rows, block.rows, strict=True)]
    put(made, *bodies if block.sorts else [el("tbody", *(node for each in rows for node in each))])
    return el("div", made, cls="wide", tabindex=0, role="group", aria_label=block.caption)


def _head(block: Table, column: Column) -> Node:
    text: Sequence[Node | str] = [column.title]
    if block.kind == "matrix":
        text = [el("span", column.title)]
    elif block.kind == "heat":
        # A narrow column breaks its name before the depth.
        name, at, depth = column.title.partition("@")
        text = [name, el("wbr"), f"{at}{depth}"]
    return el("th", *text, scope="col", cls="num" if column.numeric else None)


def _rows(block: Table, row: Row) -> list[Node]:
    pairs = zip(row.cells[1:], block.columns[1:], strict=True)
    name: Node = el("bdi", row.cells[0].text)
    name = el("a", name, href=f"#{row.link}") if row.link else name
    head = el("th", name, scope="row", data_key=_key(row.cells[0]) if block.sorts else None)
    first = el("tr", head, *(_cell(block, cell, column) for cell, column in pairs))
    if not row.summary:
        return [first]
    inside = el("dl")
    for title, lines in row.more:
        put(inside, el("dt", title), *(el("dd", el("bdi", line)) for line in lines))
    opened = el("details", el("summary", el("bdi", row.summary)), inside)
    return [first, el("tr", el("td", opened, colspan=len(row.cells)), cls="more")]


def _cell(block: Table, cell: Cell, column: Column) -> Node:
    shade = f"h{round(cell.shade * SHADES)}" if cell.shade is not None else ""
    kinds = " ".join(each for each in ("num" if column.numeric else "", cell.tone, cell.mark, shade) if each)
    keyed = block.sorts or cell.bar is not None
    made = el("td", cls=kinds or None, data_key=_key(cell) if keyed else None)
    if cell.bar is None:
        return put(made, cell.text if column.numeric or cell.mark else el("bdi", cell.text))
    return put(made, el("span", cell.text), plots.interval(cell.bar))


def _value(cell: Cell) -> Node:
    return el("data", cell.text, value=_key(cell)) if cell.key is not None else el("span", cell.text)


def _key(cell: Cell) -> str | None:
    """What is sorted by, and what exactly the figure is: as JSON has it."""
    return None if cell.key is None else str(cell.key)


_WRITERS: dict[type, Callable[..., Node]] = {
    Say: _say,
    Items: _items,
    Tiles: _tiles,
    Curve: _curve,
    Stages: _stages,
    Beside: _beside,
    Fold: _fold,
    Table: _table,
}
