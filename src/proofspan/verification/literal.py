"""The profile `literal`: every sentence cites what was delivered, and its numbers and codes stand there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from proofspan.analysis import Analyzer
from proofspan.analysis.literals import Literals, literals, missing
from proofspan.verification.citations import CitedSentence, without_citations
from proofspan.verification.nearest import instead
from proofspan.verification.nouns import Claim, Fault, Kind, Support
from proofspan.verification.support import Carrier

SHOWN = 6
"""Words of an uncited sentence that a fault repeats: enough to find it, not the draft again."""


@dataclass(slots=True)
class Checked:
    """An answer beside the spans it may cite, each read once however many sentences cite it."""

    answer: str
    spans: Mapping[str, str]
    languages: Mapping[str, str]
    uncited_whole: bool
    _analyzer: Analyzer = field(default_factory=Analyzer)
    _carriers: dict[str, Carrier] = field(default_factory=dict)
    _said: dict[str, Literals] = field(default_factory=dict)

    def cited(self, sentence: CitedSentence) -> tuple[str, ...]:
        """The delivered labels a sentence is checked against; all of them where it needs no citation."""
        if self.uncited_whole and not sentence.labels and not sentence.malformed:
            return tuple(self.spans)
        return tuple(label for label in sentence.labels if label in self.spans)

    def faults(self, sentence: CitedSentence) -> tuple[Fault, ...]:
        """Everything wrong with one sentence; citations first, literals only where citations are right."""
        wrong = [*self._citation_faults(sentence)]
        if not wrong and not sentence.says_something:
            wrong.append(_empty_claim(sentence))
        labels = self.cited(sentence)
        if labels and sentence.says_something:
            wrong += self._literal_faults(sentence, labels)
        return tuple(wrong)

    def claim(self, sentence: CitedSentence) -> Claim:
        """The sentence with the characters of each cited span that carry it; a whole span where none stand out."""
        support: list[Support] = []
        for label in self.cited(sentence):
            carrier = self._carrier(label)
            windows = carrier.windows(sentence.words, self._literals(sentence, label))
            if not windows and label in sentence.labels:
                windows = (carrier.whole,)
            support += [Support(label, window) for window in windows]
        return Claim(sentence.span, sentence.words, tuple(support))

    def _citation_faults(self, sentence: CitedSentence) -> list[Fault]:
        """What is wrong with the citations of a sentence, before a word of it is compared."""
        wrong = [_malformed(sentence, token) for token in sentence.malformed]
        wrong += [_unknown(sentence, label, tuple(self.spans)) for label in sentence.labels if label not in self.spans]
        unlabelled = not sentence.labels and not self.uncited_whole and not sentence.malformed
        if unlabelled or (sentence.uncited and sentence.labels):
            wrong.append(_uncited(sentence))
        return wrong

    def _literal_faults(self, sentence: CitedSentence, labels: Sequence[str]) -> list[Fault]:
        """A fault for each number or code of the sentence that the cited spans together do not hold."""
        carriers = [self._carrier(label) for label in labels]
        held = [carrier.held for carrier in carriers]
        lost = None
        for label in labels:
            read = self._literals(sentence, label)
            absent = {literal.span: literal for literal in missing(read, held)}
            lost = absent if lost is None else {span: lost[span] for span in lost if span in absent}
        return [
            Fault(
                Kind.UNSUPPORTED_NUMBER,
                sentence.span,
                literal.text,
                _looked_for(literal.text, labels, instead(literal, [carrier.literals for carrier in carriers])),
            )
            for literal in (lost or {}).values()
        ]

    def _carrier(self, label: str) -> Carrier:
        if label not in self._carriers:
            language = self.languages.get(label, "en")
            self._carriers[label] = Carrier(self.spans[label], language=language, analyzer=self._analyzer)
        return self._carriers[label]

    def _literals(self, sentence: CitedSentence, label: str) -> Literals:
        """The literals of the sentence, read by the convention of the span it cites."""
        language = self.languages.get(label, "en")
        if language not in self._said:
            self._said[language] = literals(without_citations(self.answer), language)
        return self._said[language].within(sentence.span)


def _empty_claim(sentence: CitedSentence) -> Fault:
    return Fault(
        Kind.EMPTY_CLAIM,
        sentence.span,
        sentence.words,
        "this sentence has no words of its own: a citation must follow what it is meant to show",
    )


def _malformed(sentence: CitedSentence, token: str) -> Fault:
    message = f"{token!r} looks like a citation and is none: write [S1], or [S1, S2] for several"
    return Fault(Kind.MALFORMED_CITATION, sentence.span, token, message)


def _unknown(sentence: CitedSentence, label: str, delivered: Sequence[str]) -> Fault:
    known = f"{delivered[0]} to {delivered[-1]}" if len(delivered) > 1 else "".join(delivered) or "no span"
    message = f"cites {label}, which was not delivered; delivered: {known}"
    return Fault(Kind.UNKNOWN_SPAN, sentence.span, label, message)


def _uncited(sentence: CitedSentence) -> Fault:
    words = (sentence.uncited or sentence.words).split()
    token = " ".join(words) if len(words) <= SHOWN else f"… {' '.join(words[-SHOWN:])}"
    message = "no citation follows these words: end the sentence with the label of the span that says them"
    return Fault(Kind.MISSING_CITATION, sentence.span, token, message)


def _looked_for(token: str, labels: Sequence[str], nearest: str) -> str:
    where = " or ".join(labels) if len(labels) <= 5 else f"any of {len(labels)} spans"
    found = f"the nearest there is {nearest!r}" if nearest else "no number or code stands there"
    return f"looked for {token!r} as a whole in {where}: {found}"
