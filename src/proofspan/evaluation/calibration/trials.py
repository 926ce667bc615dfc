"""Questions that were asked: whether each was answered, whether that was wrong, and the scores of the answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from proofspan.archive import Answer, Draft, Outcome, Statistic
from proofspan.evaluation.evaluate import CaseResult, Evaluation
from proofspan.evaluation.measures import holds_anchor
from proofspan.evaluation.nouns import GoldenCase


class By(StrEnum):
    """What decides whether an answer is right."""

    ANCHOR = "anchor"
    EVIDENCE = "evidence"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Trial:
    """A question that was asked. `wrong` and `scores` say something only where it was `answered`."""

    id: str
    by: By
    answered: bool = False
    wrong: bool = False
    scores: Mapping[Statistic, float | None] = field(default_factory=dict)


def trials(result: Evaluation) -> tuple[Trial, ...]:
    """The trials of an evaluation with a generator, in its order."""
    return tuple(_trial(case) for case in result.cases)


def _trial(result: CaseResult) -> Trial:
    case, given = result.case, result.answer
    by = _by(case)
    if given is None or given.answer.outcome is not Outcome.ANSWERED:
        return Trial(case.id, by)
    told = given.answer.trace
    draft = Draft(told.ranking, told.prompt, given.answer.verdict)
    return Trial(
        id=case.id,
        by=by,
        answered=True,
        wrong=not (holds_anchor(given) if by is By.ANCHOR else by is By.EVIDENCE and _cites(case, given.answer)),
        scores={statistic: draft.score(statistic) for statistic in Statistic},
    )


def _by(case: GoldenCase) -> By:
    """An answer with an anchor is right by its words, another by what it cites; without an answer none is right."""
    if not case.answerable:
        return By.NOTHING
    return By.ANCHOR if any(anchor.text for anchor in case.question.anchors) else By.EVIDENCE


def _cites(case: GoldenCase, answer: Answer) -> bool:
    """Whether a citation shares a character with some of the required evidence."""
    cited = [citation for sentence in answer.sentences for citation in sentence.citations]
    return any(target.touched_by(each.found.passage.revision, each.span) for target in case.required for each in cited)
