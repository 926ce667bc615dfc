"""The whole of a report as blocks, from the JSON values of an evaluation, an ablation and a diagnosis."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Block, Cell, Column, Fold, Items, Report, Row, Say, Section, Table
from proofspan.evaluation.report.figures import all_figures, ceiling, tiles
from proofspan.evaluation.report.grids import ablated
from proofspan.evaluation.report.joining import differing, refuse_strangers
from proofspan.evaluation.report.losses import counted, diagnosed, lost_by_question
from proofspan.evaluation.report.questions import matrix, table
from proofspan.evaluation.report.reading import Result
from proofspan.evaluation.report.shapes import ABLATION, DIAGNOSIS, check
from proofspan.evaluation.report.splits import splitting

MOST = 50
"""Warnings of a kind that are listed."""

Values = Mapping[str, Any]


def report(evaluation: Values | None, ablation: Values | None = None, diagnosis: Values | None = None) -> Report:
    """The report of what there is; `GoldenSetError` when a value is not what its verb prints."""
    for values, shape, verb in ((ablation, ABLATION, "ablate"), (diagnosis, DIAGNOSIS, "diagnose")):
        if values is not None:
            check(values, shape, verb=verb)
    result = Result.of(evaluation) if evaluation is not None else None
    refuse_strangers(evaluation, ablation, diagnosis)
    otherwise = differing(evaluation, diagnosis)
    sections = _grid(ablation) if ablation is not None else []
    lost = [diagnosed(diagnosis, result, otherwise)] if diagnosis is not None else []
    if result is None:
        return _alone(ablation or diagnosis or {}, (*sections, *lost))
    lost = lost or [each for each in [counted(result)] if each]
    evaluated = [ceiling(result), *lost, matrix(result), *sections, all_figures(result)]
    sections = [each for each in evaluated if each is not None]
    sections += [
        table(result, lost_by_question(diagnosis, otherwise=bool(otherwise))),
        _settings(result.values["config"]),
    ]
    return Report("evaluation", str(result.get("set")), _head(result), tuple(sections), _foot(result.values))


def _grid(ablation: Values) -> list[Section]:
    split = splitting(ablation.get("split_anchors") or {})
    return [ablated(ablation), *([split] if split else [])]


def _alone(values: Values, sections: tuple[Section, ...]) -> Report:
    """The report of a grid or a diagnosis without an evaluation."""
    n = values.get("n")
    counted = [Say(f"{w.counted(n, 'question')}.", "lead")] if n is not None else []
    over = "ablation" if "rows" in values else "diagnosis"
    return Report(over, str(values.get("set") or over), (*counted, *_warnings(values)), sections, _foot(values))


def _head(result: Result) -> tuple[Block, ...]:
    config = result.values["config"]
    return (
        Say(_counts(result), "lead"),
        Say(w.found_with(config)),
        tiles(result),
        *_warnings(result.values),
    )


def _counts(result: Result) -> str:
    n, answerable = result.get("n") or len(result.cases), result.get("n_answerable")
    invalid = len(result.get("invalid_items") or ())
    evaluated = f"{w.counted(n, 'question')}{' evaluated' if invalid else ''}"
    left = f"; {w.counted(invalid, 'invalid item')} not among them" if invalid else ""
    if answerable is None:
        return f"{evaluated}{left}."
    without = n - answerable
    rest = f", {without:,} without an answer" if without else ""
    return f"{evaluated}: {answerable:,} with an answer{rest}{left}."


def _settings(config: Values) -> Section:
    rows = tuple(Row((Cell(str(key)), Cell(w.setting(value)))) for key, value in config.items())
    made = Table("All that this evaluation ran with", (Column("setting"), Column("value")), rows)
    return Section("settings", "Every setting", (made,))


def _warnings(values: Values) -> list[Block]:
    """What should be known before the figures are believed."""
    invalid, leaks, notes = (values.get(key) or [] for key in ("invalid_items", "leaks", "notes"))
    blocks: list[Block] = []
    if invalid:
        told = [
            f"{each.get('id')} (line {each.get('line')}), {each.get('kind')}: {each.get('reason')}" for each in invalid
        ]
        blocks += _warned(f"{w.counted(len(invalid), 'invalid item')}: left out of every figure.", told)
    if leaks:
        told = [f"{each.get('id')}: {w.number(each.get('overlap'))}" for each in leaks]
        says = f"{w.counted(len(leaks), 'question')} mostly made of the words of their answer: finding it shows little."
        blocks += _warned(says, told)
    if notes:
        blocks += [Say("Notes on the set and on how it was read:", "small")]
        blocks.append(Items(_bounded([str(note) for note in notes])))
    return blocks


def _warned(title: str, told: Sequence[str]) -> list[Block]:
    if len(told) <= 3:
        return [Say(title, "alert"), Items(_bounded(told), "alert")]
    return [Say(title, "alert"), Fold("Which", (Items(_bounded(told), "alert"),))]


def _bounded(told: Sequence[str]) -> tuple[str, ...]:
    more = [f"and {len(told) - MOST:,} more, in the JSON of the evaluation"] if len(told) > MOST else []
    return (*(w.clipped(each) for each in told[:MOST]), *more)


def _foot(values: Values) -> str:
    told = [f"receipt {values['receipt']}"] if values.get("receipt") else []
    for name, clock in (values.get("timings") or {}).items():
        what = name.removesuffix("_ms")
        times = ", ".join(f"{key} {w.number(clock.get(key))}" for key in ("min", "median", "max"))
        told.append(f"{what} in milliseconds, of that run and machine: {times}")
    return "; ".join(told)
