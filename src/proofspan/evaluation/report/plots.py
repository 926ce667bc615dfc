"""Drawings as SVG: an interval in a cell, the curve of the ceiling. No style stands in an attribute."""

from collections.abc import Sequence
from itertools import pairwise
from math import log

from proofspan.evaluation.report.blocks import Bar, Curve, Line
from proofspan.evaluation.report.nodes import Node, el, put
from proofspan.evaluation.report.words import number

WIDTH, HEIGHT = 548, 300
LEFT, RIGHT, TOP, BOTTOM = 50, 392, 16, 258
"""The field of the curve inside its drawing; what is right of it is for the lines' names."""
APART = 16
"""Between two names."""


def interval(bar: Bar, *, width: int = 72) -> Node:
    """The interval as a line on its scale with a dot for the figure; a scale around 0 has a mark there."""
    span = bar.most - bar.least

    def x(value: float) -> float:
        return 4 + (width - 8) * (value - bar.least) / span

    made = el("svg", cls="bar", viewBox=f"0 0 {width} 10", width=width, height=10, aria_hidden="true")
    put(made, el("line", cls="scale", x1=4, x2=width - 4, y1=5, y2=5))
    if bar.least < 0:
        put(made, el("line", cls="zero", x1=x(0), x2=x(0), y1=0, y2=10))
    put(made, el("line", cls="ci", x1=x(bar.low), x2=x(bar.high), y1=5, y2=5))
    return put(made, el("circle", cls="dot", cx=x(bar.value), cy=5, r=3))


def curve(drawn: Curve) -> Node:
    """The lines on a logarithmic scale, each with its intervals and its name at its end."""
    ks = sorted({k for line in drawn.lines for k in line.points})
    made = el(
        "svg",
        cls="curve",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_labelledby=f"{drawn.name}-t {drawn.name}-d",
    )
    put(
        made,
        el("title", drawn.title, id=f"{drawn.name}-t"),
        el("desc", drawn.alt, id=f"{drawn.name}-d"),
        *_axes(ks, drawn.axis),
    )
    for place, line in enumerate(drawn.lines):
        put(made, _line(line, ks, place))
    ends = [(_y(line.points[max(line.points)][0]), line) for line in drawn.lines]
    for place, (y, line) in enumerate(zip(_spread([y for y, _ in ends]), drawn.lines, strict=True)):
        value = line.points[max(line.points)][0]
        put(made, el("text", line.name, el("tspan", f" {number(value)}"), cls=f"name s{place}", x=RIGHT + 12, y=y + 4))
    return made


def _x(k: int, ks: Sequence[int]) -> float:
    if len(ks) == 1:
        return (LEFT + RIGHT) / 2
    return LEFT + 10 + (RIGHT - LEFT - 20) * (log(k) - log(ks[0])) / (log(ks[-1]) - log(ks[0]))


def _y(value: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * value


def _axes(ks: Sequence[int], axis: str) -> list[Node]:
    made = []
    for fourth in range(5):
        y = _y(fourth / 4)
        made.append(el("line", cls="base" if not fourth else "rule", x1=LEFT, x2=RIGHT, y1=y, y2=y))
        made.append(el("text", f"{fourth / 4:.2f}", cls="tick", x=LEFT - 8, y=y + 4, text_anchor="end"))
    far = -1e9
    for k in ks:
        x = _x(k, ks)
        made.append(el("line", cls="base", x1=x, x2=x, y1=BOTTOM, y2=BOTTOM + 4))
        if x - far > 30:
            made.append(el("text", str(k), cls="tick", x=x, y=BOTTOM + 18, text_anchor="middle"))
            far = x
    middle = (LEFT + RIGHT) / 2
    return [
        *made,
        el("text", axis, cls="tick", x=middle, y=HEIGHT - 6, text_anchor="middle"),
    ]


def _line(line: Line, ks: Sequence[int], place: int) -> Node:
    made = el("g", cls=f"line s{place}")
    # Lines that run over each other keep their intervals apart by a few points.
    dodge = (place - 1) * 4.0
    path = " ".join(f"{_x(k, ks):.1f},{_y(value):.1f}" for k, (value, _) in sorted(line.points.items()))
    for k, (_, ci95) in sorted(line.points.items()):
        x = _x(k, ks)
        if ci95:
            put(made, el("line", cls="ci", x1=x + dodge, x2=x + dodge, y1=_y(ci95[0]), y2=_y(ci95[1])))
    put(made, el("polyline", points=path))
    for k, (value, _) in sorted(line.points.items()):
        put(made, _point(_x(k, ks), _y(value), place, f"{line.name} at {k}: {number(value)}"))
    return made


def _point(x: float, y: float, place: int, title: str) -> Node:
    """A disc, a square or a diamond: the lines are told apart without colour too."""
    name = el("title", title)
    if place == 0:
        return el("circle", name, cx=x, cy=y, r=4.5)
    if place == 1:
        return el("rect", name, x=x - 3.5, y=y - 3.5, width=7, height=7)
    return el("path", name, d=f"M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z")


def _spread(places: Sequence[float]) -> list[float]:
    """The heights moved apart, in their order, so that names do not run into each other."""
    order = sorted(range(len(places)), key=lambda each: (places[each], each))
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + APART)
    low = max(0.0, moved[order[-1]] - (BOTTOM - 4))
    return [each - low for each in moved]
