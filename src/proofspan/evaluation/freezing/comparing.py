"""Two results of the same questions: what changed in the figures, whether chance would do that, and where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal

from proofspan.errors import NothingEvaluatedError, SettingError
from proofspan.evaluation.paired import LEVEL, Paired, holm, paired

Verdict = Literal["same", "real", "one question", "not shown", "no value"]

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Changed:
    """A question whose value of a measure is another in the second result; None where it has none."""

    id: str
    measure: str
    before: float | None
    after: float | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """`measures` holds each that both results have, `corrected` the p of each for all of them together (Holm).

    `only_first` and `only_second` are questions that one result has and the other not; `settings` what is not the same
    in the two configs, first and second value.
    """

    measures: Mapping[str, Paired]
    corrected: Mapping[str, float]
    changed: tuple[Changed, ...]
    only_first: tuple[str, ...]
    only_second: tuple[str, ...]
    settings: Mapping[str, tuple[Any, Any]]


def verdict(found: Paired, corrected: float | None) -> Verdict:
    """What may be said of a difference whose p, corrected for all that are looked at together, is `corrected`."""
    if corrected is None:
        return "no value"
    if not found.better and not found.worse:
        return "same"
    if corrected <= LEVEL:
        return "real"
    return "one question" if found.better + found.worse == 1 else "not shown"


def compare(first: Values, second: Values, *, measures: Sequence[str] = ()) -> Comparison:
    """The second result compared with the first, question by question, by the questions' ids, in `measures` (all that
    both have, when empty).

    Raises `NothingEvaluatedError` when they have no question in common, `SettingError` for a measure that not both
    have.
    """
    before, after = _cases(first), _cases(second)
    shared = [name for name in before if name in after]
    if not shared:
        raise NothingEvaluatedError("the two results have no question in common: are they of the same set?")
    names = _names([name for name in first["measures"] if name in second["measures"]], measures)
    pairs = {name: [(before[case].get(name), after[case].get(name)) for case in shared] for name in names}
    compared = {name: paired([a for a, _ in pair], [b for _, b in pair]) for name, pair in pairs.items()}
    tested = {name: found.p for name, found in compared.items() if found.p is not None}
    return Comparison(
        measures=compared,
        corrected=dict(zip(tested, holm(list(tested.values())), strict=True)),
        changed=tuple(
            Changed(case, name, a, b)
            for name, pair in pairs.items()
            for case, (a, b) in zip(shared, pair, strict=True)
            if a != b
        ),
        only_first=tuple(name for name in before if name not in after),
        only_second=tuple(name for name in after if name not in before),
        settings={
            key: (first["config"].get(key), second["config"].get(key))
            for key in sorted(first["config"].keys() | second["config"].keys())
            if first["config"].get(key) != second["config"].get(key)
        },
    )


def _names(known: Sequence[str], asked: Sequence[str]) -> list[str]:
    """The measures that are asked for, in the results' order; all when none is."""
    for name in asked:
        if name not in known:
            near = get_close_matches(name, known, n=1, cutoff=0.0)
            nearest = f"; the nearest is {near[0]}" if near else ""
            raise SettingError(f"no measure {name!r} that both results have{nearest}")
    return [name for name in known if not asked or name in asked]


def _cases(values: Values) -> dict[str, Mapping[str, float | None]]:
    return {case["id"]: case["measures"] for case in values["cases"]}
