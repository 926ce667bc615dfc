"""Intake: a folder of files to documents, each with its text and metadata, or with the reason why not."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from proofspan.documents.manifest import Manifest, Metadata, Open, id_from, metadata_of, read_manifest, read_sidecar
from proofspan.documents.nouns import Document, Policy, Revision, Source, Status, Validity
from proofspan.documents.opening import read_within
from proofspan.documents.places import is_inside, is_text, is_there
from proofspan.documents.readers import KINDS, Reading, read
from proofspan.documents.readers.decoding import decode
from proofspan.documents.readers.invisible import cleaned, said
from proofspan.documents.strict_yaml import FRONT_MATTER_BYTES, MANIFEST_BYTES
from proofspan.errors import DocumentError, InputError, MetadataError, UnreadableError

MANIFEST = "manifest.yaml"
"""The name of a folder's manifest."""

MOST_DEEP = 100
"""How many folders may stand inside one another."""

SIDECAR = ".meta.yaml"
"""What follows the whole name of a file in the name of its sidecar: `contract.pdf.meta.yaml`."""


@dataclass(frozen=True, slots=True)
class File:
    """A file that can be read: where it is, how it is called in reports, and what its folders' manifests say.

    `root` is the folder that it may not lie outside of when it is read, `sidecar_root` its sidecar's; None: anywhere.
    """

    path: Path
    name: str
    folder: Metadata = field(default_factory=Metadata)
    has_sidecar: bool = False
    root: Path | None = None
    sidecar_root: Path | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that was found and not taken, as it is called in reports, with the reason."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class _Folder:
    """A folder on the way down: its path, its name in reports, the root it may not leave, and what holds in it."""

    path: Path
    name: str
    root: Path
    manifests: tuple[tuple[str, Manifest], ...] = ()
    broken: str = ""

    def of(self, child: str) -> str:
        """How something in the folder is called in reports."""
        return f"{self.name}/{child}" if self.name else child


def walk(paths: Iterable[Path]) -> Iterator[File | Refusal]:
    """Every file at or below the paths in the order of their names, as a `File` or as a `Refusal`.

    Hidden files and folders are skipped. Symbolic links that leave the given folder are refused and not
    followed. The manifests that count are those of the given folder (of a given file: its own folder) and
    below. Raises `InputError` naming a path that does not exist.
    """
    asked = [Path(path) for path in paths]
    for path in asked:
        if not os.path.exists(path):  # noqa: PTH110
            raise InputError(f"{path}: asked to read it, found nothing there; check the path")
    for path in asked:
        if os.path.isdir(path):  # noqa: PTH112
            yield from _below(_Folder(path, "", path.resolve()))
        else:
            yield from _single(path)


def document(file: File, defaults: Metadata) -> Document:
    """The document of one file: its text, and its metadata from manifest, sidecar and front matter, in this order.

    `defaults` fill what all of them leave unsaid. Raises `UnreadableError` when there is no text to read, and
    `MetadataError` when any layer is malformed.
    """
    data = _bytes(file)
    reading = read(file.name, data)
    if not reading.text.strip():
        unseen = f" that can be seen: {said(reading.hidden)}" if reading.hidden else ""
        raise UnreadableError(
            f"{file.name}: asked to read {reading.kind}, found no text in it{unseen}; nothing to search"
        )
    metadata = defaults.merged(file.folder)
    if file.has_sidecar:
        metadata = metadata.merged(_sidecar(file))
    metadata = metadata.merged(metadata_of(reading.metadata, file=file.name))
    return _joined(file, reading, metadata, data)


