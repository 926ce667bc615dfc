"""The verb `verify`: answers that somebody else wrote, checked against spans, without any archive."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from proofspan.cli import options as o

NAMED = 20
"""How many lines that are no case are named one by one: a file of another kind has nothing but such."""


def verify(
    cases: Annotated[
        Path | None, typer.Option("--cases", metavar="FILE", help="JSON lines of id, spans and answer; - for stdin.")
    ] = None,
    spans: Annotated[
        Path | None, typer.Option("--spans", metavar="FILE", help="A JSON array of strings, S1 first.")
    ] = None,
    answer: Annotated[
        str | None, typer.Option("--answer", metavar="TEXT", help="What is checked against them.")
    ] = None,
    uncited: Annotated[
        Literal["refuse", "whole"], typer.Option("--uncited", help="What becomes of a sentence without a marker.")
    ] = "refuse",
    profile: o.Profile = None,
    judge: o.Judge = None,
    require_anchored: Annotated[
        bool,
        typer.Option("--require-anchored", help="Exit with 1 when an answer was refused, with 5 when there was none."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each case.")] = False,
) -> None:
    """Check answers against the spans they cite: anchored, refused with its faults, or abstained."""
    from collections import Counter

    from proofspan.cli.cases import cases_of
    from proofspan.cli.exits import GATE_FAILED, INPUT, NOTHING_EVALUATED
    from proofspan.cli.opening import settings
    from proofspan.cli.terminal import Terminal
    from proofspan.cli.verified import Checking
    from proofspan.errors import InputError
    from proofspan.verification import Finding

    made = settings({"answer": {"profile": profile, "judge": judge}}).answer
    checking = Checking(made, uncited)
    terminal, found, unread = Terminal(), Counter[Finding](), 0
    for case in cases_of(cases, spans=spans, answer=answer):
        if isinstance(case, InputError):
            unread += 1
            if unread <= NAMED:
                terminal.note(str(case))
        else:
            found[checking.report(terminal, case, as_json=as_json)] += 1
    if unread:
        terminal.note(f"no case, and not checked: {unread} of {unread + found.total()} lines")
        raise typer.Exit(INPUT)
    if not found:
        terminal.note(f"{'standard input' if str(cases) == '-' else cases} holds no case: nothing was checked")
        if require_anchored:
            raise typer.Exit(NOTHING_EVALUATED)
    if require_anchored and found[Finding.REFUSED]:
        raise typer.Exit(GATE_FAILED)
