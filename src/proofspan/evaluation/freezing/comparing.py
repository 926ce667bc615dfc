"""Two results of the same questions: what changed in the figures, whether chance would do that, and where."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from proofspan.errors import NothingEvaluatedError
from proofspan.evaluation.paired import Paired, holm, paired

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


def compare(first: Values, second: Values) -> Comparison:
    """The second result compared with the first, question by question, by the questions' ids.

    Raises `NothingEvaluatedError` when they have no question in common.
    """
    before, after = _cases(first), _cases(second)
    shared = [name for name in before if name in after]
    if not shared:
        raise NothingEvaluatedError("the two results have no question in common: are they of the same set?")
    names = [name for name in first["measures"] if name in second["measures"]]
    pairs = {name: [(before[case].get(name), after[case].get(name)) for case in shared] for name in names}
    measures = {name: paired([a for a, _ in pair], [b for _, b in pair]) for name, pair in pairs.items()}
    tested = {name: found.p for name, found in measures.items() if found.p is not None}
    return Comparison(
        measures=measures,
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


def _cases(values: Values) -> dict[str, Mapping[str, float | None]]:
    return {case["id"]: case["measures"] for case in values["cases"]}
