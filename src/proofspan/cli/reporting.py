"""The verb `report`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that `run` or `ablate` filled.")],
    quiet: o.Quiet = False,
) -> None:
    """Write a result as report.html and report.md into its folder, over earlier reports."""
    from proofspan.cli.reported import reported
    from proofspan.cli.terminal import Terminal

    reported(folder, Terminal(quiet))
