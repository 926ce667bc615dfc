"""What each sentence of an answer cites: well-formed citations, what only resembles one, words left uncited."""

import re
from bisect import bisect_left
from dataclasses import dataclass

from proofspan.prompts import MARKER, MARKER_LIKE
from proofspan.sentences import sentences
from proofspan.spans import Span, collapsed, trimmed

_WORD = re.compile(r"\w")
_LABEL = re.compile(r"S[0-9]+")
_PLAIN_PUNCTUATION = re.compile(r"[\s!-/:-@\[-`{-~]*")
_WIDE = re.compile("[［］【】]")
LONGEST_QUOTATION = 5
"""Sentences of an answer that one quotation may run through."""
_BARE_TAIL = re.compile(rf"(?<=\][.!?…])\s+(?=(?:{MARKER.pattern}[ \t]*)+[.!?…]+$)")
_CITED_STOP = re.compile(rf"(?:{MARKER.pattern}[.!?…]+|[.!?…]+\s{{0,4}}{MARKER.pattern})(?=\s)")
_SPACE_BEFORE_STOP = re.compile(r" (?=[.,;:!?](?: |$))")
_STOPS = frozenset(".,;:!?")
_OPENING = '"“«'


@dataclass(frozen=True, slots=True)
class CitedSentence:
    """A sentence of an answer read for its citations. `labels` are in order, each once; `uncited` are the
    words after the last citation; `words` is the sentence without citations, white space collapsed.
    """

    span: Span
    words: str
    labels: tuple[str, ...]
    malformed: tuple[str, ...]
    uncited: str

    @property
    def says_something(self) -> bool:
        """Whether there is a word or a digit besides the citations."""
        return bool(_WORD.search(self.words))


def without_citations(answer: str) -> str:
    """The answer, as long as it was, with a bar for every character of a citation or of what resembles one."""
    blanked = MARKER.sub(_bars, answer)
    return MARKER_LIKE.sub(_bars, blanked) if _bracketed(blanked) else blanked


def cited_sentences(answer: str, language: str) -> tuple[CitedSentence, ...]:
    """Every sentence of the answer in order; together they hold every character that is not white space.

    A line of citations alone belongs to the sentence before it when that has none. What is only a rule or
    a fence of plain punctuation (`---`, three backticks) claims nothing and is left out.
    """
    cited = _Cited(answer)
    whole = _covering(answer, sentences(answer, language))
    parts = [piece for part in whole for piece in _parted(answer, part)]
    if any(mark in answer for mark in _OPENING):
        parts = _quoted(cited, parts)
    read = [cited.read(part) for part in _joined(cited, parts)]
    return tuple(
        [
            sentence
            for sentence in read
            if sentence.labels or sentence.malformed or not _PLAIN_PUNCTUATION.fullmatch(sentence.words)
        ]
    )


class _Cited:
    """An answer with its citations, looked for once. A citation lies in one sentence: it has neither stop nor end of a
    line in it.
    """

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self._markers = list(MARKER.finditer(answer))
        self._starts = [marker.start() for marker in self._markers]
        count = len(self._markers)
        # Each citation has a bracket on either side: where there are no more, nothing else resembles one.
        self._orderly = (
            answer.count("[") == count and answer.count("]") == count and (answer.isascii() or not _WIDE.search(answer))
        )

    def cites(self, span: Span) -> bool:
        """Whether a citation stands in the span."""
        first = bisect_left(self._starts, span.start)
        return first < len(self._starts) and self._starts[first] < span.end

    def bare(self, span: Span) -> bool:
        """Whether the span is citations and no word."""
        markers, pieces = self._taken_apart(span)
        return bool(markers) and not any(_WORD.search(piece) for piece in pieces)

    def read(self, span: Span) -> CitedSentence:
        """One sentence, read."""
        markers, pieces = self._taken_apart(span)
        labels = tuple(dict.fromkeys([label for marker in markers for label in _LABEL.findall(marker[0])]))
        if not self._orderly:
            return _with_malformed(self.answer, span, labels)
        uncited = collapsed(pieces[-1]) if _WORD.search(pieces[-1]) else ""
        return CitedSentence(span, _written(" ".join(pieces).split(), labels), labels, (), uncited)

    def _taken_apart(self, span: Span) -> tuple[list[re.Match[str]], list[str]]:
        """The citations of the span, and what stands before, between and behind them."""
        first = bisect_left(self._starts, span.start)
        markers = self._markers[first : bisect_left(self._starts, span.end, first)]
        pieces, at = [], span.start
        for marker in markers:
            start, end = marker.span()
            pieces.append(self.answer[at:start])
            at = end
        return markers, [*pieces, self.answer[at : span.end]]


