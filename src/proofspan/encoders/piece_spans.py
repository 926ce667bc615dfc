"""Where the pieces that a tokenizer made of a text stand in it."""

import re
from collections.abc import Sequence

from proofspan.spans import Span

VISIBLE = re.compile(r"\S")


def piece_spans(text: str, offsets: Sequence[tuple[int, int]]) -> tuple[Span, ...]:
    """A span for each of a tokenizer's offsets, in order, none empty and none beginning with white space.

    Pieces that one character was taken apart into stand all at that character; a text of white space has none.
    """
    spans: list[Span] = []
    first, last = 0, len(text.rstrip()) - 1
    for start, end in offsets if last >= 0 else ():
        # A piece of white space alone stands for the word it leads to, the last one when none comes.
        found = VISIBLE.search(text, max(start, first))
        first = found.start() if found else last
        spans.append(Span(first, max(first + 1, end)))
    return tuple(spans)
