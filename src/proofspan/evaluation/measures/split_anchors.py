"""Split anchors: answers that no passage holds whole, so that no ranking can bring them."""

from proofspan.evaluation.ground import Ground
from proofspan.evaluation.nouns import GoldenCase, Target


def split_anchors(case: GoldenCase, ground: Ground) -> dict[Target, bool]:
    """For each anchor of the case whose document is in the archive whether every passage cuts it or leaves it out.

    Asked of the passages as cut, ranked or not, admitted or not.
    """
    return {anchor: not ground.holds(anchor) for anchor in case.anchors if anchor.revision in ground.documents}
