"""Where in the cited spans the terms of a sentence stand."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence

from proofspan.analysis.dates import Date, Days
from proofspan.analysis.literals import Code, Number
from proofspan.verification.comparing import Compared
from proofspan.verification.keeping import Kept
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning.acronyms import is_acronym, spelt, spelt_out
from proofspan.verification.support.aligning.holding import hold
from proofspan.verification.support.aligning.terms import Figure, Term, terms
from proofspan.verification.support.windows import Event, between, telling
from proofspan.verification.words.lexicon import same_beginning

ALIKE = 0.6
"""Share of a word that must begin like another for it to be found in it: explain, explanatory."""
HEAD = 4
"""Letters that must be the same in any case."""
MOST = 8
"""Words of a sentence with the same head that are looked for, and acronyms: the work must stay linear."""
OFTEN, REACH = 128, 60
"""Places of a word in one span that are kept; of one that has more, those so many words from a rarer one, if any."""
LONGEST_LIST = 64
"""Places of one number that are kept."""


class Aligned:
    """A sentence and its cited spans, term by term. The spans' words are counted on from one span to the next."""

    def __init__(self, compared: Compared) -> None:
        self.compared = compared
        self.pairs = compared.pairs
        self.own = self.pairs[0][0]
        self.starts: list[int] = []
        at = 0
        for _, span in self.pairs:
            self.starts.append(at)
            at += len(span.words) + 1
        self.terms, self.order = terms(self.own, [date for date in self.own.literals.dates if self._days(date)])
        self._figures()
        self._words()
        hold(self.pairs, self.starts, self.terms, self.order)
        if lost := self._lost():
            self._acronyms(lost)
        if lost := self._lost():
            self._alike(lost)
        if len(self.pairs) > 1:
            for term in self.terms:
                term.places.sort()

    @Kept
    def events(self) -> list[Event]:
        """Each place of each term, by its number, in order."""
        return sorted([(place, term.number) for term in self.terms for place in term.places])

    @Kept
    def by_span(self) -> list[Sequence[Event]]:
        """The events of each span."""
        stops = [start + len(span.words) for (_, span), start in zip(self.pairs, self.starts, strict=True)]
        return [between(self.events, start, stop - 1) for start, stop in zip(self.starts, stops, strict=True)]

    @Kept
    def held(self) -> list[float]:
        """The weight of each term as far as it was found, by its number."""
        return [term.weight * term.likeness for term in self.terms]

    def telling(self, weights: Mapping[int, float], least: float) -> list[int]:
        """The places, in order, of the rarest terms: what holds `least` of these weights, by number, has one."""
        rare = telling(weights, lambda number: len(self.terms[number].places), least)
        return sorted([place for number in rare for place in self.terms[number].places])

    def _lost(self) -> list[Term]:
        return [term for term in self.terms if term.word is not None and not term.likeness]

    def _days(self, date: Date) -> bool:
        """Whether a cited span has the date as a whole, however it is written."""
        return any(_same_days(date, span) for _, span in self.pairs if span.days.has(date))

    def _figures(self) -> None:
        """Finds numbers by value and codes by key."""
        for term in self.terms:
            if term.literal is None:
                break
            for (_, span), start in zip(self.pairs, self.starts, strict=True):
                places = [span.word_at(other.span.start) for other in _equal(term.literal, span)[:LONGEST_LIST]]
                term.places += sorted({start + place for place in places})
                if places or (not isinstance(term.literal, Date) and span.held.has(term.literal)):
                    term.likeness = 1.0

    def _words(self) -> None:
        """Finds words of the same key."""
        words = [term for term in self.terms if term.word is not None]
        for (own, span), start in zip(self.pairs, self.starts, strict=True):
            wanted = {own.words[term.at].key: term for term in words}
            there = wanted.keys() & span.keys
            often = {key for key in there if len(span.at[key]) > OFTEN}
            rare = sorted([place for key in there - often for place in span.at[key]]) if often else []
            for key in there:
                places = span.at[key]
                if key in often:
                    places = _beside(places, rare)
                wanted[key].places += [start + place for place in places] if start else places
                wanted[key].likeness = 1.0

    def _acronyms(self, lost: list[Term]) -> None:
        """Finds WHO in "World Health Organization", and the other way round."""
        short = [term for term in lost if is_acronym(term.text)][:MOST]
        for (_, span), start in zip(self.pairs, self.starts, strict=True):
            for term in short:
                place = spelt(term.text, span)
                if place is not None:
                    term.places.append(start + place)
                    term.likeness = 1.0
        if sum([term.named for term in lost]) < 2:
            return
        ordered = [term for _, term in self.order if term.word is not None]
        words = [term.word for term in ordered if term.word]
        for (_, span), start in zip(self.pairs, self.starts, strict=True):
            for place, which in spelt_out(words, span):
                for term in ordered[which.start : which.stop]:
                    if not term.likeness:
                        term.places.append(start + place)
                        term.likeness = 1.0

    def _alike(self, lost: list[Term]) -> None:
        """Finds words that begin alike, the most alike of each span."""
        for (own, span), start in zip(self.pairs, self.starts, strict=True):
            heads: dict[str, list[tuple[str, Term]]] = {}
            for term in lost:
                key = own.words[term.at].key
                if len(key) >= HEAD and not is_acronym(term.text):
                    heads.setdefault(key[:HEAD], []).append((key, term))
            if not heads:
                continue
            there = span.once("heads", _heads)
            for head in heads.keys() & there.keys():
                for key, term in heads[head][:MOST]:
                    _liken(term, [(likeness(key, other), other) for other in there[head]], span, start)


