"""A text as verification reads it: words, sentences, clauses and literals, each found when first asked for."""

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Hashable
from itertools import accumulate
from operator import attrgetter
from typing import Any, TypeVar

from proofspan.analysis.dates import Days
from proofspan.analysis.literals import Held, Literals, levelled, literals
from proofspan.sentences import sentences
from proofspan.spans import Span, collapsed, trimmed
from proofspan.verification.keeping import Kept
from proofspan.verification.words.lexicon import Lexicon, Word

WORD = re.compile(r"(?:\w[\u0300-\u036f]*)+")
_MARK = re.compile("[\u0300-\u036f]")
_GAP = re.compile(r"(\W+)")

LONGEST_KEPT = 20_000
"""Characters of a text up to which it stays on a shelf."""
_KEY, _FOLDED = attrgetter("key"), attrgetter("folded")
T = TypeVar("T")


class Reading:
    """One text, read once however many rules look at it. All positions count in `text`.

    `known` gives its literals where whoever made it reads them in a wider text.
    """

    def __init__(
        self, text: str, language: str, lexicon: Lexicon, *, known: Callable[[], Literals] | None = None
    ) -> None:
        self.text = text
        self.plain = text if text.isascii() else levelled(text)
        self.language = language
        self._lexicon = lexicon
        self._known = known
        self._made: dict[Hashable, Any] = {}

    def once(self, name: Hashable, make: Callable[["Reading"], T]) -> T:
        """What `make` gives for this text, made when it is first asked for by this name."""
        made: T | None = self._made.get(name)
        if made is None:
            made = self._made[name] = make(self)
        return made

    @Kept
    def _parted(self) -> tuple[list[str], list[int], list[int]]:
        """The words as written, where each starts, and where it ends."""
        if not self.plain.isascii() and _MARK.search(self.plain):
            found = list(WORD.finditer(self.plain))
            return [each[0] for each in found], [each.start() for each in found], [each.end() for each in found]
        return _between_gaps(self.plain)

    @Kept
    def places(self) -> list[tuple[int, int]]:
        """Where each word stands: start and end."""
        return list(zip(self._parted[1], self._parted[2], strict=True))

    @Kept
    def words(self) -> list[Word]:
        """The words in order, one for each of `places`."""
        return self._lexicon.words(self._parted[0], self.language)

    @Kept
    def keys(self) -> frozenset[str]:
        """The keys of all words, stop words among them."""
        return frozenset(map(_KEY, self.words))

    @Kept
    def folded(self) -> frozenset[str]:
        """All words, folded."""
        return frozenset(map(_FOLDED, self.words))

    @Kept
    def collapsed(self) -> str:
        """The text with every run of white space as one space."""
        return collapsed(self.text)

    @Kept
    def at(self) -> dict[str, list[int]]:
        """The indices of the words, by their keys."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for index, key in enumerate(map(_KEY, self.words)):
            found[key].append(index)
        return dict(found)

    @Kept
    def at_form(self) -> dict[str, list[int]]:
        """The same by their folded forms."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for index, folded in enumerate(map(_FOLDED, self.words)):
            found[folded].append(index)
        return dict(found)

    @Kept
    def literals(self) -> Literals:
        """Numbers, codes and dates, by the convention of the text's language."""
        return literals(self.text, self.language) if self._known is None else self._known()

    @Kept
    def held(self) -> Held:
        """The same, ready to be looked up."""
        return Held.of(self.literals)

    @Kept
    def days(self) -> Days:
        """The dates, ready to be looked up."""
        return Days.of(self.literals.dates)

    @Kept
    def sentences(self) -> tuple[Span, ...]:
        """The sentences; the whole text where it has none."""
        return sentences(self.text, self.language) or (trimmed(self.text, Span(0, len(self.text))),)

    @Kept
    def sentence_words(self) -> list[range]:
        """The indices of the words of each sentence."""
        return [self.between(sentence) for sentence in self.sentences]

    @Kept
    def sentence_ends(self) -> list[int]:
        """Where each sentence ends."""
        return [sentence.end for sentence in self.sentences]

    def between(self, span: Span) -> range:
        """The indices of the words that lie in the span."""
        starts = self._parted[1]
        first = bisect_left(starts, span.start)
        return range(first, bisect_left(starts, span.end, first))

    def written(self, words: range) -> str:
        """These words, of which there is one at least, as they are written with all between them."""
        return self.text[self.places[words.start][0] : self.places[words.stop - 1][1]]

    def word_from(self, position: int) -> int:
        """The index of the first word that starts at the position or after it."""
        return bisect_left(self._parted[1], position)

    def word_at(self, position: int) -> int:
        """The index of the last word that starts at the position or before it; 0 where none does."""
        return max(0, bisect_right(self._parted[1], position) - 1)


def _between_gaps(text: str) -> tuple[list[str], list[int], list[int]]:
    """The words of a text without combining marks, where each starts, and where it ends: what is no gap."""
    parts = _GAP.split(text)
    edges = list(accumulate(map(len, parts), initial=0))
    first, last = int(not parts[0]), len(parts) // 2 + int(bool(parts[-1]))
    return parts[::2][first:last], edges[::2][first:last], edges[1::2][first:last]


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
