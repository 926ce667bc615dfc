"""What contradicting notes do when they may compete, and what eligibility before ranking is worth."""

from typing import Any

from proofspan.evaluation.stdlib.laboratory import ADMITTED, Laboratory, first, share

DEPTH = 3


def filtering(lab: Laboratory) -> dict[str, Any]:
    """Recall, and questions with a note among the first three, with every status admitted and with those in force;
    and how many passages the filter keeps out, of how many.
    """
    rows: dict[str, Any] = {admitted: _row(lab, admitted) for admitted in ADMITTED}
    index, item = lab.windowed(), lab.material.items[0]
    eligible = [index.search(item, 1, admitted=admitted).eligible for admitted in ("current", "none")]
    return {**rows, "excluded_chunks": [eligible[1] - eligible[0], eligible[1]]}


def _row(lab: Laboratory, admitted: str) -> dict[str, Any]:
    items, notes = lab.material.items, lab.material.notes
    tops = [lab.windowed().top(item, DEPTH, admitted=admitted) for item in items]
    ranks = [first(item, top) for item, top in zip(items, tops, strict=True)]
    contradicted = sum(any(hit.found.passage.revision.document in notes for hit in top) for top in tops)
    return {
        "recall@1": share(ranks, 1),
        "recall@3": share(ranks, 3),
        "questions_with_contradiction_in_top3": contradicted,
    }
