"""A sentence that retells one sentence of a span: what it leaves out of it, and what it exchanges."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from proofspan.analysis.literals.units import NAMES
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.retelling.exchanging import (
    compared_otherwise,
    crossed,
    reversed_roles,
    same_side,
    turned,
)
from proofspan.verification.support.retelling.omissions import leaves_out
from proofspan.verification.support.retelling.withholding import withheld
from proofspan.verification.support.windows import MANY, between

TOLD = 0.8
"""Share of the answer sentence's weight that must stand in the one sentence of the span for the two to be compared."""
WHOLLY = 0.8
"""Share of that sentence's content words that must stand in the answer for what is more in it to be added."""
HALF = 0.5
"""The same for that sentence to count as retold at all."""
COVERED, SPARED = 0.6, 4
"""Share of that sentence's content words that must stand in the answer, or the most that may be missing."""
_LOOSE = frozenset(
    """
    up under over above below upon where whether thought around about claim claims claimed within than case all every
    each both any everyone everything when whenever while many few just mostly reportedly usually often generally
    typically tends tend seems seem appears appear oltre sotto sopra entro tutti tutte tutto tutta ogni ciascuno spesso
    generalmente solitamente secondo caso ove laddove quando mentre molti molte pochi poche
    """.split()
)
"""Words that hold a statement back in few of their uses: left out, they prove nothing."""
_ABLE = frozenset(
    """
    may might can could able allow allows allowed permit permits permitted let lets entitle entitles entitled enable
    enables right possible puo possono potrebbe potrebbero possibile consente consentono consentito permette permettono
    permesso diritto facolta
    """.split()
)
"""Words for what may be: with one of them in the answer, none is left out."""
_LISTING = frozenset("and or e ed o oppure".split())
_FEWEST = 4
"""Terms that a sentence must have for an exchange of two to be told."""


@dataclass(frozen=True, slots=True)
class Retold:
    """The sentence of a span that the answer retells: its words, how many words the spans before it have, the share of
    the answer's weight that it has, and the share of its content words that the answer has.
    """

    span: Reading
    words: range
    start: int
    share: float = 0.0
    covered: float = 0.0


def retold(aligned: Aligned) -> Retold | None:
    """The sentence of a span that is retold: it has the most of what the answer says, and little else."""
    total = sum([term.weight for term in aligned.terms])
    half = HALF * total - 1e-9
    # What the fullest sentence with the rarest term has is the least that the fullest of all can have.
    least = _fullest(aligned, sum(aligned.held), half)[1] if len(aligned.events) > MANY else half
    best, most = _fullest(aligned, least, half)
    if best is None or total <= 0:
        return None
    told = between(aligned.events, best.start + best.words.start, best.start + best.words.stop - 1)
    places = {place - best.start for place, _ in told}
    content = _content(best.span, best.words)
    covered = len(places & content)
    if covered < COVERED * len(content) and len(content) - covered > SPARED:
        return None
    return replace(best, share=most / total, covered=covered / max(1, len(content)))


def _content(span: Reading, words: range) -> frozenset[int]:
    """Where the content words of a sentence stand, bare figures left out, found once."""
    return span.once(
        ("places of content", words),
        lambda span: frozenset([at for at in words if span.words[at].content and not span.words[at].text.isdigit()]),
    )


def _fullest(aligned: Aligned, least: float, half: float) -> tuple[Retold | None, float]:
    """The first of the sentences with the most weight of what the answer says, more than `half`, and that weight; among
    those with a term that all have that hold `least`.
    """
    best, most = None, half
    places = aligned.telling(dict(enumerate(aligned.held)), least)
    for (_, span), start in zip(aligned.pairs, aligned.starts, strict=True):
        for words in _touched(places, span, start):
            inside = between(aligned.events, start + words.start, start + words.stop - 1)
            weight = sum([aligned.held[number] for number in {number for _, number in inside}])
            if weight > most:
                best, most = Retold(span, words, start), weight
    return best, most


def left_out(aligned: Aligned, told: Retold) -> bool:
    """Whether a condition, hedge or limit of the retold sentence is left out."""
    return bool(withheld(aligned.own, told.span, told.words)) or leaves_out(aligned.compared, spared(aligned.own))


def spared(own: Reading) -> frozenset[str]:
    """The words that may be left out of the sentence retold."""
    return _LOOSE if _ABLE.isdisjoint(own.folded) else _LOOSE | _ABLE


def exchanged(aligned: Aligned, told: Retold) -> bool:
    """Whether the terms stand in the order of the retold sentence but for two that stand in each other's place.

    Two of one list may stand in any order, and a passive turns it round.
    """
    own, span, words = aligned.own, told.span, told.words
    if any(mixed(own, span, words) for mixed in (compared_otherwise, same_side, crossed)):
        return True
    order = _order(aligned, told)
    if reversed_roles(own, span, [(at, there - told.start) for at, there in order]):
        return not turned(own, span, words)
    places = [there for _, there in order]
    if places == sorted(places):
        return False
    wrong = [at for at, (one, right) in enumerate(zip(places, sorted(places), strict=True)) if one != right]
    if len(order) < _FEWEST or len(wrong) != 2 or wrong[1] - wrong[0] < 2:
        return False
    first, last = order[wrong[0]][0], order[wrong[1]][0]
    figures = {at for at, term in aligned.order if term.literal is not None}
    if (first in figures) != (last in figures):
        return False  # A figure does nothing to anybody: it only stands elsewhere.
    commas = own.plain.count(",", own.places[first][1], own.places[last][0])
    joints = commas + sum([word.folded in _LISTING for word in own.words[first:last]])
    if joints >= wrong[1] - wrong[0]:
        return False
    return not turned(own, span, words)


def _touched(places: Sequence[int], span: Reading, start: int) -> list[range]:
    """The sentences of a span that any of the places lies in: the ranges of their words, in order."""
    here = places[bisect_left(places, start) : bisect_left(places, start + len(span.words))]
    if not here:
        return []
    every = span.sentence_words
    stops = span.once("stops of sentences", lambda _: [words.stop for words in every])
    found: dict[int, range] = {}
    for place in here:
        which = bisect_right(stops, place - start)
        if which < len(every) and place - start in every[which]:
            found[which] = every[which]
    return list(found.values())


def _order(aligned: Aligned, told: Retold) -> list[tuple[int, int]]:
    """Where the terms that stand once in the answer and once in the retold sentence stand in the two; words that follow
    each other in both count as one.
    """
    first = told.start + told.words.start
    there: dict[int, list[int]] = {}
    for place, number in between(aligned.events, first, first + len(told.words) - 1):
        there.setdefault(number, []).append(place)
    seen = Counter([term.number for _, term in aligned.order])
    places: list[tuple[int, int]] = []
    for at, term in aligned.order:
        here = there.get(term.number, ())
        if len(here) == 1 and seen[term.number] == 1 and (term.word is None or term.word.folded not in NAMES):
            places.append((at, here[0]))
    return [place for at, place in enumerate(places) if at == 0 or place[1] != places[at - 1][1] + 1]
