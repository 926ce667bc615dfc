"""Where in the cited spans the terms of a sentence stand."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from proofspan.analysis.dates import Date, Days
from proofspan.analysis.literals import Code
from proofspan.verification.comparing import Compared
from proofspan.verification.reading import Reading
from proofspan.verification.support.acronyms import is_acronym, spelt, spelt_out
from proofspan.verification.support.holding import hold
from proofspan.verification.support.terms import Figure, Term, terms
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

    def events(self) -> list[tuple[int, Term]]:
        """Each place of each term, in order."""
        return sorted(((place, term) for term in self.terms for place in term.places), key=lambda event: event[0])

    def _lost(self) -> list[Term]:
        return [term for term in self.terms if term.word is not None and not term.found]

    def _days(self, date: Date) -> bool:
        """Whether a cited span has the date as a whole, however it is written."""
        return any(_same_days(date, span) for _, span in self.pairs)

    def _figures(self) -> None:
        """Finds numbers by value and codes by key."""
        for term in self.terms:
            if term.literal is None:
                break
            for (_, span), start in zip(self.pairs, self.starts, strict=True):
                places = [_word_at(span, other.span.start) for other in _equal(term.literal, span)[:LONGEST_LIST]]
                term.places += sorted({start + place for place in places})
                if places or (not isinstance(term.literal, Date) and span.held.has(term.literal)):
                    term.likeness = 1.0

    def _words(self) -> None:
        """Finds words of the same key."""
        words = [term for term in self.terms if term.word is not None]
        for (own, span), start in zip(self.pairs, self.starts, strict=True):
            wanted = {own.words[term.at].key: term for term in words}
            if wanted.keys().isdisjoint(span.keys):
                continue
            there = sorted(wanted.keys() & span.keys)
            often = [key for key in there if len(span.at[key]) > OFTEN]
            rare = [place for key in there if key not in often for place in span.at[key]] if often else []
            for key in there:
                places = _beside(span.at[key], sorted(rare)) if key in often else span.at[key]
                wanted[key].places += [start + place for place in places]
                wanted[key].likeness = 1.0

    def _acronyms(self, lost: list[Term]) -> None:
        """Finds WHO in "World Health Organization", and the other way round."""
        for (_, span), start in zip(self.pairs, self.starts, strict=True):
            for term in [term for term in lost if is_acronym(term.text)][:MOST]:
                place = spelt(term.text, span.words)
                if place is not None:
                    term.places.append(start + place)
                    term.likeness = 1.0
        if sum(term.named for term in lost) < 2:
            return
        ordered = [term for _, term in self.order if term.word is not None]
        for (_, span), start in zip(self.pairs, self.starts, strict=True):
            for place, which in spelt_out([term.word for term in ordered if term.word], span.words):
                for term in ordered[which.start : which.stop]:
                    if not term.found:
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
                    for place, other in there[head]:
                        _liken(term, likeness(key, other), start + place)


def _beside(places: list[int], rare: Sequence[int]) -> list[int]:
    """Of the many places of a word those that are near a rarer word of the sentence, as far as that is told."""
    found: list[int] = []
    for place in rare:
        first = bisect_left(places, max(place - REACH, found[-1] + 1 if found else 0))
        found += places[first : bisect_right(places, place + REACH, lo=first)]
        if len(found) > OFTEN:
            break
    return found[:OFTEN] or places[:OFTEN]


def _heads(span: Reading) -> dict[str, list[tuple[int, str]]]:
    """The places and keys of the words of a span, by how they begin."""
    found: dict[str, list[tuple[int, str]]] = {}
    for place, word in enumerate(span.words):
        found.setdefault(word.key[:HEAD], []).append((place, word.key))
    return found


def likeness(one: str, other: str) -> float:
    """The share of the longer word that the two have in common from the start; below `ALIKE` it counts for nothing."""
    share = same_beginning(one, other) / max(len(one), len(other))
    return share if share >= ALIKE else 0.0


def _liken(term: Term, like: float, place: int) -> None:
    """Notes that a word this much alike stands there, unless a better one is known."""
    if like > term.likeness:
        term.likeness, term.places = like, [place]
    elif like and like == term.likeness:
        term.places.append(place)


def _same_days(date: Date, span: Reading) -> list[Date]:
    """The dates of the span that say every part of this one."""
    every = span.literals.dates[:LONGEST_LIST] if span.days.has(date) else ()
    return [other for other in every if Days.of((other,)).has(date)]


def _equal(literal: Figure, span: Reading) -> Sequence[Figure]:
    """The literals of the span with the same value, or written alike."""
    if isinstance(literal, Date):
        return _same_days(literal, span)
    if isinstance(literal, Code):
        same = literal.key in span.held.codes
        return [code for code in span.literals.codes if code.key == literal.key] if same else []
    if literal.value is not None and literal.value in span.held.numbers:
        return span.held.numbers[literal.value]
    written = literal.key in span.held.written
    return [number for number in span.literals.numbers if number.key == literal.key] if written else []


def _word_at(reading: Reading, position: int) -> int:
    """The index of the word that the position lies in."""
    return max(0, bisect_right(reading.places, position, key=lambda place: place[0]) - 1)
