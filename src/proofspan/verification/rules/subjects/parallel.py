"""Two clauses of a sentence that say the same sort of thing of two subjects, the second perhaps without its verb."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.terms import JOINING, PREPOSITIONS, STANDING_IN, Term, lowered, terms

MOST = 6
"""Clauses of a sentence that are compared two by two."""
LONGEST = 40
"""Words of a clause that are compared."""
_PARTING = frozenset("and but while whereas e ed ma mentre invece".split())
_PERSONAL = frozenset("it he she they esso essa egli lei lui".split())
"""What stands for the subject of the clause before."""
_ENDINGS = {"quelle": "ei", "quelli": "ie", "quella": "aeo", "quello": "oea"}
"""The last letters of the words that agree with an Italian stand-in."""
_VOWELS = frozenset("aeiou")

Halves = tuple[Sequence[Term], Sequence[Term]]
"""The terms of a clause before and behind a place."""


class Side(NamedTuple):
    """What tells one of two parallel clauses from the other: who or what it is about, and what it says of that."""

    front: tuple[Term, ...]
    tail: tuple[Term, ...]


class Parallel(NamedTuple):
    """Two parallel clauses; `pivot` is the word that both have between the two sides, empty where a label ends what
    they are about.
    """

    one: Side
    other: Side
    pivot: str


def parted(reading: Reading, words: range) -> list[list[int]]:
    """The words cut at commas, semicolons and the words that join clauses; these, and what is in brackets, left out."""
    found: list[list[int]] = [[]]
    depth = 0
    for at in words:
        gap = reading.plain[reading.places[at - 1][1] : reading.places[at][0]] if at > words.start else ""
        depth = max(0, depth + gap.count("(") - gap.count(")")) if "(" in gap or ")" in gap else depth
        parting = lowered(reading.words[at]) in _PARTING
        if not depth and (parting or ";" in gap or ", " in gap or ",\n" in gap):
            found.append([])
        if not depth and not parting:
            found[-1].append(at)
    return [clause for clause in found if clause]


def parallels(reading: Reading, words: range) -> list[Parallel]:
    """The parallel clauses of one sentence."""
    rows = [terms(reading, clause[:LONGEST]) for clause in parted(reading, words)[:MOST]]
    return [found for one, other in combinations(rows, 2) for found in _aligned(one, other, reading.language)]


def _aligned(one: Sequence[Term], other: Sequence[Term], language: str) -> Iterator[Parallel]:
    """The ways in which two clauses are parallel: about each term that both have between others."""
    yield from _by_label(one, other)
    if language == "it":
        yield from _by_article(one, other)
    shared = {term.key for term in other if not term.sort and term.key not in JOINING | STANDING_IN}
    for key in dict.fromkeys(term.key for term in one if term.key in shared):
        here, there = ([at for at, term in enumerate(row) if term.key == key] for row in (one, other))
        for at, beside in {(here[0], there[0]), (here[-1], there[-1])}:
            for found in _about((one[:at], one[at + 1 :]), (other[:beside], other[beside + 1 :]), key):
                if not one[at].content or not any(_subjectless(side.front) for side in found[:2]):
                    yield found


def _about(one: Halves, other: Halves, pivot: str) -> Iterator[Parallel]:
    """The parallel sides of two clauses that are cut in halves."""
    ones, others = ({term.key for half in halves for term in half if term.content} for halves in (one, other))
    tails = [*_tails(one[1], other[1], ones, others)]
    for fronts in _fronts(one[0], other[0], ones, others) if tails else ():
        for said in tails:
            yield Parallel(Side(fronts[0], said[0]), Side(fronts[1], said[1]), pivot)


def _by_article(one: Sequence[Term], other: Sequence[Term]) -> Iterator[Parallel]:
    """Clauses of which the second has no verb, but two things: il direttore le trasferte, il locatore quelle nuove."""
    there = next((at for at, term in enumerate(other) if at and (term.led or term.key in STANDING_IN)), 0)
    here = max((at for at, term in enumerate(one) if term.led), default=0)
    begun = there and here > 1 and all(row[0].led or row[0].capital for row in (one, other))
    if begun and all(term.content for term in other[:there]):
        yield from _about((one[:here], one[here:]), (other[:there], other[there:]), "")


def _by_label(one: Sequence[Term], other: Sequence[Term]) -> Iterator[Parallel]:
    """The clauses that begin with two things of one noun, each with its label: button A, button B."""
    here, there = (next((at for at, term in enumerate(row) if term.sort == "label"), 0) for row in (one, other))
    if here and 0 < there <= 2 and one[here].key != other[there].key and one[here - 1].key == other[there - 1].key:
        yield from _about((one[here : here + 1], one[here + 1 :]), (other[there : there + 1], other[there + 1 :]), "")


def _subjectless(front: Sequence[Term]) -> bool:
    """Whether a clause begins with what its subject does, which stands in another: "including a record win"."""
    return front[0].ending.endswith(("ing", "ando", "endo"))


def _fronts(
    one: Sequence[Term], other: Sequence[Term], ones: set[str], others: set[str]
) -> Iterator[tuple[tuple[Term, ...], tuple[Term, ...]]]:
    """What each clause is about, as many terms of both, in the ways this may be read."""
    if not one or not other:
        return
    first = other[0]
    if first.key in PREPOSITIONS:
        # In Rome in May and in Milan in June: what stands behind the same word.
        at = max((at for at, term in enumerate(one) if term.key == first.key), default=-1)
        one = one[at:] if at >= 0 else ()
    mine, theirs = _own(one, others), _own(other, ones)
    sort = next((term.sort for term in theirs if term.sort), "")
    if sort:
        yield from _as_many([term for term in mine if term.sort == sort], [term for term in theirs if term.sort])
    elif first.key in STANDING_IN:
        last = first.key in _ENDINGS or (len(other) > 1 and other[1].key in PREPOSITIONS)
        yield from _as_many([term for term in mine if _agrees(term, first.key)], theirs, last=last)
    elif mine:
        # Without an article it may be another verb of the same subject: was issued by one and cancelled by another.
        opened = one[0].led or one[0].key in _PERSONAL
        if not first.led and (opened or one[0].capital):
            yield from _as_many(mine, theirs, last=True)
        if first.led or not opened:
            yield from _as_many(mine, theirs)


def _agrees(term: Term, standing: str) -> bool:
    """Whether a word may agree with the stand-in: one that ends in a consonant agrees with all."""
    return standing not in _ENDINGS or term.ending[-1:] not in _VOWELS - set(_ENDINGS[standing])


def _tails(
    one: Sequence[Term], other: Sequence[Term], ones: set[str], others: set[str]
) -> Iterator[tuple[tuple[Term, ...], tuple[Term, ...]]]:
    """What each clause says, as many terms of both, in the ways this may be read."""
    if other and other[0].key in PREPOSITIONS:
        # The second one leaves out the verb that the first one has before the same word.
        one = one[next((at for at, term in enumerate(one) if term.key == other[0].key), len(one)) :]
    mine, theirs = _own(one, others), _own(other, ones)
    if not mine or not theirs:
        return
    sort = theirs[0].sort
    if sort and all(term.sort == sort for term in theirs):
        mine = [term for term in mine if term.sort == sort]
    first = other[0]
    joined = len(other) > 1 and other[1].key in PREPOSITIONS
    if first.key in STANDING_IN and not joined:
        mine = [term for term in mine if _agrees(term, first.key)]
    if first.key in _PERSONAL or first.key in STANDING_IN:
        # "The pump runs" beside "it has stopped".
        yield from _as_many(mine, theirs, last=True)
        return
    yield from _as_many(mine, theirs)
    if first.led and not one[0].led and len(mine) > len(theirs):
        # "Lists the fees" beside "the forms"; in "avvia il nastro" beside "lo ferma" the article is a pronoun.
        yield from _as_many(mine, theirs, last=True)


def _own(row: Sequence[Term], others: set[str]) -> list[Term]:
    """The terms with content that the other clause does not have."""
    return [term for term in row if term.content and term.key not in others]


def _as_many(
    one: Sequence[Term], other: Sequence[Term], *, last: bool = False
) -> Iterator[tuple[tuple[Term, ...], tuple[Term, ...]]]:
    """As many terms of the one as of the other, the first or the last ones, if there are any."""
    few = min(len(one), len(other))
    if few:
        yield (tuple(one[-few:]), tuple(other[-few:])) if last else (tuple(one[:few]), tuple(other[:few]))
