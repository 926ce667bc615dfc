"""Italian number words and their values: below a million each is one word."""

import re

_UNITS: dict[str, int] = dict(
    zip(
        "uno un una due tre tré quattro cinque sei sette otto nove".split(),
        (1, 1, 1, 2, 3, 3, *range(4, 10)),
        strict=True,
    )
)
_TEENS = {
    word: value
    for value, word in enumerate(
        "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove".split(), 10
    )
}
_TENS: dict[str, int] = {
    stem: 10 * at for at, stem in enumerate("vent trent quarant cinquant sessant settant ottant novant".split(), 2)
}
LARGE = {"milione": 10**6, "milioni": 10**6, "miliardo": 10**9, "miliardi": 10**9, "mila": 10**3}
_STEMS = "prim second terz quart quint sest settim ottav non decim".split()
ORDINALS = {f"{stem}{end}": at for at, stem in enumerate(_STEMS, 1) for end in "oaie"}
PARTS = {f"{stem}{end}": at for at, stem in enumerate(_STEMS, 1) if at >= 3 for end in "oi"} | {"mezzo": 2, "mezzi": 2}
LOOSE = frozenset(
    ("uno", "sei", "primo", "prima", "primi", "prime", "secondo", "seconda", "mezzo", "mezza", "metà", "zero")
)

_UNIT = "uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove"
_TEEN = "|".join(_TEENS)
_TEN = "|".join(_TENS)
_TENS_IN_A = "|".join(stem for stem in _TENS if stem != "vent")
_BELOW_HUNDRED = rf"(?:(?:vent(?:i|(?=un|otto))|(?:{_TENS_IN_A})(?:a|(?=un|otto)))(?:{_UNIT})?|{_TEEN}|{_UNIT})"
_BELOW_THOUSAND = rf"(?:(?:{_UNIT})?cent(?:o|(?=ott))(?:{_BELOW_HUNDRED})?|{_BELOW_HUNDRED})"
_WORD = rf"(?:(?:{_BELOW_THOUSAND})?(?:mille|mila)(?:{_BELOW_THOUSAND})?|{_BELOW_THOUSAND})"
_BIG = "milion[ei]|miliard[oi]|mila"
_PART = "mezz[oi]|terz[oi]|quart[oi]|quint[oi]|sest[oi]|settim[oi]|ottav[oi]|non[oi]|decim[oi]"
_ORDINAL = "(?:terz|quart|quint|sest|settim|ottav|non|decim)[oaie]|\\w{3,24}esim[oaie]"
_NUMBERS = "due|tr[eé]|quattr?o|cinqu|se[ditst]|ott|nov|die?c|und|dod|quin|vent|trent|quarant|cent|mill|uno|zero"
LETTERS = (
    "d(?:ue|i(?:ec|c)|od|ec)|t(?:r[eé]|erz)|qu(?:at|ar|in)|c(?:inq|ent)|se(?:i|di|tt|s[st]|co)|ott|no(?:v|n[oaie])|"
    "un(?:d|o|[ao]?[ ](?:mil|doz|mez|ter|qu|se|ot|no|de))|vent|mil|prim|me(?:zz|tà)|zero"
)
"""The first letters of all that a run begins with: most words of a text are passed over by them."""
RUN = re.compile(
    rf"\b(?={LETTERS})(?:un[ao]?[ ](?:(?:{_BIG})\b(?:[ ]e[ ]mezzo\b)?|dozzina\b|(?:{_PART})\b(?![ ]di?['’ ]ora))"
    rf"|(?=(?:{_NUMBERS}))(?!(?<=per\s)(?:cento|mille)\b){_WORD}\b"
    rf"(?:[ ](?:dozzine|(?:{_BIG})(?:[ ]e[ ]mezzo|(?:[ ]e)?[ ]{_WORD})?"
    rf"|e[ ]mezz[oa]|{_PART})\b)?"
    rf"|(?:(?:{_ORDINAL})|prim[oaie]|second[oa]|mezz[oa]|metà|zero)\b)"
)
"""A run of number words in lower case: `duecentocinquanta`, `tre quarti`, `due milioni e mezzo`, `ventesimo`."""

_HUNDREDS = re.compile(rf"(?:({_UNIT})?cento?)?({_BELOW_HUNDRED})?")
_TEN_AND = re.compile(rf"({_TEN})[aio]?({_UNIT})?")
_THOUSANDS = re.compile(r"(.*?)(?:mille|mila)(.*)")
LONGEST = 40
"""Letters of the longest word that is read: seven hundred and seventy-seven thousand seven hundred is shorter."""


def value(words: list[str]) -> int | None:
    """The value of the words as one number, `e` left out; None where they are more than one, or none."""
    total, current = 0, 0
    for word in words:
        if word in ("dozzina", "dozzine"):
            current *= 12
        elif word in LARGE:
            total, current = total + max(1, current) * LARGE[word], 0
        else:
            alone = _below_million(word)
            if alone is None or current:
                return None
            current = alone
    return total + current if words else None


def ordinal(word: str) -> int | None:
    """The place that an ordinal gives: 3 for `terzo`, 23 for `ventitreesimo`; None where the word is none."""
    if word in ORDINALS:
        return ORDINALS[word]
    stem = word[:-5] if word[:-1].endswith("esim") else ""
    if not stem or len(stem) > LONGEST:
        return None
    found = (_below_million(stem + end) for end in ("", "i", "a", "e", "o", "ci", "to"))
    return next((value for value in found if value), None)


def _below_million(word: str) -> int | None:
    if word in _UNITS:
        return _UNITS[word]
    if len(word) > LONGEST:
        return None
    thousands = _THOUSANDS.fullmatch(word)
    if not thousands:
        return _below_thousand(word)
    before, after = (_below_thousand(part) if part else None for part in thousands.groups())
    if (before is None and thousands[1]) or (after is None and thousands[2]):
        return None
    return 1000 * (before or 1) + (after or 0)


def _below_thousand(word: str) -> int | None:
    found = _HUNDREDS.fullmatch(word)
    if not found or not word:
        return None
    hundreds: int = 100 * _UNITS[found[1] or "uno"] if word.startswith(f"{found[1] or ''}cent") else 0
    rest = found[2] or ""
    if rest in _TEENS or rest in _UNITS:
        return hundreds + (_TEENS.get(rest) or _UNITS[rest])
    tens = _TEN_AND.fullmatch(rest)
    return hundreds + _TENS[tens[1]] + _UNITS.get(tens[2], 0) if tens else hundreds
