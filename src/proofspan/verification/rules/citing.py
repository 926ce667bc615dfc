"""That every sentence cites a delivered span, says something, and cites nothing for show."""

from collections.abc import Collection, Iterator, Sequence

from proofspan.verification.citations import CitedSentence
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind

SHOWN = 6
"""Words of an uncited sentence that a fault repeats: enough to find it, not the draft again."""


def citing(sentence: CitedSentence, delivered: Collection[str], *, uncited_whole: bool) -> Iterator[Fault]:
    """What is wrong with the citations of a sentence, before a word of it is compared."""
    wrong = False
    for fault in _labels(sentence, delivered):
        wrong = True
        yield fault
    unlabelled = not sentence.labels and not sentence.malformed
    if unlabelled and uncited_whole and not delivered:
        message = "nothing was delivered that could say this: an answer needs at least one span"
        yield Fault(Kind.MISSING_CITATION, sentence.span, _shown(sentence), message)
    elif (unlabelled and not uncited_whole) or (sentence.uncited and sentence.labels):
        yield _uncited(sentence)
    elif not wrong and not sentence.says_something:
        yield Fault(
            Kind.EMPTY_CLAIM,
            sentence.span,
            sentence.words,
            "this sentence has no words of its own: a citation must follow what it is meant to show",
        )


def idle(compared: Compared, labels: Sequence[str]) -> Iterator[Fault]:
    """A fault for each cited span among `labels`, those that nothing of the sentence stands in."""
    for label in labels:
        message = f"cites {label}, in which no word, number or code of this sentence stands: cite what shows it"
        yield compared.fault(Kind.IDLE_CITATION, label, message)


def _labels(sentence: CitedSentence, delivered: Collection[str]) -> Iterator[Fault]:
    for token in sentence.malformed:
        message = f"{token!r} looks like a citation and is none: write [S1], or [S1, S2] for several"
        yield Fault(Kind.MALFORMED_CITATION, sentence.span, token, message)
    for label in sentence.labels:
        if label not in delivered:
            every = list(delivered)
            known = f"{every[0]} to {every[-1]}" if len(every) > 1 else "".join(every) or "no span"
            message = f"cites {label}, which was not delivered; delivered: {known}"
            yield Fault(Kind.UNKNOWN_SPAN, sentence.span, label, message)


def _uncited(sentence: CitedSentence) -> Fault:
    message = "no citation follows these words: end the sentence with the label of the span that says them"
    return Fault(Kind.MISSING_CITATION, sentence.span, _shown(sentence), message)


def _shown(sentence: CitedSentence) -> str:
    """The words that no citation follows, the last of them where they are many."""
    words = (sentence.uncited or sentence.words).split()
    return " ".join(words) if len(words) <= SHOWN else f"… {' '.join(words[-SHOWN:])}"
