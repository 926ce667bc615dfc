"""What the cited spans say otherwise: an exception or a condition, a day of the week cut short, a number to call."""

import re
from collections.abc import Iterator, Sequence

from proofspan.analysis.literals import Code, Number
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning.terms import Term

CALLED = 6
"""Digits of a number to call, at the least: fewer are grouped for another reason."""
_EXCEPTING = {
    "en": frozenset("unless except excepting excluding save barring".split()),
    "it": frozenset("salvo tranne eccetto fuorche escluso esclusa esclusi escluse".split()),
}
_CONDITIONAL = {
    "en": frozenset("if provided providing assuming case condition conditional subject".split()),
    "it": frozenset("se purche qualora caso condizione laddove subordinato subordinata previo previa".split()),
}
"""Words for an exception, and for a condition: one of them is as good as another."""
_DAYS = {
    "en": "monday mon/tuesday tue tues/wednesday wed/thursday thu thur thurs/friday fri/saturday sat/sunday sun",
    "it": "lunedi lun/martedi mar/mercoledi mer/giovedi gio/venerdi ven/sabato sab/domenica dom",
}
_DAY = {
    language: {form: day.split() for day in days.split("/") for form in day.split()} for language, days in _DAYS.items()
}
"""The forms of the day of the week that each form is of."""
_WORKING = {
    "en": (frozenset(("monday", "friday")), frozenset("weekday weekdays workday workdays working days".split())),
    "it": (frozenset(("lunedi", "venerdi")), frozenset("giorno giorni feriale feriali lavorativo lavorativi".split())),
}
"""The days from which to which a week is worked, and the words for these."""
_GROUPED = re.compile(r"[+(]?\d[\d ./()-]*\d")
_NO_DIGIT = re.compile(r"\D+")


def otherwise(pair: tuple[Reading, Reading], lost: Sequence[Term], start: int) -> Iterator[Term]:
    """The words not found that the span says in another way, noted as found; `start` words stand before the span."""
    if lost:
        yield from _conditions(pair[1], lost)
        yield from _days(pair[1], lost, start)
        yield from _working_days(pair, lost)


def same_digits(literal: Number | Code, span: Reading) -> int | None:
    """The index of the first word of what has the same digits in other groups: +39 051 123456 for +39 051 12 34 56."""
    digits = _digits(literal)
    return span.once("numbers to call", _called).get(digits) if digits else None


def _called(span: Reading) -> dict[str, int]:
    """Where the numbers with many digits stand, by these."""
    literals: tuple[Number | Code, ...] = (*span.literals.numbers, *span.literals.codes)
    found = ((_digits(literal), literal) for literal in literals)
    return {digits: span.word_at(literal.span.start) for digits, literal in found if digits}


def _digits(literal: Number | Code) -> str:
    """The digits of a number that is grouped as to be called; empty for any other."""
    if _GROUPED.fullmatch(literal.text) is None:
        return ""
    digits = _NO_DIGIT.sub("", literal.text)
    return digits if len(digits) >= CALLED else ""


def _conditions(span: Reading, lost: Sequence[Term]) -> Iterator[Term]:
    """The words for an exception or a condition for which the span has another."""
    for table in (_EXCEPTING, _CONDITIONAL):
        listed = table.get(span.language, table["en"])
        said = [term for term in lost if term.word is not None and term.word.folded in listed]
        if said and not span.folded.isdisjoint(listed):
            yield from map(_found, said)


def _days(span: Reading, lost: Sequence[Term], start: int) -> Iterator[Term]:
    """The days of the week that the span has in full or short."""
    forms = _DAY.get(span.language, _DAY["en"])
    for term in lost:
        same = forms.get(term.word.folded, ()) if term.word is not None else ()
        places = [at for form in same for at in span.at_form.get(form, ())]
        if places:
            term.places = [start + at for at in places]
            yield _found(term)


def _working_days(pair: tuple[Reading, Reading], lost: Sequence[Term]) -> Iterator[Term]:
    """The words for working days where the span and the sentence both name the days from which to which they run."""
    own, span = pair
    edges, listed = _WORKING.get(span.language, _WORKING["en"])
    if edges <= span.folded and edges <= own.folded:
        yield from (_found(term) for term in lost if term.word is not None and term.word.folded in listed)


def _found(term: Term) -> Term:
    term.likeness = 1.0
    return term
