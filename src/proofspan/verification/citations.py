"""What each sentence of an answer cites: well-formed citations, what only resembles one, words left uncited."""

import re
from dataclasses import dataclass

from proofspan.prompts import MARKER, MARKER_LIKE
from proofspan.sentences import sentences
from proofspan.spans import Span, collapsed, trimmed

_WORD = re.compile(r"\w")
_LABEL = re.compile(r"S[0-9]+")
_PLAIN_PUNCTUATION = re.compile(r"[\s!-/:-@\[-`{-~]*")
LONGEST_QUOTATION = 5
"""Sentences of an answer that one quotation may run through."""
_BARE_TAIL = re.compile(rf"(?<=\][.!?…])\s+(?=(?:{MARKER.pattern}[ \t]*)+[.!?…]+$)")
_CITED_STOP = re.compile(rf"(?:{MARKER.pattern}[.!?…]+|[.!?…]+\s{{0,4}}{MARKER.pattern})(?=\s)")
_SPACE_BEFORE_STOP = re.compile(r"\s+(?=[.,;:!?](?:\s|$))")


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
    return MARKER_LIKE.sub(_bars, blanked)


def cited_sentences(answer: str, language: str) -> tuple[CitedSentence, ...]:
    """Every sentence of the answer in order; together they hold every character that is not white space.

    A line of citations alone belongs to the sentence before it when that has none. What is only a rule or
    a fence of plain punctuation (`---`, three backticks) claims nothing and is left out.
    """
    whole = _covering(answer, sentences(answer, language))
    parts = _joined(answer, _quoted(answer, [piece for part in whole for piece in _parted(answer, part)]))
    read = [_read(answer, part) for part in parts]
    return tuple(
        sentence
        for sentence in read
        if sentence.labels or sentence.malformed or not _PLAIN_PUNCTUATION.fullmatch(sentence.words)
    )


def _bars(found: re.Match[str]) -> str:
    return "|" * len(found[0])


def _covering(answer: str, parts: tuple[Span, ...]) -> list[Span]:
    """The parts, and each stretch between them that holds anything: nothing of an answer escapes."""
    covered: list[Span] = []
    at = 0
    for part in (*parts, Span(len(answer), len(answer))):
        gap = trimmed(answer, Span(at, max(at, part.start)))
        covered += [piece for piece in (gap, part) if len(piece)]
        at = max(at, part.end)
    return covered


def _parted(answer: str, part: Span) -> list[Span]:
    """The part, or several: citations with a stop of their own that follow a sentence that has both already; and
    what stands before the first bar of a row and is cited and ended, so that a bar yet to come changes nothing.
    """
    bar = answer.find("|", part.start, part.end)
    if bar >= 0:
        return _before_bar(answer, part, bar)
    found = _BARE_TAIL.search(answer, part.start, part.end)
    return [Span(part.start, found.start()), Span(found.end(), part.end)] if found else [part]


def _before_bar(answer: str, row: Span, bar: int) -> list[Span]:
    """The cited sentences before the first bar of a row, and the rest of it."""
    pieces, start = [], row.start
    for found in _CITED_STOP.finditer(answer, row.start, bar):
        pieces.append(Span(start, found.end()))
        start = found.end()
    return [trimmed(answer, piece) for piece in (*pieces, Span(start, row.end))]


def _quoted(answer: str, parts: list[Span]) -> list[Span]:
    """The parts, those as one that a quotation opened in an uncited part of the line runs through until it closes."""
    result: list[Span] = []
    for part in parts:
        result.append(part)
        for back in range(2, min(len(result), LONGEST_QUOTATION) + 1):
            whole = Span(result[-back].start, part.end)
            if "\n" in whole.of(answer) or MARKER.search(answer, whole.start, result[-2].end):
                break
            if _open(result[-back].of(answer)) and not _open(whole.of(answer)):
                result[-back:] = [whole]
                break
    return result


def _open(text: str) -> bool:
    """Whether a quotation that the text opens is not closed in it."""
    return bool(text.count('"') % 2) or any(text.count(a) > text.count(b) for a, b in ("“”", "«»"))


def _joined(answer: str, parts: list[Span]) -> list[Span]:
    """The parts, citations that stand alone joined to an uncited sentence before them, at most a line above."""
    joined: list[Span] = []
    for part in parts:
        bare = not _WORD.search(MARKER.sub("", part.of(answer))) and MARKER.search(part.of(answer))
        if bare and joined and not MARKER.search(joined[-1].of(answer)):
            between = answer[joined[-1].end : part.start]
            if between.count("\n") <= 1:
                joined[-1] = Span(joined[-1].start, part.end)
                continue
        joined.append(part)
    return joined


def _read(answer: str, span: Span) -> CitedSentence:
    """One sentence, read."""
    text = span.of(answer)
    labels = [label for marker in MARKER.finditer(text) for label in _LABEL.findall(marker[0])]
    blanked = MARKER.sub(_bars, text)
    malformed = tuple(found[0].strip() for found in MARKER_LIKE.finditer(blanked))
    last = max((marker.end() for marker in MARKER.finditer(text)), default=0)
    rest = collapsed(MARKER_LIKE.sub(" ", blanked)[last:]) if not malformed else ""
    bare = collapsed(MARKER_LIKE.sub(" ", MARKER.sub(" ", text)))
    return CitedSentence(
        span=span,
        words=_SPACE_BEFORE_STOP.sub("", bare) if _WORD.search(bare) or not labels else "",
        labels=tuple(dict.fromkeys(labels)),
        malformed=malformed,
        uncited=rest if _WORD.search(rest) else "",
    )
