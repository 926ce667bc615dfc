"""What of a span's wording a sentence leaves out: no fault by itself, evidence for the support score.

Each clause of a sentence is compared with the one clause of its spans that shares most of its content, and with the
sentence around that clause. Where none shares half of it there is nothing to compare with, and nothing is left out.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from proofspan.analysis import folded
from proofspan.verification.clauses import clauses
from proofspan.verification.clauses.alignment import MOST, Beside, Facing, weight
from proofspan.verification.clauses.quantities import EQUAL, Scope, idle, scopes
from proofspan.verification.comparing import Compared
from proofspan.verification.reading import Reading
from proofspan.verification.support.windows import SLACK, telling
from proofspan.verification.words.bounding import BOUNDING
from proofspan.verification.words.wary import CONDITIONS, HEDGES, LIMITS

MONTHS = ("May",)
"""Words that are listed and written so are a month."""
ALIKE = 0.5
"""Share of the answer's content that a clause must have to be compared with."""
_CUT = re.compile(r"[;:!?|…—]|\.(?=[\s\"'”’»)\]]|$)")
"""Signs that end every clause."""
_LISTED = {
    language: LIMITS[language] | HEDGES[language] | CONDITIONS[language] | frozenset(scopes(language))
    for language in ("en", "it")
}


def leaves_out(compared: Compared, spared: frozenset[str]) -> bool:
    """Whether a word is left out that is not one of these."""
    if not any(_may_miss(own, span, spared) for own, span in compared.pairs):
        return False
    return any(folded(word) not in spared for word in omitted(compared))


def omitted(compared: Compared) -> tuple[str, ...]:
    """The words left out, as written, each once; work is linear in the texts.

    Quantifiers and limits (only, some, at least), hedges (may, about) and conditions (if, unless) of the span that the
    sentence has not, nor an equal one.
    """
    return tuple(dict.fromkeys(word for pair, face in _aligned(compared.beside) for word in _left_out(pair, face)))


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


def _left_out(pair: Beside, face: Facing) -> Iterator[str]:
    """The words of one clause that the sentence leaves out; of a condition, those of the stretch around it."""
    clause, span = face.clause, pair.span
    yield from _quantifiers(pair, clause.words)
    if pair.own.folded.isdisjoint(BOUNDING.get(pair.own.language, BOUNDING["en"])):
        yield from _missing(LIMITS, pair, clause.words)
    yield from _missing(HEDGES, pair, clause.words)
    if pair.own.folded.isdisjoint(CONDITIONS.get(span.language, CONDITIONS["en"])):
        yield from _unsaid(pair, clause.stretch)


def _unsaid(pair: Beside, words: range) -> Iterator[str]:
    """The conditions among these words of the span of which the sentence does not say all, as a noun or a gerund."""
    listed = CONDITIONS.get(pair.span.language, CONDITIONS["en"])
    if pair.span.folded.isdisjoint(listed):
        return
    for at in words:
        if pair.span.words[at].folded in listed:
            content = pair.theirs[pair.place(at)].content
            if not content or not content <= pair.own.keys:
                yield pair.span.words[at].text


def _quantifiers(pair: Beside, words: range) -> Iterator[str]:
    """The quantifiers of these words of the span for which the sentence has no equal."""
    span, known, said = pair.span, scopes(pair.span.language), pair.own.folded
    for at in words:
        word = span.words[at]
        scope = known.get(word.folded)
        if scope is None or scope is Scope.NONE or idle(span, at):
            continue
        if said.isdisjoint(EQUAL[scope].get(span.language, EQUAL[scope]["en"])):
            yield word.text


def _missing(table: Mapping[str, frozenset[str]], pair: Beside, words: range) -> list[str]:
    """The listed words among these of the span, where the sentence has no listed word at all."""
    listed = table.get(pair.span.language, table["en"])
    return [] if not pair.own.folded.isdisjoint(listed) else _among(listed, pair.span, words)


def _among(listed: frozenset[str], reading: Reading, words: range) -> list[str]:
    """Those of these words of a text that are listed, as written and in order."""
    if reading.folded.isdisjoint(listed):
        return []
    found = [reading.words[index] for index in words if reading.words[index].folded in listed]
    return [word.text for word in found if word.text not in MONTHS]