def _joined(file: File, reading: Reading, metadata: Metadata, data: bytes) -> Document:
    identifier = metadata.id or id_from(Path(file.name).stem)
    revision = Revision(identifier, metadata.revision or "v1")
    sources = metadata.derived_from or ()
    if revision in sources:
        raise MetadataError(f"{file.name}: derived_from names {revision}, which is the document itself")
    return Document(
        revision,
        cleaned(metadata.title or reading.title)[0],
        reading.text,
        _policy(file.name, metadata),
        metadata.language or _language(reading.text),
        reading.sections,
        reading.pages,
        reading.tables,
        sources,
        metadata.owner or "",
        Source(Path(file.name).name, reading.kind, data),
        reading.flags,
        reading.hidden,
    )


def _policy(name: str, metadata: Metadata) -> Policy:
    days = [None if isinstance(day, Open) else day for day in (metadata.valid_from, metadata.valid_to)]
    try:
        validity = Validity(*days)
    except InputError as error:
        raise MetadataError(f"{name}: {error}; the days come from more than one place") from error
    return Policy(
        metadata.status or Status.PUBLISHED,
        metadata.product or frozenset(),
        metadata.allowed_groups or frozenset(),
        validity,
    )


def _language(text: str) -> str:
    # Detection loads word lists that reading with a named language does not need.
    from proofspan.analysis.language import detect

    return detect(text)


def _bytes(file: File) -> bytes:
    try:
        return read_within(file.root, file.path, name=file.name)
    except OSError as error:
        raise UnreadableError(f"{file.name}: asked to read it, found {error.strerror}; check its rights") from error


def _sidecar(file: File) -> Metadata:
    name = file.name + SIDECAR
    path = file.path.with_name(file.path.name + SIDECAR)
    return read_sidecar(name, _yaml(file.sidecar_root, path, name=name, limit=FRONT_MATTER_BYTES))


def _yaml(root: Path | None, path: Path, *, name: str, limit: int) -> str:
    """The text of a metadata file; one beyond the limit is refused before it is read."""
    try:
        return decode(name, read_within(root, path, name=name, limit=limit))
    except OSError as error:
        raise MetadataError(f"{name}: asked to read it, found {error.strerror}; check its rights") from error
    except UnreadableError as error:
        raise MetadataError(str(error)) from error


def _single(path: Path) -> Iterator[File | Refusal]:
    """A file that was named itself: its folder's manifest and its sidecar count, the rest of the folder does not."""
    folder = _entered(_Folder(path.parent, "", path.parent.resolve()))
    if path.name == MANIFEST or path.name.endswith(SIDECAR):
        yield Refusal(path.name, "it is metadata of other files; name them, or their folder")
    else:
        try:
            found = _file(folder, path.name)
        except OSError as error:
            found = _unseen(path.name, error)
        # Whoever names a link means what it leads to.
        yield replace(found, root=None) if isinstance(found, File) else found


def _below(around: _Folder) -> Iterator[File | Refusal]:
    try:
        names = sorted(path.name for path in around.path.iterdir())
    except OSError as error:
        yield Refusal(around.name or around.path.name, f"asked to list the folder, found {error.strerror}")
        return
    folder = _entered(around)
    if folder.broken and not around.broken:
        yield Refusal(folder.of(MANIFEST), folder.broken)
    for name in names:
        if not name.startswith(".") and name != MANIFEST:
            try:
                yield from _entry(folder, name, names)
            except OSError as error:
                # A folder below has dealt with its own: this is of the entry itself.
                yield _unseen(folder.of(name), error)
    yield from _unmatched(folder)


def _unseen(called: str, error: OSError) -> Refusal:
    return Refusal(called, f"asked to look at it, found {error.strerror}; check its rights")


