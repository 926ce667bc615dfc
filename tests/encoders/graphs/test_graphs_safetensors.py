"""Tensors out of a safetensors file."""

import json
from pathlib import Path

import numpy as np
import pytest
from tiny_bert import safetensors as write

from proofspan.encoders.graphs.safetensors import read
from proofspan.errors import EncoderError


def test_numbers_and_shapes_come_back(tmp_path: Path) -> None:
    """Two tensors written one after the other are read as they were, and the table's own metadata is no tensor."""
    tensors = {"a": np.array([[1.5, -2], [3, 0]], np.float32), "b": np.array([7], np.float32)}
    write(tmp_path / "w", tensors)
    found = read(tmp_path / "w")
    assert found.keys() == tensors.keys()
    assert all((found[name] == tensors[name]).all() and found[name].shape == tensors[name].shape for name in tensors)


def test_whole_numbers_keep_their_kind(tmp_path: Path) -> None:
    """Two I64 of 8 bytes each, little-endian, are int64."""
    table = json.dumps({"ids": {"dtype": "I64", "shape": [2], "data_offsets": [0, 16]}}).encode()
    data = (5).to_bytes(8, "little") + (-1).to_bytes(8, "little", signed=True)
    (tmp_path / "w").write_bytes(len(table).to_bytes(8, "little") + table + data)
    found = read(tmp_path / "w")["ids"]
    assert found.dtype == np.int64 and found.tolist() == [5, -1]


@pytest.mark.parametrize("kept", [0, 5, 8, 40, -1])
def test_a_file_cut_short_is_an_error_that_names_it(tmp_path: Path, kept: int) -> None:
    """However few bytes are left, even all but one, nothing is made of them."""
    write(tmp_path / "whole", {"a": np.ones((2, 3), np.float32)})
    (tmp_path / "cut.safetensors").write_bytes((tmp_path / "whole").read_bytes()[:kept])
    with pytest.raises(EncoderError, match=r"cut\.safetensors is not a whole safetensors file"):
        read(tmp_path / "cut.safetensors")


@pytest.mark.parametrize(
    "entry",
    [
        {"dtype": "F8", "shape": [1], "data_offsets": [0, 4]},
        {"dtype": "F32", "shape": [2], "data_offsets": [0, 4]},
        {"dtype": "F32", "shape": [-1], "data_offsets": [4, 0]},
        {"dtype": "F32", "shape": [-1, -1], "data_offsets": [0, 4]},
        {"dtype": "F32", "shape": [1]},
        {"dtype": "F32", "shape": [1], "data_offsets": [0, 4, 8]},
        [],
        None,
    ],
)
def test_a_table_that_lies_is_an_error(tmp_path: Path, entry: object) -> None:
    """A kind that is not read, bytes that do not fit the shape, and an entry of another form are refused."""
    table = json.dumps({"a": entry}).encode()
    (tmp_path / "w").write_bytes(len(table).to_bytes(8, "little") + table + bytes(4))
    with pytest.raises(EncoderError, match="fetch the model again"):
        read(tmp_path / "w")


def test_a_table_that_is_no_table_is_an_error(tmp_path: Path) -> None:
    """A JSON list where names should be is refused, and so is a file that is not there."""
    (tmp_path / "w").write_bytes((2).to_bytes(8, "little") + b"[]")
    for name in ("w", "absent"):
        with pytest.raises(EncoderError, match=name):
            read(tmp_path / name)
