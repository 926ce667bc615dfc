"""Numbers in words, English and Italian, with their values: thirty-five, duecentocinquanta, two thirds, terzo."""

import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from proofspan.analysis.dates.months import LETTERS
from proofspan.analysis.dates.words import beginnings as beginnings_of_months
from proofspan.analysis.literals import english, italian
from proofspan.analysis.literals.nouns import COUNT, FRACTION, ORDINAL, Form

_WORD = re.compile(r"[^\W\d_]+")
_HALF = Decimal("0.5")
_PART_OF = re.compile(r"[ ]d(?:i|e\w{1,3}|['’])")
_HOURS = re.compile(r"[ ]d['’]ora\b")
_THIRD = re.compile(r"third[ -](?:part(?:y|ies)|world)\b")
_LIGATURE = "ﬁ"
# The sign before first, which most places fail by.
_BEGINNING = {
    "en": re.compile(rf"[^a-z0-9](?={LETTERS}|{english.LETTERS})"),
    "it": re.compile(rf"[^a-z0-9](?={LETTERS}|{italian.LETTERS})"),
}
MOST_WORDS = 12
"""Words of one number that are read: nine hundred and ninety-nine million so many thousand so many has fewer."""


class Spelt(NamedTuple):
    """A number in words: where it stands, its value, what it says, and whether it only may be a number."""

    start: int
    end: int
    value: Decimal
    form: Form = COUNT
    loose: bool = False


class _Word(NamedTuple):
    start: int
    end: int
    text: str


def spelt(low: str, language: str, places: Iterable[int] | None = None) -> Iterator[Spelt]:
    """The numbers in words of a text in lower case, in order; none in a language that is neither en nor it.

    `places` ascend and are all where one may begin, found before by `beginnings`.
    """
    if language not in _BEGINNING:
        return
    if language == "en" and _LIGATURE in low:
        yield from _parted(low)
        return
    pattern, numbers = (english.RUN, _english) if language == "en" else (italian.RUN, _italian)
    end = 0
    for at in beginnings(low, language) if places is None else places:
        if at >= end and (run := pattern.match(low, at)):
            end = run.end()
            yield from numbers(low, run)


def beginnings(low: str, language: str) -> list[int]:
    """Where a month or a number in words may begin in a text in lower case: after any sign but a letter or a figure."""
    if language not in _BEGINNING:
        return beginnings_of_months(low)
    return [found.start() for found in _BEGINNING[language].finditer(f" {low}")]


def _parted(low: str) -> Iterator[Spelt]:
    """The English numbers of a text in which f and i are one sign: ﬁve, ﬁfty-two."""
    places = [at for at, sign in enumerate(low) for _ in range(1 + (sign == _LIGATURE))]
    places.append(len(low))
    for each in spelt(low.replace(_LIGATURE, "fi"), "en"):
        yield each._replace(start=places[each.start], end=places[each.end])


def _english(low: str, run: re.Match[str]) -> Iterator[Spelt]:
    """The numbers of one run: mostly one; two in `five six` and in `two hundred and three hundred`."""
    small = english.SMALL.get(run[0])
    if small is not None:
        yield Spelt(*run.span(), Decimal(small), COUNT, run[0] in english.LOOSE)
        return
    if run[0].startswith("half") and len(run[0]) > 4:
        scale = english.value(["a", _WORD.findall(run[0])[-1]])
        yield Spelt(*run.span(), _HALF * (scale or 1))
        return
    words = [_Word(found.start(), found.end(), found[0]) for found in _WORD.finditer(low, *run.span())]
    at = 0
    while at < len(words):
        at, number = _next(words, at)
        if number is not None and not (number.value == 3 and _THIRD.match(low, number.start)):
            yield number


def _next(words: Sequence[_Word], first: int) -> tuple[int, Spelt | None]:
    """The longest number that starts with this word, and the word after it."""
    end, value = first, None
    for after in range(first + 1, min(len(words), first + MOST_WORDS) + 1):
        said = [word.text for word in words[first:after] if word.text != "and"]
        if words[after - 1].text == "and":
            continue
        longer = english.value(said)
        if longer is None:
            break
        end, value = after, longer
    start = words[first].start
    if value is None:
        text = words[first].text
        alone = _alone(text)
        return first + 1, alone and Spelt(start, words[first].end, *alone, text in english.LOOSE)
    follow = [word.text for word in words[end : end + 4]]
    if follow[:1] and follow[0] in ("hundred", *english.LARGE) and words[end - 2].text == "and":
        end -= 2
        value = english.value([word.text for word in words[first:end] if word.text != "and"]) or 0
        return end + 1, Spelt(start, words[end - 1].end, Decimal(value))
    return _ended(words, first, end, value, follow)


def _ended(words: Sequence[_Word], first: int, end: int, value: int, follow: list[str]) -> tuple[int, Spelt]:
    """The number with what may end it: a half, a part (two thirds), a place (twenty-first)."""
    start = words[first].start
    if follow[:3] == ["and", "a", "half"]:
        scale = english.LARGE.get(follow[3], 0) if len(follow) > 3 else 0
        last = end + (4 if scale else 3)
        return last, Spelt(start, words[last - 1].end, (value + _HALF) * (scale or 1))
    last_word = follow[0] if follow else ""
    if last_word in english.PARTS and (value == 1 or last_word.endswith(("s", "lves"))):
        part = Decimal(value) / english.PARTS[last_word]
        return end + 1, Spelt(start, words[end].end, part, FRACTION)
    if last_word in english.ORDINALS and value % 10 == 0 and english.ORDINALS[last_word] < 100:
        place = Decimal(value + english.ORDINALS[last_word])
        return end + 1, Spelt(start, words[end].end, place, ORDINAL)
    alone = end == first + 1 and words[first].text in english.LOOSE
    return end, Spelt(start, words[end - 1].end, Decimal(value), COUNT, alone)


def _alone(text: str) -> tuple[Decimal, Form] | None:
    if text == "half":
        return _HALF, FRACTION
    return (Decimal(english.ORDINALS[text]), ORDINAL) if text in english.ORDINALS else None


def _italian(low: str, run: re.Match[str]) -> Iterator[Spelt]:
    """The number of one run, with its part (tre quarti) or its half (due milioni e mezzo)."""
    words = run[0].split(" ")
    start, end = run.span()
    if words == ["terzi"]:
        return
    if words[0] in ("mezzo", "mezza", "metà"):
        yield Spelt(start, end, _HALF, FRACTION, True)
        return
    place = italian.ordinal(words[0]) if len(words) == 1 else None
    if place is not None:
        loose = words[0] in italian.LOOSE or bool(_HOURS.match(low, end))
        yield Spelt(start, end, Decimal(place), ORDINAL, loose)
        return
    if words[-1] in italian.PARTS and words[-2:-1] != ["e"]:
        whole = italian.value(words[:-1])
        if whole is not None:
            loose = words[0] == "un" and not _PART_OF.match(low, end)
            yield Spelt(start, end, Decimal(whole) / italian.PARTS[words[-1]], FRACTION, loose)
        return
    value = _valued(words)
    if value is not None:
        yield Spelt(start, end, value, COUNT, len(words) == 1 and words[0] in italian.LOOSE)


def _valued(words: list[str]) -> Decimal | None:
    if words[-2:-1] == ["e"] and words[-1] in ("mezzo", "mezza"):
        whole = italian.value(words[:-2])
        return None if whole is None else whole + _HALF * italian.LARGE.get(words[-3], 1)
    whole = 0 if words == ["zero"] else italian.value([word for word in words if word != "e"])
    return None if whole is None else Decimal(whole)
