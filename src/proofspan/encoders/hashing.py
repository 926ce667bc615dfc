"""The article's hashing encoder: words hashed into 1,024 signed dimensions, weighted by frequency and rarity.

For the laboratory. Its idf is taken over the passages of all documents that are current or published, so that what
one group may not read would move what another sees: an archive where these differ in groups refuses it. Drafts,
obsolete and quarantined documents do not count, but in the throw-away archive of an evaluation, where all do.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from proofspan.analysis import plain_words

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

DIMENSIONS = 1024


class Hashing:
    """An `Encoder` fitted to the passages of one archive; `fitted` makes it."""

    name = "hashing"
    languages = None
    reads = None

    def __init__(self, *, texts: int, document_frequency: Mapping[str, int]) -> None:
        self._texts = texts
        self._frequency = document_frequency

    @classmethod
    def fitted(cls, texts: Iterable[str]) -> "Hashing":
        """The encoder whose idf is ln((1 + n)/(1 + df)) + 1 over these texts."""
        frequency: Counter[str] = Counter()
        count = 0
        for text in texts:
            count += 1
            frequency.update(set(plain_words(text)))
        return cls(texts=count, document_frequency=frequency)

    @property
    def digest(self) -> str:
        """Digest of the frequencies it was fitted with."""
        material = f"{self._texts}\n" + "\n".join(f"{w} {n}" for w, n in sorted(self._frequency.items()))
        return hashlib.sha256(material.encode()).hexdigest()[:16]

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), 1024)."""
        return np.stack([self.query(text) for text in texts]) if texts else np.zeros((0, DIMENSIONS), np.float32)

    def query(self, text: str) -> "Vectors":
        """Shape (1024,): for each distinct word, sign * (1 + ln count) * idf at its place; then L2-normalised."""
        vector = np.zeros(DIMENSIONS, np.float32)
        for word, count in Counter(plain_words(text)).items():
            place, sign = _place(word)
            vector[place] += sign * (1 + math.log(count)) * self._idf(word)
        length = float(np.linalg.norm(vector))
        return vector / np.float32(length) if length else vector

    def _idf(self, word: str) -> float:
        return math.log((1 + self._texts) / (1 + self._frequency.get(word, 0))) + 1


def _place(word: str) -> tuple[int, int]:
    value = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
    return value % DIMENSIONS, 1 if value >> 40 & 1 else -1
