"""What a judge makes of an answer that verification let pass: the same verdict, or a refusal."""

from collections.abc import Mapping
from dataclasses import replace

from proofspan.verification import Claim, Fault, Finding, Kind, Verdict
from proofspan.verification.judge import Judge, Judgement

SHOWN = 6
"""Words of a sentence that a fault repeats: enough to find it, not the draft again."""


def judged(verdict: Verdict, spans: Mapping[str, str], judge: Judge | None) -> Verdict:
    """The verdict, or refused with a fault for each claim that the judge does not support by the spans it cites.

    `spans` are the delivered texts by label. Only an anchored verdict is shown to the judge, so that none is refused
    less with it; without a judge the verdict is as it was. What a judge raises is raised.
    """
    if judge is None or verdict.finding is not Finding.ANCHORED:
        return verdict
    found = [(claim, judge.judge(claim.text, _cited(claim, spans))) for claim in verdict.claims]
    # A judgement that is merely like True was not meant by what a judge promises.
    faults = tuple(_refused(claim, judge, judgement) for claim, judgement in found if judgement.supported is not True)
    return replace(verdict, finding=Finding.REFUSED, faults=faults) if faults else verdict


def _cited(claim: Claim, spans: Mapping[str, str]) -> list[str]:
    """The whole spans that a claim cites; all of them where it was checked against all and none stood out."""
    labels = dict.fromkeys(support.label for support in claim.support) or spans
    return [spans[label] for label in labels]


def _refused(claim: Claim, judge: Judge, judgement: Judgement) -> Fault:
    words = claim.text.split()
    token = " ".join(words) if len(words) <= SHOWN else f"{' '.join(words[:SHOWN])} …"
    labels = " and ".join(dict.fromkeys(support.label for support in claim.support)) or "the spans"
    message = (
        f"looked for what this sentence says in {labels}: the judge {judge.name} does not find it there "
        f"(score {judgement.score:.2f}: {judgement.why})"
    )
    return Fault(Kind.JUDGE_REFUSED, claim.span, token, message)