def _entry(folder: _Folder, name: str, names: list[str]) -> Iterator[File | Refusal]:
    path, called = folder.path / name, folder.of(name)
    if not os.path.lexists(path):
        yield Refusal(ascii(called), "asked to look at it, found nothing that can be reached; rename or move it")
    elif not is_text(name):
        yield Refusal(ascii(called), "its name is not text in UTF-8; rename it")
    elif not is_inside(path, folder.root):
        yield Refusal(called, "a symbolic link that leaves the folder or goes round; hand in its target by itself")
    elif path.is_dir() and path.is_symlink():
        # Its files are reached by their own folder; following it could also go round for ever.
        yield Refusal(called, "a symbolic link to a folder; its files are read where they are")
    elif path.is_dir() and called.count("/") >= MOST_DEEP:
        yield Refusal(called, f"a folder inside {MOST_DEEP} others; hand it in by itself")
    elif path.is_dir():
        yield from _below(_Folder(path, called, folder.root, folder.manifests, folder.broken))
    elif name.endswith(SIDECAR):
        yield from _orphan(folder, name, names)
    else:
        yield _file(folder, name)


def _entered(folder: _Folder) -> _Folder:
    """The folder with its own manifest taken in; a malformed one breaks it and everything below."""
    path, name = folder.path / MANIFEST, folder.of(MANIFEST)
    try:
        if folder.broken or not is_there(path, name):
            return folder
        if not is_inside(path, folder.root):
            raise MetadataError(f"{name}: a symbolic link that leaves the folder; copy it here")
        manifest = read_manifest(name, _yaml(folder.root, path, name=name, limit=MANIFEST_BYTES))
    except DocumentError as error:
        return _Folder(folder.path, folder.name, folder.root, folder.manifests, str(error))
    manifests = (*folder.manifests, (folder.name, manifest))
    return _Folder(folder.path, folder.name, folder.root, manifests)


def _file(folder: _Folder, name: str) -> File | Refusal:
    path, called = folder.path / name, folder.of(name)
    if folder.broken:
        return Refusal(called, f"the manifest that holds for it is malformed: {folder.broken}")
    if not path.is_file():
        return Refusal(called, "it is no regular file; hand in a file")
    if path.suffix.lower() not in KINDS:
        return Refusal(called, f"its kind {path.suffix or name!r} is not supported; supported are {', '.join(KINDS)}")
    sidecar = path.with_name(name + SIDECAR)
    # A name that is too long with the suffix is the name of no file.
    there, linked = os.path.exists(sidecar), os.path.islink(sidecar)  # noqa: PTH110, PTH114
    if linked and not (there and is_inside(sidecar, folder.root)):
        return Refusal(called, "its sidecar is a symbolic link that leaves the folder or leads nowhere; copy it here")
    return File(path, called, _from_manifests(folder, called), there, folder.root, folder.root)


def _from_manifests(folder: _Folder, called: str) -> Metadata:
    """Defaults from the outermost folder inwards, then entries for the file itself in the same order."""
    metadata = Metadata()
    for _, manifest in folder.manifests:
        metadata = metadata.merged(manifest.defaults)
    for where, manifest in folder.manifests:
        entry = manifest.files.get(called.removeprefix(f"{where}/") if where else called)
        metadata = metadata.merged(entry) if entry is not None else metadata
    return metadata


def _orphan(folder: _Folder, name: str, names: list[str]) -> Iterator[File | Refusal]:
    described = name.removesuffix(SIDECAR)
    if described not in names:
        yield Refusal(
            folder.of(name),
            f"a sidecar whose file {described!r} is not there; it is named after the whole file name, "
            f"like returns.pdf{SIDECAR}",
        )


def _unmatched(folder: _Folder) -> Iterator[File | Refusal]:
    """The entries of this folder's own manifest that name no file that is read."""
    for where, manifest in folder.manifests:
        if where == folder.name:
            for entry, line in manifest.lines.items():
                if not _is_readable(folder, entry):
                    reason = f"line {line}: files names {entry!r}, and no file that can be read is there"
                    yield Refusal(folder.of(MANIFEST), reason)


def _is_readable(folder: _Folder, entry: str) -> bool:
    path = folder.path / entry
    hidden = any(part.startswith(".") for part in entry.split("/"))
    return not hidden and os.path.isfile(path) and path.suffix.lower() in KINDS  # noqa: PTH113
