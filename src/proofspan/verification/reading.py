"""A text as verification reads it: words, sentences, clauses and literals, each found when first asked for."""

import re
from bisect import bisect_left
from collections.abc import Callable, Hashable
from functools import cached_property
from operator import attrgetter
from typing import TypeVar, cast

from proofspan.analysis.dates import Days
from proofspan.analysis.literals import Held, Literals, levelled, literals
from proofspan.sentences import sentences
from proofspan.spans import Span, collapsed, trimmed
from proofspan.verification.words.lexicon import Lexicon, Word

WORD = re.compile(r"(?:\w[\u0300-\u036f]*)+")
_ASCII_WORD = re.compile(r"\w+")


LONGEST_KEPT = 20_000
"""Characters of a text up to which it stays on a shelf."""
_KEY, _FOLDED = attrgetter("key"), attrgetter("folded")
T = TypeVar("T")


class Reading:
    """One text, read once however many rules look at it. All positions count in `text`.

    `known` are its literals where whoever made it has read them already, in a wider text.
    """

    def __init__(self, text: str, language: str, lexicon: Lexicon, *, known: Literals | None = None) -> None:
        self.text = text
        self.plain = levelled(text)
        self.language = language
        self._lexicon = lexicon
        self._known = known
        self._made: dict[Hashable, object] = {}

    def once(self, name: Hashable, make: Callable[["Reading"], T]) -> T:
        """What `make` gives for this text, made when it is first asked for by this name."""
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = make(self)
        return cast(T, made)

    @cached_property
    def places(self) -> list[tuple[int, int]]:
        """Where each word stands: start and end."""
        pattern = _ASCII_WORD if self.plain.isascii() else WORD
        return [found.span() for found in pattern.finditer(self.plain)]

    @cached_property
    def words(self) -> list[Word]:
        """The words in order, one for each of `places`."""
        pattern = _ASCII_WORD if self.plain.isascii() else WORD
        return self._lexicon.words(pattern.findall(self.plain), self.language)

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of all words, stop words among them."""
        return frozenset(map(_KEY, self.words))

    @cached_property
    def folded(self) -> frozenset[str]:
        """All words, folded."""
        return frozenset(map(_FOLDED, self.words))

    @cached_property
    def collapsed(self) -> str:
        """The text with every run of white space as one space."""
        return collapsed(self.text)

    @cached_property
    def at(self) -> dict[str, list[int]]:
        """The indices of the words, by their keys."""
        found: dict[str, list[int]] = {}
        for index, word in enumerate(self.words):
            found.setdefault(word.key, []).append(index)
        return found

    @cached_property
    def literals(self) -> Literals:
        """Numbers, codes and dates, by the convention of the text's language."""
        return literals(self.text, self.language) if self._known is None else self._known

    @cached_property
    def held(self) -> Held:
        """The same, ready to be looked up."""
        return Held.of(self.literals)

    @cached_property
    def days(self) -> Days:
        """The dates, ready to be looked up."""
        return Days.of(self.literals.dates)

    @cached_property
    def sentences(self) -> tuple[Span, ...]:
        """The sentences; the whole text where it has none."""
        return sentences(self.text, self.language) or (trimmed(self.text, Span(0, len(self.text))),)

    def between(self, span: Span) -> range:
        """The indices of the words that lie in the span."""
        first = bisect_left(self.places, (span.start, 0))
        return range(first, bisect_left(self.places, (span.end, 0), lo=first))


class Shelf:
    """Texts read before: words are read once, and the last `keeps` texts stay as they were read. Not to be shared
    between threads.
    """

    def __init__(self, *, keeps: int = 0) -> None:
        self.lexicon = Lexicon()
        self._keeps = keeps
        self._kept: dict[tuple[str, str], Reading] = {}

    def reading(self, text: str, language: str) -> Reading:
        """The text as it is read in this language; long ones are never kept."""
        kept = self._kept.pop((text, language), None) if self._keeps else None
        found = kept or Reading(text, language, self.lexicon)
        if self._keeps and len(text) <= LONGEST_KEPT:
            self._kept[text, language] = found
            if len(self._kept) > self._keeps:
                del self._kept[next(iter(self._kept))]
        return found
