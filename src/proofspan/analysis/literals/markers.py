"""The figures that count the items of a list and are no numbers: 1. at the beginning of a line, (2) within one."""

import re

_LIST_MARKER = re.compile(
    r"(?m)^[ \t]*(?:[-*+•>][ \t]+|#{1,6}[ \t]+)*\(?([0-9]{1,3})[.)][ \t]+(?=[\"'“‘«*_`(]*[^\W\d_])"
)
_INLINE_MARKER = re.compile(r"(?<!\S)\(([0-9]{1,2})\)[ ](?=[^\W\d_])")
CLOSED = frozenset((". ", ".\t", ") ", ")\t"))
"""What follows the digits of a marker."""
_OPENING = " \t-*+•>#("
FIRST_MARKER = 20
"""The highest marker that a text may begin with: one item of a list by itself."""
_LOOKED_BACK = 12


def list_markers(plain: str) -> frozenset[int]:
    """Where the digits of list markers start: 1, what a text begins with, and each that follows the one before it.

    A marker out of order is read as a number: "the weight is:\\n42. Kilograms" must not hide its 42.
    """
    starts: set[int] = set()
    for pattern in (_LIST_MARKER, _INLINE_MARKER) if "(1) " in plain else (_LIST_MARKER,):
        last = 0
        for marker in pattern.finditer(plain):
            value = int(marker[1])
            begins = value == 1 or (not marker.start() and value <= FIRST_MARKER)
            if begins or (last and value == last + 1):
                starts.add(marker.start(1))
                last = value
    return frozenset(starts)


def may_be_marker(plain: str, start: int) -> bool:
    """Whether nothing but what may stand before a marker's digits stands before these, as far as is looked back."""
    if plain[start - 1 : start] == "(":
        return True
    before = plain[max(0, start - _LOOKED_BACK) : start].rstrip(_OPENING)
    return not before or before[-1] == "\n"
