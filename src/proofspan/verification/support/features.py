"""What the support score is made of: how much of a sentence the cited spans hold, and how close together."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import log1p

from proofspan.verification.clauses.polarity import HALF, NEGATORS, denied, denies
from proofspan.verification.nouns import Fault
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.aligning.holding import said_without_denial
from proofspan.verification.support.aligning.terms import Term
from proofspan.verification.support.parts import parts
from proofspan.verification.support.rarity import UNKNOWN
from proofspan.verification.support.retelling import TOLD, WHOLLY, Retold, exchanged, left_out, retold
from proofspan.verification.support.windows import MANY, Event, around, best, between

PRIOR = 1.0
"""Weight that every sentence is given as found: of a short one, little is known."""
ADDED, OTHERS = 1.0, 0.75
"""Weight that an added part must have, and what stands beside it."""
HINTED, SEVERAL = 0.3, 0.6
"""Weight that a part must have where a sentence is retold as a whole, and several words that are none."""
MOSTLY = 0.6
"""Share of them that must have been found."""
SHORTEST, WIDE = 12, 60
"""Words of a span that count as one place: the fewest for what is twice as long as the sentence, and for strays."""
NEAR = 8
"""Words between two that still stand together."""
AROUND = 8
"""Words on either side of a place that may deny what stands in it."""

FLAWS = ("added", "wordless", "left-out", "exchanged")
"""A part of which nothing was found beside others that were; next to none of the words found, or none at all; a
condition, hedge or limit left out of the sentence that is retold; two terms exchanged in it.
"""
FEW = 0.34
"""Share of the words' weight below which they count as next to none."""

Features = dict[str, float]
_FIRST = frozenset("i me my mine io mio mia".split())


@dataclass(slots=True)
class Measured:
    """The features of a sentence, and its words that no span has; if all are there, those that stand apart."""

    features: Features
    lost: tuple[str, ...]


def measured(aligned: Aligned, faults: Sequence[Fault] = ()) -> Measured:
    """The features by name. Those of faults are `fault:` and the kind, 1 where there is one."""
    terms, events = aligned.terms, aligned.events
    total = sum([term.weight for term in terms])
    most, first, last = _windows(aligned)
    strays = _numbers(terms) - {number for _, number in between(events, first, last)}
    if len(aligned.compared.sentence.labels) > 1:
        most, strays = _shared(aligned, strays, most)
    strayed, _ = _run(aligned.order, strays)
    lost = [term for term in terms if not term.likeness]
    _, tail = _run(aligned.order, _numbers(lost))
    told = retold(aligned)
    features = {
        "window": (most + PRIOR) / (total + PRIOR),
        "near": _near(aligned.order),
        "stray": strayed / (total + PRIOR),
        "tail": log1p(tail),
        "names": log1p(sum([term.named for term in lost])),
        "figures": log1p(sum([term.literal is not None for term in lost])),
        "denial": _denial(aligned, first - AROUND, last + AROUND),
        "first-person": _first_person(aligned),
        "added": _added(aligned, told),
        "wordless": _wordless(terms, lost),
        **_retelling(aligned, told),
    }
    lost = [term for term in lost if not term.faint]
    lost = lost or [term for term in terms if term.number in strays and term.places and not term.faint]
    words = Measured(features, tuple([term.text for term in sorted(lost, key=lambda term: term.at)]))
    return blamed(words, faults)


def blamed(words: Measured, faults: Sequence[Fault]) -> Measured:
    """What was measured of the words, with the faults besides."""
    if not faults:
        return words
    return Measured({**words.features, **{f"fault:{fault.kind}": 1.0 for fault in faults}}, words.lost)


def _windows(aligned: Aligned) -> tuple[float, int, int]:
    """The most weight in a window as wide as the sentence is long, and where the best wide window begins and ends."""
    events, held = aligned.events, aligned.held
    width = max(SHORTEST, 2 * len(aligned.own.words))
    most, _, _ = best(events, held, width)
    near: Sequence[Event] = events
    if len(events) > MANY and width <= WIDE:
        # The wide one holds no less: it has one of these places, and what is far from all of them is not looked at.
        near = around(events, aligned.telling(dict(enumerate(held)), most), WIDE)
    _, first, last = best(near, held, WIDE)
    return most, first, last


def _numbers(terms: Sequence[Term]) -> frozenset[int]:
    return frozenset([term.number for term in terms])


def _shared(aligned: Aligned, strays: frozenset[int], most: float) -> tuple[float, frozenset[int]]:
    """The weight found and what strays where each span that the sentence cites by name carries a part of it."""
    every = _numbers(aligned.terms)
    held = every - strays
    width = max(SHORTEST, 2 * len(aligned.own.words))
    for inside in aligned.by_span:
        more, first, last = best(inside, aligned.held, width, held)
        most += more
        held |= {number for _, number in between(inside, first, last)}
    total = sum([aligned.held[term.number] for term in aligned.terms if term.number in held])
    return min(most, total), every - held


def flawed(features: Features) -> bool:
    """Whether the sentence has a flaw of those that hold its support below the threshold."""
    return any(features.get(name, 0.0) > 0 for name in FLAWS)


def _run(order: Sequence[tuple[int, Term]], bad: frozenset[int]) -> tuple[float, float]:
    """The most weight of bad terms, by number, one after the other, and that of those at the end."""
    run = most = 0.0
    if not bad:
        return most, run
    for _, term in order:
        run = run + term.weight if term.number in bad else 0.0
        most = max(most, run)
    return most, run


