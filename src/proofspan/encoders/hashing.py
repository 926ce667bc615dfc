"""The article's hashing encoder: words hashed into 1,024 signed dimensions, weighted by frequency and rarity.

For the laboratory. Its idf is taken over the passages of all documents that are current or published, so that what
one group may not read would move what another sees: an archive where these differ in groups refuses it. Drafts,
obsolete and quarantined documents do not count, but in the throw-away archive of an evaluation, where all do.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
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
        self._counted: dict[str, Counter[str]] = {}
        # Of each word it was fitted with, the place and the signed idf; the last of both is for words it was not.
        self._ids = {word: number for number, word in enumerate(document_frequency)}
        placed = np.array([*map(_place, document_frequency), (0, 1)], np.int64)
        held = np.array([*document_frequency.values(), 0], np.float64)
        self._places = placed[:, 0]
        self._weights = placed[:, 1] * (np.log((1 + texts) / (1 + held)) + 1)

    @classmethod
    def fitted(cls, texts: Iterable[str]) -> "Hashing":
        """The encoder whose idf is ln((1 + n)/(1 + df)) + 1 over these texts."""
        frequency: Counter[str] = Counter()
        counted: dict[str, Counter[str]] = {}
        count = 0
        for text in texts:
            count += 1
            counted[text] = Counter(plain_words(text))
            frequency.update(counted[text].keys())
        made = cls(texts=count, document_frequency=frequency)
        made._counted = counted
        return made

    @property
    def digest(self) -> str:
        """Digest of the frequencies it was fitted with."""
        material = f"{self._texts}\n" + "\n".join(f"{w} {n}" for w, n in sorted(self._frequency.items()))
        return hashlib.sha256(material.encode()).hexdigest()[:16]

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), 1024)."""
        # Each text is usually encoded once, after it was fitted to: its words are not counted again.
        return self._vectors([self._words(text) for text in texts])

    def query(self, text: str) -> "Vectors":
        """Shape (1024,): for each distinct word, sign * (1 + ln count) * idf at its place; then L2-normalised."""
        vector: Vectors = self._vectors([Counter(plain_words(text))])[0]
        return vector

    def _words(self, text: str) -> Counter[str]:
        return self._counted.pop(text) if text in self._counted else Counter(plain_words(text))

    def _vectors(self, counted: Sequence[Counter[str]]) -> "Vectors":
        number = self._ids.get
        ids = np.array([number(word, -1) for words in counted for word in words], np.int64)
        counts = np.array([count for words in counted for count in words.values()], np.float64)
        places, weights = self._places[ids], self._weights[ids] * (1 + np.log(counts))
        if (unknown := np.flatnonzero(ids < 0)).size:
            new = np.array([_place(word) for words in counted for word in words if word not in self._ids])
            places[unknown] = new[:, 0]
            weights[unknown] *= new[:, 1]
        cells = np.repeat(np.arange(len(counted)), [len(words) for words in counted]) * DIMENSIONS + places
        sums = np.bincount(cells, weights, minlength=len(counted) * DIMENSIONS)
        vectors = sums.reshape(len(counted), DIMENSIONS).astype(np.float32)
        lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
        vectors /= np.where(lengths, lengths, 1)[:, None]
        return vectors


@lru_cache(maxsize=1 << 16)
def _place(word: str) -> tuple[int, int]:
    value = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
    return value % DIMENSIONS, 1 if value >> 40 & 1 else -1
