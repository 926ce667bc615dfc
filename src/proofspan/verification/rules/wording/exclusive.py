"""An "only" of the span turned round: opened to everybody, given to somebody else, or denied to those who have it."""

from collections.abc import Iterator, Mapping, Sequence
from heapq import nlargest
from typing import NamedTuple

from proofspan.verification.clauses import Clause, clause_of, clauses, content_of, text_of
from proofspan.verification.clauses.alignment import MOST, Beside
from proofspan.verification.clauses.cutting import is_verb
from proofspan.verification.clauses.polarity import denied_keys, guarded, negative, relating, restricts, said
from proofspan.verification.clauses.quantities import idle
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.restricting import (
    BUT,
    EVERY,
    EVERYBODY,
    HERE,
    NOBODY,
    ONLY,
    OPEN,
    OTHERS,
    RESERVED,
    TO,
)

ALIKE_AT_ALL = 0.3
"""Share of all of the clause's content that is looked for first."""
ALIKE = 0.7
"""Share of the clause's content, what speaks against the span left out, that the span's sentence must have."""
ALL_BUT = 0.99
"""The same where somebody else stands in the place of those to whom it is left."""
ARTICLES = frozenset("the of il lo la l i gli le".split())
"""Words that may stand between a word for all and what it takes in."""
COMPARED = 16
"""Clauses of a span that leave something to some with which one of the answer is compared: the most alike."""
A_CLAUSE = 8
"""Words of one clause that leave something to some."""
LONGEST = 20
"""Words behind such a word in which those are looked for to whom it leaves it."""
BEFORE = 3
"""How many words before "but" the "nobody" stands."""
MOST_ELSE = 2
"""Keys that somebody else may have."""

MARKS = frozenset[str]().union(*(words for table in (ONLY, RESERVED, BUT) for words in table.values()))
"""A word of every such saying, in either language."""


class Exclusive(NamedTuple):
    """What a span leaves to some alone: the word that says so, the keys of those, the clause, the content of its
    stretch, whether those stand first, and whether the word denies the others.
    """

    word: str
    alone: frozenset[str]
    clause: Clause
    content: frozenset[str]
    first: bool
    denying: bool


def turned_round(compared: Compared) -> Iterator[Fault]:
    """A fault for a clause that opens to all what the spans leave to some, gives it to others, or denies it to them."""
    if all(span.folded.isdisjoint(MARKS) for span in compared.spans):
        return
    for pair in compared.beside:
        own, span = pair.own, pair.span
        found = _exclusives(span)
        for part in pair.parts[:MOST] if found else ():
            if not said(own, part.stretch).isdisjoint(_of(OTHERS, own)):
                continue
            faces = [
                face for face in pair.facing(part.content, ALIKE_AT_ALL).values() if face.clause.words.start in found
            ]
            best = nlargest(COMPARED, faces, key=lambda face: face.share)
            for exclusive in (each for face in best for each in found[face.clause.words.start]):
                told = _opened(compared, pair, part, exclusive) or _denied(compared, pair, part, exclusive)
                if told:
                    yield told
                    return


def _of(table: Mapping[str, frozenset[str]], reading: Reading) -> frozenset[str]:
    """The words of a reading's language; those of English for one that is neither English nor Italian."""
    return table.get(reading.language, table["en"])


def _opened(compared: Compared, pair: Beside, part: Clause, exclusive: Exclusive) -> Fault | None:
    """The fault of a clause that affirms for everybody, or for somebody else, what is left to some."""
    own = pair.own
    if exclusive.denying == negative(pair.span, exclusive.clause.words) and not negative(own, part.words):
        token = _everybody(pair, part, exclusive) or _somebody_else(compared, pair, part, exclusive)
        if token and not _said_too(compared, part):
            clause = text_of(pair.span, exclusive.clause)
            return compared.otherwise(Kind.QUANTIFIER, token, exclusive.word, clause)
    return None


def _said_too(compared: Compared, part: Clause) -> bool:
    """Whether a sentence of the spans that says all the rest opens it to all as well."""
    for pair in compared.beside:
        every = _of(EVERYBODY, pair.span) | _of(EVERY, pair.span)
        rest = part.content - {word.key for word in pair.own.words if word.folded in every}
        for face in pair.facing(rest, ALL_BUT).values():
            there = said(pair.span, face.clause.stretch)
            if not there.isdisjoint(every) and there.isdisjoint(_of(ONLY, pair.span)):
                return True
    return False


def _denied(compared: Compared, pair: Beside, part: Clause, exclusive: Exclusive) -> Fault | None:
    """The fault of a clause that denies to some, or affirms of what they are not, what is left to them."""
    own, span = pair.own, pair.span
    ours, theirs = pair.denials(part), pair.denials_there(exclusive.clause)
    same = ours.keys() & theirs.keys()
    if exclusive.denying or negative(span, exclusive.clause.words, {theirs[key] for key in same}):
        return None
    if not negative(own, part.words, {ours[key] for key in same}):
        return None
    rest = part.content - exclusive.alone
    if not exclusive.alone <= part.content or rest.isdisjoint(exclusive.content - exclusive.alone):
        return None
    if not _alike(part.content, exclusive, ALIKE) or restricts(said(own, part.words), own.language):
        return None
    if guarded(own, part.stretch) != guarded(span, exclusive.clause.stretch):
        return None
    if relating(own, part.words) - relating(span, exclusive.clause.words):
        return None
    targets = ours.keys() - same
    if any(not targets.isdisjoint(denied_keys(each)) for each in compared.spans):
        return None
    token, clause = text_of(own, part), text_of(span, exclusive.clause)
    message = f"looked for {token!r} in {compared.where}: there it is affirmed: {clause!r}"
    return compared.fault(Kind.NEGATION, token, message)


