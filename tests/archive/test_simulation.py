"""Random lives of an archive against a plain model, each from one seed that is named where it fails."""

import os
from pathlib import Path

import pytest
from simulated import Life

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
SEEDS = 10_000 if FUZZ else 200
ONE = os.environ.get("SIMULATION_SEED")
"""A seed to replay: SIMULATION_SEED=17 pytest tests/archive/test_simulation.py"""


@pytest.mark.parametrize("part", range(20))
def test_lives_in_memory(part: int) -> None:
    """Add, amend, withdraw, quarantine, ask, with SQLite interrupted at random: always what the model is."""
    for seed in [int(ONE)] if ONE else range(part, SEEDS, 20):
        Life(seed).run()


@pytest.mark.parametrize("seed", range(10))
def test_lives_on_disk(seed: int, tmp_path: Path) -> None:
    """The same with an archive that is closed and opened again, sometimes with flipped bits in its saved arrays."""
    Life(1_000_000 + seed, tmp_path).run()


def test_eight_writers_in_turns(tmp_path: Path) -> None:
    """Eight openings of one archive write and read in turns drawn by a seed: the outcome is that of one."""
    seed = int(ONE or 2_000_000)
    print(f"seed {seed}")
    Life(seed, tmp_path, steps=8_000 if FUZZ else 800, hands=8).run()
