"""The verbs of the command line. Each loads what it needs when it is called, so that `--help` answers at once."""

from typing import Annotated

import typer

from proofspan.cli import adding, archives, asking, configuring, evaluating, models, showing, verifying
from proofspan.cli.exits import Verbs

app = typer.Typer(
    cls=Verbs,
    help="Ask your documents: answers whose every sentence cites the span that says it, or an honest no.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command("init")(archives.init)
app.command("add")(adding.add)
app.command("list")(showing.list_)
app.command("show")(showing.show)
app.command("withdraw")(archives.withdraw)
app.command("quarantine")(archives.quarantine)
app.command("doctor")(archives.doctor)
app.command("export")(archives.export)
app.command("import")(archives.import_)
app.command("search")(asking.search)
app.command("ask")(asking.ask)
app.command("verify")(verifying.verify)
app.command("evaluate")(evaluating.evaluate)
app.add_typer(configuring.config, name="config")
app.add_typer(models.models, name="models")


@app.command()
def demo() -> None:
    """Show what proofspan does, on an archive of its own, in a minute."""
    from proofspan.cli.demo import run
    from proofspan.cli.terminal import Terminal

    run(Terminal().page())


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"proofspan {version('proofspan')}")
        raise typer.Exit


@app.callback()
def proofspan(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Ask your documents: answers whose every sentence cites the span that says it, or an honest no."""
