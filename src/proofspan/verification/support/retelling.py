"""A sentence that retells one sentence of a span: what it leaves out of it, and what it exchanges."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from proofspan.analysis import folded
from proofspan.verification.reading import Reading
from proofspan.verification.signals import signals
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.terms import Term

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
    "may might can could able allowed permitted possible puo possono potrebbe potrebbero possibile consentito".split()
)
"""Words for what may be: with one of them in the answer, none is left out."""
_AGENT = {"en": frozenset(("by",)), "it": frozenset("da dal dalla dallo dagli dalle dai".split())}
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
    share: float
    covered: float = 0.0


def retold(aligned: Aligned) -> Retold | None:
    """The sentence of a span that is retold: it has the most of what the answer says, and little else."""
    total = sum(term.weight for term in aligned.terms)
    best, most = None, HALF * total - 1e-9
    for (_, span), start in zip(aligned.pairs, aligned.starts, strict=True):
        for words, weight in _told(aligned.terms, span, start).items():
            if weight > most:
                best, most = Retold(span, range(*words), start, weight / total), weight
    if best is None or total <= 0:
        return None
    places = {place for term in aligned.terms for place in term.places}
    said = ((at, best.span.words[at]) for at in best.words)
    content = [best.start + at for at, word in said if word.content and not word.text.isdigit()]
    covered = sum(place in places for place in content)
    if covered < COVERED * len(content) and len(content) - covered > SPARED:
        return None
    return replace(best, covered=covered / max(1, len(content)))


def left_out(aligned: Aligned) -> bool:
    """Whether a condition, hedge or limit of the retold sentence is left out."""
    found = signals(aligned.compared)
    spared = _LOOSE if _ABLE.isdisjoint(aligned.own.folded) else _LOOSE | _ABLE
    return any(
        folded(word) not in spared
        for name in ("dropped_condition", "dropped_hedge", "dropped_quantifier")
        for word in found[name]
    )


def exchanged(aligned: Aligned, told: Retold) -> bool:
    """Whether the terms stand in the order of the retold sentence but for two that stand in each other's place.

    Two of one list may stand in any order, and a passive turns it round.
    """
    order = _order(aligned, told)
    places = [there for _, there in order]
    wrong = [at for at, (one, right) in enumerate(zip(places, sorted(places), strict=True)) if one != right]
    if len(order) < _FEWEST or len(wrong) != 2 or wrong[1] - wrong[0] < 2:
        return False
    own = aligned.own
    first, last = order[wrong[0]][0], order[wrong[1]][0]
    commas = own.plain.count(",", own.places[first][1], own.places[last][0])
    joints = commas + sum(word.folded in _LISTING for word in own.words[first:last])
    if joints >= wrong[1] - wrong[0]:
        return False
    agent = _AGENT.get(own.language, _AGENT["en"])
    theirs = any(told.span.words[at].folded in agent for at in told.words)
    return theirs == any(word.folded in agent for word in own.words)


def _told(terms: Sequence[Term], span: Reading, start: int) -> dict[tuple[int, int], float]:
    """How much weight of the answer each sentence of a span has, by the range of its words."""
    found: dict[tuple[int, int], float] = {}
    places = sorted((place - start, term.number) for term in terms for place in term.places)
    places = [(at, number) for at, number in places if 0 <= at < len(span.words)]
    if not places:
        return found
    upcoming = 0
    for sentence in span.sentences:
        words = span.between(sentence)
        inside: set[int] = set()
        while upcoming < len(places) and places[upcoming][0] < words.stop:
            if places[upcoming][0] >= words.start:
                inside.add(places[upcoming][1])
            upcoming += 1
        if inside:
            found[words.start, words.stop] = sum(terms[number].weight * terms[number].likeness for number in inside)
    return found


def _order(aligned: Aligned, told: Retold) -> list[tuple[int, int]]:
    """Where the terms that stand once in the answer and once in the retold sentence stand in the two; words that follow
    each other in both count as one.
    """
    first, last = told.start + told.words.start, told.start + told.words.stop
    seen = Counter(term.number for _, term in aligned.order)
    places: list[tuple[int, int]] = []
    for at, term in aligned.order:
        if seen[term.number] == 1:
            here = [place for place in term.places if first <= place < last]
            places += [(at, here[0])] if len(here) == 1 else []
    return [place for at, place in enumerate(places) if at == 0 or place[1] != places[at - 1][1] + 1]
