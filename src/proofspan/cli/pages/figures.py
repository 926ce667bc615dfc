"""An evaluation as a page: the figures with their intervals, and what was missed."""

from rich.padding import Padding
from rich.table import Table

from proofspan.archive import Outcome
from proofspan.cli.pages.answers import settings_line
from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation import Evaluation


def figured(page: Page, result: Evaluation) -> None:
    """Prints an evaluation; a dash stands where there is nothing to measure."""
    page.print(styled((one_line(result.set), "bold"), (f"  {len(result.cases)} questions", "dim")))
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("measure", style="cyan")
    for name in ("value", "95 %", "n"):
        table.add_column(name, justify="right")
    for name, figure in result.measures.items():
        value = "-" if figure.value is None else f"{figure.value:.3f}"
        interval = f"{figure.ci95[0]:.3f} to {figure.ci95[1]:.3f}" if figure.ci95 else "-"
        table.add_row(name, value, interval, str(figure.n))
    page.print(table)
    page.print(f"forbidden candidates: {result.forbidden_candidates}")
    _missed(page, result)
    _answered_wrongly(page, result)
    for item in result.invalid:
        page.print(styled(("not counted  ", "yellow"), one_line(f"{item.id}: {item.reason}")))
    for note in result.notes:
        page.print(styled(("note  ", "yellow"), one_line(note)))
    page.print(styled((settings_line(result.config), "dim")))


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
    """The questions that were answered with no evidence there, and those that were not with evidence there."""
    for answerable, reply, words in (
        (False, Outcome.ANSWERED, "answered, although no evidence is there"),
        (True, Outcome.ABSTAINED, "abstained, although evidence is there"),
    ):
        cases = [
            case.case.id
            for case in result.cases
            if case.answer and case.case.answerable is answerable and case.answer.answer.outcome is reply
        ]
        if cases:
            page.print(styled((f"{counted(len(cases), 'question')} {words}: ", "bold yellow"), one_line(_named(cases))))


def _named(cases: list[str]) -> str:
    more = f" and {len(cases) - 20} more" if len(cases) > 20 else ""
    return ", ".join(cases[:20]) + more
