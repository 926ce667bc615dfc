"""A gate: the least and the most that figures may be, and no regression against a result that was kept."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from proofspan.errors import NothingEvaluatedError, SettingError
from proofspan.evaluation.freezing.comparing import compare
from proofspan.evaluation.freezing.reading import toml
from proofspan.evaluation.freezing.receipts import read
from proofspan.evaluation.measures import BESIDE_ANSWERS, OF_ANSWERS
from proofspan.evaluation.measuring import direction
from proofspan.evaluation.paired import Paired

FORBIDDEN = "forbidden_candidates"
"""A count beside the measures that can be bounded too."""
SECTIONS = ("minimum", "maximum", "regression")
KEYS = ("receipt", "measures", "tolerance")


@dataclass(frozen=True, slots=True)
class Broken:
    """A bound that a result does not keep: which figure, and in words what was found and what was asked."""

    name: str
    message: str


@dataclass(frozen=True, slots=True)
class Gate:
    """Bounds by the name of a measure. `against` is a kept result: no measure in `measures` (when empty, all that both
    have and of which more or less is better) may be worse than there by more than `tolerance`.
    """

    minimum: Mapping[str, float]
    maximum: Mapping[str, float]
    against: Mapping[str, Any] | None = None
    measures: tuple[str, ...] = ()
    tolerance: float = 0.0

    @classmethod
    def load(cls, file: Path) -> "Gate":
        """The gate of a TOML file; a receipt's path counts from the file's folder. Raises `SettingError`."""
        tables = toml(file, "gate")
        for section, keys in tables.items():
            if section not in SECTIONS or not isinstance(keys, dict):
                raise SettingError(f"{file}: no section [{section}]: a gate has {_listed(SECTIONS)}")
        minimum, maximum = (_bounds(file, name, tables.get(name, {})) for name in ("minimum", "maximum"))
        if not (minimum or maximum or "regression" in tables):
            raise SettingError(f"{file}: nothing is asked in it: write bounds under {_listed(SECTIONS)}")
        return cls(minimum, maximum, *_regression(file, tables.get("regression")))

    def broken(self, values: Mapping[str, Any]) -> tuple[Broken, ...]:
        """What an evaluation, as JSON values, does not keep; a figure that it lacks or that has no value is broken too.

        Raises `SettingError` for a name that is no measure of this evaluation.
        """
        return (*self._bounded(values), *self._regressed(values))

    def _bounded(self, values: Mapping[str, Any]) -> Iterator[Broken]:
        for bounds, least in ((self.minimum, True), (self.maximum, False)):
            for name, bound in bounds.items():
                found = _figure(values, name)
                asked = f"{'at least' if least else 'at most'} {bound:g} is asked"
                if found is None:
                    yield Broken(name, f"{name} has no value, {asked}: no question of the set gives it one")
                elif (found < bound) if least else (found > bound):
                    yield Broken(name, f"{name} is {found:.4f}, {asked}")

    def _regressed(self, values: Mapping[str, Any]) -> Iterator[Broken]:
        if self.against is None:
            return
        try:
            comparison = compare(self.against, values)
        except NothingEvaluatedError as error:
            raise SettingError(f"the gate's kept result is of something else: {error}") from error
        names = self.measures or tuple(each for each in comparison.measures if direction(each))
        if not names:
            raise SettingError("the gate's kept result and this evaluation have no measure in common: ask the same k")
        for name in names:
            if name not in comparison.measures:
                raise _unknown(name, comparison.measures)
            if reason := self._worse(name, comparison.measures[name]):
                yield Broken(name, reason)
        if comparison.only_first:
            yield Broken("questions", f"{len(comparison.only_first)} questions of the kept result were not asked now")

    def _worse(self, name: str, found: Paired) -> str:
        """Why a measure is worse than in the kept result by more than is allowed; empty when it is not."""
        if found.difference is None:
            had = any(case["measures"].get(name) is not None for case in (self.against or {})["cases"])
            # Where the kept result has none either, a measure that nobody named is not asked for.
            return f"{name} has no value to compare with the kept result" if had or self.measures else ""
        worse = -found.difference * (direction(name) or 1)
        if worse <= self.tolerance:
            return ""
        return (
            f"{name} is worse by {worse:.4f} (p {found.p:.3g}; {found.better} of {found.n} questions higher, "
            f"{found.worse} lower), at most {self.tolerance:g} is allowed"
        )


def _bounds(file: Path, section: str, keys: Mapping[str, Any]) -> dict[str, float]:
    for name, value in keys.items():
        if not _number(value):
            raise SettingError(f"{file}: [{section}] {name} is a number, found {value!r:.40}")
    return {name: float(value) for name, value in keys.items()}


def _number(value: Any) -> bool:
    """Whether it is one that figures can be compared with: nothing is above or below what is none (`nan`)."""
    try:
        return not isinstance(value, bool) and isinstance(value, int | float) and math.isfinite(value)
    except OverflowError:
        return False


def _regression(file: Path, keys: Mapping[str, Any] | None) -> tuple[Mapping[str, Any] | None, tuple[str, ...], float]:
    if keys is None:
        return None, (), 0.0
    if unknown := [key for key in keys if key not in KEYS]:
        raise SettingError(f"{file}: [regression] has no key {unknown[0]!r}: it has {_listed(KEYS)}")
    receipt, measures, tolerance = keys.get("receipt"), keys.get("measures", []), keys.get("tolerance", 0.0)
    if not isinstance(receipt, str) or not receipt:
        raise SettingError(f"{file}: [regression] receipt is the path of a kept result, found {receipt!r:.40}")
    if not isinstance(measures, list) or not all(isinstance(name, str) for name in measures):
        raise SettingError(f"{file}: [regression] measures is a list of names, found {measures!r:.40}")
    if not _number(tolerance) or not 0 <= tolerance < 1:
        raise SettingError(f"{file}: [regression] tolerance is a number from 0 to 1, found {tolerance!r:.40}")
    return read(file.parent / receipt), tuple(measures), float(tolerance)


def _figure(values: Mapping[str, Any], name: str) -> float | None:
    if name == FORBIDDEN:
        return float(values[FORBIDDEN])
    if name not in values["measures"]:
        raise _unknown(name, [*values["measures"], FORBIDDEN])
    found: float | None = values["measures"][name]["value"]
    return found


def _unknown(name: str, known: Iterable[str]) -> SettingError:
    known = list(known)
    if name.partition("@")[0] in {*OF_ANSWERS, *BESIDE_ANSWERS} and not OF_ANSWERS.keys() & set(known):
        return SettingError(f"the gate names {name!r}, a measure of answers, and none were asked for: add --generator")
    near = get_close_matches(name, known, n=1, cutoff=0.0)
    nearest = f"; the nearest is {near[0]}" if near else ""
    return SettingError(f"the gate names {name!r}, which is no measure to compare here{nearest}")


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
