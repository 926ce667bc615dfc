"""Two terms of a sentence that have changed places, all else being as it stands in the cited span."""

from collections import Counter
from collections.abc import Sequence

from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.terms import JOINING, PREPOSITIONS, Term, sentence_terms

LONGEST = 80
"""Terms of a sentence that are compared."""
LOOKED_AT = 8
"""Places of one term in a sentence that are looked at."""
LEAST = 4
"""Terms of a sentence below which too little tells where one belongs."""
WIDEST = 3
"""Terms that may change places together: the words of a name."""
_BEING = frozenset("is are was were be been being è sono era erano essere sia fu furono".split())
_MUTUAL = frozenset(
    """
    marri edg equal resembl sport meet adjoin mean various differ like as versus vs same plus multipli times together
    mogl confin equival riunion corrispond ugual divers come insiem piu con with
    """.split()
)
"""Words between two, by their keys, that say the same of both: marries, borders, equals, matches, meets."""

Pair = tuple[Sequence[Term], Sequence[Term]]
"""The terms of two that changed places, in their order in the sentence."""


def transposed(own: Reading, span: Reading, among: Sequence[int]) -> Pair | None:
    """The two that changed places beside one of the sentences of the span at these places; None where none did: in a
    list and beside "is" they may.
    """
    row = sentence_terms(own)
    if not LEAST <= len(row) <= LONGEST:
        return None
    for place in among:
        there = sentence_terms(span, place)
        found = _changed(row, there)
        if found and not _listed(span, there, found[1]):
            first, second = (range(block.start - found[0], block.stop - found[0]) for block in found[1])
            return row[first.start : first.stop], row[second.start : second.stop]
    return None


def _changed(row: Sequence[Term], there: Sequence[Term]) -> tuple[int, tuple[range, range]] | None:
    """Where the sentence begins in that of the span, and the two stretches there that have changed places."""
    places: dict[str, list[int]] = {}
    for at, term in enumerate(there):
        places.setdefault(term.key, []).append(at)
    steps = Counter(at - here for here, term in enumerate(row) for at in places.get(term.key, ())[:LOOKED_AT])
    for step, count in steps.most_common(2):
        if 0 <= step <= len(there) - len(row) and count >= len(row) - 2 * WIDEST:
            blocks = _blocks(row, there, step)
            if blocks and not _alike(there, blocks):
                return step, blocks
    return None


def _blocks(row: Sequence[Term], there: Sequence[Term], step: int) -> tuple[range, range] | None:
    """The two stretches of equal length in which the sentence differs, each having there what the other has here."""
    differ = [step + at for at, term in enumerate(row) if term.key != there[step + at].key]
    half = len(differ) // 2
    if not 0 < half <= WIDEST or len(differ) % 2:
        return None
    first, second = (range(part[0], part[-1] + 1) for part in (differ[:half], differ[half:]))
    if len(first) != half or len(second) != half:
        return None
    here = [[row[at - step].key for at in block] for block in (first, second)]
    held = [[there[at].key for at in block] for block in (second, first)]
    apart = all(there[at].content for at in differ) and any(there[at].sort in ("", "label") for at in differ)
    return (first, second) if here == held and apart else None


def _alike(there: Sequence[Term], blocks: tuple[range, range]) -> bool:
    """Whether what stands between the two says the same of both, or that one is the other."""
    between = {term.key for term in there[blocks[0].stop : blocks[1].start]}
    if between <= JOINING or not between.isdisjoint(_MUTUAL):
        return True
    return not between.isdisjoint(_BEING) and between.isdisjoint(PREPOSITIONS)


def _listed(span: Reading, there: Sequence[Term], blocks: tuple[range, range]) -> bool:
    """Whether the two are members of one list."""
    behind, before = blocks[0].stop, blocks[1].start
    while before > behind and there[before - 1].key in PREPOSITIONS:
        before -= 1
    return _parted(span, there, behind) and _parted(span, there, before)


def _parted(span: Reading, there: Sequence[Term], at: int) -> bool:
    """Whether a comma or a word that joins stands before or at this term."""
    if there[at].key in JOINING or there[at - 1].key in JOINING:
        return True
    return "," in span.plain[span.places[there[at - 1].at][1] : span.places[there[at].at][0]]
