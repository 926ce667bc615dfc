"""A receipt as a page: who asked what, what was found, what was said, and whether it comes out again."""

from typing import Any

from rich.padding import Padding

from proofspan.archive import Rerun
from proofspan.audit import Receipt
from proofspan.cli.pages.answers import settings_line
from proofspan.cli.pages.console import Page, one_line, styled

COMPARED = {
    Rerun.SAME: ("asked again: the same bytes", "bold green"),
    Rerun.DIFFERENT: ("asked again: different from what is recorded", "bold red"),
    Rerun.SOURCE_WITHDRAWN: ("source-withdrawn: there is nothing left to compare with", "bold yellow"),
}


def receipted(page: Page, receipt: Receipt) -> None:
    """Prints a receipt."""
    content, asker = receipt.content, receipt.content["asker"]
    groups = ", ".join(asker["groups"]) or "anybody"
    _line(page, "receipt", receipt.id)
    _line(page, "question", content["question"])
    _line(page, "asked by", f"{groups} as of {asker['as_of']}, statuses {', '.join(asker['statuses'])}")
    _line(
        page, "archive", f"after write {content['sequence']}, {content['ranking']['eligible']} passages could compete"
    )
    _line(page, "settings", settings_line(content["config"]))
    page.print()
    for hit in content["ranking"]["hits"]:
        ranks = ", ".join(f"{name} {rank}" for name, rank in hit["ranks"].items())
        page.print(styled(f"  {one_line(hit['passage'])}", (f"  {ranks}", "dim")))
    page.print()
    _said(page, content, receipt.words)


def compared(page: Page, came: Rerun) -> None:
    """Prints what came of asking again."""
    text, style = COMPARED[came]
    page.print(styled((text, style)))


def _said(page: Page, content: dict[str, Any], words: dict[str, Any] | None) -> None:
    _line(page, "outcome", content["outcome"])
    if words is None:
        page.print(styled(("a source was withdrawn: what was said and quoted is erased", "bold yellow")))
        return
    _line(page, "text", words["text"])
    for sentence, citations in enumerate(content["citations"]):
        for place, citation in enumerate(citations):
            start, end = citation["span"]
            where = f"[{citation['label']}] {citation['revision']}:{start}-{end}"
            page.print(Padding(styled((where, "cyan"), f"  {one_line(words['quotes'][sentence][place])}"), (0, 2)))
    for (kind, _, _), (_, message) in zip(content["faults"], words["faults"], strict=True):
        page.print(Padding(styled((f"{kind}  ", "bold red"), one_line(message)), (0, 2)))


def _line(page: Page, name: str, value: str) -> None:
    page.print(styled((f"{name:<10}", "dim"), one_line(value)))
