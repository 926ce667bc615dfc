"""Lines of a PDF to headings and paragraphs: what the sizes, weights and gaps of a whole document say."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from proofspan.documents.readers.pdf_glyphs import Line
from proofspan.documents.readers.pdf_tables import TableRows, filled, tables_in
from proofspan.documents.readers.pdf_words import (
    ENDS,
    compounds_of,
    cuts_word,
    ended,
    folded,
    hangs,
    is_item,
    joined,
    settle_end,
)

_LARGER = 1.12
_WIDER_GAP = 1.35
_SURE_GAP = 1.6
_USUAL_PITCH = 1.2
_HEADING_WORDS = 16
_HEADING_CHARACTERS = 140
_SHORT_WORDS = 12
_SHORT_CHARACTERS = 80
_DEEPEST = 6


@dataclass(slots=True)
class Block:
    """A heading on one line (level from 1), or a paragraph of lines (level 0), within one page.

    A table has its `rows`. `tail` is what stands between it and the next page's first block when they are one
    paragraph: a line end, or nothing where the page cuts a word; else None.
    """

    lines: list[Line] = field(default_factory=list)
    level: int = 0
    rows: TableRows | None = None
    tail: str | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """What is usual in one document: its body's size in points and weight, its pitch in sizes, its heading sizes."""

    body_size: float
    body_bold: bool
    pitch: float
    heading_sizes: tuple[float, ...]
    compounds: frozenset[str] = frozenset()

    @classmethod
    def of(cls, pages: Sequence[Sequence[Line]]) -> "Layout":
        """The layout of a document with at least one line."""
        lines = [line for page in pages for line in page]
        sizes: Counter[float] = Counter()
        for line in lines:
            sizes[_rounded(line.size)] += len(line.characters)
        body = max(sizes, key=lambda size: (sizes[size], -size))
        bold = sum(len(line.characters) for line in lines if line.bold and _rounded(line.size) == body)
        larger = {_rounded(line.size) for line in lines if line.size >= _LARGER * body and _reads_as_heading(line.text)}
        sizes_down = tuple(sorted(larger, reverse=True))
        return cls(body, 2 * bold > sizes[body], _usual_pitch(pages), sizes_down, compounds_of(lines))

    def pages(self, pages: Sequence[Sequence[Line]]) -> list[list[Block]]:
        """The blocks of each page, the last one joined to the next page's first where a paragraph goes on."""
        found = [list(self.blocks(page)) for page in pages]
        for before, after in pairwise([blocks for blocks in found if blocks]):
            self._join(before[-1], after[0])
        return found

    def blocks(self, page: Sequence[Line]) -> Iterator[Block]:
        """The headings, tables and paragraphs of one page in order, line-end hyphens folded."""
        at = 0
        for table in tables_in(page):
            yield from self._prose(page[at : table.start])
            yield Block(filled(folded(page[table.start : table.end])), rows=table)
            at = table.end
        yield from self._prose(page[at:])

    def _prose(self, lines: Sequence[Line]) -> Iterator[Block]:
        """The headings and paragraphs of lines that belong to no table."""
        block: Block | None = None
        before: Line | None = None
        runs = list(self._runs(lines))
        for index, run in enumerate(runs):
            level = self._level(run, before, runs[index + 1][0] if index + 1 < len(runs) else None)
            fresh = block is None or level > 0 or block.level > 0 or before is None or self._apart(before, run[0])
            if block is not None and fresh:
                yield self._settled(block)
            if block is None or fresh:
                block = Block(level=level)
            block.lines += run
            before = run[-1]
        if block is not None:
            yield self._settled(block)

    def _runs(self, lines: Sequence[Line]) -> Iterator[list[Line]]:
        """Lines of one size and weight close to one another; a number begins a run of its own."""
        run: list[Line] = []
        for line in lines:
            alike = run and run[-1].bold == line.bold and _rounded(run[-1].size) == _rounded(line.size)
            if run and (not alike or self._apart(run[-1], line) or is_item(line.text)):
                yield run
                run = []
            run.append(line)
        if run:
            yield run

    def _settled(self, block: Block) -> Block:
        if block.level:
            return Block([joined(block.lines, self.compounds)], block.level)
        return Block(folded(block.lines, self.compounds))

    def _level(self, run: Sequence[Line], before: Line | None, after: Line | None) -> int:
        """The level of the lines as one heading, 0 when they are none."""
        text = " ".join(line.text for line in run)
        first, last = run[0], run[-1]
        if not _reads_as_heading(text):
            return 0
        if first.size >= _LARGER * self.body_size:
            size = _rounded(first.size)
            return min(self.heading_sizes.index(size) + 1, _DEEPEST) if size in self.heading_sizes else 0
        emphasised = first.bold and not self.body_bold and _rounded(first.size) >= self.body_size
        if not emphasised or first.breaks or self._amid(text, first, last, before, after):
            return 0
        return min(len(self.heading_sizes) + 1, _DEEPEST)

    def _amid(self, text: str, first: Line, last: Line, before: Line | None, after: Line | None) -> bool:
        """Whether bold lines of the body's size are part of the running text above or below them."""
        if before is not None and not self._apart(before, first) and not ended(before.text) and not before.bold:
            return True
        if after is None or self._apart(last, after):
            return hangs(text)
        short = len(text) <= _SHORT_CHARACTERS and len(text.split()) <= _SHORT_WORDS
        return not short or hangs(text) or after.text[0].islower()

    def _apart(self, before: Line, line: Line) -> bool:
        """Whether a new paragraph begins: another size, or a gap wider than usual."""
        if abs(before.size - line.size) > 0.1 * max(before.size, line.size):
            return True
        ends = before.text[-1:] in ENDS
        pitch = before.lowest - line.baseline
        if math.isnan(pitch) or not line.size:
            return False
        # Upwards is the head of the next column: the paragraph may well go on there.
        if pitch <= 0:
            return ends
        ratio = pitch / line.size
        return ratio > _WIDER_GAP * self.pitch or (ratio > _SURE_GAP and ends)

    def _join(self, before: Block, after: Block) -> None:
        """Lets a paragraph go on over the page, a word that the page cuts made whole."""
        if before.level or after.level or before.rows or after.rows:
            return
        last, first = before.lines[-1], after.lines[0]
        if last.breaks or first.breaks or _rounded(last.size) != _rounded(first.size):
            return
        if cuts_word(last, first):
            settle_end(last, first, self.compounds)
            before.tail = ""
        elif not ended(last.text) and not is_item(first.text) and (first.text[0].islower() or hangs(last.text)):
            before.tail = "\n"


def _usual_pitch(pages: Sequence[Sequence[Line]]) -> float:
    """The pitch of lines within a paragraph, in sizes: the lower third, for gaps between them are wider."""
    found = sorted(
        (before.lowest - line.baseline) / line.size
        for page in pages
        for before, line in pairwise(page)
        if line.size and before.size == line.size and before.lowest > line.baseline and not line.breaks
    )
    return found[len(found) * 3 // 10] if found else _USUAL_PITCH


def _reads_as_heading(text: str) -> bool:
    return (
        len(text) <= _HEADING_CHARACTERS
        and len(text.split()) <= _HEADING_WORDS
        and any(character.isalpha() for character in text)
        and text.rstrip()[-1:] not in ".,;"
    )


def _rounded(size: float) -> float:
    return round(size * 2) / 2
