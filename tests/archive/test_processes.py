"""Several processes on one archive: writers that are killed or wait for each other, and a reader beside them."""

import random
import shutil
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

from folders import asking
from processes import FUZZ, process, read_up_to, tell, until
from writers import Contents, change, contents, new, passages, states, taken

from proofspan.archive import Archive

ROUNDS = 300 if FUZZ else 25
STEPS = 200 if FUZZ else 24


def seen(archive: Archive, known: list[Contents], before: int) -> int:
    """After how many steps a reader finds the archive that was at another step before. `AssertionError` unless what
    it reads is one whole state, and what it is told is from a state that was meanwhile.
    """
    asked = change("unit", max(before - 1, 0))[1]
    answer = archive.ask(asking(f"When is the seal of {asked} changed?"), keep=False)
    steps = known.index(contents(archive), before)
    there = {name for state in known[before : steps + 1] for name in state}
    for citation in (each for sentence in answer.sentences for each in sentence.citations):
        name = citation.found.passage.revision.document
        assert name in there and citation.quote in "\n\n".join(passages(name))
    return steps


def test_a_polling_reader_never_sees_half_a_document(tmp_path: Path) -> None:
    """While writers are killed at any moment and followed by others, each reading is of a state between two steps,
    nothing that was acknowledged is lost, and after each kill nothing is wrong with the archive, nor with a copy.
    """
    seed = random.randrange(10**6) if FUZZ else 6
    print(f"seed {seed}")
    chance, known = random.Random(seed), list(islice(states("unit"), 100 * ROUNDS))
    folder, step = tmp_path / "archive", 0
    with new(folder) as archive, process(folder, "unit") as writer:
        for _ in range(ROUNDS):
            tell(writer)
            target = step + chance.randrange(8)
            step = read_up_to(target, lambda step: seen(archive, known, step), step)
            tell(writer)
            said = until(writer, lambda line: line == "killed")
            acknowledged = max([0, *(int(line) for line in said if line.isdecimal())])
            step = seen(archive, known, step)
            assert step == taken(archive) and acknowledged <= step and archive.check() == ()
    shutil.copytree(folder, tmp_path / "copy")
    with Archive.open(tmp_path / "copy") as copy:
        assert seen(copy, known, step) == step > 0


def test_two_processes_write_in_turns(tmp_path: Path) -> None:
    """Two writers that are told while the archive is held take all their steps once it is not, and each state that
    a reader finds is one after whole steps of both.
    """
    known = {name: list(islice(states(name), STEPS + 1)) for name in "ab"}
    at = dict.fromkeys(known, 0)

    def read(_: int) -> int:
        found = contents(archive)
        for name in at:
            at[name] = known[name].index({key: value for key, value in found.items() if key[0] == name}, at[name])
        return sum(at.values())

    with new(tmp_path / "archive") as archive, ExitStack() as started:
        with archive.store.holding():
            writers = [started.enter_context(process(tmp_path / "archive", name, STEPS)) for name in known]
            assert [until(writer, lambda line: line == "locked") for writer in writers] == [["locked"], ["locked"]]
        read_up_to(2 * STEPS, read, 0)
        for writer in writers:
            until(writer, lambda line: line == str(STEPS))
        assert taken(archive) == 2 * STEPS and archive.check() == ()
