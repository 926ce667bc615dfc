"""What a reader of a rendered Markdown page does not see of its source: comments, and elements that hide."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.html_nesting import VOID, Nesting
from proofspan.documents.readers.html_sight import Sight, hides, look_of
from proofspan.documents.readers.html_styles import Sheets
from proofspan.documents.readers.invisible import Hidden, together
from proofspan.documents.readers.markdown_blocks import ATTRIBUTE, Mark, Part, blocks_of
from proofspan.spans import Span, collapsed

if TYPE_CHECKING:
    pass

NOT_SHOWN = {tag: Hiding(tag) for tag in "script style title iframe noembed noframes datalist head".split()}
"""Elements that no browser shows as text."""

_MARKUP = re.compile(r"<[^>]*>")
_STARTS = re.compile(r"\\[!-/:-@\[-`{-~]|`+|<!--|<[!?]|</?[A-Za-z]|</")
_LOOSE = re.compile(r"""</?([A-Za-z][^\s/>]*)((?:[^>"'=]++|=\s*+"[^"]*+"|=\s*+'[^']*+'|[="'])*+)>""")
_STRICT = re.compile(
    r"""</?([A-Za-z][A-Za-z0-9-]*+)"""
    r"""((?:\s++[A-Za-z_:][\w:.-]*+(?:\s*+=\s*+(?:[^\s"'=<>`]++|'[^']*+'|"[^"]*+"))?)*+\s*+/?)>"""
)
_LABEL = re.compile(r"\[((?:[^\[\]\\]|\\.)++)\]")
_DEFINED = re.compile(rf"[^\[]*+{_LABEL.pattern}:")


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
    blocks, definitions = blocks_of(text)
    marks = [mark for block in blocks for mark in (_marks(text, block) if isinstance(block, Part) else (block,))]
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


def _marks(text: str, part: Part) -> Iterator[Mark]:
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
                yield Mark(span, part, tag, source[start + 1] == "/", written)
        elif part.is_html and found[0] == "<!--":
            yield Mark(Span(part.span.start + start, part.span.end), part)
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


def _sheets(text: str, marks: Sequence[Mark]) -> Iterator[str]:
    opened, is_read = None, True
    for mark in marks:
        if mark.tag == "noscript":
            is_read = mark.closes
        elif mark.tag == "style" and is_read:
            if mark.closes and opened is not None:
                yield text[opened : mark.span.start]
            opened = None if mark.closes else mark.span.end


def _hidden(marks: Sequence[Mark], sheets: Sheets, length: int) -> Iterator[_Cut]:
    """What the marks take out: comments, attributes with prose in them, and elements that hide, with all in them."""
    opened: tuple[Mark, str] | None = None
    nesting, kinds = Nesting(), _Kinds(sheets)
    for mark in marks:
        if opened is not None and mark.span.start >= opened[0].part.limit:
            yield _Cut(Span(opened[0].span.start, opened[0].part.limit), opened[1])
            opened = None
            nesting.let_go()
        is_text = nesting.is_raw
        begins = _taken_in(mark, nesting)
        if opened is not None and not nesting.holds:
            ends_it = mark.closes and mark.tag == opened[0].tag
            yield _Cut(Span(opened[0].span.start, mark.span.end if ends_it else mark.span.start), opened[1])
            opened = None
        if opened is not None or is_text:
            continue
        if begins and (kind := kinds.of(mark)):
            opened = mark, kind
            nesting.hold()
        else:
            yield from _prose(mark) if mark.tag else (_Cut(mark.span, Hiding.COMMENT),)
    if opened is not None:
        yield _Cut(Span(opened[0].span.start, min(opened[0].part.limit, length)), opened[1])


def _taken_in(mark: Mark, nesting: Nesting) -> bool:
    """Whether the mark begins an element; tells the nesting of it."""
    if mark.tag and mark.closes:
        nesting.end(mark.tag)
    return bool(mark.tag) and not mark.closes and nesting.begin(mark.tag)


@dataclass(slots=True)
class _Kinds:
    """How the elements that marks open are hidden; one that is written like another is judged once."""

    sheets: Sheets
    known: dict[tuple[str, str], str] = field(default_factory=dict)

    def of(self, mark: Mark) -> str:
        """The kind of hiding; empty when the element can be seen, or is one that Markdown makes."""
        if not len(mark.span) or mark.tag in VOID or mark.written.endswith("/"):
            return ""
        key = mark.tag, mark.written
        if key not in self.known:
            self.known[key] = NOT_SHOWN.get(mark.tag) or self._judged(mark.tag, mark.attributes)
        return self.known[key]

    def _judged(self, tag: str, attributes: Mapping[str, str]) -> str:
        look = look_of(tag, self.sheets, attributes)
        return hides(tag, look, attributes) or Sight().within(look).hiding


def _prose(mark: Mark) -> Iterator[_Cut]:
    """The attributes whose values hold more than a word."""
    start = mark.span.end - 1 - len(mark.written)
    for attribute in ATTRIBUTE.finditer(mark.written) if mark.tag and not mark.closes else ():
        if len(attribute[2].split() if attribute[2] else ()) > 1:
            yield _Cut(Span(start + attribute.start(), start + attribute.end()), Hiding.ELEMENT_ATTRIBUTE)


def _unused(text: str, definitions: Sequence[Span]) -> Iterator[_Cut]:
    """The definitions of links that nothing refers to, which is how comments are written in Markdown."""
    used = Counter(_LABEL.findall(text.casefold())) if definitions else Counter()
    for span in definitions:
        named = _DEFINED.match(span.of(text))
        if named and not named[1].startswith("^") and used[named[1].casefold()] < 2:
            yield _Cut(span, Hiding.COMMENT)
