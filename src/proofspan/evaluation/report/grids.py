"""An ablation as blocks: which differences are real, and a heat map of all measures."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Bar, Block, Cell, Column, Items, Row, Say, Section, Table
from proofspan.evaluation.report.reading import Figure

MOST = 300
"""Configurations in a report."""
NOTES = 30
"""Different notes of all configurations."""
COLUMNS = 12
"""Measures of the heat map."""
ORDER = ("ndcg", "mrr", "complete", "recall", "ceiling", "answer-holds-anchor", "cited-right-source")
"""Which measures come first in the heat map, after the one that is compared."""

HOW = (
    "Each is compared with the baseline question by question, and p is corrected for the number of comparisons (Holm). "
    "Not shown: it may be chance. One question: a single one differs."
)

Values = Mapping[str, Any]


def ablated(ablation: Values) -> Section:
    """The table of a grid and its heat map; `GoldenSetError` when the values are no ablation's."""
    rows = ablation["rows"]
    measure = (ablation.get("grid") or {}).get("measure")
    blocks: list[Block] = [
        Say(_told(rows, measure), "lead"),
        Say(HOW, "small"),
        _table(_best_first(rows, measure)[:MOST], measure),
    ]
    if len(rows) > MOST:
        blocks.append(Say(f"{len(rows) - MOST:,} more configurations: in the JSON of the ablation.", "small"))
    blocks += _heat(rows[:MOST], measure)
    notes = list(dict.fromkeys(note for row in rows for note in row.get("notes") or ()))
    blocks += [Say("Notes on the configurations:", "small"), Items(tuple(notes[:NOTES]))] if notes else []
    return Section("ablation", "What each setting is worth", tuple(blocks))


def _best_first(rows: Sequence[Values], measure: str | None) -> list[Values]:
    def value(row: Values) -> float:
        found: float | None = (row["measures"].get(measure) or {}).get("value")
        return -1.0 if found is None else found

    return sorted(rows, key=value, reverse=True)


def _told(rows: Sequence[Values], measure: str | None) -> str:
    real = [row for row in rows if row.get("verdict") == "real"]
    baseline = next((row.get("name") for row in rows if row.get("verdict") == "baseline"), None)
    against = f" the baseline, {baseline}," if baseline else " the baseline"
    by = f" by {measure}" if measure else ""
    better = sum((row.get("difference") or 0) > 0 for row in real)
    return (
        f"{w.counted(len(rows), 'configuration')} against{against}{by}: {better:,} really better, "
        f"{len(real) - better:,} really worse, the others not told apart from it."
    )


def _table(rows: Sequence[Values], measure: str | None) -> Table:
    titles = [
        ("configuration", False),
        (measure or "measure", True),
        ("difference", True),
        ("95 %", True),
        ("better", True),
        ("worse", True),
        ("p", True),
        ("verdict", False),
        ("passages", True),
        ("characters", True),
    ]
    forbidden = any(row.get("forbidden_candidates") for row in rows)
    titles += [("forbidden", True)] if forbidden else []
    reach = max([0.01, *(abs(end) for row in rows for end in row.get("ci95") or ())])
    columns = tuple(Column(title, numeric) for title, numeric in titles)
    return Table(
        f"Configurations, compared by {measure or 'the measure of the grid'}",
        columns,
        tuple(_row(row, measure, reach, forbidden=forbidden) for row in rows),
        kind="grid",
        sorts=True,
    )


def _row(row: Values, measure: str | None, reach: float, *, forbidden: bool) -> Row:
    figure = Figure.of(row["measures"].get(measure) or {"value": None})
    difference, ci95 = row.get("difference"), row.get("ci95")
    span = None if difference is None or not ci95 else Bar(difference, ci95[0], ci95[1], -reach, reach)
    baseline = row.get("verdict") == "baseline"
    kept_out = (_count(row.get("forbidden_candidates"), bad=True),) if forbidden else ()
    return Row(
        (
            Cell(str(row.get("name")), str(row.get("name"))),
            Cell(w.number(figure.value), figure.value),
            Cell(w.DASH) if baseline else Cell(w.signed(difference), difference, bar=span),
            Cell(w.DASH if baseline else w.interval(ci95, of=w.signed)),
            _count(None if baseline else row.get("better")),
            _count(None if baseline else row.get("worse")),
            Cell(w.chance(row.get("p_corrected")), row.get("p_corrected")),
            _verdict(row),
            _count(row.get("passages")),
            _count(row.get("characters")),
            *kept_out,
        )
    )


def _count(value: int | None, *, bad: bool = False) -> Cell:
    if value is None:
        return Cell(w.DASH, tone="muted")
    return Cell(f"{value:,}", value, "bad" if bad and value else "")


def _verdict(row: Values) -> Cell:
    verdict, gain = str(row.get("verdict")), (row.get("difference") or 0) > 0
    if verdict == "real":
        return Cell("really better" if gain else "really worse", verdict, "good" if gain else "bad")
    return Cell(VERDICTS.get(verdict, verdict), verdict, "muted")


VERDICTS = {
    "baseline": "baseline",
    "same": "the same",
    "one question": "one question",
    "not shown": "not shown",
}


def _heat(rows: Sequence[Values], measure: str | None) -> list[Block]:
    """The heat map: the measures that differ between configurations; nothing when none does."""
    varying = [name for name in _measures(rows) if len(_values(rows, name)) > 1]
    names = sorted(varying, key=lambda name: (name != measure, _place(name)))[:COLUMNS]
    if not names:
        return []
    scales = {name: (min(found), max(found)) for name in names if (found := _values(rows, name))}
    cells = [(Cell(str(row.get("name"))), *(_shaded(row, name, scales[name]) for name in names)) for row in rows]
    columns = (Column("configuration"), *(Column(name, True) for name in names))
    told = "The stronger the colour, the larger the figure in its column; columns do not compare."
    more = len(varying) - len(names)
    same = len(_measures(rows)) - len(varying)
    told += f" {more:,} more measures differ and are in the JSON of the ablation." if more else ""
    told += f" {w.counted(same, 'measure is', 'measures are')} the same everywhere and not drawn." if same else ""
    table = Table("Configurations by measures", columns, tuple(Row(each) for each in cells), kind="heat", sorts=True)
    return [Say(told, "small"), table]


def _measures(rows: Sequence[Values]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row["measures"]))


def _values(rows: Sequence[Values], name: str) -> set[float]:
    found = (row["measures"].get(name) or {} for row in rows)
    return {each["value"] for each in found if each.get("value") is not None}


def _place(name: str) -> int:
    family = name.partition("@")[0]
    return ORDER.index(family) if family in ORDER else len(ORDER)


def _shaded(row: Values, name: str, scale: tuple[float, float]) -> Cell:
    value = (row["measures"].get(name) or {}).get("value")
    if value is None:
        return Cell(w.DASH, tone="muted")
    low, high = scale
    return Cell(w.number(value), value, shade=(value - low) / (high - low))
