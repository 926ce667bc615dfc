"""The text of one DOCX paragraph as it reads once all tracked changes are accepted."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.docx_package import child, local, value
from proofspan.documents.readers.docx_sight import Eye, text_in

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

GONE = frozenset({"del", "moveFrom", "delText", "delInstrText", "instrText", "rt", "pPr", "rPr", "sdtPr"})
"""Elements whose text no reader of the accepted document sees."""

_LITERAL = {"tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": ""}


@dataclass(slots=True)
class Inline:
    """What a paragraph holds: its text, its bookmarks, the notes it refers to and the text boxes at it; `hidden` is
    the text that nobody sees, each piece after the kind of its hiding.
    """

    text: list[str] = field(default_factory=list)
    bookmarks: list[str] = field(default_factory=list)
    notes: list[tuple[str, str]] = field(default_factory=list)
    boxes: list["Element"] = field(default_factory=list)
    hidden: list[tuple[str, str]] = field(default_factory=list)

    def __str__(self) -> str:
        return "".join(self.text)


def inline(paragraph: "Element", eye: Eye) -> Inline:
    """What the paragraph holds, in reading order; deleted and hidden text is left out."""
    found = Inline()
    for part in paragraph:
        _take(part, eye, found)
    return found


def alternative(element: "Element") -> "Element | None":
    """The one branch of `mc:AlternateContent` that is read: both say the same, for newer and older Word."""
    choice = child(element, "Choice")
    return choice if choice is not None else child(element, "Fallback")


def mark_is_deleted(paragraph: "Element") -> bool:
    """Whether the end of the paragraph is a tracked deletion, so that the next one continues it."""
    mark = child(child(paragraph, "pPr"), "rPr")
    return child(mark, "del") is not None or child(mark, "moveFrom") is not None


def _take(element: "Element", eye: Eye, found: Inline) -> None:
    name = local(element)
    if name in GONE or not name:
        return
    if name == "r" and (hiding := eye.hiding(element)):
        _leave_out(element, eye, found, hiding)
    elif name == "t":
        found.text.append(element.text or "")
    elif name in _LITERAL:
        found.text.append(_LITERAL[name])
    elif name == "sym":
        found.text.append(_symbol(value(element, "char")))
    elif name == "bookmarkStart":
        found.bookmarks.append(value(element, "name") or "")
    elif name in ("footnoteReference", "endnoteReference"):
        found.notes.append((name.removesuffix("Reference"), value(element, "id") or ""))
    elif name == "txbxContent":
        found.boxes.append(element)
    elif name == "AlternateContent":
        if (branch := alternative(element)) is not None:
            _take(branch, eye, found)
    else:
        for part in element:
            _take(part, eye, found)


def _leave_out(run: "Element", eye: Eye, found: Inline, hiding: str) -> None:
    """Takes of a run that nobody sees what is no text of its own: a colour hides no text box, and no note."""
    if hiding == Hiding.HIDDEN:
        found.hidden.append((hiding, text_in(run)))
        return
    own = Inline()
    for part in run:
        _take(part, eye, own)
    found.hidden.append((hiding, "".join(own.text)))
    found.bookmarks += own.bookmarks
    found.notes += own.notes
    found.boxes += own.boxes


def _symbol(code: str | None) -> str:
    try:
        number = int(code or "", 16)
    except ValueError:
        return ""
    # Symbol fonts live in the private area U+F000: the character itself would say nothing to anybody.
    return chr(number) if 0x20 <= number < 0xD800 else ""
