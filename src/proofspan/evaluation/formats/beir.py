"""BEIR folders: corpus.jsonl and queries.jsonl with `_id`, and judgments in qrels/SPLIT.tsv."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from proofspan.errors import GoldenSetError
from proofspan.evaluation import corpus, questions
from proofspan.evaluation.corpus import Corpus
from proofspan.evaluation.formats.judgments import Judgments, collected, graded, whole
from proofspan.evaluation.misspelt import inside, misspelt
from proofspan.evaluation.nouns import GoldenSet
from proofspan.evaluation.rows import Row, lines, rows

ID = "_id"
QUESTIONS = ("queries.jsonl", "queries.jsonl.gz")
SPLITS = ("test", "dev", "train")
"""The judgments that count, the first of these that is there."""
HEADER = ("query-id", "corpus-id", "score")
ASKED = ("answerable", "anchors", "forbidden_evidence_ids", "groups", "as_of", "product", "lang", "without")
"""What a question's `metadata` may say beside its words: the keys of a set of our own."""


def found(folder: Path) -> bool:
    """Whether a folder is one of BEIR's: its first question has an `_id` and no `id`."""
    path = next((folder / name for name in QUESTIONS if (folder / name).is_file()), None)
    first = next(rows(path), None) if path else None
    return first is not None and ID in first.values and "id" not in first.values


def read(folder: Path, *, unwritten: bool = False) -> GoldenSet:
    """The set in a BEIR folder. The questions of its queries.jsonl that the judgments do not name belong to another
    split: they are left out, but those that say that they have no answer, and a note counts them.

    Raises `GoldenSetError` naming the file and the line where it cannot be read.
    """
    path = next(folder / name for name in QUESTIONS if (folder / name).is_file())
    held, written = _corpus(folder), list(rows(path))
    judgments, notes = _judgments(folder)
    asked = [_asked(row, judgments) for row in written]
    known = {row.values[ID] for row in asked}
    for question, line in judgments.lines.items():
        if question not in known:
            raise GoldenSetError(f"{judgments.file}:{line}: {question!r} is no question of {path.name}")
    kept = [row for row in asked if row.values[ID] in judgments.grades or row.values.get("answerable") is False]
    if len(kept) < len(asked):
        notes = (*notes, f"{len(asked) - len(kept)} questions are left out: {judgments.file} does not judge them")
    return GoldenSet(
        name=folder.resolve().name,
        questions=questions.gathered(kept, path.name, unwritten=unwritten),
        documents=held.documents,
        ids=held.ids,
        notes=(*held.notes, *_misspelt(written), *notes),
    )


def write(
    folder: Path,
    *,
    documents: Iterable[Mapping[str, Any]],
    asked: Iterable[Mapping[str, Any]],
    grades: Mapping[str, Mapping[str, float]],
) -> None:
    """Writes rows with their `_id` as corpus.jsonl and queries.jsonl, and grades as qrels/test.tsv.

    Raises `GoldenSetError` for an id with a tab or a line end and for a grade that is not whole.
    """
    judged = [
        f"{_cell(question)}\t{_cell(name)}\t{whole(grade, of=f'{name!r} of {question!r}')}"
        for question, names in grades.items()
        for name, grade in names.items()
    ]
    (folder / "qrels").mkdir(parents=True)
    _lines(folder / "corpus.jsonl", (json.dumps(row, ensure_ascii=False) for row in documents))
    _lines(folder / "queries.jsonl", (json.dumps(row, ensure_ascii=False) for row in asked))
    _lines(folder / "qrels" / "test.tsv", ("\t".join(HEADER), *judged))


def _corpus(folder: Path) -> Corpus:
    files = [name for name in corpus.FILES if (folder / name).is_file()]
    if len(files) > 1:
        raise GoldenSetError(f"{folder.name}: both {files[0]} and {files[1]}: which one is meant? keep one")
    return corpus.read_rows(folder / files[0], key=ID) if files else Corpus((), {}, ())


def _misspelt(written: Sequence[Row]) -> tuple[str, ...]:
    """Notes on keys of the questions and of their metadata that nobody reads, and that look like one that is read."""
    said = misspelt(inside(written, "metadata"), ASKED)
    return (*misspelt(written, (ID, "text", "metadata"), inner=ASKED), *said)


def _asked(row: Row, judgments: Judgments) -> Row:
    """The row as one of a set of our own."""
    name, metadata = row.name(ID), row.inner("metadata").values
    said = {key: metadata[key] for key in ASKED if key in metadata}
    own = {"id": name, ID: name, "text": row.values.get("text"), "qrels": dict(judgments.grades.get(name, {}))}
    return Row(row.file, row.line, said | own)


def _judgments(folder: Path) -> tuple[Judgments, tuple[str, ...]]:
    """The judgments that count, and a note that says which they are and what is there beside them."""
    there = sorted(path for path in (folder / "qrels").glob("*") if path.name.endswith((".tsv", ".tsv.gz")))
    files = {path.name.partition(".tsv")[0]: path for path in there}
    if len(files) < len(there):
        raise GoldenSetError(f"{folder.name}: judgments both plain and compressed: which ones are meant? keep one")
    split = next((name for name in SPLITS if name in files), None)
    if split is None and len(files) == 1:
        (split,) = files
    if split is None:
        raise GoldenSetError(
            f"{folder.name}: its questions have _id, as in a BEIR folder, whose judgments are "
            f"qrels/test.tsv (else dev.tsv, else train.tsv); found "
            f"{', '.join(path.name for path in there) or 'none'}"
        )
    others = [path.name for name, path in files.items() if name != split]
    beside = f" (not by {', '.join(others)})" if others else ""
    return _read(files[split]), (f"a BEIR folder, judged by qrels/{files[split].name}{beside}",)


def _read(path: Path) -> Judgments:
    name = f"qrels/{path.name}"
    return collected(name, _cells(path, name))


def _cells(path: Path, name: str) -> Iterator[tuple[int, str, str, str]]:
    header = True
    for line, text in lines(path):
        cells = [cell.strip() for cell in text.split("\t")]
        if len(cells) != len(HEADER) or not all(cells):
            raise GoldenSetError(
                f"{name}:{line}: a line is {', '.join(HEADER)} with tabs between; found {text.strip()!r:.60}"
            )
        if header:
            header = False
            if graded(cells[-1]):
                raise GoldenSetError(
                    f"{name}:{line}: the first line is the header {' '.join(HEADER)}, found a judgment"
                )
            continue
        yield line, cells[0], cells[1], cells[2]


def _cell(name: str) -> str:
    if name != name.strip() or not name or any(mark in name for mark in "\t\n\r"):
        raise GoldenSetError(f"{name!r} cannot be written: an id in a BEIR folder has no tab and no line end")
    return name


def _lines(path: Path, written: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in written), encoding="utf-8")
