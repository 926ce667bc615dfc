"""What links and pictures of a Markdown source hold besides the text that their rendered page shows."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.invisible import Hidden
from proofspan.documents.readers.markdown_marks import after_code, end_of, ticks_of
from proofspan.spans import Span, collapsed

LABEL = re.compile(r"\[((?:[^\[\]\\]|\\.)++)\]", re.DOTALL)
"""What names a definition, between brackets."""

_GAP = r"(?:[ \t]|\n[ \t>]*+)"
_INNER = r"[^\s()\\]|\\."
_OUTER = rf"{_INNER}|\((?:{_INNER}|\((?:{_INNER})*+\))*+\)"
_ADDRESS = rf"(?:<(?P<angled>(?:[^<>\n\\]|\\.)*+)>|(?P<address>(?!<)(?:{_OUTER})++))"
_TITLE = r"""(?P<title>"(?:[^"\\]|\\.)*+"|'(?:[^'\\]|\\.)*+'|\((?:[^()\\]|\\.)*+\))"""
_INLINE = re.compile(rf"\({_GAP}*+(?:{_ADDRESS}(?:{_GAP}++{_TITLE})?+)?+{_GAP}*+\)", re.DOTALL)
_DEFINED = re.compile(rf"[^\[]*+{LABEL.pattern}:{_GAP}*+{_ADDRESS}?+(?:{_GAP}++{_TITLE})?+", re.DOTALL)
_STARTS = re.compile(r"\\[!-/:-@\[-`{-~]|`+|<!--|<[!?]|</?[A-Za-z]|</|!?\[|\]")
_AUTOLINK = re.compile(r"<[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*+>")
_LONGEST_LABEL = 999


@dataclass(frozen=True, slots=True)
class Unseen:
    """A piece of the source that its page does not show, and how many characters of each kind are in it."""

    span: Span
    counts: Hidden = ()


@dataclass(frozen=True, slots=True)
class Definition:
    """The lines that say where a label leads, and what of them counts as which kind where a link uses it."""

    span: Span
    label: str
    counts: Hidden

    @classmethod
    def of(cls, text: str, span: Span) -> "Definition | None":
        """The definition on those lines; None for a footnote, which a page shows."""
        found = _DEFINED.match(span.of(text))
        if found is None or found[1].startswith("^"):
            return None
        return cls(span, _normal(found[1]), _counts(found))


@dataclass(frozen=True, slots=True)
class _Opener:
    start: int
    after: int

    @property
    def is_picture(self) -> bool:
        return self.after - self.start == 2


def links_in(text: str, span: Span, labels: frozenset[str]) -> Iterator[Unseen]:
    """The pieces of running text that are no text of the page: pictures whole, of links all but their text.

    `labels` are those that are defined. Read as CommonMark has it: nothing in code, in tags or after a backslash is a
    link, and no link holds another.
    """
    source = span.of(text)
    openers: list[_Opener] = []
    # Openers before this one stand around a link that is closed: they open none any more.
    around = passed = 0
    for start, end in _brackets(source) if "]" in source else ():
        if start < passed:
            continue
        if source[end - 1] == "[":
            openers.append(_Opener(start, end))
        elif openers:
            opener = openers.pop()
            tail = _tail(source, opener, start, labels) if opener.is_picture or len(openers) >= around else None
            around = min(around, len(openers))
            if tail is not None:
                around, passed = around if opener.is_picture else len(openers), tail[0]
                yield from _cut(source, opener, start, tail, span.start)


def _cut(source: str, opener: _Opener, closing: int, tail: tuple[int, Hidden], first: int) -> Iterator[Unseen]:
    end, counts = tail
    if opener.is_picture:
        alt = (Hiding.ALT, len(collapsed(source[opener.after : closing])))
        yield Unseen(Span(first + opener.start, first + end), (alt, *counts))
    else:
        yield Unseen(Span(first + opener.start, first + opener.after))
        yield Unseen(Span(first + closing, first + end), counts)


def _brackets(source: str) -> Iterator[tuple[int, int]]:
    """The brackets that are no code, in no tag, and after no backslash."""
    last, ticks, at = source.rfind(">"), ticks_of(source), 0
    while found := _STARTS.search(source, at):
        start, at = found.span()
        if found[0][0] == "`":
            at = after_code(ticks, start, found[0]) or at
        elif found[0][0] == "<" and start <= last:
            link = _AUTOLINK.match(source, start)
            at = (link.end() if link else end_of(source, found, is_html=False)[0]) or at
        elif found[0] in ("[", "![", "]"):
            yield start, at


def _tail(source: str, opener: _Opener, closing: int, labels: frozenset[str]) -> tuple[int, Hidden] | None:
    """Where the link ends whose text ends there, and what is counted of the rest; None when it is no link."""
    inline = _INLINE.match(source, closing + 1)
    if inline:
        return inline.end(), _counts(inline)
    if not labels:
        return None
    named = LABEL.match(source, closing + 1, closing + 3 + _LONGEST_LABEL)
    if named:
        return (named.end(), ()) if _normal(named[1]) in labels else None
    if closing - opener.after > _LONGEST_LABEL or _normal(source[opener.after : closing]) not in labels:
        return None
    return closing + (3 if source.startswith("[]", closing + 1) else 1), ()


def _counts(found: "re.Match[str]") -> Hidden:
    # Where a link leads is nothing that anybody reads, and not counted: as good as every page has links.
    title = collapsed((found["title"] or "")[1:-1])
    return ((Hiding.LINK_TITLE, len(title)),) if title else ()


def _normal(label: str) -> str:
    return collapsed(label).casefold()
