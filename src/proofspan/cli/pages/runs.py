"""A run made elsewhere as a page: its figures, and what should not be in it."""

from rich.table import Table

from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation.formats.judging import JudgedRun


def judged(page: Page, run: JudgedRun) -> None:
    """Prints the figures of a run; those that its ids cannot have are left out."""
    unanswerable = sum(not each.case.answerable for each in run.cases)
    apart = f", {unanswerable} of them without answer: those are counted apart" if unanswerable else ""
    page.print(styled((one_line(run.set), "bold"), (f"  {counted(len(run.cases), 'question')}{apart}", "dim")))
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("measure", style="cyan")
    for name in ("value", "95 %", "n", "step"):
        table.add_column(name, justify="right")
    for name, figure in run.measures.items():
        if figure.value is not None and figure.ci95 is not None:
            low, high = figure.ci95
            table.add_row(name, f"{figure.value:.3f}", f"{low:.3f} to {high:.3f}", str(figure.n), f"{1 / figure.n:.4f}")
    page.print(table)
    page.print(f"forbidden candidates: {sum(len(each.forbidden) for each in run.cases)}")
    for item in run.invalid:
        page.print(styled(("not counted  ", "yellow"), one_line(f"{item.id}: {item.reason}")))
    for note in run.notes:
        page.print(styled(("note  ", "yellow"), one_line(note)))
    page.print(styled((f"a run made elsewhere · as_of {run.as_of}", "dim")))
