"""Cases checked and printed, each as soon as it is."""

from dataclasses import dataclass, field
from typing import Any, Literal

from proofspan.archive import shapes
from proofspan.archive.judging import judged
from proofspan.cli.cases import Case
from proofspan.cli.terminal import SCHEMA_VERSION, Terminal
from proofspan.settings import AnswerSettings
from proofspan.verification import Finding, Verdict, Verifier, labelled


@dataclass(frozen=True, slots=True)
class Checking:
    """How cases are checked, all alike."""

    settings: AnswerSettings
    uncited: Literal["refuse", "whole"]
    _verifier: Verifier = field(init=False)

    def __post_init__(self) -> None:
        profile, abstention = self.settings.profile, self.settings.abstention
        # Cases of one response, one after the other, mostly share their spans.
        made = Verifier(profile=profile, abstention=abstention, uncited=self.uncited, keeps=64)
        object.__setattr__(self, "_verifier", made)

    def report(self, terminal: Terminal, case: Case, *, as_json: bool) -> Finding:
        """Checks one case, prints what was found, a line of JSON or a few lines of text, and gives it."""
        spans = labelled(case.spans)
        verdict = self._verifier.verify(case.answer, spans, languages=case.language)
        verdict = judged(verdict, spans, self.settings.judging)
        if as_json:
            terminal.line(self._line(case, verdict))
            return verdict.finding
        terminal.said(f"{case.id}: {verdict.finding.value}")
        for fault in verdict.faults:
            terminal.said(f"  {fault.kind.value}: {fault.message}")
            if len(verdict.claims) > 1:
                terminal.said(f"    in: {fault.sentence.of(case.answer)}")
        return verdict.finding

    def _line(self, case: Case, verdict: Verdict) -> dict[str, Any]:
        return {
            "schema_version": SCHEMA_VERSION,
            "config": {
                "profile": verdict.profile.value,
                "uncited": self.uncited,
                "abstention": self.settings.abstention,
                "judge": self.settings.judge,
                "judge_digest": self.settings.judging.digest if self.settings.judging else None,
            },
            "id": case.id,
            "outcome": verdict.finding.value,
            "support": verdict.support,
            "sentences": shapes.claims(verdict),
            "faults": shapes.faults(verdict),
        }
