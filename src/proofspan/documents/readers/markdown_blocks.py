"""The blocks of a Markdown source that may hold raw HTML, and the tags that its rendered page has around them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from itertools import accumulate
from typing import TYPE_CHECKING

from proofspan.spans import Span

if TYPE_CHECKING:
    from markdown_it.token import Token

ATTRIBUTE = re.compile(r"""([^\s"'<>/=]++)(?:\s*+=\s*+("[^"]*+"|'[^']*+'|[^\s"'=<>`]++))?""")
"""An attribute of a tag: its name, and its value with the quotes around it."""

_CELL = re.compile(r"(?:[^|\\]|\\.?)++", re.DOTALL)
_IN_TABLES = frozenset("thead tbody tr th td".split())


@dataclass(frozen=True, slots=True)
class Part:
    """A block whose source may hold markup: where it stands, whether all of it is HTML, where what it opens ends."""

    span: Span
    is_html: bool
    limit: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A comment (without a tag), or the tag that opens or closes an element, with its attributes as written; one that
    Markdown itself makes of a block has no length.
    """

    span: Span
    part: Part
    tag: str = ""
    closes: bool = False
    written: str = ""

    @property
    def attributes(self) -> dict[str, str]:
        """The attributes by their names in lower case, the first of several of one name."""
        found: dict[str, str] = {}
        for name, value in ATTRIBUTE.findall(self.written):
            found.setdefault(name.lower(), unescape(value[1:-1] if value[:1] in ("'", '"') else value))
        return found


def blocks_of(text: str) -> tuple[list[Part | Mark], list[Span]]:
    """The blocks that may hold markup and the tags around them, in their order, and the lines that define links."""
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark").enable("table").disable(["inline", "text_join"])
    env: dict[str, dict[str, Mapping[str, list[int]]]] = {}
    lines = list(accumulate((len(line) + 1 for line in text.split("\n")), initial=0))
    lines[-1] = len(text)
    found: list[Part | Mark] = []
    place = 0
    for step in _steps(parser.parse(text, env), last=len(lines) - 1):
        span = _lines_of(text, lines, step.lines)
        if not step.holds_markup:
            found += [_made(at, tag, closes) for at, tag, closes in step.tags(span)]
        elif place <= span.start:
            place = span.end
            end = _lines_of(text, lines, (step.lines[0], step.limit)).end
            cells = _cells(text, span) if step.in_table else (span,)
            found += [Part(cell, step.is_html, end if step.is_html else cell.end) for cell in cells]
    # Both are kept by the parser: the first of a name, which counts, and those that it passes over.
    defined = [*env.get("references", {}).values(), *env.get("duplicate_refs", [])]
    return found, [_lines_of(text, lines, definition["map"]) for definition in defined]


@dataclass(frozen=True, slots=True)
class _Step:
    """A token with the lines of its block, and the line at which the list item or quote that it stands in ends."""

    token: "Token"
    lines: tuple[int, int]
    limit: int
    in_table: bool

    @property
    def is_html(self) -> bool:
        return self.token.type == "html_block"

    @property
    def holds_markup(self) -> bool:
        return self.is_html or self.token.type == "inline"

    def tags(self, span: Span) -> Iterator[tuple[int, str, bool]]:
        """The tags that a block begins or ends with: place, name, and whether it is an end."""
        tag = "pre" if self.token.type in ("fence", "code_block") else self.token.tag
        if tag and not self.token.hidden and tag not in _IN_TABLES:
            if self.token.nesting >= 0:
                yield span.start, tag, False
            if self.token.nesting < 0 or tag == "pre":
                yield span.end, tag, True


def _steps(tokens: Sequence["Token"], *, last: int) -> Iterator[_Step]:
    around: list[tuple[tuple[int, int], int]] = [((0, last), last)]
    tables = 0
    for token in tokens:
        tables += token.nesting * (token.type in ("table_open", "table_close"))
        lines, limit = around[-1]
        if token.map:
            lines = token.map[0], token.map[1]
        yield _Step(token, lines, limit, tables > 0)
        if token.nesting == 1:
            around.append((lines, lines[1] if token.type in ("list_item_open", "blockquote_open") else limit))
        elif token.nesting == -1:
            around.pop()


def _made(place: int, tag: str, closes: bool) -> Mark:
    span = Span(place, place)
    return Mark(span, Part(span, True, place), tag, closes)


def _cells(text: str, row: Span) -> Iterator[Span]:
    """The cells of a table's row; a bar after a backslash divides none."""
    for cell in _CELL.finditer(text, row.start, row.end):
        yield Span(*cell.span())


def _lines_of(text: str, lines: Sequence[int], between: Sequence[int]) -> Span:
    """The lines from the first to before the second number; the line end after them stays, to keep blocks apart."""
    start, end = (lines[min(line, len(lines) - 1)] for line in between)
    return Span(start, end - (end > start and text[end - 1] == "\n"))
