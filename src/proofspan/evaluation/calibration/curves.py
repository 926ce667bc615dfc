"""Risk against coverage: what is left to say, and how much of it is wrong, at every threshold of a ladder."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from types import MappingProxyType

from proofspan.archive import Statistic
from proofspan.errors import SettingError
from proofspan.evaluation.calibration.bounds import at_most, fewest, upper
from proofspan.evaluation.calibration.trials import Trial

_SHARES = tuple(step / 40 for step in range(40, -1, -1))
_SCORES = tuple(float(step) for step in range(60, -1, -1))
LADDERS: Mapping[Statistic, tuple[float, ...]] = MappingProxyType(
    {statistic: _SCORES if statistic is Statistic.BEST_BM25 else _SHARES for statistic in Statistic}
)
"""The thresholds that are tried of each statistic, the strictest first. They stand here before any answer is seen:
thresholds taken from the answers would make the bound another.
"""

HALF = 0.5
"""The share of the largest risk that may be seen where testing begins: beginning at the fewest answers that could
pass, a single wrong one there would end it.
"""


@dataclass(frozen=True, slots=True)
class Target:
    """The largest share of what is answered that may be wrong, and how often the bound on it may fail: both are
    between 0 and 1, else `SettingError`.
    """

    max_risk: float = 0.05
    delta: float = 0.05

    def __post_init__(self) -> None:
        for name, value in (("max-risk", self.max_risk), ("delta", self.delta)):
            if not 0 < value < 1:
                raise SettingError(f"{name} is a share between 0 and 1, neither of them, got {value:g}")

    @classmethod
    def sure(cls, max_risk: float, confidence: float) -> "Target":
        """The target whose bound holds with this confidence: a share too, told from 0 and 1 by 12 decimals."""
        delta = round(1 - confidence, 12)
        if not 0 < delta < 1:
            raise SettingError(
                f"confidence is a share between 0 and 1, neither of them to 12 decimals, got {confidence!r}"
            )
        return cls(max_risk, delta)


@dataclass(frozen=True, slots=True)
class Rung:
    """A threshold: of `n` questions so many are `answered` with at least so much, so many of these `wrong`. `delta` is
    how often the bound on their true risk may fail.
    """

    threshold: float
    answered: int
    wrong: int
    n: int
    delta: float

    @property
    def bound(self) -> float:
        """The upper bound on the true risk at `delta`."""
        return upper(self.wrong, self.answered, delta=self.delta)

    @property
    def risk(self) -> float | None:
        """The share of what is answered that is wrong; None where nothing is."""
        return self.wrong / self.answered if self.answered else None

    @property
    def coverage(self) -> float:
        """The share of all questions that is answered."""
        return self.answered / self.n


@dataclass(frozen=True, slots=True)
class Curve:
    """The rungs of one statistic, the strictest threshold first, each bounded at `delta`."""

    statistic: Statistic
    delta: float
    rungs: tuple[Rung, ...]

    @property
    def alike(self) -> float:
        """The largest share of its answers that no rung tells apart."""
        answered = [0, *(rung.answered for rung in self.rungs)]
        return max(b - a for a, b in pairwise(answered)) / answered[-1] if answered[-1] else 1.0

    def reached(self, max_risk: float) -> Rung | None:
        """The loosest rung that keeps the risk by fixed-sequence testing, None where none does.

        From the strictest rung with enough answers on, each is tested at the whole of `delta`
        (P(Binomial(answered, max_risk) <= wrong) <= delta, the same as bound <= max_risk), and the first that fails
        ends it: the order is fixed before, so that the levels need not be shared. Enough is what would pass with half
        of the risk seen; where all answers are fewer than that, what would pass with none wrong.
        A. N. Angelopoulos, S. Bates, E. J. Candes, M. I. Jordan and L. Lei, Learn then Test, 2021, section 2.3.
        """
        most, last = max((rung.answered for rung in self.rungs), default=0), None
        starts = (fewest(max_risk, share=share, delta=self.delta, most=most) for share in (HALF, 0.0))
        least = next((start for start in starts if start is not None), most + 1)
        for rung in self.rungs:
            if rung.answered < least:
                continue
            if at_most(rung.wrong, rung.answered, max_risk) > self.delta:
                break
            last = rung
        return last


def curve(trials: Sequence[Trial], statistic: Statistic, *, delta: float) -> Curve:
    """The curve of a statistic over the trials; an answer without a score is above no threshold."""
    scored = sorted((-score, t.wrong) for t in trials if t.answered and (score := t.scores[statistic]) is not None)
    wrong = [0, *accumulate(int(bad) for _, bad in scored)]
    counts = ((least, bisect_right(scored, -least, key=lambda pair: pair[0])) for least in LADDERS[statistic])
    rungs = (Rung(least, answered, wrong[answered], len(trials), delta) for least, answered in counts)
    return Curve(statistic, delta, tuple(rungs))
