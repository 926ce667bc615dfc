"""The laboratory's material: from files, or from the running interpreter with the project's own questions and notes."""

import platform
from collections.abc import Iterable, Sequence
from pathlib import Path

from proofspan.documents import Status
from proofspan.errors import GoldenSetError, NothingEvaluatedError
from proofspan.evaluation.nouns import Invalid
from proofspan.evaluation.rows import Row, parsed, rows
from proofspan.evaluation.stdlib.corpus import docstrings
from proofspan.evaluation.stdlib.nouns import Item, Material, Text

OWN = Path(__file__).parent / "own"
STATUSES = {
    **{status.value: status for status in Status if status is not Status.QUARANTINED},
    "corrente": Status.CURRENT,
    "bozza": Status.DRAFT,
    "obsoleta": Status.OBSOLETE,
}
"""How a file may write a status: in English, or in Italian as the article does."""


def interpreter() -> Material:
    """The docstrings of the Python that runs this, asked our own questions beside our own notes."""
    name = f"docstrings of Python {platform.python_version()}"
    return _material(name, docstrings(), rows(OWN / "golden.jsonl"), rows(OWN / "notes.jsonl"))


def files(corpus: Path, golden: Path, notes: Path) -> Material:
    """The material of three files: `corpus` is a JSON array or JSON lines of id, text (testo) and status (stato),
    `golden` JSON lines of id, question, document and anchor, `notes` those of id, text and status.

    Raises `GoldenSetError` naming file, line and key.
    """
    for file, option in ((corpus, "--corpus"), (golden, "--golden"), (notes, "--notes")):
        if not file.is_file():
            raise GoldenSetError(f"{file}: there is no such file; {option} names one")
    return _material(corpus.name, _texts(_listed(corpus)), rows(golden), rows(notes))


def _material(name: str, corpus: Sequence[Text], golden: Iterable[Row], notes: Iterable[Row]) -> Material:
    """Corpus and notes together, the questions told apart by whether their anchor is there."""
    contradicting = _texts(notes)
    texts = (*corpus, *contradicting)
    if not corpus:
        raise GoldenSetError(f"{name}: no document in it")
    _refuse_repeated([text.id for text in texts], f"{name} and the notes", "document")
    read = [(row.line, _item(row)) for row in golden]
    _refuse_repeated([item.id for _, item in read], "the golden file", "question")
    if not read:
        raise NothingEvaluatedError(f"{name}: no question is asked of it; --golden names a file of questions")
    said = {text.id: text.text for text in texts}
    faults = [(line, item, _fault(item, said)) for line, item in read]
    items = tuple(item for _, item, fault in faults if not fault)
    if not items:
        raise NothingEvaluatedError(f"{name}: none of {len(read)} questions has its anchor in its document")
    invalid = tuple(Invalid(item.id, line, *fault) for line, item, fault in faults if fault)
    return Material(name, texts, frozenset(text.id for text in contradicting), items, invalid)


def _fault(item: Item, said: dict[str, str]) -> tuple[str, str] | None:
    """The kind of fault and the reason why a question cannot be counted; None when it can."""
    if item.document not in said:
        return "unknown-document", f"there is no document {item.document!r}"
    if item.held_by(said[item.document]):
        return None
    return "anchor-not-literal", f"{item.document} does not hold the anchor {item.anchor!r:.80}"


def _refuse_repeated(ids: Sequence[str], where: str, kind: str) -> None:
    seen: set[str] = set()
    for each in ids:
        if each in seen:
            raise GoldenSetError(f"{where}: {kind} {each!r} stands there twice; give each an id of its own")
        seen.add(each)


def _texts(found: Iterable[Row]) -> tuple[Text, ...]:
    return tuple(Text(row.name("id"), _said(row), _status(row)) for row in found)


def _said(row: Row) -> str:
    return row.name("testo" if "testo" in row.values else "text")


def _status(row: Row) -> Status:
    key = "stato" if "stato" in row.values else "status"
    status = STATUSES.get(row.name(key))
    if status is None:
        raise row.fault(f"{key} is one of {', '.join(STATUSES)}, found {row.values[key]!r:.60}")
    return status


def _item(row: Row) -> Item:
    return Item(row.name("id"), row.name("question"), row.name("document"), row.name("anchor"))


def _listed(path: Path) -> Iterable[Row]:
    """The rows of a JSON array, numbered from 1, or of a file of JSON lines."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise GoldenSetError(f"{path.name}: cannot be read as UTF-8: {error}") from error
    if not text.lstrip().startswith("["):
        return rows(path)
    values = parsed(text, path.name)
    wrong = next((n for n, value in enumerate(values, start=1) if not isinstance(value, dict)), None)
    if wrong is not None:
        raise GoldenSetError(f"{path.name}: item {wrong} of the array is no object")
    return [Row(path.name, number, value) for number, value in enumerate(values, start=1)]
