"""A calibration as a page: the threshold, and how much of what it leaves may be wrong; or why none helps."""

from collections.abc import Sequence

from rich.table import Table

from proofspan.cli.pages.answers import settings_line
from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation import Evaluation
from proofspan.evaluation.calibration import Calibration, Choice, Curve, Rung

SHOWN = 10
"""Rungs of a curve that a page shows; the file has them all."""


def calibrated(page: Page, made: Calibration, choice: Choice, result: Evaluation) -> None:
    """Prints what was chosen, the curve of each statistic, and the way of asking that it holds for."""
    content = made.content
    page.print(styled((one_line(content["set"]), "bold"), (f"  {counted(content['n'], 'question')}", "dim")))
    plain = content["unthresholded"]
    if plain["risk"] is not None:
        page.print(
            f"without a threshold {plain['answered']} are answered ({plain['coverage']:.2f}), {plain['wrong']} of "
            f"these wrong ({plain['risk']:.2f})"
        )
    _verdict(page, made, choice)
    for each in choice.curves:
        page.print(_curve(each, choice))
    for item in result.invalid:
        page.print(styled(("not counted  ", "yellow"), one_line(f"{item.id}: {item.reason}")))
    for note in result.notes:
        page.print(styled(("note  ", "yellow"), one_line(note)))
    page.print(styled((settings_line(result.config), "dim")))


def _verdict(page: Page, made: Calibration, choice: Choice) -> None:
    content, rung = made.content, choice.rung
    if rung is None or choice.statistic is None:
        page.print(styled((f"{content['reason']}.", "bold yellow")))
        asked = f"Asked for was {content['max_risk']:g}"
        page.print(f"{asked}: what helps is more questions, or a better way of answering.")
        return
    chosen = f"{choice.statistic.value} of at least {rung.threshold:g}"
    counts = f"{rung.answered} are answered ({rung.coverage:.2f}), {rung.wrong} of these wrong ({rung.risk or 0:.3f})"
    sure = f"at most {rung.bound:.3f} are, with confidence {1 - content['delta']:g}"
    page.print(styled((chosen, "bold green"), f": {counts}; {sure}"))


def _curve(curve: Curve, choice: Choice) -> Table:
    """The rungs at which something changes, some of them left out where there are many."""
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column(curve.statistic.value, style="cyan")
    for name in ("answered", "coverage", "wrong", "risk", "bound"):
        table.add_column(name, justify="right")
    chosen = choice.rung if curve.statistic is choice.statistic else None
    for rung in _shown(curve.rungs, chosen):
        mark = "  chosen" if rung == chosen else ""
        risk = "-" if rung.risk is None else f"{rung.risk:.3f}"
        counts = (str(rung.answered), f"{rung.coverage:.3f}", str(rung.wrong))
        table.add_row(f">= {rung.threshold:g}", *counts, risk, f"{rung.bound:.3f}{mark}")
    return table


def _shown(rungs: Sequence[Rung], chosen: Rung | None) -> list[Rung]:
    """The rungs at which something changes, of many every second or third, and the one that was chosen."""
    changing = list({rung.answered: rung for rung in rungs if rung.answered}.values())[::-1]
    apart = max(1, -(-len(changing) // SHOWN))
    return [rung for place, rung in enumerate(changing) if place % apart == 0 or rung == chosen][::-1]
