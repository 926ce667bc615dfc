"""The measures of one case by their names, and the figure of each over all cases."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from proofspan.evaluation.answered import Answered
from proofspan.evaluation.how import How
from proofspan.evaluation.judging import Judged
from proofspan.evaluation.measures import (
    AT_K,
    AT_LESS,
    BESIDE_ANSWERS,
    OF_ANSWERS,
    OPENED,
    RERANKED,
    excluded_evidence,
    mrr,
    ndcg,
)
from proofspan.evaluation.statistics import Figure

GAIN_DEPTH = 10
"""The depth of nDCG."""
ORDERED = (f"ndcg@{GAIN_DEPTH}", "mrr")
"""The measures that only units which bring one piece of evidence each can have."""

DIRECTIONS = {
    **dict.fromkeys(("duplicates", "excluded-evidence", "over-refusal", "prompt-size"), -1),
    **dict.fromkeys(("headroom", "rerank-headroom", "ineligible", "refusal-rate"), 0),
}


class Measured(Protocol):
    """A case with its values."""

    @property
    def judged(self) -> Judged:
        """What was ranked."""

    @property
    def measures(self) -> Mapping[str, float | None]:
        """A value, or None, by the measure's name."""


def measured(seen: Judged, answer: Answered | None, how: How, depth: int) -> dict[str, float | None]:
    """The value of every measure that this way of evaluating gives."""
    tables = AT_K | (OPENED if how.counterfactual else {})
    values = {f"{name}@{k}": measure(seen, k) for name, measure in tables.items() for k in how.ks}
    values |= {f"ndcg@{GAIN_DEPTH}": ndcg(seen, GAIN_DEPTH), "mrr": mrr(seen, depth)}
    values["excluded-evidence"] = excluded_evidence(seen)
    if how.ks[-1] >= RERANKED:
        less = [k for k in how.ks if k < RERANKED]
        values |= {f"{name}@{k}": measure(seen, k) for name, measure in AT_LESS.items() for k in less}
    if answer is not None:
        values |= {name: measure(answer) for name, measure in OF_ANSWERS.items()}
        values |= {f"{name}@{k}": each(seen, answer, k) for name, each in BESIDE_ANSWERS.items() for k in how.ks}
    return values


def figures(names: Iterable[str], results: Sequence[Measured]) -> dict[str, Figure]:
    """The figure of each measure; nDCG and MRR only where some case has a unit for each piece of evidence."""
    made = {name: Figure.of(result.measures[name] for result in results) for name in names}
    needed = any(result.judged.required for result in results)
    if needed and not any(result.judged.single for result in results if result.judged.required):
        for name in ORDERED:
            del made[name]
    return made


def direction(name: str) -> int:
    """1 where more of a measure is better, -1 where less is, 0 where neither is so by itself: what could still be
    gained falls when more is reached and also when less can be.
    """
    return DIRECTIONS.get(name.partition("@")[0], 1)
