"""The vectors of whoever asks again and again, taken out of all: they lie together, and a question reads only them."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from proofspan.stores.embedded.arrays import Encoded

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

SHARE = 3
"""What is taken out is at most one part in so many of all the vectors, so that memory grows by no more."""


class Taken:
    """Those of one set of rows at a time, from its second question on; the next set that asks twice takes its place."""

    def __init__(self) -> None:
        self._asked: NDArray[np.int64] | None = None
        self._kept: tuple[NDArray[np.int64], Encoded, Vectors] | None = None

    def of(self, rows: NDArray[np.int64], encoded: Encoded) -> "Vectors | None":
        """The vectors of the rows, in their order; None where they are to be taken as they come."""
        if not encoded.every or SHARE * len(rows) > len(encoded.vectors):
            return None
        if self._kept is None or self._kept[0] is not rows or self._kept[1] is not encoded:
            again, self._asked = self._asked is rows, rows
            if not again:
                return None
            self._kept = (rows, encoded, encoded.vectors[rows])
        return self._kept[2]
