"""A set checked while it is written: what evaluate would not count, what is still to write, what is covered."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from proofspan.documents import Document, Revision
from proofspan.errors import SettingError
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.library import Library
from proofspan.evaluation.nouns import GoldenCase, GoldenSet, Invalid, Question


@dataclass(frozen=True, slots=True)
class Check:
    """What was found: `cases` would be counted, `invalid` would not, `unwritten` have no words yet.

    `covered` has for each document how many of the cases require something of it, `documents` is how many there are.
    """

    set: str
    questions: int
    cases: tuple[GoldenCase, ...]
    invalid: tuple[Invalid, ...]
    unwritten: tuple[Question, ...]
    documents: int
    covered: Mapping[Revision, int]
    notes: tuple[str, ...]

    @property
    def clean(self) -> bool:
        """Whether every question would be counted."""
        return not self.invalid and not self.unwritten

    @property
    def unanswerable(self) -> int:
        """How many of the cases have no answer."""
        return sum(not case.answerable for case in self.cases)


def check(golden: GoldenSet, documents: Sequence[Document] = ()) -> Check:
    """The check of a set that was read with `unwritten=True`; what one without documents names is looked up in
    `documents`, those of an archive. Raises `SettingError` when there are neither.

    All that a question names must be there: what an archive lacks is reported, though `evaluate` would count it as
    lost at acquisition.
    """
    held = golden.documents or tuple(documents)
    if not held:
        raise SettingError(
            f"{golden.name}: the set brings no documents, so that nothing it names can be looked up: "
            "--archive DIR names the archive that it is for"
        )
    library = Library.of(golden, held)
    written = [question for question in golden.questions if question.text]
    unwritten = tuple(question for question in golden.questions if not question.text)
    cases, invalid = resolved(written, library)
    # One at a time: two that are still to be written are no duplicates.
    unready = (item for question in unwritten for item in resolved([question], library)[1])
    return Check(
        set=golden.name,
        questions=len(golden.questions),
        cases=cases,
        invalid=tuple(sorted((*invalid, *unready), key=lambda item: item.line)),
        unwritten=unwritten,
        documents=len(held),
        covered=_covered(cases),
        notes=(*golden.notes, *_silent(cases), *_unasked(golden, documents)),
    )


def checked(found: Check) -> dict[str, Any]:
    """The check as JSON values; `coverage` counts cases by document."""
    n = len(found.cases)
    return {
        "set": found.set,
        "clean": found.clean,
        "questions": found.questions,
        "n": n,
        "n_answerable": n - found.unanswerable,
        "n_unanswerable": found.unanswerable,
        "unanswerable_share": found.unanswerable / n if n else None,
        "step": 1 / n if n else None,
        "unwritten": [question.id for question in found.unwritten],
        "invalid_items": [item.values for item in found.invalid],
        "documents": found.documents,
        "covered": len(found.covered),
        "coverage": {str(revision): count for revision, count in found.covered.items()},
        "notes": list(found.notes),
    }


def _covered(cases: Iterable[GoldenCase]) -> dict[Revision, int]:
    """Documents by how many cases require something of them, most first."""
    counted = Counter(revision for case in cases for revision in {target.revision for target in case.required})
    return dict(sorted(counted.items(), key=lambda each: (-each[1], each[0])))


def _silent(cases: Iterable[GoldenCase]) -> tuple[str, ...]:
    silent = sum(not case.answerable and case.question.answerable is None for case in cases)
    return (f"{silent} questions name no evidence: they are read as having no answer",) if silent else ()


def _unasked(golden: GoldenSet, documents: Sequence[Document]) -> tuple[str, ...]:
    return ("the set brings documents: nothing was looked up in the archive",) if golden.documents and documents else ()
