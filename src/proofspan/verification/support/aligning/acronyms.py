"""Acronyms and what they stand for, told by their first letters."""

import re
from collections.abc import Iterator, Sequence

from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word

_ACRONYM = re.compile(r"[A-Z]{2,6}s?")


MOST = 32
"""Acronyms of a span that are read: each costs a look at the whole sentence."""


def is_acronym(text: str) -> bool:
    """Whether it is written like one: WHO, CPUs."""
    return text[:2].isupper() and _ACRONYM.fullmatch(text) is not None


def spelt(acronym: str, span: Reading) -> int | None:
    """The index of the first word of what the acronym stands for, function words between them counted or not.

    Most of the words must have a capital; all where the acronym has two letters, none where all of them have content.
    """
    letters = acronym.rstrip("s").lower()
    words = span.words
    for content in (False, True):
        chosen, initials = span.once("initials with content", _with_content) if content else span.once("initials", _all)
        for first in _initials(initials, letters):
            capitals = sum([words[at].capital for at in chosen[first : first + len(letters)]])
            if capitals == len(letters) or (len(letters) > 2 and 2 * capitals >= len(letters)):
                return chosen[first]
            if len(letters) > 2 and _plain(words, chosen, first, letters):
                return chosen[first]
    return None


def _all(span: Reading) -> tuple[Sequence[int], str]:
    """The indices of the words of a span, and their first letters."""
    return range(len(span.words)), _first_letters(span.words)


def _with_content(span: Reading) -> tuple[Sequence[int], str]:
    """The same of those with content."""
    chosen = [at for at, word in enumerate(span.words) if word.content]
    return chosen, _first_letters([span.words[at] for at in chosen])


def _plain(words: Sequence[Word], chosen: Sequence[int], first: int, letters: str) -> bool:
    """Whether the words follow each other and all have content: virtual private network."""
    last = first + len(letters) - 1
    return chosen[last] - chosen[first] == last - first and all(words[at].content for at in chosen[first : last + 1])


def spelt_out(own: Sequence[Word], span: Reading) -> Iterator[tuple[int, range]]:
    """Acronyms of a span that stand for capital words of `own`: the index of each, and the range of those."""
    short = span.once("acronyms", _acronyms)
    initials = _first_letters(own) if short else ""
    for at, letters in short:
        for first in _initials(initials, letters):
            which = range(first, first + len(letters))
            if all(own[place].capital for place in which):
                yield at, which
                break


def _acronyms(span: Reading) -> list[tuple[int, str]]:
    """The indices of the first acronyms of a span, and their letters."""
    short = [(at, word.text) for at, word in enumerate(span.words) if word.capital and is_acronym(word.text)]
    return [(at, text.rstrip("s").lower()) for at, text in short[:MOST]]


def _first_letters(words: Sequence[Word]) -> str:
    return "".join([word.folded[:1] or " " for word in words])


def _initials(initials: str, letters: str) -> Iterator[int]:
    """Where words one after the other begin with these letters."""
    at = initials.find(letters)
    while at >= 0:
        yield at
        at = initials.find(letters, at + 1)
