"""Files that people write by hand: a gate, a grid."""

import tomllib
from pathlib import Path
from typing import Any

from proofspan.errors import SettingError


def toml(file: Path, what: str) -> dict[str, Any]:
    """The tables of a TOML file, `what` being its word in a message; `SettingError` where there are none to read."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SettingError(f"the {what} {file}: there is no such file") from None
    except OSError as error:
        raise SettingError(f"the {what} {file} cannot be read ({error.strerror}): name a file") from error
    except ValueError as error:
        raise SettingError(f"the {what} {file} cannot be read as TOML: {error}") from error
