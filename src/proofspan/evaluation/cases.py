"""From questions to cases: evidence looked up, and whatever cannot be counted set apart with its reason."""

from collections.abc import Hashable, Iterable

from proofspan.evaluation.library import Library, UnresolvedError
from proofspan.evaluation.nouns import Anchor, GoldenCase, Invalid, Question, Target


def resolved(questions: Iterable[Question], library: Library) -> tuple[tuple[GoldenCase, ...], tuple[Invalid, ...]]:
    """The cases in the order of their questions, and the questions that cannot be counted.

    The same words for another person, day, product or archive are another question; the later of two that
    agree in all of them and in what they require is a duplicate.
    """
    cases: list[GoldenCase] = []
    invalid: list[Invalid] = []
    first: dict[Hashable, str] = {}
    for question in questions:
        try:
            case = _case(question, library)
        except UnresolvedError as error:
            invalid.append(Invalid(question.id, question.line, error.kind, str(error)))
            continue
        key = _key(case)
        if key in first:
            reason = f"asks what {first[key]!r} asks, of the same person, day and product, with the same evidence"
            invalid.append(Invalid(question.id, question.line, "duplicate-question", reason))
            continue
        first[key] = question.id
        cases.append(case)
    return tuple(cases), tuple(invalid)


def _case(question: Question, library: Library) -> GoldenCase:
    forbidden = tuple(library.target(name) for name in question.forbidden)
    without = frozenset(library.revision(name) for name in question.without)
    if question.answerable is False:
        return GoldenCase(question, False, forbidden=forbidden, without=without)
    listed = tuple(library.target(name, grade) for name, grade in question.required)
    anchors = _distinct(_anchored(anchor, library) for anchor in question.anchors)
    required = listed or anchors
    if question.answerable and not required:
        raise UnresolvedError("no-evidence", "it says that it can be answered, and names no evidence that answers it")
    return GoldenCase(question, bool(required), required, anchors, forbidden, without)


def _anchored(anchor: Anchor, library: Library) -> Target:
    if not anchor.document:
        raise UnresolvedError("anchor-not-literal", f"the anchor {anchor.text!r:.80} names no document")
    return library.anchor(anchor)


def _distinct(targets: Iterable[Target]) -> tuple[Target, ...]:
    return tuple({target.id: target for target in targets}.values())


def _key(case: GoldenCase) -> Hashable:
    asked = case.question
    required = frozenset((target.id, target.grade) for target in case.required)
    return asked.text, asked.groups, asked.as_of, asked.products, case.without, required
