"""The asking side: hands documents to the reading process and takes from it readings or reasons, nothing else."""

import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass

from proofspan.documents.apart import wire
from proofspan.documents.apart.limits import Limits
from proofspan.documents.apart.packing import MalformedError, unpacked
from proofspan.documents.apart.process import GRACE_SECONDS, HEAD, Conversation, Exchange, no_start, started
from proofspan.documents.readers.reading import Reading
from proofspan.errors import DocumentError, MetadataError, UnreadableError

FORKS = sys.platform == "linux"
"""Whether one process stays and forks for each document. The libraries of macOS do not bear that, Windows has no
fork: there a process is started for each document."""

_ERRORS = {error.__name__: error for error in (UnreadableError, MetadataError, DocumentError)}
_LONGEST_MESSAGE = 2_000
_LONGEST_ERROR = 1 << 16
_OUT_OF_TIME = getattr(signal, "SIGXCPU", 0)
_KILLED = 9
_FULL = 0.75
"""The share of its memory that a process has in use when being denied more is what crashed it."""


@dataclass(frozen=True, slots=True)
class Finished:
    """What came of one document: the bytes that were handed over and how the process ended."""

    content: bytes
    verdict: wire.Verdict


class Apart:
    """Reads documents in processes of their own, one at a time whatever the threads that ask.

    `forks` says whether a process that has the parsers loaded stays for the next document.
    """

    def __init__(self, limits: Limits | None = None, *, forks: bool = FORKS) -> None:
        self.limits = limits or Limits()
        self._forks = forks
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Apart":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read(self, kind: str, name: str, data: bytes) -> Reading:
        """The document's reading. Raises the reader's own `DocumentError`, and `UnreadableError` naming the file
        and the limit when it takes too much or crashes; `EnvironmentFailure` when no process can be started.
        """
        return self.reading(kind, name, self.run(kind, name, data))

    def run(self, kind: str, name: str, data: bytes) -> Finished:
        """What came of the document, not yet looked at. The process that was asked is ready for the next one."""
        request = wire.Request(kind, name, data, self.limits)
        with self._lock:
            try:
                return self._asked(request) if self._forks else self._spawned(request)
            except BaseException:
                # An interrupt leaves half an answer in the pipe; nobody must take it for the next one's.
                self._end(killing=True)
                raise

    def reading(self, kind: str, name: str, finished: Finished) -> Reading:
        """The reading that the process handed over, once it is known to be one; raises what `read` does."""
        reason = self._reason(finished.verdict)
        if reason:
            raise UnreadableError(f"{name}: asked to read {kind}, which {reason}; save it anew from where it was made")
        tag, content = finished.content[:1], finished.content[1:]
        try:
            if tag == wire.ERROR:
                raise _error(name, content)
            if tag == wire.READING:
                return unpacked(content, kind=kind)
            raise MalformedError("neither a reading nor an error")
        except MalformedError as error:
            raise UnreadableError(f"{name}: asked to read {kind}, its reader handed over {error}") from error

    @property
    def process(self) -> int | None:
        """The number of the process that stays, None when there is none."""
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """Ends the process that stays, if there is one; a later document starts it again."""
        with self._lock:
            self._end()

    def _reason(self, verdict: wire.Verdict) -> str:
        limits, signalled = self.limits, -verdict.status
        if verdict.stopped:
            return limits.too_long if verdict.stopped == "wall" else limits.too_large
        if verdict.status == 0:
            return ""
        if signalled == _OUT_OF_TIME or (signalled > 0 and verdict.cpu >= limits.cpu):
            return limits.too_much_cpu
        if verdict.status == wire.OUT_OF_MEMORY or (signalled > 0 and verdict.peak >= _FULL * limits.memory):
            return limits.too_much_memory
        if signalled > 0:
            return f"crashed the reader (signal {signalled})"
        return f"ended the reader (status {verdict.status})"

    def _asked(self, request: wire.Request) -> Finished:
        """The document given to the process that stays."""
        talk = self._ready(request)
        try:
            return Finished(*talk.finish())
        except (OSError, EOFError):
            # Whatever the document did to the process that stays, it does to no other document.
            self._end(killing=True)
            return Finished(b"", wire.Verdict(-_KILLED))

    def _ready(self, request: wire.Request) -> Conversation:
        """The process that stays once it reads; one that has ended since the last document is started again."""
        if self._process is not None:
            with contextlib.suppress(OSError, EOFError):
                return Conversation.begun(self._process, request)
            self._end(killing=True)
        self._process = started("serve")
        atexit.register(self._at_exit, os.getpid())
        try:
            return Conversation.begun(self._process, request)
        except (OSError, EOFError) as error:
            raise no_start() from error

    def _at_exit(self, owner: int) -> None:
        # A copy of this process that a fork made has no right to end what it did not start.
        if os.getpid() == owner:
            self._end(killing=True)

    def _spawned(self, request: wire.Request) -> Finished:
        """The document given to a process of its own; what it used is not known."""
        process = self._process = started("once")
        try:
            said, stopped = Exchange(process, request).finish()
        finally:
            self._end(killing=True)
        tag, length = said[:1], int.from_bytes(said[1:HEAD], "big")
        if stopped != "wall" and tag != wire.READY:
            raise no_start(said[HEAD : HEAD + length] if tag == wire.FAILED else b"")
        return Finished(b"" if stopped else said[HEAD:], wire.Verdict(process.returncode, stopped))

    def _end(self, *, killing: bool = False) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if killing:
            process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _error(name: str, content: bytes) -> DocumentError:
    """The error that a reader's process reports: of a class that readers raise, its words short and printable."""
    try:
        name_of, message = json.loads(content if len(content) <= _LONGEST_ERROR else b"")
        made, message = _ERRORS[name_of], str(message)[:_LONGEST_MESSAGE]
    except (KeyError, ValueError, TypeError, RecursionError) as error:
        raise MalformedError("an error that cannot be read") from error
    words = "".join(character if character.isprintable() else "\ufffd" for character in message)
    return made(words if words.startswith(name) else f"{name}: {words}")
