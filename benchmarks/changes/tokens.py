"""Changes of dates, versions and codes."""

import re
import string
from collections.abc import Iterator
from random import Random

from changes.nouns import Edit, Sentence
from changes.said import MONTHS, dates, level, says_number, says_token, says_word

_NAMED = "|".join([*MONTHS["en"], *MONTHS["it"]])
_LONG = re.compile(
    rf"\b(?:(?P<d>\d{{1,2}})(?P<o>st|nd|rd|th|º|°)?(?: of| di)? (?P<m>{_NAMED})\b(?:,? (?P<y>\d{{4}}))?"
    rf"|(?P<m2>{_NAMED}) (?P<d2>\d{{1,2}})(?P<o2>st|nd|rd|th)?(?!\d|:)(?:,? (?P<y2>\d{{4}}))?"
    rf"|(?P<m3>{_NAMED})\b(?:,? (?P<y3>\d{{4}})))",
    re.IGNORECASE,
)
_ISO = re.compile(r"(?<![\d-])(?P<y>\d{4})-(?P<m>\d{2})-(?P<d>\d{2})(?![\d-])")
_SLASHED = re.compile(r"(?<![\d/])(?P<d>\d{1,2})/(?P<m>\d{1,2})/(?P<y>\d{4})(?![\d/])")
_YEAR = re.compile(r"(?<![\w.,/'’-])(?:1[4-9]|20)\d\d(?![\w/%]|[.,]\d|-\w)")
_RANGED = re.compile(r"\d\s*(?:-|–|and|to|e|al|ed|or|o)\s*\d", re.IGNORECASE)
VERSION = re.compile(r"(?<![\w.,/-])(?P<v>v?)(?P<n>\d+(?:\.\d+){1,3})(?P<pre>(?:a|b|rc)\d+)?(?![\w%]|[.,]\d|-\w)")
_VERSIONED = re.compile(
    r"(?<!\w)(?:python|version[ei]?|versions|release|rilascio|firmware|software|mercurial|branch|series|"
    r"mac os x|windows|ios|android|html|usb)\s+$",
    re.IGNORECASE,
)
CODE = re.compile(
    r"(?<![\w@./-])(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?://\S+?(?=[\s>),;]|\.?$)|--[a-z][\w-]+"
    r"|/?(?:[\w-]+/){2,}[\w.-]*\w"
    r"|[A-Za-z]{1,6}(?:-?\d+[A-Za-z]?)+(?:-[A-Za-z0-9]+)*|\d+[A-Z]{1,4}\d*|[a-z]+(?:_[a-z]+)+(?:\(\))?"
    r"|\d{4}/\d+(?:/[A-Z]+)?|\d+-(?:bis|ter|quater|quinquies|sexies)|[A-Z]{2,6}(?:[/-][A-Z0-9]+)+)(?![\w@])"
)
_NO_CODE = re.compile(
    rf"(?:{'|'.join(name[:3] for name in MONTHS['en'])})-\d{{4}}|[ck]?m[23]|\d[A-Z]|[IVX]+-[IVX]+|"
    r"Q\d|H\d|\d{4}/\d{4}|[a-z]+(?:[/-][a-z]+)+|\d+[KMB]|\d+[VAWJGNC]|mid-\d+|pre-\d+|post-\d+",
    re.IGNORECASE,
)
_LATIN = ("bis", "ter", "quater", "quinquies", "sexies")


