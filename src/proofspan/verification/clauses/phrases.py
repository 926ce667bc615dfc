"""Words in a row as one text, in which a pattern finds several at once, and where what it found stands."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from proofspan.verification.reading import Reading


class Row(NamedTuple):
    """Folded words, a blank behind each; `starts` tells where each begins in `text`, `first` is the index of the first
    one.
    """

    text: str
    starts: Sequence[int]
    first: int

    def words(self, found: re.Match[str]) -> range:
        """The indices of the words that a match in `text` touches."""
        start, last = (bisect_right(self.starts, at) - 1 for at in (found.start(), found.end() - 1))
        return range(self.first + start, self.first + last + 1)


def row(reading: Reading, words: range) -> Row:
    """These words of a text, one after the other."""
    starts, parts, length = [], [], 0
    for word in reading.words[words.start : words.stop]:
        starts.append(length)
        parts.append(word.folded + " ")
        length += len(parts[-1])
    return Row("".join(parts), starts, words.start)
