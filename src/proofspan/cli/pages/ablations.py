"""An ablation as a page: the table, best first, and what windows cost."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from proofspan.cli.pages.console import Page, one_line, styled
from proofspan.evaluation.ablation import Grid, Row, too_few

WORDS = {
    "baseline": "the baseline",
    "same": "the same",
    "real": "real",
    "one question": "one question",
    "not shown": "not shown",
    "no value": "no value",
    "cannot be": "cannot be",
}
"""What a table says of a difference."""


def ablated(page: Page, grid: Grid, table: Sequence[Row], split: Mapping[str, Any] | None) -> None:
    """Prints the configurations by the grid's measure, best first, each beside the baseline."""
    compared = sum(row.p is not None for row in table)
    page.print(styled((grid.measure, "bold"), (f"  {len(table)} configurations, {compared} comparisons (Holm)", "dim")))
    shown = Table(box=None, header_style="dim", pad_edge=False)
    shown.add_column("configuration", style="cyan", overflow="fold", min_width=16)
    for name in ("value", "difference", "changed", "n", "p", "", "passages"):
        shown.add_column(name, justify="right", no_wrap=True)
    for row in sorted(table, key=lambda each: -(each.asked.figure(grid.measure).value or 0.0)):
        shown.add_row(*_cells(grid, row))
    page.print(shown)
    if note := too_few(table):
        page.print(styled((note, "yellow")))
    for reason in dict.fromkeys(row.asked.failed for row in table if row.asked.failed):
        page.print(styled(("cannot be  ", "yellow"), one_line(reason)))
    wrong = sum(row.asked.forbidden for row in table)
    page.print(f"forbidden candidates: {wrong}")
    if split:
        _split(page, split)


def _cells(grid: Grid, row: Row) -> tuple[str, ...]:
    figure, against = row.asked.figure(grid.measure), row.against
    baseline = row.p is None
    return (
        one_line(row.asked.configuration.but(grid.varied)),
        "-" if figure.value is None else f"{figure.value:.3f}",
        "" if baseline or against.difference is None else f"{against.difference:+.3f}",
        "" if baseline else f"+{against.better} -{against.worse}",
        str(figure.n),
        "" if row.p is None else f"{row.p:.3g}",
        WORDS[row.verdict],
        str(row.asked.passages),
    )


def _split(page: Page, split: Mapping[str, Any]) -> None:
    """How many anchors windows cut, without overlap and with a fifth, and whether the rule of the longest holds."""
    page.print(
        f"split anchors, twenty windows: {split['without_overlap']} of {split['trials']} without overlap, "
        f"{split['with_20pct']} with a fifth of it; windows {split['windows_without']} and {split['windows_with']}"
    )
    held = split["overlap_of_longest_keeps_all"]
    if held is not None:
        page.print(
            f"overlap as long as the longest anchor ({split['longest_anchor_words']} words): "
            f"{'every anchor stays whole' if held else 'some anchor is still cut'}"
        )
