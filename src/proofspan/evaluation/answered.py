"""A case beside the answer it was given."""

from dataclasses import dataclass, replace

from proofspan.archive import Answer, Asking
from proofspan.documents import Revision
from proofspan.evaluation.ground import Ground
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import GoldenCase
from proofspan.retrieval import Query


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer with what is known of the question: its anchors' words, the revisions that hold required evidence."""

    answer: Answer
    answerable: bool
    anchors: tuple[str, ...] = ()
    sources: frozenset[Revision] = frozenset()


def answered(case: GoldenCase, query: Query, ground: Ground, how: How) -> Answered | None:
    """The answer to a case from the first spans that the way of finding delivers; None without a generator."""
    if how.answering is None:
        return None
    asking = Asking(
        query=Query(query.text, query.eligibility, how.delivered),
        recipe=how.recipe,
        answering=replace(how.answering, detect_products=how.detect_products),
        config=how.config(),
    )
    return Answered(
        answer=ground.archive.ask(asking, keep=False),
        answerable=case.answerable,
        anchors=tuple(anchor.text for anchor in case.question.anchors if anchor.text),
        sources=frozenset(target.revision for target in case.required) - ground.differing,
    )
