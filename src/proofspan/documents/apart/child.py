"""The reading process: loads parsers, and for each document starts a process that reads it under limits.

Run as a program of its own by `Apart`; it speaks `wire` on its standard input and output.
"""

import contextlib
import encodings
import json
import os
import pkgutil
import select
import signal
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from proofspan.documents.apart import wire
from proofspan.documents.apart.confinement import confine, own_libc
from proofspan.documents.apart.packing import packed
from proofspan.documents.apart.samples import sample
from proofspan.documents.readers import reader_of
from proofspan.errors import DocumentError

_LONGEST_MESSAGE = 4_000

_PARSERS = {
    "pdf": ("pypdfium2", "pypdfium2.raw"),
    "docx": ("zipfile", "lxml.etree"),
    "html": ("selectolax.lexbor",),
}


def serve() -> None:
    """Reads one document after another until the asking process closes the pipe or ends."""
    requests, replies = _own_pipes()
    libc, known = own_libc(), set[str]()
    while (request := wire.request_from(lambda count: wire.taken(requests, count))) is not None:
        if _prepared(request.kind, replies, known):
            _read_in_fork(request, requests, replies, libc)


def once() -> None:
    """Reads the one document that is asked for, in this process itself, and ends with its status."""
    requests, replies = _own_pipes()
    request = wire.request_from(lambda count: wire.taken(requests, count))
    if request is not None and _prepared(request.kind, replies, set()):
        confine(request.limits)
        os._exit(_read(request, replies))


def prepare(kind: str) -> None:
    """Loads what reading that kind needs: a confined process can open no file, so it can import nothing."""
    for module in ("heapq", *_PARSERS.get(kind, ())):
        import_module(module)
    for found in pkgutil.iter_modules(encodings.__path__):
        # Whichever encoding a document declares. Two are of Windows alone.
        with contextlib.suppress(ImportError):
            import_module(f"encodings.{found.name}")
    reader_of(kind)(f"sample.{kind}", sample(kind))


def answer(request: wire.Request) -> Iterator[bytes]:
    """What the reader makes of the document, in pieces: a reading, or an error in its words."""
    try:
        parts = packed(reader_of(request.kind)(request.name, request.data))
    except MemoryError:
        raise
    except DocumentError as error:
        yield _error(type(error).__name__, str(error))
    except RecursionError:
        yield _error("UnreadableError", f"{_asked(request)} parts nested too deep")
    except Exception as error:  # what a parser does not foresee costs its document, never the run
        found = f"what its reader cannot take ({type(error).__name__}: {error})"
        yield _error("UnreadableError", f"{_asked(request)} {found}")
    else:
        yield wire.READING
        yield from parts


def _error(kind: str, message: str) -> bytes:
    # Shorter than what the asking process takes, however long the words of a parser are.
    return wire.ERROR + json.dumps([kind, message[:_LONGEST_MESSAGE]]).encode("ascii")


def _asked(request: wire.Request) -> str:
    return f"{request.name}: asked to read {request.kind}, found"


def _own_pipes() -> tuple[int, int]:
    """Where requests come from and replies go; a parser that prints writes to nowhere."""
    requests, replies = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    os.close(nowhere)
    return requests, replies


def _prepared(kind: str, replies: int, known: set[str]) -> bool:
    try:
        if kind not in known:
            prepare(kind)
            known.add(kind)
    except ImportError as error:
        wire.put(replies, wire.frame(wire.FAILED, str(error).encode("utf-8", "replace")))
        return False
    wire.put(replies, wire.frame(wire.READY))
    return True


def _read(request: wire.Request, out: int) -> int:
    """Writes what comes of the document; the exit status of the process."""
    try:
        for piece in answer(request):
            wire.put(out, piece)
        return 0
    except MemoryError:
        return wire.OUT_OF_MEMORY
    except BaseException:  # nothing may return into the loop of the process that this is a copy of
        return 1


def _read_in_fork(request: wire.Request, requests: int, replies: int, libc: Any) -> None:
    parent = os.getpid()
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        for inherited in (requests, replies, source):
            os.close(inherited)
        os.setsid()
        confine(request.limits, libc=libc, parent=parent)
        os._exit(_read(request, sink))
    os.close(sink)
    stopped = "gone"
    try:
        stopped = _relayed(request, source, requests, replies)
    finally:
        os.close(source)
        verdict = _reaped(child, stopped)
    wire.put(replies, wire.frame(wire.VERDICT, verdict.written()))


def _relayed(request: wire.Request, source: int, requests: int, replies: int) -> str:
    """Why it was ended before its time, or empty: passes on what the reader writes until it writes no more."""
    deadline = time.monotonic() + request.limits.wall
    total = 0
    while True:
        ready, _, _ = select.select([source, requests], [], [], max(0.0, deadline - time.monotonic()))
        if requests in ready:
            # Nothing may be asked for before the verdict, so the asking process has closed its end.
            sys.exit()
        if not ready:
            return "wall"
        piece = os.read(source, wire.PIECE)
        total += len(piece)
        if not piece:
            return ""
        if total > request.limits.result:
            return "result"
        wire.put(replies, wire.frame(wire.DATA, piece))


def _reaped(child: int, stopped: str) -> wire.Verdict:
    """How the process ended, and what it had used. One that has closed its pipe and lives on is killed."""
    # A process that is ending already keeps the status it is ending with.
    os.kill(child, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    _, status, used = os.wait4(child, 0)
    unit = 1 if sys.platform == "darwin" else 1024
    code = os.waitstatus_to_exitcode(status)
    return wire.Verdict(code, stopped, used.ru_utime + used.ru_stime, used.ru_maxrss * unit)
