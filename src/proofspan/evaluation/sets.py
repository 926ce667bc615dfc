"""A set is a folder: documents (or a corpus), questions, and sometimes passages that were cut already."""

from collections.abc import Mapping
from pathlib import Path

from proofspan.documents import Revision
from proofspan.errors import GoldenSetError
from proofspan.evaluation import corpus, questions
from proofspan.evaluation.corpus import Corpus
from proofspan.evaluation.formats import beir
from proofspan.evaluation.nouns import GoldenSet
from proofspan.evaluation.rows import rows
from proofspan.spans import Span

DOCUMENTS = "documents"
QUESTIONS = "queries.jsonl"
PASSAGES = "passages.jsonl"


def read(folder: Path, *, unwritten: bool = False) -> GoldenSet:
    """The set in a folder, of our own layout or of BEIR's. `unwritten`: also questions without their words yet.

    Raises `GoldenSetError` naming the file and the line where it cannot be read.
    """
    if beir.found(folder):
        return beir.read(folder, unwritten=unwritten)
    if not (folder / QUESTIONS).is_file():
        found = f"no {QUESTIONS} in it" if folder.is_dir() else _not_a_folder(folder)
        raise GoldenSetError(f"{folder}: {found}; a set is a folder with {QUESTIONS} and documents")
    held = _corpus(folder)
    passages = _passages(folder / PASSAGES, held) if (folder / PASSAGES).is_file() else {}
    asked, notes = questions.read(folder / QUESTIONS, unwritten=unwritten)
    return GoldenSet(
        name=folder.resolve().name,
        questions=asked,
        documents=held.documents,
        ids=held.ids,
        passages=passages,
        notes=(*held.notes, *notes),
    )


def _not_a_folder(folder: Path) -> str:
    return "it is a file" if folder.exists() else "there is no such folder"


def _corpus(folder: Path) -> Corpus:
    files = [name for name in corpus.FILES if (folder / name).is_file()]
    found = files + ([DOCUMENTS] if (folder / DOCUMENTS).is_dir() else [])
    if len(found) > 1:
        raise GoldenSetError(f"{folder.name}: both {found[0]} and {found[1]}: which one is meant? keep one")
    if not found:
        return Corpus((), {}, ())
    return corpus.read_rows(folder / files[0]) if files else corpus.read_folder(folder / DOCUMENTS)


def _passages(path: Path, held: Corpus) -> Mapping[str, tuple[Revision, Span]]:
    lengths = {document.revision: len(document.text) for document in held.documents}
    named = {str(revision): revision for revision in lengths} | held.ids
    passages: dict[str, tuple[Revision, Span]] = {}
    for row in rows(path):
        name, document = row.name("id"), row.name("doc_id")
        start, end = row.offset("start"), row.offset("end")
        if name in passages:
            raise row.fault(f"the id {name!r} stands above already")
        if document not in named:
            raise row.fault(f"passage {name!r} is of {document!r}, which is no document of the set")
        if start is None or end is None or not start <= end <= lengths[named[document]]:
            raise row.fault(
                f"passage {name!r} is {start}..{end}, and {document!r} has {lengths[named[document]]} characters"
            )
        passages[name] = (named[document], Span(start, end))
    return passages
