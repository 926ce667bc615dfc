"""How many questions a difference needs, and what so many questions can show."""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from proofspan.errors import SettingError
from proofspan.evaluation.paired import mcnemar

DISCORDANT = 0.2
"""The share of questions on which two ways of finding differ, where nobody says otherwise."""
FINEST = 1e-4
"""Smaller differences than this are not looked for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Two ways asked the same questions, each right or wrong on each, compared by McNemar's exact test.

    `discordant` is the share of questions on which one is right and the other wrong; a larger difference than that
    raises it to itself. `power` is how often a difference that is there is to be found, `level` how often one that is
    not there may be. Raises `SettingError` when one is not between 0 and 1, and when `power` is
    not above `level`.
    """

    discordant: float = DISCORDANT
    power: float = 0.8
    level: float = 0.05

    def __post_init__(self) -> None:
        for name in ("discordant", "power", "level"):
            _share(getattr(self, name), name)
        if self.power <= self.level:
            raise SettingError(
                f"power {self.power:g} must be above level {self.level:g}: chance alone finds that often"
            )

    @property
    def values(self) -> dict[str, Any]:
        """The plan as JSON values."""
        return {"test": "mcnemar", "discordant": self.discordant, "power": self.power, "level": self.level}

    def changing(self, difference: float) -> float:
        """The share of questions that change, when the shares of right answers differ by so much."""
        return max(self.discordant, difference)

    def questions(self, difference: float) -> int:
        """How many questions it takes to find a difference.

        R. J. Connor, 1987 (Biometrics 43, 207-211): n0 = A²/d² with A = z(1 - level/2) sqrt(c) + z(power) sqrt(c - d²),
        d the difference and c the share that changes. The exact test is as careful as one with the correction for
        continuity, |b - c| - 1, whose condition n d - 1 = A sqrt(n) gives n = n0/4 (1 + sqrt(1 + 4/(n0 d)))². It is not
        too few; where all changes go one way it is up to a quarter more than needed. Raises `SettingError` when the
        difference is not between 0 and 1.
        """
        _share(difference, "difference")
        change, normal = self.changing(difference), NormalDist()
        wide = -normal.inv_cdf(self.level / 2) * math.sqrt(change)
        wide += normal.inv_cdf(self.power) * math.sqrt(change - difference * difference)
        uncorrected = (wide / difference) ** 2
        return math.ceil(uncorrected / 4 * (1 + math.sqrt(1 + 4 / (uncorrected * difference))) ** 2)

    def smallest(self, n: int) -> float | None:
        """The smallest difference that `n` questions find, to 1/10,000, rounded up; None when they find none."""
        steps = range(1, round(1 / FINEST))
        low, high = 0, len(steps)
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.questions(steps[middle] * FINEST) <= n else (middle + 1, high)
        return round(steps[low] * FINEST, 4) if low < len(steps) else None

    @property
    def fewest(self) -> int:
        """How many questions must change, all of them for the better, before that can be called real at all."""
        changed = 1
        while mcnemar(changed, 0) > self.level:
            changed += 1
        return changed


def sized(plan: Plan, *, difference: float | None = None, n: int | None = None) -> dict[str, Any]:
    """What is asked for, as JSON values: `questions` that a difference needs; of `n` questions the `step` 1/n, the
    `smallest_difference` that they find, and `smallest_significant`, below which no difference that is seen on them can
    be called real. None where there is no such number.

    Raises `SettingError` when neither is given, or `n` is below 1.
    """
    if difference is None and n is None:
        raise SettingError("golden size takes --difference D (how many questions?) or --n N (what can they show?)")
    if n is not None and n < 1:
        raise SettingError(f"n is a whole number from 1, got {n}")
    found: dict[str, Any] = {}
    if difference is not None:
        found |= {"difference": difference, "questions": plan.questions(difference)}
    if n is not None:
        seen = plan.fewest / n
        found |= {"n": n, "step": 1 / n, "smallest_difference": plan.smallest(n)}
        found |= {"smallest_significant": seen if seen <= 1 else None}
    return found


def _share(value: float, name: str) -> None:
    if not 0 < value < 1:
        raise SettingError(f"{name} is a share between 0 and 1, such as 0.05; got {value:g}")
