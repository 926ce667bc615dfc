"""Changes of numbers and signs: each yields edits of one sentence, or nothing where there is none to make."""

import re
from collections.abc import Iterator
from random import Random

from changes.nouns import Edit, Sentence
from changes.said import MONTHS, level, none_said, says_number, spelled

MONTH = "|".join([*MONTHS["en"], *MONTHS["it"]])
NUMBER = re.compile(
    r"(?<![\w.,:/'’+\-−–#])(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d{1,4})?)(?![\w/]|[.,:]\d|-\w)"
)
"""A figure that stands alone: no part of a code, a date, a version, a range or a path."""
_NEAR_DATE = re.compile(rf"(?:(?:{MONTH})\s+\d{{0,2}},?\s*|\d{{4}}-)$", re.IGNORECASE)
_DATED = re.compile(rf"(?:st|nd|rd|th|º|°)?\s*(?:of\s+|di\s+)?(?:{MONTH})", re.IGNORECASE)
_REFERENCE = re.compile(
    r"(?:\b(?:artt?|articol[oi]|nn?|no|comma|commi|page|section|article|pep|room|chapter|legge|lettera|phase|alpha|"
    r"beta|candidate|rc|release|sezione|capitolo|anni|python|version[ei]?|stage|grade|case|number|street|windows)\b[.':]*\s*"
    r"(?:\d[\w-]*(?:,| e| and| o| or| to| a)?\s+)*|[:,]\s*|\A)$",
    re.IGNORECASE,
)
_FUNCTION = re.compile(
    r" (?:with|and|or|of|to|in|per|for|on|at|by|from|as|is|was|are|were|the|di|e|ed|con|a|da|dal|del|della|il|la|nel|"
    r"per|su|al|alle|alla|dalle|dalla|o|è|si|che|ha|and)\b"
)
_VERSIONED = re.compile(r"(?<!\w)(?:python|version[ei]?|versions|release|rilascio|mac os x)\s+$", re.IGNORECASE)
_RELEASE = re.compile(r"[23]\.\d{1,2}(?![\d.])(?= (?:\w+ ){0,3}(?:bugfix|goes|series|final|will|received|has|is)\b)")
_LESS = re.compile(
    r"\b(?:los[st]|lose|declin|decreas|fell|fall|drop|reduc|negativ|minus|below|under|meno|sotto|perdit|diminu|ridu|cal[oai]"
    r"|scend|sces|defici)",
    re.IGNORECASE,
)


def figures(text: str) -> list[re.Match[str]]:
    """The figures of a sentence that are no part of a date and no list marker."""
    kept = []
    for found in NUMBER.finditer(text):
        dated = _NEAR_DATE.search(text[max(0, found.start() - 30) : found.start()]) or _DATED.match(text, found.end())
        released = _RELEASE.match(text, found.start())
        if (
            found.start() > 0
            and not dated
            and not released
            and not _VERSIONED.search(text[max(0, found.start() - 20) : found.start()])
        ):
            kept.append(found)
    return kept


def quantities(text: str) -> list[re.Match[str]]:
    """The figures that count or measure: no year, no number of an article, a page, a version or a step."""
    return [
        found
        for found in figures(text)
        if not _REFERENCE.search(text[max(0, found.start() - 40) : found.start()])
        and not re.fullmatch(r"(?:1\d|20)\d\d", found[0])
        and re.match(r"\s?[%°€$£]|[ -][^\W\d_A-Z]+|\s(?:kg|k?W|V|A|Hz|dB|Nm|MB|GB)\b", text[found.end() :])
        and not _FUNCTION.match(text, found.end())
    ]


