"""The regions of a document: its text cut where its sections begin, each with the heading that stands above it."""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from proofspan.documents import Document, Section
from proofspan.passages.nouns import Passage, below_heading
from proofspan.spans import Span


@dataclass(frozen=True, slots=True)
class Region:
    """A stretch of text under one heading; `section` is None where a document has none there."""

    span: Span
    heading: str
    section: Section | None = None


def regions(document: Document) -> tuple[Region, ...]:
    """The stretches of text under one heading, in order; together they hold every visible character.

    A section that another one begins in ends there; text that belongs to no section is a region without one.
    Stretches of white space alone are left out.
    """
    found: list[Region] = []
    at = 0
    inner = sorted((s for s in document.sections if s.span), key=lambda section: section.span)
    starts = [*(section.span.start for section in inner), len(document.text)]
    for section, following in zip(inner, starts[1:], strict=True):
        end = min(section.span.end, following)
        found.append(Region(Span(at, max(at, section.span.start)), ""))
        found.append(Region(Span(section.span.start, end), heading_of(document, section), section))
        at = end
    found.append(Region(Span(at, len(document.text)), ""))
    return tuple(region for region in found if region.span.of(document.text).strip())


def bodies(document: Document) -> tuple[Region, ...]:
    """The regions without those that are a heading alone which other passages say already: the document's title,
    or a heading that stands above the next section's own.
    """
    found = regions(document)
    kept = tuple(r for r, after in pairwise(found) if not _said_elsewhere(document, r, after))
    return (*kept, *found[-1:])


def _said_elsewhere(document: Document, region: Region, after: Region) -> bool:
    section, following = region.section, after.section
    if section is None or following is None or not section.heading:
        return False
    alone = not below_heading(region.span.of(document.text).strip(), section.heading).strip()
    return alone and (section.heading == document.title or section.heading in following.path)


def heading_of(document: Document, section: Section) -> str:
    """The section's heading below those above it, joined by " > "; "" when only the title stands there."""
    return " > ".join(part for part in (*section.path, section.heading) if part and part != document.title)


def headings(document: Document) -> Callable[[int], str]:
    """A look-up from a position in the text to the heading of the section in which it lies, "" outside all."""
    if not document.sections:
        return lambda position: ""
    under = regions(document)
    starts = [region.span.start for region in under]

    def heading(position: int) -> str:
        index = bisect_right(starts, position) - 1
        return under[index].heading if index >= 0 else ""

    return heading


def passages(document: Document, spans: Iterable[Span]) -> tuple[Passage, ...]:
    """The spans as passages, each under the heading of the section in which it starts."""
    heading = headings(document)
    return tuple(Passage(document.revision, span, heading(span.start), span.of(document.text)) for span in spans)


def blank(document: Document) -> tuple[Passage, ...]:
    """The one passage of a document without a visible character: the empty span, found by the title alone."""
    return (Passage(document.revision, Span(0, 0), "", ""),)
