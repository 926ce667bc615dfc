"""The literals of a text: every number with its value and unit, every code, every date, in order."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from operator import attrgetter

from proofspan.analysis.dates import Date, dated
from proofspan.analysis.literals.drafting import Draft, figure, word
from proofspan.analysis.literals.figures import FIGURES
from proofspan.analysis.literals.levelling import levelled
from proofspan.analysis.literals.nouns import COUNT, FRACTION, Code, Literals, Number
from proofspan.analysis.literals.ranging import ranged
from proofspan.analysis.literals.scanning import chunks_of, scanned
from proofspan.analysis.literals.words import Spelt, beginnings, spelt
from proofspan.analysis.lowering import lowered
from proofspan.analysis.references import Sort, references
from proofspan.spans import Span

_FIGURE = re.compile(f"[0-9{FIGURES}]")
_JOINED = re.compile(r"[-/]\d|\.\d{1,2}\.\d")
"""What every date in figures has between them."""
_BY_SPAN, _BY_START = attrgetter("span.start", "span.end"), attrgetter("start")
_WHOLE = frozenset((Sort.ADDRESS, Sort.EMAIL, Sort.PATH))
_SPACE = re.compile(r"\s")
_REFERRED = re.compile(r"[:@\\w./](?<=(?=://|@|\\|www\.|(?<![\w)])\.{0,2}/\w|/[\w.-]*\.[^\W\d]).)")


def literals(text: str, language: str = "en") -> Literals:
    """The numbers, the codes and the dates of the text, from one pass over it; its length bounds the work."""
    plain = levelled(text)
    low = lowered(plain)
    places = beginnings(low, language)
    chunks = chunks_of(plain)
    if not places and not chunks:
        return Literals((), ())
    joined = [(start, end) for start, end, alone in chunks if not alone and _JOINED.search(plain, start, end)]
    days = dated(plain, low, language, places, joined) if places or joined else ()
    taken = [(date.span.start, date.span.end) for date in days if date.sure]
    drafts: list[Draft] = []
    codes: list[Code] = []
    if chunks:
        codes = _addresses(plain, text)
        if codes:
            taken = sorted([*taken, *((code.span.start, code.span.end) for code in codes)])
        for raw in scanned(plain, language, chunks, taken):
            if raw.code:
                start, end = raw.start, raw.end
                codes.append(Code(Span(start, end), text[start:end], plain[start:end].casefold()))
            else:
                drafts.append(figure(plain, raw, language))
        codes.sort(key=_BY_SPAN)
    worded = list(spelt(low, language, places)) if places else []
    if worded:
        drafts += [word(text, plain, each) for each in _free(worded, codes, taken)]
        drafts.sort(key=_BY_START)
    if len(drafts) > 1:
        drafts = ranged(plain, _mixed(plain, drafts))
    return _told(text, plain, drafts, language, (codes, days))


def _addresses(plain: str, text: str) -> list[Code]:
    """Addresses, e-mail and paths that hold a digit: no digit of theirs is a number."""
    found: list[Code] = []
    if "/" not in plain and "@" not in plain and "\\" not in plain and "www." not in plain:
        return found
    at = 0
    for sign in _REFERRED.finditer(plain):
        if sign.start() < at:
            continue
        start = max(at, plain.rfind(" ", at, sign.start()) + 1, plain.rfind("\n", at, sign.start()) + 1)
        space = _SPACE.search(plain, sign.end())
        at = space.start() if space else len(plain)
        for reference in references(plain[start:at]) if _FIGURE.search(plain, start, at) else ():
            if reference.sort in _WHOLE and _FIGURE.search(reference.text):
                span = reference.span.shifted(start)
                found.append(Code(span, span.of(text), reference.key))
    return found


def _free(worded: Sequence[Spelt], codes: Sequence[Code], taken: Sequence[tuple[int, int]]) -> Iterator[Spelt]:
    """The words that do not stand inside what is taken already: dates and codes."""
    places = sorted([*taken, *((code.span.start, code.span.end) for code in codes)]) if codes else taken
    at = 0
    for each in worded:
        while at < len(places) and places[at][1] <= each.start:
            at += 1
        if at == len(places) or places[at][0] >= each.end:
            yield each


def _mixed(plain: str, drafts: Sequence[Draft]) -> list[Draft]:
    """The numbers, a fraction joined to the whole one right before it: 2½, 2 1/2."""
    if FRACTION not in [draft.form for draft in drafts]:
        return list(drafts)
    joined: list[Draft] = []
    for draft in drafts:
        if draft.form is FRACTION and joined and _belongs(plain, joined[-1], draft):
            whole = joined.pop()
            total = whole.readings[0] + draft.readings[0]
            joined.append(draft._replace(start=whole.start, readings=(total,), form=COUNT))
        else:
            joined.append(draft)
    return joined


def _belongs(plain: str, whole: Draft, part: Draft) -> bool:
    """Whether nothing but a space stands between a whole number and the part of one."""
    if whole.unit or whole.form is not COUNT or len(whole.readings) != 1 or not plain[whole.end - 1].isdecimal():
        return False
    value: Decimal = whole.readings[0]
    near = plain[whole.end : part.start] in ("", " ") and not plain[part.start].isalpha()
    return near and value == value.to_integral_value()


def _told(
    text: str, plain: str, drafts: Sequence[Draft], language: str, others: tuple[Sequence[Code], tuple[Date, ...]]
) -> Literals:
    """All that was found: the drafts as numbers, those that only may be one apart, beside the codes and the dates."""
    sure: list[Number] = []
    unsure: list[Number] = []
    read = language in ("en", "it")
    for start, end, readings, form, unit, noun, pieces, _, _, loose, bound in drafts:
        value = readings[0] if readings and (read or len(readings) == 1) else None
        written = text[start:end]
        key = (written if plain is text else plain[start:end]).casefold()
        number = Number(Span(start, end), written, key, value, readings, unit, noun, form, bound, pieces)
        (unsure if loose else sure).append(number)
    codes, days = others
    return Literals(tuple(sure), tuple(codes), tuple(unsure), days)
