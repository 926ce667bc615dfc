"""The sentences an extractive answer may consist of: those that would pass the literal check as they stand."""

import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass

from proofspan.analysis.literals import Held, literals, missing
from proofspan.generators.readable import readable
from proofspan.generators.tables import tables
from proofspan.prompts import LabelledSpan, Prompt, holds_abstention
from proofspan.sentences import sentences
from proofspan.spans import collapsed

_TWO_WORDS = re.compile(r"\w\W+\w")
_HANGING = re.compile(r"[;:,\s]+$")
_ENDED = re.compile(r"[.!…][\"'”’»)\]*_]*$")
_DRAWN = re.compile(r"[-=~*_^+|:\s]*")
_ITEM = re.compile(r"\s*(?:[-*+•]|\(?\w{1,3}[.)])\s")
HEADING_LIKE = 7
"""Words up to which a line without a stop is no piece of a broken sentence."""
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
    whole: bool = True

    def cited(self) -> str:
        """The sentence as it stands in a draft: its own end, whatever that is, a space and the citation."""
        return cited(self.text, self.label)


def cited(text: str, label: str) -> str:
    """The text with its citation; no stop is added to what has none."""
    return f"{text} [{label}]"


def together(chosen: Iterable[Candidate]) -> str:
    """The draft of several: a space between two, an empty line after one that no stop ends."""
    texts = [(each.cited(), bool(_ENDED.search(each.text))) for each in chosen]
    return "".join(text + (" " if ended else "\n\n") for text, ended in texts).rstrip()


def candidates(prompt: Prompt) -> Iterator[Candidate]:
    """The sentences of the spans in order, without headings, questions, drawn lines and repetitions."""
    seen: set[str] = set()
    languages = {span.found.language for span in prompt.spans}
    for rank, span in enumerate(prompt.spans):
        held = Held.of(literals(span.text, span.found.language))
        for text, row_head, whole in _statements(span):
            if text in seen or holds_abstention(text, prompt.abstention) or not _passes(text, span, held, languages):
                continue
            seen.add(text)
            above = f"{span.found.title}\n{span.found.passage.heading}\n{row_head}"
            yield Candidate(text, span.label, span.found.language, above, rank, whole)


def _statements(span: LabelledSpan) -> Iterator[tuple[str, str, bool]]:
    """The sentences of a span, readable, that state something; the header of a row; whether each is whole."""
    drawn = tables(span.text)
    headings = {collapsed(heading).casefold() for heading in _headings(span)}
    for found in sentences(span.text, span.found.language):
        lines = found.of(span.text).splitlines()
        # A heading with no blank line after it is read as the start of its paragraph.
        while lines and collapsed(lines[0]).casefold() in headings:
            del lines[0]
        underlined = len(lines) == 2 and len(lines[1].strip()) >= 3 and _DRAWN.fullmatch(lines[1])
        if not lines or lines[0].startswith("#") or underlined or lines[0].strip() in drawn.headers:
            continue
        text = _HANGING.sub("", readable("\n".join(lines)))
        if not text.endswith("?") and _TWO_WORDS.search(text) and len(text) <= LONGEST:
            yield text, drawn.above.get(lines[0].strip(), ""), _whole(lines[0], text)


def _whole(line: str, text: str) -> bool:
    """Whether it reads as a whole: a row, an item, something short as a heading is, or prose with both ends."""
    if "|" in line or _ITEM.match(line):
        return True
    return not text[:1].islower() and bool(_ENDED.search(text) or len(text.split()) <= HEADING_LIKE)


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
