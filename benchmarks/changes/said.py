"""What a text says, by string logic of its own, so that a change is one: generous, since a doubtful change is dropped.

Nothing of proofspan is used here. A number counts as said when any reading of any digits says it: each run between
separators by itself, with point or comma as decimal mark or neither, times a magnitude that follows, as written in
English or Italian words, as an ordinal or a Roman numeral, and each of these times and over 100 and 1000 (a share for
a percentage, grams for kilograms). A word counts as said when any word of the text begins with its first five letters.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
}
_SHORT = {name[:3].casefold(): i for names in MONTHS.values() for i, name in enumerate(names, 1)}
MAGNITUDES = {
    "hundred": 2, "thousand": 3, "million": 6, "billion": 9, "trillion": 12, "cento": 2, "mila": 3, "mille": 3,
    "milione": 6, "milioni": 6, "miliardo": 9, "miliardi": 9, "k": 3, "m": 6, "mn": 6, "bn": 9, "b": 9,
}  # fmt: skip
_UNITS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split()
_UNITS += "seventeen eighteen nineteen".split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_UNITA = "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici".split()
_UNITA += "sedici diciassette diciotto diciannove".split()
_DECINE = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split()
_OTHERS = {
    "half": "1/2 2", "mezzo": "1/2", "mezza": "1/2", "meta": "1/2", "quarter": "1/4 4", "quarto": "4 1/4",
    "third": "3 1/3", "terzo": "3 1/3", "dozen": "12", "dozzina": "12", "decade": "10", "decennio": "10",
    "century": "100", "secolo": "100", "both": "2", "entrambi": "2", "entrambe": "2", "pair": "2", "coppia": "2",
    "double": "2", "doppio": "2", "doppia": "2", "twice": "2", "triple": "3", "triplo": "3", "once": "1", "single": "1",
    "first": "1", "second": "2", "fourth": "4", "fifth": "5", "sixth": "6", "seventh": "7", "eighth": "8", "ninth": "9",
    "tenth": "10", "twelfth": "12", "twentieth": "20", "primo": "1", "prima": "1", "secondo": "2", "seconda": "2",
    "terza": "3", "quarta": "4", "quinto": "5", "quinta": "5", "sesto": "6", "settimo": "7", "ottavo": "8", "nono": "9",
    "decimo": "10", "ventesimo": "20", "due": "2", "a": "1", "an": "1", "un": "1", "una": "1", "no": "0", "none": "0",
    "two-thirds": "2/3", "daily": "1", "annual": "1 12", "year": "12 365", "anno": "12 365",
    "day": "24", "giorno": "24", "week": "7", "settimana": "7", "hour": "60", "ora": "60", "trimestre": "3",
    "semestre": "6",
    "semestrale": "6",
}  # fmt: skip
_DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")
_MARKS = re.compile("[\u00ad\u0300-\u036f]")
_RUN = re.compile(r"\d(?:[\d.,'’\- /]*\d)?")
_ROMAN = re.compile(r"\b[IVXLCDM]+\b")
_WORD = re.compile(r"[^\W\d_]+")
_NAMED = "|".join([*MONTHS["en"], *MONTHS["it"], *(name[:3] for name in MONTHS["en"]), "sept"]).casefold()
_DATES = (
    re.compile(rf"\b(?P<d>\d{{1,2}})(?:st|nd|rd|th|o)?(?: of| di)? ?-?(?P<m>{_NAMED})\.?,? ?-?(?P<y>\d{{4}})?"),
    re.compile(rf"\b(?P<m>{_NAMED})\.? (?P<d>\d{{1,2}})(?:st|nd|rd|th)?\b,? ?(?P<y>\d{{4}})?"),
    re.compile(r"\b(?P<y>\d{4})[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})\b"),
    re.compile(r"\b(?P<d>\d{1,2})[-/.](?P<m>\d{1,2})[-/.](?P<y>\d{4})\b"),
    re.compile(r"\b(?P<m>\d{1,2})[-/.](?P<d>\d{1,2})[-/.](?P<y>\d{4})\b"),
)

Day = tuple[int, int, int | None]


@lru_cache(maxsize=65536)
def level(text: str) -> str:
    """The text in compatibility form, small letters, no accents, every dash a hyphen, white space collapsed."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(_MARKS.sub("", _DASHES.sub("-", plain)).split())


def spelled(number: int, language: str) -> str:
    """A number below 1000 in words."""
    if number < 20:
        return (_UNITS if language == "en" else _UNITA)[number]
    hundreds, rest = divmod(number, 100)
    tens, one = divmod(rest, 10)
    if language == "en":
        below = _UNITS[rest] if rest < 20 else _TENS[tens - 2] + (f"-{_UNITS[one]}" if one else "")
        if not hundreds:
            return below
        return f"{_UNITS[hundreds]} hundred" + (f" and {below}" if rest else "")
    below = _UNITA[rest] if rest < 20 else _DECINE[tens - 2]
    if rest >= 20 and one:
        below = (below[:-1] if one in (1, 8) else below) + ("tré" if one == 3 else _UNITA[one])
    if not hundreds:
        return below
    return ("" if hundreds == 1 else _UNITA[hundreds]) + "cento" + (below if rest else "")


