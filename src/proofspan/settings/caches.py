"""The user's cache folder, where what can be had again is kept: models, vectors of evaluated texts."""

import sys
from collections.abc import Mapping
from pathlib import Path

from proofspan.errors import EncoderError


def cache_folder(environ: Mapping[str, str], *, platform: str = sys.platform) -> Path:
    """`proofspan` in the user's cache: XDG_CACHE_HOME or ~/.cache, ~/Library/Caches on macOS, LOCALAPPDATA on
    Windows. It need not exist yet. Raises `EncoderError` for a user who has no home.
    """
    if platform == "darwin":
        return _home(environ) / "Library" / "Caches" / "proofspan"
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "proofspan" / "cache"
    # A relative XDG_CACHE_HOME counts as none: so its specification has it.
    named = environ.get("XDG_CACHE_HOME", "")
    return (Path(named) if Path(named).is_absolute() else _home(environ) / ".cache") / "proofspan"


def _home(environ: Mapping[str, str]) -> Path:
    if environ.get("HOME"):
        return Path(environ["HOME"])
    try:
        return Path.home()
    except RuntimeError as error:
        raise EncoderError("no home folder is known to keep models in: name a folder in PROOFSPAN_MODELS") from error
