"""A model's files from a path: a folder, a wheel or any zip, or the file itself, whatever their names."""

import os
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO

from proofspan.encoders.catalogue import Model
from proofspan.errors import SettingError
from proofspan.settings.fetching.digests import MOST, digest_of, kept

MOST_FILES = 10_000
ARCHIVES = (".whl", ".zip")

UNREADABLE = (OSError, EOFError, RuntimeError, ValueError, zipfile.BadZipFile, zlib.error)
"""What a file that is damaged, locked or in a form not known here raises when it is read."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A file that may be one of a model's: what to call it, its bytes, and how to open it."""

    label: str
    size: int
    open: Callable[[], IO[bytes]]


def copied(model: Model, path: Path, raw: Path) -> None:
    """Copies the model's files from the path into `raw`, under the names that the model gives them.

    What cannot be read is passed by, since another file may be the one. Raises `SettingError`, naming the digest that
    is missing, what was found in its place, and each file that could not be read with the reason.
    """
    missing = {digest: name for name, digest in model.files.items()}
    looked_at: list[tuple[str, str]] = []
    unread: list[str] = []
    for candidate in _candidates(path, frozenset(model.files), unread):
        found = _digest(candidate, unread)
        if found in missing:
            with candidate.open() as stream:
                if kept(stream, raw / missing[found]) != found:
                    raise SettingError(f"{candidate.label} changed while it was read: fetch again")
            del missing[found]
        elif found is not None:
            looked_at.append((candidate.label, found))
        if not missing:
            return
    raise SettingError("; ".join((_not_there(model, path, missing, looked_at), *unread)))


def _not_there(model: Model, path: Path, missing: dict[str, str], looked_at: list[tuple[str, str]]) -> str:
    digest, name = next(iter(missing.items()))
    wrong = [(label, found) for label, found in looked_at if _last(label) == name]
    if wrong or len(looked_at) == 1:
        label, found = (wrong or looked_at)[0]
        return (
            f"{label} is not the file {name} that {model.name} is made from: its SHA-256 is {found}, wanted is {digest}"
        )
    return (
        f"--path {path}: none of the {len(looked_at)} other files there is {name} of {model.name}, "
        f"whose SHA-256 is {digest}; {model.distribution} has it"
    )


def _last(label: str) -> str:
    return label.replace(os.sep, "/").rpartition("/")[2]


def _digest(candidate: Candidate, unread: list[str]) -> str | None:
    if candidate.size > MOST:
        return None
    try:
        with candidate.open() as stream:
            return digest_of(stream)
    except UNREADABLE as error:
        unread.append(f"{candidate.label} cannot be read: {error}")
        return None


def _candidates(path: Path, names: frozenset[str], unread: list[str]) -> Iterator[Candidate]:
    """The files of the path, those that bear one of the names first; archives that cannot be opened go to `unread`."""
    if path.is_dir():
        files = _files(path)
        plain = [_plain(file) for file in files if file.suffix not in ARCHIVES]
        yield from sorted(plain, key=lambda candidate: _last(candidate.label) not in names)
        for file in files:
            if file.suffix in ARCHIVES:
                yield from _members(file, names, unread)
    elif not path.is_file():
        raise SettingError(f"--path {path} is no file and no folder: name a folder, a wheel or a file")
    elif zipfile.is_zipfile(path):
        yield from _members(path, names, unread)
    else:
        yield _plain(path)


def _files(folder: Path) -> list[Path]:
    # Links to files are followed, since hubs' caches are made of them; links to folders are not.
    found = []
    for at, below, names in os.walk(folder):
        below.sort()
        found += [file for name in sorted(names) if (file := Path(at, name)).is_file()]
        if len(found) > MOST_FILES:
            raise SettingError(f"--path {folder} holds more than {MOST_FILES} files: name the folder of the model")
    return found


def _plain(file: Path) -> Candidate:
    return Candidate(str(file), file.stat().st_size, lambda: file.open("rb"))


def _members(file: Path, names: frozenset[str], unread: list[str]) -> Iterator[Candidate]:
    try:
        whole = zipfile.ZipFile(file)
    except UNREADABLE as error:
        unread.append(f"{file} cannot be read as a wheel or zip: {error}")
        return
    with whole:
        inside = [info for info in whole.infolist() if not info.is_dir()]
        for info in sorted(inside, key=lambda info: _last(info.filename) not in names):
            yield Candidate(f"{file}/{info.filename}", info.file_size, partial(whole.open, info))
