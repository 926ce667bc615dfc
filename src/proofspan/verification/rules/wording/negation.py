"""A clause of the answer that denies what the span affirms, or affirms what it denies."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import starmap

from proofspan.verification.clauses import Clause, content_of, text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Contrast, Facing, after, before, between, contrasts
from proofspan.verification.clauses.polarity import (
    ABLE,
    contrasting,
    denied_keys,
    guarded,
    negative,
    opens_contrast,
    relates,
    relating,
    restricts,
    said,
)
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading

ALIKE = 0.5
"""Share of an answer clause's content that the span must have in one place for an added "not" to be a fault."""
ALIKE_LOST = 0.6
"""The same for a lost one."""
NEARLY_ALL = 0.8
"""The same where the denied word itself is not the span's."""
WHOLE = 0.95
FEWEST = 2
"""Keys with content that both must have; one more for a lost "not", unless they are all there is."""
NAMED = 2
"""Words with content after "allowed" that tell what is."""
OF_A_THING = frozenset("no without senza nessun nessuno nessuna".split())
"""Negators that deny the next thing and not what is done: another mention of it must have the same neighbours."""

Placed = tuple[int, Facing]
"""Where a word stands in the span, with its clause."""


def negation(compared: Compared) -> Iterator[Fault]:
    """A fault for each clause whose "not" is added or lost against every clause of the spans that says the rest."""
    if not any(starmap(_denial, compared.pairs)):
        return
    for contrast in contrasts(compared.beside, _found, _agrees):
        message = f"looked for {contrast.said!r} in {compared.where}: there it is {contrast.instead}: "
        yield compared.fault(Kind.NEGATION, contrast.said, message + repr(contrast.clause))


def _denial(own: Reading, span: Reading) -> bool:
    """Whether the sentence denies anything, or has a word that the span denies: else both affirm all they share."""
    return bool(denied_keys(own)) or not own.keys.isdisjoint(denied_keys(span))


def _found(pair: Beside) -> Iterator[Contrast]:
    """What the span has for each word that the answer denies, or that the span denies and the answer has."""
    own, ours = pair.own, pair.denied
    wanted = denied_keys(pair.span) & own.keys
    if not ours and not wanted:
        return
    wanted -= {own.words[index].key for index in ours}
    asked = [index for index, word in enumerate(own.words) if index in ours or word.key in wanted]
    for index in asked[:MOST]:
        if _said(pair, index, denied=index in ours):
            continue
        part = pair.part(index)
        if index not in ours or ours[index] in part.words:
            yield from _against(pair, index, part, denied=index in ours)


def _said(pair: Beside, index: int, *, denied: bool) -> bool:
    """Whether the span has the word between the same two words, denied or not alike: then no more need be asked."""
    own, span, there = pair.own, pair.span, pair.denied_there
    around = between(own, index)
    places = pair.at.get(own.words[index].key, ())
    return any((at in there) == denied and between(span, at) == around for at in places)


def _against(pair: Beside, index: int, part: Clause, *, denied: bool) -> Iterator[Contrast]:
    """The best clause of the span that has one word the other way, if any."""
    best: Facing | None = None
    for at, face in _facing(pair, index, part, denied=denied):
        if _alike(pair, index, part, at, face, denied=denied):
            return
        if _enough(face, denied=denied) and (best is None or face.share > best.share):
            best = face
    if best is None and denied:
        best = _elsewhere(pair, index, part)
    if best:
        there = "affirmed" if denied else "denied"
        yield Contrast(index, there, text_of(pair.span, best.clause), text_of(pair.own, part))


def _agrees(pair: Beside, index: int) -> bool:
    """Whether a clause of the span that says the rest has the word as the answer has it."""
    denied, part = index in pair.denied, pair.part(index)
    facing = _facing(pair, index, part, denied=denied)
    return any(_alike(pair, index, part, at, face, denied=denied) for at, face in facing)


def _facing(pair: Beside, index: int, part: Clause, *, denied: bool) -> Iterator[tuple[int, Facing]]:
    """Where the word stands in the span in clauses that say enough of the rest, with those clauses."""
    content, least = _content(pair.own, part), ALIKE if denied else ALIKE_LOST
    places = pair.at.get(pair.own.words[index].key, ())
    if not places or not pair.reaches(places, content, least):
        return
    facing = pair.facing(content, least)
    found = [(at, facing[place]) for place in sorted(facing) for at in _inside(places, facing[place].clause.words)]
    yield from _nearest(pair, index, part, found) if len(found) > 1 else found


