"""The values of a span by what they are and what they count, and which of them may be a claimed subject's own."""

import re
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence

from proofspan.analysis.literals import Code
from proofspan.verification.keeping import Kept
from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.measures import Finder, Measured, Value
from proofspan.verification.rules.subjects.sayings import Sayings, Sides, sayings, values
from proofspan.verification.rules.subjects.sentence import shared_units

ENOUGH = 3
"""Words beside a number, of two before and two behind it, that tell where it stands."""
CARRIED = 80
"""Characters over which a unit is carried to a bare number."""
_STOPS = re.compile(r"[.!?](?=\s)|\n")
_NOWHERE: frozenset[int] = frozenset()
MOST = 20
"""Places of one value, values of one unit, and codes, that are compared: what is everywhere binds nothing."""


class Places:
    """The values of a span: where each stands, those of each unit, and what the span says them of."""

    def __init__(self, span: Reading, find: Finder) -> None:
        self.span = span
        self._find = find
        self._sayings: Sayings | None = None
        self._carried: dict[int, str] | None = None
        self._confusable: dict[Hashable, bool] = {}
        self.places: dict[Hashable, list[Value]] = defaultdict(list)
        self.units: dict[str, list[Value]] = defaultdict(list)
        for value in values(span, find):
            self.places[value.value].append(value)
            self.units[value.unit].append(value)

    @property
    def sayings(self) -> Sayings:
        """The values of the span with what it says them of."""
        if self._sayings is None:
            self._sayings = sayings(self.span, self._find)
        return self._sayings

    @Kept
    def codes(self) -> dict[str, list[Code]]:
        """The codes of the span by their keys."""
        found: dict[str, list[Code]] = {}
        for code in self.span.literals.codes:
            found.setdefault(code.key, []).append(code)
        return found

    @property
    def _shared(self) -> dict[int, str]:
        """The unit that each value has or may share with the one behind it, by where it starts; empty where all have
        their own.
        """
        if self._carried is None:
            found = values(self.span, self._find) if "" in self.units else []
            units = _carried(self.span, found, shared_units(self.span, found))
            self._carried = {value.span.start: unit for value, unit in zip(found, units, strict=True)}
        return self._carried

    def shares(self, value: Value) -> str:
        """The unit that a value of the span has or may share."""
        return self._shared.get(value.span.start, value.unit)

    @Kept
    def _counted(self) -> dict[str, set[Hashable]]:
        """The values that count the same, or may, by their unit."""
        if not self._shared:
            return self._values_of
        found = {unit: set(own) for unit, own in self._values_of.items()}
        for value in values(self.span, self._find):
            found.setdefault(self._shared[value.span.start], set()).add(value.value)
        return found

    @Kept
    def _values_of(self) -> dict[str, set[Hashable]]:
        """The values of each unit."""
        return {unit: {value.value for value in found} for unit, found in self.units.items()}

    @Kept
    def _alike(self) -> dict[tuple[Hashable, str], list[Value]]:
        """The places of each value of one unit."""
        found: dict[tuple[Hashable, str], list[Value]] = {}
        for value in values(self.span, self._find):
            found.setdefault((value.value, value.unit), []).append(value)
        return found

    def alike(self, claimed: Value) -> Sequence[Value]:
        """The places of the value with the unit that it is claimed in."""
        here = self.places.get(claimed.value, ())
        if len(here) > 1:
            return self._alike.get((claimed.value, claimed.unit), ())
        return here if here and here[0].unit == claimed.unit else ()

    @Kept
    def _by_sides(self) -> dict[Sides, list[Value]]:
        """The values by the words beside them."""
        found: dict[Sides, list[Value]] = {}
        for value in values(self.span, self._find):
            found.setdefault(self.sayings.beside(value), []).append(value)
        return found

    def confusable(self, claimed: Value) -> bool:
        """Whether the value stands here, and another that counts the same or may."""
        here = self.places.get(claimed.value)
        if here is None or len(self.places) < 2:
            return False
        if len(here) == 1:
            unit = here[0].unit
            return not unit or "" in self.units or len(self.units[unit]) > 1
        return self._often_confusable(here)

    def _often_confusable(self, here: Sequence[Value]) -> bool:
        """The same of a value that stands in several places, kept: each is looked at once."""
        value = here[0].value
        found = self._confusable.get(value)
        if found is None:
            units = {one.unit for one in here}
            found = "" in units or any(
                other.value != value for unit in (*units, "") for other in self.units.get(unit, ())
            )
            self._confusable[value] = found
        return found

    def swapped(self, claimed: Value, one: Value, read: Sayings) -> frozenset[int]:
        """Where the other values start that stand between the same words as the claimed one in its own text, if these
        are enough, and it has them on neither side at this place.
        """
        before, there = read.before(claimed), self.sayings
        if before == there.before(one):
            return _NOWHERE
        behind = read.behind(claimed)
        if behind == there.behind(one) or len(before) + len(behind) < ENOUGH:
            return _NOWHERE
        if not self.span.keys.issuperset(before + behind):
            return _NOWHERE
        alike = self._by_sides.get((before, behind), ())
        return frozenset(value.span.start for value in alike if value.value != claimed.value)

    def near(self, one: Value) -> list[Value]:
        """The other values that count the same as `one`, or may, in its sentence and those beside it."""
        shared, unit = self._shared, one.unit
        units = (unit, shared.get(one.span.start, unit))
        found = [
            other
            for other in self.sayings.around(one, MOST)
            if (other.unit in units or (shared and shared[other.span.start] in units)) and other.value != one.value
        ]
        # A number that counts nothing known is told from another only where something is counted.
        if not found or (unit and unit == units[1]) or any(each and len(self._counted[each]) > 1 for each in units):
            return found
        return []

    def rivals(self, one: Value, said: frozenset[str], swapped: frozenset[int]) -> Iterator[tuple[Value, bool]]:
        """The values that may be the claimed subject's own, of which the span does not say `one`: near the codes that
        are `said` of it, near this one, or of its unit; each with whether more than parallel clauses may tell it.
        """
        units = {one.unit, self.shares(one)}
        place = self.sayings.sentence_at(one.span.start)
        for near, other in self._others(one, place, sorted(said)):
            if other.value == one.value:
                continue
            alike = other.unit in units or self.shares(other) in units
            sure = bool(said) or other.span.start in swapped
            if (alike or not near) and (sure or (alike and near <= 1)):
                yield other, sure

    def _others(self, one: Value, place: int, said: Sequence[str]) -> Iterator[tuple[int, Value]]:
        """Values, each with how many sentences it is away, sentence by sentence."""
        sentence_at = self.sayings.sentence_at
        beside = [sentence_at(code.span.start) for key in said[:MOST] for code in self.codes.get(key, ())[:MOST]]
        near = [at + step for at in beside for step in (0, 1)]
        for at in dict.fromkeys((*near, place - 1, place, place + 1)):
            for value in self.sayings.inside(at)[:MOST]:
                yield abs(at - place), value
        for value in self.units[one.unit][:MOST]:
            yield abs(sentence_at(value.span.start) - place), value

    def written(self, words: Sequence[str], near: Measured) -> str:
        """Words by their keys as they stand near a value there, codes as they stand anywhere."""
        return " .. ".join(
            self.codes[word][0].text if word in self.codes else self.sayings.written(word, near.value) for word in words
        )

    def nearest(self, words: Sequence[str], near: Measured) -> tuple[str]:
        """The one of these words that stands nearest to a value: a reader looks for it in the same clause."""
        return (min(words, key=lambda word: (self.sayings.away(word, near.value), word)),)


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
    return span.once(("places", find), lambda span: Places(span, find))
