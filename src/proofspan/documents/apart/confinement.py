"""The limits that a reading process sets on itself before it looks at a document."""

import ctypes
import os
import signal
import sys
from typing import Any

from proofspan.documents.apart.limits import Limits

_SIGNAL_AT_PARENTS_DEATH = 1
_NO_NEW_PRIVILEGES = 38


def confine(limits: Limits, *, libc: Any = None, parent: int | None = None) -> None:
    """Leaves the process bounded memory and CPU, and no files, connections, processes or core file to make.

    What is open stays open. All of it holds on Linux; elsewhere CPU, core file and files that grow, on Windows
    nothing. With `libc` and `parent`, on Linux, the process also dies when that parent does.
    """
    if sys.platform == "win32":
        return
    import resource as r

    if libc is not None and parent is not None:
        libc.prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL, 0, 0, 0)
        libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        if os.getppid() != parent:
            # It died before it could be tied to: nobody would end this process.
            os._exit(1)
    bounds = [(r.RLIMIT_CPU, limits.cpu), (r.RLIMIT_CORE, 0), (r.RLIMIT_FSIZE, 0)]
    if sys.platform == "linux":
        # Elsewhere the system's own libraries map and open more than this, or the limit is not kept.
        bounds += [(r.RLIMIT_AS, limits.memory), (r.RLIMIT_NOFILE, 0), (r.RLIMIT_NPROC, 0)]
    for which, most in bounds:
        _, ceiling = r.getrlimit(which)
        bound = most if ceiling == r.RLIM_INFINITY else min(most, ceiling)
        # A second more until the kill that cannot be caught: the first signal says what it was for.
        r.setrlimit(which, (bound, bound + 1 if which == r.RLIMIT_CPU and bound == most else bound))


def own_libc() -> Any:
    """The C library of this process where `confine` can use it, else None."""
    return ctypes.CDLL(None) if sys.platform == "linux" else None