def _inside(places: Sequence[int], words: range) -> Sequence[int]:
    """Those of the ascending places that are among these words."""
    return places[bisect_left(places, words.start) : bisect_left(places, words.stop)]


def _nearest(pair: Beside, index: int, part: Clause, found: Sequence[Placed]) -> Sequence[Placed]:
    """Those of the clauses that have the next thing of the answer as well, where they differ in it: "not liable for
    delays, but liable for defects" says one thing of delays and another of defects.
    """
    behind = after(pair.own, index, part.words, 1)
    return [(at, face) for at, face in found if not behind.isdisjoint(face.clause.content)] or found


def _enough(face: Facing, *, denied: bool) -> bool:
    """Whether two clauses share enough to be compared: all of it where that is little."""
    return face.count >= (FEWEST if denied else FEWEST + 1) or face.share >= WHOLE


def _alike(pair: Beside, index: int, part: Clause, at: int, face: Facing, *, denied: bool) -> bool:
    """Whether the span has a word as the answer has it, denied or not, or whether that cannot be told."""
    own, span, theirs, clause = pair.own, pair.span, pair.denied_there, face.clause
    if pair.once(("untold", part.words, clause.words, denied), lambda pair: _untold(pair, part, clause, denied=denied)):
        return True
    if denied:
        return at in theirs
    if theirs.get(at, -1) not in clause.words:
        return True
    if span.words[at].folded in ABLE and _of_another(pair, index, at, clause):
        return True
    if span.words[theirs[at]].folded not in OF_A_THING or face.share >= WHOLE:
        return False
    return not _neighbours(own, index, part, span, at, clause)


def _of_another(pair: Beside, index: int, at: int, clause: Clause) -> bool:
    """Whether what the span does not allow is nothing that the answer has: to enter the store, and to use the lift."""
    named = after(pair.span, at, clause.stretch, NAMED)
    return bool(named) and named.isdisjoint(pair.part(index).content)


def _untold(pair: Beside, part: Clause, clause: Clause, *, denied: bool) -> bool:
    """Whether the two clauses as wholes leave it open what they deny."""
    own, span = pair.own, pair.span
    if _both_deny(pair, part, clause) or contrasting(own, part.words):
        return True
    if guarded(own, part.stretch) != guarded(span, clause.stretch):
        return True
    limits = relating(own, part.words), relating(span, clause.words)
    if limits[not denied] - limits[denied]:
        return True
    if denied:
        return _restricts(span, clause.words, own, part.stretch)
    return _restricts(own, part.words, span, clause.stretch)


def _both_deny(pair: Beside, part: Clause, clause: Clause) -> bool:
    """Whether both clauses deny or neither; what both deny by the same word is left out of account."""
    ours, theirs = pair.denials(part), pair.denials_there(clause)
    same = ours.keys() & theirs.keys()
    denying = negative(pair.own, part.words, {ours[key] for key in same})
    return denying == negative(pair.span, clause.words, {theirs[key] for key in same})


def _neighbours(own: Reading, index: int, part: Clause, span: Reading, at: int, clause: Clause) -> bool:
    """Whether the two words have a neighbour in common."""
    behind = after(own, index, part.stretch, 1) & after(span, at, clause.stretch, 2)
    return bool(behind or before(own, index, part.stretch, 1) & before(span, at, clause.stretch, 2))


def _restricts(one: Reading, words: range, other: Reading, there: range) -> bool:
    """Whether any of these words of one text half denies or restricts, those left out that the other has there."""
    words = words[1:] if opens_contrast(one, words) else words
    return restricts(said(one, words) - said(other, there), one.language)


def _elsewhere(pair: Beside, index: int, part: Clause) -> Facing | None:
    """The clause that says nearly all the rest of a denying clause where the denied word itself is another."""
    own, span = pair.own, pair.span
    if relates(own, index) or relating(own, part.words) or not negative(own, part.words):
        return None
    facing = pair.facing(part.content - {own.words[index].key}, NEARLY_ALL).values()
    alike = [face for face in facing if face.count > FEWEST]
    denying = set(pair.denied_there.values()) if alike else set()
    for around in {face.clause.stretch for face in alike}:
        if not denying.isdisjoint(around) or _restricts(span, around, own, part.stretch):
            return None
    return max(alike, key=lambda face: face.share, default=None)


def _content(own: Reading, part: Clause) -> frozenset[str]:
    """The content of the clause; of its whole stretch where that is too little to find it by."""
    if len(part.content) > FEWEST:
        return part.content
    return content_of(own, part.stretch)
