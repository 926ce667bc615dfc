"""A number with all that stands beside it, as it is found: sign, magnitude, unit, the time of day it is."""

import re
from decimal import Decimal
from typing import NamedTuple

from proofspan.analysis.literals.nouns import CLOCK, COUNT, DECADE, ORDINAL, RATIO, Form
from proofspan.analysis.literals.scanning import Raw
from proofspan.analysis.literals.telling import ENDS, NOTHING, Told, currency_before, ranks, sign_before, told_after
from proofspan.analysis.literals.units import SIGNS
from proofspan.analysis.literals.words import Spelt
from proofspan.spans import Span

_LEADING_POINT = re.compile(r"(?<![\w.])\.$")
_HALF_DAY = re.compile(r"[ \u00a0]?(?:([aApP])\.?[ ]?[mM]\b\.?|o['’]clock\b)")
_HALF_DAY_SIGNS = frozenset("aApP")
_HOUR_ENDS = frozenset("eEhH")
_HOUR_BEFORE = re.compile(r"\b(?:ore|h)[ \u00a0]$|\b(?:[ad]?alle|delle|le)[ \u00a0]$", re.IGNORECASE)
_HOUR_TOLD = re.compile(r"([01]?[0-9]|2[0-4])[.,]([0-5][0-9])")
_DECADE_END = re.compile(r"['’]?s(?!\w)")
_YEARS_BEFORE = re.compile(r"\b[Aa]nni[ \u00a0]['’]?$|(?<!\w)['’]$")
_HALF = Decimal("0.5")
_CURRENCY = re.compile(rf"(?:[A-Za-z]{{1,4}}[{SIGNS}]|[A-Za-z]{{3,5}}|[{SIGNS}])[ \u00a0]?$")
_LARGEST = Decimal(10) ** 60
_TELLS = re.compile(
    rf"(?<=[-.{SIGNS}])|(?<=[ \u00a0])(?:(?<=[-{SIGNS}].)|(?<=[^\W\d_a-zſ].)|(?<=(?:[uUoO]s|[vV]e|[nNrR]o).))"
)
"""What stands before a number that has a point, a currency or a minus: the ends of minus, negative, meno and euro, any
other letter that is not small, for codes of currencies, or the sign itself. No such number is without one.
"""


class Draft(NamedTuple):
    """A number on its way: where it stands, what it may mean, what is told of it, whether it only may be one."""

    start: int
    end: int
    readings: tuple[Decimal, ...]
    form: Form = COUNT
    unit: str = ""
    noun: str = ""
    pieces: tuple[Decimal, ...] = ()
    scale: int = 0
    stop: int = 0
    loose: bool = False
    bound: int = 0


def figure(plain: str, raw: Raw, language: str) -> Draft:
    """The number of a figure with its sign, a leading point, magnitude and unit."""
    start, end, readings, form, pieces, _, marker = raw
    after = plain[end : end + 2]
    if form is not COUNT or marker:
        if marker or form is RATIO:
            return Draft(start, end, readings, form, stop=end, loose=marker)
        if form is CLOCK:
            return _timed(plain, raw, readings[0], language)
    elif end - start <= 5 and (
        not _HALF_DAY_SIGNS.isdisjoint(after) or (language == "it" and plain[start - 2 : start - 1] in _HOUR_ENDS)
    ):
        hour = _hour(plain, raw, language)
        if hour:
            return hour
    currency, negative = "", False
    if _TELLS.match(plain, start):
        start, readings = _pointed(plain, raw)
        currency = currency_before(plain, start)
        signed = sign_before(plain, start)
        if signed is not None:
            negative, start = True, signed
    plainly = after[:1] in ENDS and not currency and plain[end - 1] != "0"
    told = NOTHING if plainly else _told(plain, raw, money=bool(currency))
    if told is NOTHING and not negative:
        return Draft(start, end, readings, form, currency, "", pieces, 0, end)
    scale, half, unit, noun, stop = told
    if unit == "°" and language == "it" and after[0] == "°" and ranks(plain, stop):
        form, unit = ORDINAL, ""
    if negative or scale or half:
        readings = tuple([_scaled(-value if negative else value, told) for value in readings])
    if currency:
        unit = _priced(currency, unit)
    if unit == "m" and after[0] == "m" and readings:
        # 5m is five metres or five millions: as metres it is read, as millions it supports and is supported.
        pieces = (readings[0].scaleb(6),) if readings[0] < _LARGEST else ()
    return Draft(start, end, readings, form, unit, noun, pieces, scale, stop or end)


