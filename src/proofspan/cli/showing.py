"""The verbs `list` and `show`: what an asker may read, and nothing else."""

from typing import Annotated

import typer

from proofspan.cli import options as o


def list_(
    archive: o.Archive = None,
    groups: o.Groups = None,
    as_of: o.AsOf = None,
    product: o.Product = None,
    status: o.Statuses = None,
    everything: Annotated[
        bool, typer.Option("--all", help="For operators: every revision there ever was, whoever may read it.")
    ] = False,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """List the revisions that the asker may read on that day."""
    from proofspan.archive import shapes
    from proofspan.cli.opening import asking, opened
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Who

    terminal = Terminal(quiet)
    who = Who(groups, as_of, product, status)
    if everything:
        who.refuse_any("--all")
        with opened(archive) as found:
            entries, config = found.register(), {"all": True}
    else:
        eligibility = asking(who, terminal)
        with opened(archive) as found:
            entries, config = found.entries(eligibility), eligibility.values
    if as_json:
        terminal.document(config, {"documents": shapes.documents(entries, operator=everything)})
        return
    from proofspan.cli.pages.documents import listed

    listed(terminal.page(), entries)


def show(
    name: o.Name,
    rerun: Annotated[
        bool, typer.Option("--rerun", help="Ask a receipt's question again and compare; exit with 1 if it differs.")
    ] = False,
    archive: o.Archive = None,
    groups: o.Groups = None,
    as_of: o.AsOf = None,
    product: o.Product = None,
    status: o.Statuses = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Show what an id names, with its exact text: a document, revision, section, passage or receipt."""
    from proofspan.cli.opening import asking
    from proofspan.cli.shown import Showing
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Who

    terminal = Terminal(quiet)
    showing = Showing(name, asking(Who(groups, as_of, product, status), terminal), terminal, as_json)
    if not showing.run(archive, rerun=rerun):
        raise typer.Exit(1)
