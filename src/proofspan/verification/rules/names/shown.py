"""The names that a cited span shows, made ready to be looked up, however often."""

import re
from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise

from proofspan.verification.keeping import Kept
from proofspan.verification.reading import Reading
from proofspan.verification.rules.names.naming import ACRONYM, Name, names, runs
from proofspan.verification.rules.names.openings import common
from proofspan.verification.words.peoples import PEOPLES
from proofspan.verification.words.roman import VALUES

LOOKED_AT = 50
"""Names with the same beginning that are compared with one."""
STEM = 5
"""Letters that a name and what is derived from it share at the least: Canada and Canadian."""
SHIFTS = ((-2, -1), (-1, 1), (1, 2))
"""The pairs of words around a name that tell its place: both before it, one on each side, both after it."""
JOINTS = ("", " ", "-", "'", "/", "&")
"""What may stand between words that one acronym is made of."""
ELIDED = frozenset("l d c un all dall dell nell sull coll quell".split())
_DERIVED = frozenset("an ans ian ians n ns ese ish i is ism sm ist ists ite ites ic er ers".split())
_SURELY = frozenset("ian ians ism sm ist ists ese ish ns".split())
_AMERICA = re.compile(r"\bU\.?S\b|\bUnited States\b|\bStati Uniti\b")


