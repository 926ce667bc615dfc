"""Reading a file of a folder so that what is read is what was checked, whatever is swapped meanwhile."""

import os
import stat
from pathlib import Path

from proofspan.errors import UnreadableError

# A pipe that takes the file's place would otherwise be waited for.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)

MOST_FILE_BYTES = 256 * 1024 * 1024
"""How large a document's file may be: more would take the machine's memory, and is no document."""


def read_within(root: Path | None, path: Path, *, name: str, limit: int = MOST_FILE_BYTES) -> bytes:
    """All bytes of the regular file, `limit` of them at most.

    The place of the file that was opened is compared with `root` (None: it may lie anywhere), not that of its name: a
    link that is put there between a check and the opening is found out. Raises `UnreadableError` for a file outside,
    for a larger one, of which no more is read, and for what is no regular file; `OSError` where it cannot be read.
    """
    descriptor = os.open(path, os.O_RDONLY | _AT_ONCE)
    with os.fdopen(descriptor, "rb") as opened:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise UnreadableError(f"{name}: asked to read it, found no regular file; hand in a file")
        if root is not None and not _is_below(root, path, descriptor):
            raise UnreadableError(f"{name}: asked to read it, found a link that leaves the folder; copy the file here")
        data = opened.read(limit + 1)
    if len(data) > limit:
        raise UnreadableError(f"{name}: asked to read it, found more than {limit} bytes; shorten or split it")
    return data


def _is_below(root: Path, path: Path, descriptor: int) -> bool:
    """Whether the opened file lies below the root: by the kernel's own word where it gives it."""
    try:
        return Path(f"/proc/self/fd/{descriptor}").readlink().is_relative_to(root)
    except OSError:
        real = path.resolve()
        return real.is_relative_to(root) and os.path.samestat(os.fstat(descriptor), os.lstat(real))
