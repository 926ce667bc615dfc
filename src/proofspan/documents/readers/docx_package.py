"""The parts of a DOCX file that are read: its body, styles, notes and core properties."""

import posixpath
import re
import zipfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

from proofspan.documents.readers.zip_guard import opened, part
from proofspan.errors import UnreadableError

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

_BEHIND = re.compile(rb"""behindDoc\s*=\s*["'](?:1|true)|z-index\s*:\s*-""")
"""What both kinds of drawings say that lie behind the text."""

_OFF = frozenset({"0", "false", "off", "none"})


@dataclass(frozen=True, slots=True)
class Package:
    """The root elements of the parts; None for those that the file does not have. `behind` says whether a picture or
    shape lies behind the text of some page.
    """

    body: "Element"
    styles: "Element | None"
    footnotes: "Element | None"
    endnotes: "Element | None"
    core: "Element | None"
    behind: bool


def package(name: str, data: bytes) -> Package:
    """The parts, their XML parsed without entities and network; raises `UnreadableError` when damaged."""
    with opened(name, data) as archive:
        main = _main_part(name, archive)
        folder = posixpath.dirname(main)
        document = _parsed(name, archive, main)
        body = child(document, "body") if document is not None else None
        if body is None:
            raise UnreadableError(f"{name}: asked to read docx, found a zip file without a document body")
        return Package(
            body,
            _parsed(name, archive, posixpath.join(folder, "styles.xml")),
            _parsed(name, archive, posixpath.join(folder, "footnotes.xml")),
            _parsed(name, archive, posixpath.join(folder, "endnotes.xml")),
            _parsed(name, archive, "docProps/core.xml"),
            any(_BEHIND.search(part(name, archive, path) or b"") for path in (main, *_margins(archive, folder))),
        )


def _margins(archive: zipfile.ZipFile, folder: str) -> list[str]:
    """The headers and footers of pages, in which what lies behind all of them is drawn."""
    named = re.compile(re.escape(posixpath.join(folder, "")) + r"(?:header|footer)\d*\.xml")
    return [path for path in archive.namelist() if named.fullmatch(path)]


def local(element: "Element") -> str:
    """The name of an element without its namespace, of which Word writes two; empty for comments."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def child(element: "Element | None", name: str) -> "Element | None":
    """The first child of that name."""
    return next((c for c in element if local(c) == name), None) if element is not None else None


def value(element: "Element | None", key: str = "val") -> str | None:
    """The attribute of that name whatever its namespace; None when there is none."""
    if element is None:
        return None
    return next((str(v) for k, v in element.attrib.items() if str(k).rpartition("}")[2] == key), None)


def switch(element: "Element | None") -> bool | None:
    """Whether an on/off property is on; None when it is not there."""
    return None if element is None else (value(element) or "true").lower() not in _OFF


def _main_part(name: str, archive: zipfile.ZipFile) -> str:
    relations = _parsed(name, archive, "_rels/.rels")
    for relation in relations if relations is not None else ():
        if (relation.get("Type") or "").endswith("/officeDocument"):
            return (relation.get("Target") or "").lstrip("/")
    return "word/document.xml"


def _parsed(name: str, archive: zipfile.ZipFile, path: str) -> "Element | None":
    from lxml import etree

    data = part(name, archive, path)
    if data is None:
        return None
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, load_dtd=False, remove_comments=True, remove_pis=True
    )
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        raise UnreadableError(f"{name}: asked to read docx, found {_fault(path, error.msg or '')}") from error
    if root.getroottree().docinfo.internalDTD is not None:
        raise UnreadableError(f"{name}: asked to read docx, found a document type in {path}; Word writes none")
    return root


def _fault(path: str, said: str) -> str:
    """What is wrong with a part, in our words where the parser stops at a bound of its own."""
    if "depth" in said:
        return f"elements nested over 256 deep in {path}; Word nests far fewer, save it again"
    if "amplification" in said:
        return f"entities in {path} that stand for ever more text; Word writes none"
    if "too long" in said or "huge" in said.lower():
        return f"over 10 MB of text or markup in one piece in {path}; Word writes no such piece, save it again"
    return f"damaged XML in {path}: {said}"
