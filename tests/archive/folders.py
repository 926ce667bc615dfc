"""Small folders of Markdown files, and archives of them; not tests themselves."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from proofspan.archive import Answering, Archive, Asking, Report, submissions
from proofspan.documents.manifest import Metadata
from proofspan.eligibility import Eligibility, Identity
from proofspan.generators import Generator
from proofspan.generators.extractive import Extractive
from proofspan.passages import chunker
from proofspan.retrieval import Query, Recipe

CHUNKER = "paragraphs:160"


def write(folder: Path, name: str, text: str, **metadata: str) -> Path:
    """A Markdown file with this front matter."""
    folder.mkdir(exist_ok=True)
    front = "".join(f"{key}: {value}\n" for key, value in metadata.items())
    (folder / name).write_text(f"---\n{front}---\n{text}\n", encoding="utf-8")
    return folder / name


def add(archive: Archive, *paths: Path, supersede: bool = False, chunks: str = CHUNKER) -> Report:
    """Adds files or folders, cut in the usual way unless said otherwise."""
    archive.configure(chunks)
    return archive.add(submissions(paths, Metadata()), chunker(chunks), supersede=supersede)


def archive_of(folder: Path) -> Archive:
    """A throw-away archive of a folder."""
    archive = Archive.in_memory()
    add(archive, folder)
    return archive


def asker(*groups: str, as_of: date = date(2026, 6, 1)) -> Eligibility:
    """Somebody of these groups on a day."""
    return Eligibility(Identity("somebody", frozenset(groups)), as_of)


def asking(
    text: str,
    *groups: str,
    as_of: date = date(2026, 6, 1),
    k: int = 3,
    generator: Generator | None = None,
    at: int | None = None,
) -> Asking:
    """A question, answered extractively unless said otherwise."""
    query = Query(text, asker(*groups, as_of=as_of), k)
    return Asking(query, Recipe(), Answering(generator or Extractive()), {"method": "bm25"}, at)


def outcomes(report: Report) -> Sequence[tuple[str, str]]:
    """File and outcome of each line of a report."""
    return [(outcome.file, outcome.taken.value) for outcome in report.files]
