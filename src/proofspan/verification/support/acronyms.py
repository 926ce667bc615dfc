"""Acronyms and what they stand for, told by their first letters."""

import re
from collections.abc import Iterator, Sequence

from proofspan.verification.words.lexicon import Word

_ACRONYM = re.compile(r"[A-Z]{2,6}s?")


MOST = 32
"""Acronyms of a span that are read: each costs a look at the whole sentence."""


def is_acronym(text: str) -> bool:
    """Whether it is written like one: WHO, CPUs."""
    return bool(_ACRONYM.fullmatch(text))


def spelt(acronym: str, words: Sequence[Word]) -> int | None:
    """The index of the first word of what the acronym stands for, function words between them counted or not.

    Most of the words must have a capital; all where the acronym has two letters, none where all of them have content.
    """
    letters = acronym.rstrip("s").lower()
    for content in (False, True):
        chosen = [at for at, word in enumerate(words) if word.content or not content]
        for first in _initials([words[at] for at in chosen], letters):
            capitals = sum(words[at].capital for at in chosen[first : first + len(letters)])
            if capitals == len(letters) or (len(letters) > 2 and 2 * capitals >= len(letters)):
                return chosen[first]
            if len(letters) > 2 and _plain(words, chosen, first, letters):
                return chosen[first]
    return None


def _plain(words: Sequence[Word], chosen: Sequence[int], first: int, letters: str) -> bool:
    """Whether the words follow each other and all have content: virtual private network."""
    last = first + len(letters) - 1
    return chosen[last] - chosen[first] == last - first and all(words[at].content for at in chosen[first : last + 1])


def spelt_out(own: Sequence[Word], words: Sequence[Word]) -> Iterator[tuple[int, range]]:
    """Acronyms among `words` that stand for capital words of `own`: the index of each, and the range of those."""
    short = [(at, word) for at, word in enumerate(words) if word.capital and is_acronym(word.text)]
    for at, word in short[:MOST]:
        letters = word.text.rstrip("s").lower()
        for first in _initials(own, letters):
            which = range(first, first + len(letters))
            if all(own[place].capital for place in which):
                yield at, which
                break


def _initials(words: Sequence[Word], letters: str) -> Iterator[int]:
    """Where words one after the other begin with these letters."""
    initials = "".join(word.folded[:1] or " " for word in words)
    at = initials.find(letters)
    while at >= 0:
        yield at
        at = initials.find(letters, at + 1)
