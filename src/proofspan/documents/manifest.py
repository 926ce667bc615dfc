"""Metadata of a document: its keys, how their values are read, and how layers of it are merged.

All values are strings that are parsed strictly; what cannot be parsed is a `MetadataError` naming file and
line, because a guess about who may read a document would be a leak. docs/metadata.md is the user's page.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import date
from enum import Enum
from types import MappingProxyType

from proofspan.documents.nouns import PUBLIC, Revision, Status, day_of
from proofspan.documents.strict_yaml import MANIFEST_BYTES, Raw, parse
from proofspan.errors import InputError, MetadataError

LANGUAGES = ("en", "it")
"""The languages whose stems and stop words are known."""


_PLAIN_ITEMS = re.compile(r"\w[\w.-]*(?: [\w.-]+)*(?:, ?\w[\w.-]*(?: [\w.-]+)*)*")
"""Items that need no quotes in a list."""


class Open(Enum):
    """The end of an interval that was left open on purpose: more than silence, less than a day."""

    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Metadata:
    """What one layer of metadata says. None is silence: a layer below, or a default, decides."""

    id: str | None = None
    revision: str | None = None
    title: str | None = None
    status: Status | None = None
    product: frozenset[str] | None = None
    allowed_groups: frozenset[str] | None = None
    valid_from: date | Open | None = None
    valid_to: date | Open | None = None
    language: str | None = None
    derived_from: tuple[Revision, ...] | None = None
    owner: str | None = None

    def merged(self, over: "Metadata") -> "Metadata":
        """This layer with everything that `over` says put in its place; silence in `over` changes nothing."""
        said = {f.name: value for f in fields(over) if (value := getattr(over, f.name)) is not None}
        return replace(self, **said)


KEYS = tuple(field.name for field in fields(Metadata))
"""The keys that metadata may have, in the order of the user's page."""

BARRED = "@#:/\\"
"""What no id and no label may hold: it would not be read back from `returns@2026-03-01#window`."""

OF_ONE_FILE = frozenset({"id", "title"})
"""Keys that `defaults` of a folder may not give: they would make all of its files one document."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """A folder's manifest: what holds for all its files and below, and for single ones by relative path."""

    defaults: Metadata
    files: Mapping[str, Metadata]
    lines: Mapping[str, int]


def metadata_of(raw: Mapping[str, Raw], *, file: str, known: tuple[str, ...] = KEYS) -> Metadata:
    """The metadata that a mapping of strings writes.

    Raises `MetadataError` naming file and line for a key that is not known and for any malformed value.
    """
    said: dict[str, object] = {}
    for key, value in raw.items():
        if key not in known:
            raise MetadataError(f"{file}:{value.line}: unknown key {key!r}; known are {', '.join(known)}")
        try:
            said[key] = _PARSERS[key](value)
        except InputError as error:
            raise MetadataError(f"{file}:{value.line}: {key}: {error}") from None
    metadata = replace(Metadata(), **said)  # type: ignore[arg-type]
    start, end = metadata.valid_from, metadata.valid_to
    if isinstance(start, date) and isinstance(end, date) and start >= end:
        line = raw["valid_to"].line
        raise MetadataError(f"{file}:{line}: valid_from {start} must come before valid_to {end}: no day is left")
    return metadata


def read_sidecar(file: str, text: str) -> Metadata:
    """The metadata of a `FILE.meta.yaml`; raises `MetadataError` naming file and line."""
    return metadata_of(_mapping(parse(text, file=file), file), file=file)


def read_manifest(file: str, text: str) -> Manifest:
    """The folder manifest that `text` writes; raises `MetadataError` naming file and line.

    It has two keys, both optional: `defaults`, a mapping of metadata, and `files`, a mapping from a path
    relative to the folder (with `/`) to a mapping of metadata.
    """
    root = _mapping(parse(text, file=file, limit=MANIFEST_BYTES), file)
    if unknown := sorted(set(root) - {"defaults", "files"}):
        line = root[unknown[0]].line
        raise MetadataError(f"{file}:{line}: unknown key {unknown[0]!r}; a manifest has defaults and files")
    shared = tuple(key for key in KEYS if key not in OF_ONE_FILE)
    defaults = _mapping(root["defaults"], file) if "defaults" in root else {}
    entries = _mapping(root["files"], file) if "files" in root else {}
    for path, entry in entries.items():
        _check_relative(path, entry.line, file)
    return Manifest(
        metadata_of(defaults, file=file, known=shared),
        MappingProxyType({p: metadata_of(_mapping(e, file), file=file) for p, e in entries.items()}),
        MappingProxyType({path: entry.line for path, entry in entries.items()}),
    )


def id_from(stem: str) -> str:
    """The stem of a file name as a document id: composed characters, hyphens for what an id may not hold.

    Raises `MetadataError` when nothing is left.
    """
    composed = unicodedata.normalize("NFC", stem)
    found = "".join("-" if _barred(c) else c for c in composed).strip("-")
    if not found:
        raise MetadataError(f"no document id can be made of the file name {stem!r}; give the key id")
    return re.sub("--+", "-", found)


