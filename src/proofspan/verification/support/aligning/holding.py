"""What the cited spans hold in other words or signs: a number's unit, sign and bound, a version, a word denied."""

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import islice

from proofspan.analysis.literals import Code, Number, visible
from proofspan.analysis.literals.units import NAMES, base
from proofspan.spans import Span
from proofspan.verification.clauses.polarity import denied
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.spellings import spelt_apart
from proofspan.verification.rules.numbers.worded import worded
from proofspan.verification.support.aligning.otherwise import otherwise, same_digits
from proofspan.verification.support.aligning.terms import Term
from proofspan.verification.words.bounding import BOUNDING

LOOKED_FOR = 16
"""Numbers of a sentence that are looked for: each may cost a look at the whole span."""
BEFORE, AFTER = 4, 3
"""Words before and after a number that may belong to it."""
_MEASURING = frozenset(
    """
    per cent cento mille degree degrees grado gradi celsius centigradi fahrenheit square cubic quadro quadrato quadri
    quadrati cubo cubi old percentage percentuali points punti
    """.split()
)
_SIGNING = frozenset("minus plus negative meno negativo negativi below sotto zero".split())
_LIMITING = frozenset(
    """
    limit limits limited limite limiti limitato limitata cap capped supera superare eccedere ecceda eccede later sooner
    earlier longer tardi
    """.split()
)
_HALF = re.compile(
    r"\b(?:half[ -]an?[ ]|mezz['’]|mezz[ao][ ])([^\W\d_]+)|"
    r"\b(?:un['’ ]|una[ ]|an?[ ]|one[ ])([^\W\d_]+)[ ](?:e[ ]mezz[ao]|and[ ]a[ ]half)\b",
    re.IGNORECASE,
)
_WARMTH, _DEGREES = frozenset(("temperature", "temperatura")), frozenset(("°", "°C", "°F"))
_PREFIXES = ("in", "im", "il", "ir", "un", "non", "dis")
_WORD = re.compile(r"\w+")
Pairs = Sequence[tuple[Reading, Reading]]


def hold(pairs: Pairs, starts: Sequence[int], terms: Sequence[Term], order: Sequence[tuple[int, Term]]) -> None:
    """Notes as found what the hard rules hold for said: where it stands, or beside what the sentence has next to it."""
    if all(term.found and term.places for term in terms):
        return
    by_word = {at: term for at, term in order if term.word is not None}
    held: list[Term] = []
    for pair, start in zip(pairs, starts, strict=True):
        figures = list(_figures(pair, start, terms))
        held += figures
        held += _versions(pair[0], figures, by_word)
        for number in islice(_held(*pair), LOOKED_FOR):
            places = _places(number, pair[1], start)
            for at in _own_words(number, *pair):
                term = by_word.get(at)
                if term is not None and not term.found:
                    term.likeness, term.places = 1.0, list(places)
                    held.append(term)
        for place, at in _halves(*pair):
            term = by_word.get(at)
            if term is not None and not term.found:
                term.likeness, term.places = 1.0, [start + place]
                held.append(term)
        lost = [term for term in terms if term.word is not None and not term.found]
        held += _words(pair, lost)
        held += otherwise(pair, lost, start)
    _place(held, order)


def _figures(pair: tuple[Reading, Reading], start: int, terms: Sequence[Term]) -> Iterator[Term]:
    """The numbers and codes without a place that the span has in another unit, in words or in a code."""
    own, span = pair
    figures = [term for term in terms if isinstance(term.literal, Number | Code) and not term.places]
    for term in figures[:LOOKED_FOR]:
        literal = term.literal
        if isinstance(literal, Number) and (span.held.has(literal) or worded(literal, own, (span,))):
            term.likeness, term.places = 1.0, _places(literal, span, start)
            yield term
        elif isinstance(literal, Number | Code) and (at := same_digits(literal, span)) is not None:
            term.likeness, term.places = 1.0, [start + at]
            yield term
        elif isinstance(literal, Number | Code) and spelt_apart(own.plain, literal.span, span):
            term.likeness = 1.0
            yield term


def _versions(own: Reading, figures: Sequence[Term], by_word: Mapping[int, Term]) -> Iterator[Term]:
    """The words for a version before the figures that are one code with them."""
    for figure in figures:
        term = by_word.get(figure.at - 1)
        if term is not None and not term.found and own.words[term.at].folded in ("version", "versione", "release"):
            term.likeness = 1.0
            yield term


