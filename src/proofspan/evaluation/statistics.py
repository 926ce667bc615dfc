"""Means over cases with the interval that goes with them: how far another draw of questions might lie."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""
RESAMPLES = 2_000
SEED = 20_261_130
CELLS = 2_000_000
"""Draws that are held in memory at once."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The mean of `n` cases and its 95 % interval; both None when there was no case."""

    value: float | None
    n: int
    ci95: tuple[float, float] | None

    @property
    def step(self) -> float | None:
        """1/n: what one case more or less makes, where a value is 0 or 1. Nothing smaller can be told apart."""
        return 1 / self.n if self.n else None

    @classmethod
    def of(cls, values: Iterable[float | None]) -> "Figure":
        """The figure of a measure over cases; those without a value are left out of `n`.

        Shares of cases (every value 0 or 1) have Wilson's interval, other means the percentile bootstrap's. Where all
        values are equal resampling knows nothing: then Wilson's of the mean, which no mean in [0, 1] exceeds.
        """
        counted = [value for value in values if value is not None]
        if not counted:
            return cls(None, 0, None)
        mean = math.fsum(counted) / len(counted)
        if all(value in (0.0, 1.0) for value in counted) or (len(set(counted)) == 1 and 0 <= mean <= 1):
            return cls(mean, len(counted), wilson(math.fsum(counted), len(counted)))
        return cls(mean, len(counted), bootstrap(counted))


def wilson(successes: float, n: int) -> tuple[float, float]:
    """Wilson's score interval at 95 % for a share, within [0, 1]; n at least 1.

    E. B. Wilson, 1927: (p + z²/2n ± z sqrt(p(1 - p)/n + z²/4n²)) / (1 + z²/n).
    """
    share = successes / n
    middle = share + Z * Z / (2 * n)
    half = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    low, high = (middle - half) / scale, (middle + half) / scale
    return (0.0 if successes == 0 else max(0.0, low)), (1.0 if successes == n else min(1.0, high))


def bootstrap(values: Sequence[float]) -> tuple[float, float]:
    """The 2.5 % and 97.5 % points of the means of 2,000 resamples; the same values give the same interval."""
    import numpy as np

    data = np.asarray(values, np.float64)
    draws = np.random.default_rng(SEED)
    rows = max(1, CELLS // len(data))
    means = [
        data[draws.integers(0, len(data), size=(min(rows, RESAMPLES - done), len(data)))].mean(axis=1)
        for done in range(0, RESAMPLES, rows)
    ]
    low, high = np.percentile(np.concatenate(means), [2.5, 97.5])
    return float(low), float(high)
