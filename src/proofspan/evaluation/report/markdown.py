"""A report as GitHub-flavoured Markdown: the same blocks as the page, escaped so that text stays text."""

import re
from collections.abc import Callable

from proofspan.evaluation.report.blocks import (
    Beside,
    Block,
    Cell,
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
from proofspan.evaluation.report.words import shown

GENERATOR = "<!-- proofspan report -->"
_SPECIAL = re.compile(r"([\\`*_{}\[\]|~#$!])")
_LINK = re.compile(r"://|(?<=www)\.|@(?=[\w-]*\.)|(?<!\w)@(?=[A-Za-z])", re.IGNORECASE)
_BEGINS = re.compile(r"^(?:[-+=]|\d+[.)](?=\s|$))")


def document(report: Report) -> str:
    """The report."""
    parts = [GENERATOR, f"# {text(report.title)}: {report.over}", *(_block(each) for each in report.head)]
    for section in report.sections:
        parts += _section(section)
    if report.foot:
        parts.append(f"---\n\n{line(report.foot)}")
    return "\n\n".join(parts) + "\n"


def text(raw: str) -> str:
    """The text on one line, with nothing in it that Markdown, HTML or a link finder would take for its own."""
    told = shown(raw).strip()
    told = told.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    told = _SPECIAL.sub(r"\\\1", told)
    return _LINK.sub(lambda found: "".join(f"&#{ord(each)};" for each in found[0]), told)


def line(raw: str) -> str:
    """The text where a line begins: what would begin a list or a rule there does not."""
    return _BEGINS.sub(lambda found: f"{found[0][:-1]}&#{ord(found[0][-1])};", text(raw))


def _section(section: Section) -> list[str]:
    return [f"## {text(section.title)}", *(_block(each) for each in section.blocks)]


def _block(block: Block) -> str:
    write: Callable[..., str] = _WRITERS[type(block)]
    return write(block)


def _say(block: Say) -> str:
    told = line(block.text)
    return f"**{told}**" if block.tone == "alert" and told else told


def _items(block: Items) -> str:
    return "\n".join(f"- {line(each)}" for each in block.items)


def _tiles(block: Tiles) -> str:
    rows = [[tile.title, _cell(tile.cell), tile.below] for tile in block.tiles]
    return _lines(["figure", "value", ""], [False, True, False], rows)


def _curve(block: Curve) -> str:
    return line(block.alt)


def _stages(block: Stages) -> str:
    rows = [
        [
            each.name,
            "–" if each.count is None else f"{each.count:,}",
            "look here first" if each.first else "",
            each.below,
        ]
        for each in block.stages
    ]
    return _lines(["stage", "questions", "", "reasons"], [False, True, False, False], rows)


def _beside(block: Beside) -> str:
    return "\n\n".join(_table(each) for each in block.tables)


def _fold(block: Fold) -> str:
    return "\n\n".join([f"**{text(block.title)}**", *(_block(each) for each in block.blocks)])


def _table(block: Table) -> str:
    titles = [column.title for column in block.columns]
    numeric = [column.numeric or (block.kind == "matrix" and place > 0) for place, column in enumerate(block.columns)]
    parts = [
        f"*{text(block.caption)}*",
        _lines(titles, numeric, [[_cell(each) for each in row.cells] for row in block.rows]),
    ]
    if opened := [_more(row) for row in block.rows if row.summary]:
        parts.append("\n".join(opened))
    return "\n\n".join(parts)


def _more(row: Row) -> str:
    told = "; ".join(f"{title}: {', '.join(lines)}" for title, lines in row.more)
    return f"- **{text(row.cells[0].text) or '–'}** {text(row.summary)}. {text(told)}"


def _cell(cell: Cell) -> str:
    return cell.text


def _lines(titles: list[str], numeric: list[bool], rows: list[list[str]]) -> str:
    """A table; every cell is escaped here and nowhere else."""
    rule = ["---:" if right else "---" for right in numeric]
    body = [[text(each) for each in row] for row in rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in ([text(title) for title in titles], rule, *body))


_WRITERS: dict[type, Callable[..., str]] = {
    Say: _say,
    Items: _items,
    Tiles: _tiles,
    Curve: _curve,
    Stages: _stages,
    Beside: _beside,
    Fold: _fold,
    Table: _table,
}
