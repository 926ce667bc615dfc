"""Where the archive and the settings file are: named, or the nearest one upward."""

from collections.abc import Mapping
from pathlib import Path

from proofspan.archive import FOLDER
from proofspan.errors import SettingError

FILE = "proofspan.toml"


def archive_folder(given: Path | None, *, environ: Mapping[str, str], folder: Path) -> Path:
    """The folder that holds `.proofspan`: the one given, else PROOFSPAN_ARCHIVE's, else the nearest upward.

    A path may name the folder or its `.proofspan`. Raises `SettingError` naming `init` when there is none.
    """
    named = given or (Path(environ["PROOFSPAN_ARCHIVE"]) if environ.get("PROOFSPAN_ARCHIVE") else None)
    if named is not None:
        found = _above(named)
        if not (found / FOLDER).is_dir():
            raise SettingError(f"no archive in {named}: `proofspan init {named}` makes one")
        return found
    for above in (folder, *folder.parents):
        if (above / FOLDER).is_dir():
            return above
    raise SettingError(
        f"no archive in {folder} nor above it: `proofspan init` makes one here; or name one with --archive DIR"
    )


def new_archive_folder(named: Path) -> Path:
    """The folder in which a new archive's `.proofspan` will stand, whichever of the two is named.

    Raises `SettingError` when a file of that name is there.
    """
    found = _above(named)
    if found.exists() and not found.is_dir():
        raise SettingError(f"{found} is a file: an archive stands in a folder; name one, or none for this one")
    return found


def settings_file(*, environ: Mapping[str, str], folder: Path) -> Path | None:
    """PROOFSPAN_CONFIG's file, else the nearest proofspan.toml upward, else None.

    Raises `SettingError` when the variable names a file that is not there.
    """
    if named := environ.get("PROOFSPAN_CONFIG"):
        if not Path(named).is_file():
            raise SettingError(f"PROOFSPAN_CONFIG names {named}, and no file is there: correct it or unset it")
        return Path(named)
    return next((above / FILE for above in (folder, *folder.parents) if (above / FILE).is_file()), None)


def _above(named: Path) -> Path:
    return named.parent if named.name == FOLDER else named
