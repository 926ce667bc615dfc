"""Encoders: texts to vectors of one length, so that nearness of meaning is a cosine.

Each implementation is a file of its own; nothing is imported from here but the nouns.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from proofspan.passages import Reads

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]


class Encoder(Protocol):
    """Turns texts into L2-normalised float32 vectors; a text without any known word becomes the zero vector.

    `name` and `digest` identify it in settings and receipts: vectors of two digests are never mixed. A text beyond
    what it reads is an `EncoderError`, never cut unseen.
    """

    @property
    def name(self) -> str:
        """What settings call it, such as `hashing`."""
        ...

    @property
    def digest(self) -> str:
        """Hexadecimal digest of everything that decides its vectors."""
        ...

    @property
    def languages(self) -> frozenset[str] | None:
        """The languages it was made for, such as {"en"}; None when that is not known or plays no part."""
        ...

    @property
    def reads(self) -> Reads | None:
        """How it counts and how much it reads; None when there is no limit that is known."""
        ...

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Vectors of texts that are searched, shape (len(texts), dimensions)."""
        ...

    def query(self, text: str) -> "Vectors":
        """The vector of a question, shape (dimensions,)."""
        ...


@dataclass(frozen=True, slots=True)
class Fitted:
    """An encoder that has to be fitted to all the texts of an archive first: `fit(texts)` gives the encoder.

    Its vectors are in no record. It is fitted to what every asker may read (documents current or published), so that a
    draft moves no score, and is refused where not everybody reads the same ones.
    """

    name: str
    fit: Callable[[Iterable[str]], Encoder]


__all__ = ["Encoder", "Fitted", "Reads"]
