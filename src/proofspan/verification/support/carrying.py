"""Which characters of a cited span carry a sentence: the same words where they stand, else its best sentences."""

import re
from bisect import bisect_right
from math import log

from proofspan.analysis.literals import levelled
from proofspan.spans import Span, trimmed
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.aligning.terms import Term

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


def verbatim(own: Reading, span: Reading) -> range | None:
    """The words of the span that are the sentence's, one after the other, whatever the signs between them.

    `Compared.copied` asks for more: the same signs too, from the end of one clause to that of another.
    """
    if not own.words or not own.folded <= span.folded:
        return None
    run = span.once("run", lambda span: "\0".join(["", *[word.folded for word in span.words], ""]))
    at = run.find("\0".join(["", *[word.folded for word in own.words], ""]))
    if at < 0:
        return None
    first = run.count("\0", 0, at)
    return range(first, first + len(own.words))


def carried(aligned: Aligned, which: int) -> tuple[Span, ...]:
    """The sentences of a cited span that carry the sentence best, in order; empty where the two share no term."""
    span, start = aligned.pairs[which][1], aligned.starts[which]
    return _merged(span, _chosen(_sentences(aligned, span, start), aligned.terms, len(span.sentences)))


def as_written(claim: str, span: Reading, words: range) -> Span:
    """The words found, with the claim's own outer signs (a minus, %, brackets) where the span has them."""
    plain = levelled(claim)
    before = _edge(plain)
    after = _edge(plain[::-1])[::-1].rstrip(_ENDING)
    start, end = span.places[words[0]][0], span.places[words[-1]][1]
    if before and span.plain.endswith(before, 0, start):
        start -= len(before)
    if after and span.plain.startswith(after, end):
        end += len(after)
    return Span(start, end)


def _sentences(aligned: Aligned, span: Reading, start: int) -> dict[int, list[int]]:
    """In which sentences of the span each term stands, by the term's number."""
    ends = span.sentence_ends
    stands: dict[int, list[int]] = {}
    for term in aligned.terms:
        inside: dict[int, None] = {}
        for place in term.places:
            if start <= place < start + len(span.words) and len(inside) < LONGEST_LIST:
                inside[bisect_right(ends, span.places[place - start][0])] = None
        if inside:
            stands[term.number] = [number for number in inside if number < len(ends)]
    return stands


def _chosen(stands: dict[int, list[int]], terms: list[Term], count: int) -> list[int]:
    """The sentences that carry the claim: the best, then those that add a literal or a good part of it."""
    weights = {term.number: _weight(term, len(stands.get(term.number, ())), count) for term in terms}
    total = sum(weights.values())
    left = {number for number in stands if stands[number]}
    chosen: list[int] = []
    while left and len(chosen) < MOST_SENTENCES:
        best, gain = _best(left, stands, weights)
        adds_literal = any(terms[number].literal is not None and best in stands[number] for number in left)
        if chosen and not adds_literal and gain < WORTH_ADDING * total:
            break
        chosen.append(best)
        left = {number for number in left if best not in stands[number]}
    return sorted(chosen)


def _best(left: set[int], stands: dict[int, list[int]], weights: dict[int, float]) -> tuple[int, float]:
    """The sentence with the most weight of what is left, the first of equals, and that weight."""
    scores: dict[int, float] = {}
    for number in left:
        for place in stands[number]:
            scores[place] = scores.get(place, 0.0) + weights[number]
    best = min(scores, key=lambda place: (-round(scores[place], 9), place))
    return best, scores[best]


def _weight(term: Term, stands: int, count: int) -> float:
    """ln(1 + N / df) over the span's sentences; literals weigh more; what stands nowhere weighs as df 1."""
    weight = log(1 + count / max(1, stands))
    return weight * LITERAL_WEIGHT if term.literal is not None else weight


def _merged(span: Reading, numbers: list[int]) -> tuple[Span, ...]:
    """The spans of these sentences, neighbours as one."""
    merged: list[Span] = []
    for place, number in enumerate(numbers):
        sentence = span.sentences[number]
        if place and numbers[place - 1] == number - 1:
            sentence = Span(merged.pop().start, sentence.end)
        merged.append(sentence)
    return tuple(merged)


def whole(span: Reading) -> Span:
    """All of the span but white space at its ends."""
    return trimmed(span.text, Span(0, len(span.text)))


def _edge(text: str) -> str:
    found = _EDGE.match(text)
    return found[0] if found else ""
