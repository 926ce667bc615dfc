"""Starting a reading process, asking it, and taking what it says before a deadline and up to a limit."""

import contextlib
import os
import select
import subprocess
import sys
import threading
import time
from pathlib import Path

from proofspan.documents.apart import wire
from proofspan.documents.apart.limits import Limits
from proofspan.errors import EnvironmentFailure

START_SECONDS = 60.0
"""How long a reading process may take to load its parsers."""

GRACE_SECONDS = 10.0
"""How much longer than a document's wall limit a verdict may take to come."""

HEAD = 5
"""The length of a frame's tag and of the length that it states."""

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


class Exchange:
    """One document given to a process of its own, and what it says, of which no more is taken than the limit.

    On a thread, because a pipe can be waited for with a deadline in no other way that all systems have.
    """

    def __init__(self, process: "subprocess.Popen[bytes]", request: wire.Request) -> None:
        self._process, self._request = process, request
        self._most = HEAD + request.limits.result
        self._said = bytearray()
        self._thread = threading.Thread(target=self._talk, daemon=True)

    def finish(self) -> tuple[bytes, str]:
        """All that was said, its first frame's head included, and why it was stopped: `wall`, `result` or empty.

        The process has ended; one that was stopped was killed.
        """
        deadline = time.monotonic() + self._request.limits.wall + GRACE_SECONDS
        self._thread.start()
        self._thread.join(max(0.0, deadline - time.monotonic()))
        stopped = "wall" if self._thread.is_alive() else ("result" if len(self._said) > self._most else "")
        try:
            self._process.wait(0.0 if stopped else max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            stopped = stopped or "wall"
            self._process.kill()
            self._process.wait()
        self._thread.join(GRACE_SECONDS)
        return bytes(self._said), stopped

    def _talk(self) -> None:
        # One that ends early closes its pipes; why is told by its status, and by what it said until then.
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None and self._process.stdout is not None
            out = self._process.stdin.fileno()
            wire.put(out, self._request.header)
            wire.put(out, self._request.data)
            self._process.stdin.close()
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdout is not None
            while len(self._said) <= self._most and (piece := self._process.stdout.read(wire.PIECE)):
                self._said += piece


class Conversation:
    """One document given to a process that stays, and its frames as they come."""

    def __init__(self, process: "subprocess.Popen[bytes]", limits: Limits) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._out, self._in = process.stdin.fileno(), process.stdout.fileno()
        self._limits = limits
        self._waiting = select.poll()
        self._waiting.register(self._in, select.POLLIN)

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
        head = self._take(HEAD, deadline)
        length = int.from_bytes(head[1:], "big")
        if length > wire.PIECE:
            raise EOFError
        return head[:1], self._take(length, deadline)

    def _take(self, count: int, deadline: float) -> bytes:
        whole = b""
        while len(whole) < count:
            # Not `select`, which knows no descriptor beyond the first 1,024 of a process.
            ready = self._waiting.poll(1000 * max(0.0, deadline - time.monotonic()))
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
