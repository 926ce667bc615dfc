"""The values of a span by what they are and what they count, and which of them may be a claimed subject's own."""

import re
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property

from proofspan.analysis.literals import Code
from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.measures import Measured, Value
from proofspan.verification.rules.subjects.sayings import Sayings, Sides
from proofspan.verification.rules.subjects.sentence import shared_units

Finder = Callable[[Reading], list[Value]]

ENOUGH = 3
"""Words beside a number, of two before and two behind it, that tell where it stands."""
CARRIED = 80
"""Characters over which a unit is carried to a bare number."""
_STOPS = re.compile(r"[.!?](?=\s)|\n")
MOST = 20
"""Places of one value, values of one unit, and codes, that are compared: what is everywhere binds nothing."""


class Places:
    """The values of a span: where each stands, those of each unit, and what the span says them of."""

    def __init__(self, span: Reading, found: Sequence[Value]) -> None:
        self.span = span
        self.sayings = Sayings(span, found)
        self.places: dict[Hashable, list[Value]] = defaultdict(list)
        self.units: dict[str, list[Value]] = defaultdict(list)
        for value in found:
            self.places[value.value].append(value)
            self.units[value.unit].append(value)

    @cached_property
    def codes(self) -> dict[str, list[Code]]:
        """The codes of the span by their keys."""
        found: dict[str, list[Code]] = defaultdict(list)
        for code in self.span.literals.codes:
            found[code.key].append(code)
        return dict(found)

    @cached_property
    def _shared(self) -> dict[int, str]:
        """The unit that each value has or may share with the one behind it, by where it starts."""
        values = self.sayings.values
        units = [value.unit for value in values]
        if "" in self.units:
            units = _carried(self.span, values, shared_units(self.span, values))
        return dict(zip(self.sayings.starts, units, strict=True))

    def shares(self, value: Value) -> str:
        """The unit that a value of the span has or may share."""
        return self._shared[value.span.start]

    @cached_property
    def _counted(self) -> dict[str, set[Hashable]]:
        """The values that count the same, or may, by their unit."""
        found: dict[str, set[Hashable]] = defaultdict(set)
        for value in self.sayings.values:
            found[value.unit].add(value.value)
            found[self._shared[value.span.start]].add(value.value)
        return found

    @cached_property
    def _units_of(self) -> dict[Hashable, set[str]]:
        """The units of each value."""
        found: dict[Hashable, set[str]] = defaultdict(set)
        for value in self.sayings.values:
            found[value.value].add(value.unit)
        return found

    @cached_property
    def _values_of(self) -> dict[str, set[Hashable]]:
        """The values of each unit."""
        found: dict[str, set[Hashable]] = defaultdict(set)
        for value in self.sayings.values:
            found[value.unit].add(value.value)
        return found

    @cached_property
    def _alike(self) -> dict[tuple[Hashable, str], list[Value]]:
        """The places of each value of one unit."""
        found: dict[tuple[Hashable, str], list[Value]] = defaultdict(list)
        for value in self.sayings.values:
            found[value.value, value.unit].append(value)
        return found

    def alike(self, claimed: Value) -> Sequence[Value]:
        """The places of the value with the unit that it is claimed in."""
        return self._alike.get((claimed.value, claimed.unit), ())

    @cached_property
    def _by_sides(self) -> dict[Sides, list[Value]]:
        """The values by the words beside them."""
        found: dict[Sides, list[Value]] = defaultdict(list)
        for value in self.sayings.values:
            found[self.sayings.beside(value)].append(value)
        return found

    def confusable(self, claimed: Value) -> bool:
        """Whether the value stands here, and another that counts the same or may."""
        if len(self.places) < 2 or claimed.value not in self.places:
            return False
        units, values = self._units_of[claimed.value], self._values_of
        return "" in units or any(len(values[unit]) > (claimed.value in values[unit]) for unit in (*units, ""))

    def swapped(self, claimed: Value, one: Value, sides: Sides) -> frozenset[int]:
        """Where the other values start that stand between the same words as the claimed one, if these are enough, and
        it has them on neither side at this place.
        """
        before, behind = sides
        if len(before) + len(behind) < ENOUGH or not self.span.keys.issuperset(before + behind):
            return frozenset()
        here = self.sayings.beside(one)
        if here[0] == before or here[1] == behind:
            return frozenset()
        alike = self._by_sides.get(sides, ())
        return frozenset(value.span.start for value in alike if value.value != claimed.value)

    def rivals(
        self, claimed: Value, one: Value, said: frozenset[str], swapped: frozenset[int]
    ) -> Iterator[tuple[Value, bool]]:
        """The values that may be the claimed subject's own, of which the span does not say `one`: near the codes that
        are `said` of it, near this one, or of its unit; each with whether more than parallel clauses may tell it.
        """
        strong = len(self.codes) > 1 and any(code in self.codes for code in said)
        units = {one.unit, self._shared[one.span.start]}
        if not strong and not swapped and not any(unit and len(self._counted[unit]) > 1 for unit in units):
            return
        place = self.sayings.sentence_at(one.span.start)
        for near, other in self._others(one, place, sorted(said) if strong else (), far=strong or bool(swapped)):
            if other.value == claimed.value:
                continue
            alike = other.unit in units or self._shared[other.span.start] in units
            sure = strong or other.span.start in swapped
            if (alike or not near) and (sure or (alike and near <= 1)):
                yield other, sure

    def _others(self, one: Value, place: int, said: Sequence[str], *, far: bool) -> Iterator[tuple[int, Value]]:
        """Values, each with how many sentences it is away, sentence by sentence."""
        sentence_at = self.sayings.sentence_at
        beside = [sentence_at(code.span.start) for key in said[:MOST] for code in self.codes.get(key, ())[:MOST]]
        near = [at + step for at in beside for step in (0, 1)]
        for at in dict.fromkeys((*near, place - 1, place, place + 1)):
            yield from ((abs(at - place), value) for value in self.sayings.inside(at)[:MOST])
        for value in self.units[one.unit][:MOST] if far else ():
            yield abs(sentence_at(value.span.start) - place), value

    def written(self, words: Sequence[str], near: Measured) -> str:
        """Words by their keys as they stand near a value there, codes as they stand anywhere."""
        return " .. ".join(
            self.codes[word][0].text if word in self.codes else self.sayings.written(word, near.value) for word in words
        )


def _carried(span: Reading, values: Sequence[Value], units: Sequence[str]) -> list[str]:
    """The units, that of one value given to a bare one behind it in its sentence: Rome has 40 staff, Paris 25."""
    carried, last, end = list(units), "", 0
    for at, value in enumerate(values):
        start = value.span.start
        if last and (start - end > CARRIED or _STOPS.search(span.plain, end, start)):
            last = ""
        if not carried[at]:
            carried[at] = last
        elif carried[at] not in ("year", "date"):
            last, end = carried[at], value.span.end
    return carried


def places(span: Reading, find: Finder) -> Places:
    """The values of a span, read once."""
    return span.once(f"places of {find.__name__}", lambda reading: Places(reading, find(reading)))
