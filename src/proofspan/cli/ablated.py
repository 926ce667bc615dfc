"""One run of `ablate`: from the grid's names to ways of finding, and from what was found to its table."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from proofspan.audit import canonical
from proofspan.cli.opening import settings
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.documents import digest_of
from proofspan.errors import FrozenError, SettingError
from proofspan.evaluation import GoldenSet, How, read
from proofspan.evaluation.ablation import FOLDER, Configuration, Grid, Kept, Row, ask, rows, splitting, too_few, values
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.freezing import freeze
from proofspan.evaluation.library import Library
from proofspan.settings import Evaluating

RESULT = "ablation.json"


def run(folder: Path, file: Path, report: Path | None, terminal: Terminal, *, as_json: bool) -> None:
    """Asks every configuration, prints the table, and writes the report where one was asked for."""
    if report is not None:
        _refuse_foreign(report)
    grid, golden = Grid.load(file), read(folder)
    ways = _Ways(golden, grid, date.today())
    # Every name in the grid is looked up before the first question is asked.
    made = {each: ways(each) for each in grid.configurations}
    _refuse_idle(grid)
    kept = Kept(report / FOLDER) if report is not None else None
    with bar(terminal, "configurations") as step:
        frozen = freeze(folder, golden, made[grid.baseline], asked={})
        asked = ask(golden, grid, made.__getitem__, frozen=frozen, kept=kept, progress=_told(step, terminal))
    table = rows(grid, asked)
    found = _values(golden, grid, table)
    if report is not None:
        _write(report, found, terminal)
    if as_json:
        terminal.document({"grid": found["grid"]}, found)
        return
    from proofspan.cli.pages.ablations import ablated

    ablated(terminal.page(), grid, table, found["split_anchors"])


@dataclass(frozen=True, slots=True)
class _Ways:
    """From a configuration's names to what they name; what it leaves open is decided as `evaluate` decides it."""

    golden: GoldenSet
    grid: Grid
    day: date

    def __call__(self, asked: Configuration) -> How:
        named = {axis: asked[axis] for axis in ("method", "encoder", "pool", "rerank", "fields")}
        layer = {"search": named, "answer": {"generator": asked["generator"], "order": asked["order"]}}
        ks = ",".join(map(str, self.grid.ks)) or None
        wanted = Evaluating(
            settings(layer), ks, asked["chunker"], asked["generator"], counterfactual=False, as_of=self.day
        )
        how = wanted.own({document.language for document in self.golden.documents})
        open_to_all = asked["eligibility"] is False
        if open_to_all and how.answering is not None:
            raise SettingError(
                "the grid asks a generator without eligibility: answers are made of what the asker may read; leave one "
                "of the two out"
            )
        return replace(how, eligibility=not open_to_all)


def _refuse_idle(grid: Grid) -> None:
    """Raises `SettingError` for a value that cannot be, also where no method of the grid looks at it."""
    for axis in ("method", "encoder", "pool", "rerank", "fields"):
        for value in grid.axes.get(axis, ()):
            settings({"search": {axis: value}}).search.config()


def _told(step: Callable[[int, int], None], terminal: Terminal) -> Callable[[int, int, str], None]:
    def tell(done: int, of: int, name: str) -> None:
        step(done, of)
        if name and not terminal.shows_progress:
            terminal.talk(f"{done + 1} of {of}: {name}")

    return tell


def _values(golden: GoldenSet, grid: Grid, table: tuple[Row, ...]) -> dict[str, Any]:
    documents = {document.revision: document for document in golden.documents}
    cases, invalid = resolved(golden.questions, Library.of(golden, golden.documents))
    split = splitting(cases, documents)
    found = {
        "set": golden.name,
        "n": len(cases),
        "invalid_items": [{"id": i.id, "line": i.line, "kind": i.kind, "reason": i.reason} for i in invalid],
        "grid": {
            "measure": grid.measure,
            "baseline": dict(grid.baseline.values),
            "varied": list(grid.varied),
            "configurations": len(grid.configurations),
            "comparisons": sum(row.p is not None for row in table),
        },
        "rows": values(grid, table),
        "note": too_few(table) or None,
        "split_anchors": split.values if split else None,
    }
    return {**found, "receipt": digest_of(canonical(found))}


def _refuse_foreign(report: Path) -> None:
    """Raises before anything is asked what would be raised when it is written; an earlier ablation is written over."""
    from proofspan.evaluation.report import refuse_foreign

    refuse_foreign(report)
    file = report / RESULT
    try:
        values = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict) or not {"grid", "rows", "receipt"} <= values.keys():
        raise FrozenError(f"{file} exists and is no ablation of proofspan: move it away, or name another folder")


def _write(report: Path, found: dict[str, Any], terminal: Terminal) -> None:
    from proofspan.evaluation.report import write

    report.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"schema_version": 1, **found}, ensure_ascii=False, indent=1)
    (report / RESULT).write_text(text + "\n", encoding="utf-8")
    for written in (report / RESULT, *write(report, None, ablation=found)):
        terminal.talk(f"written: {written}")
