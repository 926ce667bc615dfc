"""How far the characters of a text can be trusted: where too many of them say nothing."""

import re
import unicodedata
from collections.abc import Sequence

from proofspan.documents.nouns import Flag, Page
from proofspan.spans import Span

LOW_QUALITY = "low-text-quality"
"""The flag of a page or document in which more than one character in a hundred is suspicious."""

OCR_LAYER = "ocr-layer"
"""The flag of a page whose text was read from its picture by a program, and lies unseen over it."""

MOST_SHARE = 0.01

_SAID_BY_LINES = "\t\n\f\r"
_BULLET = re.compile("^[\uf000-\uf0ff](?=\\s)", re.MULTILINE)
"""How a bullet of a symbol font comes out: a sign that everybody sees, and that no reader needs."""


def suspicious(text: str) -> int:
    """How many characters say nothing: replacement, private use, unassigned, control; bullets of lists apart."""
    if text.isascii() and text.isprintable():
        return 0
    doubtful = [c for c in set(text) if _says_nothing(c)]
    return sum(map(text.count, doubtful)) - len(_BULLET.findall(text)) if doubtful else 0


def low_quality(text: str, pages: Sequence[Page] = ()) -> tuple[Flag, ...]:
    """A flag for each page, of a text without pages for its whole, whose share of such characters is over 1 %."""
    spans = [page.span for page in pages] or [Span(0, len(text))]
    return tuple(Flag(LOW_QUALITY, span) for span in spans if suspicious(span.of(text)) > MOST_SHARE * len(span))


def _says_nothing(character: str) -> bool:
    if character == "\ufffd":
        return True
    return character not in _SAID_BY_LINES and unicodedata.category(character) in ("Cc", "Co", "Cn")
