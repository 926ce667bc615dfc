"""Where the sentences of a text stand: rules of our own for English and Italian, and the article's plain splitter.

A text is first cut into blocks, which no sentence crosses: paragraphs (their hard-wrapped lines stay
together), list items, headings marked with `#` or underlined, rows of tables (lines with a `|`) and lines of
fenced code. Headings and rows are one sentence each; the others are cut at stops.

Limits, known and accepted:
- a stop ends a sentence only where white space, the end of a block or a citation follows ("end.Next" is one);
- a heading with neither `#`, an underline, nor a blank line after it is read as the start of its paragraph;
- an abbreviation that may also close a sentence (etc., Inc., S.p.A., months, a.m., a.C.) closes it before a
  capital: "Acme Inc. Chicago" is cut; initials and U.S.-like ones close it only before a word such as "The"
  or "Il", or after a label: "made in the U.S. Sales rose" and "Hepatitis B. Patients" are not cut;
- an abbreviation of a place in a document (fig., art., n.) never closes before a code, a capital letter or a
  Roman numeral, so "vedi tab. I dati" is not cut; nor does one of the title kind: "the cabin of the Capt. Then";
- a sentence that begins in lower case stays with the one before it when that ends with a word of at most four
  letters that is not a number ("do it. then wait"), with a quotation, or with `?` or `!`;
- a sentence that is only a number or a letter is read as a list marker: "Why? 3. It was enough." has two;
- tables drawn with spaces or tabs are read as running text.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from proofspan.spans import Span, trimmed

_CLOSERS = r"\"'“”‘’«»„‹›)\]}*_`"
_CITATION = r"\[S[0-9]++(?:\s*+,\s*+S?[0-9]++)*+\]"
_SPACE = re.compile(r"\s*+")
_STOP = re.compile(r"[.!?…]++")
_TAIL = re.compile(
    rf"(?P<closed>[{_CLOSERS}]*+(?:[ \u00a0\u202f][»”])?+)"
    rf"(?P<cited>(?:\s*+{_CITATION}[.!?…]*+)*+)[{_CLOSERS}]*+"
)
_NEXT = re.compile(r"\s*+[-\"'“”‘’«»„‹›(\[{*_`—–¿¡]{0,6}+\s?+(?P<word>\w{0,24}+['’.]?+)(?P<other>\S?)")
_TOKEN = re.compile(r"(?:^|(?<=[\s(\[{\"'’‘“«/*_]))(?P<token>\w[\w.]*)$")
_LABELLED = re.compile(r"(\w+)\s+\S+$")
_CITED_BEFORE = re.compile(rf"{_CITATION}[{_CLOSERS}]*$")
_MARKER_ALONE = re.compile(
    r"[-*+•#>\s]*+[(\[]?(?:[0-9]{1,3}(?:\.[0-9]{1,3}){0,3}(?:-[a-z]{3,9})?|[A-Za-z]|[ivxIVX]{1,4})"
)
_DOTTED = re.compile(r"(?:[^\W\d_]{1,4}\.)+[^\W\d_]{1,4}")
_INITIALS = re.compile(r"(?:[A-ZÀ-Þ]\.)*[A-ZÀ-Þ]|St|Jr|Sr|Mt")

_HEADING = re.compile(r"\s{0,3}#{1,6}\s")
_BULLET = re.compile(r"\s*+(?:[-*+•‣◦▪·●○■□✓]\s|>>>)")
_ORDERED = re.compile(
    r"\s*+(?:[–—]\s|\(?(?P<mark>[0-9]{1,3}(?:-[a-z]{3,9})?|[A-Za-z]|[ivxIVX]{2,4})(?P<stop>[.)])(?:\s|$))"
)
_ENDED = re.compile(rf"[.!?…:;][{_CLOSERS}]*$")

_BACKWARDS = 32  # No abbreviation is longer, and a bounded look back keeps the whole linear.


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_TITLES = _words(
    "dr mr mrs ms messrs prof proff rev hon capt lt sgt dott ing avv sig sigg geom spett egr gent mons "
    "ca cca approx cf cfr vs viz incl excl esp resp e.g i.e p.es n.b p.s a.k.a w.r.t c.d s.v"
)
_PLACES = _words(
    "art artt arts fig figg figs vol voll vols pag pagg p pp n nn nr nrs v ver vers eq eqs ref refs rif pos mod cod "
    "app qty max min tel prot matr ord lett capp tabb chap ch sect pt ser fasc reg ed"
)
_CLOSING = _words(
    "etc ecc inc ltd co corp plc bros jan feb apr jun jul aug sep sept oct nov dec ott dic giu lug mag ss segg dept"
)
_OPENERS = _words(
    "The A An It This That These Those In On At If When While For But And Or So As He She We You They I There Here "
    "Then After Before To From With Not Its His Her Our Their Each All Both What Which Who How Why Where Please Use "
    "Il Lo Gli L' Un Una Uno Un' Si Nel Nella Nei Dal Dalla Per Ma Se Quando Con Non Sono Questo Questa Questi Queste "
    "È E Ed Al Alla Dopo Prima Poi Ogni Anche Tutti Chi Che Come Dove Cosa Quali Nell' Dell' All' Quest'"
)
_LABELS = _words(
    "appendix annex plan option group type class vitamin grade section table figure part line zone series step valve "
    "pump model appendice allegato tipo classe gruppo piano parte sezione tabella figura zona serie vitamina opzione "
    "linea fase valvola pompa modello punto"
)


@dataclass(frozen=True, slots=True)
class _Rules:
    """The abbreviations of one language: some are words of the other, and must not count there."""

    titles: frozenset[str]
    places: frozenset[str]
    closing: frozenset[str]
    numbers: frozenset[str] = _words("no nos")


_ENGLISH = _Rules(_TITLES | _words("gen col maj sen gov rep"), _PLACES | _words("sec"), _CLOSING | _words("mar"))
_ITALIAN = _Rules(
    _TITLES | _words("es on rag arch c.d cd"),
    _PLACES | _words("tab cap par sez all num dir int sub"),
    _CLOSING | _words("gen mar mer gio ven sab dom lun ago set sett seg"),
)


_LONGEST = max(
    len(word) for rules in (_ENGLISH, _ITALIAN) for word in rules.titles | rules.places | rules.closing | rules.numbers
)


def sentences(text: str, language: str = "en") -> tuple[Span, ...]:
    """The spans of the sentences of `text`: trimmed, in order, none overlapping, no visible character left out.

    `language` is `en` or `it`; any other is read with the English rules. Quotes, brackets and citations such as
    `[S1]`, `[S1, S2]` or `[S1][S2]` that follow a stop belong to the sentence before them. A colon ends nothing,
    but a list after it starts a sentence of its own. The work grows with the length of the text, whatever is in it.
    """
    rules = _ITALIAN if language == "it" else _ENGLISH
    return tuple(span for block, whole in _blocks(text) for span in ((block,) if whole else _cut(text, block, rules)))


def plain(text: str, marks: str = ".!?:") -> tuple[Span, ...]:
    """The article's sentences: cut after one of `marks` that white space follows, newlines being white space.

    Trimmed, in order, none empty, no visible character left out. Without marks the whole text is one.
    """
    ends = [m.end() for m in re.finditer(rf"[{re.escape(marks)}](?=\s)", text)] if marks else []
    edges = zip([0, *ends], [*ends, len(text)], strict=True)
    return tuple(span for start, end in edges if (span := trimmed(text, Span(start, end))))


def _blocks(text: str) -> Iterator[tuple[Span, bool]]:
    """The blocks of the text, trimmed, each with whether it is one sentence whatever stands in it."""
    start, at, item, fenced, last = -1, 0, False, False, ""
    for line in text.splitlines(keepends=True):
        bare, here, at = line.strip(), at, at + len(line)
        fence = bare.startswith("```") and bare.count("```") == 1
        row = "|" in bare or (bare.startswith("#") and bool(_HEADING.match(line)))
        alone = bool(bare) and (fence or fenced or row)
        opens = not alone and bool(bare) and _opens(line, last, item)
        if start >= 0 and (not bare or alone or opens):
            yield trimmed(text, Span(start, here)), False
            start = -1
        if alone:
            yield trimmed(text, Span(here, at)), row
        elif bare and start < 0:
            start, item = here, opens
        if start >= 0 and _underlines(bare):
            yield trimmed(text, Span(start, at)), False
            start = -1
        fenced, last = fenced ^ fence, bare
    if start >= 0:
        yield trimmed(text, Span(start, at)), False


def _underlines(bare: str) -> bool:
    """Whether a line is drawn, not written: the underline of a heading, a rule, the border of a table."""
    return len(bare) >= 3 and not bare.strip("-=~*_^+ \t")


def _opens(line: str, last: str, item: bool) -> bool:
    """Whether the line starts a list item; `last` is the line before it, `item` whether that is part of one.

    A number or a letter at the start of a hard-wrapped line may be the end of a sentence ("see step" / "5. Then"),
    so it counts only where a list is likely.
    """
    if _BULLET.match(line):
        return not _underlines(line.strip())
    found = _ORDERED.match(line)
    if not found:
        return False
    if not last or _ENDED.search(last[-8:]):
        return True
    mark, stop = found["mark"] or "", found["stop"]
    return (item and mark and (mark[0].isdigit() or stop == ")")) or mark == "1" or (mark in "aAi" and stop == ")")


def _cut(text: str, block: Span, rules: _Rules) -> Iterator[Span]:
    """The sentences of one block."""
    begin, last = block.start, block.end
    for stop in _STOP.finditer(text, begin, last):
        after = stop.end()
        if stop.start() < begin or (after < last and text[after].isalnum()):
            continue
        tail = _TAIL.match(text, after, last)
        end = tail.end() if tail else after
        if not tail or not (end == last or text[end].isspace() or tail["cited"]):
            continue
        if _ends(text, begin, stop, tail, last, rules):
            yield Span(begin, end)
            begin = _leap(text, end, last)
    if begin < last:
        yield Span(begin, last)


def _leap(text: str, position: int, end: int) -> int:
    """The position of the first visible character from `position` on, or `end`."""
    found = _SPACE.match(text, position, end)
    return found.end() if found else position


def _ends(text: str, begin: int, stop: re.Match[str], tail: re.Match[str], end: int, rules: _Rules) -> bool:
    """Whether the stop, with what closes after it, ends the sentence that starts at `begin`."""
    if tail.end() == end:
        return True
    found = _NEXT.match(text, tail.end(), end)
    following = (found["word"] or found["other"]).replace("’", "'") if found else ""
    before = text[max(begin, stop.start() - _BACKWARDS) : stop.start()]
    cited = bool(tail["cited"]) or ("]" in before and bool(_CITED_BEFORE.search(before)))
    if not following:
        return True
    if "!" in stop[0] or "?" in stop[0]:
        return cited or not following[0].islower()
    if stop[0] != ".":
        return cited or not (following[0].islower() or following[0].isdigit())
    if not cited and stop.start() - begin <= 16 and _MARKER_ALONE.fullmatch(text, begin, stop.start()):
        return False
    capital = cited or not following[0].islower()
    if _no_abbreviation(before):
        return capital or not tail["closed"]
    told = _by_abbreviation(before, following, rules, cited=bool(tail["cited"]))
    if told is not None:
        return told
    return capital or not (tail["closed"] or _short(before))


def _no_abbreviation(before: str) -> bool:
    """Whether a bracket stands before a stop, or a word that is longer than all abbreviations and has no other sign."""
    words = before.rsplit(None, 1)
    return before.endswith("]") or (bool(words) and len(words[-1]) > _LONGEST and words[-1].isalnum())


def _by_abbreviation(before: str, following: str, rules: _Rules, *, cited: bool) -> bool | None:
    """Whether a stop after an abbreviation ends the sentence; None when what stands before it is none."""
    found = _TOKEN.search(before)
    if not found:
        return None
    token, capital = found["token"], following[0].isupper()
    name = token.lower()
    if name in rules.titles:
        return False
    if cited and not following[0].islower():
        return True
    if name in rules.numbers:
        return not following[0].isdigit()
    if _INITIALS.fullmatch(token):
        label = _LABELLED.search(before)
        return following in _OPENERS or bool(label and label[1].lower() in _LABELS)
    if name in rules.places:
        return capital and not (following.isascii() and following.isupper() and following[-1] != "'")
    if name in rules.closing or _DOTTED.fullmatch(token) or (len(token) == 1 and token.isalpha()):
        return not following[0].islower() and not following[0].isdigit()
    return None


def _short(before: str) -> bool:
    """Whether the text ends with a word that may be an abbreviation nobody listed: at most four letters."""
    found = _TOKEN.search(before)
    return found is not None and len(found["token"]) <= 4 and not found["token"][-1].isdigit()
