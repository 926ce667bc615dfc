"""Bars in parts as an SVG, each part named and told: a picture that needs no script and no other file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

COLOURS = ("#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#9c9c9c", "#a463f2")
WIDTH, LEFT, ROW, TOP = 760, 170, 44, 64


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its name and its parts, in their order."""

    name: str
    parts: Mapping[str, float]


def drawing(title: str, bars: Sequence[Bar]) -> str:
    """The picture. Widths are in proportion to the longest bar; values stand in the parts that have room for them."""
    names = list(dict.fromkeys(name for bar in bars for name in bar.parts))
    colours = {name: COLOURS[place % len(COLOURS)] for place, name in enumerate(names)}
    longest = max(sum(bar.parts.values()) for bar in bars) or 1.0
    height = TOP + ROW * len(bars) + 12
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="20" font-size="14" fill="#222">{escape(title)}</text>',
        *_legend(colours),
    ]
    for place, bar in enumerate(bars):
        lines += _bar(bar, TOP + ROW * place, colours, (WIDTH - LEFT - 90) / longest)
    return "\n".join([*lines, "</svg>", ""])


def _legend(colours: Mapping[str, str]) -> list[str]:
    lines, x = [], 12
    for name, colour in colours.items():
        lines.append(f'<rect x="{x}" y="32" width="12" height="12" fill="{colour}"/>')
        lines.append(f'<text x="{x + 17}" y="42" fill="#222">{escape(name)}</text>')
        x += 32 + 7 * len(name)
    return lines


def _bar(bar: Bar, y: int, colours: Mapping[str, str], scale: float) -> list[str]:
    lines, x = [f'<text x="12" y="{y + 20}" fill="#222">{escape(bar.name)}</text>'], float(LEFT)
    for name, value in bar.parts.items():
        width = value * scale
        told = f"{name} {value:.2f} ms"
        lines.append(
            f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="30" fill="{colours[name]}">'
            f"<title>{escape(told)}</title></rect>"
        )
        if width > 36:
            lines.append(f'<text x="{x + 4:.1f}" y="{y + 20}" fill="#fff">{value:.2f}</text>')
        x += width
    lines.append(f'<text x="{x + 6:.1f}" y="{y + 20}" fill="#222">{sum(bar.parts.values()):.2f} ms</text>')
    return lines
