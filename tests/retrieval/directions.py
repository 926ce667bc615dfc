"""An encoder whose cosines are the same number in whatever order they are added up; not a test itself."""

import random
import zlib
from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np

from proofspan.passages import Reads
from proofspan.passages.windows import words

LENGTH = 16
REST = {sum(n * n for n in four): four for four in combinations_with_replacement(range(LENGTH + 1), 4)}
"""Four whole numbers for every sum of their squares up to 256, of which every one is such a sum (Lagrange)."""


class Directions:
    """Gives each text a direction of its own in eight dimensions, drawn by its checksum, in whole sixteenths.

    Products are whole 256ths, so that no sum of them is rounded and equal cosines are frequent.
    """

    name, digest = "directions", "1"
    languages = None
    reads = Reads(10_000, words)

    def passages(self, texts: Sequence[str]) -> np.ndarray:
        """Shape (len(texts), 8)."""
        return np.stack([self.query(text) for text in texts]) if texts else np.zeros((0, 8), np.float32)

    def query(self, text: str) -> np.ndarray:
        """Shape (8,), of length 1."""
        chance = random.Random(zlib.crc32(text.encode()))
        first = [chance.randint(-LENGTH // 2, LENGTH // 2) for _ in range(4)]
        rest = [n * chance.choice((1, -1)) for n in REST[LENGTH * LENGTH - sum(n * n for n in first)]]
        return np.array([*first, *rest], np.float32) / LENGTH
