"""Drafts that use the evidence and were refused: by which faults, and which of them must go for it to be answered."""

from collections.abc import Iterator, Sequence

from proofspan.analysis import Analyzer
from proofspan.archive import Answer, Answering, Outcome
from proofspan.archive.verifying import verified
from proofspan.evaluation.diagnosis.nouns import Change, Loss, LostEvidence, Proof
from proofspan.evaluation.losing import Stage
from proofspan.verification import Fault, Finding, Kind, Verdict
from proofspan.verification.citations import CitedSentence, cited_sentences

MOST = 0.5
"""The share of a sentence's terms that the evidence's span must have for the sentence to be taken from it."""

_ITS_LABEL = frozenset(Kind) - {Kind.EMPTY_ANSWER, Kind.EMPTY_CLAIM, Kind.LINK_OR_IMAGE, Kind.AMBIGUOUS_NUMBER}
"""The faults that citing the right span, and saying nothing beside it, can mend."""


def saying(answer: Answer, labels: Sequence[str]) -> tuple[CitedSentence, ...]:
    """The sentences of the draft that use the spans with these labels: those that cite one of them; of a refused
    draft in which none does, those that say what one of them says under a wrong citation or none.
    """
    sentences = cited_sentences(answer.trace.draft, answer.trace.prompt.language)
    citing = tuple(each for each in sentences if set(each.labels) & set(labels))
    if citing or answer.outcome is not Outcome.REFUSED:
        return citing
    faulty = {fault.sentence for fault in answer.verdict.faults}
    return tuple(s for s in sentences if s.span in faulty and _nearest(answer, s) in labels)


def _nearest(answer: Answer, sentence: CitedSentence) -> str:
    """The label of the span that has most of the sentence's terms, empty when none has enough of them."""
    analyzer = Analyzer()
    shares = {}
    for span in answer.trace.prompt.spans:
        said = set(analyzer.terms(sentence.words, span.found.language))
        shares[span.label] = len(said & set(analyzer.terms(span.text, span.found.language))) / max(1, len(said))
    best = max(shares, key=lambda label: shares[label])
    return best if shares[best] >= MOST else ""


def lifted(
    name: str, answer: Answer, answering: Answering, labels: Sequence[str], sentences: Sequence[CitedSentence]
) -> LostEvidence:
    """The loss of evidence whose answer was refused, and the change after which what uses it is no longer refused."""
    faults = answer.verdict.faults
    own = {sentence.span for sentence in sentences}
    detail = {
        "labels": list(labels),
        "sentences": [sentence.words for sentence in sentences],
        "faults": [_fault(answer, fault, own=fault.sentence in own) for fault in faults],
    }
    kinds = "+".join(sorted({fault.kind.value for fault in faults}))
    message = f"the draft uses it, and the answer was refused: {'; '.join(fault.message for fault in faults)}"
    proof = Proof(outcome=Outcome.REFUSED.value, why="no fault could be lifted by citing another span, or less")
    for change, text in _tries(answer, labels, sentences):
        verdict = _checked(answer, answering, text)
        if verdict.finding is Finding.ANCHORED:
            proof = Proof((change,), proved=True, outcome=Outcome.ANSWERED.value)
            break
    return LostEvidence(name, Loss(Stage.VERIFICATION, kinds, message, detail), (), proof)


def _tries(answer: Answer, labels: Sequence[str], sentences: Sequence[CitedSentence]) -> Iterator[tuple[Change, str]]:
    """Texts that say what the draft says of the evidence with less at fault, the smallest change first."""
    draft, own = answer.trace.draft, {sentence.span for sentence in sentences}
    elsewhere = [fault for fault in answer.verdict.faults if fault.sentence not in own]
    if elsewhere and len(elsewhere) == len(answer.verdict.faults):
        text = " ".join(sentence.span.of(draft).strip() for sentence in sentences)
        yield Change("sentences", "all", "only those that use it", Stage.VERIFICATION), text
    mendable = {fault.kind for fault in answer.verdict.faults if fault.sentence in own} & _ITS_LABEL
    for label in labels if mendable else ():
        text = " ".join(_cited(answer, sentence, label) for sentence in sentences)
        before = [list(sentence.labels) for sentence in sentences]
        yield Change("citation", before, label, Stage.VERIFICATION), text


def _cited(answer: Answer, sentence: CitedSentence, label: str) -> str:
    """The sentence with this citation and no other, and without the abstention."""
    words = sentence.words
    for token in (answer.trace.prompt.abstention, *sentence.malformed):
        words = words.replace(token, "")
    return f"{words.strip(' .!?…;,:')} [{label}]."


def _checked(answer: Answer, answering: Answering, text: str) -> Verdict:
    prompt = answer.trace.prompt
    return verified(text, prompt.spans, answering, abstention=prompt.abstention)


def _fault(answer: Answer, fault: Fault, *, own: bool) -> dict[str, object]:
    return {
        "kind": fault.kind.value,
        "sentence": fault.sentence.of(answer.trace.draft),
        "token": fault.token,
        "message": fault.message,
        "uses_it": own,
    }
