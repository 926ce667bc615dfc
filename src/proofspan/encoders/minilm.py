"""The English encoder: all-MiniLM-L6-v2, 384 dimensions, in float32."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders import ready
from proofspan.encoders.transformer import Transformer
from proofspan.passages import Reads

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

NAME = "minilm"

GRAPH_VERSION = 1
"""Which way of building this reads: another number means other vectors."""

LIMIT = 254
"""How many wordpieces of a text it reads: the 256 that it was trained on, less its two marks."""


class MiniLM:
    """An `Encoder`; `load` makes it. A text over 254 wordpieces is an `EncoderError`."""

    name = NAME
    languages = frozenset({"en"})

    def __init__(self, transformer: Transformer, *, digest: str) -> None:
        self._transformer = transformer
        self.digest = digest
        self.reads = Reads(LIMIT, transformer.pieces)

    @classmethod
    def load(cls, folder: Path, *, threads: int | None = None) -> "MiniLM":
        """The encoder from a folder that `graphs.minilm.build` filled; it takes all cores when `threads` is None.

        Raises `EncoderError` when the folder holds something else, and `MissingExtraError` without the libraries.
        """
        built = ready.opened(folder, model=NAME, graph=GRAPH_VERSION)
        return cls(Transformer(folder, limit=LIMIT, threads=threads), digest=built.digest)

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), 384)."""
        return self._transformer.encode(texts)

    def query(self, text: str) -> "Vectors":
        """Shape (384,)."""
        vector: Vectors = self._transformer.encode([text])[0]
        return vector
