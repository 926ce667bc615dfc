"""What the literals of a text support: looked up by value, unit and form, however often."""

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from enum import IntEnum

from proofspan.analysis.dates import Date
from proofspan.analysis.literals.nouns import (
    CLOCK,
    COUNT,
    DECADE,
    FRACTION,
    ORDINAL,
    RATIO,
    Code,
    Form,
    Literals,
    Number,
)
from proofspan.analysis.literals.units import SHARES, agree, alike, base, counts_nothing

_DAY = 720


class Standing(IntEnum):
    """How far a number of an answer is supported, from not at all to wholly."""

    ABSENT = 0
    AMBIGUOUS = 1
    OTHER_FORM = 2
    OTHER_UNIT = 3
    HELD = 4


ABSENT, AMBIGUOUS, OTHER_FORM, OTHER_UNIT, HELD = Standing


class Held:
    """The literals of a text made ready to be looked up, however often; each table when it is first asked for.

    `numbers` are by value, `based` by amount in the first unit of a dimension; of those that support the same only
    the first is kept, so that looking one up costs little in a text of a thousand ones.
    """

    __slots__ = ("_based", "_codes", "_found", "_numbers", "_written")

    def __init__(self, found: Literals) -> None:
        self._found = found
        self._numbers: dict[Decimal, list[Number]] | None = None
        self._based: dict[tuple[str, Decimal], list[Number]] = {}
        self._written: frozenset[str] | None = None
        self._codes: frozenset[str] | None = None

    @classmethod
    def of(cls, found: Literals) -> "Held":
        """What these literals support."""
        return cls(found)

    @property
    def numbers(self) -> dict[Decimal, list[Number]]:
        """The numbers by the values they support, and the parts of dates that are numbers."""
        if self._numbers is None:
            self._numbers = _by_value(self._found, self._based)
        return self._numbers

    @property
    def based(self) -> dict[tuple[str, Decimal], list[Number]]:
        """The numbers by dimension and amount in its first unit."""
        if self._numbers is None:
            self._numbers = _by_value(self._found, self._based)
        return self._based

    @property
    def written(self) -> frozenset[str]:
        """The keys of the numbers."""
        if self._written is None:
            self._written = frozenset([number.key for number in self._found.numbers])
        return self._written

    @property
    def codes(self) -> frozenset[str]:
        """The keys of the codes."""
        if self._codes is None:
            self._codes = frozenset([code.key for code in self._found.codes])
        return self._codes

    def has(self, literal: Number | Code) -> bool:
        """Whether a code of the same key is held, or a number of equal value, unit and form, or a reading of it."""
        if isinstance(literal, Code):
            return literal.key in self.codes
        return self.standing(literal) is HELD

    def standing(self, number: Number) -> Standing:
        """How far the number is supported by what is held."""
        if number.value is None and number.key in self.written:
            return HELD
        if self.converts(number):
            return HELD
        values = number.readings[:1] if number.value is None else (number.value,)
        others = [other for value in values for other in self.numbers.get(value, ())]
        if others and number.value is not None:
            return _best(number, others, self.numbers.get(-number.value, ()) if number.unit else ())
        if self._has_loosely(number):
            return HELD
        if not number.readings and number.form is not RATIO:
            return AMBIGUOUS
        if number.value is None and any(reading in self.numbers for reading in number.readings):
            return AMBIGUOUS
        return ABSENT

    def converts(self, number: Number) -> bool:
        """Whether a number of the same amount is held in its unit, or in one of the same dimension."""
        return any(_bounds_alike(number, other) for place in _based(number) for other in self.based.get(place, ()))

    def _has_loosely(self, number: Number) -> bool:
        """Whether the hour of a time of day, a year of a decade or all pieces of a grouping are held."""
        if number.pieces and all(self._stands(piece) for piece in number.pieces):
            return True
        if number.value is None:
            return False
        if number.form is CLOCK:
            hours = _hours(number.value)
            return any(not other.unit and not other.noun for hour in hours for other in self.numbers.get(hour, ()))
        return number.noun == DECADE and self._has_year_of(number.value)

    def _stands(self, value: Decimal) -> bool:
        """Whether the value is a number's own, and not only a piece of one."""
        return any(number.value == value for number in self.numbers.get(value, ()))

    def _has_year_of(self, decade: Decimal) -> bool:
        """Whether a year of the decade is held."""
        first = decade if decade >= 100 else decade + 1900
        return any(first + year in self.numbers for year in range(10))


def missing(claimed: Literals, held: Sequence[Held]) -> tuple[Number | Code, ...]:
    """What is claimed and none of `held` has, in order of position: the literals that nothing supports."""
    every: list[Number | Code] = [*claimed.numbers, *claimed.codes]
    lost = [literal for literal in every if not any(each.has(literal) for each in held)]
    return tuple(sorted(lost, key=lambda literal: literal.span))


def standing(number: Number, held: Sequence[Held]) -> Standing:
    """How far texts support a number together: where one has it without a unit, another may have it with another."""
    best = max(each.standing(number) for each in held)
    if len(held) == 1 or best is not HELD or number.value is None:
        return best
    others = [other for each in held for other in each.numbers.get(number.value, ())]
    if not others or any(each.converts(number) for each in held):
        return best
    return _best(number, others, [other for each in held for other in each.numbers.get(-number.value, ())])


