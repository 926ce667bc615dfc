"""A condition of the answer that its span makes an exception of, or the other way: if for unless."""

import re
from collections.abc import Iterator
from itertools import islice

from proofspan.spans import Span
from proofspan.verification.clauses.polarity import negative
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading

ALIKE = 0.8
"""Share of the content of either condition that the other must have, and of what it governs."""
FAR = 12
"""Words of a condition that are compared."""
MOST = 8
"""Conditions of a text that are compared."""
OPENING = frozenset("if unless provided se qualora purche condizione salvo meno tranne".split())
"""A word of every condition and exception, folded."""
EXCEPTING = {"en": frozenset(("unless",)), "it": frozenset("salvo meno tranne se".split())}
"""A word of every exception: where neither text has any, one cannot stand against a condition."""
_IF = {
    "en": re.compile(r"\b(?:if|provided(?: that)?)\b(?! not\b)", re.IGNORECASE),
    "it": re.compile(r"\b(?:se|qualora|purché|a condizione che)\b(?! non\b)", re.IGNORECASE),
}
_UNLESS = {
    "en": re.compile(r"\bunless\b", re.IGNORECASE),
    "it": re.compile(r"\b(?:salvo (?:che|se)|a meno che|tranne (?:che|se)|se non)\b", re.IGNORECASE),
}
_ONLY = re.compile(r"\b(?:only|even|solo|soltanto|anche|except|as|what|or|o|come|salvo|tranne|meno)\s$", re.IGNORECASE)
_END = re.compile(r"[,;:.!?\n|](?=\s|$|\|)")

Openings = dict[str, re.Pattern[str]]
"""How a condition or an exception begins, by language."""
Condition = tuple[frozenset[str], frozenset[str], bool, bool]
"""The keys of a condition, those of the rest of its sentence, whether it is denied, and whether the sentence is."""


def exception(compared: Compared) -> Iterator[Fault]:
    """A fault for each condition that the spans have as an exception only, and each exception they have as a condition:
    "if the seal is intact" for "unless the seal is intact".
    """
    for own, span in compared.pairs:
        if own.folded.isdisjoint(OPENING) or span.folded.isdisjoint(OPENING):
            continue
        excepting = EXCEPTING.get(own.language, EXCEPTING["en"])
        if own.folded.isdisjoint(excepting) and span.folded.isdisjoint(excepting):
            continue
        for kind, other in ((_IF, _UNLESS), (_UNLESS, _IF)):
            # What the sentence has so can only be held against it where the span has anything the other way.
            if not _opens(own, kind) or not _opens(span, other):
                continue
            found = _against(own, span, kind, other)
            if found:
                message = f"looked for {found[0]!r} in {compared.where}: there it is {found[1]!r}"
                yield compared.fault(Kind.NEGATION, found[0], message)
                return


def _opens(reading: Reading, opening: Openings) -> bool:
    """Whether anything in the text begins so."""
    return opening.get(reading.language, opening["en"]).search(reading.plain) is not None


def _against(own: Reading, span: Reading, kind: Openings, other: Openings) -> tuple[str, str] | None:
    """The first condition of the sentence that the span has the other way only, with what it has."""
    same, opposed = _conditions(span, kind), _conditions(span, other)
    for token, condition in _conditions(own, kind):
        if not any(_alike(condition, one) for _, one in same):
            for text, one in opposed:
                if _alike(condition, one):
                    return token, text
    return None


def _conditions(reading: Reading, opening: Openings) -> list[tuple[str, Condition]]:
    """The conditions that begin so, each as written, found once."""
    return reading.once(("conditions", opening is _IF), lambda reading: [*_each(reading, opening)])


def _each(reading: Reading, opening: Openings) -> Iterator[tuple[str, Condition]]:
    plain = reading.plain
    for found in islice(opening.get(reading.language, opening["en"]).finditer(plain), MOST):
        if _ONLY.search(plain, max(0, found.start() - 10), found.start()):
            continue
        end = _END.search(plain, found.end())
        stop = end.start() if end else len(plain)
        words = reading.between(Span(found.end(), stop))[:FAR]
        if not words:
            continue
        keys = frozenset(reading.words[at].key for at in words if reading.words[at].content)
        around = next((each for each in reading.sentences if each.start <= found.start() < each.end), None)
        whole = reading.between(around) if around else range(0)
        opening_words = reading.between(Span(*found.span()))
        rest = set(whole) - set(words) - set(opening_words)
        others = frozenset(reading.words[at].key for at in rest if reading.words[at].content)
        denied, all_denied = negative(reading, words), negative(reading, whole, opening_words)
        # The "non" of "a meno che non sia" may deny or not.
        if keys and others and not (denied and opening is _UNLESS and reading.language == "it"):
            yield plain[found.start() : stop].strip(" |"), (keys, others, denied, all_denied)


def _alike(one: Condition, other: Condition) -> bool:
    """Whether two conditions say the same of the same thing."""
    return one[2:] == other[2:] and all(
        len(mine & theirs) >= ALIKE * max(len(mine), len(theirs))
        for mine, theirs in zip(one[:2], other[:2], strict=True)
    )
