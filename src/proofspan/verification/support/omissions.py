"""What of a span's wording a sentence leaves out: no fault by itself, evidence for the support score.

Each clause of a sentence is compared with the one clause of its spans that shares most of its content, and with the
sentence around that clause. Where none shares half of it there is nothing to compare with, and nothing is left out.
"""

from collections.abc import Iterator, Mapping, Sequence

from proofspan.verification.clauses.alignment import MOST, Beside, Facing
from proofspan.verification.clauses.quantities import EQUAL, Scope, idle, scopes
from proofspan.verification.comparing import Compared
from proofspan.verification.reading import Reading
from proofspan.verification.words.bounding import BOUNDING
from proofspan.verification.words.wary import CONDITIONS, HEDGES, LIMITS

MONTHS = ("May",)
"""Words that are listed and written so are a month."""
ALIKE = 0.5
"""Share of the answer's content that a clause must have to be compared with."""


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
