"""The support score: how far the cited spans carry a sentence, and why not further."""

from collections.abc import Sequence
from math import exp

from proofspan.spans import Span
from proofspan.verification.comparing import Compared
from proofspan.verification.keeping import Kept
from proofspan.verification.nouns import Fault
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.carrying import as_written, carried, verbatim, whole
from proofspan.verification.support.features import FLAWS, Measured, blamed, flawed, measured
from proofspan.verification.support.reasons import reasons
from proofspan.verification.support.weights import BIAS, THRESHOLD, WEIGHTS
from proofspan.verification.words.light import FAINT

SHORT = 0.01
"""How far below the threshold the support of a flawed sentence stays at most."""
TELLING = 2
"""Terms a sentence must have before a cited span without any of them is idle."""


class Scored:
    """A sentence beside the spans it cites; everything is worked out when first asked for.

    `faults` are those of the hard rules: each kind lowers the support by its weight.
    """

    def __init__(self, compared: Compared, faults: Sequence[Fault] = ()) -> None:
        self._compared = compared
        self._faults = tuple(faults)

    def without_faults(self) -> "Scored":
        """The same sentence as if the hard rules had found nothing; its words are not looked for again."""
        if not self._faults:
            return self
        bare = Scored(self._compared)
        bare.__dict__.update(_aligned=self._aligned, _bare=self._bare)
        return bare

    @Kept
    def support(self) -> float:
        """How far the spans carry the sentence, in [0, 1].

        It is 1 where it is a sentence of theirs word for word, says something and has no fault; else below the
        threshold where it has a flaw: something added, left out or exchanged.
        """
        if not self._compared.pairs:
            return 0.0
        features = self._measured.features
        if not self._faults and not features.get("wordless") and any(_whole(*pair) for pair in self._compared.pairs):
            return 1.0
        against = BIAS + sum([WEIGHTS.get(name, 0.0) * value for name, value in features.items()])
        support = 1 / (1 + exp(min(700.0, against)))
        return min(support, THRESHOLD - SHORT) if flawed(features) else support

    @property
    def flaws(self) -> tuple[str, ...]:
        """Which of the four flaws the sentence has."""
        return tuple(name for name in FLAWS if self._compared.pairs and self._measured.features.get(name, 0.0) > 0)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it has each of its flaws, in words that quote what is meant; where it has none, that it only denies."""
        if self.flaws:
            return reasons(self._aligned, self.flaws)
        denies = self._compared.pairs and self._measured.features["denial"] > 0
        return ("it denies what is not denied there",) if denies else ()

    @property
    def lost(self) -> tuple[str, ...]:
        """The words, numbers and codes that no cited span has where it carries the sentence, as they are written."""
        return self._measured.lost if self._compared.pairs else ()

    @Kept
    def windows(self) -> tuple[tuple[Span, ...], ...]:
        """For each cited span the characters that carry the sentence; the whole span where none stand out."""
        return tuple(self._windows(which) for which in range(len(self._compared.spans)))

    @Kept
    def idle(self) -> tuple[str, ...]:
        """The labels of cited spans in which nothing of the sentence stands; none where it says too little to tell."""
        if not self._compared.pairs:
            return ()
        own = self._compared.pairs[0][0]
        faint = FAINT.get(own.language, frozenset())
        telling = {word.key for word in own.words if word.content and word.folded not in faint}
        if len(telling) < TELLING:
            return ()
        return tuple(
            label
            for which, label in enumerate(self._compared.labels)
            if telling.isdisjoint(self._compared.spans[which].keys) and not self._stands_in(which)
        )

    def _windows(self, which: int) -> tuple[Span, ...]:
        own, span = self._compared.pairs[which]
        words = verbatim(own, span)
        if words is not None:
            return (as_written(self._compared.sentence.words, span, words),)
        found = carried(self._aligned, which)
        return found if found or not self._compared.sentence.labels else (whole(span),)

    def _stands_in(self, which: int) -> bool:
        """Whether any number, name or word of the sentence, or one like it, stands in this span."""
        start = self._aligned.starts[which]
        end = start + len(self._compared.spans[which].words)
        return any(start <= place < end for term in self._aligned.terms if not term.faint for place in term.places)

    @Kept
    def _aligned(self) -> Aligned:
        return Aligned(self._compared)

    @Kept
    def _bare(self) -> Measured:
        """What is measured of the words alone."""
        return measured(self._aligned)

    @Kept
    def _measured(self) -> Measured:
        return blamed(self._bare, self._faults)


def _whole(own: Reading, span: Reading) -> bool:
    """Whether the sentence stands in the span word for word, from the start of one of its sentences to an end."""
    words = verbatim(own, span)
    if words is None:
        return False
    starts, stops = span.once("edges of sentences", _edges)
    return words.start in starts and words.stop in stops


def _edges(span: Reading) -> tuple[frozenset[int], frozenset[int]]:
    """The words with which the sentences of a span begin, and those that follow them."""
    every = span.sentence_words
    return frozenset([words.start for words in every]), frozenset([words.stop for words in every])


def score(compared: Compared, faults: Sequence[Fault] = ()) -> Scored:
    """How far the cited spans carry the sentence, which words they lack, and where they carry it."""
    return Scored(compared, faults)
