"""Changes of units, currencies, percentages and magnitudes."""

import re
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from changes.nouns import Edit, Sentence
from changes.numbers import figures, quantities
from changes.said import MAGNITUDES, level, none_said, says_token, spelled, values

UNITS: dict[str, tuple[tuple[tuple[str, ...], ...], ...]] = {
    "en": (
        (("second", "seconds", "s"), ("minute", "minutes", "min"), ("hour", "hours", "h"), ("day", "days"),
         ("week", "weeks"), ("month", "months"), ("year", "years")),
        (("kg", "kg", "kilogram"), ("lb", "lb", "pound"), ("g", "g", "gram"), ("tonne", "tonnes", "ton")),
        (("mm", "mm", "millimet"), ("cm", "cm", "centimet"), ("m", "m", "metre", "meter"), ("km", "km", "kilomet"),
         ("mile", "miles"), ("inch", "inches"), ("foot", "feet")),
        (("°C", "°C", "celsius"), ("°F", "°F", "fahrenheit"), ("K", "K", "kelvin")),
        (("bar", "bar"), ("psi", "psi"), ("kPa", "kPa")),
        (("W", "W", "watt"), ("kW", "kW", "kilowatt"), ("V", "V", "volt"), ("A", "A", "amp"), ("Hz", "Hz", "hertz")),
        (("litre", "litres", "l", "liter"), ("gallon", "gallons"), ("millilitre", "millilitres", "ml")),
        (("dB", "dB", "decibel"), ("dB(A)", "dB(A)")),
        (("dollar", "dollars", "$", "usd"), ("euro", "euros", "€"), ("pound", "pounds", "£"), ("yen", "yen", "¥")),
    ),
    "it": (
        (("secondo", "secondi", "s"), ("minuto", "minuti", "min"), ("ora", "ore", "h"), ("giorno", "giorni"),
         ("settimana", "settimane"), ("mese", "mesi"), ("anno", "anni")),
        (("kg", "kg", "chilogramm", "chil"), ("libbra", "libbre", "lb"), ("g", "g", "grammi"),
         ("tonnellata", "tonnellate")),
        (("mm", "mm", "millimetr"), ("cm", "cm", "centimetr"), ("m", "m", "metro", "metri"), ("km", "km", "chilometr"),
         ("miglio", "miglia"), ("metro", "metri", "m"), ("chilometro", "chilometri", "km"), ("piede", "piedi")),
        (("°C", "°C", "celsius", "gradi"), ("°F", "°F", "fahrenheit", "gradi")),
        (("bar", "bar"), ("psi", "psi"), ("kPa", "kPa")),
        (("W", "W", "watt"), ("kW", "kW", "kilowatt"), ("V", "V", "volt"), ("A", "A", "ampere"), ("Hz", "Hz", "hertz")),
        (("litro", "litri", "l"), ("gallone", "galloni"), ("millilitro", "millilitri", "ml")),
        (("dollaro", "dollari", "$", "usd"), ("euro", "euro", "€"), ("sterlina", "sterline", "£"), ("yen", "yen", "¥")),
    ),
}  # fmt: skip
"""Families of units; each unit is its singular, its plural and what else would say it."""
_SCALES = {"en": (("thousand",), ("million",), ("billion",), ("trillion",)),
           "it": (("milione", "milioni"), ("miliardo", "miliardi"))}  # fmt: skip


