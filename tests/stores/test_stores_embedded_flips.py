"""Saved arrays with a byte of them changed: named by `doctor` or harmless, and never a word in what askers get."""

import os
import random
import shutil
from pathlib import Path

import pytest
from eventful import eventful, told

from proofspan.stores.embedded import EmbeddedStore

FLIPS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "fuzz" else 1_000


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The eventful archive, closed."""
    return eventful(tmp_path_factory.mktemp("archive") / "whole")


def flip(chance: random.Random, archive: Path) -> tuple[Path, bytes]:
    """Changes one byte of one file of the saved arrays; gives the file and the bytes that it had."""
    file = chance.choice(sorted(path for path in (archive / "index").rglob("*") if path.is_file()))
    data = file.read_bytes()
    place = chance.randrange(len(data))
    file.write_bytes(data[:place] + bytes([data[place] ^ chance.randrange(1, 256)]) + data[place + 1 :])
    return file, data


@pytest.mark.essential
def test_a_thousand_bytes_are_named_or_harmless(archive: Path) -> None:
    """Each is found by `doctor`, or everybody gets what they got before; where it was an array or the vocabulary that
    is in force, it is found.
    """
    chance, before = random.Random(7), told(EmbeddedStore.open(archive))
    for number in range(FLIPS):
        file, data = flip(chance, archive)
        store = EmbeddedStore.open(archive)
        named = store.check()
        assert named or told(store) == before, (number, file.name)
        assert named or file.name in ("head.json", "current"), (number, file.name)
        assert {drift.kind for drift in named} <= {"index-damaged"} and all(drift.repairable for drift in named)
        store.close()
        file.write_bytes(data)


def test_what_was_found_is_in_no_answer(archive: Path) -> None:
    """Also before anybody has called `doctor`: arrays that are not what was written take no part in a ranking."""
    chance, before = random.Random(8), told(EmbeddedStore.open(archive))
    for number in range(FLIPS // 20):
        file, data = flip(chance, archive)
        assert told(EmbeddedStore.open(archive)) == before, (number, file.name)
        file.write_bytes(data)


def test_a_repair_of_flipped_arrays_leaves_nothing(archive: Path, tmp_path: Path) -> None:
    """After it the archive is sound and says what it said, and its next write saves arrays that are in force."""
    before = told(EmbeddedStore.open(archive))
    for number in range(20):
        copy = shutil.copytree(archive, tmp_path / str(number))
        flip(random.Random(number), copy)
        store = EmbeddedStore.open(copy)
        assert store.repair() == () and told(store) == before
        with store.holding():
            pass
        assert store.check() == () and EmbeddedStore.open(copy).check() == ()
