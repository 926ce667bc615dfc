"""Tensors out of a safetensors file: eight bytes of length, a JSON table, then the numbers."""

import json
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from proofspan.errors import EncoderError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Tensors = Mapping[str, NDArray[Any]]

LENGTH = 8
"""How many bytes the length of the table takes, little-endian."""

KINDS = {"F64": "<f8", "F32": "<f4", "F16": "<f2", "I64": "<i8", "I32": "<i4", "I16": "<i2", "I8": "<i1", "U8": "<u1"}
"""The kinds of number that are read, each with numpy's name for it."""


def read(file: Path) -> "Tensors":
    """The tensors of a file by name, in the shapes that it states, each a read-only view of its bytes.

    Raises `EncoderError`, which names the file, when it is cut short, or holds a table or a kind of number that
    this cannot read.
    """
    try:
        data = file.read_bytes()
        return dict(_tensors(data))
    except OSError as error:
        raise EncoderError(f"the weights {file.name} cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise EncoderError(f"{file.name} is not a whole safetensors file ({error}): fetch the model again") from error


def _tensors(data: bytes) -> "Mapping[str, NDArray[Any]]":
    start = LENGTH + int.from_bytes(data[:LENGTH], "little")
    if len(data) < LENGTH or start > len(data):
        raise ValueError(f"it ends after {len(data)} bytes, within its table")
    table = json.loads(data[LENGTH:start])
    return {name: _tensor(data, start, name, entry) for name, entry in table.items() if name != "__metadata__"}


def _tensor(data: bytes, start: int, name: str, entry: Mapping[str, Any]) -> "NDArray[Any]":
    if entry["dtype"] not in KINDS:
        raise ValueError(f"{name} is of the kind {entry['dtype']!r}, which is not read here")
    kind, shape = np.dtype(KINDS[entry["dtype"]]), tuple(entry["shape"])
    first, end = entry["data_offsets"]
    if not 0 <= first <= end <= len(data) - start or end - first != prod(shape) * kind.itemsize:
        raise ValueError(f"{name} of shape {list(shape)} does not stand in its bytes {first} to {end}")
    return np.frombuffer(data, kind, prod(shape), start + first).reshape(shape)
