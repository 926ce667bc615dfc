"""Where a text says a period, and which number it is the period of: € 300 per ogni ora, the monthly fee is €50."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from proofspan.analysis.literals import Form, Number
from proofspan.analysis.lowering import lowered
from proofspan.spans import Span
from proofspan.verification.clauses.cutting import clause_of, clauses, stretches
from proofspan.verification.reading import Reading
from proofspan.verification.words.periods import BEGUN_BY, NO_PERIOD, SAID, TOLD_BY, Period, said

CLOSE = 4
"""Words that may stand between a number and the period behind it: 26 giorni di ferie all'anno."""
FAR = 8
"""Words that may stand between a number and the period before it: ogni ora di ritardo comporta una penale di 300 €."""
LONGEST = 6
"""Words of a period before the one that names it: three times for each and every full day."""
_APART = re.compile(r"[.;:!?](?!\S)|\n[ \t]*\n|[|,(]")
_JOINING = re.compile(r"\b(?:and|or|but|e|ed|o|ma)\b", re.IGNORECASE)
"""What between a number and a period begins another thing."""
_NO_SHARING = {
    "en": re.compile(
        r"\b(?:for|in|within|after|of|over|during|than|to|by|at|from|until|till|is|was|lasts?|about|and|or|with|before|"
        r"into|only|not|as|like|on)[ ]$"
    ),
    "it": re.compile(
        r"\b(?:per|entro|durante|dopo|tra|fra|con|è|era|dura|durano|tutto|lungo|fino|sino|in|oltre|prima|verso|da|"
        r"rispetto|fa|un|una|su|sotto|davanti|grazie|insieme|intorno|vicino)[ ]$"
    ),
}
"""What before `a month`, `al mese` or `l'anno` makes it one stretch of time and not each of many."""


class Recurring(NamedTuple):
    """A period as a text says it: where, the indices of its words, and what. `each` is true of one that says of what
    stands before it how much of it comes each time, `often` of one that says how many times.
    """

    span: Span
    words: range
    period: Period
    text: str
    each: bool
    times: int


class _Marks(NamedTuple):
    """The values of a text in order: where each starts and ends, and the numbers among them by their values."""

    starts: Sequence[int]
    ends: Sequence[int]
    by_value: Mapping[Decimal, Sequence[Number]]


class Periods(NamedTuple):
    """The periods that a text says, in order: where each starts, the index of its first word, and those that are said
    of what comes again.
    """

    every: tuple[Recurring, ...]
    starts: Sequence[int]
    words: Sequence[int]
    again: frozenset[Period]

    def among(self, words: range) -> tuple[Recurring, ...]:
        """Those that begin with one of these words."""
        return self.every[bisect_left(self.words, words.start) : bisect_left(self.words, words.stop)]

    def around(self, position: int) -> Recurring | None:
        """The one that this character is part of."""
        at = bisect_right(self.starts, position) - 1
        return self.every[at] if at >= 0 and position < self.every[at].span.end else None


_NONE = Periods((), (), (), frozenset())


def recurring(reading: Reading) -> Periods:
    """The periods that a text says, found once."""
    return reading.once("recurring", _recurring)


def periods_of(reading: Reading, number: Number) -> tuple[Recurring, ...]:
    """The periods that a number may be meant for: the one that stands close behind it, else the nearest ones before
    it and behind it in its clause, no other value between. None for a number that is itself part of a period.
    """
    every = recurring(reading)
    if not every.every or number.form is not Form.COUNT or every.around(number.span.start):
        return ()
    behind = _behind(reading, number, every)
    if behind and behind.each:
        return (behind,)
    before = _before(reading, number, every)
    return tuple([each for each in (before, behind) if each])


def amounts(reading: Reading, value: Decimal) -> Sequence[Number]:
    """The numbers of a text that have this value."""
    return reading.once("marks of values", _marks).by_value.get(value, ())


def in_stretch(reading: Reading, number: Number) -> tuple[Recurring, ...]:
    """The periods said between the same hard cuts as the number."""
    edges = stretches(reading)
    after = bisect_right(edges, reading.word_at(number.span.start))
    return recurring(reading).among(range(edges[after - 1], edges[after]))


def said_with(reading: Reading, number: Number, spans: Iterable[Reading]) -> bool:
    """Whether the number is part of a period that one of the spans says: three of every three months for quarterly."""
    each = recurring(reading).around(number.span.start)
    return each is not None and any(each.period in recurring(span).again for span in spans)


