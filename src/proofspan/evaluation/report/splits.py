"""Split anchors by the size of a window, as blocks: what cutting costs, and what overlap costs instead."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Cell, Column, Curve, Line, Row, Say, Section, Table

Cut = Mapping[str, Any]


def splitting(split: Mapping[str, Any]) -> Section | None:
    """The curve of both kinds of windows and its table; None where no anchor or no window was looked at."""
    anchors, cuts = split.get("anchors"), [cut for cut in split.get("by_window") or () if cut["size"]]
    if not anchors or not cuts:
        return None
    plain = {cut["size"]: cut for cut in cuts if not cut["overlap"]}
    lapped = {cut["size"]: cut for cut in cuts if cut["overlap"]}
    lines = [_line("no overlap", plain, anchors), _line("a fifth", lapped, anchors)]
    drawn = tuple(line for line in lines if line.points)
    title = "Share of anchors that no window holds whole"
    alt = "; ".join(f"{line.name} {_points(line)}" for line in drawn)
    curve = Curve("windows", "words in a window (log scale)", title, f"{alt}.", drawn)
    told = Say(_told(split, plain, lapped))
    return Section("split", "What cutting costs", (told, curve, _table(plain, lapped)))


def _line(name: str, cuts: Mapping[int, Cut], anchors: int) -> Line:
    return Line(name, {size: (cut["split"] / anchors, None) for size, cut in cuts.items()})


def _points(line: Line) -> str:
    return ", ".join(f"{w.number(value)} at {size}" for size, (value, _) in line.points.items())


def _told(split: Mapping[str, Any], plain: Mapping[int, Cut], lapped: Mapping[int, Cut]) -> str:
    said = (
        f"Of {w.counted(split['anchors'], 'anchor')} in windows of {len(plain)} sizes, {_sum(plain, 'split'):,} of "
        f"{split['anchors'] * len(plain):,} are cut without overlap and {_sum(lapped, 'split'):,} with a fifth of the "
        f"window; the index then holds {_sum(lapped, 'words') / max(1, _sum(plain, 'words')):.2f} times the words."
    )
    kept, longest = split.get("overlap_of_longest_keeps_all"), split.get("longest_anchor_words")
    if kept is None:
        return said
    holds = "every anchor stays whole" if kept else "anchors are cut all the same"
    return f"{said} With an overlap as long as the longest anchor, {longest} words, {holds}."


def _sum(cuts: Mapping[int, Cut], key: str) -> int:
    return sum(cut[key] for cut in cuts.values())


def _table(plain: Mapping[int, Cut], lapped: Mapping[int, Cut]) -> Table:
    titles = (
        "window",
        "cut",
        "cut, 1/5 overlap",
        "windows",
        "windows, 1/5 overlap",
        "words",
        "words, 1/5 overlap",
    )
    keys = ("split", "windows", "words")
    rows = tuple(
        Row((Cell(f"{size} words", size), *(_count(cuts.get(size), key) for key in keys for cuts in (plain, lapped))))
        for size in sorted({*plain, *lapped})
    )
    columns: Sequence[Column] = [Column(title, place > 0) for place, title in enumerate(titles)]
    return Table("Windows by size", tuple(columns), rows, kind="grid")


def _count(cut: Cut | None, key: str) -> Cell:
    return Cell(w.DASH, tone="muted") if cut is None else Cell(f"{cut[key]:,}", cut[key])
