"""A diagnosis as a page: where to look first, then each question with what it lost, why, and the proof."""

from rich.padding import Padding
from rich.table import Table

from proofspan.cli.pages.answers import settings_line
from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation.diagnosis import CaseDiagnosis, Change, Diagnosis, LostEvidence, Proof, proposal, tallies

MOST = 50
"""Questions that a page shows; `--json` has them all."""


def diagnosed(page: Page, result: Diagnosis) -> None:
    """Prints a diagnosis."""
    lost = [case for case in result.cases if not case.complete]
    page.print(
        styled(
            (one_line(result.set), "bold"),
            (f"  {counted(len(result.cases), 'question')} with an answer, ", "dim"),
            (_through(result), "dim"),
        )
    )
    _stages(page, result)
    for case in lost[:MOST]:
        _case(page, case)
    if len(lost) > MOST:
        page.print(f"and {len(lost) - MOST} more: --json has them all")
    for item in result.invalid:
        page.print(styled(("not counted  ", "yellow"), one_line(f"{item.id}: {item.reason}")))
    for note in result.notes:
        page.print(styled(("note  ", "yellow"), one_line(note)))
    page.print(styled((settings_line(result.config), "dim")))


def _through(result: Diagnosis) -> str:
    """How many questions had all evidence found, and where answers are made how many lost none of it then either."""
    found = sum(case.found for case in result.cases)
    told = f"{found} complete among the first {result.k}"
    if result.config.get("generator") is None:
        return told
    return f"{told}, {sum(case.complete for case in result.cases)} lost nothing up to the answer"


def _stages(page: Page, result: Diagnosis) -> None:
    """The count of every stage, and where to look first."""
    if all(case.complete for case in result.cases):
        page.print(styled(("nothing was lost", "green")))
        return
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("lost at", style="cyan")
    for name in ("questions", "evidence"):
        table.add_column(name, justify="right")
    table.add_column("why")
    for stage, tally in tallies(result).items():
        why = ", ".join(f"{one_line(reason)} {count}" for reason, count in tally.reasons.items())
        table.add_row(stage.value, str(len(tally.questions)), str(tally.evidence), why)
    page.print(table)
    if first := proposal(result):
        page.print(styled(("look here first: ", "bold yellow"), (first.subject, "bold"), f"  {first.advice}"))
        page.print(Padding(one_line(", ".join(first.questions)), (0, 2)))
    if intended := sum(each.loss.intended for case in result.cases for each in case.lost):
        told = f"{counted(intended, 'piece')} of evidence left out by the set itself: not to be mended"
        page.print(styled(("note  ", "yellow"), told))


def _case(page: Page, case: CaseDiagnosis) -> None:
    page.print()
    page.print(styled((one_line(case.case.id), "bold"), f"  {one_line(case.case.question.text)}"))
    for lost in case.lost:
        _lost(page, lost)


def _lost(page: Page, lost: LostEvidence) -> None:
    reason = f"{lost.loss.stage.value}: {lost.loss.reason}"
    page.print(Padding(styled((one_line(lost.id), "cyan"), "  ", (one_line(reason), "bold red")), (0, 2)))
    page.print(Padding(one_line(lost.loss.message), (0, 4)))
    if lost.loss.reason == "cut":
        before, after = lost.loss.detail["before"][-60:], lost.loss.detail["after"][:60]
        page.print(Padding(styled(one_line(before), (" ✂ ", "bold red"), one_line(after)), (0, 4)))
    for loss in lost.later:
        page.print(Padding(styled(("then  ", "dim"), one_line(f"{loss.stage.value}: {loss.message}")), (0, 4)))
    label, style = ("proof ", "green") if lost.proof.proved else ("proof: none  ", "yellow")
    page.print(Padding(styled((label, style), one_line(_said(lost.proof))), (0, 4)))


def _said(proof: Proof) -> str:
    """The changes, and where the evidence then stands or what the answer then is."""
    changes = "; ".join(_change(each) for each in proof.changed)
    if not proof.proved:
        return "; ".join(part for part in (changes, proof.why) if part)
    outcome = f"rank {proof.rank}" if proof.rank is not None else str(proof.outcome)
    return f"{changes}: {outcome}"


def _change(change: Change) -> str:
    needed = {True: " (needed)", False: " (not needed)", None: ""}[change.necessary]
    before = ", ".join(map(str, change.before)) if isinstance(change.before, list) else change.before
    return f"{change.name} {before} -> {change.after}{needed}"
