"""What a span has instead of the literal that was looked for: the other half of a fault's message."""

import re
from collections.abc import Sequence
from itertools import islice

from proofspan.analysis.literals import Code, Literals, Number, amount
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import same_beginning

LOOKED_AT = 200
"""Literals of the cited spans that are compared: a message is for a person, and its cost must stay bounded."""


def instead(literal: Number | Code, held: Sequence[Literals]) -> str:
    """The nearest literal as written: one that contains it, else the closest value, else the first; or ``."""
    numbers = list(islice((number for literals in held for number in literals.numbers), LOOKED_AT))
    codes = list(islice((code for literals in held for code in literals.codes), LOOKED_AT))
    others: list[Number | Code] = [*numbers, *codes]
    around = [other for other in others if _stands_in(literal.key.strip("-"), other.key)]
    if around:
        return around[0].text
    if isinstance(literal, Code):
        return _most_alike(literal, codes).text if codes else ""
    return _closest(literal, numbers) or (codes[0].text if codes else "")


def same_value(number: Number, held: Sequence[Literals]) -> Number | None:
    """The first number of equal value, whatever its unit or form; None where none has it."""
    every = (other for literals in held for other in (*literals.numbers, *literals.loose))
    return next((other for other in every if other.value == number.value), None)


def shown(number: Number) -> str:
    """The number for a message: as written, with its unit, or the noun it counts."""
    return " ".join(part for part in (number.text, number.unit or number.noun) if part)


def written(reading: Reading, number: Number) -> str:
    """The number as it is written, with its currency and its unit and no other word: `£95`, `6 p.m.`, `EUR 1250`."""
    return amount(reading.plain, number.span).of(reading.text)


def _stands_in(key: str, other: str) -> bool:
    """Whether the other token begins with this one or has it as a part: 3.1 in 3.14.4, 42 in ax-42."""
    return other.strip("-").startswith(key) or key in re.split(r"[-.,_]", other)


def _most_alike(literal: Code, codes: Sequence[Code]) -> Code:
    """The code with the longest common beginning, the first of equals."""
    return max(codes, key=lambda code: same_beginning(literal.key, code.key))


def _closest(literal: Number, numbers: Sequence[Number]) -> str:
    """The number of the same digits (4.0 for 40), else the one whose value differs least, the first of equals; the
    first of all where values are unknown.
    """
    known = [number for number in numbers if number.value is not None]
    if literal.value is None or not known:
        return numbers[0].text if numbers else ""
    value, digits = literal.value, _digits(literal)
    return min(known, key=lambda number: (_digits(number) != digits, abs((number.value or 0) - value))).text


def _digits(number: Number) -> str:
    return "".join(character for character in number.text if character.isdigit())
