"""Who asks: whom a question names, or somebody else in that person's place."""

from dataclasses import dataclass
from datetime import date

from proofspan.documents import IN_FORCE, Status
from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation.nouns import Question


@dataclass(frozen=True, slots=True)
class Asker:
    """What is put in the place of a question's own groups, day and products; None leaves them as they are."""

    groups: frozenset[str] | None = None
    as_of: date | None = None
    products: frozenset[str] | None = None
    statuses: frozenset[Status] = IN_FORCE

    def of(self, question: Question, today: date) -> Eligibility:
        """Who asks the question; `today` where neither names a day."""
        return Eligibility(
            Identity("evaluation", question.groups if self.groups is None else self.groups),
            self.as_of or question.as_of or today,
            question.products if self.products is None else self.products,
            self.statuses,
        )