def _alike(content: frozenset[str], exclusive: Exclusive, least: float) -> bool:
    return bool(content) and len(content & exclusive.content) >= least * len(content)


def _everybody(pair: Beside, part: Clause, exclusive: Exclusive) -> str:
    """The words of the clause that open it to all; empty where it has none."""
    own, words = pair.own, pair.own.words
    opening = {words[at].key for at in part.words if words[at].folded in _of(OPEN, own)}
    for at in part.words:
        plain = words[at].folded
        every, everybody = plain in _of(EVERY, own), plain in _of(EVERYBODY, own)
        if not (every or everybody) or idle(own, at):
            continue
        counted = _counted(words, at, part) if every else None
        rest = part.content - {words[at].key} - opening
        if counted is None:
            if everybody and rest.isdisjoint(exclusive.alone) and _alike(rest, exclusive, ALIKE):
                return words[at].text
        elif _counts_more(pair, counted.key, rest, exclusive) and _alike(rest - {counted.key}, exclusive, ALIKE):
            return f"{words[at].text} {counted.text}"
    return ""


def _counted(words: Sequence[Word], at: int, part: Clause) -> Word | None:
    """What a word for all stands right before, an article between them left out."""
    for word in words[at + 1 : min(at + 3, part.words.stop)]:
        if word.content:
            return word
        if word.folded not in ARTICLES:
            return None
    return None


def _counts_more(pair: Beside, counted: str, rest: frozenset[str], exclusive: Exclusive) -> bool:
    """Whether all of something are more than those to whom it is left, or others."""
    if counted in exclusive.alone:
        others = exclusive.alone - {counted}
        return bool(others) and others.isdisjoint(rest)
    return counted not in pair.span.keys and exclusive.alone.isdisjoint(rest)


def _somebody_else(compared: Compared, pair: Beside, part: Clause, exclusive: Exclusive) -> str:
    """Those of whom no span says anything and who stand first, where all the rest is left to others."""
    others = {key for key in part.content if not any(key in span.keys for span in compared.spans)}
    rest = exclusive.content - exclusive.alone
    if not exclusive.first or not 0 < len(others) <= MOST_ELSE:
        return ""
    if not rest or not exclusive.alone.isdisjoint(part.content):
        return ""
    if not rest <= part.content or not _alike(part.content - others, exclusive, ALL_BUT):
        return ""
    words = [pair.own.words[at] for at in part.words]
    first = next((at for at, word in enumerate(words) if is_verb(word, pair.own.language)), 0)
    if not others <= {word.key for word in words[:first]}:
        return ""
    return " ".join(word.text for word in words[:first] if word.key in others)


def _exclusives(span: Reading) -> Mapping[int, Sequence[Exclusive]]:
    """What a text leaves to some alone, by the first word of its clause, found once."""
    return span.once("exclusives", _by_clause)


def _by_clause(span: Reading) -> dict[int, list[Exclusive]]:
    marks = _of(ONLY, span) | _of(RESERVED, span) | _of(BUT, span)
    found: dict[int, list[Exclusive]] = {}
    parts = clauses(span) if not span.folded.isdisjoint(marks) else ()
    for at in [at for at, word in enumerate(span.words) if word.folded in marks] if parts else ():
        clause = parts[clause_of(parts, at)]
        here = found.setdefault(clause.words.start, [])
        exclusive = _exclusive(span, at, clause) if len(here) < A_CLAUSE and _restricts(span, at) else None
        if exclusive:
            here.append(exclusive)
    return found


def _exclusive(span: Reading, at: int, clause: Clause) -> Exclusive | None:
    """What the word leaves to some; None where it only counts, or belongs to an idiom."""
    words = span.words
    if idle(span, at) or any(word.text.isdigit() for word in words[at + 1 : at + 3]):
        return None
    first = not any(word.content and word.folded not in _of(NOBODY, span) for word in words[clause.words.start : at])
    alone = _alone(span, at, clause, first=first)
    content = content_of(span, clause.stretch) - {words[at].key}
    denying = words[at].folded in _of(BUT, span)
    return Exclusive(words[at].text, alone, clause, content, first, denying) if alone else None


def _restricts(span: Reading, at: int) -> bool:
    """Whether a word that may leave something to some does so here."""
    words, plain = span.words, span.words[at].folded
    if plain in _of(RESERVED, span):
        return at + 1 < len(words) and words[at + 1].folded in _of(TO, span)
    if plain in _of(BUT, span):
        return any(word.folded in _of(NOBODY, span) for word in words[max(0, at - BEFORE) : at])
    return True


def _alone(span: Reading, at: int, clause: Clause, *, first: bool) -> frozenset[str]:
    """The keys of those to whom something is left: what follows, up to the verb or the next preposition."""
    words, here = span.words, _of(HERE, span)
    start, stop = at + 1, min(at + LONGEST, clause.words.stop)
    after_verb = at > clause.words.start and is_verb(words[at - 1], span.language)
    if after_verb and not first:
        # "May only be restored by members": what is left to them is what follows the preposition.
        start = next((place for place in range(start, stop) if words[place].folded in here), start)
    found: set[str] = set()
    for word in words[start:stop]:
        if found and (is_verb(word, span.language) if first else word.folded in here):
            break
        if word.content:
            found.add(word.key)
    return frozenset(found)
