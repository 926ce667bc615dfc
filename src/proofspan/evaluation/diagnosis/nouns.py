"""The nouns of a diagnosis: what was lost, at which stage and why, and what brought it back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from proofspan.evaluation.losing import Stage
from proofspan.evaluation.nouns import GoldenCase, Invalid

Detail = Mapping[str, Any]


LEFT_OUT_BY_SET = "left-out"
"""The reason of evidence that the set itself keeps from a question: nothing is to be mended."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Why one stage lost a piece of evidence. `reason` is one of the words of docs/diagnose, `message` says it to a
    person, `detail` has what the message is made of as JSON values.
    """

    stage: Stage
    reason: str
    message: str
    detail: Detail = field(default_factory=dict)

    @property
    def intended(self) -> bool:
        """Whether the set itself wants it so."""
        return self.reason == LEFT_OUT_BY_SET


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that was changed in a throw-away archive, or in how it was asked: how it was, and how it was then.

    `necessary`: with everything else changed and this one left as it was, the evidence stays away; None where it was
    the only thing changed.
    """

    name: str
    before: Any
    after: Any
    stage: Stage
    necessary: bool | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """What brought the evidence back: it then stands at `rank`, or the answer then has this `outcome`.

    Not `proved`: nothing that was tried did; `why` says what stood in the way.
    """

    changed: tuple[Change, ...] = ()
    proved: bool = False
    rank: int | None = None
    outcome: str | None = None
    why: str = ""


@dataclass(frozen=True, slots=True)
class LostEvidence:
    """A piece of evidence that did not come through. `later` are the stages that would have lost it too, had the
    first not; the proof lifts them as well.
    """

    id: str
    loss: Loss
    later: tuple[Loss, ...]
    proof: Proof


@dataclass(frozen=True, slots=True)
class CaseDiagnosis:
    """One answerable question: what of its evidence was lost, nothing when it is complete."""

    case: GoldenCase
    eligible: int
    lost: tuple[LostEvidence, ...]

    @property
    def complete(self) -> bool:
        """Whether all the evidence came through."""
        return not self.lost

    @property
    def found(self) -> bool:
        """Whether all the evidence was found; an answer may have lost it afterwards."""
        return all(each.loss.stage in (Stage.GENERATION, Stage.VERIFICATION) for each in self.lost)

    @property
    def lost_at(self) -> Stage | None:
        """The earliest stage that lost something."""
        order = list(Stage)
        return min((each.loss.stage for each in self.lost), key=order.index, default=None)


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The answerable questions that were asked, in the order of the set, and what could not be looked at."""

    set: str
    k: int
    cases: tuple[CaseDiagnosis, ...]
    invalid: tuple[Invalid, ...]
    config: Mapping[str, object]
    notes: tuple[str, ...] = ()

    def lost_at(self, stage: Stage) -> tuple[CaseDiagnosis, ...]:
        """The questions that lost a piece of evidence at that stage; one can stand at several."""
        return tuple(case for case in self.cases if any(each.loss.stage is stage for each in case.lost))
