"""Starting a reading process, asking it, and taking its frames before a deadline."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

from proofspan.documents.apart import wire
from proofspan.documents.apart.limits import Limits
from proofspan.errors import EnvironmentFailure

START_SECONDS = 60.0
"""How long a reading process may take to load its parsers."""

GRACE_SECONDS = 10.0
"""How much longer than a document's wall limit a verdict may take to come."""

_LOADER = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")

# Isolated, so that neither the working folder nor PYTHON* variables choose what is loaded; proofspan itself comes
# from where it was loaded here, and what it needs may stand beside it.
_PROGRAM = (
    "import sys; sys.path.insert(0, sys.argv[1]); import proofspan; sys.path.append(sys.path.pop(0)); "
    "from proofspan.documents.apart import child; child.{}()"
)


def started(verb: str) -> "subprocess.Popen[bytes]":
    """A reading process that serves, or reads once: no terminal's signals, no environment, no pipes but two.

    Raises `EnvironmentFailure` when the system starts none.
    """
    root = str(Path(__file__).parents[3])
    command = [sys.executable, "-I", "-B", "-X", "utf8", "-c", _PROGRAM.format(verb), root]
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env={name: os.environ[name] for name in _LOADER if name in os.environ},
            start_new_session=True,
        )
    except OSError as error:
        raise EnvironmentFailure(
            f"asked to start {sys.executable} to read files in, found {error.strerror}; without it only text and "
            "Markdown can be read"
        ) from error


def no_start(why: bytes = b"") -> EnvironmentFailure:
    """The error for a process that ended before it could read anything."""
    said = why.decode("utf-8", "replace") or "no answer"
    return EnvironmentFailure(
        f"asked for a process that reads files apart, found {said}; check that "
        f"`{sys.executable} -I -c 'import lxml, pypdfium2, selectolax'` runs"
    )


class Conversation:
    """One document given to a process that stays, and its frames as they come."""

    def __init__(self, process: "subprocess.Popen[bytes]", limits: Limits) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._out, self._in = process.stdin.fileno(), process.stdout.fileno()
        self._limits = limits

    @classmethod
    def begun(cls, process: "subprocess.Popen[bytes]", request: wire.Request) -> "Conversation":
        """The conversation once the document is handed over and its parsers are loaded.

        Raises `EnvironmentFailure` when they cannot be; `OSError` or `EOFError` when the process is not there.
        """
        talk = cls(process, request.limits)
        wire.put(talk._out, request.header)
        wire.put(talk._out, request.data)
        tag, content = talk._frame(time.monotonic() + START_SECONDS)
        if tag != wire.READY:
            raise no_start(content)
        return talk

    def finish(self) -> tuple[bytes, wire.Verdict]:
        """What the reader handed over, and how its process ended; raises `EOFError` when no verdict comes."""
        deadline = time.monotonic() + self._limits.wall + GRACE_SECONDS
        content = bytearray()
        while True:
            tag, piece = self._frame(deadline)
            if tag == wire.VERDICT:
                return bytes(content), _verdict(piece)
            content += piece
            if tag != wire.DATA or len(content) > self._limits.result:
                raise EOFError

    def _frame(self, deadline: float) -> tuple[bytes, bytes]:
        head = self._take(5, deadline)
        length = int.from_bytes(head[1:], "big")
        if length > wire.PIECE:
            raise EOFError
        return head[:1], self._take(length, deadline)

    def _take(self, count: int, deadline: float) -> bytes:
        whole = b""
        while len(whole) < count:
            ready, _, _ = select.select([self._in], [], [], max(0.0, deadline - time.monotonic()))
            piece = os.read(self._in, count - len(whole)) if ready else b""
            if not piece:
                raise EOFError
            whole += piece
        return whole


def _verdict(piece: bytes) -> wire.Verdict:
    try:
        return wire.verdict_from(piece)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise EOFError from error
