"""What the style sheets of a page say of an element, as far as they can be told."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from proofspan.documents.readers.html_asking import Asked
from proofspan.documents.readers.html_selectors import Selector, Subject, holds, selectors_of, unescaped

UNKNOWN = "?"
"""The value of a property that a rule may set of which only a part is read; it is none that hides."""

_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.DOTALL)
_SIZE_IN_FONT = re.compile(r"(?:^|\s)([0-9.]+(?:px|pt|em|rem|%)?)(?:/|\s)")
_MOST_RULES = 20_000
_SHOW_NOTHING = frozenset(
    tuple(said.split(":"))
    for said in "display:none visibility:hidden visibility:collapse opacity:0 content-visibility:hidden".split()
)
"""What cannot make anything seen that was not: it matters only where it is known to be in force."""

Weight = tuple[bool, int, int, int, int]
"""How strong a declaration is: importance, then ids and inline styles, classes, tags, and its rule's place."""

Declaration = tuple[str, str, bool]
"""A property, its value and whether it is important, in lower case."""


@dataclass(frozen=True, slots=True)
class Element:
    """What selectors look at: the tag in lower case, the id, the classes, the element's own style, and which node of
    the tree it is (0: of none).
    """

    tag: str
    identifier: str = ""
    classes: frozenset[str] = frozenset()
    style: str = ""
    node: int = 0

    @classmethod
    def of(cls, tag: str, attributes: Mapping[str, str | None], node: int = 0) -> "Element":
        """The element with these attributes."""
        classes = frozenset((attributes.get("class") or "").split())
        return cls(tag.lower(), attributes.get("id") or "", classes, attributes.get("style") or "", node)


Offer = tuple[Weight, str]
"""A value with the weight of what sets it."""


@dataclass(frozen=True, slots=True)
class _Rule:
    """A selector with what it sets."""

    selector: Selector
    declarations: tuple[Declaration, ...]


@dataclass(frozen=True, slots=True)
class _Doubt:
    """What rules that may be in force set on what they end in: of each property the two strongest values."""

    selector: Selector
    offers: dict[str, list[Offer]] = field(default_factory=dict)

    def add(self, name: str, value: str, weight: Weight) -> None:
        # With two that differ, one of them differs from whatever is known.
        others = [offer for offer in self.offers.get(name, ()) if offer[1] != value]
        self.offers[name] = sorted([*others, (weight, value)], reverse=True)[:2]


