"""A grid: the values that each axis takes, and every combination of them that is not another one by other words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import product
from pathlib import Path
from typing import Any

from proofspan.audit import canonical
from proofspan.documents import digest_of
from proofspan.errors import SettingError
from proofspan.evaluation.freezing.reading import toml

AXES: Mapping[str, type | tuple[type, ...]] = {
    "chunker": str,
    "size": int,
    "overlap": (int, float),
    "fields": str,
    "encoder": str,
    "method": str,
    "pool": int,
    "rerank": str,
    "eligibility": bool,
    "generator": str,
    "order": str,
}
"""What can be varied, in the order in which a table names it, with the type of a value."""
LEAST = {"size": 1, "overlap": 0, "pool": 0}
BESIDE = ("k", "measure", "baseline")
SIZED = ("windows", "wordpieces", "sentences", "paragraphs")
"""Chunkers that take their numbers from `size` and `overlap` where they are written without any."""
MOST = 2_000
"""Configurations: more is a slip of the hand."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """One way of finding: each axis that matters to it with its value, in the order of `AXES`."""

    values: tuple[tuple[str, Any], ...]

    def __getitem__(self, axis: str) -> Any:
        """The value on an axis; None where it is left as it is by default, or does not matter."""
        return dict(self.values).get(axis)

    @property
    def digest(self) -> str:
        """16 hexadecimal digits that tell it from any other."""
        return digest_of(canonical(dict(self.values)))[:16]

    def but(self, varied: tuple[str, ...]) -> str:
        """Its values on these axes, as a table names it."""
        named = dict(self.values)
        return ", ".join(_word(axis, named[axis]) for axis in varied if axis in named) or "as it is"


@dataclass(frozen=True, slots=True)
class Grid:
    """The configurations of a grid file. `baseline` is the one that the others are compared with, by `measure`; `ks`
    the depths that are looked at, those that are usual when it is empty. `axes` is what was written for each axis, also
    what no configuration came to have.
    """

    configurations: tuple[Configuration, ...]
    baseline: Configuration
    measure: str
    ks: tuple[int, ...] = ()
    axes: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)

    @property
    def varied(self) -> tuple[str, ...]:
        """The axes on which at least two configurations differ."""
        return tuple(axis for axis in AXES if len({repr(each[axis]) for each in self.configurations}) > 1)

    @classmethod
    def load(cls, file: Path) -> "Grid":
        """The grid of a TOML file: each axis one value or a list. Raises `SettingError` naming file and key."""
        written = toml(file, "grid")
        for key in written:
            if key not in (*AXES, *BESIDE):
                near = get_close_matches(key, (*AXES, *BESIDE), n=1, cutoff=0.0)
                raise SettingError(f"{file}: a grid has no {key!r}; the nearest is {near[0]}")
        axes = {axis: _values(file, axis, written[axis]) for axis in AXES if axis in written}
        if idle := _idle(axes):
            raise SettingError(f"{file}: {idle}")
        found = _distinct(axes)
        if len(found) > MOST:
            raise SettingError(f"{file}: more than {MOST:,} configurations: leave values out")
        measure, ks = written.get("measure", "ndcg@10"), written.get("k", [])
        if not isinstance(measure, str):
            raise SettingError(f"{file}: measure is the name of one measure, found {measure!r:.40}")
        if not isinstance(ks, list) or not all(isinstance(k, int) and not isinstance(k, bool) and k > 0 for k in ks):
            raise SettingError(f"{file}: k is a list of whole numbers from 1, found {ks!r:.40}")
        baseline = _baseline(file, written.get("baseline"), axes, found)
        return cls(found, baseline, measure, tuple(sorted(set(ks))), axes)


def _distinct(axes: Mapping[str, tuple[Any, ...]]) -> tuple[Configuration, ...]:
    """Every combination once, in the order of the axes; at most one more than `MOST`."""
    found: dict[Configuration, None] = {}
    for values in product(*axes.values()):
        found[_configuration(dict(zip(axes, values, strict=True)))] = None
        if len(found) > MOST:
            break
    return tuple(found)


def _idle(axes: Mapping[str, tuple[Any, ...]]) -> str:
    """Why an axis of the grid can change nothing in any configuration; empty when each can."""
    plain = [name for name in axes.get("chunker", ()) if name in SIZED]
    if "size" in axes and not plain:
        return f"size is of a chunker that is named without numbers: write chunker with one of {', '.join(SIZED)}"
    if "overlap" in axes and "size" not in axes:
        return "overlap is of a size: write size too"
    if "overlap" in axes and plain == ["paragraphs"]:
        return "paragraphs do not overlap: leave overlap out"
    if "order" in axes and "generator" not in axes:
        return "order is of the spans in a prompt: write generator too"
    return ""


def _configuration(values: dict[str, Any]) -> Configuration:
    """The configuration of a combination: numbers joined to their chunker, and what cannot matter left out."""
    named = dict(values)
    chunker = named.get("chunker")
    size, overlap = named.pop("size", None), named.pop("overlap", None)
    if size is not None and chunker in SIZED:
        named["chunker"] = _sized(chunker, size, overlap)
    if named.get("method") == "bm25":
        if not str(named.get("chunker", "")).startswith("wordpieces"):
            named.pop("encoder", None)
        if named.get("rerank", "none") == "none":
            named.pop("pool", None)
    if named.get("method") == "dense" and named.get("rerank", "none") == "none":
        named.pop("pool", None)
    if named.get("generator") is None:
        named.pop("order", None)
    return Configuration(tuple((axis, named[axis]) for axis in AXES if axis in named))


def _sized(chunker: str, size: int, overlap: float | None) -> str:
    if chunker == "paragraphs" or not overlap:
        return f"{chunker}:{size}"
    # A number below 1 is a share of the window, rounded down as the article rounds it.
    return f"{chunker}:{size}/{int(size * overlap) if overlap < 1 else int(overlap)}"


def _values(file: Path, axis: str, written: Any) -> tuple[Any, ...]:
    values = written if isinstance(written, list) else [written]
    kind = AXES[axis]
    truth = kind is bool
    if not values or any(isinstance(value, bool) is not truth or not isinstance(value, kind) for value in values):
        kinds = kind if isinstance(kind, tuple) else (kind,)
        raise SettingError(
            f"{file}: {axis} is a list of {' or '.join(_KINDS[each] for each in kinds)}, found {written!r:.60}"
        )
    if wrong := [value for value in values if isinstance(value, float) and not (0 <= value < 1 or value.is_integer())]:
        raise SettingError(f"{file}: {axis} is a share of the size below 1, or a whole number; found {wrong[0]}")
    if low := [value for value in values if axis in LEAST and value < LEAST[axis]]:
        raise SettingError(f"{file}: {axis} is a number from {LEAST[axis]}, found {low[0]}")
    return tuple(values)


_KINDS: Mapping[type, str] = {str: "texts", int: "whole numbers", float: "numbers", bool: "true and false"}


def _baseline(
    file: Path, written: Any, axes: Mapping[str, tuple[Any, ...]], found: tuple[Configuration, ...]
) -> Configuration:
    """The configuration that a table names, on the axes it names, the first of the grid on the others."""
    if written is None:
        return found[0]
    if not isinstance(written, dict) or (unknown := [axis for axis in written if axis not in axes]):
        what = f"{unknown[0]!r} is no axis of this grid" if isinstance(written, dict) else f"found {written!r:.40}"
        raise SettingError(f"{file}: [baseline] names one value for axes of the grid: {what}")
    for axis, value in written.items():
        if not any(value == each and type(value) is type(each) for each in axes[axis]):
            raise SettingError(f"{file}: [baseline] {axis} is one of {list(axes[axis])!s:.200}, found {value!r:.40}")
    return _configuration({axis: written.get(axis, values[0]) for axis, values in axes.items()})


def _word(axis: str, value: Any) -> str:
    if axis == "eligibility":
        return "eligibility" if value else "no eligibility"
    if axis in ("pool", "order"):
        return f"{axis} {value}"
    if axis == "rerank":
        return "no rerank" if value == "none" else f"rerank {value}"
    if axis == "fields":
        return "all fields" if value.count(",") == 2 else f"fields {value}"
    return str(value)
