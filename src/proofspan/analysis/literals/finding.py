"""The literals of a text: every number with its value and unit, every code, every date, in order."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from proofspan.analysis.dates import dates
from proofspan.analysis.literals.drafting import Draft, figure, word
from proofspan.analysis.literals.figures import FIGURES
from proofspan.analysis.literals.levelling import levelled, lowered
from proofspan.analysis.literals.nouns import Code, Form, Literals, Number
from proofspan.analysis.literals.ranging import ranged
from proofspan.analysis.literals.scanning import Raw, scanned
from proofspan.analysis.literals.words import Spelt, spelt
from proofspan.analysis.references import Sort, references
from proofspan.spans import Span

_FIGURE = re.compile(f"[0-9{FIGURES}]")
_SPACE = re.compile(r"\s")
_REFERRED = re.compile(r"://|@|\\|www\.|(?<![\w)])\.{0,2}/\w|/[\w.-]*\.[^\W\d]")


def literals(text: str, language: str = "en") -> Literals:
    """The numbers, the codes and the dates of the text, from one pass over it; its length bounds the work."""
    plain = levelled(text)
    days = dates(plain, language)
    taken = [(date.span.start, date.span.end) for date in days if date.sure]
    raws: list[Raw] = []
    codes: tuple[Code, ...] = ()
    if _FIGURE.search(plain):
        codes = tuple(_addresses(plain, text))
        taken = sorted([*taken, *((code.span.start, code.span.end) for code in codes)]) if codes else taken
        raws = list(scanned(plain, language, taken))
        codes = _with_codes(text, plain, codes, raws)
    worded = list(spelt(lowered(plain), language))
    if worded and (codes or taken):
        worded = list(_free(worded, sorted([*taken, *((code.span.start, code.span.end) for code in codes)])))
    drafts = [figure(plain, raw, language) for raw in raws if not raw.code]
    if worded:
        drafts += [word(text, plain, each) for each in worded]
        drafts.sort(key=lambda draft: draft.start)
    if len(drafts) > 1:
        drafts = ranged(plain, _mixed(plain, drafts))
    made = [(_number(text, plain, draft, language), draft.loose) for draft in drafts]
    sure = tuple(number for number, loose in made if not loose)
    return Literals(sure, codes, tuple(number for number, loose in made if loose), days)


def _addresses(plain: str, text: str) -> Iterator[Code]:
    """Addresses, e-mail and paths that hold a digit: no digit of theirs is a number."""
    if "/" not in plain and "@" not in plain and "\\" not in plain and "www." not in plain:
        return
    at = 0
    for sign in _REFERRED.finditer(plain):
        if sign.start() < at:
            continue
        start = max(at, plain.rfind(" ", at, sign.start()) + 1, plain.rfind("\n", at, sign.start()) + 1)
        space = _SPACE.search(plain, sign.end())
        at = space.start() if space else len(plain)
        for reference in references(plain[start:at]) if _FIGURE.search(plain, start, at) else ():
            if reference.sort in (Sort.ADDRESS, Sort.EMAIL, Sort.PATH) and _FIGURE.search(reference.text):
                span = reference.span.shifted(start)
                yield Code(span, span.of(text), reference.key)


def _with_codes(text: str, plain: str, codes: tuple[Code, ...], raws: Sequence[Raw]) -> tuple[Code, ...]:
    """The codes, and those among the figures, in order."""
    more = [
        Code(Span(raw.start, raw.end), text[raw.start : raw.end], plain[raw.start : raw.end].casefold())
        for raw in raws
        if raw.code
    ]
    return tuple(sorted([*codes, *more], key=lambda code: code.span)) if codes and more else (*codes, *more)


def _free(worded: Sequence[Spelt], taken: Sequence[tuple[int, int]]) -> Iterator[Spelt]:
    """The words that do not stand inside what is taken already, in ascending order: dates and codes."""
    at = 0
    for each in worded:
        while at < len(taken) and taken[at][1] <= each.start:
            at += 1
        if at == len(taken) or taken[at][0] >= each.end:
            yield each


def _mixed(plain: str, drafts: Sequence[Draft]) -> list[Draft]:
    """The numbers, a fraction joined to the whole one right before it: 2½, 2 1/2."""
    joined: list[Draft] = []
    for draft in drafts:
        if draft.form is Form.FRACTION and joined and _belongs(plain, joined[-1], draft):
            whole = joined.pop()
            total = whole.readings[0] + draft.readings[0]
            joined.append(draft._replace(start=whole.start, readings=(total,), form=Form.COUNT))
        else:
            joined.append(draft)
    return joined


def _belongs(plain: str, whole: Draft, part: Draft) -> bool:
    """Whether nothing but a space stands between a whole number and the part of one."""
    if whole.unit or whole.form is not Form.COUNT or len(whole.readings) != 1 or not plain[whole.end - 1].isdecimal():
        return False
    value: Decimal = whole.readings[0]
    near = plain[whole.end : part.start] in ("", " ") and not plain[part.start].isalpha()
    return near and value == value.to_integral_value()


def _number(text: str, plain: str, draft: Draft, language: str) -> Number:
    start, end, readings, form, unit, noun, pieces, _, _, _, bound = draft
    value = readings[0] if readings and (len(readings) == 1 or language in ("en", "it")) else None
    written = text[start:end]
    key = written if written.isascii() and written.isdecimal() else plain[start:end].casefold()
    return Number(Span(start, end), written, key, value, readings, unit, noun, form, bound, pieces)
