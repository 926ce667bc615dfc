"""What `add` and `doctor` found, as pages."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.padding import Padding

from proofspan.archive import FileReport, Report, Taken
from proofspan.archive.shapes import nobody, read_by
from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.cli.pages.sources import words
from proofspan.documents import IN_FORCE, Policy, Revision
from proofspan.documents.readers.invisible import said
from proofspan.stores import Drift, Layout

STYLES = {
    Taken.ADDED: "green",
    Taken.AMENDED: "cyan",
    Taken.UNCHANGED: "dim",
    Taken.CONFLICTING: "bold red",
    Taken.REFUSED: "bold red",
}


def made_with(archive: Path, layout: Layout) -> str:
    """Where an archive stands, and what its passages and vectors are made with."""
    encoder = layout.encoder.rpartition("@")[0] or "none"
    return f"archive {archive} · encoder {encoder} · chunker {layout.chunker}"


def added(page: Page, report: Report, policies: Mapping[Revision, Policy], into: str) -> None:
    """Prints what became of every file, those that nobody can read first, and the archive that they are in."""
    if not report.files:
        page.print("no documents there: nothing was added")
        return
    _unread(page, report, policies)
    for taken in Taken:
        outcomes = [outcome for outcome in report.files if outcome.taken is taken]
        if outcomes:
            page.print(styled((f"{len(outcomes)} {taken.value}", STYLES[taken])))
        # What did not change was reported when it came; a nightly run is read for what did.
        for outcome in outcomes if taken is not Taken.UNCHANGED else ():
            _line(page, outcome, policies)
    _unseen(page, report)
    page.print(styled((one_line(into), "dim")))


def _line(page: Page, outcome: FileReport, policies: Mapping[Revision, Policy]) -> None:
    if outcome.reason:
        page.print(Padding(styled((one_line(outcome.file), "bold")), (0, 2)))
        page.print(Padding(one_line(outcome.reason), (0, 4)))
        for doubt in _doubts(outcome):
            page.print(Padding(doubt, (0, 4)))
        return
    facts = [one_line(outcome.file), counted(outcome.passages, "passage")]
    policy = policies.get(outcome.revision) if outcome.revision else None
    if policy is not None and policy.status not in IN_FORCE:
        facts.append(f"{policy.status}: asked from only by operators who name it")
    facts.append(f"read by {one_line(read_by(outcome, policies))}")
    facts += [f"ends {revision}" for revision in outcome.ended]
    facts += [f"ends on {outcome.until} itself, where a later revision begins"] if outcome.until else []
    page.print(Padding(styled((str(outcome.revision), "bold"), "  ", (" · ".join(facts), "dim")), (0, 2)))
    for doubt in _doubts(outcome):
        page.print(Padding(styled((doubt, "yellow")), (0, 4)))


def _doubts(outcome: FileReport) -> list[str]:
    """What of a file was left out because nobody can see it, and what should be known of the rest."""
    doubts = [f"hidden: {said(outcome.hidden)}"] if outcome.hidden else []
    for kind, pages in outcome.flagged:
        where = f" on page{'s' * (len(pages) > 1)} {', '.join(map(str, pages))}" if pages else ""
        doubts += [f"{name}{where}" for name in words([kind])]
    return doubts


def _unseen(page: Page, report: Report) -> None:
    """Says in how many files, unchanged ones among them, something was hidden or is hard to trust."""
    hiding = sum(bool(outcome.hidden) for outcome in report.files)
    flagged = sum(bool(outcome.flagged) for outcome in report.files)
    if hiding:
        page.print(styled((f"{counted(hiding, 'file')} with text that nobody can see: left out", "bold yellow")))
    if flagged:
        page.print(styled((f"{counted(flagged, 'file')} with a flag: check its text against the pages", "yellow")))


def _unread(page: Page, report: Report, policies: Mapping[Revision, Policy]) -> None:
    unread = [outcome for outcome in report.files if nobody(outcome, policies)]
    if not unread:
        return
    page.print(styled((f"{len(unread)} readable by nobody", "bold yellow")))
    for outcome in unread:
        page.print(Padding(styled((str(outcome.revision), "bold"), f"  {one_line(outcome.file)}"), (0, 2)))
    page.print(Padding("say allowed_groups in their metadata, or add them again with --groups or --public", (0, 2)))


def drifted(page: Page, faults: Sequence[Drift]) -> None:
    """Prints what is wrong with an archive, and what mends it."""
    if not faults:
        page.print(styled(("sound: ", "bold green"), "all that is derived matches the record"))
        return
    for fault in faults:
        page.print(styled((f"{fault.kind}  ", "bold red"), (one_line(fault.where), "bold")))
        page.print(Padding(one_line(fault.message), (0, 2)))
    if any(fault.repairable for fault in faults):
        page.print("`proofspan doctor --repair` mends what is derived")
