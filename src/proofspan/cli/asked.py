"""An answer printed: as JSON or as a page, with the operator's trace where it is wanted."""

from dataclasses import dataclass
from typing import Any

from proofspan.archive import Answer, Archive, shapes
from proofspan.cli.terminal import Terminal


@dataclass(frozen=True, slots=True)
class Wanted:
    """How an answer is wanted."""

    as_json: bool
    trace: bool


def show(terminal: Terminal, archive: Archive, given: Answer, config: dict[str, Any], wanted: Wanted) -> None:
    """Prints the answer; only a trace shows a draft that was refused."""
    traced = {"trace": shapes.trace(given, archive)} if wanted.trace else {}
    if wanted.as_json:
        terminal.document(config, {**shapes.answer(given, method=config["method"]), **traced})
        return
    from proofspan.cli.pages.answers import answered
    from proofspan.cli.pages.traces import traced as printed

    page = terminal.page()
    answered(page, given, config)
    if wanted.trace:
        printed(page, traced["trace"])
