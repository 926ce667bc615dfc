"""The verb `config`: what the settings come to, and where each of them was written."""

from typing import Annotated

import typer

from proofspan.cli.options import Json

config = typer.Typer(help="The settings in force.", no_args_is_help=True, rich_markup_mode=None)


@config.callback()
def settings() -> None:
    """The settings in force."""


@config.command()
def show(
    origin: Annotated[bool, typer.Option("--origin", help="Say of each value where it was written.")] = False,
    as_json: Json = False,
) -> None:
    """Print every setting with its value, in the form that proofspan.toml takes."""
    from proofspan.cli.opening import settings as loaded
    from proofspan.cli.terminal import Terminal

    found = loaded()
    found.check()
    if as_json:
        more = {"origins": dict(found.origins), "file": str(found.file) if found.file else None}
        Terminal().document(found.values, more if origin else {"file": more["file"]})
        return
    for line in found.lines(origins=origin):
        Terminal().said(line)
