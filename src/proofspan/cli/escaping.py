"""Characters that a terminal obeys instead of showing, and texts in which they are written out."""

import unicodedata

MOVING = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""The categories of controls, formats, halves of surrogate pairs, and ends of lines and paragraphs."""

JOINING = frozenset("\u00ad\u200c\u200d")
"""Joiners and soft hyphens shape words of real languages; they move nothing."""


def obeyed(character: str) -> bool:
    """Whether a terminal would move, turn words round or hide something at it, line end and tab among them."""
    return unicodedata.category(character) in MOVING and character not in JOINING


def escaped(text: str) -> str:
    r"""The text on one line, whatever stands in it: what a terminal would obey is written out, such as `\x1b`.

    The name of a file, and whatever else a message repeats, is somebody else's.
    """
    return "".join(c.encode("unicode_escape").decode() if obeyed(c) else c for c in text)
