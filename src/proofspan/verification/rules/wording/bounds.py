"""A bound of the answer around a number that its span bounds otherwise: at most 5 for at least 5, over for under."""

import re
from collections.abc import Iterable, Iterator, Sequence

from proofspan.analysis.literals import Number
from proofspan.verification.clauses import Clause, text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Contrast, Facing, contrasts
from proofspan.verification.clauses.polarity import NEGATORS, negative, said
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.bounding import (
    AFTER,
    AGAINST,
    BEFORE,
    BOUNDING,
    COUNTED_BACK,
    DENIED,
    OF_A_DAY,
    OFTEN,
    TURNED,
    Bound,
)

ALIKE = 0.45
"""Share of the clause's content that the span must have in one place."""
ALIKE_BARE = 0.6
"""The same where the span's number has no bound at all."""
WORDS_BEFORE = 9
WORDS_AFTER = 5
REQUIRING = frozenset(
    """
    require requires required must need needs needed minimum maximum limit limited allow allows allowed usually
    typically richiede richiesto richiesta richiesti richieste deve devono necessario necessaria minimo massimo limite
    serve servono occorre occorrono bisogna
    """.split()
)
"""Words beside which a bare number is a bound itself."""
_STOP = re.compile(r"[;:.!?](?=\s)")

OF_BOUNDS = {
    "en": BOUNDING["en"].union(
        """
        than as exceeding surpass surpasses surpassed surpassing capped limited latest before short lower earlier
        younger higher later older longer greater plus
        """.split()
    ),
    "it": BOUNDING["it"].union("eccede eccedere eccedente prima su poi".split()),
}
"""A word of every bound in `AGAINST`: beside a number with none, there is none."""

Bounded = tuple[Number, int, Bound | None]
"""A number, the index of its first word, and its bound."""
Limited = tuple[Number, int, Bound, str]
"""The same of one that has a bound, and the words that bound it with the number, as written."""


def bound(compared: Compared) -> Iterator[Fault]:
    """A fault for each number that every clause of the spans which says the rest bounds in another way."""
    if not any(_limits(own) for own, _ in compared.pairs):
        return
    for contrast in contrasts(compared.beside, _found, _agrees):
        message = f"looked for {contrast.said!r} in {compared.where}: there it is {contrast.instead}: "
        yield compared.fault(Kind.QUANTIFIER, contrast.said, message + repr(contrast.clause))


def _found(pair: Beside) -> Iterator[Contrast]:
    """What the span has against each bounded number of the answer: the best clause with another bound."""
    for number, at, limit, written in _limits(pair.own):
        there = _equal(pair, number)
        against = [place for _, place, its in there if its in AGAINST[limit]]
        if not against or not pair.reaches(sorted(against), pair.part(at).content, ALIKE):
            continue
        best: tuple[Facing, str] | None = None
        for other, face in _facing(pair, there, at):
            against_it = _speaks_against(pair, (number, at, limit), other, face)
            if against_it and (best is None or face.share > best[0].share):
                best = face, f"{other[2] or 'bare'} {other[0].text}"
        if best:
            yield Contrast(at, best[1], text_of(pair.span, best[0].clause), written)


def _agrees(pair: Beside, index: int) -> bool:
    """Whether a clause of the span that says the rest bounds the number at this word in a way that may be meant."""
    return any(
        not _speaks_against(pair, (number, at, limit), other, face)
        for number, at, limit, _ in _limits(pair.own)
        if at == index
        for other, face in _facing(pair, _equal(pair, number), at)
    )


def _limits(own: Reading) -> list[Limited]:
    """The bounded numbers of the answer, each with the index of its first word."""
    language = own.language if own.language in BEFORE else "en"
    if own.folded.isdisjoint(BOUNDING[language]) or not own.literals.numbers:
        return []
    return own.once("limits", lambda own: [*_limited(own, language)])


def _limited(own: Reading, language: str) -> Iterator[Limited]:
    """The numbers that have a word of such a bound near them, tried one by one."""
    words, bounding = own.words, OF_BOUNDS[language]
    for number in own.literals.numbers[:MOST]:
        inside = own.between(number.span)
        near = words[max(0, inside.start - WORDS_BEFORE) : inside.stop + WORDS_AFTER]
        if inside and not bounding.isdisjoint([word.folded for word in near]):
            limit, around = _bound_once(own, inside, language)
            if limit is not None and limit in AGAINST:
                first, last = own.places[around.start], own.places[around.stop - 1]
                yield number, inside.start, limit, own.text[first[0] : max(last[1], number.span.end)]


