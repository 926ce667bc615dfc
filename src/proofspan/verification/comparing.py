"""One sentence of an answer beside the spans it cites: what every rule looks at."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from proofspan.analysis.literals import Literals, literals
from proofspan.spans import collapsed
from proofspan.verification.citations import CitedSentence, cited_sentences, without_citations
from proofspan.verification.clauses.alignment import Beside
from proofspan.verification.copying import bare, stands_apart
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading, Shelf


class Compared:
    """A sentence and its cited spans. `labels` name the spans; rules yield faults made by `fault`."""

    def __init__(
        self, sentence: CitedSentence, labels: Sequence[str], spans: Sequence[Reading], own: Callable[[str], Reading]
    ) -> None:
        self.sentence = sentence
        self.labels = tuple(labels)
        self.spans = tuple(spans)
        self._own = own

    @cached_property
    def pairs(self) -> tuple[tuple[Reading, Reading], ...]:
        """The sentence, read in the language of each cited span, beside that span."""
        return tuple((self._own(span.language), span) for span in self.spans)

    @cached_property
    def beside(self) -> tuple[Beside, ...]:
        """The same pairs, to be compared clause by clause."""
        return tuple(Beside(own, span) for own, span in self.pairs)

    @cached_property
    def copied(self) -> bool:
        """Whether the sentence stands in a cited span as it is written, between two signs that end a clause or a line:
        then all it says is said there, in the same words.
        """
        said = bare(collapsed(self.pairs[0][0].text.replace("|", " "))) if self.pairs else ""
        return bool(said) and any(stands_apart(said, span.collapsed) for span in self.spans)

    @cached_property
    def touched(self) -> bool:
        """Whether each cited span has some word of the sentence that has content: then none is cited for nothing."""
        return all(
            any(word.content and word.key in span.keys for word in own.words if len(word.folded) > 1)
            for own, span in self.pairs
        )

    @property
    def where(self) -> str:
        """The cited labels in words, for a message: `S1`, `S1 or S2`, `any of 9 spans`."""
        return " or ".join(self.labels) if len(self.labels) <= 5 else f"any of {len(self.labels)} spans"

    def fault(self, kind: Kind, token: str, message: str) -> Fault:
        """A fault of this sentence."""
        return Fault(kind, self.sentence.span, token, message)


Rule = Callable[[Compared], Iterator[Fault]]
"""A hard rule: the faults of one sentence, in order of position; none where it holds or does not apply."""


@dataclass(slots=True)
class Desk:
    """An answer beside the spans it may cite, each read once however many sentences cite it."""

    answer: str
    spans: Mapping[str, str]
    languages: Mapping[str, str]
    uncited_whole: bool = False
    shelf: Shelf = field(default_factory=Shelf)
    _plain: str = field(init=False)
    _read: dict[str, Reading] = field(default_factory=dict, init=False)
    _said: dict[str, Literals] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self._plain = without_citations(self.answer)

    def compared(self, sentence: CitedSentence) -> Compared:
        """The sentence beside the delivered spans it cites; all of them where it needs no citation."""
        labels = self.cited(sentence)
        own: dict[str, Reading] = {}

        def reading(language: str) -> Reading:
            if language not in own:
                own[language] = self._sentence(sentence, language)
            return own[language]

        return Compared(sentence, labels, [self.span(label) for label in labels], reading)

    def cited(self, sentence: CitedSentence) -> tuple[str, ...]:
        """The delivered labels a sentence is checked against; all of them where it needs no citation."""
        if self.uncited_whole and not sentence.labels and not sentence.malformed:
            return tuple(self.spans)
        return tuple(label for label in sentence.labels if label in self.spans)

    def span(self, label: str) -> Reading:
        """The delivered span with this label."""
        if label not in self._read:
            self._read[label] = self.shelf.reading(self.spans[label], self.languages.get(label, "en"))
        return self._read[label]

    def _sentence(self, sentence: CitedSentence, language: str) -> Reading:
        """The sentence without its citations, its literals those that the whole answer gives it."""
        if language not in self._said:
            self._said[language] = literals(self._plain, language)
        inside = self._said[language].within(sentence.span).shifted(-sentence.span.start)
        return Reading(sentence.span.of(self._plain), language, self.shelf.lexicon, known=inside)


def compared(answer: str, spans: Sequence[str], language: str = "en") -> tuple[Compared, ...]:
    """Every sentence of an answer beside the spans it cites (S1, S2, ..), or beside all where it cites none."""
    named = {f"S{number}": text for number, text in enumerate(spans, start=1)}
    desk = Desk(answer, named, dict.fromkeys(named, language), uncited_whole=True)
    return tuple(desk.compared(sentence) for sentence in cited_sentences(answer, language))
