"""What stands beside a number: its sign, magnitude, currency, unit, or the noun it counts."""

import re
from typing import NamedTuple

from proofspan.analysis.literals.units import FULL_NAMES, NAMES, PAIRED, PAIRS, SIGNS
from proofspan.analysis.stop_words import WORDS

_OPENING = frozenset("([{<>=:|/~\"'“‘«*`≥≤±")
_MINUS = re.compile(r"(?:\b(?:(?<!plus or )(?<!più o )minus|negative|(?<!più o )meno)[ \u00a0])$")
_SCALES = {
    "hundred": 2, "thousand": 3, "million": 6, "millions": 6, "billion": 9, "billions": 9, "trillion": 12, "mila": 3,
    "milione": 6, "milioni": 6, "miliardo": 9, "miliardi": 9, "mln": 6, "mn": 6, "mio": 6, "mld": 9, "mrd": 9, "bn": 9,
    "tn": 12,
}  # fmt: skip
_SCALING = frozenset((*_SCALES, "k", "K", "M", "m", "b", "B", "and", "e"))
_KNOWN = frozenset(word.casefold() for word in (*NAMES, *PAIRED, *_SCALING))
"""What is more than a noun after a number, in any case of letters."""
_GAPS = frozenset((" ", "\n", "\u00a0", "-"))
_DOLLARS = {"AU$": "AUD", "CA$": "CAD"}
_AND_HALF = re.compile(r"[ ](?:and[ ]a[ ]half|e[ ]mezz[oa])\b")
_GLUED_SCALES = {"k": 3, "K": 3, "M": 6, "B": 9, "bn": 9, "mln": 6, "mld": 9, "mn": 6, "tn": 12}
_NEXT = re.compile(
    r"(?P<gap>[*_)+»”]{0,2}[ \n\u00a0-]?)(?:[ ]?(?:(?:of|di|de)\b[ ]?|d['’][ ]?)(?=[A-Za-z€$£]))?"
    r"(?P<word>°[ ]?[CFK]\b|(?:[%‰°×€$£¥₹₽₩₤Ω℃℉㎏㎝㎜㎞㎡]|[^\W\d_]+(?:[²³]|(?:(?<=m)[23]\b))?)(?:/[^\W\d_]+[²³]?)?)"
    r"(?:[ \n\u00a0](?P<second>[^\W\d_]+)(?![\w'’]))?"
)
_PER = re.compile(
    r"(?:[ ](?:(?:for[ ])?(?:each|every)(?:[ ](?:full|whole|single))?|"
    r"(?:per[ ])?(?:ogni|ciascun[oa]?)(?:[ ]singol[oa])?|per|an?|al|alla)[ ]|"
    r"[ ](?:per[ ]ciascun|all|l)['’]|/)(?P<word>[^\W\d_]+)"
)
_BOUNDED = re.compile(r"[ ](?:or[ ](?:more|fewer|less)|o[ ](?:più|meno))(?=[ ])")
"""What bounds a number before what it counts: 50 or more employees."""
_RANKED = re.compile(r"[ \n\u00a0]([^\W\d_]{3,})")
_CODE_BEFORE = re.compile(
    r"(?:(?<!\w)(?:US|C|A|AU|CA)[$]|(?<!\w)(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|CNY|INR|SEK|euro|euros))[ \u00a0]?$"
)
ENDS = frozenset(("", ".", ",", ";", ":", ")", "]", "|", "/"))
_PER_SIGNS = frozenset((" ", "/"))
_TICK = frozenset(("'", "’"))
_NO_NOUN = (
    WORDS["en"]
    | WORDS["it"]
    | frozenset(
        "and or to from of in at by per on for with as is are was were has have had which that than then until since "
        "e o ed a da di in su per con tra fra dal dalla al alla nel nella ogni circa sono era è ha hanno minimum "
        "maximum max min each every respectively inclusive rispettivamente mila million billion am pm".split()
    )
)


class Told(NamedTuple):
    """What follows a number: powers of ten of its magnitude words, half of one more, the unit or the noun, the end."""

    scale: int = 0
    half: bool = False
    unit: str = ""
    noun: str = ""
    end: int = 0


NOTHING = Told()


def sign_before(plain: str, start: int) -> int | None:
    """Where the minus of a number begins that starts at `start` (a currency sign may come between), or None."""
    at = start - 1
    if at >= 1 and plain[at] in SIGNS:
        at -= 1
    if at < 0:
        return None
    if plain[at] == "-":
        before = plain[at - 1] if at else " "
        return at if before.isspace() or before in _OPENING or before in SIGNS else None
    if plain[at] in " \u00a0" and plain[max(0, at - 2) : at].casefold() in ("us", "ve", "no"):
        first = max(0, start - 16)
        worded = _MINUS.search(plain[first:start].casefold())
        return first + worded.start() if worded else None
    return None


