"""The ways in which one code or reference may be written, and whether a span has it in any of them."""

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from proofspan.analysis import folded
from proofspan.analysis.literals import visible
from proofspan.analysis.references import Sort, is_host, references
from proofspan.spans import Span
from proofspan.verification.reading import Reading

_RUN = re.compile(r"[^\W\d_]+|\d+|[\W_]+")
_WORD = re.compile(r"[^\W\d]\w+")
_PREFIXES = re.compile(r"(?:post|pre|anti|non|mid|early|late|ex|inter|pro|multi|sub|all|pan)-(?=.*\d)")
_SUFFIXES = re.compile(r"-(?:related|based|free|type|style|like|compatible|ready|class|only|era|positive|negative|s)$")
_PLACES = (
    r"(?:first|1st|primo|1°|I)",
    r"(?:second|2nd|secondo|2°|II)",
    r"(?:third|3rd|terzo|3°|III)",
    r"(?:fourth|4th|quarto|4°|IV)",
)
_PARTS = {"q": r"(?:[a-z]+\s+)?(?:quarter|trimestre)", "t": "trimestre", "h": r"(?:half|semestre)"}
_PART_OF_YEAR = re.compile(rf"({'|'.join(_PLACES)})\s+(quarter|trimestre|half|semestre)(?!\w)", re.IGNORECASE)
_WORD_BEFORE = re.compile(r"(?<![^\W_])([^\W\d_]{1,12})\s$")
_CAPITAL_BEFORE = r"(?<!(?-i:[A-Z\d])[-_])"
_TRIAL = re.compile(r"\d-(?:alpha|beta|rc|dev|pre)", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]")
TELEPHONE = 7
"""Digits of a telephone number, at the least."""
_OTHER_CASES = frozenset("İıſ")
"""Signs that a pattern takes for an i or an s, and that small letters leave as they are."""
_APART = frozenset(("", " ", "\n"))
_ENDED = frozenset(f"{sign}{space}" for sign in ".,;:" for space in ("", " ", "\n"))
_WHOLE = r"(?![\w-]|\.\w)"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A code of a sentence as it must stand in a span. `sort` is None for what is no reference: AX-42, 3.14.4."""

    span: Span
    key: str
    sort: Sort | None


def stands(claim: Claimed, span: Reading, *, exactly: bool = False) -> bool:
    """Whether the span has the code whole: as written, or with a hyphen, a space or nothing between its parts.

    With `exactly` only one written alike counts: as many as there are of those are looked up in constant time.
    """
    if not exactly and claim.sort is None and _stands_as_written(claim, span):
        return True
    if claim.sort is None and claim.key in keys(span) and not _may_be_a_trial(claim.key, span):
        return True
    if exactly:
        return claim.key in shown(span)
    if claim.sort is Sort.FLAG:
        return _has_flag(claim.key, span)
    claim = replace(claim, key=visible(claim.key))
    if claim.key and re.search(_pattern(claim), visible(span.plain), re.IGNORECASE):
        return True
    if claim.sort is None:
        return _has_core(claim, span) or _has_number(claim.key, span)
    if claim.sort is Sort.DOTTED and not is_host(claim.key):
        return all(folded(part) in span.folded for part in claim.key.split("."))
    if claim.sort is Sort.PATH and claim.key.rfind("/") == 0:
        return folded(claim.key[1:]) in span.folded
    return False


def _stands_as_written(claim: Claimed, span: Reading) -> bool:
    """Whether the key stands in the span in the same letters, apart from all that could make it part of a longer one.

    The pattern of the code finds it there as well: nothing beside it is a letter, a figure or a joint.
    """
    key, low = claim.key, span.once("small letters", _lowered)
    at = low.find(key) if key.isascii() and key[0].isalnum() and key[-1].isalnum() else -1
    while at >= 0:
        before, after = low[at - 1 : at] if at else "", low[at + len(key) : at + len(key) + 2]
        if before in _APART and (after[:1] in _APART or after in _ENDED):
            return True
        at = low.find(key, at + len(key))
    return False


def may_stand(word: str, span: Reading) -> bool:
    """Whether the word may stand in the span in any case of letters: few signs are the same in small letters only."""
    low = span.once("small letters", _lowered)
    return word.lower() in low or not word.isascii() or not _OTHER_CASES.isdisjoint(low)


def keys(span: Reading) -> frozenset[str]:
    """The keys of the codes of a text, read once."""
    return span.once("codes", lambda span: frozenset([code.key for code in span.literals.codes]))


def _lowered(span: Reading) -> str:
    """The span in small letters where that leaves it as long, else as it is."""
    low = span.plain.lower()
    return low if len(low) == len(span.plain) else span.plain


def _may_be_a_trial(key: str, span: Reading) -> bool:
    """Whether the span has trial versions, so that 2.1.0 may stand there only as 2.1.0-beta."""
    return key[:1].isdigit() and "." in key and _TRIAL.search(span.plain) is not None


def _has_number(key: str, span: Reading) -> bool:
    """Whether the span has these digits as one telephone number, otherwise grouped."""
    digits = "".join(filter(str.isdigit, key))
    if len(digits) < TELEPHONE or _LETTER.search(key):
        return False
    return any(
        code.text[:1] == key[:1] and "".join(filter(str.isdigit, code.key)) == digits and not _LETTER.search(code.key)
        for code in span.literals.codes
    )


def as_written(code: str, span: Reading) -> bool:
    """Whether every word of a piece of marked code stands in the span; its figures are numbers, and no matter here."""
    return all(folded(word) in span.folded for word in _WORD.findall(code))


def spelt_apart(plain: str, number: Span, span: Reading) -> bool:
    """Whether a number of a levelled sentence and the word beside it are one code of the span: `AX 42` for AX-42,
    `version 2` for v2, `fourth quarter` for Q4.
    """
    part = _PART_OF_YEAR.match(plain, number.start)
    if part:
        place = next(
            place for place, names in enumerate(_PLACES, start=1) if re.fullmatch(names, part[1], re.IGNORECASE)
        )
        return any(f"{letter}{place}" in keys(span) for letter in ("h" if part[2][0] in "hHsS" else "qt"))
    before = _WORD_BEFORE.search(plain, max(0, number.start - 16), number.start)
    if not before:
        return False
    word, figure = before[1].casefold(), number.of(plain).casefold()
    if word.startswith("ver") or word == "release":
        return f"v{figure}" in keys(span)
    return any(f"{word}{joint}{figure}" in keys(span) for joint in ("-", "", "_"))


def shown(span: Reading) -> dict[str, str]:
    """All references and codes of a span as written, by their keys, read once."""
    return span.once("references", _read)


def _read(span: Reading) -> dict[str, str]:
    named = {each.key: each.text for each in references(span.plain)}
    return named | {code.key: code.text for code in span.literals.codes}


def _pattern(claim: Claimed) -> str:
    """The pattern of the whole code; what may stand beside it depends on what it is."""
    key, sort = claim.key, claim.sort
    whole = re.escape(key)
    match sort:
        case Sort.ADDRESS:
            return rf"(?<![\w@-])(?<!\w\.)(?:www\.)?{whole}/?(?![\w/?#=&%~+@-]|[.:]\w)"
        case Sort.EMAIL:
            return rf"(?<![\w.+-]){whole}{_WHOLE}"
        case Sort.PATH:
            before = r"(?<![\w.~-])" if key[0].isalnum() else r"(?<![\w/\\.~-])"
            after = "" if key.endswith("/") else r"[/\\]?(?![\w/\\-]|\.\w)"
            return before + whole.replace("/", r"[/\\]") + after
        case Sort.FILE | Sort.DOTTED:
            host = r"(?<!\w\.)(?:www\.)?" if is_host(key) else ""
            return rf"(?<![\w@-]){host}{whole}{_WHOLE}"
        case Sort.IDENTIFIER:
            return rf"(?<![^\W_])(?<![^\W_]_){_joined(key, '_', '[_ -]?')}(?![^\W_]|_+[^\W_])"
        case Sort.VERSION:
            return _version(key)
        case Sort.ARTICLE:
            return rf"(?<![\w.,-]){_joined(key, '-', '[ -]?')}(?!\w|\.\d)"
        case Sort.KEYS:
            return rf"(?<!\w){_joined(key, '+', '[ +-]{1,3}')}(?![+\w])"
    return _code(key)


def _joined(key: str, sign: str, joint: str) -> str:
    """The parts of a key between its signs, with any joint between them."""
    return joint.join(re.escape(part) for part in key.split(sign) if part)


def _version(key: str) -> str:
    """A version: after a v, a word for it, or bare where it has a point."""
    named = r"(?<!\w)(?:v\.?\s?|(?:version[eis]?|vers?\.?|release)\s+v?)"
    bare = r"|(?<![\w.,-])" if "." in key else ""
    return rf"(?:{named}{bare}){re.escape(key)}(?!\w|[.,]\d|-[a-z\d])"


def _code(key: str) -> str:
    """A code whose parts may stand apart, and no longer one that holds it: AX-42 is not AX-42-B, nor 3.1 3.14."""
    if re.fullmatch(r"v\d[\d.]*", key):
        return _version(key[1:])
    if re.fullmatch(r"[qht][1-4]", key):
        return rf"(?<!\w)(?:{key}(?!\w)|{_PLACES[int(key[1]) - 1]}\s+{_PARTS[key[0]]})"
    runs = _RUN.findall(key)
    pieces = [re.escape(runs[0])]
    for before, run in pairwise(runs):
        if run[0].isalnum():
            pieces.append((_joint(before, run) if before[0].isalnum() else "") + re.escape(run))
        elif run in ("-", "_", " ", "\u00a0"):
            pieces.append(r"[\s_-]" + ("" if before.isdecimal() else "?"))
        else:
            pieces.append(re.escape(run))
    ending = r"s?(?!\w|\.\d|[-_]\d|-\w(?!\w)|-(?-i:[A-Z])|-(?:alpha|beta|rc|dev|pre))"
    return rf"(?<![\w.])v?{_CAPITAL_BEFORE}{''.join(pieces)}{ending}"


def _joint(before: str, run: str) -> str:
    """What may stand between letters and figures that are written together; one letter is no word of its own."""
    letters = run if before.isdecimal() else before
    return r"[\s_-]?" if len(letters) > 1 else "[_-]?"


def _has_core(claim: Claimed, span: Reading) -> bool:
    """Whether the span has what is left of post-COVID-19 or of AX-42-compatible, or of the plural AX-42s."""
    key = _SUFFIXES.sub("", _PREFIXES.sub("", claim.key, count=1))
    key = key[:-1] if key == claim.key and key.endswith("s") and key[-2:-1].isdecimal() else key
    return key != claim.key and re.search(_code(key), span.plain, re.IGNORECASE) is not None


def _has_flag(key: str, span: Reading) -> bool:
    """A flag as written; of one letter in its case. A word after two dashes is prose where the span has no flag."""
    if re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", span.plain, 0 if len(key) == 2 else re.IGNORECASE):
        return True
    return len(key) > 2 and "--" not in span.plain and folded(key[2:]) in span.folded
