"""Files that are to be added: each with its document, or with the reason why it has none."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from proofspan.documents import Document
from proofspan.documents.intake import Refusal, document, walk
from proofspan.documents.manifest import Metadata
from proofspan.errors import InputError


@dataclass(frozen=True, slots=True)
class Submission:
    """A file as reports call it and its document, or the reason why there is none."""

    file: str
    document: Document | None
    reason: str = ""


def submissions(paths: Iterable[Path], defaults: Metadata) -> Iterator[Submission]:
    """Everything found at or below the paths, in the order of names, read one at a time as it is asked for.

    Raises `InputError` for a path that does not exist; a file that cannot be read is a submission with a reason.
    """
    for found in walk(paths):
        if isinstance(found, Refusal):
            yield Submission(found.name, None, found.reason)
            continue
        try:
            yield Submission(found.name, document(found, defaults))
        except InputError as error:
            yield Submission(found.name, None, str(error).removeprefix(f"{found.name}: "))
