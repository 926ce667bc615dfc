"""What of a span's wording a sentence leaves out: no fault by itself, evidence for the support score.

Each clause of a sentence is compared with the one clause of its spans that shares most of its content, and with the
sentence around that clause. Where none shares half of it there is nothing to compare with, and nothing is left out.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from proofspan.verification.clauses import clauses
from proofspan.verification.clauses.alignment import MOST, Beside, Facing, weight
from proofspan.verification.clauses.quantities import EQUAL, Scope, idle, scopes
from proofspan.verification.comparing import Compared
from proofspan.verification.reading import Reading
from proofspan.verification.support.windows import SLACK, telling
from proofspan.verification.words.bounding import BOUNDING
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.wary import CONDITIONS, HEDGES, LIMITS

MONTHS = ("May",)
"""Words that are listed and written so are a month."""
ALIKE = 0.5
"""Share of the answer's content that a clause must have to be compared with."""
_CUT = re.compile(r"[;:!?|…—]|\.(?=[\s\"'”’»)\]]|$)")
"""Signs that end every clause."""
_PARTED = re.compile(r"[,()\[\]]")
"""Signs that end a condition."""
SAID, SEVERAL = 0.4, 2
"""Share of the words that only a condition has, and the fewest of several, that a sentence must have to say it in other
words.
"""
_ONLY = frozenset("only solo soltanto solamente".split())
_LISTED = {
    language: LIMITS[language] | HEDGES[language] | CONDITIONS[language] | frozenset(scopes(language))
    for language in ("en", "it")
}


def leaves_out(compared: Compared, spared: frozenset[str]) -> bool:
    """Whether a word is left out that is not one of these."""
    if not any(_may_miss(own, span, spared) for own, span in compared.pairs):
        return False
    return any(each.word.folded not in spared for each in _omissions(compared))


def omitted(compared: Compared) -> tuple[str, ...]:
    """The words left out, as written, each once; work is linear in the texts.

    Quantifiers and limits (only, some, at least), hedges (may, about) and conditions (if, unless) of the span that the
    sentence has not, nor an equal one.
    """
    return tuple(dict.fromkeys(each.word.text for each in _omissions(compared)))


@dataclass(frozen=True, slots=True)
class Missed:
    """A word of a span that a sentence leaves out: its index there, the words of its clause and of the stretch."""

    pair: Beside
    at: int
    clause: range
    stretch: range

    @property
    def word(self) -> Word:
        """The word itself."""
        return self.pair.span.words[self.at]

    @property
    def conditional(self) -> bool:
        """Whether it begins a condition."""
        return self.word.folded in CONDITIONS.get(self.pair.span.language, CONDITIONS["en"])


def missed(compared: Compared, spared: frozenset[str]) -> tuple[Missed, ...]:
    """The words left out, but these, with where they stand: for a message."""
    return tuple(each for each in _omissions(compared) if each.word.folded not in spared)


def _omissions(compared: Compared) -> Iterator[Missed]:
    for pair, face in _aligned(compared.beside):
        for at in _left_out(pair, face):
            clause = pair.theirs[pair.place(at)]
            yield Missed(pair, at, clause.words, clause.stretch)


def _aligned(pairs: Sequence[Beside]) -> list[tuple[Beside, Facing]]:
    """For each clause of the sentence the best clause of any span; those that share too little have none."""
    best: dict[int, tuple[Beside, Facing]] = {}
    for pair in pairs:
        for number, part in enumerate(pair.parts[:MOST]):
            faces = pair.facing(part.content, ALIKE).values() if part.content else ()
            face = max(faces, key=lambda face: face.share, default=None)
            if face and (number not in best or face.share > best[number][1].share):
                best[number] = pair, face
    return list(best.values())


def _may_miss(own: Reading, span: Reading, spared: frozenset[str]) -> bool:
    """Whether a word that holds back, and that the sentence has none for, stands where a clause of the sentence may be
    compared: between two signs that end a clause for certain and hold half of a clause of the sentence.
    """
    listed = span.once("words that hold back", _listed)
    missed = {word for word in listed if word not in spared and _unmet(word, own, span.language)}
    if not missed:
        return False
    stretches = span.once("stretches that hold back", _stretches)
    shared = own.keys & stretches.keys()
    if not any(not missed.isdisjoint(words) for key in shared for _, words in stretches[key]):
        return False
    for part in clauses(own)[:MOST]:
        weights = {key: weight(span.at[key]) if key in span.at else 1.0 for key in part.content}
        half = ALIKE * sum(weights.values()) - SLACK
        for key in telling(weights, lambda key: len(stretches.get(key, ())), half):
            for keys, words in stretches.get(key, ()):
                if not missed.isdisjoint(words) and sum([weights[key] for key in part.content & keys]) >= half:
                    return True
    return False


def _listed(span: Reading) -> frozenset[str]:
    """The words of a span that hold back, folded."""
    return span.folded & _LISTED.get(span.language, _LISTED["en"])


