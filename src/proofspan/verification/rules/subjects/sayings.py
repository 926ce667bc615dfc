"""The values of a text with what they are said of, read sentence by sentence and only as far as it is asked for."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from proofspan.spans import Span
from proofspan.verification.keeping import Kept
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.labels import labels
from proofspan.verification.rules.subjects.measures import Finder, Measured, Value, counted
from proofspan.verification.rules.subjects.sentence import MOST, Codes, Sentence

# One set of signs first: such a pattern passes over most of a text without trying it.
_ENDS = re.compile(
    r"[.!?…\n](?:(?<!\n)(?!(?:(?<=[A-Z][a-z]{2}\.)|(?<=\bart\.))\s\d)[\"'”’»)\]]*\s+(?=[A-ZÀ-Þ\"“«(\[*•\d-])"
    r"|(?<=\n)(?:[ \t]*\n|(?=[ \t]*(?:[-*+•|#]|\d+[.)][ \t]))))",
    re.DOTALL,
)
NEAR = 40
"""Words on each side of a value among which the ones that a message tells are looked for."""
ROWS = 50
"""Rows of a table below its head that are read with it."""
REACH = 8
"""Words of each side of a value among which the two nearest with content are taken."""

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
        plain = reading.plain
        self._edges = [0, *[found.end() for found in _ENDS.finditer(plain)], len(plain)]
        """Where the sentences begin, and the end of the text."""
        self._figures = _figures(reading)
        self._clauses: dict[int, dict[int, tuple[Sentence, list[Span], list[Value]]]] = {}
        self._by_start: dict[int, Measured] = {}
        self._before: dict[int, tuple[str, ...]] = {}
        self._behind: dict[int, tuple[str, ...]] = {}
        self._told: dict[int, set[str]] = {}

    @Kept
    def _codes(self) -> Codes:
        """The codes of the text in order, and where they begin."""
        every = self.reading.literals.codes
        return every, [code.span.start for code in every]

    def sentence_at(self, position: int) -> int:
        """The place of the sentence that holds this position."""
        return max(0, bisect_right(self._edges, position) - 1)

    def inside(self, place: int) -> Sequence[Value]:
        """The values of one sentence, in order."""
        edges = self._edges
        if not 0 <= place < len(edges) - 1:
            return ()
        low = bisect_left(self.starts, edges[place])
        return self.values[low : bisect_left(self.starts, edges[place + 1], lo=low)]

    def around(self, value: Value, most: int) -> Sequence[Value]:
        """The values of its sentence and of those beside it, in order, the first `most` of each."""
        edges, starts = self._edges, self.starts
        place = bisect_right(edges, value.span.start) - 1
        low = bisect_left(starts, edges[max(0, place - 1)])
        high = bisect_left(starts, edges[min(len(edges) - 1, place + 2)], low)
        if high - low <= most:
            return self.values[low:high]
        return [one for at in range(place - 1, place + 2) for one in self.inside(at)[:most]]

    def of(self, value: Value) -> Measured | None:
        """The value with its subject."""
        start = value.span.start
        found = self._by_start.get(start)
        if found is None:
            place = self.sentence_at(start)
            clauses = self._clauses.get(place)
            if clauses is None:
                clauses = self._clauses[place] = {
                    one.span.start: cut for cut in self._sentence(place) for one in cut[2]
                }
            if start not in clauses:
                return None
            sentence, clause, group = clauses[start]
            for one in sentence.measured(clause, group):
                self._by_start[one.value.span.start] = one
            found = self._by_start.get(start)
        return found

    def tells(self, value: Value, words: frozenset[str]) -> bool:
        """Whether the sentence of the value has any of these words or values (`=18`), or the text such a code."""
        if not words:
            return False
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
        """The word, or the other value (`=18`), with this key as it stands near the value."""
        if key.startswith("="):
            others = [other for other in self.around(near, MOST) if f"={other.value}" == key]
            return counted(self.reading, others[0]) if others else key.removeprefix("=")
        found = self._around(key, near)
        first = found[0] - 1 if found and self._is_label(found[0]) else found[0] if found else 0
        places = self.reading.places
        return self.reading.text[places[first][0] : places[found[0]][1]] if found else key

    def away(self, key: str, near: Value) -> int:
        """How many words a word with this key is away from a value, none for a label or another value; `NEAR` where it
        is not near.
        """
        if key.startswith("="):
            return 0
        at = self.reading.between(near.span).start
        found = self._around(key, near)
        return min((0 if self._is_label(each) else abs(each - at) for each in found), default=NEAR)

    def _is_label(self, at: int) -> bool:
        """Whether a word is the letter behind a noun."""
        return at > 0 and self.reading.places[at][0] in labels(self.reading)

    def _around(self, key: str, near: Value) -> list[int]:
        """Where the words with this key stand near the value."""
        words = self.reading.words
        at = self.reading.between(near.span).start
        return [each for each in range(max(0, at - NEAR), min(len(words), at + NEAR)) if words[each].key == key]

    def beside(self, value: Value) -> Sides:
        """The nearest words with content on both sides of a value within its sentence."""
        return self.before(value), self.behind(value)

    def before(self, value: Value) -> tuple[str, ...]:
        """The nearest words with content before a value within its sentence."""
        start = value.span.start
        found = self._before.get(start)
        if found is None:
            places, edges = self.reading.places, self._edges
            first = bisect_left(places, (start, 0))
            begins = bisect_left(places, (edges[bisect_right(edges, start) - 1], 0))
            found = self._before[start] = self._nearest(range(first - 1, max(begins, first - REACH) - 1, -1))
        return found

    def behind(self, value: Value) -> tuple[str, ...]:
        """The nearest words with content behind a value within its sentence."""
        start = value.span.start
        found = self._behind.get(start)
        if found is None:
            places, edges = self.reading.places, self._edges
            last = bisect_left(places, (value.span.end, 0))
            ends = bisect_left(places, (edges[bisect_right(edges, start)], 0))
            found = self._behind[start] = self._nearest(range(last, min(ends, last + REACH)))
        return found

    def _nearest(self, near: range) -> tuple[str, ...]:
        """The keys of the first words with content of these, numbers and units left out."""
        words, places, figures = self.reading.words, self.reading.places, self._figures
        one = ""
        for at in near:
            word = words[at]
            if word.content and places[at][0] not in figures:
                if one:
                    return (one, word.key)
                one = word.key
        return (one,) if one else ()

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


def _figures(reading: Reading) -> set[int]:
    """Where figures and their units begin, which tell nothing of a place."""
    found: set[int] = set()
    for number in reading.literals.numbers:
        start, end = number.span.start, number.span.end
        if number.unit or number.noun:
            found.update((start, end, end + 1))
        else:
            found.add(start)
    return found


def values(reading: Reading, find: Finder) -> list[Value]:
    """The values of a text, found once."""
    return reading.once(("values", find), find)


def sayings(reading: Reading, find: Finder) -> Sayings:
    """The values of a text with what they are said of, made once."""
    return reading.once(("sayings", find), lambda reading: Sayings(reading, values(reading, find)))
