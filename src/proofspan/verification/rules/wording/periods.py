"""A period of the answer where the span has another: € 300 a day for € 300 an hour, every month for every week."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from proofspan.analysis.literals import Number, Standing, amount, standing
from proofspan.analysis.literals.units import agree
from proofspan.spans import Span
from proofspan.verification.clauses import text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Contrast, Facing, after, before
from proofspan.verification.clauses.recurring import (
    Recurring,
    amounts,
    in_stretch,
    periods_of,
    recurring,
    said_with,
)
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.numbers.nearest import written
from proofspan.verification.words.periods import Period

ALIKE = 0.45
"""Share of the clause's other content that the span must have in one place."""
ALIKE_ENOUGH = 0.6
"""The share above which one neighbour in common is enough; below it two must be."""
AS_NEAR = 0.05
"""By how much less of the content a clause may have that says the same period."""
NEIGHBOURS = 2
"""Words with content on each side of a period that are its neighbours."""
_Sides = tuple[set[str], set[str]]


class _Place(NamedTuple):
    """A period of the span beside one of the answer: in which clause, and how many neighbours are the same, `aside`
    those on the same side; `between` is true where it stands between the same words.
    """

    face: Facing
    each: Recurring
    near: int
    aside: int
    between: bool


def other_period(compared: Compared) -> Iterator[Fault]:
    """A fault for each period of which the spans have another where they say the rest: `wrong-unit` where it is that
    of a number, `antonym` where it says how often.
    """
    if not any(recurring(own).every for own, _ in compared.pairs):
        return
    settled: set[int] = set()
    agreed: set[int] = set()
    against: dict[int, tuple[Number, Recurring, Recurring]] = {}
    for pair in compared.beside:
        for number, own, other in _measured(pair, compared):
            settled.add(own.span.start)
            if other:
                against.setdefault(own.span.start, (number, own, other))
            else:
                agreed.add(own.span.start)
    for start in sorted(against.keys() - agreed):
        yield _of_number(compared, *against[start])
    for contrast in _contrasts(compared.beside, settled):
        yield compared.otherwise(Kind.ANTONYM, contrast.said, contrast.instead, contrast.clause)


def _measured(pair: Beside, compared: Compared) -> Iterator[tuple[Number, Recurring, Recurring | None]]:
    """The periods of numbers, each with the other one that the span has of the number; with none where the span has
    the same, or has the number in no such unit, which is told already.
    """
    held = [span.held for span in compared.spans]
    for number in pair.own.literals.numbers[:MOST]:
        ours = periods_of(pair.own, number)
        if not ours:
            continue
        if standing(number, held) is not Standing.HELD:
            if ours[0].each:
                yield number, ours[0], None
            continue
        places = _same(number, pair.span)
        theirs = [each for place in places for each in periods_of(pair.span, place)]
        if not theirs:
            continue
        if not ours[0].each:
            theirs += [each for place in places for each in in_stretch(pair.span, place)]
        there = {each.period for each in theirs}
        met = [each for each in ours if each.period in there]
        yield from ((number, each, None) for each in met)
        if not met:
            yield number, ours[0], theirs[0]


def _of_number(compared: Compared, number: Number, own: Recurring, other: Recurring) -> Fault:
    """A fault of the period of a number, which is named with it where the two stand together."""
    sentence = compared.pairs[0][0]
    token = own.text
    if own.each and own.span.start >= number.span.end:
        token = Span(amount(sentence.plain, number.span).start, own.span.end).of(sentence.text)
    said = f"{token!r}" if token != own.text else f"{token!r} of {written(sentence, number)!r}"
    return compared.fault(Kind.WRONG_UNIT, token, f"looked for {said} in {compared.where}: there it is {other.text!r}")


def _same(number: Number, span: Reading) -> list[Number]:
    """The numbers of the span that are the same amount, of whatever period."""
    if number.value is None:
        return []
    unit = number.unit.partition("/")[0]
    return [other for other in amounts(span, number.value)[:MOST] if agree(unit, other.unit.partition("/")[0])]


