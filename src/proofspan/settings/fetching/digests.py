"""Files by their SHA-256: streamed, bounded, and kept only when they are the ones that are wanted."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from proofspan.encoders.catalogue import Model
from proofspan.errors import EncoderError

MOST = 512 * 2**20
"""Bytes of one file of a model: the largest that is known has 91 million, and a bomb should not fill the disk."""

BLOCK = 2**20


def blocks(stream: IO[bytes]) -> Iterator[bytes]:
    """The bytes of the stream, 1 MiB at a time and at most one block more than `MOST` altogether."""
    read = 0
    while read <= MOST and (block := stream.read(BLOCK)):
        read += len(block)
        yield block


def digest_of(stream: IO[bytes]) -> str | None:
    """The SHA-256 of the stream in hexadecimal; None when it holds more than `MOST` bytes."""
    digest, read = hashlib.sha256(), 0
    for block in blocks(stream):
        digest.update(block)
        read += len(block)
    return digest.hexdigest() if read <= MOST else None


def kept(stream: IO[bytes], file: Path) -> str | None:
    """The SHA-256 of the stream, which is written to `file`; None when it holds more than `MOST` bytes."""
    digest, read = hashlib.sha256(), 0
    with file.open("wb") as out:
        for block in blocks(stream):
            digest.update(block)
            out.write(block)
            read += len(block)
    return digest.hexdigest() if read <= MOST else None


def checked(model: Model, name: str, found: str | None, *, where: str) -> None:
    """Raises `EncoderError` unless `found` is the digest that the model's file `name` has."""
    wanted = model.files[name]
    if found != wanted:
        raise EncoderError(
            f"{where} is not the file {name} that {model.name} is made from: its SHA-256 is "
            f"{found or f'not computed, it has more than {MOST} bytes'}, wanted is {wanted}; it was thrown away"
        )
