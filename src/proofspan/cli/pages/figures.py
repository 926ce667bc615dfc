"""An evaluation as a page: the figures with their intervals, and what was missed."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table

from proofspan.archive import Outcome
from proofspan.cli.pages.answers import settings_line
from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation import Evaluation, Figure, timings
from proofspan.evaluation.measures import AT_K, AT_LESS, BESIDE_ANSWERS, OPENED

NO_FIGURE = Figure(None, 0, None)
BY_DEPTH = frozenset({*AT_K, *AT_LESS, *OPENED, *BESIDE_ANSWERS})
"""Measures that are taken at every k."""
AT_ONCE = 5
"""Depths beside each other; more of them are a second table."""
SELDOM = frozenset({"duplicates", "ineligible", "excluded-evidence"})
"""Measures that are shown where they are not 0."""


def figured(page: Page, result: Evaluation) -> None:
    """Prints an evaluation; a dash stands where there is nothing to measure."""
    unanswerable = sum(not case.case.answerable for case in result.cases)
    apart = f", {unanswerable} of them without answer: those are counted apart" if unanswerable else ""
    page.print(styled((one_line(result.set), "bold"), (f"  {counted(len(result.cases), 'question')}{apart}", "dim")))
    for first in range(0, len(result.how.ks), AT_ONCE):
        page.print(_by_depth(result, result.how.ks[first : first + AT_ONCE]))
    single = _single(result)
    if single.row_count:
        page.print(single)
    _stages(page, result)
    _warnings(page, result)
    _missed(page, result)
    _answered_wrongly(page, result)
    for item in result.invalid:
        page.print(styled(("not counted  ", "yellow"), one_line(f"{item.id}: {item.reason}")))
    for note in result.notes:
        page.print(styled(("note  ", "yellow"), one_line(note)))
    page.print(styled((settings_line(result.config), "dim")))


def _by_depth(result: Evaluation, ks: Sequence[int]) -> Table:
    """A row for each measure that is taken at every k: values above their 95 % intervals, n above the step."""
    families: dict[str, dict[int, Figure]] = {}
    for name, figure in result.measures.items():
        family, _, k = name.partition("@")
        if family in BY_DEPTH and int(k) in ks:
            families.setdefault(family, {})[int(k)] = figure
    table = _table("measure", *(f"@{k}" for k in ks), "n, step")
    for family, figures in families.items():
        if family in SELDOM and not any(figure.value for figure in figures.values()):
            continue
        told = [figures.get(k, NO_FIGURE) for k in ks]
        most = max(told, key=lambda figure: figure.n)
        cells = (styled(_value(figure), (f"\n{_short(figure)}", "dim")) for figure in told)
        table.add_row(family, *cells, styled(str(most.n), (f"\n{_step(most)}", "dim")))
    return table


def _single(result: Evaluation) -> Table:
    """A row for each of the other measures."""
    table = _table("measure", "value", "95 %", "n", "step")
    for name, figure in result.measures.items():
        if name.partition("@")[0] in BY_DEPTH or (name in SELDOM and not figure.value):
            continue
        table.add_row(name, _value(figure), _interval(figure), str(figure.n), _step(figure))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column(first, style="cyan", no_wrap=True)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _value(figure: Figure) -> str:
    return "-" if figure.value is None else _number(figure.value)


def _interval(figure: Figure) -> str:
    return f"{_number(figure.ci95[0])} to {_number(figure.ci95[1])}" if figure.ci95 else "-"


def _short(figure: Figure) -> str:
    """The interval in as few characters as a column between four others has."""
    return f"[{' '.join(map(_digits, figure.ci95))}]" if figure.ci95 else "-"


def _digits(value: float) -> str:
    if abs(value) < 0.995:
        return f"{value:.2f}".replace("0.", ".", 1)
    return f"{value:.1f}" if abs(value) < 100 else f"{value:.0f}"


def _step(figure: Figure) -> str:
    return "-" if figure.step is None else f"{figure.step:.4f}"


def _number(value: float) -> str:
    """Three digits behind the point of what is about 1, none of what is in the hundreds."""
    return f"{value:.3f}" if abs(value) < 100 else f"{value:.0f}"


def _stages(page: Page, result: Evaluation) -> None:
    """Forbidden candidates by stage, and how long a search took."""
    stages = ", ".join(f"{at.value} {count}" for at, count in result.forbidden_by_stage.items() if count is not None)
    wrong = result.forbidden_candidates
    page.print(styled((f"forbidden candidates: {wrong}", "bold red" if wrong else ""), (f"  ({stages})", "dim")))
    took = timings(result)["search_ms"]
    spread = f"{took['min']:.1f} to {took['max']:.1f}"
    page.print(styled(f"a search: {took['median']:.1f} ms", (f"  (median; {spread})", "dim")))


def _warnings(page: Page, result: Evaluation) -> None:
    """What makes the figures say less, or less good, than they seem to."""
    if split := round((result.split_anchors.value or 0.0) * result.split_anchors.n):
        cut = f"{split} of {counted(result.split_anchors.n, 'anchor')} split: no passage holds them whole"
        page.print(styled((cut, "bold yellow"), (f"  (95 %: {_interval(result.split_anchors)})", "dim")))
    if kept := [case.case.id for case in result.cases if case.judged.excluded]:
        words = f"{counted(len(kept), 'question')} with evidence that the asker may not see: "
        page.print(styled((words, "bold yellow"), one_line(_named(kept))))
    if leaks := result.leaks:
        words = f"{counted(len(leaks), 'question')} mostly copied from the answer's own words, up to "
        named = _named([leak.id for leak in leaks])
        page.print(styled((f"{words}{leaks[0].overlap:.0%}: ", "bold yellow"), one_line(named)))


def _missed(page: Page, result: Evaluation) -> None:
    """The cases whose evidence is not all there at the greatest depth, and what is missing."""
    deepest = result.how.ks[-1]
    missed = [(case, case.judged.missing(deepest)) for case in result.cases if case.judged.missing(deepest)]
    if not missed:
        return
    page.print(
        styled((f"{counted(len(missed), 'question')} without all evidence among the first {deepest}", "bold yellow"))
    )
    for case, missing in missed[:20]:
        page.print(Padding(styled((one_line(case.case.id), "bold"), f"  {one_line(', '.join(missing))}"), (0, 2)))
    if len(missed) > 20:
        page.print(Padding(f"and {len(missed) - 20} more: --json has them all", (0, 2)))


def _answered_wrongly(page: Page, result: Evaluation) -> None:
    """The questions that were answered with no evidence there, and those that were not with evidence at hand. An
    abstention where the evidence was not delivered is what is wanted, and told apart.
    """
    answered = [case for case in result.cases if case.answer and case.answer.answer.outcome is Outcome.ANSWERED]
    abstained = [case for case in result.cases if case.answer and case.answer.answer.outcome is Outcome.ABSTAINED]
    silent = [case for case in abstained if case.case.answerable]
    first = result.how.delivered
    for cases, words in (
        ([case for case in answered if not case.case.answerable], "answered, although no evidence is there"),
        (
            [case for case in silent if not case.judged.missing(first)],
            f"abstained, with the evidence in the first {first}",
        ),
        ([case for case in silent if case.judged.missing(first)], f"abstained, without evidence in the first {first}"),
    ):
        if cases:
            told = one_line(_named([case.case.id for case in cases]))
            page.print(styled((f"{counted(len(cases), 'question')} {words}: ", "bold yellow"), told))


def _named(cases: list[str]) -> str:
    more = f" and {len(cases) - 20} more" if len(cases) > 20 else ""
    return ", ".join(cases[:20]) + more
