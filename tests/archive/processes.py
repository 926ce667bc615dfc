"""Processes that write beside a test, and waiting for what they do; not a test itself."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
READINGS = 60_000
"""So often is an archive read that does not change before a test gives up, a millisecond apart."""


@contextmanager
def process(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """`writers.py` at work; gone afterwards."""
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent.parent / "src")])
    command = [sys.executable, str(here / "writers.py"), *map(str, arguments)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, bufsize=1, env={**os.environ, "PYTHONPATH": path}, **pipes) as started:
        yield started


def tell(writer: subprocess.Popen[str]) -> None:
    """A line to a process."""
    assert writer.stdin
    writer.stdin.write("\n")


def until(writer: subprocess.Popen[str], says: Callable[[str], bool]) -> list[str]:
    """What a process says, up to a line."""
    assert writer.stdout
    lines = []
    for line in writer.stdout:
        lines.append(line.strip())
        if says(lines[-1]):
            return lines
    raise AssertionError(f"it ended before: {lines[-3:]}")


def read_up_to(target: int, read: Callable[[int], int], step: int) -> int:
    """The step that a reader is at when it has seen that many, reading over and over again."""
    for _ in range(READINGS):
        if step >= target:
            return step
        time.sleep(0.001)
        step = read(step)
    raise AssertionError(f"after {READINGS} readings still at step {step}, not at {target}")
