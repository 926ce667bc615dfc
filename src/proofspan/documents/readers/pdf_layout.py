"""Lines of a PDF to headings and paragraphs: what the sizes, weights and gaps of a whole document say."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from proofspan.documents.readers.pdf_glyphs import HYPHENS, NO_BOX, Line

_LARGER = 1.12
_WIDER_GAP = 1.35
_SURE_GAP = 1.6
_USUAL_PITCH = 1.2
_HEADING_WORDS = 16
_HEADING_CHARACTERS = 140
_DEEPEST = 6


@dataclass(slots=True)
class Block:
    """A heading on one line (level from 1), or a paragraph of lines (level 0), within one page."""

    lines: list[Line] = field(default_factory=list)
    level: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """What is usual in one document: its body's size in points and weight, its pitch in sizes, its heading sizes."""

    body_size: float
    body_bold: bool
    pitch: float
    heading_sizes: tuple[float, ...]

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
        return cls(body, 2 * bold > sizes[body], _usual_pitch(pages), tuple(sorted(larger, reverse=True)))

    def blocks(self, page: Sequence[Line]) -> Iterator[Block]:
        """The headings and paragraphs of one page in order, line-end hyphens folded."""
        block: Block | None = None
        before: Line | None = None
        for line in page:
            apart = before is None or self._apart(before, line)
            level = self._level(line, apart)
            if block is None or level != block.level or apart:
                if block is not None:
                    yield self._settled(block)
                block = Block(level=level)
            block.lines.append(line)
            before = line
        if block is not None:
            yield self._settled(block)

    def _settled(self, block: Block) -> Block:
        if block.level and _reads_as_heading(" ".join(line.text for line in block.lines)):
            return Block([_joined(block.lines)], block.level)
        return Block(_folded(block.lines))

    def _level(self, line: Line, apart: bool) -> int:
        if not _reads_as_heading(line.text):
            return 0
        if line.size >= _LARGER * self.body_size:
            return min(self.heading_sizes.index(_rounded(line.size)) + 1, _DEEPEST)
        emphasised = line.bold and not self.body_bold and _rounded(line.size) >= self.body_size
        return min(len(self.heading_sizes) + 1, _DEEPEST) if emphasised and apart else 0

    def _apart(self, before: Line, line: Line) -> bool:
        """Whether a new paragraph begins: a gap wider than usual, another size, or the end of a heading."""
        if abs(before.size - line.size) > 0.1 * max(before.size, line.size):
            return True
        # A bold phrase may fill a line of a paragraph; only one that reads as a heading stands apart.
        if before.bold != line.bold and _reads_as_heading((before if before.bold else line).text):
            return True
        ends = before.text[-1:] in ".:;!?…"
        pitch = before.baseline - line.baseline
        if math.isnan(pitch) or not line.size:
            return False
        # Upwards is the head of the next column: the paragraph may well go on there.
        if pitch <= 0:
            return ends
        ratio = pitch / line.size
        return ratio > _WIDER_GAP * self.pitch or (ratio > _SURE_GAP and ends)


def _usual_pitch(pages: Sequence[Sequence[Line]]) -> float:
    """The pitch of lines within a paragraph, in sizes: the lower third, for gaps between them are wider."""
    found = sorted(
        (before.baseline - line.baseline) / line.size
        for page in pages
        for before, line in pairwise(page)
        if line.size and before.size == line.size and before.baseline > line.baseline
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


def _joined(lines: Sequence[Line]) -> Line:
    """The lines of one heading as one line."""
    whole = Line()
    for line in _folded(lines):
        if whole.characters:
            whole.add(" ", NO_BOX)
        _append(whole, line)
    return whole


def _append(whole: Line, line: Line) -> None:
    whole.characters += line.characters
    whole.boxes += line.boxes


def _folded(lines: Sequence[Line]) -> list[Line]:
    """The lines with words that a line end had cut made whole, and soft hyphens gone."""
    found: list[Line] = []
    for line in lines:
        if found and _cuts_word(found[-1].text, line.text):
            if _drops_hyphen(found[-1].text, line.text):
                found[-1].drop_last()
            else:
                found[-1].characters[-1] = "-"
            _append(found[-1], line)
        else:
            whole = Line()
            _append(whole, line)
            found.append(whole)
    for line in found:
        _settle_hyphens(line)
    return found


def _cuts_word(text: str, following: str) -> bool:
    """Whether the line ends in a hyphen that belongs to a word, and the next begins with its rest."""
    return len(text) > 1 and text[-1] in HYPHENS and text[-2].isalnum() and following[:1].isalnum()


def _drops_hyphen(text: str, following: str) -> bool:
    """Whether the hyphen was put there by the line end alone.

    It is kept before an upper-case letter or a digit, and after what looks like a product code.
    """
    if text[-1] == "\u00ad":
        return True
    prefix = text[:-1].split()[-1].strip("([{\"'“‘«")
    is_code = any(c.isdigit() for c in prefix) or (len(prefix) > 1 and prefix.isupper())
    return following[0].islower() and not is_code


def _settle_hyphens(line: Line) -> None:
    """Drops soft hyphens, and writes pdfium's mark for a hyphen as one."""
    kept = [(c, b) for c, b in zip(line.characters, line.boxes, strict=True) if c != "\u00ad"]
    line.characters = ["-" if c in "\x02\ufffe" else c for c, _ in kept]
    line.boxes = [b for _, b in kept]
