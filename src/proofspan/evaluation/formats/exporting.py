"""A set written for other tools, whose corpus is what its questions require: documents, passages or sections."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from proofspan.documents import Document, Revision
from proofspan.errors import FrozenError, GoldenSetError, NothingEvaluatedError, SettingError
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.formats import beir, trec
from proofspan.evaluation.formats.units import Names
from proofspan.evaluation.library import Library
from proofspan.evaluation.nouns import GoldenCase, GoldenSet, Invalid, Kind, Target

FORMATS = ("beir", "trec")
QRELS, TOPICS = "qrels.txt", "topics.tsv"


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written, and what could not be."""

    rows: int
    questions: int
    judgments: int
    invalid: tuple[Invalid, ...]
    notes: tuple[str, ...]

    @property
    def values(self) -> dict[str, Any]:
        """The same as JSON values."""
        invalid = [item.values for item in self.invalid]
        counted = {"rows": self.rows, "questions": self.questions, "judgments": self.judgments}
        return {**counted, "invalid_items": invalid, "notes": list(self.notes)}


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the corpus: its id, and the document of which it is all or, with `text`, a part."""

    id: str
    document: Document
    text: str | None = None


def export(golden: GoldenSet, folder: Path, form: str) -> Exported:
    """Writes a set into a folder that is not there or empty: `beir`, a BEIR folder; `trec`, qrels.txt and topics.tsv.

    Questions that cannot be counted are left out. Raises `SettingError` for another form, `FrozenError` when something
    is in the folder, `GoldenSetError` when the set requires what no row of a corpus is, `NothingEvaluatedError` when no
    question is left.
    """
    if form not in FORMATS:
        raise SettingError(f"format {form!r} is not one of {', '.join(FORMATS)}")
    if not golden.documents:
        raise GoldenSetError(
            f"{golden.name}: it brings no documents, and what its questions require is looked up there"
        )
    free(folder)
    cases, invalid = resolved(golden.questions, Library.of(golden, golden.documents))
    if not cases:
        raise NothingEvaluatedError(f"{golden.name}: none of its questions could be counted")
    kind, names = _kind(cases), Names.of(golden)
    rows = _rows(golden, kind, names)
    grades = {case.id: _grades(case, names) for case in cases if case.required}
    if form == "trec":
        trec.write_qrels(folder / QRELS, grades)
        _topics(folder / TOPICS, cases)
    else:
        beir.write(folder, documents=map(_shaped, rows), asked=_asked(cases, rows, kind, names), grades=grades)
    return Exported(
        rows=len(rows),
        questions=len(cases),
        judgments=sum(map(len, grades.values())),
        invalid=invalid,
        notes=_lost(golden, cases, kind),
    )


def free(folder: Path) -> None:
    """Raises `FrozenError` when a folder has something in it, or is a file: nothing is written over."""
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise FrozenError(f"{folder} is there already, and not empty: nothing was written; name a new folder")


def _kind(cases: Sequence[GoldenCase]) -> Kind:
    """What all cases require; documents where nothing is required."""
    kinds: dict[Kind, str] = {}
    for case in cases:
        for target in case.required:
            kinds.setdefault(target.kind, case.id)
    if Kind.ANCHOR in kinds:
        raise GoldenSetError(
            f"{kinds[Kind.ANCHOR]!r} requires words of a document: other tools judge rows of a corpus; give it "
            "required_evidence_ids or qrels"
        )
    if len(kinds) > 1:
        said = " and ".join(f"a {kind.value} ({question!r})" for kind, question in kinds.items())
        raise GoldenSetError(f"the questions require {said}: a corpus of other tools has rows of one kind")
    return next(iter(kinds), Kind.DOCUMENT)


def _rows(golden: GoldenSet, kind: Kind, names: Names) -> list[_Row]:
    held = {document.revision: document for document in golden.documents}
    if kind is Kind.PASSAGE:
        places = golden.passages.items()
        return [_Row(name, held[revision], span.of(held[revision].text)) for name, (revision, span) in places]
    if kind is Kind.DOCUMENT:
        return [_Row(names.document(revision), document) for revision, document in held.items()]
    texts: defaultdict[tuple[str, Revision], list[str]] = defaultdict(list)
    for document in golden.documents:
        for section in document.sections:
            if len(section.span):
                place = (f"{document.revision}#{section.name}", document.revision)
                texts[place].append(section.span.of(document.text))
    return [_Row(name, held[revision], "\n\n".join(parts)) for (name, revision), parts in texts.items()]


def _row_of(target: Target, names: Names) -> str:
    if target.kind is Kind.DOCUMENT:
        return names.document(target.revision)
    return target.id if target.kind is Kind.PASSAGE else f"{target.revision}#{target.id.rpartition('#')[2]}"


def _grades(case: GoldenCase, names: Names) -> dict[str, float]:
    grades: dict[str, float] = {}
    for target in case.required:
        name = _row_of(target, names)
        grades[name] = max(target.grade, grades.get(name, 0.0))
    return grades


def _shaped(row: _Row) -> dict[str, Any]:
    document, policy = row.document, row.document.policy
    own = {"document_id": document.revision.document, "revision": document.revision.label}
    metadata = {
        **(own if row.text is None else {}),
        "status": policy.status.value,
        "product": sorted(policy.products),
        "allowed_groups": sorted(policy.allowed_groups),
        "valid_from": policy.validity.valid_from and policy.validity.valid_from.isoformat(),
        "valid_to": policy.validity.valid_to and policy.validity.valid_to.isoformat(),
        "lang": document.language,
    }
    text = document.text if row.text is None else row.text
    return {"_id": row.id, "title": document.title, "text": text, "metadata": metadata}


def _asked(cases: Iterable[GoldenCase], rows: Sequence[_Row], kind: Kind, names: Names) -> list[dict[str, Any]]:
    of_document: defaultdict[Revision, list[str]] = defaultdict(list)
    for row in rows:
        of_document[row.document.revision].append(row.id)
    return [
        {"_id": case.id, "text": case.question.text, "metadata": _metadata(case, of_document, kind, names)}
        for case in cases
    ]


def _metadata(case: GoldenCase, rows: Mapping[Revision, list[str]], kind: Kind, names: Names) -> dict[str, Any]:
    """What a question says beside its words, with the ids of the rows; keys that it does not say are left out."""
    question = case.question
    forbidden = [
        name
        for target in case.forbidden
        for name in (rows[target.revision] if target.kind is Kind.DOCUMENT else [_row_of(target, names)])
        if target.kind in (kind, Kind.DOCUMENT)
    ]
    said = {
        "answerable": case.answerable,
        "anchors": _anchors(case, names) if kind is Kind.DOCUMENT else [],
        "forbidden_evidence_ids": forbidden,
        "groups": sorted(question.groups),
        "as_of": question.as_of and question.as_of.isoformat(),
        "product": sorted(question.products),
        "lang": question.language,
        "without": [name for revision in sorted(case.without) for name in rows[revision]],
    }
    return {key: value for key, value in said.items() if value or value is False}


def _anchors(case: GoldenCase, names: Names) -> list[dict[str, Any]]:
    return [
        {"doc_id": names.document(target.revision), "start": span.start, "end": span.end}
        for target in case.anchors
        for span in target.spans[:1]
    ]


def _topics(path: Path, cases: Iterable[GoldenCase]) -> None:
    text = "".join(f"{case.id}\t{' '.join(case.question.text.split())}\n" for case in cases)
    path.write_text(text, encoding="utf-8")


def _lost(golden: GoldenSet, cases: Sequence[GoldenCase], kind: Kind) -> tuple[str, ...]:
    """What the set has and the files cannot say."""
    lost = Counter[str]()
    if kind is Kind.DOCUMENT:
        lost["documents lose their headings as sections"] += sum(len(each.sections) > 1 for each in golden.documents)
    else:
        lost["questions lose their anchors"] += sum(bool(case.anchors) for case in cases)
    lost["questions lose forbidden evidence that is no row of the corpus"] += sum(
        any(target.kind not in (kind, Kind.DOCUMENT) for target in case.forbidden) for case in cases
    )
    return tuple(f"{count} {what}" for what, count in lost.items() if count)
