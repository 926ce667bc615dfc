"""The nouns of literals: numbers and codes as whole tokens, with where they stand."""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from proofspan.analysis.dates import Date
from proofspan.spans import Span

DECADE = "decade"
"""The noun of a number that is ten years: 1990s, '80s, anni novanta."""


class Form(StrEnum):
    """What a number says besides how many: a place in a row, a part of one, a time of day, a proportion."""

    COUNT = "count"
    ORDINAL = "ordinal"
    FRACTION = "fraction"
    CLOCK = "clock"
    RATIO = "ratio"


# A member of an enumeration is looked up by a call, a name of the module is not.
COUNT, ORDINAL, FRACTION, CLOCK, RATIO = Form


class Number(NamedTuple):
    """A number as a whole token, its sign included, its unit not.

    `value` is the reading in the convention of the language asked for, the other convention's where that one cannot
    read it, magnitude words included (2.3 million is 2300000); None where neither can, where the language is unknown
    and the two differ, and for a ratio. `readings` are all of them, the language's own first. `key` is the token
    folded: what those without a value are compared by. `unit` is canonical (`kg`, `%`, `EUR/year`), empty where
    none is known; `noun` is the word that follows and is no unit, where it seems to be what is counted. `bound` is
    -1 for the first number of a range, 1 for the last, else 0. `pieces` are the values it has if the signs inside it
    only separate: 12 345 as 12 and 345. A time of day has the minutes since midnight as its value and the unit
    `clock` (from 0 to 24) or `clock12` (with am or pm not told).
    """

    span: Span
    text: str
    key: str
    value: Decimal | None
    readings: tuple[Decimal, ...]
    unit: str = ""
    noun: str = ""
    form: Form = COUNT
    bound: int = 0
    pieces: tuple[Decimal, ...] = ()


class Code(NamedTuple):
    """A product code, identifier or version as a whole token; `key` is what two of them are compared by."""

    span: Span
    text: str
    key: str


@dataclass(frozen=True, slots=True)
class Literals:
    """What of a text must be right to the letter, in order of position.

    `loose` are words that may be a number and mostly are none (one, first, half, sei), and list markers: they support
    a number of an answer and need no support themselves. The figures of a date are no numbers; a year alone is one.
    """

    numbers: tuple[Number, ...]
    codes: tuple[Code, ...]
    loose: tuple[Number, ...] = ()
    dates: tuple[Date, ...] = ()

    def shifted(self, by: int) -> "Literals":
        """The same, counted from `by` characters further left."""
        if not by:
            return self
        return Literals(
            tuple([Number(each.span.shifted(by), *each[1:]) for each in self.numbers]),
            tuple([Code(each.span.shifted(by), *each[1:]) for each in self.codes]),
            tuple([Number(each.span.shifted(by), *each[1:]) for each in self.loose]),
            tuple([Date(each.span.shifted(by), *each[1:]) for each in self.dates]),
        )
