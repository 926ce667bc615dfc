"""How the reading process is spoken to: frames of a tag, a length and bytes, over two pipes."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from proofspan.documents.apart.limits import Limits

READY = b"S"
"""The parsers of the kind are loaded; reading begins."""

FAILED = b"F"
"""They could not be loaded; the frame holds why. Nothing follows."""

DATA = b"D"
"""A piece of what the reader hands over."""

VERDICT = b"V"
"""How the reader's process ended. Nothing follows."""

READING = b"R"
"""What comes first in what the reader hands over when a reading follows."""

ERROR = b"E"
"""What comes first in it when JSON of an error follows: the name of its class and its message."""

PIECE = 1 << 16
"""How many bytes a frame holds at most."""

OUT_OF_MEMORY = 77
"""The exit status of a reader that was denied memory and could say no more."""

_LONGEST_HEADER = 1 << 20


@dataclass(frozen=True, slots=True)
class Request:
    """A document to be read: its kind, its name as reports call it, its bytes and what they may cost."""

    kind: str
    name: str
    data: bytes
    limits: Limits

    @property
    def header(self) -> bytes:
        """What goes before the bytes: length and JSON."""
        said = {"kind": self.kind, "name": self.name, "size": len(self.data), "limits": asdict(self.limits)}
        written = json.dumps(said).encode("ascii")
        return len(written).to_bytes(4, "big") + written


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a reader's process ended: exit status (negative: the signal), why it was stopped if it was, its cost.

    `stopped` is `wall`, `result` or empty; `cpu` in seconds; `peak` the largest resident size in bytes.
    """

    status: int
    stopped: str = ""
    cpu: float = 0.0
    peak: int = 0

    def written(self) -> bytes:
        """The verdict as JSON."""
        return json.dumps(asdict(self)).encode("ascii")


def frame(tag: bytes, content: bytes = b"") -> bytes:
    """The content with its tag and its length in front."""
    return tag + len(content).to_bytes(4, "big") + content


def request_from(take: Callable[[int], bytes]) -> Request | None:
    """The next request, None when the asking process has gone; `take` gives that many bytes or fewer at the end."""
    length = take(4)
    if len(length) < 4:
        return None
    said = json.loads(take(min(int.from_bytes(length, "big"), _LONGEST_HEADER)))
    data = take(said["size"])
    if len(data) < said["size"]:
        return None
    return Request(said["kind"], said["name"], data, Limits(**said["limits"]))


def verdict_from(content: bytes) -> Verdict:
    """The inverse of `Verdict.written`."""
    said: Mapping[str, Any] = json.loads(content)
    return Verdict(int(said["status"]), str(said["stopped"]), float(said["cpu"]), int(said["peak"]))


def taken(descriptor: int, count: int) -> bytes:
    """That many bytes from a pipe, fewer when it ends before."""
    whole = bytearray()
    while len(whole) < count and (piece := os.read(descriptor, min(count - len(whole), 1 << 20))):
        whole += piece
    return bytes(whole)


def put(descriptor: int, content: bytes) -> None:
    """Writes all of the content to a pipe."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest[: 1 << 20]) :]