def _stretches(span: Reading) -> Mapping[str, Sequence[tuple[frozenset[str], frozenset[str]]]]:
    """The stretches between certain ends of clauses that hold back, by each of their keys: all keys, and the words."""
    listed = _listed(span)
    cuts = [0, *[span.word_from(found.start()) for found in _CUT.finditer(span.plain)], len(span.words)]
    found: dict[str, list[tuple[frozenset[str], frozenset[str]]]] = {}
    for start, stop in pairwise(cuts):
        words = listed.intersection([word.folded for word in span.words[start:stop]])
        keys = frozenset([word.key for word in span.words[start:stop]]) if words else frozenset()
        for key in keys:
            found.setdefault(key, []).append((keys, words))
    return found


def _unmet(word: str, own: Reading, language: str) -> bool:
    """Whether the sentence has no word of the kind of this one of a span."""
    scope = scopes(language).get(word)
    if scope not in (None, Scope.NONE) and own.folded.isdisjoint(EQUAL[scope].get(language, EQUAL[scope]["en"])):
        return True
    if own.folded.isdisjoint(BOUNDING.get(own.language, BOUNDING["en"])) and _lacks(LIMITS, word, own, language):
        return True
    return _lacks(HEDGES, word, own, language) or _lacks(CONDITIONS, word, own, language)


def _lacks(table: Mapping[str, frozenset[str]], word: str, own: Reading, language: str) -> bool:
    listed = table.get(language, table["en"])
    return word in listed and own.folded.isdisjoint(listed)


def _left_out(pair: Beside, face: Facing) -> Iterator[int]:
    """The words of one clause that the sentence leaves out; of a condition, those of the stretch around it."""
    clause, span = face.clause, pair.span
    yield from _quantifiers(pair, clause.words)
    if pair.own.folded.isdisjoint(BOUNDING.get(pair.own.language, BOUNDING["en"])):
        yield from _missing(LIMITS, pair, clause.words)
    yield from _missing(HEDGES, pair, clause.words)
    if pair.own.folded.isdisjoint(CONDITIONS.get(span.language, CONDITIONS["en"])):
        yield from _unsaid(pair, clause.stretch)


def _unsaid(pair: Beside, words: range) -> Iterator[int]:
    """The conditions among these words of the span that the sentence does not say, not even in other words."""
    listed = CONDITIONS.get(pair.span.language, CONDITIONS["en"])
    if pair.span.folded.isdisjoint(listed):
        return
    for at in words:
        if pair.span.words[at].folded in listed and not _said(pair, at, words):
            yield at


def _said(pair: Beside, at: int, stretch: range) -> bool:
    """Whether the sentence says the condition that a word of the span begins: all of its clause, or enough of what the
    rest of the stretch does not say. On error E03 says: if the display shows error E03.
    """
    words, content = pair.span.words, pair.theirs[pair.place(at)].content
    if content and content <= pair.own.keys:
        return True
    inside = condition(pair.span, at, stretch)
    rest = {words[near].key for near in stretch if near not in inside}
    if not rest:
        return False
    alone = {words[near].key for near in inside[1:] if words[near].content} - rest
    return bool(alone) and len(alone & pair.own.keys) >= max(SAID * len(alone), min(SEVERAL, len(alone)))


def condition(span: Reading, at: int, stretch: range) -> range:
    """The words from one that begins a condition to the next comma or bracket, or to the end of the stretch."""
    for near in range(at + 1, stretch.stop):
        if _PARTED.search(span.plain[span.places[near - 1][1] : span.places[near][0]]):
            return range(at, near)
    return range(at, stretch.stop)


def _quantifiers(pair: Beside, words: range) -> Iterator[int]:
    """The quantifiers of these words of the span for which the sentence has no equal."""
    span, known, said = pair.span, scopes(pair.span.language), pair.own.folded
    for at in words:
        word = span.words[at]
        scope = known.get(word.folded)
        if scope is None or scope is Scope.NONE or idle(span, at) or _of_a_condition(pair, at):
            continue
        if said.isdisjoint(EQUAL[scope].get(span.language, EQUAL[scope]["en"])):
            yield at


def _of_a_condition(pair: Beside, at: int) -> bool:
    """Whether a word is the only of `only if`, and the sentence says what follows."""
    span = pair.span
    if span.words[at].folded not in _ONLY or at + 1 == len(span.words):
        return False
    begins = span.words[at + 1].folded in CONDITIONS.get(span.language, CONDITIONS["en"])
    return begins and _said(pair, at + 1, pair.theirs[pair.place(at + 1)].stretch)


def _missing(table: Mapping[str, frozenset[str]], pair: Beside, words: range) -> list[int]:
    """The listed words among these of the span, where the sentence has no listed word at all."""
    listed = table.get(pair.span.language, table["en"])
    return [] if not pair.own.folded.isdisjoint(listed) else _among(listed, pair.span, words)


def _among(listed: frozenset[str], reading: Reading, words: range) -> list[int]:
    """Those of these words of a text that are listed, in order."""
    if reading.folded.isdisjoint(listed):
        return []
    found = [index for index in words if reading.words[index].folded in listed]
    return [index for index in found if reading.words[index].text not in MONTHS]
