"""What a reader of a rendered Markdown page does not see of its source: comments, and elements that hide."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import unescape
from itertools import accumulate
from typing import TYPE_CHECKING

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.html_sight import Sight, hides, look_of
from proofspan.documents.readers.html_styles import Element, Sheets
from proofspan.documents.readers.invisible import Hidden, together
from proofspan.spans import Span, collapsed

if TYPE_CHECKING:
    from markdown_it.token import Token

RAW = frozenset("script style title textarea".split())
"""Elements in which no other begins."""

NOT_SHOWN = {tag: Hiding(tag) for tag in "script style title iframe noembed noframes datalist head".split()}
"""Elements that no browser shows as text."""

_VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
_MARKUP = re.compile(r"<[^>]*>")
_STARTS = re.compile(r"\\[!-/:-@\[-`{-~]|`+|<!--|<[!?]|</?[A-Za-z]|</")
_LOOSE = re.compile(r"""</?([A-Za-z][^\s/>]*)((?:[^>"'=]++|=\s*+"[^"]*+"|=\s*+'[^']*+'|[="'])*+)>""")
_STRICT = re.compile(
    r"""</?([A-Za-z][A-Za-z0-9-]*+)"""
    r"""((?:\s++[A-Za-z_:][\w:.-]*+(?:\s*+=\s*+(?:[^\s"'=<>`]++|'[^']*+'|"[^"]*+"))?)*+\s*+/?)>"""
)
_ATTRIBUTE = re.compile(r"""([^\s"'<>/=]++)(?:\s*+=\s*+("[^"]*+"|'[^']*+'|[^\s"'=<>`]++))?""")
_LABEL = re.compile(r"\[((?:[^\[\]\\]|\\.)++)\]")
_DEFINED = re.compile(rf"[^\[]*+{_LABEL.pattern}:")


@dataclass(frozen=True, slots=True)
class _Part:
    """A block whose source may hold markup: where it stands, whether all of it is HTML, where what it opens ends."""

    span: Span
    is_html: bool
    limit: int


@dataclass(frozen=True, slots=True)
class _Mark:
    """A comment (without a tag), or the tag that opens or closes an element, with its attributes as written."""

    span: Span
    part: _Part
    tag: str = ""
    closes: bool = False
    written: str = ""

    @property
    def attributes(self) -> dict[str, str]:
        """The attributes by their names in lower case, the first of several of one name."""
        found: dict[str, str] = {}
        for name, value in _ATTRIBUTE.findall(self.written):
            found.setdefault(name.lower(), unescape(value[1:-1] if value[:1] in ("'", '"') else value))
        return found


@dataclass(frozen=True, slots=True)
class _Cut:
    """What is taken out of the source, and why."""

    span: Span
    kind: str


def without_unseen(text: str) -> tuple[str, Hidden]:
    """The source without what its rendered page does not show, and how many characters of each kind that was.

    Taken out are comments, link definitions that no link uses, attributes that hold more than a word, and elements
    that their attributes, their style or a `<style>` of the source hide, with all in them. Code stays as it stands.
    """
    if "<" not in text and "]:" not in text:
        return text, ()
    parts, definitions = _parts(text)
    marks = [mark for part in parts for mark in _marks(text, part)]
    sheets = Sheets.of(_sheets(text, marks))
    cuts = sorted([*_hidden(marks, sheets, len(text)), *_unused(text, definitions)], key=lambda cut: cut.span.start)
    kept, counts, place = [], [], 0
    for cut in cuts:
        if cut.span.start >= place:
            kept.append(text[place : cut.span.start])
            place = cut.span.end
            counts.append(((cut.kind, _length(cut.span.of(text), cut.kind)),))
    kept.append(text[place:])
    return "".join(kept), together(*counts)


def _length(source: str, kind: str) -> int:
    if kind == Hiding.COMMENT:
        return len(collapsed(source.removeprefix("<!--").removesuffix("-->")))
    return len(collapsed(source if kind == Hiding.ELEMENT_ATTRIBUTE else _MARKUP.sub(" ", source)))


def _parts(text: str) -> tuple[list[_Part], list[Span]]:
    """The blocks that may hold markup, in their order, and the lines that define links."""
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark").enable("table").disable(["inline", "text_join"])
    env: dict[str, dict[str, Mapping[str, list[int]]]] = {}
    lines = list(accumulate((len(line) + 1 for line in text.split("\n")), initial=0))
    lines[-1] = len(text)
    found: list[_Part] = []
    for token, limit in _limited(parser.parse(text, env)):
        if token.map and token.type in ("inline", "html_block"):
            span, is_html = _lines_of(text, lines, token.map), token.type == "html_block"
            end = _lines_of(text, lines, (token.map[0], limit)).end if limit is not None else len(text)
            if not found or found[-1].span.end <= span.start:
                found.append(_Part(span, is_html, end if is_html else span.end))
    # Both are kept by the parser: the first of a name, which counts, and those that it passes over.
    defined = [*env.get("references", {}).values(), *env.get("duplicate_refs", [])]
    return found, [_lines_of(text, lines, definition["map"]) for definition in defined]


def _lines_of(text: str, lines: Sequence[int], between: Sequence[int]) -> Span:
    """The lines from the first to before the second number; the line end after them stays, to keep blocks apart."""
    start, end = (lines[min(line, len(lines) - 1)] for line in between)
    return Span(start, end - (end > start and text[end - 1] == "\n"))


def _limited(tokens: Sequence["Token"]) -> Iterator[tuple["Token", int | None]]:
    """Each token with the line at which the list item or quote that it stands in ends."""
    around: list[int | None] = [None]
    for token in tokens:
        if token.nesting == 1:
            holds = token.map is not None and token.type in ("list_item_open", "blockquote_open")
            around.append(token.map[1] if holds and token.map else around[-1])
        elif token.nesting == -1:
            around.pop()
        yield token, around[-1]


def _marks(text: str, part: _Part) -> Iterator[_Mark]:
    """The comments and tags of a block; in running text, neither inside code nor after a backslash."""
    source = part.span.of(text)
    last, ticks, at = source.rfind(">"), _ticks(source), 0
    while found := _STARTS.search(source, at):
        start, at = found.span()
        if found[0][0] in "\\`":
            at = at if part.is_html else (_after_code(ticks, start, found[0]) or at)
        elif start <= last:
            end, tag, written = _end_of(source, found, part.is_html)
            if end:
                at = end
                span = Span(part.span.start + start, part.span.start + end)
                yield _Mark(span, part, tag, source[start + 1] == "/", written)
        elif part.is_html and found[0] == "<!--":
            yield _Mark(Span(part.span.start + start, part.span.end), part)
            return


def _end_of(source: str, found: "re.Match[str]", is_html: bool) -> tuple[int, str, str]:
    """Where the comment or tag that starts there ends, its tag and its attributes; 0 when it is neither."""
    start = found.start()
    if found[0] == "<!--":
        short = next((len(mark) for mark in ("<!-->", "<!--->") if source.startswith(mark, start)), 0)
        end = source.find("-->", start + 4) + 3
        return (start + short if short else (end if end > 2 else len(source) * is_html)), "", ""
    if found[0] in ("<!", "<?", "</"):
        # A browser takes each of them for a comment; running text shows a lonely `</`.
        return (source.find(">", start) + 1) * (is_html or found[0] != "</"), "", ""
    tag = (_LOOSE if is_html else _STRICT).match(source, start)
    return (tag.end(), tag[1].lower(), tag[2]) if tag else (0, "", "")


def _ticks(source: str) -> dict[int, list[int]]:
    """Where runs of backquotes stand, by their length."""
    found: dict[int, list[int]] = {}
    for run in re.finditer("`+", source):
        found.setdefault(len(run[0]), []).append(run.start())
    return found


def _after_code(ticks: Mapping[int, Sequence[int]], start: int, run: str) -> int | None:
    """Where the code ends that the run of backquotes opens; None when no other closes it."""
    places = ticks.get(len(run), ())
    after = bisect_left(places, start + 1)
    return places[after] + len(run) if after < len(places) else None


def _sheets(text: str, marks: Sequence[_Mark]) -> Iterator[str]:
    opened = None
    for mark in marks:
        if mark.tag == "style":
            if mark.closes and opened is not None:
                yield text[opened : mark.span.start]
            opened = None if mark.closes else mark.span.end


def _hidden(marks: Sequence[_Mark], sheets: Sheets, length: int) -> Iterator[_Cut]:
    """What the marks take out: comments, attributes with prose in them, and elements that hide, with all in them."""
    opened: tuple[_Mark, str] | None = None
    depth, kinds = 0, _Kinds(sheets)
    for mark in marks:
        if opened is not None and mark.span.start >= opened[0].part.limit:
            yield _Cut(Span(opened[0].span.start, opened[0].part.limit), opened[1])
            opened = None
        if opened is None:
            kind = kinds.of(mark)
            if not mark.tag:
                yield _Cut(mark.span, Hiding.COMMENT)
            elif kind:
                opened, depth = (mark, kind), 1
            else:
                yield from _prose(mark)
        elif mark.tag == opened[0].tag:
            depth += -1 if mark.closes else int(mark.tag not in RAW)
            if depth == 0:
                yield _Cut(Span(opened[0].span.start, mark.span.end), opened[1])
                opened = None
    if opened is not None:
        yield _Cut(Span(opened[0].span.start, min(opened[0].part.limit, length)), opened[1])


@dataclass(slots=True)
class _Kinds:
    """How the elements that marks open are hidden; one that is written like another is judged once."""

    sheets: Sheets
    known: dict[tuple[str, str], str] = field(default_factory=dict)

    def of(self, mark: _Mark) -> str:
        """The kind of hiding; empty when the element can be seen, or when the mark opens none."""
        if not mark.tag or mark.closes or mark.tag in _VOID or mark.written.endswith("/"):
            return ""
        key = mark.tag, mark.written
        if key not in self.known:
            self.known[key] = NOT_SHOWN.get(mark.tag) or self._judged(mark.tag, mark.attributes)
        return self.known[key]

    def _judged(self, tag: str, attributes: Mapping[str, str]) -> str:
        element = Element.of(tag, attributes)
        look = look_of(element, self.sheets, attributes)
        return hides(element, look, attributes) or Sight().within(look).hiding


def _prose(mark: _Mark) -> Iterator[_Cut]:
    """The attributes whose values hold more than a word."""
    start = mark.span.end - 1 - len(mark.written)
    for attribute in _ATTRIBUTE.finditer(mark.written) if mark.tag and not mark.closes else ():
        if len(attribute[2].split() if attribute[2] else ()) > 1:
            yield _Cut(Span(start + attribute.start(), start + attribute.end()), Hiding.ELEMENT_ATTRIBUTE)


def _unused(text: str, definitions: Sequence[Span]) -> Iterator[_Cut]:
    """The definitions of links that nothing refers to, which is how comments are written in Markdown."""
    used = Counter(_LABEL.findall(text.casefold())) if definitions else Counter()
    for span in definitions:
        named = _DEFINED.match(span.of(text))
        if named and not named[1].startswith("^") and used[named[1].casefold()] < 2:
            yield _Cut(span, Hiding.COMMENT)
