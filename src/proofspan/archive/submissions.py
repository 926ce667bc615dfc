"""Files that are to be added: each with its document, or with the reason why it has none."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cached_property
from importlib.metadata import version
from pathlib import Path

from proofspan.documents import Document
from proofspan.documents.intake import SIDECAR, File, Refusal, document, walk
from proofspan.documents.manifest import Metadata
from proofspan.documents.opening import read_within
from proofspan.errors import InputError

RULES = "1"
"""Raised whenever files are read as something else: what was noted of a file before is not looked at any more."""
READERS = ("proofspan", "lxml", "markdown-it-py", "pypdfium2", "PyYAML", "selectolax")
"""The distributions that decide what a file is read as."""


class Submission:
    """A file as reports call it and its document, or the reason why there is none.

    `mark` names all that decides the document, empty where nothing does: two submissions of one mark are the same.
    """

    def __init__(self, file: str, document: Document | None, reason: str = "") -> None:
        self.file = file
        self._given = (document, reason)

    @property
    def _read(self) -> tuple[Document | None, str]:
        return self._given

    @property
    def document(self) -> Document | None:
        """The document; None when there is none."""
        return self._read[0]

    @property
    def reason(self) -> str:
        """Why there is no document; empty when there is one."""
        return self._read[1]

    @property
    def mark(self) -> str:
        """Known before the document is read."""
        return ""

    @property
    def confirmed(self) -> bool:
        """Whether the document was read from what the mark names: not where the file was changed between the two."""
        return False


class OfFile(Submission):
    """One whose file is read when its document is asked for."""

    def __init__(self, found: File, defaults: Metadata, *, rules: str) -> None:
        self.file = found.name
        self._found, self._defaults, self._rules = found, defaults, rules

    @cached_property
    def _read(self) -> tuple[Document | None, str]:
        try:
            return document(self._found, self._defaults), ""
        except InputError as error:
            return None, str(error).removeprefix(f"{self.file}: ")

    @cached_property
    def mark(self) -> str:
        """A digest of the file's name and bytes, of all metadata around it and of the rules that read them."""
        try:
            return self._marked(read_within(self._found.root, self._found.path, name=self.file))
        except (InputError, OSError):
            return ""

    @property
    def confirmed(self) -> bool:
        """See `Submission.confirmed`."""
        try:
            return self.document is not None and self.mark == self._marked(self.document.source.data)
        except (InputError, OSError):
            return False

    def _marked(self, data: bytes) -> str:
        found = self._found
        beside = found.path.with_name(found.path.name + SIDECAR)
        sidecar = read_within(found.sidecar_root, beside, name=self.file) if found.has_sidecar else b""
        said = [self._rules, self.file, _told(found.folder), _told(self._defaults), str(found.has_sidecar)]
        digest = hashlib.sha256()
        for part in (*(each.encode("utf-8", "surrogatepass") for each in said), sidecar, data):
            digest.update(len(part).to_bytes(8, "big") + part)
        return digest.hexdigest()


def _told(metadata: Metadata) -> str:
    """A layer of metadata as text; equal layers as equal text."""
    values = ((field.name, getattr(metadata, field.name)) for field in fields(metadata))
    return repr([(name, sorted(value) if isinstance(value, frozenset) else value) for name, value in values])


def submissions(paths: Iterable[Path], defaults: Metadata) -> Iterator[Submission]:
    """Everything found at or below the paths, in the order of names, each read when it is asked for.

    Raises `InputError` for a path that does not exist; a file that cannot be read is a submission with a reason.
    """
    rules = " ".join((RULES, *map(version, READERS)))
    for found in walk(paths):
        if isinstance(found, Refusal):
            yield Submission(found.name, None, found.reason)
        else:
            yield OfFile(found, defaults, rules=rules)
