"""Operations on copies of an archive, each in a process of its own that a tracer can kill at any write; not a test.

    python crashed.py OPERATION FOLDER            # ADD, AMEND, WITHDRAW, REPAIR or BRINGUP on the archive in FOLDER
    python crashed.py OPERATION FOLDER NUMBER     # and, each by a fork, on those in FOLDER/points/*

A tracer counts the calls of each process by themselves and does something at the NUMBERth of a kind. So that one is
enough for all points, the process for FOLDER/points/fsync-7 first makes as many idle ones as leave it seven to go.
Prints the name of each archive and how its process ended: 0 when the operation was acknowledged.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from folders import add, write

from proofspan.archive import Archive
from proofspan.documents import Revision

TEXT = "The torque of the pump is 12 Nm.\n\nThe seal is replaced every 24 months.\n\nSmoke stops the unit."
RECEIPT = "r-1"
NOWHERE, CLOSED = Path("/nowhere/at/all"), 1 << 20
IDLE = {
    "write": lambda: os.write(CLOSED, b""),
    "pwrite64": lambda: os.pwrite(CLOSED, b"", 0),
    "fsync": lambda: os.fsync(CLOSED),
    "fdatasync": lambda: os.fdatasync(CLOSED),
    "rename": lambda: NOWHERE.rename(NOWHERE),
    "unlink": lambda: NOWHERE.unlink(),
    "unlinkat": lambda: os.unlink(NOWHERE, dir_fd=CLOSED),
    "rmdir": lambda: NOWHERE.rmdir(),
    "ftruncate": lambda: os.ftruncate(CLOSED, 0),
    "mkdir": lambda: NOWHERE.mkdir(),
}
"""What changes a file or says that it is on disk, as a call that fails and changes nothing."""


def made(folder: Path) -> None:
    """An archive of three documents and a receipt, and the files of the next documents beside it."""
    write(folder / "first", "pump.md", TEXT, allowed_groups="public")
    write(folder / "first", "fan.md", TEXT.replace("pump", "fan"), allowed_groups="[ops]")
    write(folder / "first", "memo.md", "Gate code is 4471.", allowed_groups="public")
    write(folder / "next", "valve.md", TEXT.replace("pump", "valve"), allowed_groups="public")
    write(folder / "other", "fan.md", TEXT.replace("pump", "fan"), allowed_groups="public", title="The fan")
    with Archive.create(folder) as archive:
        add(archive, folder / "first")
        archive.store.keep(RECEIPT, "{}", said="Gate code is 4471.", sources=[Revision("memo", "v1")])


def operate(operation: str, folder: Path) -> None:
    """The operation itself."""
    with Archive.open(folder) as archive:
        if operation == "ADD":
            add(archive, folder / "next")
        elif operation == "AMEND":
            add(archive, folder / "other")
        elif operation == "WITHDRAW":
            archive.withdraw(Revision("memo", "v1"))
        else:  # REPAIR, and BRINGUP, of a record of format 1
            archive.repair()


def apart(operation: str, folder: Path, call: str, idle: int) -> int:
    """How a process ended that made these idle calls and then did the operation: 0 if that was acknowledged."""
    if child := os.fork():
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    ended = 1
    try:
        for _ in range(idle):
            with suppress(OSError):
                IDLE[call]()
        operate(operation, folder)
        ended = 0
    finally:
        os._exit(ended)


if __name__ == "__main__":
    operation, folder = sys.argv[1], Path(sys.argv[2])
    operate(operation, folder)  # which imports what the forks need
    if sys.argv[3:]:
        points = [(each, *each.name.split("-")) for each in sorted(folder.glob("points/*"))]
        ends = [f"{each.name} {apart(operation, each, c, int(sys.argv[3]) - int(n))}\n" for each, c, n in points]
        sys.stdout.write("".join(ends))  # one write, lest this process makes as many as are counted
