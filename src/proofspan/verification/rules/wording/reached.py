"""A number or a date that the answer reaches in another way than its span: rose to for rose by, until for by."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator, Mapping, Sequence
from re import Pattern
from typing import NamedTuple

from proofspan.analysis.dates import Date
from proofspan.analysis.literals import Number
from proofspan.spans import Span
from proofspan.verification.clauses import text_of
from proofspan.verification.clauses.alignment import MOST, Beside
from proofspan.verification.clauses.cutting import stretches
from proofspan.verification.clauses.phrases import row
from proofspan.verification.clauses.polarity import NEGATORS, negative, said
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.reaching import AGAINST, CHANGES, EITHER, TIMES, Way

ALIKE = 0.6
"""Share of the clause's content that the span must have in one place."""
WORDS_BEFORE = 9
YEARS = range(1900, 2101)
CLOCKS = ("clock", "clock12")
OF_A_CLOCK = frozenset((Way.ON, Way.FROM, Way.UNTIL))
"""Ways of a time of day that are not told from each other: a shop open from eight to five opens at eight."""


class Reached(NamedTuple):
    """A number or a date that is reached in some way, and the indices of the words that say how, its own among them."""

    literal: Number | Date
    way: Way
    words: range


def reached_otherwise(compared: Compared) -> Iterator[Fault]:
    """A fault for each number and date that the clauses of the spans which say the rest reach in other ways only."""
    if not any(own.literals.numbers or own.literals.dates for own, _ in compared.pairs):
        return
    for own, pairs in compared.by_reading:
        for one in _reached(own, [pair.span for pair in pairs]):
            found = [(pair, other) for pair in pairs for other in _facing(pair, one)]
            against = [(pair, other) for pair, other in found if _contrary(pair, one, other)]
            if against and len(against) == len(found):
                pair, other = against[0]
                token, instead = _written(own, one), _written(pair.span, other)
                clause = text_of(pair.span, pair.theirs[pair.place(other.words.stop - 1)])
                yield compared.otherwise(Kind.QUANTIFIER, token, instead, clause)


def _facing(pair: Beside, one: Reached) -> Iterator[Reached]:
    """The same number or date of the span, where it is reached in some way in a clause that says the rest."""
    there = _named(pair.span).get(_names(one.literal)[0], ())
    facing = pair.facing(pair.part(one.words.stop - 1).content, ALIKE) if there else {}
    for literal in there if facing else ():
        place = pair.span.word_from(literal.span.start)
        other = _way_once(pair.span, literal) if pair.place(place) in facing else None
        if other is not None:
            yield other


def _names(literal: Number | Date) -> tuple[Hashable, ...]:
    """What the same number or date elsewhere is known by, its first reading before others."""
    if isinstance(literal, Date):
        return literal.readings
    return (literal.key if literal.value is None else literal.value,)


def _named(reading: Reading) -> Mapping[Hashable, Sequence[Number | Date]]:
    """The numbers and dates of a text by their names, found once."""
    return reading.once("literals by name", _by_name)


def _by_name(reading: Reading) -> dict[Hashable, list[Number | Date]]:
    found: dict[Hashable, list[Number | Date]] = {}
    literals: list[Number | Date] = [*reading.literals.dates, *reading.literals.numbers]
    for literal in literals:
        if reading.between(literal.span):
            for name in _names(literal):
                found.setdefault(name, []).append(literal)
    return found


def _contrary(pair: Beside, one: Reached, other: Reached) -> bool:
    """Whether two ways say two things, beside the words that stand around them."""
    both = frozenset((one.way, other.way))
    if other.way not in AGAINST[one.way] or (_is_clock(one.literal) and both <= OF_A_CLOCK):
        return False
    ours, theirs = pair.part(one.words.start), pair.theirs[pair.place(other.words.start)]
    if negative(pair.own, ours.words, one.words) != negative(pair.span, theirs.words, other.words):
        return False
    around = said(pair.own, ours.stretch) | said(pair.span, theirs.stretch)
    return EITHER.get(both, frozenset()).isdisjoint(around)


def _reached(own: Reading, spans: Sequence[Reading]) -> list[Reached]:
    """The numbers and dates of a sentence that are reached in some way, and have other words before them there."""
    literals: list[Number | Date] = [*own.literals.dates[:MOST], *own.literals.numbers[:MOST]]
    ways = [_way_once(own, literal) for literal in literals if not _led_alike(own, literal, spans)]
    return [way for way in ways if way is not None]


def _led_alike(own: Reading, literal: Number | Date, spans: Sequence[Reading]) -> bool:
    """Whether a span has the same two words before the same number or date: one may be an article."""
    name, before = _names(literal)[0], _before(own, literal)
    return any(_before(span, each) == before for span in spans for each in _named(span).get(name, ()))


def _before(reading: Reading, literal: Number | Date) -> list[str]:
    at = reading.word_from(literal.span.start)
    return [word.folded for word in reading.words[max(0, at - 2) : at]]


def _way_once(reading: Reading, literal: Number | Date) -> Reached | None:
    return reading.once(("reached", literal.span), lambda reading: (_way(reading, literal),))[0]


def _is_clock(literal: Number | Date) -> bool:
    return isinstance(literal, Number) and literal.unit in CLOCKS


def _is_year(number: Number) -> bool:
    return len(number.text) == 4 and not number.unit and number.value is not None and number.value in YEARS


def _way(reading: Reading, literal: Number | Date) -> Reached | None:
    """The way in which a number or a date is reached, if any is said and not denied."""
    inside = reading.between(literal.span)
    first = _from(reading, inside.start) if inside else inside.start
    if first == inside.start:
        return None
    ahead = row(reading, range(first, inside.start))
    for way, pattern in _ways(reading, literal).items():
        found = pattern.search(ahead.text)
        if found:
            start = ahead.words(found).start
            negators = NEGATORS.get(reading.language, NEGATORS["en"])
            denied = start > first and reading.words[start - 1].folded in negators
            return None if denied else Reached(literal, way, range(start, inside.stop))
    return None


def _ways(reading: Reading, literal: Number | Date) -> Mapping[Way, Pattern[str]]:
    """The ways in which a literal of this kind may be reached."""
    table = TIMES if isinstance(literal, Date) or _is_clock(literal) or _is_year(literal) else CHANGES
    return table.get(reading.language, table["en"])


def _from(reading: Reading, at: int) -> int:
    """The first of the words before this one that may say how it is reached: those of its own stretch."""
    edges = stretches(reading)
    return max(at - WORDS_BEFORE, edges[bisect_right(edges, at) - 1])


def _written(reading: Reading, one: Reached) -> str:
    """The words as written, the literal in full."""
    start = reading.places[one.words.start][0]
    return Span(start, max(one.literal.span.end, reading.places[one.words.stop - 1][1])).of(reading.text)
