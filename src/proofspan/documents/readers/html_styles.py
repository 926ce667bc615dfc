"""What the style sheets of a page say of an element, as far as simple selectors go."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.DOTALL)
_SIMPLE = re.compile(r"(\*|[a-z][a-z0-9-]*)?((?:[.#][\w-]+)*)", re.IGNORECASE)
_PART = re.compile(r"([.#])([\w-]+)")
_SHOWN_MEDIA = re.compile(r"@media\s+(?:only\s+)?(?:all|screen)\s*$", re.IGNORECASE)
_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))")
_MOST_RULES = 20_000

Weight = tuple[bool, int, int, int]
"""How strong a declaration is: importance, then ids and inline styles, classes, tags."""


@dataclass(frozen=True, slots=True)
class Element:
    """What selectors look at: the tag in lower case, the id, the classes, and the element's own style."""

    tag: str
    identifier: str = ""
    classes: frozenset[str] = frozenset()
    style: str = ""

    @classmethod
    def of(cls, tag: str, attributes: Mapping[str, str | None]) -> "Element":
        """The element with these attributes."""
        classes = frozenset((attributes.get("class") or "").split())
        return cls(tag.lower(), attributes.get("id") or "", classes, attributes.get("style") or "")


@dataclass(frozen=True, slots=True)
class _Rule:
    tag: str
    identifiers: frozenset[str]
    classes: frozenset[str]
    declarations: tuple[tuple[str, str, bool], ...]

    def fits(self, element: Element) -> bool:
        same_tag = self.tag in ("", "*", element.tag)
        return same_tag and self.identifiers <= {element.identifier} and self.classes <= element.classes

    @property
    def weight(self) -> tuple[int, int, int]:
        return len(self.identifiers), len(self.classes), int(self.tag not in ("", "*"))


@dataclass(slots=True)
class Sheets:
    """Rules in the order of the page, each kept under the rarest thing that its selector names.

    Read are lists of a tag, classes, an id or several of these in one; `@media all` and `screen` count, other
    at-rules, combinators, pseudo-classes and attribute selectors do not, and no linked sheet is fetched.
    """

    _rules: list[_Rule] = field(default_factory=list)
    _by_key: dict[str, list[int]] = field(default_factory=dict)

    @classmethod
    def of(cls, texts: Iterable[str]) -> "Sheets":
        """The rules of the sheets, the first 20,000 of them."""
        sheets = cls()
        for text in texts:
            for selectors, body in _blocks(_COMMENT.sub(" ", text)):
                found = tuple(declarations(body))
                for selector in selectors.split(",") if found else ():
                    sheets._add(selector.strip(), found)
        return sheets

    def said(self, element: Element) -> dict[str, str]:
        """The value of each property that a rule or the element's own style sets, the strongest one, lower case."""
        keys = (element.tag, f"#{element.identifier}", *(f".{name}" for name in element.classes), "*")
        places = sorted({place for key in keys for place in self._by_key.get(key, ())})
        fitting = [self._rules[place] for place in places if self._rules[place].fits(element)]
        strongest: dict[str, tuple[Weight, str]] = {}
        for rule in fitting:
            for name, value, important in rule.declarations:
                _offer(strongest, name, value, (important, *rule.weight))
        for name, value, important in declarations(_COMMENT.sub(" ", element.style)):
            # A style on the element is stronger than any selector can be.
            _offer(strongest, name, value, (important, _MOST_RULES, 0, 0))
        return {name: value for name, (_, value) in strongest.items()}

    def _add(self, selector: str, found: tuple[tuple[str, str, bool], ...]) -> None:
        simple = _SIMPLE.fullmatch(selector)
        if not simple or not selector or len(self._rules) >= _MOST_RULES:
            return
        parts = _PART.findall(simple[2])
        identifiers = frozenset(name for mark, name in parts if mark == "#")
        classes = frozenset(name for mark, name in parts if mark == ".")
        tag = (simple[1] or "").lower()
        key = next((f"{mark}{name}" for mark, name in parts), tag)
        self._by_key.setdefault(key, []).append(len(self._rules))
        self._rules.append(_Rule(tag, identifiers, classes, found))


def declarations(body: str) -> Iterable[tuple[str, str, bool]]:
    """The declarations between two braces: property, value and whether it is important, all in lower case."""
    for declaration in _ESCAPE.sub(_unescaped, body).split(";"):
        name, colon, value = declaration.partition(":")
        value, mark, _ = value.lower().partition("!")
        if colon and name.strip():
            yield name.strip().lower(), " ".join(value.split()), bool(mark)


def _unescaped(found: "re.Match[str]") -> str:
    """What an escape of a style sheet stands for; nothing for a code that is no character."""
    code = int(found[1], 16) if found[1] else 0
    return found[2] or (chr(code) if 0 < code < 0xD800 else "")


def _offer(strongest: dict[str, tuple[Weight, str]], name: str, value: str, weight: Weight) -> None:
    if name not in strongest or weight >= strongest[name][0]:
        strongest[name] = weight, value


def _blocks(text: str) -> Iterable[tuple[str, str]]:
    """Each selector list with what stands between its braces; at-rules but those of a screen are passed over."""
    prelude, start, passed_over = "", 0, 0
    for found in re.finditer(r"[{};]", text):
        mark, said = found[0], text[start : found.start()].strip()
        if mark == ";" and prelude:
            continue
        start = found.end()
        if passed_over:
            passed_over += (mark == "{") - (mark == "}")
        elif mark == "{" and said.startswith("@"):
            passed_over = 0 if _SHOWN_MEDIA.match(said) else 1
        elif mark == "{":
            prelude = said
        elif mark == "}" and prelude:
            yield prelude, said
            prelude = ""
