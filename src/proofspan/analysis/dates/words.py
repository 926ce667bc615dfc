"""Dates whose month is named: 1 February 2026, March 3-5, l'11 marzo."""

import re
from collections.abc import Iterable, Iterator

from proofspan.analysis.dates.chains import earlier, is_both, later
from proofspan.analysis.dates.months import ALONE, GIORNI, ITALIAN, LETTERS, MONTH_NAMES, ORDINAL_DAYS, STEMS, UNSURE
from proofspan.analysis.dates.nouns import Date, possible
from proofspan.analysis.dates.patterns import AND, NO_DAY_AFTER, ORDINAL, REACH, SAID, TO
from proofspan.spans import Span

_NAMES = "|".join(sorted(MONTH_NAMES, key=len, reverse=True))
_MONTH = re.compile(rf"(?<![^\W_])(?:{_NAMES})(?![^\W_])")
_STEMS = frozenset(STEMS)
_BEGINNING = re.compile(rf"[^a-z0-9](?={LETTERS})")
# Of a word that may be a day the first sign: such a pattern passes over most of a text without trying it.
_DAY_LETTERS = "".join(sorted({sign for word in (*GIORNI, *ORDINAL_DAYS) for sign in (word[0], word[0].upper())}))
_BEFORE = re.compile(
    rf"[\d{_DAY_LETTERS}ſ](?i:(?<=(?="
    rf"(?:(?:(?<![\w,:/.$€£])|(?<=\s[12]\d\d\d,))({SAID}){ORDINAL}"
    rf"|(?<!\w)({'|'.join(GIORNI)}))(?:\s+(?:of\s+|di\s+)?|[-/])$"
    rf"|(?<!\w)({'|'.join(ORDINAL_DAYS)})\s+(?:day\s+)?of\s+$"
    ").))"
)
_AFTER = re.compile(rf"\.?(?:\s+(?:the\s+)?|-)({SAID}){ORDINAL}{NO_DAY_AFTER}", re.IGNORECASE)
_YEAR = re.compile(
    r"\.?(?:,?\s+(?:of\s+|in\s+|del\s+|dell['’]anno\s+|nel\s+)?|,|(-)|/)(?:((?!00)\d{4})|['’]?(?<=['’-])(\d\d))"
    r"(?![\w%°]|\.\d|,\d(?!\d?\s[^\W\d_]{3})|[/-]\d|\s*%)",
    re.IGNORECASE,
)
_IN = re.compile(
    r"(?<!\w)(?:in|since|until|till|during|early|late|mid|last|next|this|every|each|through|and|to|of)[\s-]+$",
    re.IGNORECASE,
)
_THEN = re.compile(rf"(?:{TO}|{AND})(?:{_NAMES})(?!\w)", re.IGNORECASE)
_CODE = re.compile(r"[A-Z][-_]$")
_LABEL = re.compile(
    r"(?<!\w)(?:alpha|beta|rc|candidate|version[ei]?|release|chapter|part|parte|vol|volume|phase|fase|stage|round|level|"
    r"capitolo|art|articolo|comma|n|no|nr)\.?\s+$",
    re.IGNORECASE,
)
_LINKS = frozenset(("of", "di"))
_PARTING = re.compile(r"[\s'’]")
_FIGURE = re.compile(r"\d")


def beginnings(low: str) -> list[int]:
    """Where the name of a month may begin in a text in lower case: after any sign but a letter or a figure."""
    return [found.start() for found in _BEGINNING.finditer(f" {low}")]


def in_words(plain: str, low: str, language: str, beginnings: Iterable[int]) -> Iterator[Date]:
    """The dates whose month is named; `low` is the text in lower case, and every name begins at a beginning."""
    for at in beginnings:
        if low[at : at + 3] in _STEMS and (found := _MONTH.match(low, at)):
            name, end = found[0], found.end()
            if name not in UNSURE or plain[at].isupper() or _figured(plain, at, end):
                yield from _around(plain, (name, at, end), language)


def _around(plain: str, named: tuple[str, int, int], language: str) -> Iterator[Date]:
    """The dates around one name of a month: day before it or after it, the year, other days that share them."""
    name, start, stop = named
    month = MONTH_NAMES[name]
    before = _before(plain, start)
    after = None if name in ITALIAN else _AFTER.match(plain, stop)
    if before and after:
        before, after = (None, after) if _YEAR.match(plain, after.end()) else (before, None)
    following = list(later(plain, after.end())) if after else []
    end = following[-1][0].end if following else after.end() if after else stop
    found = _YEAR.match(plain, end)
    if found and found[3] and found[1] and not (before and plain[start - 1] in "-/"):
        found = None
    year = int(found[2] or found[3]) if found else None
    day = _day(before) if before else int(after[1]) if after else None
    if not possible(month, day) and year is None:
        before = after = day = None
    if not _meant(plain, named, language, (year, day, before is not None)):
        return
    first = before.start() if before else start
    last = found.end() if found and not following else after.end() if after else stop
    if before:
        yield from earlier(plain, first, (year, month, day))
    yield Date(Span(first, last), plain[first:last], ((year, month, day),))
    both = bool(following) and is_both(plain, first)
    for span, number, sure in following:
        if possible(month, number):
            yield Date(span, span.of(plain), ((year, month, number),), sure=sure or both)


def _figured(plain: str, start: int, end: int) -> bool:
    """Whether a figure stands close before the place, or close behind it."""
    return bool(_FIGURE.search(plain, max(0, start - 4), start) or _FIGURE.search(plain, end, end + 6))


def _before(plain: str, at: int) -> re.Match[str] | None:
    """The day that ends at a place; the pattern is tried only where the last word may belong to one."""
    last = _PARTING.split(plain[max(0, at - REACH) : at].rstrip(" \u00a0-/\n\t")[-12:])[-1].lower()
    if last in _LINKS or last in GIORNI or _FIGURE.search(last):
        found = _BEFORE.search(plain, max(0, at - REACH), at)
        code = found is not None and _CODE.search(plain, max(0, found.start() - 2), found.start())
        if found and not code and not _LABEL.search(plain, max(0, found.start() - 12), found.start()):
            return found
    return None


def _day(before: re.Match[str]) -> int:
    if before[1]:
        return int(before[1])
    return GIORNI[before[2].lower()] if before[2] else ORDINAL_DAYS[before[3].lower()]


def _meant(plain: str, named: tuple[str, int, int], language: str, said: tuple[int | None, int | None, bool]) -> bool:
    """Whether the name means a month here: "may", "march", "set" and "ago" are mostly other words."""
    year, day, day_first = said
    name, start, end = named
    if name in UNSURE:
        if name in ITALIAN:
            return day_first or (language == "it" and year is not None)
        if plain[start].islower():
            return day_first or (day is not None and year is not None)
        if year is None and day is None:
            beside = _IN.search(plain, max(0, start - 12), start) or _THEN.match(plain, end)
            return name in ALONE and bool(beside)
    return year is not None or day is not None or name in ALONE
