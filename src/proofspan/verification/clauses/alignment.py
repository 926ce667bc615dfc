"""Which clause of a span says what a clause of an answer says: the one that shares most of its content."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import log
from typing import TypeVar, cast

from proofspan.verification.clauses import Clause, clause_of, clauses
from proofspan.verification.clauses.cutting import stretches
from proofspan.verification.clauses.polarity import denied
from proofspan.verification.keeping import Kept
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word

NEXT_CLAUSE = 0.1
"""What a share loses where the content lies in the whole sentence and not in one clause of it."""
MOST = 64
"""Words of one sentence that one rule compares with one span: each costs a look at the whole span."""
STRETCHES = 128
"""Stretches of a span that are looked at for one clause, around its rarest words first: each costs a comparison."""
_LETTERS = frozenset("ABCDEFGHJKLMNOPQRSTUVWXYZ")
T = TypeVar("T")
FAR = 9
"""How many words away the nearest word with content is looked for."""
ROUNDING = 1e-9
"""By how much two sums of the same weights may differ."""


@dataclass(frozen=True, slots=True)
class Facing:
    """A clause of a span beside one of an answer. `share`, in [0, 1], is the part of the answer clause's weight
    that it has, or its sentence has, less `NEXT_CLAUSE`; `count` is how many keys its sentence has.
    """

    clause: Clause
    share: float
    count: int


@dataclass(frozen=True, slots=True)
class Contrast:
    """What a span has against the word of the answer with this index, in the clause that says the rest. `said` is
    what the answer says there.
    """

    index: int
    instead: str
    clause: str
    said: str


class Beside:
    """A sentence of an answer beside a span, with what several rules look up in the two, each found once."""

    def __init__(self, own: Reading, span: Reading) -> None:
        self.own = own
        self.span = span
        self._made: dict[Hashable, object] = {}

    def once(self, name: Hashable, make: Callable[["Beside"], T]) -> T:
        """What `make` gives for the two, made when it is first asked for by this name."""
        if name not in self._made:
            self._made[name] = make(self)
        return cast(T, self._made[name])

    def keep(self, name: Hashable, made: object) -> None:
        """Puts down what was made already, to be asked for by this name."""
        self._made[name] = made

    @Kept
    def parts(self) -> tuple[Clause, ...]:
        """The clauses of the sentence."""
        return clauses(self.own)

    @Kept
    def theirs(self) -> tuple[Clause, ...]:
        """The clauses of the span."""
        return clauses(self.span)

    @Kept
    def denied(self) -> Mapping[int, int]:
        """The indices of the words that the sentence denies, each with that of the word that denies it."""
        return denied(self.own)

    @Kept
    def denied_there(self) -> Mapping[int, int]:
        """The same of the span."""
        return denied(self.span)

    def denials(self, part: Clause) -> Mapping[str, int]:
        """The words that a clause of the sentence denies, by their keys, each with the index of what denies it."""
        return _denials(self.own).get(part.words.start, {})

    def denials_there(self, clause: Clause) -> Mapping[str, int]:
        """The same of a clause of the span."""
        return _denials(self.span).get(clause.words.start, {})

    @property
    def at(self) -> Mapping[str, Sequence[int]]:
        """Where the words of the span stand in it: indices by key."""
        return self.span.at

    def part(self, index: int) -> Clause:
        """The clause of the sentence that holds this word of it."""
        return self.parts[clause_of(self.parts, index)]

    def stretch(self, index: int) -> range:
        """The stretch between hard cuts of the sentence around this word of it."""
        return range(*_around(stretches(self.own), index))

    def place(self, index: int) -> int:
        """The place in `theirs` of the clause that holds this word of the span."""
        return self._places[index]

    @Kept
    def _places(self) -> list[int]:
        """The place in `theirs` of the clause of each word of the span."""
        return self.span.once(
            "places of clauses", lambda span: [place for place, part in enumerate(clauses(span)) for _ in part.words]
        )

    def reaches(self, places: Sequence[int], content: frozenset[str], least: float) -> bool:
        """Whether the stretch around one of these ascending words of the span has `least` of this content.

        A clause has no more than its stretch: where this says no, none around these words faces, and none need be cut.
        """
        for start, stop in self.near(content, least):
            at = bisect_left(places, start)
            if at < len(places) and places[at] < stop:
                return True
        return False

    def facing(self, content: frozenset[str], least: float) -> dict[int, Facing]:
        """The clauses of the span that have `least` of this content, by their place in `theirs`.

        A key weighs 1 / (1 + ln n) where the span has it n times, and 1 where it has it not.
        """
        return self.once(("facing", content, least), lambda pair: pair._facing(content, least))

    def near(self, content: frozenset[str], least: float) -> list[tuple[int, int]]:
        """The stretches of the span that have `least` of this content: the first word of each, and of the next."""
        return self.once(("near", content, least), lambda pair: pair._stretches(content, least))

    def _stretches(self, content: frozenset[str], least: float) -> list[tuple[int, int]]:
        """The same, sought only around those of the keys without which the others do not weigh enough: the rare ones.

        So words that stand everywhere in a long span cost no look at all of it; nor does a span that says the same
        again and again, of which no more than `STRETCHES` are looked at.
        """
        at, edges = self.span.at, stretches(self.span)
        weights = {key: weight(at[key]) for key in content if key in at}
        there = sum(weights.values())
        enough = least * (there + len(content) - len(weights)) - ROUNDING
        if there < enough or not weights:
            return []
        rare, others = sorted(weights, key=lambda key: (len(at[key]), key)), 0.0
        while rare and others + weights[rare[-1]] < enough:
            others += weights[rare.pop()]
        near: set[tuple[int, int]] = set()
        for index in chain.from_iterable(at[key] for key in rare):
            near.add(_around(edges, index))
            if len(near) == STRETCHES:
                break
        return [each for each in sorted(near) if sum(_shared(weights, _keys(self.span, *each))) >= enough]

    def _facing(self, content: frozenset[str], least: float) -> dict[int, Facing]:
        near = self.near(content, least)
        if not near:
            return {}
        at, places, theirs = self.span.at, self._places, self.theirs
        weights = {key: weight(at[key]) for key in sorted(content) if key in at}
        total = sum([weights.get(key, 1.0) for key in sorted(content)])
        found: dict[int, Facing] = {}
        for start, stop in near:
            around = _shared(weights, _keys(self.span, start, stop))
            for place in range(places[start], places[stop - 1] + 1):
                words = theirs[place].words
                own = _shared(weights, _keys(self.span, words.start, words.stop))
                share = max(sum(own) / total, sum(around) / total - NEXT_CLAUSE)
                if own and share >= least:
                    found[place] = Facing(theirs[place], share, len(around))
        alike = len({face.share for face in found.values()}) < len(found)
        return self._ordered(found, weights) if alike else found

    def _ordered(self, found: dict[int, Facing], keys: Iterable[str]) -> dict[int, Facing]:
        """The same clauses in the order in which the keys come upon them, which decides between equals."""
        order = {key: rank for rank, key in enumerate(keys)}

        def first(place: int) -> int:
            words = self.theirs[place].words
            return min(order[key] for key in _keys(self.span, words.start, words.stop) & order.keys())

        return {place: found[place] for place in sorted(found, key=first)}


def weight(places: Sequence[int]) -> float:
    """What a key that stands in these places of a span weighs: the less the more often it is there."""
    return 1 / (1 + log(len(places)))


def _shared(weights: Mapping[str, float], keys: frozenset[str]) -> list[float]:
    """The weights of those of the keys that are among these."""
    return [weight for key, weight in weights.items() if key in keys]


def _around(edges: Sequence[int], place: int) -> tuple[int, int]:
    """The first word of the stretch that holds a word, and the first of the next."""
    after = bisect_right(edges, place)
    return edges[after - 1], edges[after]


def _keys(reading: Reading, start: int, stop: int) -> frozenset[str]:
    """The keys of the words of a stretch or a clause, collected once."""
    return reading.once(
        ("keys of words", start, stop),
        lambda reading: frozenset([word.key for word in reading.words[start:stop]]),
    )


def _denials(reading: Reading) -> dict[int, dict[str, int]]:
    """What the words of each clause deny, by the index of its first word, found once."""
    return reading.once("denials", _by_clause)


def _by_clause(reading: Reading) -> dict[int, dict[str, int]]:
    parts = clauses(reading)
    found: dict[int, dict[str, int]] = {}
    for at, by in denied(reading).items():
        start = parts[clause_of(parts, by)].words.start
        found.setdefault(start, {})[reading.words[at].key] = by
    return found


def contrasts(
    pairs: Sequence[Beside],
    found: Callable[[Beside], Iterable[Contrast]],
    agrees: Callable[[Beside, int], bool],
) -> list[Contrast]:
    """The first contrast `found` for each word with which no span `agrees`, in order of the words."""
    first: dict[int, Contrast] = {}
    for pair in pairs:
        for contrast in found(pair):
            first.setdefault(contrast.index, contrast)
    return [first[index] for index in sorted(first) if not any(agrees(pair, index) for pair in pairs)]


def after(reading: Reading, index: int, within: range, count: int) -> set[str]:
    """The keys of the next words with content, inside these."""
    return _first(reading.words[index + 1 : min(index + FAR, within.stop)], count)


def before(reading: Reading, index: int, within: range, count: int) -> set[str]:
    """The keys of the last words with content before it, inside these."""
    return _first(reading.words[max(index - FAR, within.start) : index][::-1], count)


def _first(words: Sequence[Word], count: int) -> set[str]:
    """The keys of the first words with content, or that are a capital letter which names something: "plan A"."""
    found = set()
    for word in words:
        if word.content or (len(word.text) == 1 and word.text in _LETTERS):
            found.add(word.key)
            count -= 1
            if not count:
                break
    return found


def between(reading: Reading, index: int) -> tuple[str | None, str | None]:
    """The keys of the nearest words with content before and after a word."""
    words = reading.words
    return _nearest(words[max(index - FAR, 0) : index][::-1]), _nearest(words[index + 1 : index + FAR])


def _nearest(words: Sequence[Word]) -> str | None:
    for word in words:
        if word.content:
            return word.key
    return None
