"""A subject of one of two parallel clauses with what the other says; two terms that have changed places."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.labels import labels
from proofspan.verification.rules.subjects.binding import other_subject
from proofspan.verification.rules.subjects.exchanged import exchanged
from proofspan.verification.rules.subjects.parallel import Parallel, Side, parallels, parted
from proofspan.verification.rules.subjects.relabelled import relabelled
from proofspan.verification.rules.subjects.terms import (
    JOINING,
    Term,
    content,
    sentence_terms,
    sentences_with,
    shown,
    terms,
    told,
)
from proofspan.verification.rules.subjects.transposed import transposed

LONGEST = 80
"""Words of a sentence that is looked at."""
LOOKED_AT = 8
"""Places of the rarest word of a sentence in a span that are looked at."""
OFTEN = 32
"""The same, where it is asked whether the sentence may be right after all."""
_DENYING = frozenset("not no never nor neither without cannot non ne mai nessun nessuno nessuna senza".split())
_PAIRING = frozenset("respectively rispettivamente".split())


class Crossing(NamedTuple):
    """What is said of `own` stands in the span beside `instead`, in whose place the claim has `own`."""

    own: Side
    instead: Side


def crossed(compared: Compared) -> Iterator[Fault]:
    """The crossing of the sentence, told once: none where a number is a fault already for its subject or its place."""
    found = crossing(compared)
    if found and next(chain(exchanged(compared), other_subject(compared)), None) is None:
        yield found


def crossing(compared: Compared) -> Fault | None:
    """A fault where the sentence gives to the subject of one clause what a span says of that of a parallel clause, and
    where it has two terms of a span in each other's place, or another label in one's place, all else being as there.
    """
    if compared.copied or any(told(own) in told(span) for own, span in compared.pairs):
        return None
    for own, span in compared.pairs:
        places = sentences_with(span, content(own), LOOKED_AT) if len(own.words) <= LONGEST else ()
        if places:
            found = _transposed(own, span, places, compared) or _relabelled(own, span, places, compared)
            found = found or _crossing(own, span, places, compared)
            if found:
                return found
    return None


def _transposed(own: Reading, span: Reading, places: Sequence[int], compared: Compared) -> Fault | None:
    """The fault of two terms that changed places."""
    pair = transposed(own, span, places)
    if not pair:
        return None
    one, other = (shown(own, row) for row in pair)
    message = f"looked for {one!r} and {other!r} in {compared.where}: there each stands in the place of the other"
    return compared.fault(Kind.OTHER_SUBJECT, one, message)


def _relabelled(own: Reading, span: Reading, places: Sequence[int], compared: Compared) -> Fault | None:
    """The fault of a label in the place of another."""
    pair = relabelled(own, span, places)
    keys = content(own) | {pair[0].key} if pair else frozenset[str]()
    if not pair or not _labelled(pair[0], compared.spans) or _elsewhere(keys, None, span, compared):
        return None
    one, other = shown(own, pair[:1]), shown(span, pair[1:])
    message = f"looked for {one!r} in {compared.where}: where the rest is said it has {other!r}"
    return compared.fault(Kind.OTHER_SUBJECT, one, message)


def _labelled(label: Term, spans: Sequence[Reading]) -> bool:
    """Whether a span has the label anywhere: one that stands nowhere is a fault already."""
    return any(f"#{each.key}" == label.key for span in spans for each in labels(span).values())


def _crossing(own: Reading, span: Reading, places: Sequence[int], compared: Compared) -> Fault | None:
    """The fault of two parallel clauses that are crossed in the sentence."""
    if not own.folded.isdisjoint(_DENYING | _PAIRING):
        return None
    parts = [terms(own, clause) for clause in parted(own, range(len(own.words)))]
    whole = frozenset(term.key for part in parts for term in part)
    for place in places:
        for each in span.once(("parallel", place), partial(_parallels, place)):
            found = _crossed(each, parts, whole)
            keys = _keys(found.own.front) | _keys(found.instead.tail) if found else whole
            if found and _once(keys, sentence_terms(span, place)) and not _elsewhere(keys, place, span, compared):
                return _fault(found, span, compared)
    return None


def _once(keys: frozenset[str], row: Sequence[Term]) -> bool:
    """Whether each of these stands once in the sentence: what stands twice may be said of either."""
    counts = Counter(term.key for term in row)
    return all(counts[key] == 1 for key in keys)


def _parallels(place: int, span: Reading) -> list[Parallel]:
    return parallels(span, span.sentence_words[place])


def _fault(found: Crossing, span: Reading, compared: Compared) -> Fault:
    said, beside = shown(span, found.instead.tail), shown(span, found.instead.front)
    mine, has = shown(span, found.own.front), shown(span, found.own.tail)
    message = f"{said!r} stands in {compared.where} beside {beside!r}, not {mine!r}, which has {has!r} there"
    return compared.fault(Kind.OTHER_SUBJECT, said, message)


def _crossed(each: Parallel, parts: Sequence[Sequence[Term]], whole: frozenset[str]) -> Crossing | None:
    """The crossing of two parallel clauses in the sentence: in one of its clauses, nothing else of the two being said;
    or in two of them, the one this way and the other that.
    """
    ways = [Crossing(each.one, each.other), Crossing(each.other, each.one)]
    held = [[way for way in ways if _crosses(way, part, each.pivot)] for part in parts]
    first = next((way for found in held for way in found), None)
    if first is None:
        return None
    alone = whole.isdisjoint(_keys(first.instead.front)) and whole.isdisjoint(_keys(first.own.tail))
    both = all(any(way in found for found in held) for way in ways)
    return first if alone or both else None


def _crosses(way: Crossing, part: Sequence[Term], pivot: str) -> bool:
    """Whether a clause of the sentence has the one subject with what is said of the other, and neither of the rest."""
    keys = [term.key for term in part]
    said = [term.key for term in way.instead.tail if term.key in keys]
    if not _keys(way.own.front) <= set(keys) or way.instead.tail[0].key not in said:
        return False
    if 2 * len(said) < len(way.instead.tail):
        return False
    if not _keys(way.instead.front).isdisjoint(keys) or not _keys(way.own.tail).isdisjoint(keys):
        return False
    return not pivot or pivot in keys[: keys.index(said[0])]


def _elsewhere(keys: frozenset[str], place: int | None, span: Reading, compared: Compared) -> bool:
    """Whether a sentence of a span has all these, or a clause of the one at this place."""
    for each in compared.spans:
        plain = frozenset(key for key in keys if key[0] not in "#=")
        # Figures and labels alone may stand in any sentence.
        among = sentences_with(each, plain, OFTEN) if plain else range(min(OFTEN, len(each.sentence_words)))
        for at in among:
            words = each.sentence_words[at]
            parts = _parts(each, parted(each, words)) if each is span and at == place else [terms(each, words)]
            if any(keys <= _keys(part) for part in parts):
                return True
    return False


def _parts(span: Reading, cut: Sequence[Sequence[int]]) -> list[list[Term]]:
    """The clauses, each with what stands before it that is but a thing more: "AX-42 and AX-24 run at 3 bar"."""
    found: list[list[Term]] = []
    before: list[Term] = []
    for words in cut:
        row = before + terms(span, words)
        bare = sum(term.content and not term.sort for term in row) <= 1
        before = row if bare and all(term.content or term.key in JOINING for term in row) else []
        found.append(row)
    return found


def _keys(row: Sequence[Term]) -> frozenset[str]:
    return frozenset(term.key for term in row)
