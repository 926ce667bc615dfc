"""The verbs `golden new`, `golden check`, `golden size` and `golden export`: making a set of questions."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o

golden = typer.Typer(help="Sets of questions whose evidence is known.", no_args_is_help=True, rich_markup_mode=None)

Set = Annotated[Path, typer.Argument(metavar="SET", help="A folder with queries.jsonl, of ours or of BEIR's.")]
New = Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is not there yet, or empty.")]


@golden.callback()
def verbs() -> None:
    """Sets of questions whose evidence is known."""


@golden.command()
def new(
    folder: New,
    archive: o.Archive = None,
    n: Annotated[int, typer.Option("--n", metavar="N", help="How many questions to begin.")] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Another number draws other sentences.")] = 0,
    groups: o.Groups = None,
    as_of: o.AsOf = None,
    product: o.Product = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Begin a set: sentences that the asker may read, each waiting for the question that it answers."""
    from proofspan.cli.opening import asking, opened
    from proofspan.cli.terminal import Terminal
    from proofspan.evaluation.golden.starting import start, write
    from proofspan.settings import Who

    terminal = Terminal(quiet)
    eligibility = asking(Who(groups, as_of, product), terminal)
    with opened(archive) as found:
        begun = start(found, eligibility, n=n, seed=seed)
    write(begun, folder)
    if as_json:
        values = {"set": str(folder), "documents": begun.documents, "questions": list(begun.rows)}
        terminal.document({**eligibility.values, "n": n, "seed": seed}, values)
        return
    from proofspan.cli.pages.golden import started

    started(terminal.page(), begun, folder)


@golden.command()
def check(
    folder: Set,
    archive: Annotated[
        Path | None,
        typer.Option("--archive", metavar="DIR", help="Look up here what a set without documents of its own names."),
    ] = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Say what evaluate would not count, what is still to write, what is covered; exit with 1 if anything is wrong."""
    from proofspan.cli.exits import GATE_FAILED
    from proofspan.cli.opening import opened
    from proofspan.cli.terminal import Terminal
    from proofspan.evaluation import golden as making
    from proofspan.evaluation import read
    from proofspan.evaluation.ground import held

    terminal = Terminal(quiet)
    read_set = read(folder, unwritten=True)
    if archive is None:
        found = making.check(read_set)
    else:
        with opened(archive) as there:
            found = making.check(read_set, tuple(held(there).values()))
    if as_json:
        terminal.document({"archive": "existing" if archive else None}, making.checked(found))
    else:
        from proofspan.cli.pages.golden import checked

        checked(terminal.page(), found)
    if not found.clean:
        raise typer.Exit(GATE_FAILED)


@golden.command()
def size(
    difference: Annotated[
        float | None,
        typer.Option("--difference", metavar="D", help="The difference that is to be found, such as 0.05."),
    ] = None,
    n: Annotated[int | None, typer.Option("--n", metavar="N", help="How many questions there are.")] = None,
    discordant: Annotated[
        float | None, typer.Option("--discordant", metavar="C", help="The share of questions that change; 0.2.")
    ] = None,
    power: Annotated[float, typer.Option("--power", metavar="P", help="How often it is to be found.")] = 0.8,
    level: Annotated[
        float, typer.Option("--level", metavar="A", help="How often one that is not there may be found.")
    ] = 0.05,
    as_json: o.Json = False,
) -> None:
    """Say how many questions a difference needs, and what so many questions can show."""
    from proofspan.cli.terminal import Terminal
    from proofspan.evaluation.golden import Plan, sized
    from proofspan.evaluation.golden.sizing import DISCORDANT

    plan = Plan(DISCORDANT if discordant is None else discordant, power, level)
    found = sized(plan, difference=difference, n=n)
    terminal = Terminal()
    if as_json:
        terminal.document(plan.values, found)
        return
    from proofspan.cli.pages.golden import sizes

    sizes(terminal.page(), plan, found)


@golden.command()
def export(
    folder: Set,
    to: New,
    form: Annotated[
        str, typer.Option("--format", metavar="F", help="beir: a BEIR folder; trec: qrels.txt and topics.tsv.")
    ] = "beir",
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Write a set for other tools."""
    from proofspan.cli.terminal import Terminal
    from proofspan.evaluation import read
    from proofspan.evaluation.formats.exporting import export as written

    terminal = Terminal(quiet)
    done = written(read(folder), to, form)
    if as_json:
        terminal.document({"format": form}, {"folder": str(to), **done.values})
        return
    from proofspan.cli.pages.golden import exported

    exported(terminal.page(), done, to)
