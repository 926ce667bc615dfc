"""A comparison of two results as a page."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table

from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation.freezing import Changed, Comparison, verdict
from proofspan.evaluation.paired import Paired

SHOWN = 20
"""Questions that are listed for a measure."""


def compared(page: Page, found: Comparison) -> None:
    """Prints what differs: settings, figures with their p, and the questions behind them."""
    for key, (first, second) in found.settings.items():
        page.print(styled((f"{key}  ", "dim"), one_line(f"{first} -> {second}")))
    page.print(styled((f"p is corrected for {counted(len(found.corrected), 'measure')} (Holm)", "dim")))
    table = Table(box=None, header_style="dim", pad_edge=False)
    # Names that are cut are one name five times: what is too narrow for the rest folds the rest.
    table.add_column("measure", style="cyan", no_wrap=True, min_width=max(map(len, found.measures), default=0))
    for name in ("difference", "95 %", "changed", "n", "p", ""):
        table.add_column(name, justify="right", overflow="fold")
    for name, each in found.measures.items():
        table.add_row(name, *_cells(each, found.corrected.get(name)))
    page.print(table)
    for name in found.measures:
        _questions(page, name, [each for each in found.changed if each.measure == name])
    for which, ids in (("first", found.only_first), ("second", found.only_second)):
        if ids:
            page.print(
                styled((f"{counted(len(ids), 'question')} only in the {which}: ", "yellow"), one_line(_few(ids)))
            )


def _cells(each: Paired, corrected: float | None) -> tuple[str, ...]:
    if each.difference is None or each.ci95 is None or corrected is None:
        return "-", "-", "-", "0", "-", "no value"
    return (
        f"{each.difference:+.3f}",
        f"{each.ci95[0]:+.3f} to {each.ci95[1]:+.3f}",
        f"+{each.better} -{each.worse}",
        str(each.n),
        f"{corrected:.3g}",
        {"same": "the same"}.get(said := verdict(each, corrected), said),
    )


def _questions(page: Page, measure: str, changed: Sequence[Changed]) -> None:
    if not changed:
        return
    page.print(styled((measure, "bold"), (f"  {counted(len(changed), 'question')} changed", "dim")))
    for each in changed[:SHOWN]:
        page.print(
            Padding(styled((one_line(each.id), "bold"), f"  {_value(each.before)} -> {_value(each.after)}"), (0, 2))
        )
    if len(changed) > SHOWN:
        page.print(Padding(f"and {len(changed) - SHOWN} more: --json has them all", (0, 2)))


def _value(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def _few(ids: Sequence[str]) -> str:
    more = f" and {len(ids) - SHOWN} more" if len(ids) > SHOWN else ""
    return ", ".join(ids[:SHOWN]) + more
