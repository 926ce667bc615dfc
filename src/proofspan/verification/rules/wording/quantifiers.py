"""A quantifier of the answer that its span does not have: all for some, only where nothing is said of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, starmap

from proofspan.verification.clauses import Clause, text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Contrast, Facing, contrasts
from proofspan.verification.clauses.quantities import CONTRARY, EQUAL, SHARING, STRONG, Scope, idle, quantifiers, scopes
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.restricting import RESERVED

ALIKE = 0.6
"""Share of the clause's other content that the span must have in one place for another quantifier to be a fault."""
ALIKE_BARE = 0.75
"""The same where the span has none there."""
FEWEST = 2
REACH = 5
"""How many words after a quantifier what it counts is looked for."""
OF_WHICH = frozenset("majority part number parte numero maggioranza".split())
"""Words between a quantifier and what it counts ("la maggior parte dei soci")."""
NEARLY = frozenset("almost nearly virtually practically quasi pressoche".split())
"""Words before "all" that take something away from it."""
ALL = frozenset("all every everyone everybody everything always tutti tutte ogni sempre".split())
WEEKDAYS = frozenset(
    """
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
    lunedi martedi mercoledi giovedi venerdi sabato domenica
    """.split()
)
"""Days of every week, in Italian only behind one of `EACH_OF_THEM` and before none of `ONE_OF_THEM`."""
EACH_OF_THEM = frozenset("il la di al dal alla dalla e".split())
ONE_OF_THEM = frozenset(
    "prossimo prossima scorso scorsa successivo successiva seguente precedente dopo prima santo".split()
)
OF_ONE = ("a", "o", "ente", "ante", "ore", "ione")
"""Endings of Italian nouns of one thing: "per impresa" is said of each, "per imprese" is not."""
NEAR = 3
"""How many words before it the span's is."""


def quantifier(compared: Compared) -> Iterator[Fault]:
    """A fault for each strong quantifier that no clause of the spans that says the rest has, nor an equal one."""
    if not any(starmap(_quantified, compared.pairs)):
        return
    for contrast in contrasts(compared.beside, _found, _agrees):
        has = f"it has {contrast.instead!r}" if contrast.instead else "it has none"
        message = f"looked for {contrast.said!r} in {compared.where}: where the rest is said {has}: {contrast.clause!r}"
        yield compared.fault(Kind.QUANTIFIER, contrast.said, message)


def _quantified(own: Reading, span: Reading) -> bool:
    """Whether the sentence has a quantifier, and anything in common with the span that it may count."""
    return not own.folded.isdisjoint(quantifiers(own.language)) and not own.keys.isdisjoint(span.keys)


def _found(pair: Beside) -> Iterator[Contrast]:
    """What the span has for each quantifier of the answer."""
    own, there, known = pair.own, pair.span.keys, scopes(pair.own.language)
    asked = [at for at, word in enumerate(own.words) if word.folded in known]
    for at in asked[:MOST]:
        word, counts = own.words[at], _counted(own, at, range(len(own.words)))
        if counts is None or counts not in there or idle(own, at):
            continue
        if (known[word.folded], counts) in _scoped(pair.span):  # Then no more need be asked.
            continue
        part = pair.part(at)
        content = part.content - {word.key}
        if counts in part.content and len(content) >= FEWEST and pair.reaches(pair.at[counts], content, ALIKE):
            yield from _against(pair, at, counts, part)


def _scoped(span: Reading) -> frozenset[tuple[Scope, str]]:
    """Which scopes stand right before which words of a text, by the keys of these, found once."""
    return span.once("scoped", lambda span: frozenset((*_each_scoped(span), *_each_week(span))))


def _each_week(span: Reading) -> Iterator[tuple[Scope, str]]:
    """The days that a text has in every week: on Mondays, il lunedì; not on Monday, il lunedì dopo."""
    if WEEKDAYS.isdisjoint(span.folded):
        return
    for at, word in enumerate(span.words):
        if word.folded in WEEKDAYS:
            before, behind = span.words[max(0, at - 1) : at], span.words[at + 1 : at + 2]
            one = span.language == "it" and not any(each.folded in EACH_OF_THEM for each in before)
            if not one and not any(each.folded.isdecimal() or each.folded in ONE_OF_THEM for each in behind):
                yield Scope.ALL, word.key


def _each_scoped(span: Reading) -> Iterator[tuple[Scope, str]]:
    known, words = scopes(span.language), span.words
    if span.folded.isdisjoint(quantifiers(span.language)) and "per" not in span.folded:
        return
    for at in [at for at, word in enumerate(words) if word.folded in known]:
        if not _nearly(words, at):
            scope = known[words[at].folded]
            for word in words[at + 1 : at + 1 + NEAR]:
                yield scope, word.key
    for one, other in pairwise(words):
        if one.folded == "per" and (span.language != "it" or other.folded.endswith(OF_ONE)):
            yield Scope.ALL, other.key


def _nearly(words: Sequence[Word], at: int) -> bool:
    """Whether a quantifier is taken back by the word before it, and by no negation: almost all, quasi tutti."""
    return at > 0 and words[at - 1].folded in NEARLY and words[at].folded in ALL


def _equal(pair: Beside, word: Word) -> frozenset[str]:
    """The words that say as much as a quantifier, or enough for nothing to be held against it."""
    language = pair.own.language
    scope = scopes(language)[word.folded]
    equal = EQUAL[scope].get(language, EQUAL[scope]["en"])
    return equal | RESERVED.get(language, RESERVED["en"]) if scope is Scope.ONLY else equal


def _counted(reading: Reading, index: int, within: range) -> str | None:
    """The key of what a quantifier counts: the next word with content inside these."""
    for word in reading.words[index + 1 : min(index + 1 + REACH, within.stop)]:
        if word.content and word.folded not in OF_WHICH:
            return word.key
    return None


def _against(pair: Beside, index: int, counts: str, part: Clause) -> Iterator[Contrast]:
    """The best clause of the span that has another quantifier or none for one of the answer, if any."""
    word, span = pair.own.words[index], pair.span
    scope = scopes(pair.own.language)[word.folded]
    best: tuple[Facing, str] | None = None
    for face in pair.facing(part.content - {word.key}, ALIKE).values():
        if counts in face.clause.content and (best is None or face.share > best[0].share):
            other = _other(span, counts, scope, face.clause)
            if other or (word.folded not in SHARING and scope in STRONG and face.share >= ALIKE_BARE):
                best = face, other
    if best:
        yield Contrast(index, best[1], text_of(span, best[0].clause), word.text)


def _agrees(pair: Beside, index: int) -> bool:
    """Whether a sentence of the span that says the rest has an equal quantifier."""
    word, words = pair.own.words[index], pair.span.words
    equal = _equal(pair, word)
    facing = pair.facing(pair.part(index).content - {word.key}, ALIKE).values()
    stretches = {face.clause.stretch for face in facing}
    return any(words[at].folded in equal and not _nearly(words, at) for stretch in stretches for at in stretch)


def _other(span: Reading, counts: str, scope: Scope, clause: Clause) -> str:
    """The contrary quantifier of the same thing in a clause of the span; empty where there is none."""
    known = scopes(span.language)
    for at in clause.words:
        its = known.get(span.words[at].folded)
        if its in CONTRARY[scope] and _counted(span, at, clause.words) == counts and not idle(span, at):
            return span.words[at].text
    return ""
