"""One sentence of an answer beside the spans it cites: what every rule looks at."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from proofspan.analysis.dates import Date
from proofspan.analysis.literals import Code, Literals, Number, literals
from proofspan.spans import Span, collapsed
from proofspan.verification.citations import CitedSentence, cited_sentences, without_citations
from proofspan.verification.clauses.alignment import Beside
from proofspan.verification.copying import bare, stands_apart
from proofspan.verification.keeping import Kept
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading, Shelf


class Compared:
    """A sentence and its cited spans. `labels` name the spans; rules yield faults made by `fault`. `pairs` are the
    sentence, read in the language of each cited span, beside that span.
    """

    def __init__(
        self, sentence: CitedSentence, labels: Sequence[str], pairs: Sequence[tuple[Reading, Reading]]
    ) -> None:
        self.sentence = sentence
        self.labels = tuple(labels)
        self.pairs = tuple(pairs)
        self.spans = tuple([span for _, span in self.pairs])

    @Kept
    def beside(self) -> tuple[Beside, ...]:
        """The same pairs, to be compared clause by clause."""
        return tuple([Beside(own, span) for own, span in self.pairs])

    @Kept
    def by_reading(self) -> tuple[tuple[Reading, tuple[Beside, ...]], ...]:
        """The sentence as each language of its spans reads it, with the pairs of that language."""
        return tuple(
            (own, tuple([pair for pair in self.beside if pair.own is own]))
            for own in {id(own): own for own, _ in self.pairs}.values()
        )

    @Kept
    def copied(self) -> bool:
        """Whether the sentence stands in a cited span as it is written, between two signs that end a clause or a line:
        then all it says is said there, in the same words.
        """
        # Where all of it stands, each of its words does.
        likely = [(own, span) for own, span in self.pairs if own.folded <= span.folded]
        said = bare(collapsed(likely[0][0].text.replace("|", " "))) if likely else ""
        return bool(said) and any(stands_apart(said, span.collapsed) for _, span in likely)

    @Kept
    def touched(self) -> bool:
        """Whether each cited span has some word of the sentence that has content: then none is cited for nothing."""
        return all(_touches(own, span) for own, span in self.pairs)

    @property
    def where(self) -> str:
        """The cited labels in words, for a message: `S1`, `S1 or S2`, `any of 9 spans`."""
        return " or ".join(self.labels) if len(self.labels) <= 5 else f"any of {len(self.labels)} spans"

    def fault(self, kind: Kind, token: str, message: str) -> Fault:
        """A fault of this sentence."""
        return Fault(kind, self.sentence.span, token, message)

    def otherwise(self, kind: Kind, token: str, instead: str, clause: str) -> Fault:
        """A fault of words in whose place the spans have others, in a clause that says the rest."""
        there = f"where the rest is said it has {instead!r}: {clause!r}"
        return self.fault(kind, token, f"looked for {token!r} in {self.where}: {there}")


def _touches(own: Reading, span: Reading) -> bool:
    keys = span.keys
    return any(word.content and word.key in keys and len(word.folded) > 1 for word in own.words)


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
    _said: dict[str, "_Placed"] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self._plain = without_citations(self.answer)

    def compared(self, sentence: CitedSentence) -> Compared:
        """The sentence beside the delivered spans it cites; all of them where it needs no citation."""
        labels = self.cited(sentence)
        own: dict[str, Reading] = {}
        pairs = []
        for label in labels:
            span = self.span(label)
            if span.language not in own:
                own[span.language] = self._sentence(sentence, span.language)
            pairs.append((own[span.language], span))
        return Compared(sentence, labels, pairs)

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
        inside = partial(self._inside, sentence.span, language)
        return Reading(sentence.span.of(self._plain), language, self.shelf.lexicon, known=inside)

    def _inside(self, span: Span, language: str) -> Literals:
        """The literals that the whole answer has in this sentence, counted from its start."""
        if language not in self._said:
            self._said[language] = _Placed(literals(self._plain, language))
        return self._said[language].inside(span)


class _Placed:
    """The literals of an answer with where they start and end, so that those of one sentence are looked up."""

    def __init__(self, found: Literals) -> None:
        self._found = found
        kinds: tuple[Sequence[Number | Code | Date], ...] = (found.numbers, found.codes, found.loose, found.dates)
        spans = [[literal.span for literal in kind] for kind in kinds]
        self._edges = [([span.start for span in kind], [span.end for span in kind]) for kind in spans]
        self._empty = not any(kinds)

    def inside(self, span: Span) -> Literals:
        """Those that lie wholly in the span, counted from its start."""
        if self._empty:
            return self._found
        numbers, codes, loose, dates = (
            slice(bisect_left(starts, span.start), bisect_right(ends, span.end)) for starts, ends in self._edges
        )
        found = self._found
        inside = found.numbers[numbers], found.codes[codes], found.loose[loose], found.dates[dates]
        return Literals(*inside).shifted(-span.start) if span.start and any(inside) else Literals(*inside)


def compared(answer: str, spans: Sequence[str], language: str = "en") -> tuple[Compared, ...]:
    """Every sentence of an answer beside the spans it cites (S1, S2, ..), or beside all where it cites none."""
    named = {f"S{number}": text for number, text in enumerate(spans, start=1)}
    desk = Desk(answer, named, dict.fromkeys(named, language), uncited_whole=True)
    return tuple(desk.compared(sentence) for sentence in cited_sentences(answer, language))
