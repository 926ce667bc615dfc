"""A published model as an encoder, from the folder where it is ready."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders import ready
from proofspan.encoders.published import Published
from proofspan.encoders.transformer import Transformer
from proofspan.passages import Reads

if TYPE_CHECKING:
    from proofspan.encoders import Vectors


class Pretrained:
    """An `Encoder`; `load` makes it. Texts become float32 vectors of length 1, and of length 0 without a known word.

    A text of more wordpieces than the model reads is an `EncoderError`.
    """

    def __init__(self, published: Published, transformer: Transformer, *, digest: str) -> None:
        self.name = published.name
        self.languages = published.languages
        self.digest = digest
        self.reads = Reads(published.limit, transformer.pieces)
        self._published = published
        self._transformer = transformer

    @classmethod
    def load(cls, folder: Path, published: Published, *, threads: int | None = None) -> "Pretrained":
        """The encoder from a folder that the model was built in; it takes all cores when `threads` is None.

        Raises `EncoderError` when the folder holds something else, and `MissingExtraError` without the libraries.
        """
        built = ready.opened(folder, model=published.name, graph=published.graph)
        transformer = Transformer(folder, limit=published.limit, threads=threads)
        return cls(published, transformer, digest=built.digest)

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), dimensions)."""
        return self._transformer.encode(texts, prefix=self._published.passage)

    def query(self, text: str) -> "Vectors":
        """Shape (dimensions,)."""
        vector: Vectors = self._transformer.encode([text], prefix=self._published.query)[0]
        return vector