def unit(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A unit, a currency, a percentage or a magnitude changed to one that the spans do not name."""
    ways = [_swapped, _symbol, _percent, _magnitude]
    random.shuffle(ways)
    for way in ways:
        yield from way(sentence, spans, random)


def _after(text: str, end: int) -> re.Match[str] | None:
    return re.compile(r"([\s-]?)(°[CF]|[A-Za-z€£$]+(?:\(A\))?)").match(text, end)


def _counted(sentence: Sentence) -> Iterator[tuple[re.Match[str], str]]:
    """What stands right behind each number: its unit, if the table knows it."""
    language = sentence.passage.language
    words = "|".join(spelled(n, language) for n in range(2, 100))
    numbers = figures(sentence.text) + list(re.finditer(rf"\b(?:{words})\b", sentence.text))
    for number in numbers:
        after = _after(sentence.text, number.end())
        if after:
            yield after, after[2]


def _swapped(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    for after, word in _counted(sentence):
        for family in UNITS[sentence.passage.language]:
            place = next((0 if unit[0] == word else 1 for unit in family if word in unit[:2]), None)
            if place is None:
                continue
            others = [unit for unit in family if word not in unit and not _names(spans, unit)]
            if others:
                new = random.choice(others)[place]
                yield Edit(after.start(2), after.end(2), new, "unit")


def _names(spans: str, unit: tuple[str, ...]) -> bool:
    return any(
        level(each) in level(spans) if not each.isalpha() else _has(spans, each, whole=len(each) < 4) for each in unit
    )


def _has(spans: str, word: str, *, whole: bool) -> bool:
    ending = r"(?![^\W\d_])" if whole else ""
    return bool(re.search(rf"(?<![^\W\d_]){re.escape(word.casefold())}{ending}", level(spans)))


def _symbol(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    names = {"$": ("dollar", "dollar", "usd"), "€": ("euro",), "£": ("pound", "sterlin"), "¥": ("yen",)}
    for found in re.finditer(r"[$€£¥](?=\s?\d)|(?<=\d)\s?[€£$]", sentence.text):
        old = found[0].strip()
        others = [s for s, words in names.items() if s != old and s not in spans and none_said(spans, words)]
        if others:
            yield Edit(found.start(), found.end(), found[0].replace(old, random.choice(others)), "currency")
        if not re.search(r"\d\s?%|percent|per cent", spans) and found.start() + 1 < len(sentence.text):
            number = re.compile(r"\d[\d.,]*\d|\d").match(sentence.text, found.end())
            if number and not re.match(r"\s?(?:thousand|million|billion|trillion|mil)", sentence.text[number.end() :]):
                yield Edit(found.start(), number.end(), f"{number[0]}%", "currency to percent")


def _percent(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    text, language = sentence.text, sentence.passage.language
    of, count, points = (
        ("of", "units", "percentage points") if language == "en" else ("d", "unità", "punti percentuali")
    )
    for found in re.finditer(r"\d(\s?%)", text):
        figure = re.search(r"[\d.,]*\d$", text[: found.start(1)])
        bare = figure and re.search(rf"(?<![\d.,]){re.escape(figure[0])}(?![\d%]|[.,]\d| %| per)", spans)
        if bare or re.match(r"\s*per ?cento?", text[found.end() :]):
            continue
        if re.match(rf"\s+{of}", text[found.end() :]):
            yield Edit(found.start(1), found.end(1), "", "percent to count")
        elif not says_token(spans, count):
            yield Edit(found.start(1), found.end(1), f" {count}", "percent to count")
        if not none_said(spans, ["point", "punti"]):
            continue
        yield Edit(found.start(1), found.end(1), f" {points}", "percent to points")
        if "‰" not in spans and none_said(spans, ["permille"]):
            yield Edit(found.start(1), found.end(1), found[1].replace("%", "‰"), "percent to permille")
    if not re.search(r"%|per ?cent|‰", spans):
        for number in quantities(text):
            money = text[number.start() - 1] in "$€£¥"
            if number[0] != "1" and not money and re.match(r"\s[a-zà-ù]{4,}", text[number.end() :]):
                yield Edit(number.end(), number.end(), "%", "count to percent")


def _magnitude(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    scales = _SCALES[sentence.passage.language]
    words = "|".join(spelled(n, sentence.passage.language) for n in range(2, 100))
    for found in re.finditer(rf"(?<!\w)(\d[\d.,]*|{words}) (?P<scale>\w+)", sentence.text):
        place = next((scale.index(found["scale"]) for scale in scales if found["scale"] in scale), None)
        if place is None:
            continue
        new = random.choice([s for s in scales if found["scale"] not in s])[place]
        number = f"{found[1]} {new}"
        if none_said(spans, [new]) and not _says_whole(spans, number):
            yield Edit(found.start("scale"), found.end("scale"), new, "magnitude")


def _says_whole(spans: str, number: str) -> bool:
    """Whether the spans may say the number with its magnitude (its digits alone do not count)."""
    figure, _, scale = number.partition(" ")
    told = re.sub(r"[.,](?=\d{3}\b)", "", figure).replace(",", ".")
    if not re.fullmatch(r"\d+(?:\.\d+)?", told):
        return False
    return Fraction(told) * 10 ** MAGNITUDES[scale] in values(spans)