def _held(own: Reading, span: Reading) -> Iterator[Number]:
    """The numbers of the sentence that the span holds, unit and all."""
    for number in (*own.literals.numbers[:LOOKED_FOR], *own.literals.loose[:LOOKED_FOR]):
        if span.held.has(number) or worded(number, own, (span,)):
            yield number


def _places(number: Number, span: Reading, start: int) -> list[int]:
    """Where the span has the number's value, or the same amount in another unit."""
    if number.value is None:
        return []
    amount = base(number.unit, number.value)
    same = span.held.based.get(amount, ()) if amount else ()
    others = [*span.held.numbers.get(number.value, ()), *same, *span.held.numbers.get(-number.value, ())]
    return sorted({start + span.between(other.span).start for other in others})


def _own_words(number: Number, own: Reading, span: Reading) -> Iterator[int]:
    """The indices of the words in and around a number that say its unit, its sign and its bound."""
    inside = own.between(number.span)
    yield from inside
    bounding = BOUNDING.get(own.language, BOUNDING["en"]) | _LIMITING
    bounds = bounding if not span.folded.isdisjoint(bounding) else frozenset()
    ahead = range(max(0, inside.start - BEFORE), inside.start)
    yield from (at for at in ahead if own.words[at].folded in bounds or own.words[at].folded in _SIGNING)
    if number.unit in _DEGREES and not own.folded.isdisjoint(_WARMTH):
        yield from (at for at, word in enumerate(own.words) if word.folded in _WARMTH)
    for at in range(inside.stop, min(inside.stop + AFTER, len(own.words))):
        word = own.words[at].folded
        if word in _MEASURING or word in _SIGNING or word in bounds or (number.unit and word in NAMES):
            yield at


def _halves(own: Reading, span: Reading) -> Iterator[tuple[int, int]]:
    """Where the span has what the sentence says in halves of a unit, and the words that do: 500 ms, half a second."""
    lowered = own.plain.lower()
    if "half" not in lowered and "mezz" not in lowered:
        return
    for found in islice(_HALF.finditer(own.plain), LOOKED_FOR):
        unit = NAMES.get((found[1] or found[2]).casefold(), "")
        amount = base(unit, Decimal("0.5") if found[1] else Decimal("1.5"))
        others = span.held.based.get(amount, []) if amount else []
        for other in others[:1]:
            place = span.between(other.span).start
            yield from ((place, at) for at in own.between(Span(found.start(), found.end())))


def _words(pair: tuple[Reading, Reading], lost: Sequence[Term]) -> Iterator[Term]:
    """The words that the span has with signs that nobody sees inside, or denied where the sentence does not."""
    own, span = pair
    if not lost:
        return
    shown = span.once("shown without hidden signs", _shown)
    no = denied(own)
    for term in lost:
        assert term.word is not None
        folded = term.word.folded
        if folded in shown or (term.at in no and any(f"{prefix}{folded}" in span.folded for prefix in _PREFIXES)):
            term.likeness = 1.0
            yield term


def _shown(span: Reading) -> frozenset[str]:
    """The words of a span without what nobody sees inside them; none where there is no such sign."""
    seen = visible(span.plain)
    return frozenset(_WORD.findall(seen.casefold())) if len(seen) < len(span.plain) else frozenset()


def said_without_denial(own: Reading, span: Reading, no: Mapping[int, int]) -> bool:
    """Whether all that the sentence denies is a bound that the span says otherwise, or a word that it has with un-."""
    bounding = BOUNDING.get(own.language, BOUNDING["en"]) | _LIMITING
    bounds = bounding if not span.folded.isdisjoint(bounding) else frozenset()
    words = [own.words[at].folded for at in no]
    return all(word in bounds or any(f"{prefix}{word}" in span.folded for prefix in _PREFIXES) for word in words)


def _place(held: Sequence[Term], order: Sequence[tuple[int, Term]]) -> None:
    """Gives what has no place of its own those of the nearest term before it that has, or after it."""
    placeless = {term.number for term in held if not term.places}
    if not placeless:
        return
    for sequence in (order, list(reversed(order))):
        places: list[int] = []
        for _, term in sequence:
            if term.number in placeless and places and not term.places:
                term.places = list(places)
            elif term.places:
                places = term.places
