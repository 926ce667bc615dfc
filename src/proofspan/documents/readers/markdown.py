"""Markdown: the text is the source after its front matter, but for what nobody sees of the rendered page."""

import re
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING

from proofspan.documents.nouns import Table
from proofspan.documents.readers.decoding import decode
from proofspan.documents.readers.invisible import cleaned, together
from proofspan.documents.readers.markdown_sight import without_unseen
from proofspan.documents.readers.outline import Heading, sections, title_of
from proofspan.documents.readers.quality import low_quality
from proofspan.documents.readers.reading import Reading, stem_of
from proofspan.documents.strict_yaml import FRONT_MATTER_BYTES, Raw, parse
from proofspan.errors import MetadataError
from proofspan.spans import Span, collapsed

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

_OPENING = re.compile(r"\s*^---[ \t]*\n", re.MULTILINE)
_NEARLY = re.compile(r"\s*(?:-{3,}+|\+{3,}+|—++)[^\n]*+\n\s*+[A-Za-z_]++\s*+[:=]")
"""A rule of some kind and a key below it: what was meant to say who may read the document must not be read as text."""
_CLOSING = re.compile(r"^(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.MULTILINE)
_EXPLICIT = re.compile(r"\{#([^\s{}#]+)\}\s*$")


def read_markdown(name: str, data: bytes) -> Reading:
    """The source after the front matter, with its headings as sections and its tables.

    Markup stays in the text; characters that nobody sees, comments and elements that hide are left out and counted.
    Raises `MetadataError` for front matter that is not closed or not readable.
    """
    source = decode(name, data)
    metadata, whole = split_front_matter(name, source)
    seen, invisible = cleaned(whole)
    if len(whole) == len(source) and invisible and (_OPENING.match(seen) or _NEARLY.match(seen)):
        raise MetadataError(
            f"{name}:1: characters that nobody sees stand before what looks like front matter, which so is none; "
            "delete them"
        )
    text, unseen = without_unseen(seen)
    headings, tables = _parts(text)
    given = metadata["title"].value if "title" in metadata else ""
    title = collapsed(given) if isinstance(given, str) else ""
    title = title or title_of(headings) or stem_of(name)
    outline, flags, hidden = sections(text, headings, title=title), low_quality(text), together(invisible, unseen)
    return Reading(text, title, outline, (), tables, "markdown", metadata, flags, hidden)


def split_front_matter(name: str, source: str) -> tuple[Mapping[str, Raw], str]:
    """The front matter between two lines of three hyphens at the very start, and the source after it.

    Blank lines before it are allowed: reading it as text because of one would open what it closes.
    """
    opening = _OPENING.match(source)
    if opening is None:
        if _NEARLY.match(source):
            raise MetadataError(
                f"{name}:1: this looks like front matter and does not begin with a line of three hyphens alone; "
                "write --- at the start of the line, or begin the text otherwise"
            )
        return MappingProxyType({}), source
    line = source.count("\n", 0, opening.end()) + 1
    closing = _CLOSING.search(source, opening.end(), opening.end() + FRONT_MATTER_BYTES + 8)
    if closing is None:
        raise MetadataError(
            f"{name}:{line - 1}: front matter is opened here and not closed by a line --- within "
            f"{FRONT_MATTER_BYTES} bytes; close it, or write a rule as ***"
        )
    block = source[opening.end() : closing.start()]
    raw = parse(block, file=name, first_line=line)
    assert isinstance(raw.value, Mapping)
    return raw.value, source[closing.end() :]


def _parts(text: str) -> tuple[list[Heading], tuple[Table, ...]]:
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark").enable("table").disable(["inline", "text_join"])
    inline = MarkdownIt("commonmark")
    tokens = parser.parse(text)
    lines = list(accumulate((len(line) + 1 for line in text.split("\n")), initial=0))
    headings = []
    for token, content in pairwise(tokens):
        if token.type == "heading_open" and token.level == 0 and token.map:
            heading = _heading(lines[token.map[0]], int(token.tag[1]), content.content, inline)
            if heading.text:
                headings.append(heading)
    return headings, _tables(text, tokens, lines)


def _heading(start: int, level: int, source: str, inline: "MarkdownIt") -> Heading:
    explicit = _EXPLICIT.search(source)
    written = source[: explicit.start()] if explicit else source
    plain = "".join(_plain(child) for token in inline.parseInline(written) for child in token.children or ())
    return Heading(start, level, collapsed(plain), explicit[1] if explicit else "")


def _plain(token: "Token") -> str:
    """What a reader sees of an inline token: a picture counts as its alternative text, markup as nothing."""
    if token.type in ("softbreak", "hardbreak"):
        return " "
    return "" if token.type == "html_inline" else token.content


def _tables(text: str, tokens: Sequence["Token"], lines: Sequence[int]) -> tuple[Table, ...]:
    found = []
    for token in tokens:
        if token.type == "table_open" and token.map:
            first, after = token.map
            start = lines[first]
            # The header is the row and the line of hyphens below it: a table is none without both.
            spans = (_rows(text, start, lines[min(end, len(lines) - 1)]) for end in (after, first + 2))
            found.append(Table(*spans))
    return tuple(found)


def _rows(text: str, start: int, end: int) -> Span:
    return Span(start, start + len(text[start:end].rstrip()))
