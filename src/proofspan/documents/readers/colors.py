"""Colours as style sheets and files write them, and which of them nobody can tell apart."""

import re

Color = tuple[int, int, int, float]
"""Red, green and blue from 0 to 255, and opacity from 0 to 1."""

WHITE: Color = (255, 255, 255, 1.0)

NEARLY = 16
"""Two colours that differ by no more than this in each of red, green and blue are one to the eye."""

_NAMED = {
    "white": "ffffff",
    "black": "000000",
    "red": "ff0000",
    "lime": "00ff00",
    "green": "008000",
    "blue": "0000ff",
    "navy": "000080",
    "yellow": "ffff00",
    "gray": "808080",
    "grey": "808080",
    "silver": "c0c0c0",
    "lightgray": "d3d3d3",
    "lightgrey": "d3d3d3",
    "gainsboro": "dcdcdc",
    "whitesmoke": "f5f5f5",
    "snow": "fffafa",
    "ivory": "fffff0",
    "azure": "f0ffff",
    "mintcream": "f5fffa",
    "ghostwhite": "f8f8ff",
    "floralwhite": "fffaf0",
    "seashell": "fff5ee",
    "aliceblue": "f0f8ff",
    "beige": "f5f5dc",
    "linen": "faf0e6",
    "maroon": "800000",
    "purple": "800080",
    "fuchsia": "ff00ff",
    "magenta": "ff00ff",
    "aqua": "00ffff",
    "cyan": "00ffff",
    "teal": "008080",
    "olive": "808000",
    "orange": "ffa500",
    "brown": "a52a2a",
    "pink": "ffc0cb",
    "darkblue": "00008b",
    "darkgreen": "006400",
    "darkred": "8b0000",
    "darkgray": "a9a9a9",
    "dimgray": "696969",
}
_HEX = re.compile(r"#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_RGB = re.compile(r"rgba?\(([^)]*)\)")
_HSL = re.compile(r"hsla?\(([^)]*)\)")


def color_of(written: str) -> Color | None:
    """The colour that a style sheet writes, in lower case; None for words and forms that are not known here."""
    written = written.strip()
    if written == "transparent":
        return (0, 0, 0, 0.0)
    if written in _NAMED:
        written = _NAMED[written]
    if found := _HEX.fullmatch(written):
        digits = found[1] if len(found[1]) > 4 else "".join(2 * digit for digit in found[1])
        red, green, blue, *rest = (int(digits[place : place + 2], 16) for place in range(0, len(digits), 2))
        return red, green, blue, rest[0] / 255 if rest else 1.0
    if found := _RGB.fullmatch(written):
        return _from_parts(found[1])
    if found := _HSL.fullmatch(written):
        return _from_hue(found[1])
    return None


def alike(one: Color, other: Color) -> bool:
    """Whether nobody can tell text of one colour from a ground of the other, its own opacity counted in."""
    # What is half opaque differs half as much from what lies beneath.
    return all(abs(a - b) * one[3] <= NEARLY for a, b in zip(one[:3], other[:3], strict=True))


def _numbers(parts: str) -> list[float]:
    words = [word for word in re.split(r"[\s,/]+", parts.strip()) if word]
    try:
        return [
            float(word.rstrip("%")) * (2.55 if word.endswith("%") and at < 3 else 1) for at, word in enumerate(words)
        ]
    except ValueError:
        return []


def _from_parts(parts: str) -> Color | None:
    found = _numbers(parts)
    if len(found) not in (3, 4):
        return None
    red, green, blue = (max(0, min(255, round(value))) for value in found[:3])
    return red, green, blue, _opacity(parts, found)


def _from_hue(parts: str) -> Color | None:
    """Only black, white and grey: what stands at the ends of lightness, or has no saturation."""
    found = _numbers(parts.replace("deg", ""))
    if len(found) not in (3, 4):
        return None
    saturation, lightness = found[1], found[2]
    if saturation > 1 and 1 < lightness < 254:
        return None
    grey = max(0, min(255, round(lightness)))
    return grey, grey, grey, _opacity(parts, found)


def _opacity(parts: str, found: list[float]) -> float:
    if len(found) == 3:
        return 1.0
    return found[3] / 100 if parts.strip().endswith("%") else found[3]
