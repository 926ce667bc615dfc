"""The verbs `lab ...`: laboratories that show, on known ground, what each part of finding is worth."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli.options import Json, Quiet

lab = typer.Typer(
    help="Laboratories: every part measured on known ground.", no_args_is_help=True, rich_markup_mode=None
)


@lab.callback()
def verbs() -> None:
    """Laboratories: every part measured on known ground."""


@lab.command()
def stdlib(
    corpus: Annotated[
        Path | None, typer.Option("--corpus", metavar="FILE", help="JSON of id, text, status; else this Python's own.")
    ] = None,
    golden: Annotated[
        Path | None, typer.Option("--golden", metavar="FILE", help="JSON lines of id, question, document, anchor.")
    ] = None,
    notes: Annotated[
        Path | None, typer.Option("--notes", metavar="FILE", help="JSON lines of id, text, status that contradict.")
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Make the article's tables: ceiling, cutting, sizes, split anchors, filter, rerank, verifier, pipeline."""
    from proofspan.cli.experiments import standard_library
    from proofspan.cli.terminal import Terminal

    standard_library((corpus, golden, notes), Terminal(quiet), as_json=as_json)


@lab.command()
def evidence(
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where freeze, lists and evaluation are written.")],
    store: Annotated[str, typer.Option("--store", metavar="S", help="embedded.")] = "embedded",
    folder: Annotated[
        Path | None, typer.Option("--set", metavar="SET", help="Another set than the ten questions that ship.")
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Ask ten questions with every method, frozen before: which evidence each finds, and which is not there."""
    from proofspan.cli.experiments import evidence_of
    from proofspan.cli.terminal import Terminal

    evidence_of(folder, out, store, Terminal(quiet), as_json=as_json)