def _written(words: list[str], labels: tuple[str, ...]) -> str:
    """The words as a sentence, a stop that stood behind a citation beside the word before it; empty where citations are
    all there is.
    """
    bare = " ".join(words)
    if labels and not _WORD.search(bare):
        return ""
    return bare if _STOPS.isdisjoint(words) else _SPACE_BEFORE_STOP.sub("", bare)


def _with_malformed(answer: str, span: Span, labels: tuple[str, ...]) -> CitedSentence:
    """One sentence that may hold something that only resembles a citation."""
    text = span.of(answer)
    blanked = MARKER.sub(_bars, text)
    malformed = tuple([found[0].strip() for found in MARKER_LIKE.finditer(blanked)])
    last = max((marker.end() for marker in MARKER.finditer(text)), default=0)
    rest = collapsed(blanked[last:]) if not malformed else ""
    words = MARKER_LIKE.sub(" ", MARKER.sub(" ", text)).split()
    return CitedSentence(span, _written(words, labels), labels, malformed, rest if _WORD.search(rest) else "")


def _bars(found: re.Match[str]) -> str:
    return "|" * len(found[0])


def _bracketed(text: str) -> bool:
    """Whether it has a bracket of any kind: nothing resembles a citation without one."""
    return "[" in text or "]" in text or (not text.isascii() and _WIDE.search(text) is not None)


def _covering(answer: str, parts: tuple[Span, ...]) -> list[Span]:
    """The parts, and each stretch between them that holds anything: nothing of an answer escapes."""
    covered: list[Span] = []
    at = 0
    for part in (*parts, Span(len(answer), len(answer))):
        if at < part.start and not answer[at : part.start].isspace():
            covered.append(trimmed(answer, Span(at, part.start)))
        if len(part):
            covered.append(part)
        at = max(at, part.end)
    return covered


def _parted(answer: str, part: Span) -> list[Span]:
    """The part, or several: citations with a stop of their own that follow a sentence that has both already; and
    what stands before the first bar of a row and is cited and ended, so that a bar yet to come changes nothing.
    """
    bar = answer.find("|", part.start, part.end)
    if bar >= 0:
        return _before_bar(answer, part, bar)
    # A tail has a bracket of its own behind the one that it follows.
    tailed = answer.count("]", part.start, part.end) > 1
    found = _BARE_TAIL.search(answer, part.start, part.end) if tailed else None
    return [Span(part.start, found.start()), Span(found.end(), part.end)] if found else [part]


def _before_bar(answer: str, row: Span, bar: int) -> list[Span]:
    """The cited sentences before the first bar of a row, and the rest of it."""
    pieces, start = [], row.start
    for found in _CITED_STOP.finditer(answer, row.start, bar):
        pieces.append(Span(start, found.end()))
        start = found.end()
    return [trimmed(answer, piece) for piece in (*pieces, Span(start, row.end))]


def _quoted(cited: _Cited, parts: list[Span]) -> list[Span]:
    """The parts, those as one that a quotation opened in an uncited part of the line runs through until it closes."""
    answer = cited.answer
    result: list[Span] = []
    for part in parts:
        result.append(part)
        for back in range(2, min(len(result), LONGEST_QUOTATION) + 1):
            whole = Span(result[-back].start, part.end)
            if cited.cites(Span(whole.start, result[-2].end)) or "\n" in whole.of(answer):
                break
            if _open(result[-back].of(answer)) and not _open(whole.of(answer)):
                result[-back:] = [whole]
                break
    return result


def _open(text: str) -> bool:
    """Whether a quotation that the text opens is not closed in it."""
    return bool(text.count('"') % 2) or any(text.count(a) > text.count(b) for a, b in ("“”", "«»"))


def _joined(cited: _Cited, parts: list[Span]) -> list[Span]:
    """The parts, citations that stand alone joined to an uncited sentence before them, at most a line above."""
    joined: list[Span] = []
    for part in parts:
        last = joined[-1] if joined else None
        if last and not cited.cites(last) and cited.bare(part):
            between = cited.answer[last.end : part.start]
            if between.count("\n") <= 1:
                joined[-1] = Span(last.start, part.end)
                continue
        joined.append(part)
    return joined
