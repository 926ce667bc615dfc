"""The questions of a set, read as they are written; what they ask for is looked up later."""

import math
from collections.abc import Iterable
from pathlib import Path

from proofspan.errors import GoldenSetError
from proofspan.evaluation.misspelt import inside, misspelt
from proofspan.evaluation.nouns import Anchor, Question
from proofspan.evaluation.rows import Row, rows
from proofspan.spans import Span

SAID = (
    *("answerable", "anchors", "forbidden_evidence_ids", "groups", "as_of", "product", "lang", "without"),
    *("required_evidence_ids", "qrels", "anchor", "document"),
)
"""The keys of a question that are read, beside `id` and `text`."""
ASIDE = ("answer", "evidence")
"""Keys for the reader of a set, which nothing here reads."""
ANCHOR = ("doc_id", "start", "end", "text")


def read(path: Path, *, unwritten: bool = False) -> tuple[tuple[Question, ...], tuple[str, ...]]:
    """The questions of a queries.jsonl, and notes on keys that look misspelt; raises `GoldenSetError` naming file and
    line, also for an id used twice.

    `unwritten`: questions whose text is still to be written are read too, with an empty one.
    """
    read = list(rows(path))
    notes = misspelt(read, ("id", "text", *SAID), aside=ASIDE)
    return gathered(read, path.name, unwritten=unwritten), (*notes, *misspelt(inside(read, "anchors"), ANCHOR))


def gathered(read: Iterable[Row], file: str, *, unwritten: bool = False) -> tuple[Question, ...]:
    """The questions that the rows of a file write; see `read`."""
    questions: list[Question] = []
    lines: dict[str, int] = {}
    for row in read:
        question = _question(row, unwritten=unwritten)
        if question.id in lines:
            raise row.fault(f"the id {question.id!r} stands in line {lines[question.id]} already")
        lines[question.id] = row.line
        questions.append(question)
    if not questions:
        raise GoldenSetError(f"{file}:1: no question in it; a line is an object with id and text")
    return tuple(questions)


def _question(row: Row, *, unwritten: bool) -> Question:
    groups = frozenset(row.names("groups") or ())
    return Question(
        line=row.line,
        id=row.name("id"),
        text=row.string("text").strip() and row.name("text") if unwritten else row.name("text"),
        answerable=row.truth("answerable"),
        required=_required(row),
        anchors=_anchors(row),
        forbidden=row.names("forbidden_evidence_ids") or (),
        groups=groups,
        as_of=row.day("as_of"),
        products=frozenset(row.names("product") or ()),
        language=row.string("lang"),
        without=row.names("without") or (),
    )


def _required(row: Row) -> tuple[tuple[str, float], ...]:
    """The evidence ids with their grades: those listed, else those judged above 0; empty when anchors decide."""
    listed = row.names("required_evidence_ids")
    if listed:
        return tuple((each, 1.0) for each in dict.fromkeys(listed))
    judged = []
    for each, grade in row.inner("qrels").values.items():
        if isinstance(grade, bool) or not isinstance(grade, int | float) or not _finite(grade):
            raise row.fault(f"qrels gives {each!r} a grade that is no number: {grade!r:.40}")
        if grade > 0:
            judged.append((each, float(grade)))
    return tuple(judged)


def _finite(grade: int | float) -> bool:
    try:
        return math.isfinite(grade)
    except OverflowError:
        return False


def _anchors(row: Row) -> tuple[Anchor, ...]:
    listed = row.values.get("anchors")
    if listed is None:
        single = row.string("anchor")
        return (Anchor(row.string("document"), single),) if single else ()
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise row.fault(f"anchors is a list of objects, found {listed!r:.60}")
    return tuple(_anchor(Row(row.file, row.line, each)) for each in listed)


def _anchor(row: Row) -> Anchor:
    start, end = row.offset("start"), row.offset("end")
    if (start is None) is not (end is None):
        raise row.fault("an anchor has both start and end, or neither")
    if start is not None and end is not None and start > end:
        raise row.fault(f"an anchor runs forward, found {start}..{end}")
    span = None if start is None or end is None else Span(start, end)
    return Anchor(row.name("doc_id"), row.string("text"), span)
