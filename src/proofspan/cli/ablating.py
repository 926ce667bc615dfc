"""The verb `ablate`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def ablate(
    folder: o.Set,
    grid: Annotated[Path, typer.Option("--grid", metavar="FILE", help="The axes and their values, in TOML.")],
    report: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="DIR", help="Write a report there, and keep what was asked: another run goes on."
        ),
    ] = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Ask a set in every way of a grid, and say which of the differences are real."""
    from proofspan.cli.ablated import run
    from proofspan.cli.terminal import Terminal

    run(folder, grid, report, Terminal(quiet), as_json=as_json)
