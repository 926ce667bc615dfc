"""Files that belong together: written where none of them stands, all or none."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from proofspan.errors import FrozenError, SettingError


def place(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes the files into the folder, which is made, in their order; whatever stops it leaves none of them.

    Raises `FrozenError` for one that exists already, `SettingError` when the folder is a file.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise SettingError(f"{folder} is a file, or below one: name a folder") from None
    written: list[Path] = []
    try:
        for name, data in files.items():
            with (folder / name).open("xb") as out:
                written.append(folder / name)
                out.write(data)
    except BaseException as error:
        for file in written:
            file.unlink(missing_ok=True)
        if isinstance(error, FileExistsError):
            raise FrozenError(f"{error.filename} exists: what is there stays; name another folder") from None
        raise


def refuse(folder: Path, files: tuple[str, ...]) -> None:
    """Raises `FrozenError` when one of the files, which `place` writes in this order, stands in the folder: all of them
    are a result, and without the last they are what a process that was killed left.
    """
    there = [folder / name for name in files if (folder / name).exists() or (folder / name).is_symlink()]
    if not there:
        return
    if (folder / files[-1]).exists():
        raise FrozenError(f"{there[0]} exists: a result stays; name another folder to run again")
    left = " and ".join(str(file) for file in there)
    raise FrozenError(
        f"{left}: half a result, without {files[-1]}, as a run leaves it that is killed: remove what is there of it to "
        "run again"
    )


def as_json(values: Any) -> bytes:
    """The values as a file of JSON, the same bytes for the same values; half a surrogate pair, as file names may have
    it, as its escape.
    """
    return (json.dumps(values, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "backslashreplace")
