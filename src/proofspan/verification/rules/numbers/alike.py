"""A number that a span has in every respect alike: it is held there, and no other number of the span matters."""

from collections.abc import Hashable, Sequence

from proofspan.analysis.literals import Number
from proofspan.analysis.literals.units import SHARES
from proofspan.verification.reading import Reading

_Read = tuple[frozenset[Hashable], frozenset[Hashable]]


def held_alike(number: Number, spans: Sequence[Reading]) -> bool:
    """Whether one of the spans has the number in the same unit, noun, form and place of a range.

    Never where `standing` would find it held by none: a number supports its like, and what else has its value can
    take that from one without a unit only, where it is a share and the number counts another thing.
    """
    value = number.value
    if value is None:
        return False
    alike = (value, number.unit, number.noun, number.form, number.bound)
    for span in spans:
        if alike in _read(span)[0]:
            return not number.noun or bool(number.unit) or not any(value in _read(each)[1] for each in spans)
    return False


def _read(span: Reading) -> _Read:
    """All numbers of the span as they are compared, and the values of its shares, read once."""
    return span.once("numbers as read", _reading)


def _reading(span: Reading) -> _Read:
    every = (*span.literals.numbers, *span.literals.loose)
    return (
        frozenset([(each.value, each.unit, each.noun, each.form, each.bound) for each in every]),
        frozenset([each.value for each in every if each.unit in SHARES]),
    )
