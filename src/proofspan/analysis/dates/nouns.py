"""The noun of dates: a day, or the part of one that is said."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from proofspan.spans import Span

Parts = tuple[int | None, int | None, int | None]
"""Year, month, day; None for what is not said. A year below 100 is one of two digits, of any century."""
_NONE: frozenset[Parts] = frozenset()


class Date(NamedTuple):
    """A date, or the part of one that is said. `readings` are all it may mean, the first by the language's order.

    `either` is true of figures whose day and month may stand in either order. Of a day that may only seem to
    share the month beside it ("3 and 15 March") `sure` is false. `span` holds a day alone where the month and
    the year are those of another date ("from 1 to 15 March 2026").
    """

    span: Span
    text: str
    readings: tuple[Parts, ...]
    either: bool = False
    sure: bool = True

    @property
    def year(self) -> int | None:
        """The year, one of two digits taken to be of 1970 to 2069."""
        year = self.readings[0][0]
        return year if year is None or year > 99 else year + (1900 if year > 69 else 2000)

    @property
    def month(self) -> int | None:
        """The month, 1 to 12."""
        return self.readings[0][1]

    @property
    def day(self) -> int | None:
        """The day of the month."""
        return self.readings[0][2]


@dataclass(frozen=True, slots=True)
class Days:
    """The dates of a text made ready to be looked up, however often."""

    certain: frozenset[Parts]
    either: frozenset[Parts]
    turned: frozenset[Parts]

    @classmethod
    def of(cls, found: Sequence[Date]) -> "Days":
        """What these dates say, every part of them."""
        certain = [reading for date in found if not date.either for reading in date.readings]
        either = [date.readings for date in found if date.either]
        if not either:
            return cls(_said(certain), _NONE, _NONE)
        turned = [reading for readings in either for reading in readings[1:]]
        return cls(_said(certain), _said([readings[0] for readings in either]), _said(turned))

    def has(self, date: Date) -> bool:
        """Whether one date says every part of this one. Two in figures are read in one order, be it either."""
        first, *others = date.readings
        if _asked(first, self.certain) or _asked(first, self.either):
            return True
        if date.either:
            return any(_asked(reading, self.certain) for reading in others)
        return any(
            _asked(reading, held) for reading in date.readings for held in (self.certain, self.either, self.turned)
        )


def _said(readings: Sequence[Parts]) -> frozenset[Parts]:
    """Each reading and what is left of it without the day, without the year, without both.

    A year also counts as its last two digits. One of two digits counts for every century, below 0.
    """
    said: list[Parts] = []
    for reading in readings:
        year, month, day = reading
        said += (reading, (year, month, None), (None, month, day), (None, month, None))
        if year is not None:
            century = year % 100 if year > 99 else -1 - year
            said += ((century, month, day), (century, month, None))
    return frozenset(said) if said else _NONE


def _asked(reading: Parts, held: frozenset[Parts]) -> bool:
    year, month, day = reading
    return reading in held or (year is not None and year > 99 and (-1 - year % 100, month, day) in held)


def possible(month: int, day: int | None) -> bool:
    """Whether the figures may be a month and a day of one, be it 30 February: that is a date which nothing says."""
    return 1 <= month <= 12 and (day is None or 1 <= day <= 31)
