"""Characters that nobody sees: which of them are no part of a text, and how they are called in reports."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from proofspan.documents.hiding import Hiding

Hidden = tuple[tuple[str, int], ...]
"""How many characters were left out, by the kind of their hiding, in the order of the kinds' names."""

_SUSPECT = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_KINDS = (
    (Hiding.SOFT_HYPHEN, re.compile("\u00ad")),
    (Hiding.ZERO_WIDTH, re.compile("[\u180e\u200b-\u200d\u2060\ufeff]")),
    (Hiding.BIDI, re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")),
    (Hiding.SELECTOR, re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")),
    (Hiding.TAG, re.compile("[\U000e0000-\U000e007f]")),
)
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
# What can be joined to a picture: the blocks that hold emoji, and the few of them that stand elsewhere.
_EMOJI = re.compile(
    "[\u00a9\u00ae\u203c\u2049\u20e3\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
)
# Scripts whose letters change their form at a joiner: Arabic and its kin, the Indic ones, Mongolian.
_JOINING = re.compile(
    "[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\ua840-\ua8ff\ua9e0-\ua9ff\uaa60-\uaa7f"
    "\ufb50-\ufdff\ufe70-\ufefc\U00010a00-\U00010bff\U00011000-\U000118ff]"
)
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_MONGOLIAN = re.compile("[\u1800-\u180a\u1810-\u18af]")
_JAMO = re.compile("[\u1100-\u115e\u1161-\u11ff]")
_PICTURE_SELECTOR = "\ufe0f"


def cleaned(text: str) -> tuple[str, Hidden]:
    """The text without the characters that nobody sees, and how many of each kind they were.

    Joiners stay between emoji and after letters of scripts that need them, variation selectors after a base
    character, tag characters inside the flag of a region; private-use and control characters stay everywhere.
    """
    dropped = list(invisible(text))
    if not dropped:
        return text, ()
    parts, start = [], 0
    for position, _ in dropped:
        parts.append(text[start:position])
        start = position + 1
    parts.append(text[start:])
    return "".join(parts), counted(kind for _, kind in dropped)


def invisible(text: str) -> Iterator[tuple[int, str]]:
    """The places of the characters that nobody sees, ascending, each with its kind."""
    if text.isascii():
        return
    flags = {place for found in _FLAG.finditer(text) for place in range(found.start() + 1, found.end())}
    for found in _SUSPECT.finditer(text):
        if found.start() not in flags and not _shapes(text, found.start()):
            yield found.start(), next((kind for kind, of_kind in _KINDS if of_kind.match(found[0])), Hiding.OTHER)


def counted(kinds: Iterable[str]) -> Hidden:
    """How often each kind comes."""
    return tuple(sorted(Counter(kinds).items()))


def together(*hidden: Hidden) -> Hidden:
    """The sums of several counts; kinds without characters are left out."""
    total: Counter[str] = Counter()
    for counts in hidden:
        total.update(dict(counts))
    return tuple(sorted((kind, count) for kind, count in total.items() if count))


def said(hidden: Hidden) -> str:
    """The count in words, most frequent kind first: `212 characters left out (white text 180, zero width 32)`."""
    total = sum(count for _, count in hidden)
    kinds = ", ".join(
        f"{kind.replace('-', ' ')} {count}" for kind, count in sorted(hidden, key=lambda pair: (-pair[1], pair[0]))
    )
    return f"{total} character{'' if total == 1 else 's'} left out ({kinds})"


def _shapes(text: str, place: int) -> bool:
    """Whether the character there changes the look of the one before it, and so is seen in its way."""
    character, before, after = text[place], text[place - 1 : place], text[place + 1 : place + 2]
    if character in "\u200c\u200d":
        return bool(_JOINING.match(before)) or (character == "\u200d" and _joins_pictures(text, place))
    if "\ufe00" <= character <= "\ufe0f":
        return bool(before) and not before.isspace() and not _SUSPECT.match(before)
    if character in "\u180b\u180c\u180d\u180f":
        return bool(_MONGOLIAN.match(before))
    if "\U000e0100" <= character <= "\U000e01ef":
        return bool(_HAN.match(before))
    return character in "\u115f\u1160" and bool(_JAMO.match(before) or _JAMO.match(after))


def _joins_pictures(text: str, place: int) -> bool:
    before = place - 1 - (text[place - 1 : place] == _PICTURE_SELECTOR)
    return before >= 0 and bool(_EMOJI.match(text, before)) and bool(_EMOJI.match(text, place + 1))
