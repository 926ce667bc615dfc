"""The verbs of the command line. Each loads what it needs when it is called, so that `--help` answers at once."""

from typing import Annotated

import typer

from proofspan.cli import (
    ablating,
    adding,
    archives,
    asking,
    configuring,
    evaluating,
    freezing,
    golden,
    laboratory,
    models,
    showing,
    verifying,
)
from proofspan.cli.calibrating import calibrate
from proofspan.cli.diagnosing import diagnose
from proofspan.cli.exits import Verbs
from proofspan.cli.reporting import report

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
app.command("diagnose")(diagnose)
app.command("calibrate")(calibrate)
app.command("ablate")(ablating.ablate)
app.command("freeze")(freezing.freeze)
app.command("run")(freezing.run)
app.command("report")(report)
app.command("compare")(freezing.compare)
app.add_typer(configuring.config, name="config")
app.add_typer(models.models, name="models")
app.add_typer(golden.golden, name="golden")
app.add_typer(laboratory.lab, name="lab")


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
