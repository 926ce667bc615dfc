"""Which nodes of a page's tree a selector matches, as its parser answers; within bounds for any page."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from proofspan.documents.readers.html_selectors import Selector

if TYPE_CHECKING:
    from selectolax.lexbor import LexborHTMLParser

MOST_QUESTIONS = 3_000
"""How many selectors a tree is asked for."""

MOST_STEPS = 1_000_000_000
"""How many steps all answers together may take: some seconds of work."""

_OF_ONE_FOUND = 1_000
"""How many steps it takes to keep one node that was found."""

_AROUND = re.compile(r"(?<![\s>+~,(])\s+(?![\s>+~,)])|:has\(", re.IGNORECASE)
_BESIDE = re.compile(r"~(?!=)|:nth-", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Shape:
    """How many nodes a page has, how deep they stand, and at most how many in one; how often each tag, class and id
    comes, and how the classes are written.
    """

    nodes: int
    depth: int
    siblings: int
    named: Counter[str]
    written: dict[str, set[str]]


@dataclass
class Asked:
    """The tree of a page, asked for one selector after the other until it has answered too much."""

    tree: "LexborHTMLParser"
    questions: int = 0
    steps: int = 0

    @classmethod
    def of(cls, tree: "LexborHTMLParser") -> "Asked":
        """The tree without its document type, which it would count as the first of two elements beside each other."""
        node = tree.root.prev if tree.root is not None else None
        while node is not None:
            before = node.prev
            if node.tag == "-doctype":
                node.decompose()
            node = before
        return cls(tree)

    def nodes(self, selector: Selector) -> Sequence[int] | None:
        """The nodes that match, by their `mem_id`; None where the tree does not know, or would take too long."""
        from selectolax.lexbor import SelectolaxError

        cost = self._cost(selector)
        if self.questions >= MOST_QUESTIONS or self.steps + cost > MOST_STEPS or self._is_ambiguous(selector):
            return None
        self.questions += 1
        self.steps += cost
        try:
            return [node.mem_id for node in self.tree.css(selector.asked)]
        except (SelectolaxError, ValueError):
            return None

    def _cost(self, selector: Selector) -> int:
        """A bound of the steps that an answer takes: each node that may match, with all around and beside it."""
        shape, asked = self._shape, selector.asked
        around, beside = len(_AROUND.findall(asked)), len(_BESIDE.findall(asked))
        candidates = shape.nodes if selector.key == "*" else shape.named[selector.key]
        each: int = shape.depth**around * shape.siblings**beside
        return shape.nodes + candidates * (_OF_ONE_FOUND + each)

    def _is_ambiguous(self, selector: Selector) -> bool:
        """Whether a class is also written otherwise: the tree does not tell capitals in classes, a browser does."""
        return any(self._shape.written.get(name.lower(), {name}) != {name} for name in selector.named)

    @cached_property
    def _shape(self) -> _Shape:
        named: Counter[str] = Counter()
        written: dict[str, set[str]] = {}
        nodes = depth = 0
        children: Counter[int] = Counter()
        depths: dict[int, int] = {}
        for node in self.tree.css("*"):
            above = node.parent.mem_id if node.parent is not None else 0
            depths[node.mem_id] = depths.get(above, 0) + 1
            children[above] += 1
            nodes, depth = nodes + 1, max(depth, depths[node.mem_id])
            attributes = node.attributes
            classes = set((attributes.get("class") or "").split())
            named.update([node.tag or "", f"#{attributes.get('id')}", *(f".{name}" for name in classes)])
            for name in classes:
                written.setdefault(name.lower(), set()).add(name)
        return _Shape(nodes, depth, max(children.values(), default=0), named, written)