def _mapping(raw: Raw, file: str) -> Mapping[str, Raw]:
    if raw.value == "":
        return {}
    if not isinstance(raw.value, Mapping):
        raise MetadataError(f"{file}:{raw.line}: a mapping of keys to values was expected here")
    return raw.value


def _check_relative(path: str, line: int, file: str) -> None:
    if not path or path.startswith("/") or "\\" in path or {"", ".", ".."} & set(path.split("/")):
        raise MetadataError(
            f"{file}:{line}: {path!r} is not a path inside the folder; write it like handbook/returns.md"
        )


def _barred(character: str) -> bool:
    return character.isspace() or character in BARRED or unicodedata.category(character)[0] == "C"


def _text(raw: Raw) -> str:
    if not isinstance(raw.value, str):
        raise MetadataError("one value was expected, a list or mapping was found")
    # JSON escapes an emoji as two halves; YAML leaves them apart.
    whole = raw.value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if "\ufffd" in whole and "\ufffd" not in raw.value:
        raise MetadataError("the value holds half a surrogate pair; write the character itself, not its escapes")
    return " ".join(whole.split())


def _said(raw: Raw) -> str:
    text = _text(raw)
    if not text:
        raise MetadataError("the value is empty; write one, or leave the key out")
    return text


def _name(raw: Raw) -> str:
    text = unicodedata.normalize("NFC", _said(raw))
    if text.startswith("-"):
        raise MetadataError(f"{text!r} begins with a hyphen, and would be taken for an option; write it without")
    if bad := next((c for c in text if _barred(c)), ""):
        raise MetadataError(f"{text!r} holds {bad!r}; neither white space nor any of {BARRED} can stand in it")
    return text


def _items(raw: Raw, example: str) -> tuple[str, ...]:
    """The strings of a list; an empty value is an empty list, and one string a list of it."""
    found = raw.value if isinstance(raw.value, tuple) else (raw,) if raw.value != "" else ()
    items = tuple(_said(item) for item in found)
    if any("," in item or unicodedata.category(c)[0] == "C" for item in items for c in item):
        raise MetadataError(f"an item holds a comma or a control character; write a list like {example}")
    return items


def _status(raw: Raw) -> Status:
    text = _said(raw)
    known = [status.value for status in Status if status is not Status.QUARANTINED]
    if text not in known:
        raise MetadataError(f"{text!r} is not a status; write one of {', '.join(known)}")
    return Status(text)


def _groups(raw: Raw) -> frozenset[str]:
    if isinstance(raw.value, str) and _text(raw) not in ("", PUBLIC):
        raise MetadataError(f"{raw.value!r} is neither public nor a list; write {_groups_meant(_text(raw))}")
    groups = _items(raw, "[sales, support]")
    if not groups:
        raise MetadataError("no group is named; write public, a list of groups, or leave the key out for nobody")
    for group in groups:
        if "*" in group or (group != PUBLIC and group.casefold() == PUBLIC):
            meant = _groups_meant(group)
            raise MetadataError(f"{group!r} would match no asker: groups are compared letter by letter; write {meant}")
    return frozenset(groups)


def _groups_meant(text: str) -> str:
    """What to write instead: never what would be refused again."""
    if text.casefold() == PUBLIC:
        return PUBLIC
    everybody = f"{PUBLIC} for everybody, or list the groups, like [sales, support]"
    return f"[{text}]" if _PLAIN_ITEMS.fullmatch(text) else everybody


def _products(raw: Raw) -> frozenset[str]:
    return frozenset(_items(raw, "[AX-42, AX-24]"))


def _day(raw: Raw) -> date | Open:
    text = _text(raw)
    if not text:
        return Open.OPEN
    try:
        return day_of(text)
    except InputError as error:
        raise MetadataError(f"{error}, or leave it empty for always") from None


def _language(raw: Raw) -> str:
    text = _said(raw)
    if text not in LANGUAGES:
        raise MetadataError(f"{text!r} is not a language that can be read; write one of {', '.join(LANGUAGES)}")
    return text


def _sources(raw: Raw) -> tuple[Revision, ...]:
    found = tuple(Revision.parse(item) for item in _items(raw, "[returns-v1, rack-guide-v2]"))
    for revision in found:
        _name(Raw(revision.document, raw.line))
        _name(Raw(revision.label, raw.line))
    return tuple(dict.fromkeys(found))


_PARSERS: Mapping[str, Callable[[Raw], object]] = MappingProxyType(
    {
        "id": _name,
        "revision": _name,
        "title": _said,
        "status": _status,
        "product": _products,
        "allowed_groups": _groups,
        "valid_from": _day,
        "valid_to": _day,
        "language": _language,
        "derived_from": _sources,
        "owner": _text,
    }
)