@lru_cache(maxsize=1)
def _words() -> dict[str, int]:
    """Numbers in words below 1000, levelled, hyphens as spaces."""
    told = {level(spelled(n, language)).replace("-", " "): n for language in ("it", "en") for n in range(1000)}
    return told | {text.replace(" and ", " "): n for text, n in told.items()}


@lru_cache(maxsize=4096)
def values(text: str) -> frozenset[Fraction]:
    """Every value that anything in the text may be read as."""
    plain = level(text)
    found = set(_digits(plain)) | set(_written(plain))
    found |= {Fraction(_roman(numeral)) for numeral in _ROMAN.findall(text)}
    scales = (Fraction(100), Fraction(1000), Fraction(1, 100), Fraction(1, 1000))
    return frozenset(found | {value * scale for value in found for scale in scales})


def says_number(text: str, written: str) -> bool:
    """Whether the text may say the number (digits or words, a magnitude after it or not) that is `written`."""
    plain = level(written)
    bare = {*_digits(plain), *_written(plain)}
    return not bare or bool(bare & values(text))


def says_word(text: str, word: str) -> bool:
    """Whether a word of the text begins as this one does (five letters; shorter ones whole)."""
    return level(word)[:5] in _starts(text)


def says_name(text: str, name: str) -> bool:
    """Whether a word of the text begins as this name does, so that it may be derived from it: cinese, of Cina."""
    start = level(name)[: max(3, min(5, len(name) - 1))]
    return any(word.startswith(start) for word in _starts(text))


@lru_cache(maxsize=4096)
def _starts(text: str) -> frozenset[str]:
    """The first five letters of every word of five or more, shorter words whole."""
    return frozenset(word[:5] for word in _WORD.findall(level(text)))


def says_token(text: str, token: str) -> bool:
    """Whether the token stands whole in the text, its hyphens, spaces and case apart."""
    plain = level(text)
    flat = re.sub(r"[-_]", "", plain)
    for where, what in (
        (plain, level(token)),
        (flat, re.sub(r"[-_ ]", "", level(token))),
        (re.sub(r"(?<=[a-z]) (?=\d)", "", flat), re.sub(r"[-_ ]", "", level(token))),
    ):
        if re.search(rf"(?<![\w.]){re.escape(what)}(?![\w]|\.\d)", where):
            return True
    return False


@lru_cache(maxsize=4096)
def dates(text: str) -> frozenset[Day]:
    """Every day, month and year (None where none is told) that may be read in the text."""
    plain = level(text)
    found = set()
    for pattern in _DATES:
        for each in pattern.finditer(plain):
            month = int(each["m"]) if each["m"].isdigit() else _SHORT.get(each["m"][:3], 0)
            year = each["y"]
            found.add((int(each["d"]), month, int(year) if year else None))
    return frozenset(found)


def _digits(plain: str) -> Iterator[Fraction]:
    for run in _RUN.finditer(plain):
        after = re.match(r"[ -]?([a-z]+)", plain[run.end() :])
        power = MAGNITUDES.get(after[1], 0) if after else 0
        for value in _readings(run[0]):
            yield value
            if power:
                yield value * 10**power
    for short in re.findall(r"'(\d\d)\b", plain.replace("’", "'")):
        yield Fraction(1900 + int(short))


def _readings(run: str) -> Iterator[Fraction]:
    yield from (Fraction(int(piece)) for piece in re.findall(r"\d+", run))
    for piece in re.findall(r"\d[\d.,'’]*\d|\d", run):
        yield Fraction(int(re.sub(r"\D", "", piece)))
        for mark in ".,":
            whole, _, rest = piece.rpartition(mark)
            if whole and rest.isdigit():
                yield Fraction(f"{re.sub(r'[^0-9]', '', whole)}.{rest}")
    for grouped in re.findall(r"\d{1,3}(?: \d{3})+", run):
        yield Fraction(int(grouped.replace(" ", "")))


def _written(plain: str) -> Iterator[Fraction]:
    words = _WORD.findall(plain)
    table = _words()
    for at, word in enumerate(words):
        yield from (Fraction(each) for each in _OTHERS.get(word, "").split())
        powers = {MAGNITUDES[word]} if word in MAGNITUDES else set()
        yield from (Fraction(10**power) for power in powers)
        for length in (1, 2, 3, 4):
            value = table.get(" ".join(words[at : at + length]))
            if value is not None:
                yield Fraction(value)
                after = words[at + length] if at + length < len(words) else ""
                if after in MAGNITUDES:
                    yield Fraction(value * 10 ** MAGNITUDES[after])
        if found := re.fullmatch(r"(\w+?)(?:mila|mille)(\w*)", word):
            yield Fraction(table.get(found[1], 1) * 1000 + table.get(found[2], 0))


def _roman(numeral: str) -> int:
    worth = [{"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}[letter] for letter in numeral]
    return sum(-n if any(m > n for m in worth[i + 1 : i + 2]) else n for i, n in enumerate(worth))


def none_said(text: str, words: Iterable[str]) -> bool:
    """Whether the text says none of the words."""
    return not any(says_word(text, word) for word in words)
