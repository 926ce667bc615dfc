"""The multilingual encoder: multilingual-e5-small, 384 dimensions, for Italian, English and archives of both.

It was trained with a word in front of every text that says what the text is for: `query: ` or `passage: `. They are put
there here, and are no part of what is counted.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders import ready
from proofspan.encoders.transformer import Transformer
from proofspan.passages import Reads

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

NAME = "e5"

GRAPH_VERSION = 1
"""Which way of building this reads: another number means other vectors."""

PASSAGE, QUERY = "passage: ", "query: "
"""What stands in front of a text that is searched, and of a question."""

POSITIONS = 512
"""How many wordpieces the model was trained on, its marks and the prefix included."""

LIMIT = 254
"""How many wordpieces of a text it reads. It could read 508; what is longer than 254 it finds worse in one than in
pieces, by our own figures (docs/why/0007)."""


class E5:
    """An `Encoder`; `load` makes it. A text over 254 wordpieces is an `EncoderError`.

    It was made for a hundred languages; named are those that documents are told to be in here.
    """

    name = NAME
    languages = frozenset({"en", "it"})

    def __init__(self, transformer: Transformer, *, digest: str) -> None:
        self._transformer = transformer
        self.digest = digest
        self.reads = Reads(LIMIT, transformer.pieces)

    @classmethod
    def load(cls, folder: Path, *, threads: int | None = None) -> "E5":
        """The encoder from a folder that `graphs.e5.build` filled; it takes all cores when `threads` is None.

        Raises `EncoderError` when the folder holds something else, and `MissingExtraError` without the libraries.
        """
        built = ready.opened(folder, model=NAME, graph=GRAPH_VERSION)
        return cls(Transformer(folder, limit=LIMIT, threads=threads), digest=built.digest)

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), 384)."""
        return self._transformer.encode(texts, prefix=PASSAGE)

    def query(self, text: str) -> "Vectors":
        """Shape (384,)."""
        vector: Vectors = self._transformer.encode([text], prefix=QUERY)[0]
        return vector