def currency_before(plain: str, start: int) -> str:
    """The currency that stands right before a number, or ``."""
    at = start - 1
    while at >= 0 and at >= start - 2 and plain[at] in " \u00a0-":
        at -= 1
    if at < 0 or (plain[at] not in SIGNS and not plain[at].isalpha()):
        return ""
    coded = _CODE_BEFORE.search(plain[max(0, at - 4) : at + 1])
    if coded:
        code = coded[0].strip(" \u00a0")
        return _DOLLARS.get(code) or NAMES.get(code) or NAMES[code.casefold()]
    return NAMES[plain[at]] if plain[at] in SIGNS else ""


def told_after(plain: str, at: int, *, money: bool = False) -> Told:
    """Magnitude, unit and noun that follow a number ending at `at`; `money` if a currency stands before it.

    `NOTHING` where nothing follows.
    """
    if plain[at : at + 1] in ENDS:
        per = _PER.match(plain, at) if money and plain[at : at + 1] == "/" else None
        return Told(unit=f"/{name(per['word'])}", end=at) if per and name(per["word"]) else NOTHING
    if plain.startswith(" o", at) and (bounded := _BOUNDED.match(plain, at)):
        at = bounded.end()
    found = _NEXT.match(plain, at)
    if not found:
        return NOTHING
    word = found[2]
    low = word.casefold()
    if low not in _KNOWN and not money and word.isalpha():
        return _counted(plain, found, NOTHING)
    if word not in _SCALING and low not in _SCALING:
        return _named(plain, found, Told(end=at), money=money)
    scale, half, at = _scale(plain, at, money=money)
    told = Told(scale, half, end=at)
    after = _NEXT.match(plain, at)
    return _named(plain, after, told, money=money) if after else told


def _named(plain: str, found: re.Match[str], told: Told, *, money: bool) -> Told:
    """The unit or the noun of what follows a number and its magnitude, which ends where `told` does."""
    gap, word, _ = found.groups()
    unit, end = _unit(plain, found)
    if gap == "-" and unit and word in SIGNS:
        return told
    at = end if unit else told.end
    if unit or money:
        per = _PER.match(plain, at) if plain[at : at + 1] in _PER_SIGNS else None
        over = name(per["word"]) if per and "/" not in unit else ""
        if unit or over:
            return Told(told.scale, told.half, f"{unit}/{over}" if over else unit, "", at)
    return _counted(plain, found, told)


def _counted(plain: str, found: re.Match[str], told: Told) -> Told:
    """The noun of what follows a number and is no unit, or the unit that follows the noun: 5 square metres."""
    gap, word, second = found.groups()
    noun = word if word.islower() else word.casefold()
    if gap not in _GAPS or len(noun) < 3 or noun in _NO_NOUN or not noun.isalpha():
        return told
    if (
        second
        and len(second) > 2
        and plain[found.start("second") - 1] != "\n"
        and (beyond := FULL_NAMES.get(second.casefold()))
        and beyond != "×"
    ):
        return Told(told.scale, told.half, beyond, "", found.end())
    return Told(told.scale, told.half, "", noun, told.end or found.start()) if noun is word else told


def ranks(plain: str, at: int) -> bool:
    """Whether a word follows that a place in a row may stand before: 1° posto, not 90° di inclinazione."""
    found = _RANKED.match(plain, at)
    return found is not None and found[1].casefold() not in _NO_NOUN


def _scale(plain: str, at: int, *, money: bool) -> tuple[int, bool, int]:
    """The magnitude written after a number, as a power of ten; several multiply. And whether a half is added."""
    scale, half = 0, False
    for _ in range(3):
        found = _NEXT.match(plain, at)
        if not found:
            break
        gap, word, _ = found.groups()
        if not half and word in ("and", "e") and (halved := _AND_HALF.match(plain, at)):
            half, at = True, halved.end()
            continue
        power = _GLUED_SCALES.get(word) if not gap and len(word) < 4 else _SCALES.get(word.casefold())
        if power is None and money and word in ("m", "M", "b", "B", "k", "K"):
            power = {"m": 6, "b": 9, "k": 3}[word.casefold()]
        if not power:
            break
        scale, at = scale + power, found.end("word")
    return scale, half, at


def _unit(plain: str, found: re.Match[str]) -> tuple[str, int]:
    """The canonical unit of what follows a number, and where it ends; `` where it is none."""
    _, word, second = found.groups()
    end = found.end("word")
    if len(word) == 1 and plain[end : end + 1] in _TICK and word.isalpha():
        return "", end
    if second and word.casefold() in PAIRED and (pair := PAIRS.get(f"{word} {second}".casefold())):
        return pair, found.end()
    if word[0] == "°" and word[-1] in "CFK":
        return f"°{word[-1]}" if word[-1] != "K" else "K", end
    if "/" not in word:
        return name(word), end
    one, _, over = word.partition("/")
    unit = name(one)
    if unit and over:
        under = name(over)
        return (f"{unit}/{under}", end) if under else (unit, end - len(over) - 1)
    return unit, end


def name(word: str) -> str:
    """The canonical unit that the word is a name of, or ``."""
    found = NAMES.get(word)
    if found:
        return found
    if word[-1] in "23":
        return NAMES.get(word[:-1] + ("²" if word[-1] == "2" else "³"), "")
    return FULL_NAMES.get(word.casefold(), "")
