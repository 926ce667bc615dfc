"""Every number, date or code of a sentence is said of the subject that the cited spans say it of."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.measures import (
    HOUR,
    Finder,
    Measured,
    Value,
    codes,
    counted,
    numbers_and_dates,
)
from proofspan.verification.rules.subjects.places import MOST, Places, places
from proofspan.verification.rules.subjects.sayings import Sayings, Sides, sayings, values

FEW = 4
"""Words by which two clauses may differ and still be parallel."""
SPANS = 4
"""Cited spans of which two are taken together."""
SHORT = 5000
"""Characters of a span up to which a search through it costs nothing."""

_NONE: frozenset[str] = frozenset()

Words = tuple[str, ...]


class Rival(NamedTuple):
    """Another value of a span, said of `own`, of which the claim says `one`; that is said there of `instead`. The other
    one stands in `far` where that is another span.
    """

    there: Places
    one: Measured
    other: Measured
    own: Words
    instead: Words
    far: Places | None = None


class Claimed(NamedTuple):
    """A value of the sentence with those of all; `coded` tells whether the sentence has codes."""

    sayings: Sayings
    value: Value
    coded: bool


def other_subject(compared: Compared) -> Iterator[Fault]:
    """A fault for each number, date or code that every cited span which has it says of another subject, while it
    says another one of this subject.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    if sentence.literals.numbers or sentence.literals.dates:
        yield from _misplaced(compared, sentence, numbers_and_dates)
    elif sentence.literals.codes:
        yield from _misplaced(compared, sentence, codes)


def _misplaced(compared: Compared, sentence: Reading, find: Finder) -> Iterator[Fault]:
    claimed = values(sentence, find)
    changed = [value for at, value in enumerate(claimed) if not _copied(sentence, claimed[at + 1 : at + 2], compared)]
    there = [places(span, find) for span in compared.spans] if changed else []
    for value in changed:
        if _asked(value, there):
            one = Claimed(sayings(sentence, find), value, bool(sentence.literals.codes))
            rival = _rival_everywhere(one, there) or _rival_across(one, there)
            if rival:
                yield _fault(compared, sentence, value, rival)


def _asked(value: Value, there: Sequence[Places]) -> bool:
    """Whether a span has the value and another one that may be taken for it, or two spans one each."""
    for each in there:
        if each.confusable(value):
            return True
    return _apart(value, there)


def _rival_everywhere(claimed: Claimed, there: Sequence[Places]) -> Rival | None:
    """The rival by one of the places where the spans have the value, if there is one by each of them."""
    value = claimed.value
    alike = [(each, one) for each in there for one in each.alike(value)[: MOST + 1]]
    alike = alike or [(each, one) for each in there for one in each.places.get(value.value, ())[: MOST + 1]]
    rival = None
    for each, one in alike if len(alike) <= MOST else ():
        rival = _rival(claimed, one, each)
        if rival is None:
            return None
    return rival


def _apart(value: Value, there: Sequence[Places]) -> bool:
    """Whether one of a few spans has the value, and another one of its unit stands in another span."""
    if not 1 < len(there) <= SPANS:
        return False
    return sum(value.value in each.places for each in there) == 1 and any(
        value.value not in each.places and value.unit in each.units for each in there
    )


def _rival_across(claimed: Claimed, there: Sequence[Places]) -> Rival | None:
    """A value that another span says of the claimed subject, where the one span that has this says it of another."""
    value = claimed.value
    if not value.unit or not _apart(value, there):
        return None
    each = next(each for each in there if value.value in each.places)
    said, one = claimed.sayings.of(value), each.sayings.of(each.places[value.value][0])
    if len(each.places[value.value]) > 1 or not said or not one or one.unit != value.unit:
        return None
    for far in there:
        for near in far.units.get(value.unit, ())[:FEW] if far is not each else ():
            other = far.sayings.of(near)
            differ = _weak(said, one, other._replace(sentence=one.sentence)) if other else None
            if other and differ and other.subject - one.subject <= said.subject:
                return Rival(each, one, other, far.nearest(differ[0], other), each.nearest(differ[1], one), far)
    return None


def _copied(sentence: Reading, following: Sequence[Value], compared: Compared) -> bool:
    """Whether a span has the sentence word for word, up to the following value. Long spans are not searched."""
    if following and following[0].span.start > SHORT:
        return False
    begun = sentence.plain[: following[0].span.start] if following else sentence.plain.rstrip(" \n|.!?;:")
    return any(begun in span.plain and len(span.plain) <= SHORT for span in compared.spans)


