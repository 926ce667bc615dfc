"""The values of a text with what they are said of, read sentence by sentence and only as far as it is asked for."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property

from proofspan.spans import Span
from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.measures import Measured, Value
from proofspan.verification.rules.subjects.sentence import MOST, Codes, Sentence

_ENDS = re.compile(
    r"[.!?…](?!(?:(?<=[A-Z][a-z]{2}\.)|(?<=\bart\.))\s\d)[\"'”’»)\]]*\s+(?=[A-ZÀ-Þ\"“«(\[*•\d-])|\n[ \t]*\n"
    r"|\n(?=[ \t]*(?:[-*+•|#]|\d+[.)][ \t]))",
    re.DOTALL,
)
NEAR = 40
"""Words on each side of a value among which the ones that a message tells are looked for."""
ROWS = 50
"""Rows of a table below its head that are read with it."""
NEAREST = 2
"""Words with content that are taken from each side of a value."""
REACH = 8
"""Words of each side that are looked at for them."""

Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""The keys of the nearest words with content before a value and behind it, nearest first."""


class Sayings:
    """The values of a text in order, and, sentence by sentence as they are asked for, what they are said of.

    Sentences are cut by one pattern, not as `Reading.sentences`, which costs several times as much.
    """

    def __init__(self, reading: Reading, values: Sequence[Value]) -> None:
        self.reading = reading
        self.values = values
        self.starts = [value.span.start for value in values]
        self._cut: set[int] = set()
        self._clauses: dict[int, tuple[Sentence, list[Span], list[Value]]] = {}
        self._by_start: dict[int, Measured] = {}
        self._sides: dict[int, Sides] = {}
        self._told: dict[int, set[str]] = {}

    @cached_property
    def _edges(self) -> list[int]:
        """Where the sentences begin, and the end of the text."""
        plain = self.reading.plain
        return [0, *(found.end() for found in _ENDS.finditer(plain)), len(plain)]

    @cached_property
    def _figures(self) -> frozenset[int]:
        """Where figures and their units begin, which tell nothing of a place."""
        found: set[int] = set()
        for number in self.reading.literals.numbers:
            found.add(number.span.start)
            if number.unit or number.noun:
                found.update((number.span.end, number.span.end + 1))
        return frozenset(found)

    @cached_property
    def _codes(self) -> Codes:
        """The codes of the text in order, and where they begin."""
        every = self.reading.literals.codes
        return every, [code.span.start for code in every]

    def sentence_at(self, position: int) -> int:
        """The place of the sentence that holds this position."""
        return max(0, bisect_right(self._edges, position) - 1)

    def inside(self, place: int) -> Sequence[Value]:
        """The values of one sentence, in order."""
        if not 0 <= place < len(self._edges) - 1:
            return ()
        low = bisect_left(self.starts, self._edges[place])
        return self.values[low : bisect_left(self.starts, self._edges[place + 1], lo=low)]

    def of(self, value: Value) -> Measured | None:
        """The value with its subject."""
        start = value.span.start
        if start not in self._by_start:
            place = self.sentence_at(start)
            if place not in self._cut:
                self._cut.add(place)
                for found in self._sentence(place):
                    self._clauses.update((one.span.start, found) for one in found[2])
            if start not in self._clauses:
                return None
            sentence, clause, group = self._clauses[start]
            self._by_start.update((one.value.span.start, one) for one in sentence.measured(clause, group))
        return self._by_start.get(start)

    def tells(self, value: Value, words: frozenset[str]) -> bool:
        """Whether the sentence of the value has any of these words or values (`=18`), or the text such a code."""
        place = self.sentence_at(value.span.start)
        told = self._told.get(place)
        if told is None:
            inside = self.reading.between(Span(self._edges[place], self._edges[place + 1]))
            told = {word.key for word in self.reading.words[inside.start : inside.stop]}
            told.update(f"={one.value}" for one in self.inside(place))
            told.update(code.key for code in self.reading.literals.codes[:MOST])
            self._told[place] = told
        return not told.isdisjoint(words)

    def written(self, key: str, near: Value) -> str:
        """The word with this key as it stands near the value."""
        words = self.reading.words
        at = self.reading.between(near.span).start
        around = range(max(0, at - NEAR), min(len(words), at + NEAR))
        return next((words[at].text for at in around if words[at].key == key), key.removeprefix("="))

    def beside(self, value: Value) -> Sides:
        """The nearest words with content on both sides of a value within its sentence."""
        found = self._sides.get(value.span.start)
        if found is None:
            place = self.sentence_at(value.span.start)
            sentence = self.reading.between(Span(self._edges[place], self._edges[place + 1]))
            at = self.reading.between(value.span)
            before = range(at.start - 1, max(sentence.start, at.start - REACH) - 1, -1)
            behind = range(at.stop, min(sentence.stop, at.stop + REACH))
            found = self._sides[value.span.start] = (self._nearest(before), self._nearest(behind))
        return found

    def _nearest(self, near: range) -> tuple[str, ...]:
        """The keys of the first words with content of these, numbers and units left out."""
        words, places, figures = self.reading.words, self.reading.places, self._figures
        found: list[str] = []
        for at in near:
            if words[at].content and places[at][0] not in figures:
                found.append(words[at].key)
                if len(found) == NEAREST:
                    break
        return tuple(found)

    def _sentence(self, place: int) -> Iterator[tuple[Sentence, list[Span], list[Value]]]:
        """The clauses of one sentence with their values."""
        own = self.inside(place)
        if not own:
            return
        span = Span(self._edges[place], self._edges[place + 1])
        sentence = Sentence(self.reading, span, place, self._codes, self._codes_before(span.start))
        head = self._head(place) if "|" in self.reading.plain else None
        for clause, group in sentence.cells(own, head) if head else sentence.clauses(own):
            yield sentence, clause, group

    def _codes_before(self, start: int) -> list[str]:
        """The codes of the last sentence before this position that has any."""
        every, starts = self._codes
        if not every:
            return []
        last = bisect_left(starts, start)
        edge = self._edges[self.sentence_at(starts[last - 1])] if last else 0
        return [code.key for code in every[max(0, last - MOST) : last] if code.span.start >= edge]

    def _head(self, place: int) -> Span | None:
        """The first row of the table that this sentence is a later row of, if it is within reach."""
        plain, edges = self.reading.plain, self._edges
        at = place
        while at > max(-1, place - ROWS) and plain.count("|", edges[at], edges[at + 1]) > 1:
            at -= 1
        reached = at < 0 or plain.count("|", edges[at], edges[at + 1]) <= 1
        return Span(edges[at + 1], edges[at + 2]) if reached and at + 1 < place else None
