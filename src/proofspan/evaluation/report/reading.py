"""The JSON values of an evaluation as nouns: what may be missing is missing, what is malformed is refused."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from proofspan.evaluation.report.shapes import EVALUATION, check

_AT = re.compile(r"(.+)@(\d+)")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a measure."""

    value: float | None
    n: int
    ci95: tuple[float, float] | None
    step: float | None

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> "Figure":
        """The figure of its JSON values."""
        ci95 = values.get("ci95")
        return cls(values.get("value"), values.get("n") or 0, (ci95[0], ci95[1]) if ci95 else None, values.get("step"))


@dataclass(frozen=True, slots=True)
class Result:
    """An evaluation: `values` are its JSON values, with the figures by measure beside them."""

    values: Mapping[str, Any]
    figures: Mapping[str, Figure]
    ks: tuple[int, ...]

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> "Result":
        """The evaluation of JSON values; `GoldenSetError` when they are none."""
        check(values, EVALUATION, verb="evaluate")
        figures = {name: Figure.of(each) for name, each in values["measures"].items()}
        depths = {int(found[2]) for name in figures if (found := _AT.fullmatch(name)) and found[1] in CURVE}
        return cls(values, figures, tuple(sorted(depths)))

    @property
    def cases(self) -> Sequence[Mapping[str, Any]]:
        """The questions, in the order of the set."""
        cases: Sequence[Mapping[str, Any]] = self.values["cases"]
        return cases

    @property
    def k(self) -> int | None:
        """The depth that is spoken of: what is delivered, else 5, else the smallest from there on; None without any."""
        wanted = self.values["config"].get("delivered") or 5
        deeper = [k for k in self.ks if k >= wanted]
        return deeper[0] if deeper else (self.ks[-1] if self.ks else None)

    def get(self, key: str) -> Any:
        """A value that may be missing."""
        return self.values.get(key)

    def families(self) -> dict[str, dict[int, Figure]]:
        """The measures that are taken at a depth, by their name without it; those at one depth alone left out."""
        found: dict[str, dict[int, Figure]] = {}
        for name, figure in self.figures.items():
            if parts := _AT.fullmatch(name):
                found.setdefault(parts[1], {})[int(parts[2])] = figure
        return {name: each for name, each in found.items() if name in CURVE or len(each) > 1}

    def single(self) -> dict[str, Figure]:
        """The other measures."""
        families = self.families()
        return {
            name: figure
            for name, figure in self.figures.items()
            if not ((parts := _AT.fullmatch(name)) and parts[1] in families)
        }

    def complete(self, case: Mapping[str, Any]) -> bool | None:
        """Whether all evidence of the question is there at the depth that is spoken of; None without any."""
        whole: bool | None = (case.get("complete") or {}).get(str(self.k))
        return whole


CURVE = ("ceiling", "recall", "complete")
"""The measures that are drawn over the depths."""
