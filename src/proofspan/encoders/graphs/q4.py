"""Q4_0: weights of four bits in blocks of 32, each block two bytes of scale (half precision) and 16 of weights.

Byte j of a block holds weight j in its low half and weight j + 16 in its high one. A half h of a block whose scale is
d stands for (h - 8) * d.
"""

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Halves = NDArray[np.uint8]
    Scales = NDArray[np.float16]
    Floats = NDArray[np.float32]

BLOCK = 32
"""How many weights share a scale."""

BYTES = 18
"""How many bytes a block takes: a scale of 2, and 32 halves of a byte."""


def parts(data: "bytes | memoryview", rows: int) -> "tuple[Halves, Scales]":
    """The halves of whole blocks, still two a byte, shape (rows, blocks * 16), and their scales, (rows, blocks).

    Raises `ValueError` when the bytes are not whole blocks, as many for each row.
    """
    if rows < 1 or len(data) % (rows * BYTES):
        raise ValueError(f"{len(data)} bytes are not whole blocks of {BYTES} for {rows} rows")
    blocks = np.frombuffer(data, np.uint8).reshape(rows, -1, BYTES)
    scales = np.ascontiguousarray(blocks[:, :, :2]).view("<f2")[:, :, 0]
    return np.ascontiguousarray(blocks[:, :, 2:]).reshape(rows, -1), scales.astype(np.float16)


def numbers(data: "bytes | memoryview", rows: int) -> "Floats":
    """What the blocks stand for, shape (rows, blocks * 32), each the nearest float32; raises as `parts` does."""
    halves, scales = parts(data, rows)
    bytes_ = halves.reshape(rows, -1, BLOCK // 2)
    weights = np.concatenate((bytes_ & 15, bytes_ >> 4), axis=2).astype(np.float32) - np.float32(8)
    return (weights * scales.astype(np.float32)[:, :, None]).reshape(rows, -1)
