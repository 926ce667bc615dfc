"""Selectors and conditions of a style sheet as far as they are read: exactly, or by what stands at their end."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NAME = r"[\w\ue000-\ue07f-]+"
_SIMPLE = re.compile(rf"(\*|[a-z][a-z0-9-]*)?((?:[.#]{_NAME})*)", re.IGNORECASE)
_PART = re.compile(rf"([.#])({_NAME})")
_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))")
_SHIELDED = re.compile("[\ue000-\ue07f]")
_ASIDE = re.compile(r"\([^()]*\)")
_ATTRIBUTE = re.compile(r"\[[^\[\]]*+\]")
_DEEPEST_ASIDE = 8
_COMBINATOR = re.compile(r"\s*[\s>+~]\s*")
_PSEUDO = re.compile(r"::?[\w-]+")
_ACTION = re.compile(r":(?:hover|focus|focus-visible|focus-within|active|visited|target)(?![\w-])", re.IGNORECASE)
_ELSEWHERE = re.compile(r"::(?!before|after)|:first-l(?:ine|etter)", re.IGNORECASE)
_BESIDE = re.compile(r"::?(?:before|after)$", re.IGNORECASE)
_TAG = re.compile(r"(?:^|[\s>+~])[a-z]", re.IGNORECASE)

_WIDTHS = range(1000, 2001, 100)
"""How wide a window may be, in pixels: what holds in some of them only is not known to hold."""

_WIDTH = re.compile(r"\(\s*(min|max)-width\s*:\s*([0-9.]+)(px|r?em)\s*\)")
_MEDIUM = re.compile(r"(?:only\s+)?(screen|all)|not\s+(print|speech)|\(\s*orientation\s*:\s*landscape\s*\)")
_OTHER_MEDIUM = re.compile(r"(?:only\s+)?(print|speech)|not\s+(screen|all)|\(\s*prefers-color-scheme\s*:\s*dark\s*\)")
_BESIDES = re.compile(
    r"@(?:-\w+-)?(?:keyframes|font-face|page|property|counter-style|font-feature-values)", re.IGNORECASE
)


Subject = tuple[str, frozenset[str], frozenset[str]]
"""A tag (empty: any), ids and classes."""


@dataclass(frozen=True, slots=True)
class Selector:
    """What an element must be: its tag (empty: any), ids and classes. `exact` says whether that is all; where it is
    not, more is asked that is not looked at. `beside` says that not it is styled but what is put into it.
    """

    tag: str
    identifiers: frozenset[str]
    classes: frozenset[str]
    specificity: tuple[int, int, int]
    exact: bool
    beside: bool

    @property
    def subject(self) -> Subject:
        """All that is looked at of an element."""
        return self.tag, self.identifiers, self.classes

    @property
    def key(self) -> str:
        """What is rare of what it names: `#id`, `.class`, a tag or `*`."""
        named = [f"#{name}" for name in sorted(self.identifiers)] + [f".{name}" for name in sorted(self.classes)]
        return named[0] if named else self.tag or "*"


def selectors_of(written: str) -> Iterator[Selector]:
    """The selectors of a list, but for those of a state that an action brings, and those that are not understood."""
    plain = _ATTRIBUTE.sub(":x", _ESCAPE.sub(_shielded, written))
    for _ in range(_DEEPEST_ASIDE):
        plain, asides = _ASIDE.subn("", plain)
        if not asides:
            break
    for one in map(str.strip, plain.split(",")):
        if one and not _ACTION.search(one) and not _ELSEWHERE.search(one):
            yield from _understood("html" if one.lower() == ":root" else one)


def holds(condition: str) -> bool | None:
    """Whether what an at-rule such as `@media (min-width: 600px)` holds is in force on a screen; None: perhaps."""
    if _BESIDES.match(condition):
        return False
    if not condition.lower().startswith("@media"):
        return None
    lists = [_all_hold(each.split(" and ")) for each in " ".join(condition[6:].lower().split()).split(",")]
    return True if True in lists else (None if None in lists else False)


def unescaped(text: str) -> str:
    """The text with what its escapes stand for; a code that is no character is nothing."""
    return _ESCAPE.sub(_character, text)


def _understood(written: str) -> Iterator[Selector]:
    subject = _PSEUDO.sub("", _COMBINATOR.split(written)[-1])
    simple = _SIMPLE.fullmatch(subject)
    if simple:
        parts = [(mark, _SHIELDED.sub(_bare, name)) for mark, name in _PART.findall(simple[2])]
        identifiers = frozenset(name for mark, name in parts if mark == "#")
        classes = frozenset(name for mark, name in parts if mark == ".")
        strength = written.count("#"), written.count(".") + len(_PSEUDO.findall(written)), len(_TAG.findall(written))
        tag = (simple[1] or "").lower().replace("*", "")
        yield Selector(tag, identifiers, classes, strength, subject == written, bool(_BESIDE.search(written)))


def _all_hold(conditions: list[str]) -> bool | None:
    held = [_one_holds(condition.strip()) for condition in conditions]
    return False if False in held else (None if None in held else True)


def _one_holds(condition: str) -> bool | None:
    if not condition or _MEDIUM.fullmatch(condition):
        return True
    if _OTHER_MEDIUM.fullmatch(condition):
        return False
    found = _WIDTH.fullmatch(condition)
    if not found:
        return None
    bound = float(found[2]) * (1 if found[3] == "px" else 16)
    held = {width >= bound if found[1] == "min" else width <= bound for width in _WIDTHS}
    return held.pop() if len(held) == 1 else None


def _character(found: "re.Match[str]") -> str:
    code = int(found[1], 16) if found[1] else 0
    return found[2] or (chr(code) if 0 < code < 0xD800 else "")


def _shielded(found: "re.Match[str]") -> str:
    """What the escape stands for, kept apart from marks that mean something in a selector."""
    character = _character(found)
    return chr(0xE000 + ord(character)) if character.isascii() and not character.isalnum() and character else character


def _bare(found: "re.Match[str]") -> str:
    return chr(ord(found[0]) - 0xE000)
