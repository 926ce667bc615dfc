"""Why a flawed sentence is not carried, in words that quote what is meant: for a person who mends it."""

from collections.abc import Iterator

from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.features import additions
from proofspan.verification.support.retelling import Retold, retold
from proofspan.verification.support.retelling.omissions import Missed, condition, missed
from proofspan.verification.support.retelling.retold import spared
from proofspan.verification.support.retelling.withholding import OPENING, withheld

NAMED = 3
"""Parts of a span that are named as left out."""
LONGEST = 16
"""Words of a part that are quoted."""
AROUND = 2
"""Words on either side of a limit or a hedge that are quoted with it."""


def reasons(aligned: Aligned, flaws: tuple[str, ...]) -> tuple[str, ...]:
    """One reason for each of the flaws of `features.FLAWS`, in their order."""
    told = retold(aligned)
    return tuple(_reason(aligned, told, flaw) for flaw in flaws)


def _reason(aligned: Aligned, told: Retold | None, flaw: str) -> str:
    if flaw == "added":
        return f"a part of it is in none of them: {_added(aligned, told)}"
    if flaw == "wordless" or told is None:
        return "next to nothing that it says is in them"
    label = aligned.compared.labels[aligned.starts.index(told.start)]
    if flaw == "left-out":
        return "; ".join(_left_out(aligned, told, label))
    return f"who and what stand the other way round in {label}: {_quoted(told.span, told.words)}"


def _added(aligned: Aligned, told: Retold | None) -> str:
    """The part that is added, as the sentence has it."""
    new = max(additions(aligned, told), key=lambda each: each[0])[1]
    own = aligned.own
    stops = [own.between(term.literal.span).stop if term.literal else term.at + 1 for term in new]
    return _quoted(own, range(min(term.at for term in new), max(stops)))


def _left_out(aligned: Aligned, told: Retold, label: str) -> Iterator[str]:
    """What the retold sentence is held back by and the sentence does not say."""
    ahead = withheld(aligned.own, told.span, told.words)
    if ahead:
        what = "the condition " if told.span.words[ahead.start].folded in OPENING else ""
        yield f"{what}{_quoted(told.span, ahead)} of {label} is not said"
        return
    labels = dict(zip(aligned.compared.beside, aligned.compared.labels, strict=True))
    found = {(each.pair, _part(each)): each for each in missed(aligned.compared, spared(aligned.own))}
    for (pair, words), each in list(found.items())[:NAMED]:
        there, quoted = labels[pair], _quoted(pair.span, words)
        if each.conditional:
            yield f"the condition {quoted} of {there} is not said"
        else:
            yield f"the word {each.word.text!r} of {there} is not said: {quoted}"


def _part(each: Missed) -> range:
    """What of the span is left out: a condition to its end, a limit or hedge with the words around it."""
    span, clause = each.pair.span, each.clause
    if each.conditional:
        return condition(span, each.at, each.stretch)
    return range(max(clause.start, each.at - AROUND), min(clause.stop, each.at + 1 + AROUND))


def _quoted(reading: Reading, words: range) -> str:
    """The words as written, the first of many."""
    last = min(words.stop, words.start + LONGEST)
    text = reading.written(range(words.start, last))
    return repr(" ".join(text.split()) + (" .." if last < words.stop else ""))
