"""A bound of the answer around a number that its span bounds otherwise: at most 5 for at least 5, over for under."""

import re
from collections.abc import Iterable, Iterator

from proofspan.analysis.literals import Number
from proofspan.verification.clauses import text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Contrast, Facing, contrasts
from proofspan.verification.clauses.polarity import NEGATORS, said
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.bounding import AFTER, AGAINST, BEFORE, BOUNDING, Bound

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


def bound(compared: Compared) -> Iterator[Fault]:
    """A fault for each number that every clause of the spans which says the rest bounds in another way."""
    for contrast in contrasts(compared.beside, _found, _agrees):
        message = f"looked for {contrast.said!r} in {compared.where}: there it is {contrast.instead}: "
        yield compared.fault(Kind.QUANTIFIER, contrast.said, message + repr(contrast.clause))


def _found(pair: Beside) -> Iterator[Contrast]:
    """What the span has against each bounded number of the answer: the best clause with another bound."""
    for number, at, limit in _limits(pair):
        best: tuple[Facing, str] | None = None
        for its, text, face in _facing(pair, number, at):
            if _speaks_against(pair.span, limit, its, face) and (best is None or face.share > best[0].share):
                best = face, f"{its or 'bare'} {text}"
        if best:
            yield Contrast(at, best[1], text_of(pair.span, best[0].clause), f"{limit} {number.text}")


def _agrees(pair: Beside, index: int) -> bool:
    """Whether a clause of the span that says the rest bounds the number at this word in a way that may be meant."""
    return any(
        not _speaks_against(pair.span, limit, its, face)
        for number, at, limit in _limits(pair)
        if at == index
        for its, _, face in _facing(pair, number, at)
    )


def _limits(pair: Beside) -> list[tuple[Number, int, Bound]]:
    """The bounded numbers of the answer, each with the index of its first word."""
    return pair.once("limits", lambda pair: [*_limited(pair)])


def _limited(pair: Beside) -> Iterator[tuple[Number, int, Bound]]:
    own, language = pair.own, pair.own.language if pair.own.language in BEFORE else "en"
    if not own.literals.numbers or own.folded.isdisjoint(BOUNDING[language]):
        return
    values = {other.value for other in pair.span.literals.numbers} | {other.key for other in pair.span.literals.numbers}
    same = [number for number in own.literals.numbers[:MOST] if number.value in values or number.key in values]
    for number, at, limit in _bounds(own, same, language):
        if limit is not None and limit in AGAINST:
            yield number, at, limit


def _facing(pair: Beside, number: Number, at: int) -> Iterator[tuple[Bound | None, str, Facing]]:
    """Every equal number in a clause of the span that says the rest: its bound, itself as written, the clause."""
    same = [other for other in pair.span.literals.numbers if _equal(number, other)]
    if not same:
        return
    facing = pair.facing(pair.part(at).content, ALIKE)
    language = pair.span.language if pair.span.language in BEFORE else "en"
    for other, there, its in _bounds(pair.span, same, language) if facing else ():
        face = facing.get(pair.place(there))
        if face is not None:
            yield its, other.text, face


def _speaks_against(span: Reading, limit: Bound, its: Bound | None, face: Facing) -> bool:
    """Whether a bound of the span, or a bare number, is another than the answer's."""
    return its in AGAINST[limit] and (its is not None or _tells(span, face))


def _tells(span: Reading, face: Facing) -> bool:
    """Whether a number without a bound speaks against one: not where too little is alike, nor in a requirement."""
    return face.share >= ALIKE_BARE and said(span, face.clause.stretch).isdisjoint(REQUIRING)


def _bounds(reading: Reading, numbers: Iterable[Number], language: str) -> list[tuple[Number, int, Bound | None]]:
    """These numbers with the index of their first word and their bound."""
    found = []
    for number in numbers:
        inside = reading.between(number.span)
        if len(inside):
            found.append((number, inside.start, _bound_once(reading, inside, language)))
    return found


def _bound_once(reading: Reading, inside: range, language: str) -> Bound | None:
    return reading.once(("bound", inside, language), lambda reading: (_bound(reading, inside, language),))[0]


def _bound(reading: Reading, inside: range, language: str) -> Bound | None:
    words, plain, places = reading.words, reading.plain, reading.places
    start, stop = places[inside.start][0], places[inside.stop - 1][1]
    if plain[start - 1 : start] == "-" or plain[stop : stop + 1] == "-":
        return Bound.OTHERWISE
    first = max(0, inside.start - WORDS_BEFORE)
    ended = max(plain.rfind(stop, places[first][0], start) for stop in (". ", "; ", ": "))
    ahead = " ".join(words[at].folded for at in range(first, inside.start) if places[at][0] > ended)
    for limit, pattern in BEFORE[language].items():
        found = pattern.search(ahead)
        if found:
            negators = NEGATORS.get(language, NEGATORS["en"])
            return limit if negators.isdisjoint(ahead[: found.start()].split()) else Bound.OTHERWISE
    last = min(inside.stop + WORDS_AFTER, len(words))
    ending = _STOP.search(plain, stop, places[last - 1][1])
    behind = " ".join(
        words[at].folded for at in range(inside.stop, last) if ending is None or places[at][0] < ending.start()
    )
    return next((limit for limit, pattern in AFTER[language].items() if pattern.match(behind)), None)


def _equal(one: Number, other: Number) -> bool:
    return one.key == other.key or (one.value is not None and one.value == other.value)
