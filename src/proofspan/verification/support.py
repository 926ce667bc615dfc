"""Which characters of a cited span carry a sentence: the same words where they stand, else its best sentences."""

import re
from bisect import bisect_right
from collections.abc import Hashable, Iterable
from math import log

from proofspan.analysis import Analyzer
from proofspan.analysis.literals import Held, Literals, levelled, literals
from proofspan.sentences import sentences
from proofspan.spans import Span, trimmed

_WORD = re.compile(r"\w+")
_EDGE = re.compile(r"\W*")
_ENDING = " \t\n.,;:!?"

LONGEST_LIST = 64
"""Sentences of a span kept for one term: what stands in more of them tells nothing about where."""
MOST_SENTENCES = 4
"""Sentences of one span that may carry one sentence of an answer."""
WORTH_ADDING = 0.3
"""Share of a sentence's weight that one more sentence of the span must add to be part of its support."""
LITERAL_WEIGHT = 3.0
"""Weight of a number or a code against a word that stands in one sentence of many."""


class Carrier:
    """A span made ready to tell which of its characters carry a sentence. Work is linear in both lengths."""

    def __init__(self, text: str, *, language: str, analyzer: Analyzer) -> None:
        self._text = text
        self._plain = levelled(text)
        self._language = language
        self._analyzer = analyzer
        self.literals = literals(text, language)
        self.held = Held.of(self.literals)
        self._words = [Span(*found.span()) for found in _WORD.finditer(self._plain)]
        self._starts: list[int] = []
        self._run = self._joined()
        self._sentences: tuple[Span, ...] = ()
        self._places: dict[Hashable, list[int]] = {}

    @property
    def whole(self) -> Span:
        """All of the span but white space at its ends."""
        return trimmed(self._text, Span(0, len(self._text)))

    def windows(self, claim: str, said: Literals) -> tuple[Span, ...]:
        """Where the claim is carried, in order; empty when the span shares no term with it.

        `said` are the claim's literals in the span's language.
        """
        whole = self._verbatim(claim)
        return (whole,) if whole else self._merged(self._chosen(claim, said))

    def _joined(self) -> str:
        """All words, folded, each between two NULs; where each starts in it goes to `_starts`."""
        pieces, at = [], 0
        for word in self._words:
            piece = word.of(self._plain).casefold() + "\0"
            self._starts.append(at)
            pieces.append(piece)
            at += len(piece)
        return "\0" + "".join(pieces)

    def _verbatim(self, claim: str) -> Span | None:
        """Where the claim's words stand one after the other, whatever the signs between them."""
        words = _WORD.findall(levelled(claim))
        if not words:
            return None
        at = self._run.find("\0" + "\0".join(word.casefold() for word in words) + "\0")
        if at < 0:
            return None
        first = bisect_right(self._starts, at) - 1
        return self._with_edges(claim, Span(self._words[first].start, self._words[first + len(words) - 1].end))

    def _with_edges(self, claim: str, found: Span) -> Span:
        """The place found, with the claim's own outer signs (a minus, %, brackets) where the span has them."""
        plain = levelled(claim)
        before = _edge(plain)
        after = _edge(plain[::-1])[::-1].rstrip(_ENDING)
        start, end = found.start, found.end
        if before and self._plain.endswith(before, 0, start):
            start -= len(before)
        if after and self._plain.startswith(after, end):
            end += len(after)
        return Span(start, end)

    def _chosen(self, claim: str, said: Literals) -> list[int]:
        """The sentences that carry the claim: the best, then those that add a literal or a good part of it."""
        self._index()
        weights = {
            feature: self._weight(feature)
            for feature in (*self._analyzer.terms(claim, self._language), *_features(said))
        }
        total = sum(weights.values())
        left = {feature for feature in weights if feature in self._places}
        chosen: list[int] = []
        while left and len(chosen) < MOST_SENTENCES:
            best, gain = self._best(left, weights)
            adds_literal = any(isinstance(f, tuple) and best in self._places[f] for f in left)
            if chosen and not adds_literal and gain < WORTH_ADDING * total:
                break
            chosen.append(best)
            left = {feature for feature in left if best not in self._places[feature]}
        return sorted(chosen)

    def _best(self, left: Iterable[Hashable], weights: dict[Hashable, float]) -> tuple[int, float]:
        """The sentence with the most weight of what is left, the first of equals, and that weight."""
        scores: dict[int, float] = {}
        for feature in left:
            for place in self._places[feature]:
                scores[place] = scores.get(place, 0.0) + weights[feature]
        best = min(scores, key=lambda place: (-round(scores[place], 9), place))
        return best, scores[best]

    def _weight(self, feature: Hashable) -> float:
        """ln(1 + N / df) over the span's sentences; literals weigh more; what stands nowhere weighs as df 1."""
        places = self._places.get(feature, ())
        weight = log(1 + len(self._sentences) / max(1, len(places)))
        return weight * LITERAL_WEIGHT if isinstance(feature, tuple) else weight

    def _index(self) -> None:
        """Lists, once, the sentences of the span and in which of them each term and literal stands."""
        if self._sentences or not self._text.strip():
            return
        self._sentences = sentences(self._text, self._language) or (self.whole,)
        for number, span in enumerate(self._sentences):
            terms = self._analyzer.terms(span.of(self._text), self._language)
            for feature in dict.fromkeys((*terms, *_features(self.literals.within(span)))):
                places = self._places.setdefault(feature, [])
                if len(places) < LONGEST_LIST:
                    places.append(number)

    def _merged(self, numbers: list[int]) -> tuple[Span, ...]:
        """The spans of these sentences, neighbours as one."""
        merged: list[Span] = []
        for place, number in enumerate(numbers):
            span = self._sentences[number]
            if place and numbers[place - 1] == number - 1:
                span = Span(merged.pop().start, span.end)
            merged.append(span)
        return tuple(merged)


def _edge(text: str) -> str:
    found = _EDGE.match(text)
    return found[0] if found else ""


def _features(said: Literals) -> list[Hashable]:
    """Numbers and codes as features: pairs, so that they are never taken for a word."""
    numbers: list[Hashable] = [("number", n.key if n.value is None else n.value) for n in said.numbers]
    return numbers + [("code", code.key) for code in said.codes]
