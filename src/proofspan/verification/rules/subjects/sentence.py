"""What the values of one sentence are said of: the clause around each, the row and column of a table, the list."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from proofspan.analysis.literals import Code
from proofspan.spans import Span
from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.measures import CODE, LONG, Measured, Value

# One set of signs first: such a pattern passes over most of a text without trying it.
_JOINT = re.compile(
    r"[;,\n\u0130\u0131aAbBeEiImMtTwW](?:((?<=[;\n])|(?<!\w.)(?<=(?=(?i:while|whereas|but|mentre|ma|invece|though|although)"
    r"(?!\w)).))|((?<!\w.)(?<=(?=(?i:and|e|ed)(?!\w|')).))|((?<=,)(?!\d)))",
    re.DOTALL,
)
"""Where a clause may end, each in the group of its strength, the strongest first."""
_BEFORE_YEAR = re.compile(r"[;,](?!\d)")
_PARTED = re.compile(r",|\b(?:and|e|ed)\b", re.IGNORECASE)
_PART_OF = re.compile(
    r"\W*(?:(?:of|for|to|in) (?:which|whom)|whose|including"
    r"|di cui|dei quali|delle quali|(?:il|la|i|le) cui|compres[oaie])\b",
    re.IGNORECASE,
)
"""How a clause begins that is about a part of what the one before it is about."""
_BESIDES = re.compile(
    r"\b(?:than|unlike|versus|vs\.?|compared (?:to|with)|rispetto a(?:l|lla|llo|ll')?"
    r"|a differenza d(?:i|el|ella|ello|ell')|(?:più|meno) \w+ d(?:i|el|ella|ello|ell'))\s*(?:the |l')?$",
    re.IGNORECASE,
)
_IN_ORDER = re.compile(r"\b(?:respectively|rispettivamente|nell'ordine|in that order)\b", re.IGNORECASE)
MOST = 20
"""Other values of a clause, and codes before one, that are taken to tell its subject."""
CODES = 100
"""Codes of one clause that are taken to tell its subjects."""
REACH = 8
"""Characters between two values of which the first takes the unit of the second: fewer than these."""
COMPARED = 32
"""Characters before a code in which it may be said that the subject is only compared with it."""
STANDING_IN = frozenset(
    "one ones latter former million millions billion billions mila milioni milione miliardi".split()
)
"""Words in the place of another and magnitudes, which say nothing of their own."""


_NONE: frozenset[str] = frozenset()

Codes = tuple[Sequence[Code], Sequence[int]]
"""The codes of a text in order, and where each begins."""


class Sentence:
    """One sentence of a text, or one row of a table. `codes` are those of the text, which begin at `starts`;
    `inherited` those of the last sentence before it that has any.
    """

    def __init__(self, reading: Reading, span: Span, place: int, codes: Codes, inherited: list[str]) -> None:
        self.reading = reading
        self.span = span
        self.place = place
        self.codes, self.starts = codes
        self.inherited = inherited

    def clauses(self, values: Sequence[Value]) -> Iterator[tuple[list[Span], list[Value]]]:
        """The clauses that hold values: cut at the strongest joint between two of them."""
        start, group = self.span.start, [values[0]]
        for one, other in pairwise(values):
            cut = self._cut(one, other)
            if cut is None:
                group.append(other)
                continue
            yield [Span(start, cut)], group
            start, group = cut, [other]
        yield [Span(start, self.span.end)], group

    def cells(self, values: Sequence[Value], head: Span) -> Iterator[tuple[list[Span], list[Value]]]:
        """The cells that hold values, each with the first of its row and the one of the head above it."""
        row, heads = _cells(self.reading.plain, self.span), _cells(self.reading.plain, head)
        starts = [value.span.start for value in values]
        for column, cell in enumerate(row):
            inside = values[bisect_left(starts, cell.start) : bisect_left(starts, cell.end)]
            if inside:
                yield [*([row[0]] if column else []), *heads[column : column + 1], cell], list(inside)

    def measured(self, clause: Sequence[Span], values: Sequence[Value]) -> Iterator[Measured]:
        """The values of one clause, which may stand in several places, with what it says them of."""
        codes = self._said(clause, {value.span for value in values}) if self.codes else []
        said = [code.key for code in codes if not self._compared(code.span.start)] or [code.key for code in codes]
        taken: set[int] = set()
        for span in (*[value.span for value in values], *[code.span for code in codes]):
            taken.update(range(span.start, span.end))
        keys = self._content(clause, values, taken)
        own = frozenset(said + self._before(clause, values, said)) if self.codes else _NONE
        whole = Measured(values[0], values[0].unit, own, keys, self.place)
        if len(values) == 1:
            yield whole
            return
        units = shared_units(self.reading, values)
        ordered = list(self._ordered(whole, clause, said, taken)) if self._in_order() else []
        if len(ordered) == len(values):
            for each, value, unit in zip(ordered, values, units, strict=True):
                yield each._replace(value=value, unit=unit)
            return
        counts = Counter(units)
        others = [(f"={one.value}", unit) for one, unit in zip(values[:MOST], units[:MOST], strict=True)]
        for value, unit in zip(values, units, strict=True):
            words = keys.union([one for one, other in others if other != unit]) if len(counts) > 1 else keys
            yield Measured(value, unit, own, words, self.place, counts[unit] == 1)

    def _in_order(self) -> bool:
        """Whether the sentence says that its values are those of its subjects in their order."""
        return _IN_ORDER.search(self.reading.plain, self.span.start, self.span.end) is not None

    def _said(self, clause: Sequence[Span], own: set[Span]) -> list[Code]:
        """The codes of a clause that are none of its values, the first of many."""
        found: list[Code] = []
        for span in clause:
            inside = self.codes[bisect_left(self.starts, span.start) : bisect_left(self.starts, span.end)]
            found += [code for code in inside if code.span.end <= span.end and code.span not in own]
        return found[:CODES]

    def _cut(self, one: Value, other: Value) -> int | None:
        """Where the clause of one value ends before that of the next; None where they share it."""
        end, start = one.span.end, other.span.start
        plain, words, places = self.reading.plain, self.reading.words, self.reading.places
        behind = end + (1 if one.has_unit_behind else -1)
        first = bisect_left(places, (behind + 1, 0))
        if not any(word.content for word in words[first : bisect_left(places, (start, 0), first)]):
            # In 2020 it had 50 employees, in 2023 80: a year begins the next clause, though nothing but it does.
            joint = _BEFORE_YEAR.search(plain, end, start)
            return joint.start() if joint and other.unit == "year" != one.unit else None
        strongest, cut = 3, None
        for found in _JOINT.finditer(plain, end, start):
            if found.lastindex is not None and found.lastindex <= strongest:
                strongest, cut = found.lastindex, found.start()
        return cut

    def _compared(self, start: int) -> bool:
        """Whether what stands there is only what the subject is compared with: heavier than the AX-24."""
        return _BESIDES.search(self.reading.plain, max(self.span.start, start - COMPARED), start) is not None

    def _before(self, clause: Sequence[Span], values: Sequence[Value], said: Sequence[str]) -> list[str]:
        """What a clause without codes, or about a part of something, takes over: the codes of the sentence before it;
        where there are none, the inherited ones.
        """
        start = clause[0].start
        if not self.codes:
            return []
        if values[0].unit == CODE or (said and not _PART_OF.match(self.reading.plain, start)):
            return []
        inside = bisect_left(self.starts, start)
        first = max(bisect_left(self.starts, self.span.start), inside - MOST)
        return [code.key for code in self.codes[first:inside]] or self.inherited

    def _content(self, clause: Sequence[Span], values: Sequence[Value], taken: set[int]) -> frozenset[str]:
        """The keys of its words outside codes and values that are no units and have content."""
        words, places, begins = self.reading.words, self.reading.places, self.span.start
        united = [value for value in values if value.has_unit_behind]
        passed = taken.union([value.span.end + step for value in united for step in (0, 1)]) if united else taken
        nouns = tuple([value.unit for value in united if len(value.unit) > LONG])
        found: set[str] = set()
        for span in clause:
            first = bisect_left(places, (span.start, 0))
            last = bisect_left(places, (span.end, 0), first)
            # The B of plan B, which is a stop word to others, has content.
            found.update(
                [
                    word.key
                    for word, (start, _) in zip(words[first:last], places[first:last], strict=True)
                    if (word.content or (word.capital and len(word.text) == 1 and start > begins))
                    and start not in passed
                    and word.folded not in STANDING_IN
                    and not (nouns and word.folded.startswith(nouns))
                ]
            )
        return frozenset(found)

    def _ordered(
        self, whole: Measured, clause: Sequence[Span], said: Sequence[str], taken: set[int]
    ) -> Iterator[Measured]:
        """What values in a row are said of where as many subjects stand in theirs: 18 and 11 kg respectively."""
        if said:
            yield from (whole._replace(codes=frozenset((code,))) for code in said)
            return
        words, places = self.reading.words, self.reading.places
        tokens = [at for span in clause for at in self.reading.between(span) if places[at][0] not in taken]
        named = [words[at].key for at in tokens if words[at].capital and words[at].content]
        groups = [[name] for name in named] if len(named) > 1 else self._listed(clause[0].start, whole)
        yield from (whole._replace(words=frozenset(group)) for group in groups)

    def _listed(self, start: int, whole: Measured) -> list[list[str]]:
        """The keys of the parts of a list that ends before the first value, as many of each as the shortest has."""
        plain, words, end = self.reading.plain, self.reading.words, whole.value.span.start
        edges = [start, *(found.end() for found in _PARTED.finditer(plain, start, end)), end]
        spans = [Span(low, high) for low, high in pairwise(edges) if low <= high]
        parts = [[words[at].key for at in self.reading.between(span) if words[at].content] for span in spans]
        size = min(map(len, parts), default=0)
        return [part[-size:] for part in parts[:-1]] + [parts[-1][:size]] if size else []


def _cells(plain: str, row: Span) -> list[Span]:
    """The cells of a row of a table that have an end, without their bars."""
    bars = [at for at in range(row.start, row.end) if plain[at] == "|"]
    edges = bars if bars and not plain[row.start : bars[0]].strip() else [row.start - 1, *bars]
    return [Span(low + 1, high) for low, high in pairwise(edges)]


def shared_units(reading: Reading, values: Sequence[Value]) -> list[str]:
    """What each value counts; one without a unit before another that has one shares it: 18 and 11 kg."""
    units = [value.unit for value in values]
    if "" not in units:
        return units
    for at in range(len(units) - 2, -1, -1):
        between = reading.plain[values[at].span.end : values[at + 1].span.start]
        if not units[at] and len(between) < REACH and units[at + 1] not in ("year", "date"):
            units[at] = units[at + 1]
    return units
