"""Elements of a page: text and attributes are escaped when it is written, and cannot be otherwise."""

import hashlib
from base64 import b64encode
from xml.etree import ElementTree

from proofspan.evaluation.report.words import shown

Node = ElementTree.Element
Child = Node | str | None


def el(tag: str, *children: Child, **attributes: str | int | float | None) -> Node:
    """An element; None among children and attributes is left out. `cls` is the class, `_` in names is `-`."""
    made = ElementTree.Element(tag)
    for name, value in attributes.items():
        if value is not None:
            made.set("class" if name == "cls" else name.replace("_", "-"), shown(_plain(value)))
    return put(made, *children)


def put(parent: Node, *children: Child) -> Node:
    """The element with these behind what it has; text as it is shown."""
    for child in children:
        if isinstance(child, str):
            _text(parent, shown(child))
        elif child is not None:
            parent.append(child)
    return parent


def own(tag: str, text: str) -> Node:
    """A style or a script of our own, byte for byte: what its digest in the policy is of."""
    made = ElementTree.Element(tag)
    made.text = text
    return made


def digest(text: str) -> str:
    """The source expression by which a policy allows this style or script and no other."""
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def written(root: Node) -> str:
    """The page."""
    return f"<!DOCTYPE html>\n{ElementTree.tostring(root, encoding='unicode', method='html')}\n"


def _text(parent: Node, text: str) -> None:
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def _plain(value: str | int | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