def _beside(places: list[int], rare: Sequence[int]) -> list[int]:
    """Of the many places of a word those that are near a rarer word of the sentence, as far as that is told."""
    found: list[int] = []
    for place in rare:
        first = bisect_left(places, max(place - REACH, found[-1] + 1 if found else 0))
        found += places[first : bisect_right(places, place + REACH, lo=first)]
        if len(found) > OFTEN:
            break
    return found[:OFTEN] or places[:OFTEN]


def _heads(span: Reading) -> dict[str, list[str]]:
    """The distinct keys of a span by how they begin."""
    found: dict[str, list[str]] = {}
    for key in span.at:
        found.setdefault(key[:HEAD], []).append(key)
    return found


def likeness(one: str, other: str) -> float:
    """The share of the longer word that the two have in common from the start; below `ALIKE` it counts for nothing."""
    share = same_beginning(one, other) / max(len(one), len(other))
    return share if share >= ALIKE else 0.0


def _liken(term: Term, likes: Sequence[tuple[float, str]], span: Reading, start: int) -> None:
    """Notes where the words of the span that are most alike stand, unless a better one is known."""
    most = max(like for like, _ in likes)
    if not most or most < term.likeness:
        return
    places = sorted([start + place for like, key in likes if like == most for place in span.at[key]])
    term.places = places if most > term.likeness else [*term.places, *places]
    term.likeness = most


def _same_days(date: Date, span: Reading) -> list[Date]:
    """The dates of the span that say every part of this one."""
    if not span.days.has(date):
        return []
    dates = span.literals.dates
    days = span.once("days of dates", _days_of_dates)
    said = {at for _, month, day in date.readings for at in days.get((month, day), ())}
    return [dates[at] for at in sorted(said) if Days.of((dates[at],)).has(date)]


def _days_of_dates(span: Reading) -> dict[tuple[int | None, int | None], list[int]]:
    """The first dates of a span, each by the month and the day that it says, and by the month alone."""
    found: dict[tuple[int | None, int | None], list[int]] = {}
    for at, date in enumerate(span.literals.dates[:LONGEST_LIST]):
        for _, month, day in date.readings:
            for said in (month, day), (month, None):
                found.setdefault(said, []).append(at)
    return found


def _equal(literal: Figure, span: Reading) -> Sequence[Figure]:
    """The literals of the span with the same value, or written alike."""
    if isinstance(literal, Date):
        return _same_days(literal, span)
    if isinstance(literal, Code):
        return span.once("codes by key", lambda span: _by_key(span.literals.codes)).get(literal.key, ())
    if literal.value is not None and literal.value in span.held.numbers:
        return span.held.numbers[literal.value]
    if literal.key not in span.held.written:
        return ()
    return span.once("numbers by key", lambda span: _by_key(span.literals.numbers))[literal.key]


def _by_key(literals: Sequence[Number] | Sequence[Code]) -> dict[str, list[Number | Code]]:
    found: dict[str, list[Number | Code]] = {}
    for literal in literals:
        found.setdefault(literal.key, []).append(literal)
    return found
