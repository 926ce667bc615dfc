"""The demonstration's part with an encoder: where meaning finds what words do not, and where it does worse."""

from datetime import date
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table

from proofspan.archive import Archive, submissions
from proofspan.cli.pages.console import Page, one_line, styled
from proofspan.documents.manifest import Metadata
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import EnvironmentFailure
from proofspan.passages import chunker
from proofspan.retrieval import Hit, Method, Query, Recipe
from proofspan.settings.factories import encoder
from proofspan.settings.how import ENGLISH

FINDS = "What should I do when the hardware smells burnt?"
WORSE = "Who do I call when the fans scream?"
SHOWN = 3
METHODS = (Method.BM25, Method.DENSE, Method.HYBRID)


def compared(page: Page, folder: Path, *, made: str, as_of: date, number: int) -> None:
    """Plays the scenes from this number on, on the documents of a folder cut as `made` says; or says why it cannot."""
    try:
        model = encoder(ENGLISH)
    except EnvironmentFailure as error:
        page.print()
        page.print(styled(("skipped  ", "yellow"), f"the scenes with an encoder: {one_line(str(error))}"))
        return
    asker = Eligibility(Identity("demo", frozenset({"sales"})), as_of)
    with Archive.in_memory(encoder=model) as archive:
        archive.configure(made)
        archive.add(submissions([folder], Metadata()), chunker(made))
        for place, (says, question) in enumerate(
            (
                ("Words find nothing, the encoder finds the procedure", FINDS),
                ("Here it does worse: it hears noise, the words find whom to call", WORSE),
            ),
            start=number,
        ):
            page.print()
            page.print(Rule(styled((f"{place}  {says}", "bold magenta")), align="left", style="magenta"))
            page.print(Padding(styled((question, "italic"), f"  (sales asks as of {as_of})"), (0, 2)))
            page.print()
            page.print(Padding(_beside(archive, Query(question, asker, SHOWN)), (0, 2)))


def _beside(archive: Archive, query: Query) -> Table:
    """The first hits of each method, a line each."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="cyan")
    table.add_column()
    for method in METHODS:
        hits = archive.search(query, Recipe(method)).hits
        table.add_row(method.value, ", ".join(map(_named, hits)) or "nothing: no passage has a word of it")
    return table


def _named(hit: Hit) -> str:
    return hit.found.evidence[0] if hit.found.evidence else hit.found.passage.id
