"""Selectors and conditions of a style sheet: what they end in, how strong they are, what a tree is asked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NAME = r"[\w\ue000-\ue07f-]+"
_SIMPLE = re.compile(rf"(\*|[a-z][a-z0-9-]*)?((?:[.#]{_NAME})*)", re.IGNORECASE)
_PART = re.compile(rf"([.#])({_NAME})")
_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))")
_SHIELDED = re.compile("[\ue000-\ue07f]")
_STRING = re.compile(r"""\"[^"]*+\"|'[^']*+'""")
_PIECE = re.compile(r"""\\.|"(?:[^"\\]|\\.)*+"|'(?:[^'\\]|\\.)*+'|[\[\](),]""", re.DOTALL)
_FUNCTION = re.compile(r"(::?)([\w-]+)\(([^()]*)\)")
_ATTRIBUTE = re.compile(r"\[[^\[\]]*+\]")
_ID_MARK, _CLASS_MARK, _TAG_MARK = "\ue100\ue101\ue102"
"""What stands for an id, a class or a tag that counts, and need not be looked at again."""

_RESERVED = re.compile("[\ue000-\ue07f\ue100-\ue102]")
_MARKS = re.compile("[\ue100-\ue102]")
_DEEPEST_ASIDE = 8
_COMBINATOR = re.compile(r"\s*[\s>+~]\s*")
_PSEUDO = re.compile(r"::?[\w-]+")
_ACTION = re.compile(r":(?:hover|focus|focus-visible|focus-within|active|visited|target)(?![\w-])", re.IGNORECASE)
_ELSEWHERE = re.compile(r"::(?!before|after)|:first-l(?:ine|etter)", re.IGNORECASE)
_BESIDE = re.compile(r"::?(?:before|after)$", re.IGNORECASE)
_TAG = re.compile(r"(?:^|[\s>+~])[a-z]", re.IGNORECASE)
_CLASS = re.compile(rf"\.({_NAME})")
_LONGEST_ASKED = 1_000
_ASKED = frozenset(
    "active empty first-child first-of-type focus has hover is last-child last-of-type not nth-child nth-last-child "
    "nth-last-of-type nth-of-type only-child only-of-type root where".split()
)
"""The pseudo-classes that a tree without a window knows; no action is under way in it."""

_CHANGES = re.compile(r"\[\s*(?:open|aria-expanded|checked)\b|\.(?:no-?)?js(?![\w-])", re.IGNORECASE)
"""What a reader's click, or a script on every page that has one, turns about."""

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
    not, a tree can be asked for what is `asked` (empty: nobody can be), which names these classes. `beside` says that
    not the element is styled but what is put into it.
    """

    tag: str
    identifiers: frozenset[str]
    classes: frozenset[str]
    specificity: tuple[int, int, int]
    exact: bool
    beside: bool
    asked: str = ""
    named: frozenset[str] = frozenset()

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
    for one in map(str.strip, _pieces(written)):
        if one and not _RESERVED.search(one):
            plain = _ATTRIBUTE.sub(_CLASS_MARK, _STRING.sub("", _ESCAPE.sub(_shielded, one)))
            for _ in range(_DEEPEST_ASIDE):
                plain, asides = _FUNCTION.subn(_weighed, plain)
                if not asides:
                    break
            if not _ACTION.search(plain) and not _ELSEWHERE.search(plain):
                yield from _understood("html" if plain.lower() == ":root" else plain, one)


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


def _pieces(written: str) -> Iterator[str]:
    """What stands between the commas of a list; none in a string, brackets or after a backslash divides."""
    start = depth = 0
    for found in _PIECE.finditer(written):
        if found[0] == "," and depth <= 0:
            yield written[start : found.start()]
            start = found.end()
        depth += (found[0] in "[(") - (found[0] in ")]")
    yield written[start:]


def _understood(plain: str, written: str) -> Iterator[Selector]:
    end = _COMBINATOR.split(plain)[-1]
    subject = _MARKS.sub("", _PSEUDO.sub("", end))
    simple = _SIMPLE.fullmatch(subject)
    if simple:
        parts = [(mark, _SHIELDED.sub(_bare, name)) for mark, name in _PART.findall(simple[2])]
        identifiers = frozenset(name for mark, name in parts if mark == "#")
        classes = frozenset(name for mark, name in parts if mark == ".")
        tag, beside = (simple[1] or "").lower().replace("*", ""), bool(_BESIDE.search(plain))
        strength, exact = _strength(plain), subject == plain and "(" not in written
        asked = "" if exact or beside else _asked(written)
        named = _named(written) if asked else frozenset()
        yield Selector(tag, identifiers, classes, strength, exact, beside, asked, named)


def _asked(written: str) -> str:
    """The selector as a tree can be asked for it; empty where its answer would not be a browser's."""
    names = _STRING.sub("", _ESCAPE.sub(_shielded, written))
    plain = _ATTRIBUTE.sub("", names)
    if len(written) > _LONGEST_ASKED or "|" in plain or "[" in plain or _CHANGES.search(names):
        return ""
    if not _STRING.search(written):
        # To a tree that knows few of them, all actions are one: none is under way.
        written, plain = _ACTION.sub(":hover", written), _ACTION.sub(":hover", plain)
    return written if all(name.lstrip(":").lower() in _ASKED for name in _PSEUDO.findall(plain)) else ""


def _named(written: str) -> frozenset[str]:
    plain = _ATTRIBUTE.sub("", _STRING.sub("", _ESCAPE.sub(_shielded, written)))
    return frozenset(_SHIELDED.sub(_bare, name) for name in _CLASS.findall(plain))


def _strength(plain: str) -> tuple[int, int, int]:
    """How many ids, classes and tags count, what stands for such among them."""
    pseudo = _PSEUDO.findall(plain)
    beside = sum(bool(_BESIDE.fullmatch(name)) for name in pseudo)
    return (
        plain.count("#") + plain.count(_ID_MARK),
        plain.count(".") + plain.count(_CLASS_MARK) + len(pseudo) - beside,
        len(_TAG.findall(plain)) + plain.count(_TAG_MARK) + beside,
    )


def _weighed(found: "re.Match[str]") -> str:
    """What stands for a pseudo-class with something in parentheses: as much as the strongest of that counts."""
    colons, name, inside = found[1], found[2].lower(), found[3]
    if colons == "::" or name == "where":
        return "" if name == "where" else colons + name
    own = name not in ("not", "is", "has")
    listed = (inside.partition(" of ")[2] if own else inside).split(",")
    identifiers, classes, tags = max(_strength(one.strip()) for one in listed)
    return _ID_MARK * identifiers + _CLASS_MARK * (classes + own) + _TAG_MARK * tags


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
