"""Processes that write an archive step by step, and what it must be after each step; not a test itself.

    python writers.py FOLDER NAME COUNT     # that many steps, each as soon as it is its turn
    python writers.py FOLDER NAME           # for each line read a new process that goes on where the last was killed

Each step is one write, whose number is printed once it is acknowledged; before it `locked` where another process has
the archive.
"""

import os
import signal
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from folders import CHUNKER

from proofspan.archive import Archive, Taken
from proofspan.archive.submissions import Submission
from proofspan.documents import PUBLIC, Document, Policy, Revision, Status, Validity
from proofspan.errors import LockedError
from proofspan.passages import chunker

OPEN = Policy(Status.PUBLISHED, frozenset(), frozenset({PUBLIC}), Validity(None, None))
Contents = dict[str, tuple[str, tuple[str, ...]]]
"""Of each document its title and its passages."""


def passages(name: str) -> tuple[str, ...]:
    """What a document says, a paragraph each, long enough to be passages by themselves."""
    said = f"the seal of {name} is changed after"
    return tuple(f"Part {part} of {name}: " + f"{said} {part} weeks. " * 10 for part in "123")


CYCLE = 5


def change(name: str, step: int) -> tuple[str, str, str]:
    """What the step of a name does, to which document, and its title after that. Of five steps two add a document
    each, one gives the first another title, one withdraws the second, one the first of two rounds before.
    """
    number = step // CYCLE
    first, second = f"{name}{number}a", f"{name}{number}b"
    return (
        ("add", first, "Notes"),
        ("add", second, "Notes"),
        ("add", first, "Other notes"),
        ("withdraw", second, ""),
        ("withdraw", f"{name}{number - 2}a", "") if number > 1 else ("add", f"{name}{number}c", "Notes"),
    )[step % CYCLE]


def states(name: str) -> Iterator[Contents]:
    """What the documents of a name are before the first step, after it, and so on."""
    now: Contents = {}
    step = 0
    while True:
        yield dict(now)
        kind, document, title = change(name, step)
        if kind == "add":
            now[document] = title, tuple(part.strip() for part in passages(document))
        else:
            del now[document]
        step += 1


def take(archive: Archive, name: str, step: int) -> None:
    """Does one step."""
    kind, document, title = change(name, step)
    if kind == "withdraw":
        archive.withdraw(Revision(document, "v1"))
        return
    made = Document(Revision(document, "v1"), title, "\n\n".join(passages(document)), OPEN)
    report = archive.add([Submission(document, made)], chunker(CHUNKER))
    assert report.files[0].taken in (Taken.ADDED, Taken.AMENDED)


def made_by(name: str, steps: int) -> Archive:
    """A throw-away archive of these steps and nothing else."""
    archive = Archive.in_memory()
    archive.configure(CHUNKER)
    for step in range(steps):
        take(archive, name, step)
    return archive


def new(folder: Path) -> Archive:
    """An archive in which no step was taken."""
    folder.mkdir(exist_ok=True)
    archive = Archive.create(folder)
    archive.configure(CHUNKER)
    return archive


def taken(archive: Archive) -> int:
    """How many steps were taken: all writes but the one that fixed how the archive is made."""
    return archive.store.sequence - 1


def contents(archive: Archive) -> Contents:
    """What the archive holds. `AssertionError` where parts of one document are of two states."""
    found: dict[str, list[tuple[str, str]]] = {}
    for _, fields in archive.store.texts():
        found.setdefault(fields.body.split(":")[0].split()[-1], []).append((fields.title, fields.body))
    assert all(len({title for title, _ in parts}) == 1 for parts in found.values())
    return {name: (parts[0][0], tuple(body for _, body in parts)) for name, parts in found.items()}


def say(text: object) -> None:
    """A line on stdout at once."""
    os.write(1, f"{text}\n".encode())


def in_turn(archive: Archive, name: str, step: int) -> None:
    """Does one step as soon as nobody else writes."""
    for tries in count():
        try:
            return take(archive, name, step)
        except LockedError:
            if tries == 0:
                say("locked")
            os.sched_yield()


def write(folder: Path, name: str, steps: range) -> None:
    """Takes these steps in order."""
    with Archive.open(folder) as archive:
        for step in steps:
            in_turn(archive, name, step)
            say(step + 1)


def write_until_killed(folder: Path, name: str) -> None:
    """Goes on from where the archive is."""
    with Archive.open(folder) as archive:
        done = taken(archive)
    write(folder, name, range(done, sys.maxsize))


if __name__ == "__main__":
    folder, name = Path(sys.argv[1]), sys.argv[2]
    if sys.argv[3:]:
        write(folder, name, range(int(sys.argv[3])))
    else:
        for _ in sys.stdin:
            child = os.fork()
            if not child:
                write_until_killed(folder, name)
            next(sys.stdin, "")
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            say("killed")