class Shown:
    """The words of one span by what a name may be found by, each kind collected when first asked for."""

    def __init__(self, span: Reading) -> None:
        self.span = span

    @Kept
    def plain(self) -> frozenset[str]:
        """The keys of the words in small letters that are no stop words."""
        return frozenset(word.key for word in self.span.words if not word.capital and word.content)

    @Kept
    def capitals(self) -> dict[str, list[int]]:
        """The places of each capital word, by the word folded."""
        found: dict[str, list[int]] = defaultdict(list)
        for at, word in enumerate(self.span.words):
            if word.capital:
                found[word.folded].append(at)
        return dict(found)

    def at(self, folded: str) -> Sequence[int]:
        """The places of a capital word, the first of many."""
        return self.capitals.get(folded, [])[:LOOKED_AT]

    @Kept
    def letters(self) -> dict[str, frozenset[str]]:
        """The capital words by their first letter, those in capitals throughout by every letter, all folded."""
        found: dict[str, set[str]] = defaultdict(set)
        for word in self.capitals:
            found[word[:1]].add(word)
        for word in self.uppers:
            for letter in word.casefold():
                found[letter].add(word.casefold())
        return {letter: frozenset(words) for letter, words in found.items()}

    @Kept
    def values(self) -> frozenset[Decimal | None]:
        """The values of the numbers."""
        return frozenset(number.value for number in self.span.literals.numbers)

    @Kept
    def uppers(self) -> frozenset[str]:
        """The words in capitals throughout, as written."""
        return frozenset(word.text for word in self.span.words if word.text.isupper() and len(word.text) > 1)

    @Kept
    def joined(self) -> frozenset[str]:
        """The words two by two, written as one."""
        return frozenset(one.folded + other.folded for one, other in pairwise(self.span.words))

    @Kept
    def initials(self) -> tuple[str, str, str]:
        """The first letters of all words, and of those that are no stop words, a bar where anything parts them;
        and an s for each stop word of all.

        That of a stop word is a capital, as it may be small within a name; those of the others are as written.
        """
        words, places, plain = self.span.words, self.span.places, self.span.plain
        every, content, stops, end = [], [], [], 0
        for word, (start, stop) in zip(words, places, strict=True):
            if start - end > 1 or plain[end:start] not in JOINTS:
                every.append("|")
                content.append("|")
                stops.append("|")
            letter = word.text[:1]
            says = word.content and word.folded not in ELIDED
            every.append(letter if says else letter.upper())
            content.append(letter if says else "")
            stops.append(" " if says else "s")
            end = stop
        return "".join(every), "".join(content), "".join(stops)

    @Kept
    def between(self) -> dict[tuple[tuple[int, int], str, str], frozenset[str]]:
        """The capital words by two words around them: a step to each, and their keys."""
        words = self.span.words
        found: dict[tuple[tuple[int, int], str, str], set[str]] = defaultdict(set)
        for at, word in enumerate(words):
            for shift in SHIFTS if word.capital and word.content else ():
                one, other = at + shift[0], at + shift[1]
                if one >= 0 and other < len(words):
                    found[shift, words[one].key, words[other].key].add(word.key)
        return {around: frozenset(keys) for around, keys in found.items()}

    @Kept
    def named(self) -> tuple[str, ...]:
        """The names as written, each once, in order."""
        found = [run for run in runs(names(self.span), self.span) if any(self._is_one(name) for name in run)]
        return tuple(dict.fromkeys(written(run, self.span) for run in found))

    @Kept
    def _peoples(self) -> frozenset[int]:
        """The countries and cities whose name or people is there."""
        found = {PEOPLES[word] for word in self.span.folded if word in PEOPLES}
        return frozenset(found | {PEOPLES["usa"]} if _AMERICA.search(self.span.plain) else found)

    @Kept
    def _stems(self) -> frozenset[str]:
        """The beginnings of the longer words in small letters."""
        return frozenset(word.folded[:STEM] for word in self.span.words if not word.capital and len(word.folded) > STEM)

    @Kept
    def _beginnings(self) -> dict[str, list[str]]:
        """The capital words by their first letters."""
        found: dict[str, list[str]] = defaultdict(list)
        for word in self.capitals:
            found[word[: STEM - 1]].append(word)
        return found

    def spells(self, acronym: str) -> bool:
        """Whether words side by side begin with these letters, all with capitals: European Union for EU.

        Stop words may be left out.
        """
        letters = acronym.upper()
        every, content, _ = self.initials
        return len(letters) > 1 and (letters in content or (letters in every and self._of_words(letters, every)))

    def spelt_at(self, acronym: str) -> int | None:
        """The index of the first of such words, large or small, for an acronym of three letters and more."""
        letters = acronym.upper()
        every, content, _ = self.initials
        if len(letters) < 3:
            return None
        if letters in content.upper():
            first = content.upper().index(letters)
            telling = [at for at, word in enumerate(self.span.words) if word.content and word.folded not in ELIDED]
            return telling[first - content.count("|", 0, first)]
        if self._of_words(letters, every.upper()):
            first = every.upper().index(letters)
            return first - every.count("|", 0, first)
        return None

    def _of_words(self, letters: str, initials: str) -> bool:
        """Whether at most one in two of the words with these letters is a stop word, neither first nor last."""
        at, stops = initials.find(letters), self.initials[2]
        while at >= 0:
            found = stops[at : at + len(letters)]
            if len(found) == len(letters) and "s" not in (found[0], found[-1]) and 2 * found.count("s") <= len(found):
                return True
            at = initials.find(letters, at + 1)
        return False

    @Kept
    def acronyms(self) -> frozenset[str]:
        """The words in capitals that are short and no Roman numerals."""
        return frozenset(word for word in self.uppers if len(word) <= ACRONYM and word not in VALUES)

    def counts(self, numeral: str) -> bool:
        """Whether it is a Roman numeral, and the number is there in figures or words: XX for 20 or twentieth."""
        return numeral in VALUES and Decimal(VALUES[numeral]) in self.values

    def derives(self, folded: str) -> bool:
        """Whether the name has a derived form there, or is one of a name there: Canada, Canadian, canadese."""
        if PEOPLES.get(folded, -1) in self._peoples:
            return True
        if len(folded) > STEM and folded[:STEM] in self._stems:
            return True
        alike = self._beginnings.get(folded[: STEM - 1], ())
        return any(_derived(folded, other) for other in alike[:LOOKED_AT])

    def _is_one(self, name: Name) -> bool:
        return name.sure or not common(name.word, self.span.language)


def shown(span: Reading) -> Shown:
    """What the span shows, read once."""
    return span.once("shown", Shown)


def _derived(one: str, other: str) -> bool:
    """Whether the longer of two words is the shorter with an ending that makes a people or an adjective of it."""
    short, long = sorted((one, other), key=len)
    if len(long) == len(short):
        return False
    if long.startswith(short) and long[len(short) :] in (_DERIVED if len(short) >= STEM else _SURELY):
        return True
    return len(short) > STEM and long.startswith(short[:-1]) and long[len(short) - 1 :] in _DERIVED


def written(run: list[Name], reading: Reading) -> str:
    """The names of a run as they stand in the text."""
    return reading.written(range(run[0].at, run[-1].at + 1))
