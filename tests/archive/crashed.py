"""One operation on an archive, in a process of its own that can be killed at any write; not a test itself.

    python crashed.py ADD|AMEND|WITHDRAW|REPAIR FOLDER

prints `done` when the operation has been acknowledged.
"""

import sys
from pathlib import Path

from folders import add, write

from proofspan.archive import Archive
from proofspan.documents import Revision

TEXT = "The torque of the pump is 12 Nm.\n\nThe seal is replaced every 24 months.\n\nSmoke stops the unit."


def made(folder: Path) -> None:
    """An archive of three documents and the files of the next ones beside it."""
    write(folder / "first", "pump.md", TEXT, allowed_groups="public")
    write(folder / "first", "fan.md", TEXT.replace("pump", "fan"), allowed_groups="[ops]")
    write(folder / "first", "memo.md", "Gate code is 4471.", allowed_groups="public")
    write(folder / "next", "valve.md", TEXT.replace("pump", "valve"), allowed_groups="public")
    write(folder / "other", "fan.md", TEXT.replace("pump", "fan"), allowed_groups="public", title="The fan")
    with Archive.create(folder) as archive:
        add(archive, folder / "first")


def operate(operation: str, folder: Path) -> None:
    """The operation itself."""
    with Archive.open(folder) as archive:
        if operation == "ADD":
            add(archive, folder / "next")
        elif operation == "AMEND":
            add(archive, folder / "other")
        elif operation == "WITHDRAW":
            archive.withdraw(Revision("memo", "v1"))
        else:
            archive.repair()


if __name__ == "__main__":
    operate(sys.argv[1], Path(sys.argv[2]))
    print("done", flush=True)
