"""Numbers are values with a unit: the cited spans hold each one of a sentence, or it is a fault."""

from collections.abc import Iterator

from proofspan.analysis.literals import Form, Literals, Number, Standing, standing
from proofspan.analysis.literals.units import MEASURES
from proofspan.spans import Span
from proofspan.verification.clauses.recurring import said_with
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.spellings import spelt_apart
from proofspan.verification.rules.numbers.alike import held_alike
from proofspan.verification.rules.numbers.nearest import instead, same_value, shown
from proofspan.verification.rules.numbers.worded import counted, rivalled, worded

LOOKED_FOR = 60
"""Numbers of a sentence that are looked for in other words as well: the cost of one stays bounded."""


def unsupported_number(compared: Compared) -> Iterator[Fault]:
    """A fault for each number of the sentence that no cited span holds: `unsupported-number`, `wrong-unit` where only
    its value stands there, `ambiguous-number` where it has no reading, or two in a language that is not known.
    """
    lost = _lost(compared)
    if not lost:
        return
    held = [span.literals for span in compared.spans]
    for number, stands in lost.values():
        if stands is Standing.AMBIGUOUS:
            yield compared.fault(Kind.AMBIGUOUS_NUMBER, number.text, _ambiguous(number))
        elif stands in (Standing.OTHER_UNIT, Standing.OTHER_FORM):
            yield compared.fault(Kind.WRONG_UNIT, number.text, _other(number, compared, held))
        else:
            yield compared.fault(Kind.UNSUPPORTED_NUMBER, number.text, _absent(number, compared, held))


def _lost(compared: Compared) -> dict[Span, tuple[Number, Standing]]:
    """The numbers that no cited span holds, read in the language of each, with how near the nearest comes."""
    lost: dict[Span, tuple[Number, Standing]] | None = None
    read: list[Reading] = []
    for sentence, _ in compared.pairs:
        claimed = sentence.literals
        if not claimed.numbers and not claimed.loose:
            return {}
        if any(sentence is earlier for earlier in read):
            continue
        read.append(sentence)
        absent = dict(_absent_from(sentence, claimed, compared.spans))
        lost = absent if lost is None else {span: lost[span] for span in lost if span in absent}
    return lost or {}


def _absent_from(
    sentence: Reading, claimed: Literals, spans: tuple[Reading, ...]
) -> Iterator[tuple[Span, tuple[Number, Standing]]]:
    """The numbers of one reading of the sentence that none of the spans holds."""
    for place, number in enumerate(claimed.numbers):
        if held_alike(number, spans):
            continue
        stands = standing(number, [span.held for span in spans])
        if stands is Standing.HELD or (place < LOOKED_FOR and _otherwise(number, sentence, spans)):
            continue
        yield number.span, (number, stands)
    for number in claimed.loose[:LOOKED_FOR]:
        measured = number.unit and number.form is Form.COUNT and _contradicted(number, spans)
        if (measured and not worded(number, sentence, spans)) or rivalled(number, sentence, spans):
            yield number.span, (number, Standing.ABSENT)


def _otherwise(number: Number, sentence: Reading, spans: tuple[Reading, ...]) -> bool:
    """Whether one of the spans says the number in words that are no number, or as a part of a code."""
    if worded(number, sentence, spans) or counted(number, sentence, spans) or said_with(sentence, number, spans):
        return True
    return any(spelt_apart(sentence.plain, number.span, span) for span in spans if span.literals.codes)


def _contradicted(number: Number, spans: tuple[Reading, ...]) -> bool:
    """Whether the spans have another number of the same dimension and not this: one hour beside two hours."""
    if any(held_alike(number, (span,)) or span.held.has(number) for span in spans):
        return False
    dimension = _dimension(number)
    return any(_dimension(other) == dimension for span in spans for other in span.literals.numbers if other.unit)


def _dimension(number: Number) -> str:
    measure = MEASURES.get(number.unit.partition("/")[0])
    return measure.dimension if measure else number.unit


def _absent(number: Number, compared: Compared, held: list[Literals]) -> str:
    nearest = instead(number, held)
    found = f"the nearest there is {nearest!r}" if nearest else "no number or code stands there"
    if nearest == number.text:
        found = f"{nearest!r} stands there as {'the other end of a range' if number.bound else 'another amount'}"
    return f"looked for {number.text!r} as a whole in {compared.where}: {found}"


def _other(number: Number, compared: Compared, held: list[Literals]) -> str:
    other = same_value(number, held)
    there = f"there it is {shown(other)!r}" if other else "it stands there otherwise"
    return f"looked for {shown(number)!r} in {compared.where}: {there}"


def _ambiguous(number: Number) -> str:
    if not number.readings:
        return f"{number.text!r} is no number by any convention: write it with one sign for thousands, one for decimals"
    both = " or ".join(f"{reading:f}" for reading in number.readings)
    return f"{number.text!r} may be {both}, and the language of the cited span is not known: write it as the span does"
