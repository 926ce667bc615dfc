"""An archive under a process that is killed at every write, or whose disk is full or fails: old state or new."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from crashed import made

from proofspan.archive import Archive

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace, which kills at a write, is not here")

CALLS = "write pwrite64 fsync fdatasync rename unlink unlinkat rmdir ftruncate mkdir".split()
"""What changes a file or says that it is on disk."""
OPERATIONS = ("ADD", "AMEND", "WITHDRAW", "REPAIR")
ERRORS = {"kill": "signal=KILL", "full": "error=ENOSPC", "failing": "error=EIO"}
State = tuple[object, ...]


def run(operation: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The operation under strace with these options."""
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent.parent / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = ["strace", "-f", "--seccomp-bpf", "-qq", *options, sys.executable, str(here / "crashed.py"), operation, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def state(folder: Path) -> State:
    """All that the archive says: every revision, its text and its passages, and what is wrong with it."""
    with Archive.open(folder) as archive:
        texts = tuple((key, fields.body) for key, fields in archive.store.texts())
        return archive.check(), archive.store.register(), texts


@pytest.fixture(scope="module", params=OPERATIONS)
def scene(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """An archive before the operation; one whose index is damaged before a repair."""
    folder = tmp_path_factory.mktemp("scene")
    made(folder)
    if request.param == "REPAIR":
        (index,) = (folder / ".proofspan" / "index").glob("*/rows.npy")
        index.write_bytes(index.read_bytes()[:-1] + b"\7")
    yield request.param, folder


def points(operation: str, folder: Path, target: Path) -> list[tuple[str, int]]:
    """Every write of the operation: the call and its number among those of its kind."""
    log = target.with_suffix(".log")
    shutil.copytree(folder, target)
    done = run(operation, target, "-o", str(log), "-e", f"trace={','.join(CALLS)}")
    assert done.stdout == "done\n", done.stderr
    calls = re.findall(r"^\d+ +(\w+)\(", log.read_text(), re.MULTILINE)
    return [(call, number) for call in CALLS for number in range(1, calls.count(call) + 1)]


def outcome(scene: tuple[str, Path], point: tuple[str, int], error: str, target: Path) -> tuple[bool, State]:
    """Whether the operation was acknowledged with this fault at this point, and what the archive is after it."""
    operation, folder = scene
    call, number = point
    shutil.copytree(folder, target)
    inject = f"inject={call}:{ERRORS[error]}:when={number}"
    done = run(operation, target, "-o", os.devnull, "-e", f"trace={call}", "-e", inject)
    found = state(target)
    shutil.rmtree(target)
    return done.stdout == "done\n", found


@pytest.mark.parametrize("error", ERRORS)
def test_old_state_or_new_at_every_write(scene: tuple[str, Path], tmp_path: Path, error: str) -> None:
    """Killed, out of space or failing at each write: the archive is sound, what it was or what it was to become, and
    never what it was once the operation was acknowledged. Full and failing disks at every ninth write but in fuzz.
    """
    operation, folder = scene
    found = points(operation, folder, tmp_path / "new")
    old, new = state(folder), state(tmp_path / "new")
    assert old != new and new[0] == ()
    every = 1 if error == "kill" or os.environ.get("HYPOTHESIS_PROFILE") == "fuzz" else 9
    for point in found[::every]:
        acknowledged, after = outcome(scene, point, error, tmp_path / "try")
        assert after == new if acknowledged else after in (old, new), (operation, error, point)