@dataclass(slots=True)
class Sheets:
    """Rules in the order of the page, each kept under what is rare of what its selector names.

    Read exactly are a tag, classes, an id or several of these in one, at any width of a screen; of what else a selector
    may ask, the tree is asked for its nodes. Where it does not know, or a condition is another, it is only known that
    the rule may be in force: what it sets as strongly as the strongest is `UNKNOWN`. No linked sheet is fetched.
    """

    _rules: list[_Rule] = field(default_factory=list)
    _doubts: list[_Doubt] = field(default_factory=list)
    _by_key: dict[str, tuple[list[int], list[int]]] = field(default_factory=dict)
    _by_node: dict[int, list[int]] = field(default_factory=dict)
    _by_subject: dict[Subject, int] = field(default_factory=dict)
    _count: int = 0

    @classmethod
    def of(cls, texts: Iterable[str], asked: Asked | None = None) -> "Sheets":
        """The rules of the sheets, the first 20,000 of them; `asked` is the tree that they style, if any."""
        sheets = cls()
        for text in texts:
            for selectors, body, known in _blocks(_COMMENT.sub(" ", text)):
                found = tuple(declarations(body))
                for selector in selectors_of(selectors) if found else ():
                    nodes = asked.nodes(selector) if asked and known and selector.asked else None
                    if nodes is None:
                        sheets._add(selector, found, known and selector.exact)
                    else:
                        sheets._add_of_nodes(nodes, selector, found)
        return sheets

    def said(self, element: Element) -> dict[str, str]:
        """The value of each property that a rule or the element's own style sets, the strongest one, lower case."""
        keys = (element.tag, f"#{element.identifier}", *(f".{name}" for name in element.classes), "*")
        kept = [self._by_key[key] for key in dict.fromkeys(keys) if key in self._by_key]
        strongest: dict[str, Offer] = {}
        own = self._by_node.get(element.node, ())
        for place in (*own, *(place for rules, _ in kept for place in rules)):
            rule = self._rules[place]
            for name, value, important in rule.declarations if _fits(rule.selector, element) else ():
                _offer(strongest, name, value, (important, *rule.selector.specificity, place))
        for name, value, important in declarations(_COMMENT.sub(" ", element.style)):
            # A style on the element is stronger than any selector can be.
            _offer(strongest, name, value, (important, _MOST_RULES, 0, 0, 0))
        found = {name: value for name, (_, value) in strongest.items()}
        for doubt in (self._doubts[place] for _, doubts in kept for place in doubts):
            for name, offers in doubt.offers.items() if _fits(doubt.selector, element) else ():
                sure = strongest.get(name)
                if sure is None or any(weight > sure[0] and value != sure[1] for weight, value in offers):
                    found[name] = UNKNOWN
        return found

    def names(self, node: int) -> bool:
        """Whether a rule is in force for the node because of where it stands."""
        return node in self._by_node

    def _add_of_nodes(self, nodes: Iterable[int], selector: Selector, found: tuple[Declaration, ...]) -> None:
        if self._count < _MOST_RULES:
            self._count += 1
            for node in nodes:
                self._by_node.setdefault(node, []).append(len(self._rules))
            self._rules.append(_Rule(selector, found))

    def _add(self, selector: Selector, found: tuple[Declaration, ...], known: bool) -> None:
        if selector.beside:
            # What is put before or after the content may lie beneath it.
            found = tuple(one for one in found if one[0].startswith("background"))
        if not found or self._count >= _MOST_RULES:
            return
        self._count += 1
        rules, doubts = self._by_key.setdefault(selector.key, ([], []))
        if known:
            rules.append(len(self._rules))
            self._rules.append(_Rule(selector, found))
            return
        place = self._by_subject.setdefault(selector.subject, len(self._doubts))
        if place == len(self._doubts):
            doubts.append(place)
            self._doubts.append(_Doubt(selector))
        for name, value, important in found:
            if (name, value) not in _SHOW_NOTHING:
                self._doubts[place].add(name, value, (important, *selector.specificity, len(self._rules)))


def _fits(asked: Selector, element: Element) -> bool:
    same_tag = asked.tag in ("", element.tag)
    return same_tag and asked.identifiers <= {element.identifier} and asked.classes <= element.classes


def declarations(body: str) -> Iterator[Declaration]:
    """The declarations between two braces; the short forms of background and font set the long ones too."""
    for declaration in unescaped(body).split(";"):
        name, colon, value = declaration.partition(":")
        value, mark, _ = value.lower().partition("!")
        name, value = name.strip().lower(), " ".join(value.split())
        if colon and name:
            yield name, value, bool(mark)
        if name == "background":
            yield "background-color", value, bool(mark)
            yield "background-image", value, bool(mark)
        elif name == "font":
            size = _SIZE_IN_FONT.search(value + " ")
            yield "font-size", size[1] if size else value, bool(mark)


def _offer(strongest: dict[str, Offer], name: str, value: str, weight: Weight) -> None:
    if name not in strongest or weight >= strongest[name][0]:
        strongest[name] = weight, value


def _blocks(text: str) -> Iterator[tuple[str, str, bool]]:
    """Each selector list with what stands between its braces, and whether the at-rules around it are in force."""
    prelude, start = "", 0
    around: list[bool | None] = []
    for found in re.finditer(r"[{};]", text):
        mark, said = found[0], text[start : found.start()].strip()
        if mark == ";" and prelude:
            continue
        start = found.end()
        if mark == "{" and (said.startswith("@") or False in around):
            around.append(holds(said) if False not in around else False)
        elif mark == "{":
            prelude = said
        elif mark == "}" and prelude:
            yield prelude, said, None not in around
            prelude = ""
        elif mark == "}" and around:
            around.pop()