def date(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A day, month or year that the spans do not name in any form, or those of two of their dates crossed."""
    yield from _crossed(sentence, spans, random)
    found = [*_LONG.finditer(sentence.text), *_ISO.finditer(sentence.text), *_SLASHED.finditer(sentence.text)]
    random.shuffle(found)
    for each in found:
        parts = {name[:1]: name for name, value in each.groupdict().items() if value and name[0] in "dmy"}
        if "m" in parts and each[parts["m"]] in ("may", "march"):  # rather the verbs
            continue
        for part in random.sample(sorted(parts), len(parts)):
            name = parts[part]
            new = _PARTS[part](each[name], random)
            if _unsaid(spans, new, month=part == "m"):
                start, end = each.span(name)
                if part == "d" and (ordinal := each.groupdict().get("o" + name[1:])):
                    end, new = end + len(ordinal), new + (_ordinal(int(new)) if ordinal.isalpha() else ordinal)
                yield Edit(start, end, new, {"d": "day", "m": "month", "y": "year"}[part])
    for year in _YEAR.finditer(sentence.text):
        if not any(each.start() <= year.start() < each.end() for each in found):
            new = _year(year[0], random)
            if _unsaid(spans, new, month=False):
                yield Edit(*year.span(), new, "year alone")


def version(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A version with another component, one less or one more, or two of them exchanged."""
    for found in VERSION.finditer(sentence.text):
        parts = found["n"].split(".")
        told = found["v"] or found["pre"] or (len(parts) > 2 and all(len(p) < 3 for p in parts))
        if not told and not _VERSIONED.search(sentence.text[: found.start()]):
            continue
        ways = list(_VERSION_WAYS)
        random.shuffle(ways)
        for way in ways:
            new = _VERSION_WAYS[way](list(parts), random)
            token = found["v"] + new + (found["pre"] or "")
            if new and new != found["n"] and not says_token(spans, token) and not says_token(spans, new):
                yield Edit(*found.span(), token, way)


def code(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A code, identifier, flag, path or address with one letter or digit different, lost, gained or moved."""
    for found in CODE.finditer(sentence.text):
        old = found[0]
        if not found.start() or _NO_CODE.fullmatch(old) or VERSION.fullmatch(old) or len(old) < 2:
            continue
        latin = old.rpartition("-")[2]
        ways = list(_CODE_WAYS)
        random.shuffle(ways)
        for way in ways:
            new = _CODE_WAYS[way](old, random)
            if latin in _LATIN:
                new, way = old[: -len(latin)] + random.choice([s for s in _LATIN if s != latin]), "suffix"
            if new and level(new) != level(old) and not says_token(spans, new) and re.search(r"\w$", new):
                yield Edit(*found.span(), new, way)


def _unsaid(spans: str, new: str, *, month: bool) -> bool:
    """Whether no form of the new part stands in the spans; a month neither in words nor as a figure."""
    if not month:
        return not says_number(spans, new)
    number = _month_number(new)
    names = [MONTHS["en"][number - 1], MONTHS["it"][number - 1]]
    shorts = [name[:3] for name in names]
    numeric = bool(_ISO.search(spans) or _SLASHED.search(spans))
    return not any(says_word(spans, name) for name in names + shorts) and not (
        numeric and any(number == each[1] for each in dates(spans))
    )


def _month_number(told: str) -> int:
    if told.isdigit():
        return int(told)
    short = told[:3].casefold()
    return next(i for names in MONTHS.values() for i, n in enumerate(names, 1) if n[:3].casefold() == short)


def _day(old: str, random: Random) -> str:
    near = [n for n in (int(old) - 1, int(old) + 1, random.randint(1, 28), int(old[::-1])) if 1 <= n <= 28]
    return f"{random.choice(near):0{len(old)}d}"


def _month(old: str, random: Random) -> str:
    number = random.choice([n for n in range(1, 13) if n != _month_number(old)])
    if old.isdigit():
        return f"{number:0{len(old)}d}"
    names = MONTHS["it"] if old.casefold() in MONTHS["it"] and old != "march" else MONTHS["en"]
    name = names[number - 1]
    return name.capitalize() if old[0].isupper() else name


def _year(old: str, random: Random) -> str:
    turned = old[:2] + old[3] + old[2]
    return random.choice((str(int(old) + 1), str(int(old) - 1), str(int(old) + 10), turned, str(int(old) - 100)))


_PARTS = {"d": _day, "m": _month, "y": _year}


def _ordinal(day: int) -> str:
    return {1: "st", 2: "nd", 3: "rd"}.get(day % 10 if day not in (11, 12, 13) else 0, "th")


def _crossed(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """The day of one date of the spans in another: each part is said, the whole is not."""
    if _RANGED.search(re.sub(_ISO, "", spans)):
        return
    said = dates(spans)
    for each in [*_LONG.finditer(sentence.text), *_ISO.finditer(sentence.text)]:
        name = next((n for n in ("d", "d2") if each.groupdict().get(n)), None)
        month = each["m"] if name == "d" else each.groupdict().get("m2")
        year = each.groupdict().get("y" if name == "d" else "y2")
        if not name or not month or not year:
            continue
        here = _month_number(month), int(year)
        others = [d for d, m, y in said if (m, y) != here and y and d != int(each[name]) and d < 29]
        others = [d for d in others if not any((d, here[0]) == (day, m) for day, m, _ in said)]
        if others:
            yield Edit(*each.span(name), f"{random.choice(sorted(others)):0{len(each[name])}d}", "crossed")


def _component(parts: list[str], random: Random) -> str:
    at = random.randrange(len(parts))
    step = random.choice((-1, 1, 2)) if int(parts[at]) else 1
    parts[at] = str(max(0, int(parts[at]) + step))
    return ".".join(parts)


def _truncated(parts: list[str], random: Random) -> str:
    if len(parts) > 2 and parts[-1] != "0":  # 3.3 may well be meant as 3.3.0
        return ".".join(parts[:-1])
    return f"{parts[0]}.{parts[1][:-1]}" if len(parts) == 2 and len(parts[1]) > 1 else ""


def _lengthened(parts: list[str], random: Random) -> str:
    return ".".join([*parts, str(random.randint(1, 9))]) if len(parts) < 4 else ""


def _exchanged(parts: list[str], random: Random) -> str:
    at = random.randrange(len(parts) - 1)
    parts[at], parts[at + 1] = parts[at + 1], parts[at]
    return ".".join(parts)


def _digit_added(parts: list[str], random: Random) -> str:
    parts[-1] += random.choice("123456789")
    return ".".join(parts)


_VERSION_WAYS = {
    "component": _component,
    "component lost": _truncated,
    "component gained": _lengthened,
    "components exchanged": _exchanged,
    "digit gained": _digit_added,
}


def _places(old: str, wanted: str) -> list[int]:
    return [i for i, c in enumerate(old) if c in wanted]


def _digit_replaced(old: str, random: Random) -> str:
    if not (places := _places(old, string.digits)):
        return ""
    at = random.choice(places)
    return old[:at] + random.choice([d for d in "123456789" if d != old[at]]) + old[at + 1 :]


def _letter_replaced(old: str, random: Random) -> str:
    places = _places(old, string.ascii_letters)
    if not places:
        return ""
    at = random.choice(places)
    alphabet = string.ascii_uppercase if old[at].isupper() else string.ascii_lowercase
    return old[:at] + random.choice([c for c in alphabet if c != old[at]]) + old[at + 1 :]


def _turned(old: str, random: Random) -> str:
    places = [i for i in range(len(old) - 1) if old[i] != old[i + 1] and old[i : i + 2].isalnum()]
    if not places:
        return ""
    at = random.choice(places)
    return old[:at] + old[at + 1] + old[at] + old[at + 2 :]


def _shortened(old: str, random: Random) -> str:
    return old[:-1] if old[-2:].isdigit() and len(old) > 2 else ""


def _lengthened_code(old: str, random: Random) -> str:
    return old + random.choice(string.digits) if old[-1].isdigit() else ""


_CODE_WAYS = {
    "digit": _digit_replaced,
    "letter": _letter_replaced,
    "turned": _turned,
    "shortened": _shortened,
    "lengthened": _lengthened_code,
}