def _contrasts(pairs: Sequence[Beside], settled: set[int]) -> list[Contrast]:
    """What the spans have against each period that is not settled, where none of them has it."""
    first: dict[int, Contrast] = {}
    agreed: set[int] = set()
    for pair in pairs:
        for own in recurring(pair.own).every[:MOST]:
            if own.span.start in settled or _missed(pair, own, pairs):
                continue
            found = _faced(pair, own)
            if found is True:
                agreed.add(own.span.start)
            elif found:
                first.setdefault(own.span.start, found)
    return [first[start] for start in sorted(first) if start not in agreed]


def _missed(pair: Beside, own: Recurring, pairs: Sequence[Beside]) -> bool:
    """Whether a number of the period is itself no number of the spans: that is told already."""
    spans = [each.span for each in pairs]
    held = [span.held for span in spans]
    return any(
        standing(number, held) is not Standing.HELD and not said_with(pair.own, number, spans)
        for number in pair.own.literals.numbers[:MOST]
        if own.span.start <= number.span.start < own.span.end
    )


def _faced(pair: Beside, own: Recurring) -> Contrast | bool | None:
    """What the clauses of the span that say the rest have in the place of a period: the same, another, or none."""
    said = [each.words.start for each in recurring(pair.span).every if each.period.relation == own.period.relation]
    part = pair.part(own.words.start)
    content = part.content - {pair.own.words[at].key for at in own.words}
    if not said or not content or not pair.reaches(said, content, ALIKE):
        return None
    near = _neighbours(pair.own, own, part.stretch)
    places = [
        _Place(face, each, *_met(near, _neighbours(pair.span, each, face.clause.stretch)))
        for face in pair.facing(content, ALIKE).values()
        for each in recurring(pair.span).among(face.clause.words)
        if each.period.relation == own.period.relation
    ]
    found, agrees = _against(own, places, _also(pair.own, own))
    if found:
        return Contrast(own.words.start, found.each.text, text_of(pair.span, found.face.clause), own.text)
    return agrees or None


def _against(own: Recurring, places: Sequence[_Place], also: frozenset[Period]) -> tuple[_Place | None, bool]:
    """The place of another period, none that the answer has also, that stands for this one, if any, and whether this
    one is said there.
    """
    best = max((place.face.share for place in places), default=0.0)
    alike = [place for place in places if place.each.period == own.period]
    others = [place for place in places if place.each.period != own.period and not _as_long(own, place.each)]
    others = [place for place in others if place.each.period not in also]
    agrees = any(place.near or place.face.share >= best - AS_NEAR for place in alike)
    if agrees:
        # Of two periods of one clause that one counts which stands between the same words.
        others = [] if any(place.aside for place in alike) else [place for place in others if place.between]
    enough = [place for place in others if place.near >= (1 if place.face.share >= ALIKE_ENOUGH else 2)]
    return max(enough, key=lambda place: place.face.share, default=None), agrees


def _also(reading: Reading, own: Recurring) -> frozenset[Period]:
    """The periods right beside one, no content between them, said of the same: every year or every 500 hours."""
    there, words = recurring(reading), reading.words
    at = bisect_left(there.starts, own.span.start)
    pairs = pairwise(there.every[max(0, at - 1) : at + 2])
    near = [both for both in pairs if not any(word.content for word in words[both[0].words.stop : both[1].words.start])]
    return frozenset(each.period for both in near for each in both)


def _met(ours: _Sides, theirs: _Sides) -> tuple[int, int, bool]:
    """How many neighbours two periods have in common, how many on the same side, and whether they stand between them:
    two on the same side, one of them before.
    """
    ahead, behind = len(ours[0] & theirs[0]), len(ours[1] & theirs[1])
    common = len((ours[0] | ours[1]) & (theirs[0] | theirs[1]))
    return common, ahead + behind, ahead > 0 and ahead + behind >= 2


def _as_long(own: Recurring, other: Recurring) -> bool:
    """Whether the two differ only in how many times: what once, twice and 3 times say is looked for elsewhere."""
    if not own.times or not other.times:
        return False
    return own.period.times(Fraction(own.times)) == other.period.times(Fraction(other.times))


def _neighbours(reading: Reading, each: Recurring, within: range) -> _Sides:
    """The keys of the nearest words with content before a period and after it."""
    first, last = each.words.start, each.words.stop - 1
    return before(reading, first, within, NEIGHBOURS), after(reading, last, within, NEIGHBOURS)
