"""The values of a figure: 1,250 by the conventions of English and Italian, 12 345, 12'345, ½, 10⁶."""

import re
import unicodedata
from decimal import Decimal

FIGURES = "¹²³¼-¾⁰⁴-⁹₀-₉⅐-ↈ①-⒛⓪-⓿❶-➓㉑-㉟㊱-㊿"
"""Fractions, superscripts, circled and Roman figures: word characters to `re`, and no digits to it."""
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
LONGEST = 40
"""Characters of the longest figure that has a value: a longer one compares as written."""

_POINTED = re.compile(r"(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?")
_COMMAED = re.compile(r"(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?")
_APART = re.compile(r"[1-9]\d{0,2}(?:(?:\u00a0\d{3})+|(?: \d{3})+|(?:['’]\d{3})+)(?:[.,]\d+)?")
_INDIAN = re.compile(r"[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?")
_SPACED = re.compile("[ \u00a0'’]")
_APART_SIGNS = str.maketrans(dict.fromkeys(" \u00a0'’"))
_LISTED = re.compile(r"\d{4,}(?:,\d{3,})+|\d{1,3}(?:,\d{1,3})+")
_BROKEN = re.compile(r"\d{1,3}(?:,\d{3})+,\d{1,2}|\d+,\d{1,2}(?:,\d{3})+")
_PIECE = re.compile(r"\d+")


def readings(figure: str, language: str) -> tuple[Decimal, ...]:
    """The distinct values the figure has by the two conventions, the language's own first (English for others)."""
    if figure.isdecimal():
        return (Decimal(figure),) if len(figure) <= LONGEST else ()
    if len(figure) > LONGEST:
        return ()
    commas = figure.count(",")
    if _SPACED.search(figure) and _APART.fullmatch(figure):
        figure = figure.translate(_APART_SIGNS)
    elif commas > 1 and _INDIAN.fullmatch(figure):
        figure = figure.replace(",", "")
    if commas and figure.find(",") > 3 and _LISTED.fullmatch(figure):
        return ()
    first = _value(figure, _POINTED, ",") if figure.count(".") < 2 else None
    second = _value(figure, _COMMAED, ".") if commas < 2 else None
    if first is None or second is None or first == second:
        value = second if first is None else first
        return () if value is None else (value,)
    return (second, first) if language == "it" else (first, second)


def pieces(figure: str) -> tuple[Decimal, ...]:
    """The values between the spaces, or between the commas of a broken grouping: 12 and 345 for `12 345`."""
    spaced = " " in figure
    if not (spaced or figure.count(",") > 1) or len(figure) > LONGEST or not (spaced or _BROKEN.fullmatch(figure)):
        return ()
    return tuple(Decimal(piece) for piece in _PIECE.findall(figure))


def listed(figure: str) -> bool:
    """Whether commas only separate: 1,5,7 and 2019,2020."""
    return bool(_LISTED.fullmatch(figure)) and not _BROKEN.fullmatch(figure)


def single(sign: str) -> Decimal:
    """The value of one sign that is a number: ½, ②, Ⅳ."""
    return Decimal(str(unicodedata.numeric(sign)))


def _value(figure: str, convention: re.Pattern[str], thousands: str) -> Decimal | None:
    """The value by one convention, or None when it does not allow the figure."""
    if not convention.fullmatch(figure):
        return None
    return Decimal(figure.replace(thousands, "").replace(",", "."))
