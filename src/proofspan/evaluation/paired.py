"""Two ways of finding on the same questions: how much they differ, and whether chance alone would do that."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from proofspan.evaluation.statistics import CELLS, SEED, bootstrap

FLIPS = 10_000
"""Random assignments of signs that a difference of means is compared with."""
LEVEL = 0.05
"""A difference is called real where p, corrected for the number of comparisons, is not above this."""


@dataclass(frozen=True, slots=True)
class Paired:
    """The second way less the first, over the `n` questions that have a value in both.

    `better` and `worse` count the questions where the second is higher and lower. `ci95` is the percentile
    bootstrap's interval of the mean difference, `step` the smallest difference that one question can make when a
    value is 0 or 1. `p` is two-sided: McNemar's exact test where all values are 0 or 1, else the paired randomization
    test. All but `n`, `better` and `worse` are None when n is 0.
    """

    n: int
    difference: float | None
    ci95: tuple[float, float] | None
    better: int
    worse: int
    p: float | None
    test: Literal["mcnemar", "randomization"] | None

    @property
    def step(self) -> float | None:
        """1/n."""
        return 1 / self.n if self.n else None


def paired(first: Sequence[float | None], second: Sequence[float | None]) -> Paired:
    """The comparison of values given in the order of the same questions; the same values give the same result.

    Raises ValueError when the two are not of the same length.
    """
    both = [(a, b) for a, b in zip(first, second, strict=True) if a is not None and b is not None]
    differences = [b - a for a, b in both]
    better, worse = sum(d > 0 for d in differences), sum(d < 0 for d in differences)
    if not differences:
        return Paired(0, None, None, 0, 0, None, None)
    shares = all(value in (0.0, 1.0) for pair in both for value in pair)
    return Paired(
        n=len(differences),
        difference=math.fsum(differences) / len(differences),
        ci95=bootstrap(differences),
        better=better,
        worse=worse,
        p=mcnemar(better, worse) if shares else randomization(differences),
        test="mcnemar" if shares else "randomization",
    )


def mcnemar(better: int, worse: int) -> float:
    """The exact two-sided p of so many questions that changed each way; 1 when none did.

    Q. McNemar, 1947, in its exact form: twice the binomial tail P(X <= min(better, worse)) with p = 1/2, at most 1.
    """
    changed, fewer = better + worse, min(better, worse)
    tail = sum(math.comb(changed, count) for count in range(fewer + 1))
    # Whole numbers divided: 2^-changed alone is no float beyond a thousand changes.
    return min(1.0, 2 * tail / 2**changed) if changed else 1.0


def randomization(differences: Sequence[float]) -> float:
    """The two-sided p of a mean difference by R. A. Fisher's randomization test, at least 1/10,001.

    Were the two ways the same, each question's difference could as well have had the other sign: p is the share of
    10,000 random assignments of signs (this one counted among them) whose mean is as far from 0. See Smucker, Allan and
    Carterette, 2007. It keeps its level however few the questions are, which a bootstrap does not.
    """
    import numpy as np

    data = np.asarray([d for d in differences if d != 0], np.float64)
    if not len(data):
        return 1.0
    observed = abs(data.sum())
    draws, rows = np.random.default_rng(SEED), max(1, CELLS // len(data))
    as_far = 1
    for done in range(0, FLIPS, rows):
        signs = draws.integers(0, 2, size=(min(rows, FLIPS - done), len(data)), dtype=np.int8) * 2 - 1
        # Sums in another order differ in their last bits, and an equal sum is as far.
        as_far += int((np.abs(signs @ data) >= observed * (1 - 1e-12)).sum())
    return as_far / (FLIPS + 1)


def holm(values: Sequence[float]) -> tuple[float, ...]:
    """Each p corrected for the number of comparisons that were made together, in the order given, at most 1.

    S. Holm, 1979: the i-th smallest of m times m - i + 1, never below a smaller one's.
    """
    order = sorted(range(len(values)), key=values.__getitem__)
    raised = (min(1.0, values[at] * (len(values) - rank)) for rank, at in enumerate(order))
    corrected = dict(zip(order, accumulate(raised, max), strict=True))
    return tuple(corrected[at] for at in range(len(values)))
