"""The arrays on disk: written whole beside the record, checked by digest when read, never trusted otherwise."""

import hashlib
import json
import os
import shutil
from pathlib import Path

import numpy as np

from proofspan.stores.embedded.arrays import Arrays

FORMAT = 1
PARTS = ("offsets", "rows", "frequencies", "lengths", "keys", "generations", "vectors")


def save(arrays: Arrays, folder: Path, *, token: str) -> None:
    """Replaces the folder by these arrays; `token` names the write of the record that they take account of."""
    staged = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(staged, ignore_errors=True)
    staged.mkdir(mode=0o700)
    digests = {}
    for part in PARTS:
        np.save(staged / f"{part}.npy", getattr(arrays, part), allow_pickle=False)
        digests[part] = _digest(staged / f"{part}.npy")
    (staged / "vocabulary.txt").write_text("\n".join(arrays.vocabulary), encoding="utf-8")
    digests["vocabulary"] = _digest(staged / "vocabulary.txt")
    head = {"format": FORMAT, "sequence": arrays.sequence, "token": token, "digests": digests}
    (staged / "head.json").write_text(json.dumps(head), encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    staged.rename(folder)


def discard(folder: Path) -> None:
    """Removes the folder."""
    shutil.rmtree(folder, ignore_errors=True)


def load(folder: Path) -> tuple[Arrays, str] | None:
    """The arrays of the folder and the token they were saved with; None when they are not there, of another
    format or not what was written.
    """
    try:
        head = json.loads((folder / "head.json").read_text(encoding="utf-8"))
        if head["format"] != FORMAT or wrong(folder):
            return None
        words = (folder / "vocabulary.txt").read_text(encoding="utf-8")
        parts = {part: np.load(folder / f"{part}.npy", allow_pickle=False) for part in PARTS}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    listed = words.split("\n") if words else []
    vocabulary = {word: place for place, word in enumerate(listed)}
    return Arrays(sequence=int(head["sequence"]), vocabulary=vocabulary, **parts), str(head["token"])


def wrong(folder: Path) -> list[str]:
    """The names of the parts whose bytes are not those that were written; `head` when it cannot be read."""
    try:
        head = json.loads((folder / "head.json").read_text(encoding="utf-8"))
        files = {part: folder / f"{part}.npy" for part in PARTS} | {"vocabulary": folder / "vocabulary.txt"}
        return [
            part for part, file in files.items() if not file.is_file() or _digest(file) != head["digests"].get(part)
        ]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ["head"]


def _digest(file: Path) -> str:
    with file.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()
