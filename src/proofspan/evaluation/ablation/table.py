"""What a grid came to: a row a configuration, and which differences from the baseline are real."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from proofspan.errors import SettingError
from proofspan.evaluation.ablation.grid import Configuration, Grid
from proofspan.evaluation.freezing.comparing import verdict
from proofspan.evaluation.paired import LEVEL, Paired, holm, paired
from proofspan.evaluation.statistics import Figure

Verdict = Literal["baseline", "same", "real", "one question", "not shown", "no value", "cannot be"]


@dataclass(frozen=True, slots=True)
class Asked:
    """What one configuration came to: the values of its measures by question, and what its index costs. One that cannot
    be asked, as when a passage is longer than its encoder reads, has no values, and `failed` says why.
    """

    configuration: Configuration
    values: Mapping[str, Mapping[str, float | None]]
    passages: int
    characters: int
    forbidden: int
    notes: tuple[str, ...] = ()
    failed: str = ""

    def figure(self, measure: str) -> Figure:
        """The figure of a measure over its questions."""
        return Figure.of(case[measure] for case in self.values.values())


@dataclass(frozen=True, slots=True)
class Row:
    """A configuration beside the baseline: `p` is corrected (Holm) for all the comparisons of the table."""

    asked: Asked
    against: Paired
    p: float | None

    @property
    def verdict(self) -> Verdict:
        """What may be said of the difference: that it is real, that it is a single question, or neither."""
        if self.asked.failed:
            return "cannot be"
        if self.p is None:
            # The baseline, beside itself, has every question; what has no question with it has no p at all.
            return "baseline" if self.against.n else "no value"
        return verdict(self.against, self.p)


def refuse_baseline(baseline: Asked, measure: str) -> None:
    """Raises `SettingError` for a baseline that nothing can be compared with: it cannot be asked, or has no value."""
    if baseline.failed:
        raise SettingError(f"the baseline cannot be asked: {baseline.failed}; name another under [baseline]")
    if baseline.figure(measure).value is None:
        raise SettingError(
            f"the baseline has no value of {measure} for any question (where one passage can hold several pieces of "
            "evidence there are recall@k, complete@k and ceiling@k): name one of these under measure"
        )


def rows(grid: Grid, asked: Sequence[Asked]) -> tuple[Row, ...]:
    """A row for each that was asked, in the grid's order; compared by the grid's measure, question by question.

    Raises `SettingError` when nothing can be compared with the baseline.
    """
    baseline = next(each for each in asked if each.configuration == grid.baseline)
    refuse_baseline(baseline, grid.measure)
    first = {name: values[grid.measure] for name, values in baseline.values.items()}
    found = {}
    for each in asked:
        second = [None if each.failed else each.values[name][grid.measure] for name in first]
        found[each.configuration] = paired(list(first.values()), second)
    compared = [each for each in found if each != grid.baseline and found[each].p is not None]
    corrected = dict(zip(compared, holm([found[each].p or 0.0 for each in compared]), strict=True))
    return tuple(Row(each, found[each.configuration], corrected.get(each.configuration)) for each in asked)


def too_few(table: Sequence[Row]) -> str:
    """A line that says so where no difference could be called real, whatever was found: n questions that all change
    one way have p = 2/2^n, and the least of m comparisons is corrected to m times that. Else empty.
    """
    counts = [row.against.n for row in table if row.p is not None]
    if not counts or any(row.verdict == "real" for row in table):
        return ""
    most, comparisons = max(counts), len(counts)
    least = comparisons * 2 / 2**most
    if least <= LEVEL:
        return ""
    return (
        f"nothing could be called real here: with {most} question{'s' * (most != 1)} and {comparisons} "
        f"comparison{'s' * (comparisons != 1)} no p is below {min(1.0, least):.2g}; ask more questions, or compare less"
    )


def values(grid: Grid, table: Sequence[Row]) -> list[dict[str, Any]]:
    """The rows as JSON values."""
    return [
        {
            "configuration": dict(row.asked.configuration.values),
            "name": row.asked.configuration.but(grid.varied),
            "measures": {name: _figure(row.asked.figure(name)) for name in _measures(row)},
            "difference": row.against.difference,
            "ci95": list(row.against.ci95) if row.against.ci95 else None,
            "better": row.against.better,
            "worse": row.against.worse,
            "n": row.against.n,
            "p": row.against.p if row.p is not None else None,
            "p_corrected": row.p,
            "test": row.against.test,
            "verdict": row.verdict,
            "passages": row.asked.passages,
            "characters": row.asked.characters,
            "forbidden_candidates": row.asked.forbidden,
            "notes": list(row.asked.notes),
            "failed": row.asked.failed or None,
        }
        for row in table
    ]


def _measures(row: Row) -> list[str]:
    return list(next(iter(row.asked.values.values()), {}))


def _figure(figure: Figure) -> dict[str, Any]:
    return {"value": figure.value, "n": figure.n, "ci95": list(figure.ci95) if figure.ci95 else None}
