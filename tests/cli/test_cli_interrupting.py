"""Ctrl-C: exit 130 and one line, whenever it is pressed, and nothing of what was done is lost."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from proofspan.archive import Archive
from proofspan.cli.interrupting import CtrlC, heed, interrupted

WHILE_LOADING = """
import os, signal, sys

class Pressing:
    def find_spec(self, name, *more):
        if name == "proofspan.cli.{}":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Pressing())
from proofspan.cli import main
main()
"""
MANY = 400


def _left(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code and stderr."""
    err = process.communicate(timeout=60)[1]
    return process.returncode, err


@pytest.mark.parametrize("module", ["app", "exits", "demo"])
def test_while_the_command_loads(module):
    """Pressed while a module is imported, of the command line itself or of a verb, it gives no traceback."""
    command = [sys.executable, "-c", WHILE_LOADING.format(module), "demo"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert _left(process) == (130, "proofspan: interrupted\n")


def test_what_was_added_stays(run, empty, tmp_path):
    """`add` is interrupted after its first document; the same command adds the others, and the archive is sound."""
    (tmp_path / "in").mkdir()
    for number in range(MANY):
        (tmp_path / "in" / f"memo{number}.md").write_text(f"The code of gate {number} is {number}. " * 100)
    words = ["add", str(tmp_path / "in"), "--public", "--encoder", "none", "--archive", empty]
    command = [sys.executable, "-m", "proofspan", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not _holds_any(empty):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    assert _left(process) == (130, f"proofspan: {interrupted('add')}\n")
    counts = run(*words, "--json").json["counts"]
    assert counts["added"] + counts["unchanged"] == MANY and counts["unchanged"] > 0 < counts["added"]
    assert run("doctor", "--archive", empty).code == 0


def _holds_any(archive: str) -> bool:
    with Archive.open(Path(archive)) as found:
        return bool(found.register())


def test_what_a_library_swallows_is_heeded():
    """An interrupt that somebody made into another error, or into nothing, is raised again where it is looked for."""
    heed()
    before = signal.signal(signal.SIGINT, CtrlC())
    try:
        with pytest.raises(ImportError):
            _swallowing()
        with pytest.raises(KeyboardInterrupt):
            heed()
    finally:
        signal.signal(signal.SIGINT, before)


def _swallowing() -> None:
    try:
        os.kill(os.getpid(), signal.SIGINT)
    except KeyboardInterrupt:
        raise ImportError("import numpy failed") from None