def _rival(claimed: Claimed, place: Value, there: Places) -> Rival | None:
    """A value that the span says of the claimed subject, where it says the one at this place of another only."""
    value, read = claimed.value, claimed.sayings
    swapped = there.swapped(value, place, read)
    coded = claimed.coded and len(there.codes) > 1
    near = () if coded or swapped else there.near(place)
    if not (coded or swapped or near):
        return None
    told = there.sayings
    said, one = read.of(value), told.of(place)
    if not said or not one or (not swapped and not _apart_from(said, one)):
        return None
    strong = coded and not said.codes.isdisjoint(there.codes)
    if not strong and not swapped:
        others: Iterable[tuple[Value, bool]] = ((other, False) for other in near or there.near(place))
    else:
        others = there.rivals(place, said.codes if strong else _NONE, swapped)
    rest = said.subject - one.subject if one.alone else _NONE
    for each, sure in others:
        other = told.of(each) if sure or told.tells(each, rest) else None
        if not other or not _comparable(one, other):
            continue
        differ = _strong(said, one, other)
        if not differ and there.shares(one.value) == there.shares(other.value):
            differ = _weak(said, one, other)
            differ = (there.nearest(differ[0], other), there.nearest(differ[1], one)) if differ else None
        if not differ and each.span.start in swapped:
            differ = _swapped(read.beside(value), told.beside(place))
        if differ:
            return Rival(there, one, other, *differ)
    return None


def _apart_from(claimed: Measured, one: Measured) -> bool:
    """Whether each is said of something that the other is not: else no code and no word tells the claimed subject from
    that one.
    """
    if not (claimed.codes <= one.codes or one.codes <= claimed.codes):
        return True
    here, there = claimed.subject, one.subject
    return not (here <= there or there <= here)


def _comparable(one: Measured, other: Measured) -> bool:
    """Whether two values count the same; in one sentence the unit of one may be left out."""
    if one.unit == other.unit:
        return True
    units = (one.unit, other.unit)
    return one.sentence == other.sentence and "" in units and "year" not in units and "date" not in units


def _strong(claimed: Measured, one: Measured, other: Measured) -> tuple[Words, Words] | None:
    """By the code of the claim that only the other value has."""
    own, instead = claimed.codes & (other.codes - one.codes), one.codes - other.codes
    if own and instead and not claimed.codes & instead:
        return (min(own),), (min(instead),)
    return None


def _weak(claimed: Measured, one: Measured, other: Measured) -> tuple[Words, Words] | None:
    """By the words of the claim in which two parallel clauses, near each other, differ."""
    if not one.alone or not other.alone or not (one.unit or other.unit) or abs(one.sentence - other.sentence) > 1:
        return None
    here, there = one.subject - other.subject, other.subject - one.subject
    if not 0 < len(here) <= FEW or not 0 < len(there) <= FEW:
        return None
    own, instead = claimed.subject & there, here - claimed.subject
    bare = HOUR in (one.unit, other.unit) or not (one.unit and other.unit)
    if (bare and not claimed.alone) or (bare and one.value.span > other.value.span and own != there):
        return None
    if any(key.startswith("=") for key in here & claimed.subject):
        return None
    if own < there and one.sentence == other.sentence and one.subject.isdisjoint(other.subject):
        # It starts in May and ends in June: nothing makes them parallel, and both may be said of the same.
        return None
    # The second of two clauses may leave out what the first has said: then the claim has some of these words too.
    shared = len(here) > len(there) and one.value.span < other.value.span
    if own and instead and (shared or len(instead) == len(here)):
        return tuple(sorted(own)), tuple(sorted(instead))
    return None


def _swapped(claimed: Sides, one: Sides) -> tuple[Words, Words] | None:
    """By the words right before and behind the claimed value, which are those of the other value."""
    own, instead = (tuple(word for side in sides for word in side[:1]) for sides in (claimed, one))
    return (own, instead) if instead else None


def _fault(compared: Compared, sentence: Reading, claimed: Value, rival: Rival) -> Fault:
    far = rival.far or rival.there
    own, instead = far.written(rival.own, rival.other), rival.there.written(rival.instead, rival.one)
    message = (
        f"{counted(sentence, claimed)!r} stands in {compared.where} beside {instead!r}, not {own!r}, "
        f"which has {counted(far.span, rival.other.value)!r} there"
    )
    return compared.fault(Kind.OTHER_SUBJECT, claimed.text, message)
