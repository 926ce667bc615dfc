"""What a reader of a rendered Markdown page does not see of its source: comments, and elements that hide."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.html_nesting import VOID, Nesting
from proofspan.documents.readers.html_sight import Sight, hides, look_of
from proofspan.documents.readers.html_styles import Sheets
from proofspan.documents.readers.invisible import Hidden, together
from proofspan.documents.readers.markdown_blocks import ATTRIBUTE, Mark, Part, blocks_of
from proofspan.documents.readers.markdown_links import LABEL, Definition, Unseen, links_in
from proofspan.documents.readers.markdown_marks import marks_in
from proofspan.spans import Span, collapsed

NOT_SHOWN = {tag: Hiding(tag) for tag in "script style title iframe noembed noframes datalist head".split()}
"""Elements that no browser shows as text."""

_MARKUP = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class _Cut:
    """What is taken out of the source, and why."""

    span: Span
    kind: str


def without_unseen(text: str) -> tuple[str, Hidden]:
    """The source without what its rendered page does not show, and how many characters of each kind that was.

    Taken out are comments, pictures, what a link holds besides its text, link definitions, attributes that hold more
    than a word, and elements that their attributes, their style or a `<style>` of the source hide, with all in them.
    Code stays as it stands.
    """
    if "<" not in text and "](" not in text and "]:" not in text:
        return text, ()
    blocks, lines = blocks_of(text)
    defined = [definition for line in lines if (definition := Definition.of(text, line))]
    labels = frozenset(each.label for each in defined)
    links: list[Unseen] = []
    marks: list[Mark] = []
    for block in blocks:
        found = list(links_in(text, block.span, labels)) if isinstance(block, Part) and not block.is_html else []
        links += found
        marks += marks_in(text, block, [link.span for link in found]) if isinstance(block, Part) else (block,)
    hidden = [
        Unseen(cut.span, ((cut.kind, _length(cut.span.of(text), cut.kind)),))
        for cut in _hidden(marks, Sheets.of(_sheets(text, marks)), len(text))
    ]
    return _without(text, [*hidden, *links, *_definitions(text, defined)])


def _without(text: str, cuts: Sequence[Unseen]) -> tuple[str, Hidden]:
    kept, counts, place = [], [], 0
    for cut in sorted(cuts, key=lambda each: (each.span.start, -each.span.end)):
        if cut.span.start >= place:
            kept.append(text[place : cut.span.start])
            counts.append(cut.counts)
        place = max(place, cut.span.end)
    kept.append(text[place:])
    return "".join(kept), together(*counts)


def _length(source: str, kind: str) -> int:
    if kind == Hiding.COMMENT:
        return len(collapsed(source.removeprefix("<!--").removesuffix("-->")))
    return len(collapsed(source if kind == Hiding.ELEMENT_ATTRIBUTE else _MARKUP.sub(" ", source)))


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


def _definitions(text: str, defined: Sequence[Definition]) -> Iterator[Unseen]:
    """The lines that define links; one that nothing refers to is how comments are written in Markdown."""
    used = Counter(" ".join(label.split()) for label in LABEL.findall(text.casefold())) if defined else Counter()
    for each in defined:
        unused = ((Hiding.COMMENT, len(collapsed(each.span.of(text)))),)
        yield Unseen(each.span, each.counts if used[each.label] > 1 else unused)