def amount(plain: str, span: Span) -> Span:
    """A number with the currency before it and its magnitude and unit, or am and pm, behind it; no other word."""
    start, end = span.start, span.end
    if currency_before(plain, start):
        code = _CURRENCY.search(plain, max(0, start - 6), start)
        start = code.start() if code else start
    half = _HALF_DAY.match(plain, end)
    if half:
        return Span(start, half.end())
    told = told_after(plain, end)
    return Span(start, told.end if told.unit or told.scale or told.half else end)


def word(text: str, plain: str, spelt: Spelt) -> Draft:
    """The number of a number word with what follows it."""
    start, end, value, form, loose = spelt
    told = told_after(plain, end) if form is not ORDINAL else Told(end=end)
    if plain[start - 1 : start] == " " and (signed := sign_before(plain, start)) is not None:
        start, value = signed, -value
    if form is COUNT and value < 1000:
        said = text[spelt.start : end]
        if value % 10 == 0 and plain[max(0, start - 5) : start] in ("anni ", "Anni "):
            told = Told(noun=DECADE, end=end)
        if said in ("sei", "Sei") and told.unit and told.unit != "×":
            loose = False
        # The centuries of Italian: il Novecento is the twentieth, and no 900.
        if said.endswith("cento") and said[0].isupper() and plain[start - 1 : start] == " ":
            loose = True
    return Draft(start, end, (_scaled(value, told),), form, told.unit, told.noun, (), told.scale, told.end, loose)


def _pointed(plain: str, raw: Raw) -> tuple[int, tuple[Decimal, ...]]:
    """A figure with a point before it: .5 is 0.5."""
    digits = plain[raw.start : raw.end]
    if digits.isdecimal() and _LEADING_POINT.search(plain, max(0, raw.start - 2), raw.start):
        return raw.start - 1, (Decimal("0." + digits),)
    return raw.start, raw.readings


def _told(plain: str, raw: Raw, *, money: bool) -> Told:
    """What follows, a decade's s and an ordinal's end passed over."""
    end = raw.end
    if raw.form is ORDINAL:
        return NOTHING
    if plain[end - 1] == "0" and end - raw.start in (2, 4) and (decade := _decade(plain, raw)):
        return Told(noun=DECADE, end=decade)
    return told_after(plain, end, money=money)


def _decade(plain: str, raw: Raw) -> int:
    """Where 1990s, 2000's, '80s or anni 90 ends; 0 where the figure is no decade."""
    if plain[raw.end : raw.end + 1] in ("s", "'", "’") and (found := _DECADE_END.match(plain, raw.end)):
        return found.end()
    years = raw.end - raw.start == 2 and raw.start and _YEARS_BEFORE.search(plain, max(0, raw.start - 7), raw.start)
    return raw.end if years else 0


def _hour(plain: str, raw: Raw, language: str) -> Draft | None:
    """`10 am`, `ore 10`, `alle 10.30`: a time of day; None where nothing shows that it is one."""
    half = _HALF_DAY.match(plain, raw.end)
    italian = language == "it" and raw.start > 0
    if not half and not italian:
        return None
    figure = plain[raw.start : raw.end]
    pointed = _HOUR_TOLD.fullmatch(figure)
    if pointed:
        minutes = Decimal(60 * int(pointed[1]) + int(pointed[2]))
    elif figure.isdecimal() and int(figure) <= 24:
        minutes = Decimal(60 * int(figure))
    else:
        return None
    if half and half[1] and minutes < 780:
        return _timed(plain, raw, minutes, language)
    before = _HOUR_BEFORE.search(plain, max(0, raw.start - 7), raw.start) if italian else None
    if before and (pointed or before[0][:3].casefold() == "ore") and not told_after(plain, raw.end).unit:
        return _timed(plain, raw, minutes, language)
    return None


def _timed(plain: str, raw: Raw, minutes: Decimal, language: str) -> Draft:
    """A time of day in minutes since midnight, am and pm told apart where they are."""
    half = _HALF_DAY.match(plain, raw.end)
    unit = "clock" if language == "it" or not 60 <= minutes < 780 else "clock12"
    if half and half[1] and minutes < 780:
        unit = "clock"
        minutes = minutes % 720 + (720 if half[1] in "pP" else 0)
    stop = half.end() if half else raw.end
    return Draft(raw.start, raw.end, (minutes,), CLOCK, unit, stop=stop)


def _scaled(value: Decimal, told: Told) -> Decimal:
    if (not told.scale and not told.half) or abs(value) > _LARGEST:
        return value
    return (value + _HALF if told.half else value).scaleb(told.scale)


def _priced(currency: str, unit: str) -> str:
    """The unit with the currency before the number: `EUR/year` for €5 per year."""
    return f"{currency}/{unit.partition('/')[2]}" if "/" in unit else currency
