"""A sentence of a document as an answer shows it: markup gone, white space collapsed, every word kept."""

import re

from proofspan.prompts import escaped
from proofspan.spans import collapsed

_IMAGE_OR_LINK = re.compile(r"!?\[([^\[\]]{0,300})\]\([^()\s]{0,500}\)")
_EMPHASIS = re.compile(r"(?<![\w*])(\*{1,3})(?=\S)([^*\n]{1,400}?)(?<=\S)\1(?![\w*])")
_UNDERLINED = re.compile(r"(?<![\w_])(_{1,2})(?=\S)([^_\n]{1,400}?)(?<=\S)\1(?![\w_])")
_BACKTICKS = re.compile(r"`{1,3}")
_QUOTED_OR_HEADING = re.compile(r"^\s*(?:>\s*)*(?:#{1,6}\s+)?")
_NUMBERED = re.compile(r"^\(?\d{1,3}[.)]\s+(?=[\"'“«‘(]*[^\W\d_])")
_BULLET = re.compile(r"^[-*+•]\s+(?=[\"'“«‘(]*[^\W\d_])")
_CAPITAL = re.compile(r"^\W*[A-ZÀ-Þ]")
_ENDED = re.compile(r"[.!?…][\"'”’»)\]]*$")


def readable(sentence: str) -> str:
    """The sentence without Markdown's marks, cells of a table row joined by commas, citation look-alikes escaped.

    The number of a list item goes; a bullet goes where a whole sentence follows it and stays before a fragment.
    """
    text = _QUOTED_OR_HEADING.sub("", sentence)
    if "|" in text:
        text = _cells(text)
    text = _BACKTICKS.sub("", _IMAGE_OR_LINK.sub(r"\1", text))
    text = _UNDERLINED.sub(r"\2", _EMPHASIS.sub(r"\2", text))
    text = _NUMBERED.sub("", collapsed(text))
    if _ENDED.search(text) and _CAPITAL.search(text):
        text = _BULLET.sub("", text)
    return escaped(text)


def _cells(row: str) -> str:
    """The cells of a table row with commas between them; other bars stay."""
    bare = row.strip()
    if not bare.startswith("|") and " | " not in bare:
        return row
    return ", ".join(cell.strip() for cell in bare.strip("|").split("|") if cell.strip())
