"""The arrays on disk: written whole beside the record, checked by digest when read, never trusted otherwise.

A folder `index` holds one folder for each save and a file `current` that names the one in force; replacing that
file is what makes a save visible, so that a reader always finds one whole state.
"""

import hashlib
import io
import json
import secrets
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from proofspan.stores.embedded.arrays import PARTS, Arrays
from proofspan.stores.embedded.sequences import Sequences

FORMAT = 2
WORDS = {"word-offsets": "offsets", "word-places": "places", "word-heads": "heads"}
"""The parts of the sequences, by their names among the files."""
VOCABULARIES = ("vocabulary", "words")
FILES = {**{part: f"{part}.npy" for part in (*PARTS, *WORDS)}, **{part: f"{part}.txt" for part in VOCABULARIES}}
CURRENT = "current"
TRIES = 5
"""How often a save that is replaced while it is read is looked for anew."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a folder of arrays says: the arrays and the token they were saved with, or which parts are wrong."""

    arrays: Arrays | None
    token: str = ""
    wrong: tuple[str, ...] = ()


def save(arrays: Arrays, folder: Path, *, token: str) -> None:
    """Puts these arrays in force; `token` names the write of the record that they take account of. Only the holder
    of the archive's lock may save. Readers that have the earlier arrays keep them in memory.
    """
    folder.mkdir(mode=0o700, exist_ok=True)
    name = secrets.token_hex(8)
    place = folder / name
    place.mkdir(mode=0o700)
    digests = {}
    for part, array in _parts(arrays).items():
        digests[part] = _write(place / FILES[part], array)
    for part, listed in zip(VOCABULARIES, (arrays.vocabulary, arrays.sequences.vocabulary), strict=True):
        vocabulary = "\n".join(listed).encode("utf-8")
        (place / FILES[part]).write_bytes(vocabulary)
        digests[part] = _digest(vocabulary)
    head = {"format": FORMAT, "sequence": arrays.sequence, "token": token, "digests": digests}
    (place / "head.json").write_text(json.dumps(head), encoding="utf-8")
    (folder / "next").write_text(name, encoding="ascii")
    (folder / "next").replace(folder / CURRENT)
    for left in folder.iterdir():  # earlier saves, and what a writer that was killed has left
        if left.is_dir() and left.name != name:
            shutil.rmtree(left, ignore_errors=True)


def _parts(arrays: Arrays) -> dict[str, NDArray[Any]]:
    """The arrays by the names of their files."""
    own = {part: getattr(arrays, part) for part in PARTS}
    return own | {name: getattr(arrays.sequences, part) for name, part in WORDS.items()}


def _write(path: Path, array: NDArray[np.generic]) -> str:
    """Writes an array as numpy does and gives the digest of what was to be written: numpy itself is silent about a
    disk that is full.
    """
    head = io.BytesIO()
    np.lib.format.write_array_header_2_0(head, np.lib.format.header_data_from_array_1_0(array))
    data = np.ascontiguousarray(array).data.cast("B") if array.size else b""
    digest = hashlib.sha256(head.getvalue())
    digest.update(data)
    with path.open("wb") as out:
        out.write(head.getvalue())
        out.write(data)
    return digest.hexdigest()


def discard(folder: Path) -> None:
    """Removes all saves; the name of the one in force first, so that none is ever in force in part."""
    (folder / CURRENT).unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)


def load(folder: Path) -> Saved | None:
    """The save in force; None when there is none. Each file is read once, and its digest is that of the bytes that
    are used.
    """
    for _ in range(TRIES):
        name = _current(folder)
        if name is None:
            return None
        found = _read(folder / name)
        if not found.wrong or _current(folder) == name:
            return found
    return None


def _current(folder: Path) -> str | None:
    try:
        return (folder / CURRENT).read_text(encoding="ascii")
    except (OSError, ValueError):
        return None


def _read(place: Path) -> Saved:
    try:
        head = json.loads((place / "head.json").read_text(encoding="utf-8"))
        if head["format"] != FORMAT:
            return Saved(None)
        data = {part: (place / name).read_bytes() for part, name in FILES.items() if (place / name).is_file()}
        wrong = tuple(part for part in FILES if _digest(data.get(part, b"")) != head["digests"].get(part))
        if wrong:
            return Saved(None, wrong=wrong)
        return Saved(_arrays(data, int(head["sequence"])), str(head["token"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Saved(None, wrong=("head",))


def _arrays(data: dict[str, bytes], sequence: int) -> Arrays:
    own = {part: _array(data[part]) for part in PARTS}
    words = {part: _array(data[name]) for name, part in WORDS.items()}
    vocabulary, plain = (_listed(data[part]) for part in VOCABULARIES)
    return Arrays(sequence=sequence, vocabulary=vocabulary, sequences=Sequences(plain, **words), sound=True, **own)


def _array(data: bytes) -> NDArray[Any]:
    """The array in the bytes of a file, not copied: it stands in memory once, and nobody can write to it."""
    file = io.BytesIO(data)
    np.lib.format.read_magic(file)
    shape, _, kind = np.lib.format.read_array_header_2_0(file)
    return np.frombuffer(data, kind, offset=file.tell()).reshape(shape)


def _listed(data: bytes) -> dict[str, int]:
    text = data.decode("utf-8")
    return {word: at for at, word in enumerate(text.split("\n"))} if text else {}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
