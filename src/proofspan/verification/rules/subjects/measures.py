"""The values of a text: numbers and dates, or codes, and what one of them says of its subject."""

import re
from collections.abc import Callable, Hashable
from typing import NamedTuple

from proofspan.analysis.literals import Number, amount
from proofspan.spans import Span
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.labels import is_noun


class Value(NamedTuple):
    """What may be said of a subject: where it stands, how it is written, what it is equal by, what it counts."""

    span: Span
    text: str
    value: Hashable
    unit: str
    has_unit_behind: bool


class Measured(NamedTuple):
    """A value and what its clause says it of.

    `codes` are those of the clause, else the nearest before it; `words` the keys of its other words with content,
    and its numbers of another unit. `sentence` is the place of its sentence in the text; `alone` is False where
    another value of the unit stands in the same clause.
    """

    value: Value
    unit: str
    codes: frozenset[str]
    words: frozenset[str]
    sentence: int
    alone: bool = True

    @property
    def subject(self) -> frozenset[str]:
        """Everything it is said of."""
        return self.codes | self.words if self.codes else self.words


Finder = Callable[[Reading], list[Value]]
"""What finds the values of a text."""

_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_IN_A_YEAR = re.compile(
    r"\b(?:in|since|until|till|by|of|from|to|after|before|during|and|year|nel|dal|del|al|dopo|prima|anno|e) $",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?<!\w)(?:(art|artt|article|articolo|section|sezione|clause|clausola|paragraph|paragrafo|comma|chapter|capitolo"
    r"|rule)\.?|alle|dalle|at)[ \u00a0]$",
    re.IGNORECASE,
)
"""What a bare number counts by the word before it: the 5 of article 5, the hour of "alle 6"."""
_LABEL_ENDS = frozenset("tTeEoOnNaAhHrR.")
"""The last signs of labels."""
LABEL = 12
"""Characters before a number in which its label may stand."""
HOUR = "hour of the day"
"""The unit of bare hours."""
CODE = "code"
"""The unit of codes."""
LONG = 3
"""Letters of a noun above which its last one only tells its number."""


def numbers_and_dates(reading: Reading) -> list[Value]:
    """The numbers and dates of a text as values, in order."""
    found = reading.literals
    plain = reading.plain
    counted = [
        Value(one.span, one.text, one.value, one.unit or _unit(plain, one), bool(one.unit or one.noun))
        for one in found.numbers
        if one.value is not None
    ]
    if not found.dates:
        return counted
    days = [Value(day.span, day.text, day.readings[0], "date", False) for day in found.dates if day.sure]
    return sorted(counted + days, key=lambda value: value.span.start) if days else counted


def codes(reading: Reading) -> list[Value]:
    """The codes of a text as values, in order."""
    return [Value(code.span, code.text, code.key, CODE, False) for code in reading.literals.codes]


def counted(reading: Reading, value: Value) -> str:
    """The value as written, with the sign or the word of its unit; with the noun before it where it is its label."""
    start, end = value.span.start, value.span.end
    noun = reading.word_at(start) - 1
    if value.unit not in ("date", "clock") and noun >= 0 and is_noun(reading.words[noun].text, reading.language):
        first, last = reading.places[noun]
        if reading.plain[last:start] in (" ", "\u00a0", ". "):
            return reading.text[first:end]
    if value.unit in ("date", CODE):
        return value.text
    return amount(reading.plain, value.span).of(reading.text)


def _unit(plain: str, number: Number) -> str:
    """What a number without a unit counts; `year` for the figures of one."""
    start = number.span.start
    if start > 2 and plain[start - 1] in " \u00a0" and plain[start - 2] in _LABEL_ENDS:
        label = _LABEL.search(plain, max(0, start - LABEL), start)
        if label:
            return f"{label[1].casefold()[:3]}." if label[1] else HOUR
    year = len(number.text) == 4 and _YEAR.fullmatch(number.text)
    if number.noun and not (year and _IN_A_YEAR.search(plain, max(0, start - 12), start)):
        noun = number.noun.casefold()
        return noun[:-1] if len(noun) > LONG else noun
    return "year" if year else ""