def digit(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A figure or a number word with another value, one that no reading of the spans has."""
    found = figures(sentence.text)
    random.shuffle(found)
    ways = list(_DIGIT_WAYS)
    for each in found:
        random.shuffle(ways)
        for way in ways:
            new = _DIGIT_WAYS[way](each[0], spans, random, sentence.passage.language)
            if new and new != each[0] and not says_number(spans, new):
                yield Edit(each.start(), each.end(), new, way)
    yield from _number_words(sentence, spans, random)


def sign(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A minus dropped or added, where the spans have no such value with that sign."""
    text, plain = sentence.text, level(spans)
    for found in re.finditer(r"(?<![\w)\].,%°–−-])(?P<minus>[-−–]|minus |meno )(?P<n>\d[\d.,]*(?<![.,]))", text):
        number = re.escape(level(found["n"]))
        if len(re.findall(rf"(?<![\d.,]){number}(?![\d]|[.,]\d)", plain)) == 1:
            yield Edit(found.start(), found.end("n"), found["n"], "dropped")
    if _LESS.search(spans):
        return
    for found in quantities(text):
        alone = text[found.start() - 1].isspace()
        listed = re.search(rf"[-+] ?{re.escape(found[0])}(?!\d)", plain)
        if alone and not listed and found[0].strip("0.,"):
            minus = random.choice(("-", "−", "–"))
            yield Edit(found.start(), found.end(), minus + found[0], "added")
        if alone and not listed and found[0].strip("0.,") and none_said(spans, ("minus", "meno")):
            word = "minus" if sentence.passage.language == "en" else "meno"
            yield Edit(found.start(), found.end(), f"{word} {found[0]}", "added in a word")


def _regrouped(old: str, digits: str, language: str) -> str:
    """The digits as the old figure was grouped, if it was in thousands."""
    if not re.fullmatch(r"\d{1,3}(?:[.,]\d{3})+", old):
        return digits
    return f"{int(digits):,}".replace(",", "." if "." in old else ",")


def _replaced(old: str, spans: str, random: Random, language: str) -> str:
    places = [i for i, c in enumerate(old) if c.isdigit()]
    at = random.choice(places)
    allowed = [d for d in "0123456789" if d != old[at] and not (d == "0" and at == 0)]
    return old[:at] + random.choice(allowed) + old[at + 1 :]


def _inserted(old: str, spans: str, random: Random, language: str) -> str:
    if re.search(r"[.,]\d{1,2}$", old):
        return old[:1] + random.choice("123456789") + old[1:]
    digits = re.sub(r"\D", "", old)
    at = random.randint(1, len(digits))
    return _regrouped(old, digits[:at] + random.choice("0123456789") + digits[at:], language)


def _deleted(old: str, spans: str, random: Random, language: str) -> str:
    digits = re.sub(r"\D", "", old)
    if len(digits) < 2:
        return ""
    if re.search(r"[.,]\d{1,2}$", old):
        return re.split(r"[.,]", old)[random.choice((0, -1))]
    at = random.randrange(len(digits))
    rest = (digits[:at] + digits[at + 1 :]).lstrip("0")
    return _regrouped(old, rest, language) if rest else ""


def _transposed(old: str, spans: str, random: Random, language: str) -> str:
    places = [i for i in range(len(old) - 1) if old[i].isdigit() and old[i + 1].isdigit() and old[i] != old[i + 1]]
    places = [i for i in places if i or old[1] != "0"]
    if not places:
        return ""
    at = random.choice(places)
    return old[:at] + old[at + 1] + old[at] + old[at + 2 :]


def _moved(old: str, spans: str, random: Random, language: str) -> str:
    mark = "," if language == "it" else "."
    if found := re.fullmatch(r"(\d+)[.,](\d{1,2})", old):
        digits = found[1] + found[2]
        return random.choice((digits.lstrip("0"), f"0{mark}{digits}" if found[1] != "0" else digits.lstrip("0")))
    digits = re.sub(r"\D", "", old)
    return f"{digits[:-1]}{mark}{digits[-1]}" if len(digits) > 1 and digits[-1] != "0" else ""


def _inside(old: str, spans: str, random: Random, language: str) -> str:
    """Digits that the spans have only inside a longer figure or a code."""
    runs = [run for run in re.findall(r"\d{2,}", spans) if len(run) < 9]
    coded = re.findall(r"\b[A-Za-z]{1,4}-?(\d{1,4})\b", spans)
    parts = [run[:-1] for run in runs] + [run[1:] for run in runs if run[1] != "0"]
    parts = [part for part in (*parts, *coded) if part[0] != "0" and not _stands(part, spans)]
    return random.choice(parts) if parts else ""


def _stands(part: str, spans: str) -> bool:
    return bool(re.search(rf"(?<![\w.,-]){part}(?!\w|[.,]\d)", spans))


def _other_digits(old: str, spans: str, random: Random, language: str) -> str:
    """Another value, in the digits of another script."""
    if not old.isdigit() or len(old) > 4:
        return ""
    base = random.choice((0xFF10, 0x0660, 0x1D7CE))
    changed = _replaced(old, spans, random, language)
    return "".join(chr(base + int(c)) for c in changed)


_DIGIT_WAYS = {
    "replaced": _replaced,
    "inserted": _inserted,
    "deleted": _deleted,
    "transposed": _transposed,
    "decimal moved": _moved,
    "part of another": _inside,
    "digits of another script": _other_digits,
}


def _number_words(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    language = sentence.passage.language
    words = {spelled(n, language): n for n in (*range(2, 100), 100) if n != 6 or language == "en"}
    for found in re.finditer(r"[^\W\d_]+(?:-[^\W\d_]+)?", sentence.text):
        number = words.get(found[0].casefold())
        if number is None or not found[0].islower():
            continue
        step = random.choice((-1, 1)) if number < 20 else random.choice((-10, 10))
        other = random.choice((number + step, random.randint(2, 20), random.randint(2, 9) * 10))
        if 2 <= other < 100 and other != 6 and not says_number(spans, str(other)):
            yield Edit(found.start(), found.end(), spelled(other, language), "word")
