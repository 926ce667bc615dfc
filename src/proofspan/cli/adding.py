"""The verb `add`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def add(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files and folders of documents.")],
    groups: Annotated[
        str | None, typer.Option("--groups", metavar="G,..", help="Who may read what says nothing about it.")
    ] = None,
    public: Annotated[bool, typer.Option("--public", help="Everybody may read what says nothing about it.")] = False,
    status: Annotated[str | None, typer.Option("--status", metavar="S", help="The status where none is said.")] = None,
    product: Annotated[
        str | None, typer.Option("--product", metavar="P,..", help="The products where none are said.")
    ] = None,
    valid_from: Annotated[
        str | None, typer.Option("--valid-from", metavar="DAY", help="The first day in force where none is said.")
    ] = None,
    language: Annotated[
        str | None, typer.Option("--language", metavar="L", help="en or it, where it is not said; else detected.")
    ] = None,
    supersede: Annotated[
        bool, typer.Option("--supersede", help="End the revision in force where the new one begins.")
    ] = False,
    chunker: o.Chunker = None,
    encoder: Annotated[
        str | None,
        typer.Option(
            "--encoder", metavar="NAME", help="Whose vectors are kept: minilm, e5, a URL or none; by language."
        ),
    ] = None,
    archive: o.Archive = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Take documents in. Flags fill only what a document's own metadata leaves unsaid."""
    from proofspan.cli.added import Adding, run
    from proofspan.cli.exits import INPUT
    from proofspan.cli.opening import folder_of, opened, settings
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Silent

    silent = Silent(groups, public, status, product, valid_from, language)
    made = settings({"add": {"chunker": chunker}, "search": {"encoder": encoder}})
    into = folder_of(archive)
    with opened(into) as found:
        report = run(found, Adding(paths, silent.metadata(), made, into, supersede), Terminal(quiet), as_json=as_json)
    if not report.complete:
        raise typer.Exit(INPUT)
