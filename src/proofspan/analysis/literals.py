"""Numbers and codes of a text as whole tokens, so that 42 is not found inside AX-42, nor 3.1 inside 3.14.4."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeVar

from proofspan.analysis.number_words import is_number_word
from proofspan.spans import Span


@dataclass(frozen=True, slots=True)
class Number:
    """A number as a whole token, its sign included.

    `value` is the reading in the convention of the language asked for, the other convention's where that one
    cannot read it, None where neither can, where the language is unknown and the two differ, and for a number
    in words. `readings` are all of them, the language's own first. `key` is the token folded: what those
    without a value are compared by.
    """

    span: Span
    text: str
    key: str
    value: Decimal | None
    readings: tuple[Decimal, ...]


@dataclass(frozen=True, slots=True)
class Code:
    """A product code, identifier or version as a whole token; `key` is what two of them are compared by."""

    span: Span
    text: str
    key: str


@dataclass(frozen=True, slots=True)
class Literals:
    """What of a text must be right to the letter, in order of position."""

    numbers: tuple[Number, ...]
    codes: tuple[Code, ...]

    def within(self, span: Span) -> "Literals":
        """Those that lie wholly in the span; positions stay those of the whole text."""
        return Literals(_within(self.numbers, span), _within(self.codes, span))


@dataclass(frozen=True, slots=True)
class Held:
    """The literals of a text made ready to be looked up, however often."""

    values: frozenset[Decimal]
    written: frozenset[str]
    codes: frozenset[str]

    @classmethod
    def of(cls, found: Literals) -> "Held":
        """What these literals support."""
        return cls(
            frozenset(number.value for number in found.numbers if number.value is not None),
            frozenset(number.key for number in found.numbers),
            frozenset(code.key for code in found.codes),
        )

    def has(self, literal: Number | Code) -> bool:
        """Whether a number of equal value or written alike is held, or a code of the same key."""
        if isinstance(literal, Code):
            return literal.key in self.codes
        return literal.value in self.values or literal.key in self.written


_Literal = TypeVar("_Literal", Number, Code)


def _within(found: tuple[_Literal, ...], span: Span) -> tuple[_Literal, ...]:
    """Those of an ascending list that lie wholly in the span."""
    first = bisect_left(found, span.start, key=lambda literal: literal.span.start)
    last = bisect_right(found, span.end, key=lambda literal: literal.span.end)
    return found[first:last]


_DASHES = "\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d"
_SPACES = "\u00a0\u202f\u2009\u2007"
_FULL_WIDTH = {chr(0xFEE0 + code): chr(code) for code in range(0x21, 0x7F)}
_FOLDING = str.maketrans(dict.fromkeys(_DASHES, "-") | dict.fromkeys(_SPACES, "\u00a0") | _FULL_WIDTH)

# Fractions, superscripts, circled and Roman figures: word characters to `re`, and no digits to it.
_FIGURES = "¹²³¼-¾⁰⁴-⁹₀-₉⅐-ↈ①-⒛⓪-⓿❶-➓㉑-㉟㊱-㊿"
_WORD = rf"[^\W{_FIGURES}]"
_TOKEN = re.compile(
    rf"{_WORD}+(?:(?:(?<=\d)[.,](?=\d)|(?<=\d)\u00a0(?=\d\d\d(?!{_WORD}))|-)(?={_WORD}){_WORD}+)*"
    rf"|(?<!{_WORD})[{_FIGURES}]|(?<=\d)[{_FIGURES}]"
)
_FIGURE = re.compile(f"[{_FIGURES}]")
_DIGIT = re.compile(r"\d")
_LIST_MARKER = re.compile(r"(?m)^[ \t]*(?:[-*+•][ \t]+)?\(?(\d{1,3})[.)][ \t]+(?=[\"'“«‘*_`(]*[^\W\d_])")
_LEADING_POINT = re.compile(r"(?<![\w.])\.$")
_NUMERIC = re.compile(r"\d[\d.,\u00a0]*")
_POINTED = re.compile(r"(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?")
_COMMAED = re.compile(r"(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?")
_SPACED = re.compile(r"[1-9]\d{0,2}(?:\u00a0\d{3})+(?:[.,]\d+)?")

_OPENING = frozenset("([{<>=:|/~\"'“‘«*`≥≤±")
_CURRENCY = frozenset("€$£¥")
_BEFORE_A_YEAR = frozenset(
    "mid pre post sub top under over non late early circa plus anti ex inter metà fine inizio super".split()
)
_GLUED = frozenset(
    "kg g mg t km m cm mm µm μm nm l ml cl dl h min s ms ns µs w kw mw gw wh kwh v mv kv a ma hz khz mhz ghz "
    "b kb mb gb tb kib mib gib tib k bn mln mld px pt em rpm bar mbar pa kpa mpa n j kj kcal cal c f x "
    "st nd rd th o a º ª eur usd gbp".split()
)


def levelled(text: str) -> str:
    """The text, as long as it was, with full-width forms, decimal digits, dashes and fixed spaces folded."""
    if text.isascii():
        return text
    text = text.translate(_FOLDING)
    return re.sub(r"[^\D0-9]", lambda found: str(unicodedata.decimal(found[0])), text)


def numbers(text: str, language: str = "en") -> tuple[Number, ...]:
    """The numbers of the text in order, each a whole token, read by the convention of `en` or `it`.

    List markers are not numbers, digits inside a code or a version are not either; "3-5" is two unsigned
    numbers, "-3.5" a negative one after white space, an opening bracket or at the start.
    """
    return literals(text, language).numbers


def codes(text: str) -> tuple[Code, ...]:
    """The tokens that hold both letters and digits, and the versions of three or more parts, in order."""
    return literals(text).codes


def literals(text: str, language: str = "en") -> Literals:
    """The numbers and the codes of the text, from one pass over it; its length bounds the work."""
    plain = levelled(text)
    markers = _list_markers(plain)
    found = [
        literal
        for token in _TOKEN.finditer(plain)
        if token.start() not in markers
        for literal in _read(plain, Span(*token.span()), language)
    ]
    return Literals(
        tuple(_number(text, plain, span=span, language=language) for span, is_number in found if is_number),
        tuple(Code(span, span.of(text), span.of(plain).casefold()) for span, is_number in found if not is_number),
    )


def missing(claimed: Literals, held: Sequence[Held]) -> tuple[Number | Code, ...]:
    """What is claimed and none of `held` has, in order of position: the literals that nothing supports."""
    every: list[Number | Code] = [*claimed.numbers, *claimed.codes]
    lost = [literal for literal in every if not any(each.has(literal) for each in held)]
    return tuple(sorted(lost, key=lambda literal: literal.span))


def _list_markers(plain: str) -> frozenset[int]:
    """Where the digits of list markers start: 1, and each that follows the one before it.

    A marker out of order is read as a number: "the weight is:\\n42. Kilograms" must not hide its 42.
    """
    starts, last = set(), 0
    for marker in _LIST_MARKER.finditer(plain):
        value = int(marker[1])
        if value == 1 or (last and value == last + 1):
            starts.add(marker.start(1))
            last = value
    return frozenset(starts)


def _read(plain: str, token: Span, language: str) -> Iterator[tuple[Span, bool]]:
    """The literals of one token: spans, each with whether it is a number (else it is a code)."""
    text = token.of(plain)
    parts = list(_parts(plain, token))
    if not _DIGIT.search(text):
        written = [part for part in parts if is_number_word(part.of(plain), language)]
        yield from ((part, True) for part in ([token] if _FIGURE.fullmatch(text) else written))
        return
    if _is_code(plain, parts):
        yield token, False
        return
    for part in parts:
        yield from _read_numeric(plain, part)


def _parts(plain: str, token: Span) -> Iterator[Span]:
    """The pieces of a token between its hyphens."""
    start = token.start
    for piece in token.of(plain).split("-"):
        yield Span(start, start + len(piece))
        start += len(piece) + 1


def _is_code(plain: str, parts: Sequence[Span]) -> bool:
    """Whether the token is one code: AX-42, returns-v2, 10-K, E47; not 3-5, 30-day, mid-2021, 18kg."""
    if any(_is_mixed(part.of(plain)) for part in parts):
        return True
    words = [part.of(plain) for part in parts if not _DIGIT.search(part.of(plain))]
    if not words:
        return False
    if _DIGIT.search(parts[0].of(plain)):
        return any(word.isupper() for word in words)
    return any(word.casefold() not in _BEFORE_A_YEAR for word in words)


def _is_mixed(part: str) -> bool:
    """Whether letters and digits stand in one piece, other than a number with a unit or an ordinal end."""
    numeric = _NUMERIC.match(part)
    rest = part[numeric.end() :] if numeric else part
    if not _DIGIT.search(part) or (numeric and not rest):
        return False
    return not numeric or rest.casefold() not in _GLUED


def _read_numeric(plain: str, part: Span) -> Iterator[tuple[Span, bool]]:
    """One number, or several where commas only list them, or a version where dots allow no reading."""
    numeric = _NUMERIC.match(plain, part.start, part.end)
    if not numeric:
        return
    text = numeric[0]
    if _readings(text):
        yield Span(*numeric.span()), True
    elif "," in text or "\u00a0" in text:
        for piece in re.finditer(r"[\d.]+", text):
            yield from _read_numeric(plain, Span(*piece.span()).shifted(numeric.start()))
    else:
        yield Span(*numeric.span()), False


def _number(text: str, plain: str, *, span: Span, language: str) -> Number:
    """The number at the span with its sign, a leading point and its readings."""
    figure = span.of(plain)
    start = span.start
    if figure.isdigit() and _LEADING_POINT.search(plain, max(0, start - 2), start):
        start, figure = start - 1, "0." + figure
    signed = _sign_at(plain, start) if figure[0].isdecimal() else None
    readings = _readings(figure, language)
    if signed is not None:
        start, readings = signed, tuple(-reading for reading in readings)
    known = language in ("en", "it") or len(set(readings)) == 1
    whole = Span(start, span.end)
    value = readings[0] if known and readings else None
    return Number(whole, whole.of(text), whole.of(plain).casefold(), value, readings)


def _sign_at(plain: str, start: int) -> int | None:
    """Where the minus of a number stands that starts at `start` (a currency sign may come between), or None."""
    at = start - 1
    if at >= 1 and plain[at] in _CURRENCY:
        at -= 1
    if at < 0 or plain[at] != "-":
        return None
    before = plain[at - 1] if at else " "
    return at if before.isspace() or before in _OPENING or before in _CURRENCY else None


def _readings(figure: str, language: str = "en") -> tuple[Decimal, ...]:
    """The distinct values the figure has by the two conventions, the language's own first."""
    if figure[0].isalpha() and not _FIGURE.fullmatch(figure):
        return ()
    if not figure[0].isdecimal():
        return (Decimal(str(unicodedata.numeric(figure))),)
    own = [_value(figure, _POINTED, ","), _value(figure, _COMMAED, ".")]
    if language == "it":
        own.reverse()
    return tuple(dict.fromkeys(value for value in own if value is not None))


def _value(figure: str, convention: re.Pattern[str], thousands: str) -> Decimal | None:
    """The value by one convention, or None when it does not allow the figure."""
    if _SPACED.fullmatch(figure):
        figure = figure.replace("\u00a0", "")
    if not convention.fullmatch(figure):
        return None
    return Decimal(figure.replace(thousands, "").replace(",", "."))
