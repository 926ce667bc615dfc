"""Vectors that were made before are not made again, and are the same."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from proofspan.encoders.remembered import SLICE, Remembered


class Counting:
    """An encoder that counts what it is asked; a text's vector is its length and 1. It fails after `lasts` calls."""

    name, digest, languages, reads = "counting", "1", None, None

    def __init__(self, lasts: int = 99) -> None:
        self.asked: list[str] = []
        self._lasts = lasts

    def passages(self, texts: Sequence[str]) -> np.ndarray:
        """Shape (len(texts), 2)."""
        self._lasts -= 1
        if self._lasts < 0:
            raise KeyboardInterrupt
        self.asked += texts
        return np.array([[len(text), 1] for text in texts], np.float32).reshape(-1, 2)

    def query(self, text: str) -> np.ndarray:
        """Shape (2,)."""
        return self.passages([text])[0]


def test_a_text_is_encoded_once(tmp_path: Path) -> None:
    """Asked again, in another order and among new ones, only the new one is made."""
    inner = Counting()
    for texts in (["a", "bb"], ["bb", "ccc", "a", "a"]):
        vectors = Remembered(inner, tmp_path / "v.sqlite").passages(texts)
        assert vectors[:, 0].tolist() == [len(text) for text in texts]
    assert sorted(inner.asked) == ["a", "bb", "ccc"]


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    """Stopped after its first slice, a run of two slices has that one kept: the next makes the other alone."""
    texts = [f"{n:04}" for n in range(SLICE + 3)]
    with pytest.raises(KeyboardInterrupt):
        Remembered(Counting(lasts=1), tmp_path / "v.sqlite").passages(texts)
    again, seen = Counting(), []
    Remembered(again, tmp_path / "v.sqlite", progress=lambda n, of: seen.append((n, of))).passages(texts)
    assert (len(again.asked), seen) == (3, [(3, 3)])


def test_the_file_is_the_owners(tmp_path: Path) -> None:
    """Nobody else may read it: vectors tell nearly as much as texts."""
    Remembered(Counting(), tmp_path / "in" / "v.sqlite").passages(["a"])
    assert (tmp_path / "in" / "v.sqlite").stat().st_mode & 0o077 == 0
