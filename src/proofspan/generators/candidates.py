"""The sentences an extractive answer may consist of: those that would pass the literal check as they stand."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from proofspan.analysis.literals import Held, literals, missing
from proofspan.generators.readable import readable
from proofspan.prompts import LabelledSpan, Prompt
from proofspan.sentences import sentences
from proofspan.spans import collapsed

_TWO_WORDS = re.compile(r"\w\W+\w")
_HANGING = re.compile(r"[;:,\s]+$")
_ENDED = re.compile(r"[.!…][\"'”’»)\]*_]*$")
_DRAWN = re.compile(r"[-=~*_^+|:\s]*")
LONGEST = 1200
"""Characters: what is longer is no sentence but a page that nothing cut."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A sentence as the answer would show it, and where it comes from."""

    text: str
    label: str
    language: str
    above: str
    rank: int

    def cited(self) -> str:
        """The sentence as it stands in a draft: the citation after its own stop, or with one where it has none."""
        return cited(self.text, self.label)


def cited(text: str, label: str) -> str:
    """The text with its citation, ending as a sentence does."""
    return f"{text} [{label}]" if _ENDED.search(text) else f"{text} [{label}]."


def candidates(prompt: Prompt) -> Iterator[Candidate]:
    """The sentences of the spans in order, without headings, questions, drawn lines and repetitions."""
    seen: set[str] = set()
    for rank, span in enumerate(prompt.spans):
        held = Held.of(literals(span.text, span.found.language))
        for text in _statements(span):
            if text in seen or prompt.abstention.casefold() in text.casefold() or not _passes(text, span, held):
                continue
            seen.add(text)
            above = f"{span.found.title}\n{span.found.passage.heading}"
            yield Candidate(text, span.label, span.found.language, above, rank)


def _statements(span: LabelledSpan) -> Iterator[str]:
    """The sentences of a span, readable, that state something."""
    headings = {collapsed(part).casefold() for part in _headings(span)}
    for found in sentences(span.text, span.found.language):
        raw = found.of(span.text)
        lines = raw.splitlines()
        underlined = len(lines) == 2 and len(lines[1].strip()) >= 3 and _DRAWN.fullmatch(lines[1])
        if raw.startswith("#") or underlined or collapsed(raw).casefold() in headings:
            continue
        text = _HANGING.sub("", readable(raw))
        if text and not text.endswith("?") and _TWO_WORDS.search(text) and len(text) <= LONGEST:
            yield text


def _headings(span: LabelledSpan) -> Iterator[str]:
    """The title and each heading above a span, as they may stand in its text."""
    yield span.found.title
    for line in span.found.passage.heading.splitlines():
        yield line
        yield from line.split(" > ")


def _passes(text: str, span: LabelledSpan, held: Held) -> bool:
    """Whether the sentence would be anchored: one sentence to a reader too, and no number that the span lacks."""
    language = span.found.language
    if len(sentences(cited(text, span.label), language)) != 1:
        return False
    return not missing(literals(text, language), [held])
