"""A freeze: the digests of everything that decides a result, taken before the result is known."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import proofspan
from proofspan.audit import canonical
from proofspan.documents import digest_of
from proofspan.errors import FrozenError, GoldenSetError, NothingEvaluatedError, SettingError
from proofspan.evaluation.freezing.placing import as_json, place
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import GoldenSet

FILE = "freeze.json"
PARTS = ("queries.jsonl*", "corpus.jsonl*", "passages.jsonl*", "qrels", "documents")
"""What a set consists of, in its folder."""
SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Freeze:
    """Digests are SHA-256, 64 hexadecimal digits. `set` is the folder of the set, `files` its files by their place in
    it, `documents` the revisions as they were read from them, by the digest of their text. `config` is the way of
    finding with nothing left open, `asked` the settings it was made from, and `code` is of every source file.
    """

    set: str
    files: Mapping[str, str]
    documents: Mapping[str, str]
    config: Mapping[str, Any]
    asked: Mapping[str, Any]
    version: str
    code: str

    @property
    def digest(self) -> str:
        """Of all of it but the folder that the set stands in."""
        values = self.values
        del values["set"]
        return digest_of(canonical(values))

    @property
    def values(self) -> dict[str, Any]:
        """As JSON values."""
        return asdict(self)

    def write(self, folder: Path) -> None:
        """Writes `freeze.json` into the folder, which is made; `FrozenError` when it holds one already."""
        if (folder / FILE).exists():
            raise FrozenError(f"{folder / FILE} exists: what is frozen stays; freeze into another folder")
        place(folder, {FILE: as_json({"schema_version": SCHEMA_VERSION, "freeze": self.digest, **self.values})})

    @classmethod
    def read(cls, folder: Path) -> "Freeze":
        """The freeze that stands in a folder; `FrozenError` when its words are not those that its digest was taken of,
        `GoldenSetError` when there is none.
        """
        if folder.is_file() and folder.name == FILE:
            raise GoldenSetError(f"{folder} is the freeze itself: name its folder, {folder.parent}")
        file = folder / FILE
        try:
            whole = json.loads(file.read_text(encoding="utf-8"))
            stated = whole["freeze"]
            found = cls(**{name: whole[name] for name in cls.__dataclass_fields__})
        except (FileNotFoundError, NotADirectoryError):
            raise GoldenSetError(
                f"{folder}: no {FILE} in it: `proofspan freeze SET --out {folder}` makes one"
            ) from None
        except (ValueError, TypeError, KeyError, RecursionError):
            raise FrozenError(
                f"{file} is no freeze as proofspan writes it: freeze again, into another folder"
            ) from None
        if found.digest != stated:
            raise FrozenError(f"{file} was changed after it was written: freeze again, into another folder")
        return found

    def refuse_changes(self, now: "Freeze") -> None:
        """Raises `FrozenError` that names what is not as it was frozen; the folder alone may be another."""
        changes = list(_changes(self, now))
        if changes:
            more = f", and {len(changes) - 5} more" if len(changes) > 5 else ""
            raise FrozenError(f"not as it was frozen: {'; '.join(changes[:5])}{more}: freeze anew into another folder")

    def refuse_other_code(self) -> None:
        """Raises `FrozenError` when this is not the proofspan that froze it: what it asks may mean something else."""
        self.refuse_changes(replace(self, version=version("proofspan"), code=code_digest()))


def freeze(folder: Path, golden: GoldenSet, how: How, *, asked: Mapping[str, Any]) -> Freeze:
    """The freeze of a set as it stands in its folder, and of the way in which it will be asked.

    Raises `NothingEvaluatedError` for a set without documents: nothing could be asked of it.
    """
    if not golden.documents:
        raise NothingEvaluatedError(f"{golden.name}: no document in it that can be read")
    return Freeze(
        set=str(folder.resolve()),
        files=digests(folder),
        documents={str(document.revision): document.digest for document in golden.documents},
        config=json.loads(json.dumps(how.config())),
        asked=dict(asked),
        version=version("proofspan"),
        code=code_digest(),
    )


def digests(folder: Path) -> dict[str, str]:
    """Of every file that the set in a folder is read from, by its place in it."""
    return {_name(file, folder): _digest(file.read_bytes()) for file in _files(folder)}


def refuse_within(folder: Path, out: Path) -> None:
    """Raises `SettingError` for a folder that lies in what the set in `folder` is read from: with it the set would no
    longer be what was frozen.
    """
    named = [folder / part for part in PARTS if "*" not in part]
    found = {part.resolve() for part in (*named, *_parts(folder))}
    place = out.resolve()
    if within := found & {place, *place.parents}:
        raise SettingError(f"{out} lies in {min(within).name}, which the set is read from: name a folder outside it")


def code_digest() -> str:
    """Of every source file of proofspan, by its place and its bytes."""
    root = Path(proofspan.__file__).parent
    lines = (f"{file.relative_to(root).as_posix()} {_digest(file.read_bytes())}" for file in sorted(root.rglob("*.py")))
    return _digest("\n".join(lines).encode())


def _changes(then: Freeze, now: Freeze) -> Iterator[str]:
    yield from _of("file", then.files, now.files)
    yield from _of("document", then.documents, now.documents)
    for key in sorted(then.config.keys() | now.config.keys()):
        was, found = then.config.get(key), now.config.get(key)
        if was != found:
            yield f"{key} was {json.dumps(was)} and is {json.dumps(found)}"
    if then.asked != now.asked:
        yield "the settings are others"
    if then.version != now.version:
        yield f"proofspan was {then.version} and is {now.version}"
    elif then.code != now.code:
        yield f"the code of proofspan {now.version} is not the same"


def _of(kind: str, then: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    for name in sorted(then.keys() | now.keys()):
        if name not in now:
            yield f"the {kind} {name} is gone"
        elif name not in then:
            yield f"the {kind} {name} is new"
        elif then[name] != now[name]:
            yield f"the {kind} {name} was changed"


def _files(folder: Path) -> list[Path]:
    """The files that a set is read from; whatever else stands in its folder, such as a report, decides nothing."""
    parts = _parts(folder)
    below = (file for part in parts if part.is_dir() for file in part.rglob("*"))
    return sorted(file for file in (*parts, *below) if file.is_file() and not file.name.startswith("."))


def _parts(folder: Path) -> list[Path]:
    return [part for pattern in PARTS for part in folder.glob(pattern)]


def _name(file: Path, folder: Path) -> str:
    """Its place in the folder; a byte that is no letter, as file names may have it, as its escape."""
    return file.relative_to(folder).as_posix().encode("utf-8", "backslashreplace").decode()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
