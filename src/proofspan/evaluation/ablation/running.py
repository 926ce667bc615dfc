"""A grid asked: what configurations share is made once, and what an earlier run kept is not asked again."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from proofspan.audit import canonical
from proofspan.documents import digest_of
from proofspan.errors import DocumentError, SettingError
from proofspan.evaluation.ablation.grid import Configuration, Grid
from proofspan.evaluation.ablation.table import Asked, refuse_baseline
from proofspan.evaluation.evaluate import Evaluation, evaluate
from proofspan.evaluation.freezing.freeze import Freeze
from proofspan.evaluation.grounds import Grounds
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import GoldenSet

FOLDER = "configurations"

Progress = Callable[[int, int, str], None]
"""Called with how many configurations are done, of how many, and the name of the one that is next."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A folder with a file for each configuration that was asked, by the digest of all that decides its result."""

    folder: Path

    def get(self, name: str) -> Mapping[str, Any] | None:
        """What was kept under a name; None when there is nothing, or not what was written."""
        try:
            values = json.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return None
        if not isinstance(values, dict) or values.pop("digest", None) != digest_of(canonical(values)):
            return None
        return values if values.pop("key", None) == name else None

    def put(self, name: str, values: Mapping[str, Any]) -> None:
        """Keeps values under a name; a run that is interrupted leaves none that are half written."""
        self.folder.mkdir(parents=True, exist_ok=True)
        half = self.folder / f".{name}.{os.getpid()}"
        whole = {"key": name, **values}
        text = json.dumps({**whole, "digest": digest_of(canonical(whole))}, ensure_ascii=False)
        half.write_text(f"{text}\n", encoding="utf-8")
        half.replace(self.folder / f"{name}.json")


def ask(
    golden: GoldenSet,
    grid: Grid,
    how: Callable[[Configuration], How],
    *,
    frozen: Freeze,
    kept: Kept | None = None,
    progress: Progress = lambda done, of, name: None,
) -> tuple[Asked, ...]:
    """Each configuration of the grid asked, in its order. `how` gives the way that one stands for, `frozen` is of the
    set and the code: a configuration whose file `kept` holds for the same set, code and way is read from it.

    A way that cannot be on this set, as when some passage is longer than the encoder reads, is no error of the grid: it
    has no figures. Raises what
    else `evaluate` raises, and `SettingError` where a configuration lacks the grid's measure and where the baseline has
    no value of it.
    """
    found: dict[Configuration, Asked] = {}
    shared = _Shared(golden)
    for configuration in _by_archive(grid.configurations, grid.baseline):
        progress(len(found), len(grid.configurations), configuration.but(grid.varied))
        way = how(configuration)
        key = digest_of(f"{replace(frozen, config=way.config(), asked={}).digest} {configuration.digest}")[:32]
        values = kept.get(key) if kept is not None else None
        if values is None:
            values = _values(shared, way)
            if kept is not None:
                kept.put(key, values)
        found[configuration] = _asked(configuration, values, grid.measure)
        if configuration == grid.baseline:
            refuse_baseline(found[configuration], grid.measure)
    progress(len(found), len(grid.configurations), "")
    return tuple(found[configuration] for configuration in grid.configurations)


def _by_archive(configurations: Sequence[Configuration], baseline: Configuration) -> list[Configuration]:
    """Those that are asked on one archive next to each other; the baseline first, without which the rest is nothing."""

    def place(each: Configuration) -> tuple[bool, bool, str, str]:
        cut, encoder = each["chunker"], each["encoder"]
        return each != baseline, (cut, encoder) != (baseline["chunker"], baseline["encoder"]), str(cut), str(encoder)

    return sorted(configurations, key=place)


class _Shared:
    """The archives of the last configuration, for the next one if it is asked on the same."""

    def __init__(self, golden: GoldenSet) -> None:
        self._golden = golden
        self._grounds: Grounds | None = None

    def evaluated(self, how: How) -> Evaluation:
        """The set asked in one way."""
        if self._grounds is None or not self._grounds.serves(how):
            self._grounds = Grounds(self._golden, how, None)
        return evaluate(self._golden, how, grounds=self._grounds)

    @property
    def cost(self) -> tuple[int, int]:
        """How many passages the archive has, and how many characters they hold together."""
        return self._grounds.whole.cost if self._grounds is not None else (0, 0)


def _values(shared: _Shared, how: How) -> dict[str, Any]:
    try:
        result = shared.evaluated(how)
    except (DocumentError, SettingError) as error:
        return {"values": {}, "passages": 0, "characters": 0, "forbidden": 0, "notes": [], "failed": str(error)}
    cost = shared.cost
    return {
        "failed": "",
        "values": {case.case.id: dict(case.measures) for case in result.cases},
        "passages": cost[0],
        "characters": cost[1],
        "forbidden": result.forbidden_candidates,
        "notes": list(result.notes),
    }


def _asked(configuration: Configuration, values: Mapping[str, Any], measure: str) -> Asked:
    known = list(next(iter(values["values"].values()), ()))
    if measure not in known and not values["failed"]:
        name = ", ".join(map(str, dict(configuration.values).values())) or "as it is"
        raise SettingError(f"the grid compares by {measure!r}, and its configuration {name} has {', '.join(known)}")
    return Asked(
        configuration,
        values["values"],
        passages=values["passages"],
        characters=values["characters"],
        forbidden=values["forbidden"],
        notes=tuple(values["notes"]),
        failed=values["failed"],
    )