def _by_value(found: Literals, based: dict[tuple[str, Decimal], list[Number]]) -> dict[Decimal, list[Number]]:
    """The numbers by value; `based` is filled beside."""
    numbers: dict[Decimal, list[Number]] = {}
    seen: set[tuple[object, ...]] = set()
    for number in (*found.numbers, *found.loose):
        _, _, _, value, _, unit, noun, form, bound, pieces = number
        alike = (value, unit, noun, form, bound, pieces)
        if alike in seen:
            continue
        seen.add(alike)
        if value is not None:
            numbers.setdefault(value, []).append(number)
        if pieces or form is CLOCK or noun == DECADE:
            for other in _others(number):
                numbers.setdefault(other, []).append(number)
        if unit or form is CLOCK or form is FRACTION:
            for place in _based(number):
                based.setdefault(place, []).append(number)
    said: set[tuple[int, Form]] = set()
    for date in found.dates:
        for part, form in _parts(date):
            if (part, form) not in said:
                said.add((part, form))
                value = Decimal(part)
                noun = "" if form is ORDINAL else "year"
                number = Number(date.span, date.text, str(part), value, (value,), "", noun, form)
                numbers.setdefault(value, []).append(number)
    return numbers


def _others(number: Number) -> Iterator[Decimal]:
    """The values a number of a span supports beside its own: its pieces, and the hour of a whole one."""
    yield from number.pieces
    if number.noun == DECADE and number.value is not None:
        yield number.value % 100 if number.value >= 100 else number.value + 1900
    if number.form is CLOCK and number.value is not None:
        yield from _hours(number.value)
        if number.value % 60 == 0:
            yield number.value % _DAY // 60


def _hours(minutes: Decimal) -> Iterator[Decimal]:
    """A time of day as a number that has a point between hours and minutes: 16.30, and 16 for a whole hour."""
    if minutes == int(minutes):
        yield minutes // 60 + minutes % 60 / 100


def _parts(date: Date) -> Iterator[tuple[int, Form]]:
    """What a date of a span supports besides the date: its year as a number, its day as a place in the month."""
    if date.year is not None:
        yield date.year, COUNT
    for _, _, day in date.readings:
        if day is not None:
            yield day, ORDINAL


def _based(number: Number) -> Iterable[tuple[str, Decimal]]:
    """What a number is equal to in the first unit of its dimension."""
    if number.value is None:
        return ()
    if number.form is CLOCK:
        return (("clock", number.value),)
    if number.form is FRACTION and not number.unit:
        return (("share/", number.value * 100),)
    found = base(number.unit, number.value) if number.unit else None
    return (found,) if found else ()


def _best(number: Number, others: Sequence[Number], turned: Sequence[Number]) -> Standing:
    """How a number stands to those of equal value, and to those of the other sign. One without a unit supports it only
    where none has another unit of the same kind: 24 hours are not 24 days because "24 in 24" stands there too.
    """
    best = max(_compared(number, other) for other in others)
    if best is not HELD:
        return best
    if not number.unit:
        shares = any(other.unit in SHARES and not _points(other, number) for other in others)
        return OTHER_UNIT if shares and not any(_counts(number, other) for other in others) else best
    if any(_tells(number, other) for other in others):
        return best
    if any(other.unit == number.unit for other in turned):
        return ABSENT
    return OTHER_UNIT if any(_contradicts(number, other) for other in others) else best


def _tells(number: Number, other: Number) -> bool:
    """Whether the other has a unit, and supports the number."""
    return bool(other.unit) and _compared(number, other) is HELD


def _counts(number: Number, other: Number) -> bool:
    """Whether a number without a unit has the other to support it that has none either, no other noun and no place."""
    if (
        other.unit
        or (other.form is ORDINAL and number.form is not ORDINAL)
        or (other.noun and other.noun[:4] != number.noun[:4])
    ):
        return False
    return _compared(number, other) is HELD


def _contradicts(number: Number, other: Number) -> bool:
    """Whether the other has another unit: of the same kind, or any where the number's own can count no things."""
    if not other.unit or not (alike(number.unit, other.unit) or counts_nothing(number.unit)):
        return False
    return _compared(number, other) is OTHER_UNIT


def _compared(number: Number, other: Number) -> Standing:
    """How a number stands to one of equal value."""
    if number.form is not other.form and ORDINAL in (number.form, other.form):
        cardinal = other if number.form is ORDINAL else number
        if cardinal.noun or cardinal.unit:
            return OTHER_FORM
    if not _bounds_alike(number, other):
        return ABSENT
    if not agree(number.unit, other.unit):
        return OTHER_UNIT
    if not other.unit and number.unit and (number.unit in SHARES or (other.noun and counts_nothing(number.unit))):
        return HELD if _points(number, other) else OTHER_UNIT
    if not number.unit and other.unit in SHARES and number.form is not FRACTION:
        return HELD if _points(other, number) else OTHER_UNIT
    return HELD


def _points(share: Number, other: Number) -> bool:
    """Whether the one counts percentage points, and the other points."""
    return share.unit == "pp" and other.noun in ("point", "points", "punto", "punti")


def _bounds_alike(number: Number, other: Number) -> bool:
    """Whether neither begins a range that the other ends."""
    return not (number.bound and other.bound and number.bound != other.bound)
