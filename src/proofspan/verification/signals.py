"""What of a span's wording a sentence leaves out, adds or swaps: no fault by itself, evidence for the support score.

Each sentence is compared with the one clause of its spans that shares most of its content, and with the sentence
around that clause. A signal is a list of words: empty where nothing was found, and all empty where no clause shares
half of the content, since then there is nothing to compare with.

- `dropped_quantifier`: only, some, at least, up to .. of the clause that the answer has not, nor an equal one
- `dropped_hedge`: may, might, probably, reportedly, about .. that the answer has not
- `dropped_condition`: if, unless, except, provided .. of the span's sentence that the answer has not
- `added_hedge`, `added_condition`: those of the answer that the span's sentence has not
- `role_swap`: two words that stand on the two sides of the same verb in the other order (passives aside)
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from proofspan.verification.alignment import MOST, Beside, Facing, beside
from proofspan.verification.comparing import Compared
from proofspan.verification.quantities import EQUAL, Scope, idle, scopes
from proofspan.verification.reading import Reading
from proofspan.verification.wary import CONDITIONS, HEDGES, LIMITS, among

ALIKE = 0.5
"""Share of the answer's content that a clause must have to be compared with."""
NAMES = ("dropped_quantifier", "dropped_hedge", "dropped_condition", "added_hedge", "added_condition", "role_swap")
_BY = {"en": frozenset(("by",)), "it": frozenset("da dal dalla dallo dagli dalle dai".split())}
REACH = 4
"""How many words away from the verb in the span the two may stand."""


@dataclass(frozen=True, slots=True)
class _Best:
    """The clause of all spans that shares most with a clause of the answer."""

    pair: Beside
    own: range
    face: Facing


def signals(compared: Compared, pairs: Sequence[Beside] | None = None) -> Mapping[str, tuple[str, ...]]:
    """The words of each of `NAMES`, in order, each once; work is linear in the texts."""
    found: dict[str, dict[str, None]] = {name: {} for name in NAMES}
    aligned = _aligned(beside(compared) if pairs is None else pairs)
    for best in aligned:
        for name, words in _left_out(best).items():
            found[name].update(dict.fromkeys(words))
    for name, table in (("added_hedge", HEDGES), ("added_condition", CONDITIONS)):
        found[name].update(dict.fromkeys(_added(table, aligned)))
    return {name: tuple(words) for name, words in found.items()}


def _aligned(pairs: Sequence[Beside]) -> list[_Best]:
    """For each clause of the sentence the best clause of any span; those that share too little have none."""
    best: dict[int, _Best] = {}
    for pair in pairs:
        for number, part in enumerate(pair.parts[:MOST]):
            faces = pair.facing(part.content, ALIKE).values() if part.content else ()
            face = max(faces, key=lambda face: face.share, default=None)
            if face and (number not in best or face.share > best[number].face.share):
                best[number] = _Best(pair, part.words, face)
    return list(best.values())


def _left_out(best: _Best) -> dict[str, list[str]]:
    """The words of each signal but those of what is added, for one clause."""
    pair, clause = best.pair, best.face.clause
    own, span, language = pair.own, pair.span, pair.own.language
    whole = range(len(own.words))
    return {
        "dropped_quantifier": [*_quantifiers(pair, clause.words), *_missing(LIMITS, span, clause.words, own, whole)],
        "dropped_hedge": _missing(HEDGES, span, clause.words, own, whole),
        "dropped_condition": _missing(CONDITIONS, span, clause.stretch, own, whole),
        "role_swap": _swapped(own, best.own, span, clause.words, _BY.get(language, _BY["en"])),
    }


def _added(table: Mapping[str, frozenset[str]], aligned: list[_Best]) -> list[str]:
    """The listed words of the sentence, where none of the span's sentences beside it has any."""
    if not aligned:
        return []
    own = aligned[0].pair.own
    listed = table.get(own.language, table["en"])
    if any(among(listed, best.pair.span, best.face.clause.stretch) for best in aligned):
        return []
    return among(listed, own, range(len(own.words)))


def _quantifiers(pair: Beside, words: range) -> list[str]:
    """The quantifiers of these words of the span for which the sentence has no equal."""
    span, known = pair.span, scopes(pair.span.language)
    said = pair.own.folded
    found = []
    for at in words:
        word = span.words[at]
        scope = known.get(word.folded)
        if scope is None or scope is Scope.NONE or idle(span, at):
            continue
        if said.isdisjoint(EQUAL[scope].get(span.language, EQUAL[scope]["en"])):
            found.append(word.text)
    return found


def _missing(
    table: Mapping[str, frozenset[str]], one: Reading, words: range, other: Reading, there: range
) -> list[str]:
    """The listed words among these of one text, where the other has no listed word at all."""
    listed = table.get(one.language, table["en"])
    return [] if among(listed, other, there) else among(listed, one, words)


def _swapped(own: Reading, part: range, span: Reading, clause: range, by: frozenset[str]) -> list[str]:
    """The two words around a word that both texts have, where they stand the other way round in the span."""
    ours, theirs = _once(own, part), _once(span, clause)
    if _passive(own, part, by) != _passive(span, clause, by):
        return []
    shared = [key for key in ours if key in theirs]
    for first, middle, last in zip(shared, shared[1:], shared[2:], strict=False):
        if 0 < theirs[middle] - theirs[last] <= REACH and 0 < theirs[first] - theirs[middle] <= REACH:
            return [own.words[ours[first]].text, own.words[ours[last]].text]
    return []


def _once(reading: Reading, words: range) -> dict[str, int]:
    """The content of these words that stands there once: index by key, in order."""
    counts = Counter(reading.words[index].key for index in words)
    return {word.key: index for index in words if (word := reading.words[index]).content and counts[word.key] == 1}


def _passive(reading: Reading, words: range, by: frozenset[str]) -> bool:
    """Whether an agent may follow: a passive turns the order round and says the same."""
    return any(reading.words[index].folded in by for index in words)