def _equal(pair: Beside, number: Number) -> list[Bounded]:
    """Every equal number of the span."""
    key, value, span = number.key, number.value, pair.span
    if value is None:
        same = [other for other in span.literals.numbers if other.key == key]
    else:
        same = [other for other in span.literals.numbers if other.key == key or other.value == value]
    return _bounds(span, same, span.language if span.language in BEFORE else "en")


def _facing(pair: Beside, equal: Sequence[Bounded], at: int) -> Iterator[tuple[Bounded, Facing]]:
    """Those of the equal numbers in a clause of the span that says the rest, with the clause."""
    facing = pair.facing(pair.part(at).content, ALIKE) if equal else {}
    for other in equal if facing else ():
        face = facing.get(pair.place(other[1]))
        if face is not None:
            yield other, face


def _speaks_against(pair: Beside, one: tuple[Number, int, Bound], other: Bounded, face: Facing) -> bool:
    """Whether a bound of the span, or a bare number, is another than the answer's."""
    limit, its = one[2], other[2]
    if its not in AGAINST[limit]:
        return False
    if its is None:
        return _tells(pair.span, face)
    if limit is Bound.AFTER and other[0].unit.partition("/")[0] == OFTEN:
        return False
    return its not in DENIED.get(limit, ()) or _denied(pair.own, one, pair.part(one[1])) == _denied(
        pair.span, other, face.clause
    )


def _denied(reading: Reading, one: Bounded, clause: Clause) -> bool:
    """Whether the clause denies what the number bounds, the words of the bound left out."""
    language = reading.language if reading.language in BEFORE else "en"
    return negative(reading, clause.words, _bound_once(reading, reading.between(one[0].span), language)[1])


def _tells(span: Reading, face: Facing) -> bool:
    """Whether a number without a bound speaks against one: not where too little is alike, nor in a requirement."""
    return face.share >= ALIKE_BARE and said(span, face.clause.stretch).isdisjoint(REQUIRING)


def _bounds(reading: Reading, numbers: Iterable[Number], language: str) -> list[Bounded]:
    """These numbers with the index of their first word and their bound."""
    found = []
    for number in numbers:
        inside = reading.between(number.span)
        if len(inside):
            found.append((number, inside.start, _bound_once(reading, inside, language)[0]))
    return found


def _bound_once(reading: Reading, inside: range, language: str) -> tuple[Bound | None, range]:
    """The bound of the number of these words, and the words that say it, those of the number among them."""
    return reading.once(("bound", inside, language), lambda reading: _bound(reading, inside, language))


def _bound(reading: Reading, inside: range, language: str) -> tuple[Bound | None, range]:
    words, plain, places = reading.words, reading.plain, reading.places
    start, stop = places[inside.start][0], places[inside.stop - 1][1]
    if plain[start - 1 : start] == "-" or plain[stop : stop + 1] == "-":
        return Bound.OTHERWISE, inside
    first = max(0, inside.start - WORDS_BEFORE)
    ended = max(plain.rfind(stop, places[first][0], start) for stop in (". ", "; ", ": "))
    near = range(first, inside.start if plain[start - 2 : start] != ", " else first)
    ahead = " ".join(words[at].folded for at in near if places[at][0] > ended)
    for limit, pattern in BEFORE[language].items():
        found = pattern.search(ahead)
        if found:
            negators = NEGATORS.get(language, NEGATORS["en"])
            denied = not negators.isdisjoint(ahead[: found.start()].split())
            if not OF_A_DAY.isdisjoint(found[0].split()) and COUNTED_BACK[language].match(_behind(reading, inside)):
                limit = TURNED.get(limit, limit)
            return Bound.OTHERWISE if denied else limit, range(inside.start - len(found[0].split()), inside.stop)
    behind = _behind(reading, inside)
    for limit, pattern in AFTER[language].items():
        found = pattern.match(behind)
        if found:
            return limit, range(inside.start, inside.stop + len(found[0].split()))
    return None, inside


def _behind(reading: Reading, inside: range) -> str:
    """The words behind those of a number, folded and joined by blanks, up to the end of its sentence."""
    words, places, stop = reading.words, reading.places, reading.places[inside.stop - 1][1]
    last = min(inside.stop + WORDS_AFTER, len(words))
    ending = _STOP.search(reading.plain, stop, places[last - 1][1])
    near = range(inside.stop, last)
    return " ".join(words[at].folded for at in near if ending is None or places[at][0] < ending.start())
