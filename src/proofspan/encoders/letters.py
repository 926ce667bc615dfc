"""A real and very small encoder, whose every vector can be worked out by hand: for tests of what uses an encoder."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from proofspan.errors import TooLongError
from proofspan.passages import Reads
from proofspan.passages.windows import words

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

LIMIT = 20


class Letters:
    """Counts how often a, e and i stand in a text, made for English, reading 20 words at once."""

    name, digest = "letters", "1"
    languages = frozenset({"en"})
    reads = Reads(LIMIT, words)

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), 3)."""
        return np.stack([self.query(text) for text in texts]) if texts else np.zeros((0, 3), np.float32)

    def query(self, text: str) -> "Vectors":
        """Shape (3,)."""
        if (count := len(words(text))) > LIMIT:
            raise TooLongError(f"a text of {count} words, this encoder reads {LIMIT}: cut it smaller")
        counts = np.array([text.count(letter) for letter in "aei"], np.float32)
        return counts / np.float32(np.linalg.norm(counts) or 1)