def _near(order: Sequence[tuple[int, Term]]) -> float:
    """The share of neighbouring terms that stand near each other in a span."""
    total = near = 0.0
    known: dict[tuple[int, int], bool] = {}
    for (_, one), (_, other) in pairwise(order):
        if one is not other:
            weight = min(one.weight, other.weight)
            total += weight
            pair = one.number, other.number
            if pair not in known:
                known[pair] = _meet(one.places, other.places)
            near += weight if known[pair] else 0.0
    return (near + PRIOR) / (total + PRIOR)


def _meet(ones: Sequence[int], others: Sequence[int]) -> bool:
    """Whether a place of the one is `NEAR` a place of the other; looks up the fewer among the more."""
    few, many = (others, ones) if len(others) < len(ones) else (ones, others)
    for place in few:
        at = bisect_left(many, place - NEAR)
        if at < len(many) and many[at] <= place + NEAR:
            return True
    return False


def _added(aligned: Aligned, told: Retold | None) -> float:
    """How far the rest was found where nothing was of a part of several words.

    Where one sentence of a span is retold as a whole, one new word is enough for a part, a rare one that begins it
    too, and several new words need be no part.
    """
    return max([beside for beside, _ in additions(aligned, told)], default=0.0)


def additions(aligned: Aligned, told: Retold | None) -> list[tuple[float, list[Term]]]:
    """The parts of which nothing was found, each with how far what stands beside it was."""
    # Nothing is added where all that tells anything was found.
    if all(term.likeness or term.faint for term in aligned.terms):
        return []
    edges = parts(aligned.own)
    grouped: dict[int, list[Term]] = {}
    for at, term in aligned.order:
        grouped.setdefault(bisect_left(edges, at + 1), []).append(term)
    new = [group for group in grouped.values() if _unfounded(group, 2, ADDED)]
    if told is not None and told.covered >= WHOLLY:
        new += [group for group in grouped.values() if _unfounded(group, 1, HINTED)]
        new += [run for run in _lost_runs(aligned.order) if _unfounded(run, 2, SEVERAL)]
        new += [group[:1] for at, group in grouped.items() if at and _unfounded(group[:1], 1, UNKNOWN)]
    whole = _weight([term for _, term in aligned.order])
    found = sum([aligned.held[term.number] for _, term in aligned.order])
    return [(_beside(whole - _weight(group), found), group) for group in new]


def _lost_runs(order: Sequence[tuple[int, Term]]) -> Iterator[list[Term]]:
    """The stretches of terms, one after the other, that were found nowhere."""
    for lost, run in groupby(order, key=lambda place: not place[1].found):
        if lost:
            yield [term for _, term in run]


def _wordless(terms: Sequence[Term], lost: Sequence[Term]) -> float:
    """1 where nothing of the sentence was found, or it says nothing that could be; and where a figure was found and
    next to nothing of the words about it, units aside.
    """
    if sum([not term.faint for term in terms]) == sum([not term.faint for term in lost]):
        return 1.0
    if not any(term.literal is not None and term.likeness for term in terms):
        return 0.0
    words = [term for term in terms if term.word is not None and not term.unit]
    found = sum([term.weight * term.likeness for term in words])
    return float(_weight(words) >= SEVERAL and found < FEW * _weight(words))


def _unfounded(group: Sequence[Term], fewest: int, least: float) -> bool:
    """Whether these say something, in so many words and of so much weight, and nothing of them was found."""
    telling = [term for term in group if not term.faint]
    if len(telling) < fewest:
        return False
    for term in telling:
        if term.likeness:
            return False
    return _weight(telling) >= least


def _beside(weight: float, found: float) -> float:
    """How far what stands beside an added group was found, 0 where it weighs little or most of it was not."""
    return found / weight if weight >= OTHERS and found >= MOSTLY * weight else 0.0


def _weight(group: Sequence[Term]) -> float:
    return sum([term.weight for term in group])


def _retelling(aligned: Aligned, told: Retold | None) -> Features:
    """What is left out of the sentence that is retold, and what is exchanged in it."""
    if told is None or told.share < TOLD:
        return {"left-out": 0.0, "exchanged": 0.0}
    return {"left-out": float(left_out(aligned, told)), "exchanged": float(exchanged(aligned, told))}


def _first_person(aligned: Aligned) -> float:
    """1 where the sentence speaks of its writer and no span does."""
    if _FIRST.isdisjoint(aligned.own.folded):
        return 0.0
    return float(all(_FIRST.isdisjoint(span.folded) for _, span in aligned.pairs))


def _denial(aligned: Aligned, first: int, last: int) -> float:
    """1 where the sentence denies something and the spans, where they carry it, deny nothing."""
    no = denied(aligned.own)
    if not no or any(said_without_denial(own, span, no) for own, span in aligned.pairs):
        return 0.0
    if len(aligned.compared.sentence.labels) > 1:
        return float(not any(_denies(span) for _, span in aligned.pairs))
    for (_, span), start in zip(aligned.pairs, aligned.starts, strict=True):
        if denies(span.words[max(0, first - start) : max(0, last - start + 1)], span.language):
            return 0.0
    return 1.0


def _denies(span: Reading) -> bool:
    """Whether any word of the span denies, restricts or contrasts."""
    negators, half = NEGATORS.get(span.language, NEGATORS["en"]), HALF.get(span.language, HALF["en"])
    return not (negators.isdisjoint(span.folded) and half.isdisjoint(span.folded))
