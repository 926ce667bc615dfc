"""One writer at a time: a lock that dies with its process."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from proofspan.errors import LockedError


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Holds the archive for writing; raises `LockedError`, naming the holder, when another process has it.

    The lock is the operating system's on an open file: it cannot outlive a killed process.
    """
    import fcntl

    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(handle, 32, 0).decode("ascii", "replace").strip() or "unknown"
            raise LockedError(
                f"{path.parent} is being written by another process (id {holder}): "
                "wait until it is done and try again; reading goes on meanwhile"
            ) from None
        os.ftruncate(handle, 0)
        os.pwrite(handle, str(os.getpid()).encode(), 0)
        yield
    finally:
        os.close(handle)