def _recurring(reading: Reading) -> Periods:
    language = reading.language if reading.language in SAID else "en"
    low, found = lowered(reading.plain), []
    for match in _matches(reading, low, language):
        told = said(match, language)
        if told is None or NO_PERIOD[language].match(low, match.start()):
            continue
        if told.shared and not told.times and not _shares(reading, low, match, language):
            continue
        span = Span(*match.span())
        words = range(reading.word_from(span.start), reading.word_at(span.end - 1) + 1)
        each = not told.word and not told.period.relation
        found.append(Recurring(span, words, told.period, span.of(reading.text), each, told.times))
    starts, first = [each.span.start for each in found], [each.words.start for each in found]
    return Periods(tuple(found), starts, first, frozenset([each.period for each in found if not each.period.relation]))


def _matches(reading: Reading, low: str, language: str) -> Iterator[re.Match[str]]:
    """The phrases that say a period, looked for only around the words of which each has one."""
    told, words, places, end = TOLD_BY[language], reading.words, reading.places, 0
    if reading.folded.isdisjoint(told) and "dì" not in low:
        return
    for at, word in enumerate(words):
        if word.folded not in told and (word.folded != "di" or word.text.casefold() != "dì"):
            continue
        for start in _starts(reading, at, low, BEGUN_BY[language]):
            if start >= end and (match := SAID[language].match(low, start)) and match.end() > places[at][0]:
                end = match.end()
                yield match
                break


def _starts(reading: Reading, at: int, low: str, begun: frozenset[str]) -> list[int]:
    """Where a period may begin that this word names, the furthest first."""
    words, places, first = reading.words, reading.places, max(0, at - LONGEST)
    there = range(first, at + 1)
    found = [places[near][0] for near in there if words[near].folded in begun or words[near].folded.isdecimal()]
    slash = low.rfind("/", max(0, places[at][0] - 2), places[at][0])
    return found if slash < 0 else [*found, slash]


def _shares(reading: Reading, low: str, match: re.Match[str], language: str) -> bool:
    """Whether a number stands close before a unit that is one of many only then, or right after it in Italian."""
    start, end = match.span()
    if _NO_SHARING[language].search(low, max(0, start - 12), start):
        return False
    marks = reading.once("marks of values", _marks)
    at = bisect_right(marks.ends, start) - 1
    if at >= 0 and _close(reading, marks.ends[at], start, CLOSE):
        return True
    after = bisect_left(marks.starts, end)
    behind = language == "it" and after < len(marks.starts) and match["shared"].startswith("al")
    return behind and _close(reading, end, marks.starts[after], 3)


def _marks(reading: Reading) -> _Marks:
    found = reading.literals
    spans = [*(each.span for each in (*found.numbers, *found.loose)), *(date.span for date in found.dates)]
    by_value: dict[Decimal, list[Number]] = {}
    for number in found.numbers:
        if number.value is not None:
            by_value.setdefault(number.value, []).append(number)
    return _Marks(sorted(span.start for span in spans), sorted(span.end for span in spans), by_value)


def _close(reading: Reading, start: int, end: int, most: int) -> bool:
    """Whether at most so many words stand between two places, and no sign that ends what is said."""
    if _APART.search(reading.plain, start, end) or _JOINING.search(reading.plain, start, end):
        return False
    return reading.word_from(end) - reading.word_from(start) <= most


def _behind(reading: Reading, number: Number, there: Periods) -> Recurring | None:
    """The first period behind a number, where it belongs to it."""
    end, at = number.span.end, bisect_left(there.starts, number.span.end)
    if at == len(there.every) or _between(reading, end, there.starts[at]):
        return None
    each = there.every[at]
    if each.period.relation:
        return None
    if _close(reading, end, each.span.start, CLOSE if each.each else 1):
        # A word right behind the unit is as good as a phrase: 50 euro mensili, £20 yearly.
        return each._replace(each=True)
    near = each.words.start - reading.word_from(end) <= CLOSE
    return each if near and _same_clause(reading, number, each) else None


def _before(reading: Reading, number: Number, there: Periods) -> Recurring | None:
    """The last period before a number, where it stands in its clause."""
    start, at = number.span.start, bisect_left(there.starts, number.span.start) - 1
    if at < 0 or there.every[at].period.relation or _between(reading, there.every[at].span.end, start):
        return None
    each = there.every[at]
    near = reading.word_from(start) - each.words.stop <= FAR
    return each if near and _same_clause(reading, number, each) else None


def _between(reading: Reading, start: int, end: int) -> bool:
    """Whether another value stands between two places."""
    marks = reading.once("marks of values", _marks)
    at = bisect_left(marks.starts, start)
    return at < len(marks.starts) and marks.starts[at] < end


def _same_clause(reading: Reading, number: Number, each: Recurring) -> bool:
    first, last = sorted((number.span, each.span))
    if _JOINING.search(reading.plain, first.end, last.start):
        return False
    parts = clauses(reading)
    return clause_of(parts, reading.word_at(number.span.start)) == clause_of(parts, each.words.start)
