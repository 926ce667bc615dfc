"""Where the numbers and codes of a text stand: one pass over its digits, no work on words without one."""

import re
import sys
from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from proofspan.analysis.literals.figures import FIGURES, LONGEST, RAISED, listed, pieces, readings, single
from proofspan.analysis.literals.markers import CLOSED, list_markers, may_be_marker
from proofspan.analysis.literals.nouns import CLOCK, COUNT, FRACTION, ORDINAL, RATIO, Form
from proofspan.analysis.literals.units import NAMES

_has_digit = re.compile("[0-9]").search
_FIGURE = re.compile(f"[0-9{FIGURES}]")
_W = rf"[^\W{FIGURES}]"
_GOES_ON = rf"[.,:/](?=[0-9])|['’ \u00a0](?=[0-9]{{3}}(?!{_W}))|-(?={_W})"
# One set of signs first: such a pattern passes over most of a text without trying it.
_CHUNK = re.compile(
    rf"[0-9{FIGURES}](?:"
    # Digits only that nothing around can make another thing: the common case. The second group: a list marker, perhaps.
    rf"(?<=[1-9])(?<![^ \u00a0\n\t,;:\[\"'“‘«€$£].)([0-9]{{0,{LONGEST - 1}}})"
    rf"(?!{_W}|{_GOES_ON}|[ \u00a0]?(?:[×·*]|x[ \u00a0]?10[\^⁻⁰¹²³⁴-⁹])|\^|[⁻⁰¹²³⁴-⁹](?![^\W\d_{FIGURES}]))"
    rf"((?=[.)][ \t]))?"
    rf"|(?<=[0-9])[0-9]*(?:{_W}+|{_GOES_ON})*)?"
)
ALONE = 1
Chunk = tuple[int, int, int]
"""Where a chunk starts and ends; `ALONE` where it is a number and nothing else, 2 where it may be a marker beside."""
_BEYOND = (sys.maxsize, sys.maxsize)
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
_INNER = re.compile("[:/hHeE]")
_PARTED = re.compile("[:/]")
_RATIO = re.compile(r"[0-9]{1,6}(?::[0-9]{1,6})+")
_FRACTION = re.compile(r"([0-9]{1,3})/([1-9][0-9]{0,2}|1000)")
_NO_DATE = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/(?:[12][0-9])?[0-9]{2}|[12][0-9]{3}/[0-9]{1,2}/[0-9]{1,2}")
_CROSSED = re.compile(r"[0-9.,]+(?:[xX][0-9.,]+)+")
_TELEPHONE = re.compile(
    r"\+[0-9][0-9 \u00a0().-]{6,20}[0-9]|\(0?[0-9]{2,4}\)[ ][0-9][0-9 -]{4,12}[0-9]|"
    r"0[0-9]{1,4}[ /-][0-9][0-9 ]{4,9}[0-9](?![\w-])|[0-9]{3}-[0-9]{3}-[0-9]{4}(?![\w-])"
)
_RAISING = frozenset("^⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_TIMES = frozenset("×x·*")
_GAPS = frozenset(" \u00a0")
_JOINING = frozenset("-_")
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
    form: Form = COUNT
    pieces: tuple[Decimal, ...] = ()
    code: bool = False
    marker: bool = False


def chunks_of(plain: str) -> list[Chunk]:
    """The stretches of a levelled text that begin with a figure, each up to where the word ends that it stands in."""
    return [(found.start(), found.end(), found.lastindex or 0) for found in _CHUNK.finditer(plain)]


def scanned(plain: str, language: str, chunks: Sequence[Chunk], taken: Sequence[tuple[int, int]]) -> list[Raw]:
    """The figures and codes of the chunks of a levelled text in order, none that lies in `taken` (ascending)."""
    raws: list[Raw] = []
    markers: frozenset[int] | None = None
    at = floor = 0
    rest = iter(taken)
    first, last = next(rest, _BEYOND)
    for start, stop, alone in chunks:
        if alone == ALONE and at <= start and stop <= first:
            raws.append(Raw(start, stop, (Decimal(plain[start:stop]),)))
            at = floor = stop
            continue
        while at < stop:
            if at > start and (start := _figure_from(plain, at, stop)) < 0:
                break
            while last <= start:
                floor = max(floor, last)
                first, last = next(rest, _BEYOND)
            if first <= start:
                at = last
                continue
            end = stop if stop <= first else first
            if plain[end - 1] in "mMhH" and (timed := _TIMED.fullmatch(plain, start, end)):
                end = timed.end(1 if timed[1] else 2)
            at = end
            if plain[end : end + 2] in CLOSED and may_be_marker(plain, start):
                markers = list_markers(plain) if markers is None else markers
                if start in markers:
                    raws.append(Raw(start, end, readings(plain[start:end], language), ORDINAL, marker=True))
                    continue
            found = _figures(plain, (start, end), floor, language)
            if found:
                raws += found
                at = max(end, found[-1].end)
            floor = at
    return raws


def _figure_from(plain: str, at: int, end: int) -> int:
    """Where the next figure before the end begins; -1 where there is none."""
    found = _FIGURE.search(plain, at, end)
    return found.start() if found else -1


def _figures(plain: str, chunk: tuple[int, int], floor: int, language: str) -> Sequence[Raw]:
    """The figures of one chunk, or the code that it is; nothing before `floor` is a part of it."""
    start, end = chunk
    text, before = plain[start:end], plain[start - 1 : start]
    if before in ("+", "(") or text[0] == "0" or plain[start + 3 : start + 4] == "-":
        call = _telephone(plain, start)
        if call:
            return (call,)
    left = _left(plain, start, floor) if before.isalpha() or before in _JOINING else start
    if left == start:
        if _NUMERIC.fullmatch(text):
            return _numeric(plain, start, end, language)
        if not text[0].isdecimal():
            return () if before.isalpha() else (_signed(text, start, end),)
        if "-" in text and _CLOCKS.fullmatch(text):
            clocks = (_whole(plain[one:other], one, other) for one, other in _split(plain, start, end, "-"))
            return [raw for raw in clocks if raw]
        whole = _whole(text, start, end) if _INNER.search(text) else None
        if whole is not None:
            return (whole,)
    elif not text[0].isdecimal():
        return ()
    if not _PARTED.search(text):
        return _hyphened(plain, left, end, language)
    places = [place for place in _split(plain, left, end, ":/") if _has_digit(plain, *place)]
    return [raw for one, other in places for raw in _hyphened(plain, one, other, language)]


def _telephone(plain: str, start: int) -> Raw | None:
    """The telephone number whose first digit stands here, as one code."""
    found = _TELEPHONE.match(plain, start - (plain[start - 1 : start] in ("+", "(")))
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


def _signed(text: str, start: int, end: int) -> Raw:
    """The number that one sign is."""
    return Raw(start, end, (single(text),), FRACTION if text in "½¼¾" or "⅐" <= text <= "⅞" else COUNT)


def _whole(text: str, start: int, end: int) -> Raw | None:
    """The chunk as one number that its inner signs make: 10:30, 16:9, 3/4, 1e3; None where it is none."""
    if clock := _CLOCK.fullmatch(text):
        seconds = Decimal(clock[3] or 0) / 60
        return Raw(start, end, (60 * int(clock[1]) + int(clock[2]) + seconds,), CLOCK)
    if _RATIO.fullmatch(text):
        return Raw(start, end, (), RATIO)
    if _NO_DATE.fullmatch(text):
        # A date would have been taken: of 31/13/2026 no part may be found by itself.
        return Raw(start, end, code=True)
    if (part := _FRACTION.fullmatch(text)) and int(part[1]) < int(part[2]):
        one, other = Decimal(part[1]), Decimal(part[2])
        return Raw(start, end, (one / other,), FRACTION, (one, other))
    if _EXPONENT.fullmatch(text):
        return Raw(start, end, (Decimal(text.replace(",", ".")),))
    return None


def _split(plain: str, start: int, end: int, signs: str) -> list[tuple[int, int]]:
    """The pieces between any of the signs."""
    text = plain[start:end]
    for sign in signs[1:]:
        text = text.replace(sign, signs[0])
    pieces = []
    for piece in text.split(signs[0]):
        pieces.append((start, start + len(piece)))
        start += len(piece) + 1
    return pieces


def _hyphened(plain: str, start: int, end: int, language: str) -> Sequence[Raw]:
    """The figures of what has letters or hyphens, or the one code it is: AX-42, returns-v2; not 3-5, 30-day, 18kg."""
    parts = _split(plain, start, end, "-")
    words = [plain[one:other] for one, other in parts]
    if _is_code(words) or (len(words) > 2 and _is_group(words)):
        return (Raw(start, end, code=True),)
    return [raw for one, other in parts for raw in _part(plain, one, other, language)]


def _is_group(parts: Sequence[str]) -> bool:
    """Whether groups of digits are one number of many, as of a book or an account: eight digits, not all years."""
    return sum(map(len, parts)) >= 8 and any(len(part) != 4 for part in parts) and all(map(str.isdecimal, parts))


def _is_code(parts: Sequence[str]) -> bool:
    """Whether the parts between hyphens make one code: AX-42, 10-K, E47; not 3-5, 30-day, mid-2021, 18kg."""
    words: list[str] = []
    for part in parts:
        if not _has_digit(part):
            words.append(part)
        elif not part.isdecimal() and _is_mixed(part):
            return True
    if not words:
        return False
    if parts[0][:1].isdecimal():
        return any(word.isupper() and (word not in NAMES or (len(word) == 1 and word != "V")) for word in words)
    return any(word.casefold() not in _BEFORE_A_YEAR for word in words)


def _is_mixed(part: str) -> bool:
    """Whether letters and digits that stand in one piece are no number with a unit or an ordinal end."""
    numeric = _NUMERIC.match(part)
    if not numeric:
        return True
    rest = part[numeric.end() :]
    return bool(rest) and not (rest.casefold() in _GLUED or _CROSSED.fullmatch(part) or _TIMES_TEN.fullmatch(part))


def _part(plain: str, start: int, end: int, language: str) -> Sequence[Raw]:
    """A number with what is glued to it: 18kg, 2nd, 10x20, 1.5x10 before a power."""
    numeric = _NUMERIC.match(plain, start, end)
    if not numeric:
        return ()
    if numeric.end() == end:
        return _numeric(plain, start, end, language)
    if _CROSSED.fullmatch(plain, start, end) and plain[end : end + 1] not in _RAISING:
        places = _split(plain, start, end, "xX")
        return [raw for one, other in places for raw in _numeric(plain, one, other, language)]
    raws = _numeric(plain, start, numeric.end(), language)
    ordinal = plain[numeric.end() : end].casefold() in _ORDINAL_ENDS
    return [raw._replace(form=ORDINAL if ordinal else COUNT) for raw in raws]


def _numeric(plain: str, start: int, end: int, language: str) -> Sequence[Raw]:
    """One number, or several where commas and spaces only part them, or a version where dots allow no reading."""
    while not plain[end - 1].isdecimal():
        end -= 1
    text = plain[start:end]
    read = readings(text, language)
    if read:
        power = _POWER.match(plain, end) if _raises(plain, end) else None
        return (_raised(start, read, power, text) if power else Raw(start, end, read, COUNT, pieces(text)),)
    if " " in text or "\u00a0" in text:
        places = _split(plain, start, end, " \u00a0")
    elif listed(text):
        places = _split(plain, start, end, ",")
    elif "," in text or "'" in text or "’" in text or len(text) > LONGEST:
        return (Raw(start, end, (), COUNT, pieces(text)),)
    else:
        return (Raw(start, end, code=True),)
    return [raw for one, other in places if other > one for raw in _numeric(plain, one, other, language)]


def _raises(plain: str, end: int) -> bool:
    """Whether the sign after a number, or the one after a space, may begin a power."""
    return (sign := plain[end : end + 1]) in _RAISING or (plain[end + 1 : end + 2] if sign in _GAPS else sign) in _TIMES


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
