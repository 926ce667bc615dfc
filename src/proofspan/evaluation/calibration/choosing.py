"""The threshold that a set's own answers choose, or the plain word that none helps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from proofspan.archive import Statistic
from proofspan.errors import SettingError
from proofspan.evaluation.calibration.curves import Curve, Rung, Target, curve
from proofspan.evaluation.calibration.trials import Trial

TRIED = (
    (Statistic.SUPPORT,),
    (Statistic.ANSWER_MATCH, Statistic.ANSWER_COVER),
)
"""What is tried unless one statistic is named: of each group the first that any answer has. Every one more costs the
others a part of their confidence.
"""
ALIKE = 0.9
"""A statistic by which so large a share of the answers is alike is passed over: it costs, and tells little apart."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The curve of each statistic that was tried, and the rung that was chosen of one, None where none helps;
    `beside` are the curves of those that were not, for whoever wants to try another, on other questions.
    """

    curves: tuple[Curve, ...]
    beside: tuple[Curve, ...]
    statistic: Statistic | None
    rung: Rung | None

    @property
    def lowest(self) -> Rung | None:
        """The rung with the lowest bound of all; None where nothing was answered."""
        rungs = [rung for each in self.curves for rung in each.rungs if rung.answered]
        return min(rungs, key=lambda rung: (rung.bound, -rung.answered), default=None)


def chosen(trials: Sequence[Trial], target: Target, *, alone: Statistic | None = None) -> Choice:
    """The largest coverage whose risk is bounded by `max_risk`, over the statistics tried.

    `delta` is shared equally among them (Bonferroni), so that the bound of the one that is chosen holds with 1 - delta
    whichever it is; `alone` has all of it. Raises `SettingError` for a statistic that no answer has.
    """
    had = _had(trials)
    if alone is not None and had and alone not in had:
        raise SettingError(f"no answer has a {alone.value} when it is asked so: there is {', '.join(sorted(had))}")
    every = {each: curve(trials, each, delta=target.delta) for each in Statistic if each in had or each is alone}
    tried = [alone] if alone else _tried(every)
    curves = tuple(curve(trials, each, delta=target.delta / len(tried)) for each in tried)
    best: tuple[Statistic | None, Rung | None] = (None, None)
    for each in curves:
        rung = each.reached(target.max_risk)
        if rung is not None and (best[1] is None or rung.answered > best[1].answered):
            best = (each.statistic, rung)
    return Choice(curves, tuple(each for name, each in every.items() if name not in tried), *best)


def _tried(every: Mapping[Statistic, Curve]) -> list[Statistic]:
    """Decided by the scores alone, never by what is right; the last group's where all are passed over."""
    firsts = [next(each for each in group if each in every) for group in TRIED if every.keys() & set(group)]
    return [each for each in firsts if every[each].alike < ALIKE] or firsts[-1:]


def _had(trials: Sequence[Trial]) -> frozenset[Statistic]:
    """The statistics that any answer has."""
    return frozenset(name for t in trials if t.answered for name, score in t.scores.items() if score is not None)
