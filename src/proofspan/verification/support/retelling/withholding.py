"""What holds a retold sentence back and is not retold: a condition ahead of it, a weaker modal verb, a plan."""

from collections.abc import Mapping

from proofspan.verification.reading import Reading

NONE = range(0)
LONGEST = 15
"""Words that may stand ahead of a sentence before its comma."""


def _openings(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(opening.split()) for opening in text.split("/"))


Openings = Mapping[str, tuple[tuple[str, ...], ...]]
_CONDITIONS: Openings = {
    "en": _openings("if/when/whenever/unless/in case of/in the event of/subject to/without/provided"),
    "it": _openings("se/quando/qualora/in caso di/nel caso di/in presenza di/in assenza di/previa/previo/senza"),
}
OPENING = frozenset(opening[0] for each in _CONDITIONS.values() for opening in each)
"""The first words of the conditions."""
_CIRCUMSTANCES: Openings = {"en": _openings("with/during/outside/except"), "it": _openings("con/durante/fuori/salvo")}
_VOICES: Openings = {"en": _openings("according to"), "it": _openings("secondo")}
_AHEAD = frozenset(
    opening[0] for openings in (_CONDITIONS, _CIRCUMSTANCES, _VOICES) for each in openings.values() for opening in each
)
"""The first words of them all: a sentence that begins with none has nothing ahead of it."""
_SPEAKERS = frozenset(
    """
    witness witnesses critics opponents supporters rumours rumors some neighbours neighbors testimone testimoni critici
    voci alcuni alcune vicini indiscrezioni
    """.split()
)
_STANDING = frozenset(
    """
    may must can cannot shall should will is are puo possono deve devono viene vengono va vanno e sono si
    """.split()
)
"""Words of a sentence that says what holds or is to be done, not what happened once."""
_STRONG = frozenset("must shall deve devono obbligatorio obbligatoria".split())
_WEAK = frozenset(
    "should dovrebbe dovrebbero conviene recommended advised consigliato consigliata raccomandato".split()
)
_PLANS = _openings("plan is to/plans to/planning to/aims to/intends to/hopes to/prevede di/intende/spera di/conta di")
_PLANNING = frozenset(plan[0] for plan in _PLANS)
_PLANNED = frozenset(
    """
    plan plans planned planning aim aims intend intends intended intention hope hopes will would going scheduled due
    expected expects prevede previsto prevista intende intenzione spera conta dovrebbe piano
    """.split()
)


def withheld(own: Reading, span: Reading, words: range) -> range:
    """The words of the span that hold back the sentence there, made of `words`, and that are left out; else none."""
    return _ahead(own, span, words) or _firmer(own, span, words) or _done(own, span, words)


def _ahead(own: Reading, span: Reading, words: range) -> range:
    """The condition that stands ahead of it there where nothing of it is retold."""
    if not words or span.words[words.start].folded not in _AHEAD:
        return NONE
    first = [word.folded for word in span.words[words.start : min(words.stop, words.start + 4)]]
    if _opens(_CONDITIONS, first, span):
        firm = True
    elif _opens(_CIRCUMSTANCES, first, span):
        firm = not own.folded.isdisjoint(_STANDING)
    else:
        firm = _opens(_VOICES, first, span)
    if not firm:
        return NONE
    adjunct = _adjunct(own, span, words)
    return adjunct if _holds_back(own, span, adjunct, first) else NONE


def _holds_back(own: Reading, span: Reading, adjunct: range, first: list[str]) -> bool:
    """Whether what stands ahead holds back, and the sentence has no word of it."""
    inside = span.words[adjunct.start + 1 : adjunct.stop]
    content = [word for word in inside if word.content]
    if not content or any(word.key in own.keys for word in content):
        return False
    if _opens(_CONDITIONS, first, span):
        return True
    if _opens(_VOICES, first, span):
        return any(word.folded in _SPEAKERS for word in inside)
    return not any(word.capital or word.text.isdigit() for word in inside)


def _adjunct(own: Reading, span: Reading, words: range) -> range:
    """The words ahead of the comma; without one, those ahead of the first that is retold."""
    for at in range(words.start, min(words.stop - 1, words.start + LONGEST)):
        if "," in span.plain[span.places[at][1] : span.places[at + 1][0]]:
            return range(words.start, at + 1)
    told = (at for at in words if span.words[at].content and span.words[at].key in own.keys)
    return range(words.start, min(next(told, words.start), words.start + LONGEST))


def _opens(openings: Openings, first: list[str], span: Reading) -> bool:
    for opening in openings.get(span.language, openings["en"]):
        if first[0] == opening[0] and tuple(first[: len(opening)]) == opening:
            return True
    return False


def _firmer(own: Reading, span: Reading, words: range) -> range:
    """The word by which it should be there, where the sentence says that it must."""
    if own.folded.isdisjoint(_STRONG) or span.folded.isdisjoint(_WEAK) or not own.folded.isdisjoint(_WEAK):
        return NONE
    there = [span.words[at].folded for at in words]
    if _WEAK.isdisjoint(there) or not _STRONG.isdisjoint(there):
        return NONE
    return next(range(at, at + 1) for at in words if span.words[at].folded in _WEAK)


def _done(own: Reading, span: Reading, words: range) -> range:
    """The words by which it is a plan there, where the sentence tells it as done."""
    if span.folded.isdisjoint(_PLANNING) or not own.folded.isdisjoint(_PLANNED) or span.folded.isdisjoint(_PLANNED):
        return NONE
    there = [word.folded for word in span.words[words.start : words.stop]]
    for at, word in enumerate(there):
        for plan in _PLANS if word in _PLANNING else ():
            if tuple(there[at : at + len(plan)]) == plan:
                return range(words.start + at, words.start + at + len(plan))
    return NONE
