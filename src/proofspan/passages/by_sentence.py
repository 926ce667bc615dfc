"""Sentences: so many each, by our own rules within a section, or by the article's across the whole text."""

from collections.abc import Iterator

from proofspan.documents import Document
from proofspan.passages.nouns import Chunker, Passage
from proofspan.passages.regions import Region, blank, passages, regions
from proofspan.passages.windows import check, runs
from proofspan.sentences import plain, sentences
from proofspan.spans import Span, trimmed


def by_sentence(size: int, overlap: int = 0, *, article: bool = False) -> Chunker:
    """A chunker into groups of `size` sentences, each sharing `overlap` sentences with the one before.

    Our own rules read the document's language, never cross a section, and take a heading's line as a sentence.
    With `article`, sentences are the article's (cut after . ! ? : and white space) and sections are ignored.
    Raises `SettingError` unless 0 <= overlap < size.
    """
    check(size, overlap, of="group of sentences")

    def chunk(document: Document) -> tuple[Passage, ...]:
        if article:
            spans = list(runs(plain(document.text), size, overlap))
        else:
            spans = [run for part in regions(document) for run in runs(sentences_of(document, part), size, overlap)]
        return passages(document, spans) or blank(document)

    return chunk


def sentences_of(document: Document, region: Region) -> tuple[Span, ...]:
    """The sentences of one region, in the document's offsets; the heading's own line is one of them."""
    edge = heading_line(document, region)
    parts = (Span(region.span.start, edge), Span(edge, region.span.end))
    return tuple(found for part in parts for found in _sentences(document, part))


def heading_line(document: Document, region: Region) -> int:
    """Where the line of the region's heading ends: the region's start when its first line is not its heading."""
    heading = region.section.heading if region.section else ""
    if not heading:
        return region.span.start
    start = trimmed(document.text, region.span).start
    line = document.text[start : region.span.end].splitlines()[0]
    # The line may say more than the heading (`## Window {#window}`, emphasis), but then it bears its mark.
    shown = line.startswith("#") or line.startswith(heading)
    return start + len(line) if shown else region.span.start


def _sentences(document: Document, part: Span) -> Iterator[Span]:
    for span in sentences(part.of(document.text), document.language):
        yield span.shifted(part.start)
