"""Judgments: which id is worth how much to which question, as the files of other tools have them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from proofspan.errors import GoldenSetError
from proofspan.evaluation.nouns import GoldenSet, Question

_NUMBER = re.compile(r"[+-]?[0-9]{1,15}(?:\.[0-9]{1,15})?")


@dataclass(frozen=True, slots=True)
class Judgments:
    """Grades by question and by what was judged, in the order of the file; 0 and below: judged, and no evidence.

    `lines` has the first line of each question.
    """

    file: str
    grades: Mapping[str, Mapping[str, float]]
    lines: Mapping[str, int]


def collected(file: str, judged: Iterable[tuple[int, str, str, str]]) -> Judgments:
    """The judgments of lines, each a line number, a question, an id and a grade as it is written.

    Raises `GoldenSetError` naming file and line for a grade that is no number and a pair that stands above already.
    """
    grades: dict[str, dict[str, float]] = {}
    lines: dict[str, int] = {}
    for line, question, name, grade in judged:
        if not graded(grade):
            raise GoldenSetError(f"{file}:{line}: the grade is a number such as 1, found {grade!r:.40}")
        of = grades.setdefault(question, {})
        if name in of:
            raise GoldenSetError(f"{file}:{line}: {name!r} is judged for {question!r} above already: keep one of them")
        of[name] = float(grade)
        lines.setdefault(question, line)
    if not grades:
        raise GoldenSetError(f"{file}:1: no judgment in it")
    return Judgments(file, grades, lines)


def graded(text: str) -> bool:
    """Whether a text is a grade: a number without an exponent."""
    return _NUMBER.fullmatch(text) is not None


def rejudged(golden: GoldenSet, judgments: Judgments) -> GoldenSet:
    """The set with these judgments instead of its own; a note counts what is left out.

    A question that nobody judged is left out, unless it says that it has no answer. Of a question judged with no grade
    above 0 nothing is required, whatever its anchors. Raises `GoldenSetError` when no question is judged.
    """
    kept = tuple(
        _rejudged(question, judgments.grades.get(question.id, {}))
        for question in golden.questions
        if question.id in judgments.grades or question.answerable is False
    )
    known = {question.id for question in golden.questions}
    foreign = len(judgments.grades.keys() - known)
    if foreign == len(judgments.grades):
        first = next(iter(judgments.grades))
        raise GoldenSetError(f"{judgments.file}: it judges {first!r} and others, none of them a question of the set")
    notes = [f"judged by {judgments.file}, not by the set"]
    if len(kept) < len(golden.questions):
        notes.append(
            f"{len(golden.questions) - len(kept)} questions are left out: {judgments.file} does not judge them"
        )
    if foreign:
        notes.append(f"{foreign} questions of {judgments.file} are none of the set")
    return replace(golden, questions=kept, notes=(*golden.notes, *notes))


def _rejudged(question: Question, grades: Mapping[str, float]) -> Question:
    required = tuple((name, grade) for name, grade in grades.items() if grade > 0)
    return replace(question, required=required, anchors=question.anchors if required else ())


def whole(grade: float, *, of: str) -> int:
    """The grade as the whole number that other tools read; `GoldenSetError` when it is none."""
    if not float(grade).is_integer():
        raise GoldenSetError(f"{of} has the grade {grade}, and the files of other tools have whole numbers")
    return int(grade)
