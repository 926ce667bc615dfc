"""Cases checked and printed, each as soon as it is."""

from dataclasses import dataclass
from typing import Any, Literal

from proofspan.archive import shapes
from proofspan.cli.cases import Case
from proofspan.cli.terminal import SCHEMA_VERSION, Terminal
from proofspan.settings import AnswerSettings
from proofspan.verification import Verdict, labelled, verify


@dataclass(frozen=True, slots=True)
class Checking:
    """How cases are checked, all alike."""

    settings: AnswerSettings
    uncited: Literal["refuse", "whole"]

    def report(self, terminal: Terminal, case: Case, *, as_json: bool) -> None:
        """Checks one case and prints what was found, a line of JSON or a few lines of text."""
        verdict = verify(
            case.answer,
            labelled(case.spans),
            profile=self.settings.answering().profile,
            abstention=self.settings.abstention,
            languages=case.language,
            uncited=self.uncited,
        )
        if as_json:
            terminal.line(self._line(case, verdict))
            return
        terminal.said(f"{case.id}: {verdict.finding.value}")
        for fault in verdict.faults:
            terminal.said(f"  {fault.kind.value}: {fault.message}")

    def _line(self, case: Case, verdict: Verdict) -> dict[str, Any]:
        return {
            "schema_version": SCHEMA_VERSION,
            "config": {
                "profile": verdict.profile.value,
                "uncited": self.uncited,
                "abstention": self.settings.abstention,
            },
            "id": case.id,
            "outcome": verdict.finding.value,
            "support": verdict.support,
            "faults": shapes.faults(verdict),
        }
