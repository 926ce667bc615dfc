"""A draft verified as an archive does it: by its profile, and then by the judge where there is one."""

from collections.abc import Sequence

from proofspan.archive.judging import judged
from proofspan.archive.nouns import Answering, Outcome
from proofspan.prompts import LabelledSpan
from proofspan.verification import Finding, Verdict, verify

OUTCOMES = {
    Finding.ANCHORED: Outcome.ANSWERED,
    Finding.ABSTAINED: Outcome.ABSTAINED,
    Finding.REFUSED: Outcome.REFUSED,
}
"""What an asker gets of a draft of which this was found."""


def verified(draft: str, spans: Sequence[LabelledSpan], answering: Answering, *, abstention: str) -> Verdict:
    """What is found of a draft beside the spans that were delivered for it, each read in its own language."""
    texts = {span.label: span.text for span in spans}
    verdict = verify(
        draft,
        texts,
        profile=answering.profile,
        abstention=abstention,
        languages={span.label: span.found.language for span in spans} or "en",
    )
    return judged(verdict, texts, answering.judge)
