"""The sentences an extractive answer may consist of: those that would pass the literal check as they stand."""

import re
from collections.abc import Iterator, Set
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
    languages = {span.found.language for span in prompt.spans}
    for rank, span in enumerate(prompt.spans):
        held = Held.of(literals(span.text, span.found.language))
        for text in _statements(span):
            if (
                text in seen
                or prompt.abstention.casefold() in text.casefold()
                or not _passes(text, span, held, languages)
            ):
                continue
            seen.add(text)
            above = f"{span.found.title}\n{span.found.passage.heading}"
            yield Candidate(text, span.label, span.found.language, above, rank)


def _statements(span: LabelledSpan) -> Iterator[str]:
    """The sentences of a span, readable, that state something."""
    headings = {collapsed(heading).casefold() for heading in _headings(span)}
    for found in sentences(span.text, span.found.language):
        lines = found.of(span.text).splitlines()
        # A heading with no blank line after it is read as the start of its paragraph.
        while lines and collapsed(lines[0]).casefold() in headings:
            del lines[0]
        underlined = len(lines) == 2 and len(lines[1].strip()) >= 3 and _DRAWN.fullmatch(lines[1])
        if not lines or lines[0].startswith("#") or underlined:
            continue
        text = _HANGING.sub("", readable("\n".join(lines)))
        if not text.endswith("?") and _TWO_WORDS.search(text) and len(text) <= LONGEST:
            yield text


def _headings(span: LabelledSpan) -> Iterator[str]:
    """The title, the headings above a span and those inside it, as they may stand in its text."""
    yield span.found.title
    yield from (section.heading for section in span.found.sections)
    for line in span.found.passage.heading.splitlines():
        yield line
        yield from line.split(" > ")


def _passes(text: str, span: LabelledSpan, held: Held, languages: Set[str]) -> bool:
    """Whether the sentence would be anchored: one sentence by the rules of every language delivered, as the
    answer may be cut by any of them, and no number that the span lacks.
    """
    shown = cited(text, span.label)
    if any(len(sentences(shown, language)) != 1 for language in languages):
        return False
    return not missing(literals(text, span.found.language), [held])
