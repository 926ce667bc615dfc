"""English number words and their values."""

import re

_ONES = "zero one two three four five six seven eight nine ten eleven twelve".split()
_TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
SMALL = {word: at for at, word in enumerate((*_ONES, *_TEENS))} | {word: 10 * at for at, word in enumerate(_TENS, 2)}
LARGE = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_FIRST = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
ORDINALS = (
    {word: at for at, word in enumerate(_FIRST, 1)}
    | {f"{word}th": SMALL[word] for word in _TEENS}
    | {f"{word[:-1]}ieth": SMALL[word] for word in _TENS}
    | {"hundredth": 100, "thousandth": 1000}
)
PARTS = {"half": 2, "halves": 2, "quarter": 4, "quarters": 4} | {
    f"{word}{end}": at for at, word in enumerate(_FIRST[:10], 1) if at >= 3 for end in ("", "s")
}
LOOSE = frozenset(("one", "first", "second", "half", "zero"))

_START = (
    "t(?:wo|hree|en|welve|hirteen|wenty|hirty)|e(?:leven|ight(?:een|y)?)|f(?:our(?:teen)?|ive|ifteen|ifty|orty)|"
    "s(?:ix(?:teen|ty)?|even(?:teen|ty)?)|n(?:ine(?:teen|ty)?)|one|zero"
)
_BIG = "hundred|thousand|million|billion|trillion|dozen"
_PART = r"(?:half|halves|thirds?|quarters?|(?:four|fif|six|seven|eigh|nin|ten)ths?)"
_ORDINAL = r"(?:(?:thir|four|fif|six|seven|eigh|nine)teen|four|fif|six|seven|eigh|nin|eleven|twelf|ten)th"
LETTERS = (
    "t(?:wo|hir|hree|en|we)|one|e(?:igh|lev)|f(?:our|ort|i[vfr])|s(?:ix|e[vc])|nin|half|hund|zero|ﬁ|"
    "an?[ -](?:hun|tho|mil|bil|tri|doz|thi|qua|fif|ten)"
)
"""The first letters of all that a run begins with: most words of a text are passed over by them."""
RUN = re.compile(
    rf"\b(?={LETTERS})(?:(?:an?[ -](?=(?:{_BIG})\b)|(?:{_START})\b(?!['’]))"
    rf"(?:[ \n\u00a0-]?(?<=[ \n\u00a0-])(?:and[ \n](?:a[ ]half\b)?)?(?:(?:{_START}|{_BIG})\b|(?<=half)))*"
    rf"(?:[ -](?:first|second|{_PART}|\w{{2,9}}th)\b)?"
    rf"|(?:{_ORDINAL}|(?:{'|'.join(word[:-1] for word in _TENS)})ieth|hundredth|first|second|third|"
    rf"half(?:[ -]an?[ ](?:{_BIG}))?)\b"
    rf"|a[ ](?:third|quarter|fifth|tenth)(?=[ ]of\b))"
)
"""A run of number words in lower case: `two hundred and fifty`, `thirty-first`, `two thirds`, `a third` of."""


def value(words: list[str]) -> int | None:
    """The value of the words as one number, `and` left out; None where they are more than one, or none."""
    total, current, last = 0, 0, 10**15
    for at, word in enumerate(words):
        if word in SMALL:
            grown = _grown(current, SMALL[word], first=at == 1)
        elif word in ("a", "an"):
            grown = 1 if at == 0 else None
        elif word in ("hundred", "dozen"):
            grown = current * (100 if word == "hundred" else 12) if 0 < current < 100 else None
        elif word in LARGE and LARGE[word] < last and current:
            last = LARGE[word]
            total, grown = total + current * last, 0
        else:
            grown = None
        if grown is None:
            return None
        current = grown
    return total + current if words else None


def _grown(current: int, small: int, *, first: bool) -> int | None:
    """What `current` becomes by one more word below a hundred: twenty two, a hundred five, nineteen eighty."""
    if first and 10 <= current < 100 and small >= 10:
        return current * 100 + small
    if current % 100 == 0 or (0 < small < 10 and current % 100 >= 20 and current % 10 == 0):
        return current + small
    return None
