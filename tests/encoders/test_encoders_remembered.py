"""Vectors that were made before are not made again, and are the same."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from proofspan.encoders.remembered import SLICE, Remembered
from proofspan.errors import EncoderError


class Counting:
    """An encoder that counts what it is asked; a text's vector has length 1 and begins with a hundredth for each of its
    characters. It fails after `lasts` calls with texts.
    """

    name, digest, languages, reads = "counting", "1", None, None

    def __init__(self, lasts: int = 99) -> None:
        self.asked: list[str] = []
        self._lasts = lasts

    def passages(self, texts: Sequence[str]) -> np.ndarray:
        """Shape (len(texts), 2)."""
        self._lasts -= bool(texts)
        if self._lasts < 0:
            raise KeyboardInterrupt
        self.asked += texts
        firsts = np.array([len(text) / 100 for text in texts], np.float32)
        return np.stack([firsts, np.sqrt(1 - firsts**2)], axis=1)

    def query(self, text: str) -> np.ndarray:
        """Shape (2,)."""
        return self.passages([text])[0]


def test_a_text_is_encoded_once(tmp_path: Path) -> None:
    """Asked again, in another order and among new ones, only the new one is made."""
    inner = Counting()
    for texts in (["a", "bb"], ["bb", "ccc", "a", "a"]):
        vectors = Remembered(inner, tmp_path / "v.sqlite").passages(texts)
        assert np.array_equal(vectors, Counting().passages(texts))
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


def damaged(file: Path, how: str) -> None:
    """Damages the file of kept vectors."""
    whole = file.read_bytes()
    match how:
        case "cut off":
            file.write_bytes(whole[: len(whole) * 2 // 3])
        case "another kind of file":
            file.write_bytes(b"nothing of SQLite's" * 100)
        case "noise":
            file.write_bytes(whole[:4000] + bytes(range(256)) * ((len(whole) - 4000) // 256))
        case "a later form":
            file.write_bytes(whole[:18] + b"\xff" + whole[19:])
        case "other tables":
            file.unlink()
            changed(file, "CREATE TABLE vectors (name TEXT)")


def test_a_text_that_is_none_is_never_used(tmp_path: Path) -> None:
    """A cell of text whose bytes are no UTF-8 is left aside like any other."""
    file, again = tmp_path / "v.sqlite", Counting()
    Remembered(Counting(), file).passages(["a"])
    changed(file, "UPDATE vectors SET vector = CAST(? AS TEXT)", b"\xff\xfe\xff\xfe\xff\xfe\xff\xfe")
    assert np.array_equal(Remembered(again, file).passages(["a"]), Counting().passages(["a"])) and again.asked == ["a"]


def changed(file: Path, statement: str, *values: object) -> None:
    """Runs a statement on the file of kept vectors."""
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(statement, values)
    connection.close()


TEXTS = [f"{n:02}" for n in range(50)]


@pytest.mark.parametrize("how", ["cut off", "another kind of file", "noise", "a later form", "other tables"])
def test_a_damaged_file_is_made_anew(tmp_path: Path, how: str) -> None:
    """It is never an error: asked for one text more, all are encoded again, said once, and kept for the next run."""
    file, notes, more = tmp_path / "v.sqlite", [], [*TEXTS, "one more"]
    Remembered(Counting(), file).passages(TEXTS)
    damaged(file, how)
    again, later = Counting(), Counting()
    vectors = Remembered(again, file, note=notes.append).passages(more)
    assert np.array_equal(vectors, Counting().passages(more)) and set(again.asked) == set(more)
    assert len(notes) == 1 and f"{file} is damaged" in notes[0]
    assert np.array_equal(Remembered(later, file).passages(more), vectors) and later.asked == []


@pytest.mark.parametrize(
    "kept",
    [
        np.array([0.6, 0.8, 0.0], "<f4").tobytes(),
        np.array([1.0], "<f4").tobytes(),
        np.array([0.6, 0.9], "<f4").tobytes(),
        np.array([1e-9, 0], "<f4").tobytes(),
        np.array([np.nan, 1], "<f4").tobytes(),
        np.array([np.inf, 0], "<f4").tobytes(),
        b"",
        b"12345",
    ],
)
def test_what_is_no_vector_of_the_encoder_is_never_used(tmp_path: Path, kept: bytes) -> None:
    """Of another dimension, of a length that is neither 0 nor 1, no number, no vector: made anew, and said once."""
    file, notes, again = tmp_path / "v.sqlite", [], Counting()
    Remembered(Counting(), file).passages(TEXTS)
    changed(file, "UPDATE vectors SET vector = ?", kept)
    for _ in range(2):
        vectors = Remembered(again, file, note=notes.append).passages(TEXTS)
        assert np.array_equal(vectors, Counting().passages(TEXTS))
    assert len(again.asked) == 50
    assert notes == [f"{file} holds what is no vector of counting, for 50 of the texts: made anew"]


@pytest.mark.parametrize("kept", [None, 5, "12345678"])
def test_what_is_no_bytes_is_never_used(tmp_path: Path, kept: object) -> None:
    """A null, a number and a text of the right length are no vectors."""
    file, again = tmp_path / "v.sqlite", Counting()
    Remembered(Counting(), file).passages(["a", "bb"])
    changed(file, "UPDATE vectors SET vector = ?", kept)
    assert np.array_equal(Remembered(again, file).passages(["a"]), Counting().passages(["a"])) and again.asked == ["a"]


def test_the_zero_vector_is_kept(tmp_path: Path) -> None:
    """A text without a known word has length 0, and is not encoded again for that."""
    file, again = tmp_path / "v.sqlite", Counting()
    Remembered(Counting(), file).passages(["a"])
    changed(file, "UPDATE vectors SET vector = ?", bytes(8))
    assert Remembered(again, file).passages(["a"]).tolist() == [[0.0, 0.0]] and again.asked == []


def test_a_file_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    """Where a folder stands in its place nothing is removed; the error says what to do."""
    (tmp_path / "v.sqlite").mkdir()
    with pytest.raises(EncoderError, match="PROOFSPAN_VECTORS=none"):
        Remembered(Counting(), tmp_path / "v.sqlite").passages(["a"])
    assert (tmp_path / "v.sqlite").is_dir()
