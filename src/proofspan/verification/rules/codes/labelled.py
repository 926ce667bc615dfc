"""A label of a sentence stands in the spans it cites: terminal C is none of "terminals A and B"."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from proofspan.analysis.literals import Form
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.labels import WIDEST, Label, figured, labels, roman

SEARCHED = 32
"""Labels of one sentence that are looked for."""
_ORDINALS = tuple(
    frozenset(each.split())
    for each in """
    -
    first primo prima primi prime
    second secondo seconda
    third terzo terza
    fourth quarto quarta
    fifth quinto quinta
    sixth sesto sesta
    """.strip().splitlines()
)
"""The words for places in a row, by the place."""
_FIGURES = re.compile(
    r"[^\W\d_]+\.?[ \u00a0](\d{1,3}(?:(?:,|[ ]?[-–][ ]?|[ ](?:and|or|to|through|e|o|ed|a|al|alla|&)[ ]|,[ ](?:and[ ])?)"
    r"\d{1,3})*)(?![\w%]|[.,]\d)"
)
_PARTS = re.compile(r"(\d+)|(-|–|to|through|al?|alla)")


def unsupported_label(compared: Compared) -> Iterator[Fault]:
    """A fault for each letter or number behind a noun that no cited span has so: where the noun is one of things that
    are told apart by labels, or the spans tell them apart by others.
    """
    if compared.pairs:
        yield from _letters(compared, compared.pairs[0][0])
        yield from _numbers(compared, compared.pairs[0][0])


def _letters(compared: Compared, sentence: Reading) -> Iterator[Fault]:
    """The faults of letters and Roman numbers."""
    spans = compared.spans
    for label in islice(labels(sentence).values(), SEARCHED):
        others = [each for span in spans for each in labels(span).values() if each.noun == label.noun]
        if (label.listed or others) and not any(_stands(label, span) for span in spans):
            token = _with_noun(label, sentence)
            there = next(
                (span for span in spans if others and labels(span).get(others[0].span.start) == others[0]), None
            )
            told = f"it has {_with_noun(others[0], there)!r}" if there else "nothing is labelled so there"
            message = f"looked for {token!r} as a whole in {compared.where}: {told}"
            yield compared.fault(Kind.UNSUPPORTED_CODE, token, message)


def _with_noun(label: Label, reading: Reading) -> str:
    return reading.text[reading.places[reading.word_at(label.span.start - 1)][0] : label.span.end]


def _numbers(compared: Compared, sentence: Reading) -> Iterator[Fault]:
    """The faults of numbers that the spans have, but not behind this noun, which has others there."""
    spans = compared.spans
    for place, noun, value in islice(figured(sentence), SEARCHED):
        there = [each for span in spans for each in _figures(span).get(noun, ())]
        if not there or not any(number.text == str(value) for span in spans for number in span.literals.numbers):
            # A number that stands nowhere is a fault without its noun.
            continue
        if not any(low <= value <= high for low, high in there) and not _ranked(value, spans):
            token = place.of(sentence.text)
            message = f"looked for {token!r} as a whole in {compared.where}: there it is {there[0][0]}"
            yield compared.fault(Kind.UNSUPPORTED_CODE, token, message)


def _stands(label: Label, span: Reading) -> bool:
    """Whether the span has the label: behind a noun, in a list, in brackets, or as the figure of a Roman number."""
    own = labels(span)
    if any(each.key == label.key for each in own.values()):
        return True
    text = label.key
    if text in span.folded or text.casefold() in span.folded:
        alone = rf"(?<![\w’]){text}(?![\w'’])"
        if text in ("A", "I"):
            # Letters that are words too count where no word would stand so.
            alone = rf"{alone}(?:(?! [^\W\d_A-Z])| (?=(?:and|or|to|is|are|e|o|è)\b))|\b(?:the|il|la|l['’]) ?{text}\b"
        if re.search(alone, span.plain) or re.search(rf"[(\s]{text}\)", span.plain, re.IGNORECASE):
            return True
    value = roman(text)
    return value > 0 and (
        any(low <= value <= high for low, high in _figures(span).get(label.noun, ())) or _ranked(value, [span])
    )


def _ranked(value: int, spans: Sequence[Reading]) -> bool:
    """Whether a span has the place of this value in a row: the second phase for phase 2, or a list marker; or the
    number in words.
    """
    words = _ORDINALS[value] if value < len(_ORDINALS) else ()
    marker = re.compile(rf"^\s*\(?{value}[.)]\s", re.MULTILINE)
    return any(not span.folded.isdisjoint(words) or marker.search(span.plain) for span in spans) or any(
        number.value == value and (number.form is Form.ORDINAL or not number.text.isdigit())
        for span in spans
        for number in span.literals.numbers
    )


def _figures(span: Reading) -> dict[str, list[tuple[int, int]]]:
    """The figures behind each noun by its key, from which to which: one number is a range of its own."""
    return span.once("figures of nouns", _read)


def _read(span: Reading) -> dict[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for each in _FIGURES.finditer(span.plain):
        key = span.words[span.word_from(each.start())].key
        last, ranged = 0, False
        for part in _PARTS.finditer(each[1]):
            if part[1]:
                low = last if ranged and last < int(part[1]) < last + WIDEST else int(part[1])
                found.setdefault(key, []).append((low, int(part[1])))
                last = int(part[1])
            ranged = bool(part[2])
    return found
