"""A condition of the answer that its span makes an exception of, or the other way: if for unless."""

import re
from collections.abc import Iterator

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

Condition = tuple[frozenset[str], frozenset[str], bool, bool]
"""The keys of a condition, those of the rest of its sentence, whether it is denied, and whether the sentence is."""


def exception(compared: Compared) -> Iterator[Fault]:
    """A fault for each condition that the spans have as an exception only, and each exception they have as a condition:
    "if the seal is intact" for "unless the seal is intact".
    """
    for own, span in compared.pairs:
        if own.folded.isdisjoint(OPENING) or span.folded.isdisjoint(OPENING):
            continue
        said = list(_conditions(own, _IF)), list(_conditions(own, _UNLESS))
        if not any(said):
            continue
        there = list(_conditions(span, _IF)), list(_conditions(span, _UNLESS))
        for ours, same, other in zip(said, there, there[::-1], strict=True):
            for token, condition in ours:
                if any(_alike(condition, one) for _, one in same):
                    continue
                against = next((text for text, one in other if _alike(condition, one)), None)
                if against is not None:
                    message = f"looked for {token!r} in {compared.where}: there it is {against!r}"
                    yield compared.fault(Kind.NEGATION, token, message)
                    return


def _conditions(reading: Reading, opening: dict[str, re.Pattern[str]]) -> Iterator[tuple[str, Condition]]:
    """The conditions that begin so, each as written."""
    plain = reading.plain
    for found in list(opening.get(reading.language, opening["en"]).finditer(plain))[:MOST]:
        if _ONLY.search(plain, max(0, found.start() - 10), found.start()):
            continue
        end = _END.search(plain, found.end())
        stop = end.start() if end else len(plain)
        inside = [at for at, place in enumerate(reading.places) if found.end() <= place[0] < stop][:FAR]
        if not inside:
            continue
        words = range(inside[0], inside[-1] + 1)
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
