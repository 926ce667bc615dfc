"""The labels by which an answer cites a span: what a citation looks like, and what only resembles one."""

import re

LABEL = re.compile(r"S[0-9]+")
"""A label as it stands in a prompt's list: S1, S2 and so on."""

MARKER = re.compile(r"\[S[0-9]+(?:[ \t]{0,4},[ \t]{0,4}S[0-9]+)*\]")
"""A citation: [S1], or several labels in one pair of brackets with commas between them."""

_OPENED = r"[\[［【][ \t]{0,4}[SsＳｓ][ \t]{0,4}[-‑–−#.:_]?[ \t]{0,4}\d"
MARKER_LIKE = re.compile(
    rf"{_OPENED}[^\[\]［］【】\n]{{0,40}}[\]］】]|{_OPENED}\d{{0,9}}|(?<!\w)[SＳ]\d{{1,9}}[\]］】]"
)
"""What a reader could take for a citation, well formed or not: `[s1]`, `[S 1]`, `[S1`, full-width brackets."""


def escaped(text: str) -> str:
    """The text with its citation-like parts in round brackets, so that a document cannot cite for the answer."""
    return MARKER_LIKE.sub(lambda found: f"({found[0].strip('[]［］【】')})", text)
