"""Blocks of four bits: known bytes stand for known numbers."""

import struct

import numpy as np
import pytest

from proofspan.encoders.graphs import q4


def block(scale: float, *weights: int) -> bytes:
    """A block with these first weights (0 to 15), the others 8, which stands for zero."""
    halves = [*weights, *[8] * (32 - len(weights))]
    return struct.pack("<e", scale) + bytes(halves[j] | halves[j + 16] << 4 for j in range(16))


def test_a_half_stands_for_itself_less_eight_times_the_scale() -> None:
    """0, 8 and 15 at scale .5 are -4, 0 and 3.5."""
    found = q4.numbers(block(0.5, 0, 8, 15), 1)
    assert found.shape == (1, 32)
    assert found[0, :3].tolist() == [(0 - 8) * 0.5, 0.0, (15 - 8) * 0.5]


def test_the_high_half_of_a_byte_is_the_weight_sixteen_places_on() -> None:
    """The first byte 0x9A after the scale is weight 0 with 10 and weight 16 with 9."""
    found = q4.numbers(struct.pack("<e", 1.0) + b"\x9a" + b"\x88" * 15, 1)
    assert (found[0, 0], found[0, 16]) == (10 - 8, 9 - 8)
    assert np.count_nonzero(found) == 2


def test_each_block_has_its_own_scale_and_each_row_its_own_blocks() -> None:
    """Two rows of two blocks: weight 9 at the scales 1, 2, 4 and 8."""
    found = q4.numbers(b"".join(block(scale, 9) for scale in (1, 2, 4, 8)), 2)
    assert found.shape == (2, 64)
    assert found[:, [0, 32]].tolist() == [[1.0, 2.0], [4.0, 8.0]]


def test_the_product_is_the_nearest_float32() -> None:
    """A scale of .1 is the half-precision number nearest to it, and -8 of them are exactly eight times that."""
    found = q4.numbers(block(0.1, 0), 1)
    assert found[0, 0] == -8 * np.float32(np.float16(0.1))


def test_the_smallest_scales_are_numbers_too() -> None:
    """The scale of bits 0x0001 is 2 ** -24."""
    assert q4.numbers(b"\x01\x00\xff" + b"\x88" * 15, 1)[0, 0] == 7 * 2.0**-24


def test_parts_are_the_bytes_as_they_stand() -> None:
    """One block has 16 bytes of halves and one scale."""
    halves, scales = q4.parts(block(0.5, 1, 2), 1)
    assert halves.tolist() == [[0x81, 0x82, *[0x88] * 14]]
    assert scales.tolist() == [[0.5]]


@pytest.mark.parametrize(("length", "rows"), [(17, 1), (19, 1), (18, 2), (18, 0)])
def test_bytes_that_are_no_whole_blocks_are_refused(length: int, rows: int) -> None:
    """18 bytes make a block, and every row has as many blocks."""
    with pytest.raises(ValueError, match="not whole blocks"):
        q4.parts(bytes(length), rows)
