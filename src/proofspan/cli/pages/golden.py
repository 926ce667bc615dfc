"""Sets as they are made: begun, checked, sized and written for other tools."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.padding import Padding

from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation.formats.exporting import Exported
from proofspan.evaluation.golden import Check, Plan, Start
from proofspan.evaluation.nouns import Invalid

SHOWN = 20
"""Documents that a page lists; --json has them all."""


def started(page: Page, begun: Start, folder: Path) -> None:
    """Prints the sentences that wait for their question, and what to do with them."""
    questions, documents = counted(len(begun.rows), "question"), counted(begun.documents, "revision")
    page.print(styled((one_line(str(folder)), "bold"), (f"  {questions} to write, of {documents}", "dim")))
    for row in begun.rows:
        page.print(styled((f"{row['id']}  ", "dim"), (one_line(row["evidence"]), "cyan")))
        page.print(Padding(one_line(row["anchor"]), (0, 0, 0, 5)))
    page.print("Write into each text of queries.jsonl the question that its anchor answers, in words of your own.")
    page.print(f"Then: proofspan golden check {one_line(str(folder))} --archive DIR")


def checked(page: Page, found: Check) -> None:
    """Prints what is wrong with a set, what is still to write, and what its questions cover."""
    n = len(found.cases)
    page.print(styled((one_line(found.set), "bold"), (f"  {counted(found.questions, 'question')}", "dim")))
    unanswerable = f", {found.unanswerable} of them without answer ({found.unanswerable / n:.0%})" if n else ""
    page.print(f"{n} would be counted{unanswerable}")
    if n:
        page.print(f"one question moves a share by {1 / n:.4g}")
    _uncounted(page, found.invalid)
    if found.unwritten:
        names = ", ".join(question.id for question in found.unwritten)
        page.print(styled(("to write  ", "yellow"), one_line(f"{len(found.unwritten)}: {names}")))
    page.print(f"{len(found.covered)} of {counted(found.documents, 'document')} answer a question")
    for revision, count in list(found.covered.items())[:SHOWN]:
        page.print(Padding(f"{count:>4}  {one_line(str(revision))}", (0, 2)))
    if len(found.covered) > SHOWN:
        page.print(Padding(f"and {len(found.covered) - SHOWN} more: --json has them all", (0, 2)))
    _noted(page, found.notes)
    page.print(styled(("nothing is wrong", "green") if found.clean else ("not clean", "bold yellow")))


def sizes(page: Page, plan: Plan, found: Mapping[str, Any]) -> None:
    """Prints what was asked for, a sentence each."""
    if "questions" in found:
        page.print(
            f"A difference of {found['difference']:g} needs {counted(found['questions'], 'question')}: so many find it "
            f"{plan.power:.0%} of the time."
        )
    if "n" in found:
        page.print(f"With {counted(found['n'], 'question')} one question moves a share by {found['step']:.4g}.")
        smallest, seen = found["smallest_difference"], found["smallest_significant"]
        finds = f"a difference of {smallest:g} or more" if smallest else "no difference"
        page.print(f"They find {finds}, {plan.power:.0%} of the time.")
        least = (
            f"Less than {seen:.4g} seen on them, {plan.fewest} questions, cannot"
            if seen
            else "Nothing seen on them can"
        )
        page.print(f"{least} be called real.")
    page.print(
        styled((f"mcnemar, exact · discordant {plan.discordant:g} or the difference · level {plan.level:g}", "dim"))
    )


def exported(page: Page, done: Exported, folder: Path) -> None:
    """Prints what was written, and what is not in it."""
    parts = (counted(done.rows, "row"), counted(done.questions, "question"), counted(done.judgments, "judgment"))
    page.print(styled((one_line(str(folder)), "bold"), (f"  {', '.join(parts)}", "dim")))
    _uncounted(page, done.invalid)
    _noted(page, done.notes)


def _uncounted(page: Page, invalid: Sequence[Invalid]) -> None:
    for item in invalid:
        where = f"{item.id} (line {item.line}): {item.kind}: {item.reason}"
        page.print(styled(("not counted  ", "yellow"), one_line(where)))


def _noted(page: Page, notes: Sequence[str]) -> None:
    for note in notes:
        page.print(styled(("note  ", "yellow"), one_line(note)))
