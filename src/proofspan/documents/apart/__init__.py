"""Reading apart: files of kinds that are parsed by C code or unzipped are read in processes with limits.

A document that takes too much, crashes its parser or takes it over costs that document and nothing else.
"""

from functools import cache
from os import getpid

from proofspan.documents.apart.limits import Limits
from proofspan.documents.apart.parent import Apart


def apart() -> Apart:
    """The reader of this process under the limits that all documents have; nothing starts before it is asked."""
    return _of_process(getpid())


@cache
def _of_process(_: int) -> Apart:
    # A process that was forked off may neither use the pipes of its parent nor wait for a lock it was born with.
    return Apart()


__all__ = ["Apart", "Limits", "apart"]
