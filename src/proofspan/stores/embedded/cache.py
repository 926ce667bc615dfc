"""The arrays on disk: written whole beside the record, checked by digest when read, never trusted otherwise."""

import hashlib
import io
import json
import os
import shutil
from pathlib import Path

import numpy as np

from proofspan.stores.embedded.arrays import Arrays

FORMAT = 1
PARTS = ("offsets", "rows", "frequencies", "lengths", "keys", "generations", "vectors")
FILES = {**{part: f"{part}.npy" for part in PARTS}, "vocabulary": "vocabulary.txt"}


def save(arrays: Arrays, folder: Path, *, token: str) -> None:
    """Replaces the folder by these arrays; `token` names the write of the record that they take account of."""
    staged = folder.with_name(f"{folder.name}.{os.getpid()}")
    for left in folder.parent.glob(
        f"{folder.name}.*"
    ):  # of writers that were killed: the lock says that none writes now
        shutil.rmtree(left, ignore_errors=True)
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
    """Removes the folder, and what a writer that was killed has left of one."""
    for left in folder.parent.glob(f"{folder.name}*"):
        shutil.rmtree(left, ignore_errors=True)


def load(folder: Path) -> tuple[Arrays, str] | None:
    """The arrays of the folder and the token they were saved with; None when they are not there, of another
    format or not what was written. Each file is read once, and its digest is that of the bytes that are used: a
    writer who replaces the folder meanwhile cannot mix two states.
    """
    try:
        head = json.loads((folder / "head.json").read_text(encoding="utf-8"))
        if head["format"] != FORMAT:
            return None
        data = {part: (folder / name).read_bytes() for part, name in FILES.items()}
        if any(hashlib.sha256(data[part]).hexdigest() != head["digests"][part] for part in FILES):
            return None
        parts = {part: np.load(io.BytesIO(data[part]), allow_pickle=False) for part in PARTS}
        words = data["vocabulary"].decode("utf-8")
        listed = words.split("\n") if words else []
        vocabulary = {word: place for place, word in enumerate(listed)}
        return Arrays(sequence=int(head["sequence"]), vocabulary=vocabulary, **parts), str(head["token"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def wrong(folder: Path) -> list[str]:
    """The names of the parts whose bytes are not those that were written; `head` when it cannot be read.

    A folder that a writer replaces while it is looked at is looked at again.
    """
    for _ in range(5):
        head = _head(folder)
        found = _unlike(folder, head)
        if not found or _head(folder) == head:
            return found
    return []


def _head(folder: Path) -> str:
    try:
        return (folder / "head.json").read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _unlike(folder: Path, head: str) -> list[str]:
    try:
        digests = json.loads(head)["digests"]
        return [part for part, name in FILES.items() if _digest(folder / name) != digests.get(part)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ["head"]


def _digest(file: Path) -> str:
    if not file.is_file():
        return ""
    with file.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()
