"""The tags and comments in the running text and the raw HTML of a Markdown source."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from proofspan.documents.readers.markdown_blocks import Mark, Part
from proofspan.spans import Span

_STARTS = re.compile(r"\\[!-/:-@\[-`{-~]|`+|<!--|<[!?]|</?[A-Za-z]|</")
_LOOSE = re.compile(r"""</?([A-Za-z][^\s/>]*)((?:[^>"'=]++|=\s*+"[^"]*+"|=\s*+'[^']*+'|[="'])*+)>""")
_STRICT = re.compile(
    r"""</?([A-Za-z][A-Za-z0-9-]*+)"""
    r"""((?:\s++[A-Za-z_:][\w:.-]*+(?:\s*+=\s*+(?:[^\s"'=<>`]++|'[^']*+'|"[^"]*+"))?)*+\s*+/?)>"""
)


def marks_in(text: str, part: Part, passed: Sequence[Span] = ()) -> Iterator[Mark]:
    """The comments and tags of a block; in running text, neither inside code nor after a backslash, nor in the
    pieces that are `passed` by.
    """
    pieces = sorted(passed, key=lambda piece: piece.start, reverse=True)
    source = part.span.of(text)
    last, ticks, at = source.rfind(">"), ticks_of(source), 0
    while found := _STARTS.search(source, at):
        start, at = found.span()
        while pieces and pieces[-1].end <= part.span.start + start:
            pieces.pop()
        if pieces and pieces[-1].start <= part.span.start + start:
            at = pieces[-1].end - part.span.start
        elif found[0][0] in "\\`":
            at = at if part.is_html else (after_code(ticks, start, found[0]) or at)
        elif start <= last:
            end, tag, written = end_of(source, found, part.is_html)
            if end:
                at = end
                span = Span(part.span.start + start, part.span.start + end)
                yield Mark(span, part, tag, source[start + 1] == "/", written)
        elif part.is_html and found[0] == "<!--":
            yield Mark(Span(part.span.start + start, part.span.end), part)
            return


def end_of(source: str, found: "re.Match[str]", is_html: bool) -> tuple[int, str, str]:
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


def ticks_of(source: str) -> dict[int, list[int]]:
    """Where runs of backquotes stand, by their length."""
    found: dict[int, list[int]] = {}
    for run in re.finditer("`+", source):
        found.setdefault(len(run[0]), []).append(run.start())
    return found


def after_code(ticks: Mapping[int, Sequence[int]], start: int, run: str) -> int | None:
    """Where the code ends that the run of backquotes opens; None when no other closes it."""
    places = ticks.get(len(run), ())
    after = bisect_left(places, start + 1)
    return places[after] + len(run) if after < len(places) else None
