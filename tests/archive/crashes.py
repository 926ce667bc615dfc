"""An operation killed or failed at every write, one tracer for all writes of a kind; not a test itself."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from crashed import IDLE, RECEIPT, made
from formats import as_of_format

from proofspan.archive import Archive

ERRORS = {"kill": "signal=KILL", "full": "error=ENOSPC", "failing": "error=EIO"}
REPAIRS = ("REPAIR", "BRINGUP")
COUNTED = 120
"""At which call of its kind a process meets its fault; more than an operation makes of any."""
EVERY = {
    **{(operation, "kill"): 1 for operation in ("ADD", "AMEND", "WITHDRAW", "REPAIR")},
    **{("BRINGUP", error): 6 for error in ERRORS},
}
"""Of how many writes one meets its fault in `make test`; three where nothing else is said."""
FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
State = tuple[object, ...]


def scene(operation: str, folder: Path) -> Path:
    """An archive before the operation; one whose index is damaged before a repair, or of format 1 before it is brought
    up by one.
    """
    folder.mkdir()
    made(folder)
    if operation == "REPAIR":
        (index,) = (folder / ".proofspan" / "index").glob("*/rows.npy")
        index.write_bytes(index.read_bytes()[:-1] + b"\7")
    if operation == "BRINGUP":
        as_of_format("1", folder / ".proofspan")
    return folder


def state(folder: Path) -> State:
    """All that the archive says: every revision, its text and its passages, a receipt, and what is wrong with it."""
    with Archive.open(folder) as archive:
        texts = tuple((key, fields.body) for key, fields in archive.store.texts())
        return archive.check(), archive.store.register(), texts, archive.store.receipt(RECEIPT)


def mended(folder: Path) -> State:
    """The same once it has been repaired."""
    with Archive.open(folder) as archive:
        archive.repair()
    return state(folder)


def traced(options: list[str], *arguments: str) -> str:
    """What `crashed.py` prints, run under strace with these options."""
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent.parent / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "OPENBLAS_NUM_THREADS": "1"}
    strace = ["strace", "-f", "-qq", *options]
    command = [*strace, sys.executable, str(here / "crashed.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout


@dataclass(frozen=True, slots=True)
class Tried:
    """One point, as `fsync-7`; how the process ended; the archive after it, and after a repair of that where the
    operation is one.
    """

    point: str
    ended: int
    after: State
    mended: State | None


def points(operation: str, folder: Path) -> list[str]:
    """Every call by which the operation changes a file, found by doing it in this folder."""
    log = folder.with_suffix(".calls")
    traced(["-o", str(log), "-e", f"trace={','.join(IDLE)}"], operation, str(folder))
    calls = re.findall(r"^\d+ +(\w+)\(", log.read_text(), re.MULTILINE)
    return [f"{call}-{number}" for call in IDLE for number in range(1, calls.count(call) + 1)]


def tried(operation: str, error: str, folder: Path, points: list[str]) -> list[Tried]:
    """The operation with this fault at each of these points, on copies of the archive in a folder."""
    copies = folder / "points"
    before = shutil.copytree(folder, folder.with_suffix(".before"))
    for point in points:
        shutil.copytree(before, copies / point)
    calls = ",".join(IDLE)
    log = folder.with_suffix(".log")
    options = ["-o", str(log), "-e", f"trace={calls}", "-e", f"inject={calls}:{ERRORS[error]}:when={COUNTED}"]
    ends = dict(line.split() for line in traced(options, operation, str(folder), str(COUNTED)).splitlines())
    met = re.findall(r"\(INJECTED\)$" if error != "kill" else r"killed by SIGKILL", log.read_text(), re.MULTILINE)
    assert len(met) == len(points), f"{len(met)} of {len(points)} processes met their fault"
    found = []
    for point in points:
        after = state(copies / point)
        again = mended(copies / point) if operation in REPAIRS else None
        found.append(Tried(point, int(ends[point]), after, again))
    shutil.rmtree(copies)
    return found


def old_or_new(operation: str, error: str, scratch: Path) -> int:
    """How many points were tried. `AssertionError`, naming the point, unless the archive was sound after each, what
    it was or what it was to become, and what it was to become once the operation had been acknowledged; a repair must
    bring it there after any.
    """
    before = scene(operation, scratch / "before")
    old = state(before)
    after = shutil.copytree(before, scratch / "after")
    found = points(operation, after)
    new = state(after)
    assert old != new and new[0] == () and len(found) < COUNTED
    every = 1 if FUZZ else EVERY.get((operation, error), 3)
    results = tried(operation, error, before, found[::every])
    for each in results:
        assert each.after == new if each.ended == 0 else each.after in (old, new), (operation, error, each.point)
        assert each.mended in (new, None), (operation, error, each.point)
    return len(results)
