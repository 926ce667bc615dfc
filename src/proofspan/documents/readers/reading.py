"""What a reader hands over: the text of one file and where its parts stand in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from types import MappingProxyType

from proofspan.documents.nouns import Flag, Page, Section, Table
from proofspan.documents.strict_yaml import Raw


@dataclass(frozen=True, slots=True)
class Reading:
    """The text of one file, its lines ended by `\\n`; every span counts characters of it.

    `metadata` holds the front matter as written, with its lines; it is empty for kinds that have none.
    `hidden` counts, by kind, what of the file nobody can see; it is no part of the text.
    """

    text: str
    title: str
    sections: tuple[Section, ...]
    pages: tuple[Page, ...]
    tables: tuple[Table, ...]
    kind: str
    metadata: Mapping[str, Raw] = field(default_factory=lambda: MappingProxyType({}))
    flags: tuple[Flag, ...] = ()
    hidden: tuple[tuple[str, int], ...] = ()


def stem_of(name: str) -> str:
    """The file name without its last extension: the title of a document that gives none."""
    return PurePosixPath(name).stem
