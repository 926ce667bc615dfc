"""The clauses of a text: stretches that say one thing, so that a "not" is compared within its own and no further.

A hard cut is the end of a sentence, a line or a cell of a table, a semicolon, a colon, a dash. A soft one is a
comma, a bracket or a conjunction: it holds only where both sides have a word that looks like a verb, so that
"red, green and blue" is one clause and "it weighs 18 kg and it costs 9" is two.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word

# One set of signs first: such a pattern passes over most of a text without trying it.
_HARD = re.compile(
    r"[;:!?|….\n—-](?:(?<=[;:!?|…—])|(?<=\.)(?![^\s\"'”’»)\]])|(?<=\n)(?:[ \t]*\n|(?=[ \t]*(?:[-*+•#]|\d+[.)])))"
    r"|(?<=\s-)[-—]*\s)"
)
_SOFT = re.compile(r"[,()\[\]]")

_CONJUNCTIONS = {
    "en": frozenset(
        """
        and but while whereas because if unless when although though since so whether which who where whose
        whenever wherever except
        """.split()
    ),
    "it": frozenset(
        """
        e ed ma mentre invece perche se salvo quando sebbene benche poiche siccome pero oppure quindi dunque che
        affinche purche qualora ove dove laddove eccetto tranne anziche
        """.split()
    ),
}
_IS = ("è", "È", "e\u0300", "E\u0300")
_NO_CUT_BEFORE = {"en": frozenset(), "it": frozenset(_IS)}
"""Forms that fold to a conjunction and are none."""
_VERBS = {
    "en": frozenset(
        """
        is are was were be been am has have had do does did can could may might must shall should will would cannot
        isn aren wasn weren hasn haven hadn don doesn didn couldn mustn shouldn won wouldn
        get gets got make makes made take takes took give gives gave go goes went come comes came say says said use
        need needs keep keeps kept run runs ran let lets become becomes became hold holds held pay pays paid cost costs
        begin begins began mean means meant leave leaves left know knows knew see sees saw find finds found
        apply applies include includes require requires remain remains return returns contain contains
        weigh weighs work works start starts stop stops end ends open opens close closes fail fails
        """.split()
    ),
    "it": frozenset(
        """
        sono era erano fu furono sara saranno sia siano essere stato stata stati state ha hanno aveva avevano ebbe
        abbia avra avranno avere puo possono poteva potra potranno deve devono doveva dovra dovranno dovrebbe potrebbe
        va vanno viene vengono veniva fa fanno fece dice disse pesa costa vale serve resta rimane entra esce
        inizia finisce comprende include esclude richiede contiene apre chiude funziona scade dura occorre bisogna
        permette consente vieta prevede usa usare fare risponde rispondono copre coprono spetta spettano accetta
        accettano paga pagano riceve ricevono vende vendono offre offrono garantisce garantiscono
        """.split()
    ),
}
_VERB_ENDINGS = {
    "en": ("ed", "ing"),
    "it": tuple("are ere ire ato ata ati ate uto uta uti ute ito ita ando endo ano ono ava eva iva".split()),
}
_SHORTEST_VERB = 5


class Clause(NamedTuple):
    """Words that say one thing: their indices in the reading, the keys of those with content, and the indices of
    the stretch between hard cuts that they are part of.
    """

    words: range
    content: frozenset[str]
    stretch: range


def clauses(reading: Reading) -> tuple[Clause, ...]:
    """The clauses of a text in order, found once; together they hold every word of it. Linear in its length."""
    return reading.once("clauses", _clauses)


def _clauses(reading: Reading) -> tuple[Clause, ...]:
    found: list[Clause] = []
    words, language = reading.words, reading.language
    soft = _soft(reading)
    at, count = 0, len(soft)
    for start, end in pairwise(stretches(reading)):
        inner = []
        while at < count and soft[at] < end:
            if soft[at] > start:
                inner.append(soft[at])
            at += 1
        whole = range(start, end)
        for part in _joined(words, [start, *inner, end], language) if inner else (whole,):
            content = frozenset([word.key for word in words[part.start : part.stop] if word.content])
            found.append(Clause(part, content, whole))
    return tuple(found)


def stretches(reading: Reading) -> list[int]:
    """The indices of the words with which a stretch between hard cuts begins, the number of words last, found once."""
    return reading.once("stretches", _hard)


def text_of(reading: Reading, clause: Clause) -> str:
    """The clause as written, from its first word to its last."""
    return reading.written(clause.words)


def content_of(reading: Reading, words: range) -> frozenset[str]:
    """The keys of those of these words that have content, collected once."""
    return reading.once(
        ("content", words),
        lambda reading: frozenset([word.key for word in reading.words[words.start : words.stop] if word.content]),
    )


def clause_of(parts: tuple[Clause, ...], index: int) -> int:
    """The place in `parts` of the clause that holds the word with this index."""
    return bisect_left(parts, index + 1, key=lambda part: part.words.stop)


def is_verb(word: Word, language: str) -> bool:
    """Whether a word is one of the commonest verbs of a language."""
    return word.folded in _VERBS.get(language, _VERBS["en"]) or (word.folded == "e" and word.text in _IS)


def _hard(reading: Reading) -> list[int]:
    count = len(reading.words)
    cuts = {0, count}
    cuts.update(_at(reading, [found.start() for found in _HARD.finditer(reading.plain)]))
    return sorted(cuts) if count else []


def _soft(reading: Reading) -> list[int]:
    """The word indices before which a soft cut stands."""
    language = reading.language
    conjunctions = _CONJUNCTIONS.get(language, _CONJUNCTIONS["en"]) & reading.folded
    kept = _NO_CUT_BEFORE.get(language, frozenset())
    cuts = set(_at(reading, [found.start() for found in _SOFT.finditer(reading.plain)]))
    if conjunctions:
        words = enumerate(reading.words)
        cuts.update([at for at, word in words if word.folded in conjunctions and word.text not in kept])
    return sorted(cuts)


def _at(reading: Reading, positions: Iterable[int]) -> list[int]:
    """The index of the first word after each of these positions."""
    return [*map(reading.word_from, positions)]


def _joined(words: Sequence[Word], edges: list[int], language: str) -> list[range]:
    """The parts between soft cuts, those without a verb joined to the part before them, the first to the next."""
    verbs, endings = _VERBS.get(language, _VERBS["en"]), _VERB_ENDINGS.get(language, _VERB_ENDINGS["en"])
    joined: list[range] = []
    open_from = edges[0]
    for start, end in pairwise(edges):
        if _has_verb(words[start:end], verbs, endings):
            if joined:
                open_from = start
            joined.append(range(open_from, end))
        elif joined:
            joined[-1] = range(joined[-1].start, end)
    return joined or [range(edges[0], edges[-1])]


def _has_verb(words: Sequence[Word], verbs: frozenset[str], endings: tuple[str, ...]) -> bool:
    """Whether a word looks like a verb, by a list and by its ending."""
    for word in words:
        plain = word.folded
        if plain in verbs or (len(plain) >= _SHORTEST_VERB and plain.endswith(endings)):
            return True
        if plain == "e" and word.text in _IS:
            return True
    return False
