"""Documents as pages: a list of revisions, and the exact text of one."""

import sys
from collections.abc import Sequence

from rich.table import Table

from proofspan.archive import Place, readers
from proofspan.cli.pages.console import Page, one_line, shown, styled
from proofspan.cli.pages.sources import validity, words
from proofspan.cli.terminal import Terminal
from proofspan.documents.readers.invisible import said
from proofspan.stores import Entry


def listed(page: Page, entries: Sequence[Entry]) -> None:
    """Prints a row for each revision."""
    if not entries:
        page.print("nothing here that you may read on that day")
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(ratio=1)
    table.add_column(no_wrap=True)
    table.add_column()
    for entry in entries:
        policy = entry.policy
        products = one_line(", ".join(sorted(policy.products)))
        table.add_row(
            styled((one_line(str(entry.revision)), "bold cyan"), "\n", one_line(entry.title)),
            styled(_standing(entry), "\n", (validity(policy), "dim")),
            styled(one_line(readers(policy.allowed_groups, policy.status)), "\n", (products, "dim")),
        )
    page.print(table)


def _standing(entry: Entry) -> str:
    return f"withdrawn (write {entry.withdrawn})" if entry.withdrawn else entry.policy.status.value


def placed(terminal: Terminal, place: Place) -> None:
    """Prints what is known of a text, a line, and the text: exactly as it is, but for control characters where a
    terminal would obey them.
    """
    document, policy = place.document, place.document.policy
    facts = {
        "revision": str(document.revision),
        "title": document.title,
        "status": policy.status.value,
        "in force": validity(policy).removeprefix("in force "),
        "read by": readers(policy.allowed_groups, policy.status),
        "products": ", ".join(sorted(policy.products)) or "any",
        "language": document.language,
        "source": document.source.name,
        "digest": document.digest,
        "characters": f"{place.span.start} to {place.span.end} of {len(document.text)}",
        "derived from": ", ".join(map(str, document.derived_from)),
        "owner": document.owner,
        "flags": ", ".join(words(sorted({f.kind for f in document.flags if f.span.overlaps(place.span)}))),
        "hidden": said(document.hidden) if document.hidden else "",
    }
    page = terminal.page()
    for name, value in facts.items():
        if value:
            page.print(styled((f"{name:<13}", "dim"), one_line(value)))
    page.print()
    text = place.span.of(document.text)
    terminal.text(shown(text) if sys.stdout.isatty() else text)
