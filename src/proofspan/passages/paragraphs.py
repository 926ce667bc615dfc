"""Paragraphs: the structural chunker. Short ones are merged; headings, tables and sections keep together."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from proofspan.documents import Document, Table
from proofspan.passages.by_sentence import heading_line
from proofspan.passages.nouns import Chunker, Passage
from proofspan.passages.regions import Region, blank, bodies, passages
from proofspan.passages.windows import check, runs, words
from proofspan.sentences import sentences
from proofspan.spans import Span, trimmed

# One end of a line, only white space, another end of a line. `\r\n` is atomic, or it would count as two.
_BLANK_LINES = re.compile(r"(?>\r\n|[\n\r])[^\S\r\n]*+(?:\r\n|[\n\r])\s*+")


@dataclass(frozen=True, slots=True)
class _Atom:
    """What is never cut: a paragraph, a small table, a row of a large one, a sentence of a long paragraph."""

    span: Span
    words: int
    table: Table | None = None
    glued: bool = False


def paragraphs(size: int, *, article: bool = False) -> Chunker:
    """A chunker into paragraphs, merged within a section until the next one would pass `size` words.

    A heading's line stays with what follows it. A table of more than `size` words is cut between its lines, and
    every part after the first carries its header row's first line in `heading`. A paragraph of more than twice
    `size` words is cut at sentences, and such a sentence into windows of `size` words. A line of a table is never
    cut, however long. With `article`, paragraphs are the article's: what blank lines part, never cut, merged
    across sections and tables. Raises `SettingError` when `size` is below 1.
    """
    check(size, of="paragraph")

    def chunk(document: Document) -> tuple[Passage, ...]:
        if article:
            return passages(document, _merged(document, size)) or blank(document)
        tables = sorted(document.tables, key=lambda table: table.span)
        found = (_pack(document, region, tables, size) for region in bodies(document))
        return tuple(passage for packed in found for passage in packed) or blank(document)

    return chunk


def _merged(document: Document, size: int) -> Iterator[Span]:
    """The paragraphs of the whole text, merged until the next one would pass `size` words."""
    held: Span | None = None
    count = 0
    for paragraph in _paragraphs(document.text, Span(0, len(document.text))):
        words = _count(document, paragraph)
        if held is not None and count + words <= size:
            held, count = Span(held.start, paragraph.end), count + words
            continue
        if held is not None:
            yield held
        held, count = paragraph, words
    if held is not None:
        yield held


def _pack(document: Document, region: Region, tables: Sequence[Table], size: int) -> Iterator[Passage]:
    """The passages of one region."""
    held: list[_Atom] = []
    count = 0
    for atom in _atoms(document, region, tables, size):
        full = count + atom.words > size or atom.table != held[-1].table if held else False
        if held and full and not atom.glued:
            yield _passage(document, region, held)
            held, count = [], 0
        held.append(atom)
        count += atom.words
    if held:
        yield _passage(document, region, held)


def _passage(document: Document, region: Region, held: list[_Atom]) -> Passage:
    """The atoms as one passage; a later part of a table gets the header row's first line below its heading."""
    span = Span(held[0].span.start, held[-1].span.end)
    table = held[0].table
    header = table.header.of(document.text).strip() if table and table.header.start < span.start else ""
    heading = "\n".join(part for part in (region.heading, header.partition("\n")[0].strip()) if part)
    return Passage(document.revision, span, heading, span.of(document.text))


def _atoms(document: Document, region: Region, tables: Sequence[Table], size: int) -> Iterator[_Atom]:
    """The atoms of one region in order; the one after the heading's line is glued to it."""
    edge = heading_line(document, region)
    after_heading = False
    for span, table in _blocks(document, region, tables):
        parts = _rows(document, span, table, size) if table else _parts(document, span, size)
        for index, atom in enumerate(parts):
            yield replace(atom, glued=True) if after_heading and index == 0 else atom
        after_heading = span.start < edge and not _written(document.text[edge : span.end])


def _written(text: str) -> bool:
    """Whether there is a letter or a digit in it: the underline of a heading has none."""
    return any(map(str.isalnum, text))


def _blocks(document: Document, region: Region, tables: Sequence[Table]) -> Iterator[tuple[Span, Table | None]]:
    """The paragraphs and tables of a region, in order, trimmed; `tables` are the document's, in order."""
    at = region.span.start
    first = bisect_right(tables, at, key=lambda table: table.span.end)
    for table in (tables[index] for index in range(first, len(tables))):
        if table.span.start >= region.span.end:
            break
        part = Span(max(at, table.span.start), max(at, min(table.span.end, region.span.end)))
        if not part.of(document.text).strip():
            continue
        yield from ((span, None) for span in _paragraphs(document.text, Span(at, part.start)))
        yield trimmed(document.text, part), table
        at = part.end
    yield from ((span, None) for span in _paragraphs(document.text, Span(at, region.span.end)))


def _paragraphs(text: str, within: Span) -> Iterator[Span]:
    """The paragraphs of a stretch of text: what stands between blank lines, trimmed."""
    gaps = [Span(*found.span()) for found in _BLANK_LINES.finditer(text, within.start, within.end)]
    starts = [within.start, *(gap.end for gap in gaps)]
    ends = [*(gap.start for gap in gaps), within.end]
    spans = (trimmed(text, Span(start, end)) for start, end in zip(starts, ends, strict=True))
    return (span for span in spans if span)


def _parts(document: Document, paragraph: Span, size: int) -> Iterator[_Atom]:
    """A paragraph as one atom, or as its sentences when it is longer than twice `size` words."""
    count = _count(document, paragraph)
    if count <= 2 * size:
        yield _Atom(paragraph, count)
        return
    for sentence in _shifted(sentences(paragraph.of(document.text), document.language), paragraph.start):
        count = _count(document, sentence)
        if count <= 2 * size:
            yield _Atom(sentence, count)
            continue
        for window in _shifted(runs(words(sentence.of(document.text)), size), sentence.start):
            yield _Atom(window, _count(document, window))


def _rows(document: Document, part: Span, table: Table, size: int) -> Iterator[_Atom]:
    """A table as one atom, or as its lines when it has more than `size` words, the first row glued to the header."""
    count = _count(document, part)
    if count <= size:
        yield _Atom(part, count)
        return
    in_header = False
    at = part.start
    for line in part.of(document.text).splitlines(keepends=True):
        span, at = trimmed(document.text, Span(at, at + len(line))), at + len(line)
        if not span:
            continue
        drawn = not _written(span.of(document.text))
        yield _Atom(span, _count(document, span), table, in_header or (drawn and span.start > part.start))
        in_header = table.header.overlaps(span) or (in_header and drawn)


def _count(document: Document, span: Span) -> int:
    return len(span.of(document.text).split())


def _shifted(spans: Iterable[Span], by: int) -> Iterator[Span]:
    return (span.shifted(by) for span in spans)
