"""The first stage at which a case lost evidence, where that is plain without asking again."""

from collections.abc import Mapping
from enum import StrEnum

from proofspan.documents import Status
from proofspan.eligibility import Eligibility
from proofspan.evaluation.ground import Ground
from proofspan.evaluation.nouns import GoldenCase, Target


class Stage(StrEnum):
    """The stages between a document and an answer, in the order in which evidence passes them. The last two are
    looked at by a diagnosis alone, where a generator is asked.
    """

    ACQUISITION = "acquisition"
    SEGMENTATION = "segmentation"
    ELIGIBILITY = "eligibility"
    RANKING = "ranking"
    GENERATION = "generation"
    VERIFICATION = "verification"


def lost(case: GoldenCase, missing: tuple[str, ...], ground: Ground, eligibility: Eligibility) -> Mapping[str, Stage]:
    """For each missing evidence the stage that lost it: not in the archive, in no passage whole, not admitted, or
    ranked below the largest k that was looked at.
    """
    targets = {target.id: target for target in case.required}
    return {name: _stage(targets[name], ground, eligibility) for name in missing}


def first(stages: Mapping[str, Stage]) -> Stage | None:
    """The earliest of the stages, None when nothing was lost."""
    order = list(Stage)
    return min(stages.values(), key=order.index, default=None)


def _stage(target: Target, ground: Ground, eligibility: Eligibility) -> Stage:
    if target.revision in ground.differing:
        return Stage.ACQUISITION
    if target.revision not in ground.documents:
        # What is there and readable by nobody was acquired; what an operator set aside counts as not there.
        policy = ground.policies.get(target.revision)
        there = policy is not None and policy.status is not Status.QUARANTINED
        return Stage.ELIGIBILITY if there else Stage.ACQUISITION
    if not ground.holds(target):
        return Stage.SEGMENTATION
    if not ground.admits(target.revision, eligibility):
        return Stage.ELIGIBILITY
    return Stage.RANKING
