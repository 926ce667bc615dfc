"""Which clause of a span says what a clause of an answer says: the one that shares most of its content."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import log
from typing import TypeVar, cast

from proofspan.verification.clauses import Clause, clause_of, clauses
from proofspan.verification.clauses.polarity import denied
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word

NEXT_CLAUSE = 0.1
"""What a share loses where the content lies in the whole sentence and not in one clause of it."""
MOST = 64
"""Words of one sentence that one rule compares with one span: each costs a look at the whole span."""
_LETTERS = frozenset("ABCDEFGHJKLMNOPQRSTUVWXYZ")
T = TypeVar("T")
FAR = 9
"""How many words away the nearest word with content is looked for."""


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

    @cached_property
    def parts(self) -> tuple[Clause, ...]:
        """The clauses of the sentence."""
        return clauses(self.own)

    @cached_property
    def theirs(self) -> tuple[Clause, ...]:
        """The clauses of the span."""
        return clauses(self.span)

    @cached_property
    def denied(self) -> Mapping[int, int]:
        """The indices of the words that the sentence denies, each with that of the word that denies it."""
        return denied(self.own)

    @cached_property
    def denied_there(self) -> Mapping[int, int]:
        """The same of the span."""
        return denied(self.span)

    def denials(self, part: Clause) -> Mapping[str, int]:
        """The words that a clause of the sentence denies, by their keys, each with the index of what denies it."""
        found = self.once("denials", lambda pair: _denials(pair.own, pair.parts, pair.denied))
        return found.get(part.words.start, {})

    def denials_there(self, clause: Clause) -> Mapping[str, int]:
        """The same of a clause of the span."""
        found = self.once("denials there", lambda pair: _denials(pair.span, pair.theirs, pair.denied_there))
        return found.get(clause.words.start, {})

    @cached_property
    def at(self) -> Mapping[str, Sequence[int]]:
        """Where the words of the sentence stand in the span: indices by key."""
        return {key: self.span.at[key] for key in self.own.keys & self.span.keys}

    def part(self, index: int) -> Clause:
        """The clause of the sentence that holds this word of it."""
        return self.parts[clause_of(self.parts, index)]

    def place(self, index: int) -> int:
        """The place in `theirs` of the clause that holds this word of the span."""
        return self._places[index]

    @cached_property
    def _places(self) -> list[int]:
        """The place in `theirs` of the clause of each word of the span."""
        return self.span.once(
            "places of clauses", lambda span: [place for place, part in enumerate(clauses(span)) for _ in part.words]
        )

    def facing(self, content: frozenset[str], least: float) -> dict[int, Facing]:
        """The clauses of the span that have `least` of this content, by their place in `theirs`.

        A key weighs 1 / (1 + ln n) where the span has it n times, and 1 where it has it not.
        """
        return self.once(("facing", content, least), lambda pair: pair._facing(content, least))

    def _facing(self, content: frozenset[str], least: float) -> dict[int, Facing]:
        weights = {key: 1 / (1 + log(len(self.at[key]))) if key in self.at else 1.0 for key in sorted(content)}
        total = sum(weights.values())
        shared: dict[int, float] = {}
        around: dict[int, list[float]] = {}
        for key in weights:
            if key not in self.at:
                continue
            hit = {self.place(index) for index in self.at[key]}
            for place in hit:
                shared[place] = shared.get(place, 0.0) + weights[key]
            for start in {self.theirs[place].stretch.start for place in hit}:
                around.setdefault(start, []).append(weights[key])
        found: dict[int, Facing] = {}
        for place, weight in shared.items():
            near = around[self.theirs[place].stretch.start]
            share = max(weight / total, sum(near) / total - NEXT_CLAUSE)
            if share >= least:
                found[place] = Facing(self.theirs[place], share, len(near))
        return found


def _denials(reading: Reading, parts: tuple[Clause, ...], denied: Mapping[int, int]) -> dict[int, dict[str, int]]:
    """What the words of each clause deny, by the index of its first word."""
    found: dict[int, dict[str, int]] = {}
    for at, by in denied.items():
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
    near = reading.words[index + 1 : min(index + FAR, within.stop)]
    return set(islice((word.key for word in near if word.content or _letter(word)), count))


def before(reading: Reading, index: int, within: range, count: int) -> set[str]:
    """The keys of the last words with content before it, inside these."""
    near = reading.words[max(index - FAR, within.start) : index]
    return set(islice((word.key for word in reversed(near) if word.content or _letter(word)), count))


def _letter(word: Word) -> bool:
    """Whether a word is a capital letter that names something, as in "plan A"."""
    return len(word.text) == 1 and word.text in _LETTERS


def between(reading: Reading, index: int) -> tuple[str | None, str | None]:
    """The keys of the nearest words with content before and after a word."""
    words = reading.words
    ahead = next((word.key for word in reversed(words[max(index - FAR, 0) : index]) if word.content), None)
    return ahead, next((word.key for word in words[index + 1 : index + FAR] if word.content), None)
