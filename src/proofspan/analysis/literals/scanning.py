"""Where the numbers and codes of a text stand: one pass over its digits, no work on words without one."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from proofspan.analysis.literals.figures import FIGURES, LONGEST, RAISED, listed, pieces, readings, single
from proofspan.analysis.literals.nouns import Form
from proofspan.analysis.literals.units import NAMES

_has_digit = re.compile("[0-9]").search
_W = rf"[^\W{FIGURES}]"
# One set of signs first: such a pattern passes over most of a text without trying it.
_CHUNK = re.compile(
    rf"[0-9{FIGURES}](?:(?<=[0-9])(?:{_W}|[.,:/](?=[0-9])|['’ \u00a0](?=[0-9]{{3}}(?!{_W}))|-(?={_W}))*)?"
)
_NUMERIC = re.compile(r"[0-9][0-9.,'’ \u00a0]*")
_EXPONENT = re.compile(r"[0-9]+(?:[.,][0-9]+)?[eE]-?[0-9]{1,3}")
_POWER = re.compile(
    rf"[ \u00a0]?[×x·*][ \u00a0]?10(?:\^[({{]?(-?[0-9]{{1,2}})|([⁻]?[⁰¹²³⁴-⁹]{{1,2}}))[)}}]?(?!{_W})"
    rf"|\^[({{]?(-?[0-9]{{1,2}})[)}}]?(?!{_W})|([⁻]?[⁰¹²³⁴-⁹]{{1,2}})"
)
_TIMES_TEN = re.compile(r"([0-9.,]+)[xX]10")
_CLOCK = re.compile(r"([01]?[0-9]|2[0-4])[:hH]([0-5][0-9])(?::([0-5][0-9]))?")
_CLOCKS = re.compile(rf"{_CLOCK.pattern}-{_CLOCK.pattern}")
_TIMED = re.compile(r"([01]?[0-9](?:[:.][0-5][0-9])?)[apAP][mM]|((?:[01]?[0-9]|2[0-4]):[0-5][0-9])[hH]")
_RATIO = re.compile(r"[0-9]{1,6}(?::[0-9]{1,6})+")
_FRACTION = re.compile(r"([0-9]{1,3})/([1-9][0-9]{0,2}|1000)")
_NO_DATE = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/(?:[12][0-9])?[0-9]{2}|[12][0-9]{3}/[0-9]{1,2}/[0-9]{1,2}")
_CROSSED = re.compile(r"[0-9.,]+(?:[xX][0-9.,]+)+")
_TELEPHONE = re.compile(
    r"\+[0-9][0-9 \u00a0().-]{6,20}[0-9]|\(0?[0-9]{2,4}\)[ ][0-9][0-9 -]{4,12}[0-9]|"
    r"0[0-9]{1,4}[ /-][0-9][0-9 ]{4,9}[0-9](?![\w-])|[0-9]{3}-[0-9]{3}-[0-9]{4}(?![\w-])"
)
_LIST_MARKER = re.compile(
    r"(?m)^[ \t]*(?:[-*+•>][ \t]+|#{1,6}[ \t]+)*\(?([0-9]{1,3})[.)][ \t]+(?=[\"'“«‘*_`(]*[^\W\d_])"
)
_MARKED = re.compile(r"[0-9][.)][ \t]")
_INLINE_MARKER = re.compile(r"(?<!\S)\(([0-9]{1,2})\)[ ](?=[^\W\d_])")
_BESIDE = frozenset(f" {sign}" for sign in '(-"“‘€$')
_APART = frozenset(" \u00a0\n\t,;:[\"'“‘«€$£")
FIRST_MARKER = 20
"""The highest marker that a text may begin with: one item of a list by itself."""
_BEFORE_A_YEAR = frozenset(
    "mid pre post sub top under over non late early circa plus anti ex inter metà fine inizio super minus meno".split()
)
_ORDINAL_ENDS = frozenset("st nd rd th º ª".split())
_GLUED = frozenset(
    [name.casefold() for name in NAMES if len(name) <= 4 and name.isalpha()]
    + "st nd rd th o a º ª k bn mln mld mn mrd b tn pt em j f c mila milioni miliardi million billion".split()
)


class Raw(NamedTuple):
    """A figure that stands for a number: where its digits are and what they may mean. `code` is true of one that is
    a code, `marker` of one that counts the items of a list.
    """

    start: int
    end: int
    readings: tuple[Decimal, ...] = ()
    form: Form = Form.COUNT
    pieces: tuple[Decimal, ...] = ()
    code: bool = False
    marker: bool = False


def scanned(plain: str, language: str, taken: Sequence[tuple[int, int]]) -> Iterator[Raw]:
    """The figures and codes of a levelled text in order, none that lies in `taken` (ascending)."""
    markers = _list_markers(plain)
    at = floor = number = 0
    while found := _CHUNK.search(plain, at):
        start, end = found.span()
        while number < len(taken) and taken[number][1] <= start:
            floor = max(floor, taken[number][1])
            number += 1
        if number < len(taken) and taken[number][0] < end:
            if taken[number][0] <= start:
                at = taken[number][1]
                continue
            end = taken[number][0]
        if plain[end - 1] in "mMhH" and (timed := _TIMED.fullmatch(plain, start, end)):
            end = timed.end(1 if timed[1] else 2)
        at = end
        if start in markers:
            yield Raw(start, end, readings(plain[start:end], language), Form.ORDINAL, marker=True)
            continue
        if _stands_alone(plain, start, end):
            yield Raw(start, end, (Decimal(plain[start:end]),))
        elif call := _telephone(plain, start):
            yield call
            at = max(at, call.end)
        else:
            for raw in _read(plain, _left(plain, start, floor), start, end, language):
                yield raw
                at = max(at, raw.end)
        floor = at


def _stands_alone(plain: str, start: int, end: int) -> bool:
    """Whether a chunk is digits only and nothing around it can make them another thing: the common case."""
    if not plain[start:end].isdecimal() or plain[start] == "0" or end - start > LONGEST:
        return False
    before, after = plain[start - 1 : start], plain[end : end + 2]
    return (not before or before in _APART) and (
        not after or after[0] in ".,;:)]%\n" or after[1:].isalpha() or after[1:] in _BESIDE
    )


def _telephone(plain: str, start: int) -> Raw | None:
    """The telephone number whose first digit stands here, as one code."""
    before = plain[start - 1 : start]
    if before not in ("+", "(") and plain[start] != "0" and plain[start + 3 : start + 4] != "-":
        return None
    found = _TELEPHONE.match(plain, start - (before in ("+", "(") and bool(before)))
    if not found or not 8 <= sum(sign.isdecimal() for sign in found[0]) <= 15:
        return None
    return Raw(*found.span(), code=True)


def _left(plain: str, start: int, floor: int) -> int:
    """Where the word begins that the digit stands in: at AX of AX-42."""
    at = start
    while at > floor:
        before = plain[at - 1]
        joins = before == "-" and at - 1 > floor and (plain[at - 2].isalnum() or plain[at - 2] == "_")
        if not (joins or before.isalpha() or before == "_"):
            break
        at -= 1
    return at


def _list_markers(plain: str) -> frozenset[int]:
    """Where the digits of list markers start: 1, what a text begins with, and each that follows the one before it.

    A marker out of order is read as a number: "the weight is:\\n42. Kilograms" must not hide its 42.
    """
    if not _MARKED.search(plain):
        return frozenset()
    starts: set[int] = set()
    for pattern in (_LIST_MARKER, _INLINE_MARKER) if "(1) " in plain else (_LIST_MARKER,):
        last = 0
        for marker in pattern.finditer(plain):
            value = int(marker[1])
            begins = value == 1 or (not marker.start() and value <= FIRST_MARKER)
            if begins or (last and value == last + 1):
                starts.add(marker.start(1))
                last = value
    return frozenset(starts)


def _read(plain: str, left: int, start: int, end: int, language: str) -> Iterator[Raw]:
    """The figures of one chunk, or the code that it is."""
    text = plain[start:end]
    if left == start:
        if text.isdecimal() or _NUMERIC.fullmatch(text):
            yield from _numeric(plain, start, end, language)
            return
        if not text[0].isdecimal():
            if not (start and plain[start - 1].isalpha()):
                yield Raw(
                    start, end, (single(text),), Form.FRACTION if text in "½¼¾" or "⅐" <= text <= "⅞" else Form.COUNT
                )
            return
        if _CLOCKS.fullmatch(text):
            yield from (raw for at in _split(plain, start, end, "-") if (raw := _whole(plain[slice(*at)], *at)))
            return
        whole = _whole(text, start, end)
        if whole is not None:
            yield whole
            return
    elif not text[0].isdecimal():
        return
    for one, other in _split(plain, left, end, ":/"):
        yield from _hyphened(plain, one, other, language)


def _whole(text: str, start: int, end: int) -> Raw | None:
    """The chunk as one number that its inner signs make: 10:30, 16:9, 3/4, 1e3; None where it is none."""
    if clock := _CLOCK.fullmatch(text):
        seconds = Decimal(clock[3] or 0) / 60
        return Raw(start, end, (60 * int(clock[1]) + int(clock[2]) + seconds,), Form.CLOCK)
    if _RATIO.fullmatch(text):
        return Raw(start, end, (), Form.RATIO)
    if _NO_DATE.fullmatch(text):
        # A date would have been taken: of 31/13/2026 no part may be found by itself.
        return Raw(start, end, code=True)
    if (part := _FRACTION.fullmatch(text)) and int(part[1]) < int(part[2]):
        one, other = Decimal(part[1]), Decimal(part[2])
        return Raw(start, end, (one / other,), Form.FRACTION, (one, other))
    if _EXPONENT.fullmatch(text):
        return Raw(start, end, (Decimal(text.replace(",", ".")),))
    return None


def _split(plain: str, start: int, end: int, signs: str) -> Iterator[tuple[int, int]]:
    """The pieces between any of the signs."""
    first = start
    for at in range(start, end):
        if plain[at] in signs:
            yield first, at
            first = at + 1
    yield first, end


def _hyphened(plain: str, start: int, end: int, language: str) -> Iterator[Raw]:
    """The figures of what has letters or hyphens, or the one code it is: AX-42, returns-v2; not 3-5, 30-day, 18kg."""
    if not _has_digit(plain, start, end):
        return
    parts = list(_split(plain, start, end, "-"))
    words = [plain[one:other] for one, other in parts]
    if _is_code(words) or (len(words) > 2 and _is_group(words)):
        yield Raw(start, end, code=True)
        return
    for one, other in parts:
        yield from _part(plain, one, other, language)


def _is_group(parts: Sequence[str]) -> bool:
    """Whether groups of digits are one number of many, as of a book or an account: eight digits, not all years."""
    return sum(map(len, parts)) >= 8 and any(len(part) != 4 for part in parts) and all(map(str.isdecimal, parts))


def _is_code(parts: Sequence[str]) -> bool:
    """Whether the parts between hyphens make one code: AX-42, 10-K, E47; not 3-5, 30-day, mid-2021, 18kg."""
    if any(_is_mixed(part) for part in parts):
        return True
    words = [part for part in parts if not _has_digit(part)]
    if not words:
        return False
    if parts[0][:1].isdecimal():
        return any(word.isupper() and (word not in NAMES or (len(word) == 1 and word != "V")) for word in words)
    return any(word.casefold() not in _BEFORE_A_YEAR for word in words)


def _is_mixed(part: str) -> bool:
    """Whether letters and digits stand in one piece, other than a number with a unit or an ordinal end."""
    numeric = _NUMERIC.match(part)
    rest = part[numeric.end() :] if numeric else part
    if (numeric and not rest) or not _has_digit(part):
        return False
    return not numeric or not (rest.casefold() in _GLUED or _CROSSED.fullmatch(part) or _TIMES_TEN.fullmatch(part))


def _part(plain: str, start: int, end: int, language: str) -> Iterator[Raw]:
    """A number with what is glued to it: 18kg, 2nd, 10x20, 1.5x10 before a power."""
    text = plain[start:end]
    if crossed := (_CROSSED.fullmatch(text) and not (plain[end : end + 1] and plain[end] in "^⁻⁰¹²³⁴⁵⁶⁷⁸⁹")):
        for one, other in _split(plain, start, end, "xX"):
            yield from _numeric(plain, one, other, language)
    numeric = _NUMERIC.match(plain, start, end)
    if crossed or not numeric:
        return
    rest = plain[numeric.end() : end].casefold()
    form = Form.ORDINAL if rest in _ORDINAL_ENDS else Form.COUNT
    for raw in _numeric(plain, start, numeric.end(), language):
        yield raw._replace(form=form)


def _numeric(plain: str, start: int, end: int, language: str) -> Iterator[Raw]:
    """One number, or several where commas and spaces only part them, or a version where dots allow no reading."""
    while not plain[end - 1].isdecimal():
        end -= 1
    text = plain[start:end]
    power = _POWER.match(plain, end) if plain[end : end + 1] and plain[end] in "^ \u00a0×x·*⁻⁰¹²³⁴⁵⁶⁷⁸⁹" else None
    read = readings(text, language)
    if read and power:
        yield _raised(start, read, power, text)
    elif read:
        yield Raw(start, end, read, Form.COUNT, pieces(text))
    elif listed(text) or " " in text or "\u00a0" in text:
        for one, other in _split(plain, start, end, " \u00a0" if " " in text or "\u00a0" in text else ","):
            yield from _numeric(plain, one, other, language) if other > one else ()
    elif "," in text or "'" in text or "’" in text or len(text) > LONGEST:
        yield Raw(start, end, (), Form.COUNT, pieces(text))
    else:
        yield Raw(start, end, code=True)


def _raised(start: int, read: tuple[Decimal, ...], power: re.Match[str], text: str) -> Raw:
    """The number with its power of ten, or itself a power of ten or two; a note's raised figure is passed over."""
    ten, ten_raised, own, own_raised = power.groups()
    exponent = ten or (ten_raised or "").translate(RAISED) or own or (own_raised or "").translate(RAISED)
    if exponent in ("", "-"):
        return Raw(start, start + len(text), read)
    if ten or ten_raised:
        return Raw(start, power.end(), tuple(value.scaleb(int(exponent)) for value in read))
    if text in ("10", "2"):
        return Raw(start, power.end(), (Decimal(text) ** int(exponent),))
    return Raw(start, start + len(text) if own is None else power.end(), read)
