"""The verbs of an operator: init, withdraw, quarantine, doctor, export, import."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def init(
    folder: Annotated[Path, typer.Argument(metavar="[DIR]", help="Where it will stand; here.")] = Path(),
    store: Annotated[str, typer.Option("--store", metavar="NAME", help="embedded.")] = "embedded",
    quiet: o.Quiet = False,
) -> None:
    """Make an empty archive in DIR/.proofspan."""
    from proofspan.archive import FOLDER, Archive
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import new_archive_folder, store_named

    store_named(store)
    where = new_archive_folder(folder)
    with Archive.create(where):
        pass
    Terminal(quiet).talk(f"an empty archive in {where / FOLDER}: `proofspan add PATH` puts documents in it")


def withdraw(revision: o.Revision, archive: o.Archive = None, quiet: o.Quiet = False) -> None:
    """Erase a revision and all that receipts quote of it; its name, digest and dates stay."""
    from proofspan.cli.opening import opened
    from proofspan.cli.terminal import Terminal
    from proofspan.documents import Revision

    gone = Revision.parse(revision)
    with opened(archive) as found:
        sequence, summaries = found.withdraw(gone), found.derived_from(gone)
    terminal = Terminal(quiet)
    terminal.talk(f"{revision} is withdrawn (write {sequence}): nothing of its text is left")
    for summary in summaries:
        terminal.talk(f"{summary} was derived from it and still answers: withdraw it too, or give it other sources")


def quarantine(
    revision: o.Revision,
    lift: Annotated[bool, typer.Option("--lift", help="Give it back the status it had before.")] = False,
    archive: o.Archive = None,
    quiet: o.Quiet = False,
) -> None:
    """Set a revision aside: nobody can read it until that is lifted."""
    from proofspan.cli.opening import opened
    from proofspan.cli.terminal import Terminal
    from proofspan.documents import Revision

    with opened(archive) as found:
        sequence = found.quarantine(Revision.parse(revision), lift=lift)
    state = "out of quarantine" if lift else "in quarantine: nobody can read it"
    Terminal(quiet).talk(f"{revision} is {state} (write {sequence})")


def doctor(
    repair: Annotated[bool, typer.Option("--repair", help="Derive anew what is derived from the record.")] = False,
    archive: o.Archive = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Compare all that is derived with the record; exit with 3 while something does not match."""
    from proofspan.archive.shapes import drift
    from proofspan.cli.exits import ENVIRONMENT
    from proofspan.cli.opening import opened
    from proofspan.cli.terminal import Terminal

    terminal = Terminal(quiet)
    with opened(archive) as found:
        faults = found.repair() if repair else found.check()
    if as_json:
        terminal.document({"repair": repair}, {"sound": not faults, "faults": [drift(fault) for fault in faults]})
    else:
        from proofspan.cli.pages.reports import drifted

        drifted(terminal.page(), faults)
    if faults:
        raise typer.Exit(ENVIRONMENT)


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    archive: o.Archive = None,
    quiet: o.Quiet = False,
) -> None:
    """Write the whole archive to one file, for a backup or another machine."""
    from proofspan.cli.opening import opened
    from proofspan.cli.terminal import Terminal

    with opened(archive) as found:
        found.store.save(file)
    Terminal(quiet).talk(f"{file} holds all of it, documents and receipts: keep it as safe as they are")


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `export` wrote.")],
    archive: o.Archive = None,
    quiet: o.Quiet = False,
) -> None:
    """Take an exported archive into an empty one."""
    from proofspan.cli.opening import opened
    from proofspan.cli.terminal import Terminal

    with opened(archive) as found:
        count = found.store.load(file)
    Terminal(quiet).talk(f"{count} revisions are in")
