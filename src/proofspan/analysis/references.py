"""What a text refers to by the way it is written: addresses, e-mail, paths, flags, identifiers, calls, versions."""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from proofspan.spans import Span


class Sort(StrEnum):
    """What kind of thing is referred to."""

    ADDRESS = "address"
    EMAIL = "e-mail"
    PATH = "path"
    FILE = "file"
    FLAG = "flag"
    IDENTIFIER = "identifier"
    DOTTED = "dotted"
    VERSION = "version"
    ARTICLE = "article"
    KEYS = "keys"


# A member of an enumeration is looked up by a call, a name of the module is not.
ADDRESS, EMAIL, PATH, FILE, FLAG, IDENTIFIER, DOTTED, VERSION, ARTICLE, KEYS = Sort


class Reference(NamedTuple):
    """A reference as a whole token. `key` is what two of them are compared by: in small letters, an address
    without its scheme, `www.` and last slash, a path with forward slashes, an identifier without outer underscores
    and brackets, a version without its v, the number of an article with a hyphen (3-bis), keys with a plus.
    """

    span: Span
    text: str
    key: str
    sort: Sort


_SPACE = re.compile(r"\s")
_PROSE = ".,;:!?()[]\"'“”‘’«»*|"
_CAMEL = re.compile(r"[a-z]{2}[A-Z][a-z]")
_KEYED = r"(?:Ctrl|Cmd|Alt|Shift|Maiusc|CTRL|CMD|ALT|SHIFT)[+-]"
# One set of signs first: such a pattern passes over most of a text without trying it.
_SIGN = re.compile(
    r"[_@\\/.(v\-A-Z](?:(?<=[_@\\/])|(?<=\.)[^\W\d]|(?<=-)(?<!\w-)[A-Za-z-]|(?<=\()\)|(?<=[a-z][A-Z])|(?<=[vV])\d"
    rf"|(?<=(?={_KEYED}).))"
)
"""What every reference but a version in words holds one of."""
_MAY_HOLD = re.compile(rf"{_KEYED}|[_@\\/]|\w\.[^\W\d]|(?<![\w-])--?[A-Za-z]|\(\)|[a-z][A-Z]|(?<!\w)[vV]\d")
_REFERENCE = re.compile(
    r"""
    (?P<address>(?<!\w)(?:(?:https?|ftps?|file|git|ssh)://|www\.)[^\s<>"'`|“”«»‘’{}^]+)
  | (?P<email>(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)
  | (?P<drive>(?<!\w)[A-Za-z]:\\[^\s<>"'`|“”«»‘’?*]*)
  | (?P<rooted>(?<![\w/.~\\)])(?:~|\.{1,2})?/[\w.@%+-]+(?:/[\w.@%+-]+)*/?)
  | (?P<relative>(?<![\w/.\\@:-])\w[\w.-]*(?:/[\w.-]+)+)
  | (?P<keys>(?<!\w)(?:Ctrl|Cmd|Alt|Shift|Maiusc|CTRL|CMD|ALT|SHIFT)(?:[+-]\w+)+)
  | (?P<flag>(?<![\w-])(?:--[A-Za-z][\w-]*|-[A-Za-z](?![\w'’-])))
  | (?P<dotted>(?<![\w.@-])\w[\w-]*(?:\.[^\W\d][\w-]*)+(?:\(\))?)
  | (?P<identifier>(?<!\w)_*[^\W_]+(?:_+[^\W_]+)+_*(?:\(\))?
      | (?<![\w.])[a-z]{2,}[A-Z][a-z]\w*(?:\(\))?
      | (?<!\w)[^\W\d]\w*\(\))
  | (?<![\w.-])[vV](?P<v>\d+(?:\.\d+)*)(?!\w|[.,]\d|-[a-z\d])
    """,
    re.VERBOSE,
)
_JOINED = re.compile(r"\d(?:[- \u00a0][bdnoqstu]|[./]\d)")
"""What an article put in later, an act or a version has after a figure."""
_POINTED = re.compile(r"\d\.\d")
_VERSION = re.compile(
    r"[vVrR](?<!\w.)(?i:(?<=v)(?:ersion[eis]?|er\.|ers\.)|(?<=r)elease)\s+(?P<dots>\d+(?:\.\d+)+)(?![\w/]|[.,]\d|-[a-z\d])"
)
_LATIN = re.compile(
    r"\d{1,4}(?:[- \u00a0](?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies|undecies)(?:\.\d+)?"
    r"|/\d{1,4}/[A-Z]{2,5})(?!\w)"
)
_NAMED = {"keys": KEYS, "address": ADDRESS, "email": EMAIL, "drive": PATH, "flag": FLAG}
_TRAILING = ".,;:!?)]}*_'’-"
_FILES = frozenset(
    "html htm pdf txt md rst csv tsv json jsonl yaml yml toml xml py pyi js ts tsx jsx css scss sh bat ps1 sql png jpg "
    "jpeg gif svg webp zip tar gz bz2 whl ini cfg conf env log doc docx odt xls xlsx ppt pptx db sqlite lock ipynb rs "
    "go java kt rb php c h cpp hpp cs tex bib onnx parquet exe dll so".split()
)
_DOMAINS = frozenset("com org net edu gov int io dev app info eu it uk de fr es ch at nl be us ca au jp ai".split())
_SENTENCE_END = re.compile(r"[^\W\dA-Z_]+\.[A-Z][a-z]+|(?i:e\.g|i\.e|u\.s\w*|a\.m|p\.m|ph\.d)")


def references(plain: str) -> tuple[Reference, ...]:
    """The references of a levelled text in order; its length bounds the work.

    Words with a slash are a path only with a root or a file's ending (`and/or` is none), words with a point only
    where they look like a name of files, hosts or code, not like the end of a sentence without a space.
    """
    found = [reference for chunk in _chunks(plain) for reference in _in_chunk(plain, *chunk)]
    apart: list[Reference] = []
    if _JOINED.search(plain):
        apart += _articles(plain)
        if _POINTED.search(plain):
            apart += [read for match in _VERSION.finditer(plain) for read in _read(plain, match)]
    return tuple(sorted((*found, *apart), key=lambda reference: reference.span)) if apart else tuple(found)


def _chunks(plain: str) -> Iterator[tuple[int, int]]:
    """The stretches without white space that are more than a word and its punctuation."""
    end = 0
    for sign in _SIGN.finditer(plain):
        at = sign.start()
        if at < end:
            continue
        before = plain[end:at]
        start = at - len(before.rsplit(None, 1)[-1]) if before and not before[-1].isspace() else at
        space = _SPACE.search(plain, at)
        end = space.start() if space else len(plain)
        text = plain[start:end]
        if text.isalpha() or ("()" not in text and (text := text.strip(_PROSE)).isalpha()):
            if not text[1:].islower() and _CAMEL.search(text):
                yield start, end
        elif _MAY_HOLD.search(plain, start, end):
            yield start, end


def _articles(plain: str) -> Iterator[Reference]:
    """3-bis, 40 ter, 1999/93/CE: the numbers of articles and paragraphs that were put in later, and of acts."""
    for found in _LATIN.finditer(plain):
        before = plain[found.start() - 1 : found.start()] if found.start() else ""
        if not before.isalnum() and before not in (".", ",", "-", "_", "/"):
            key = found[0].replace(" ", "-").replace("\u00a0", "-").casefold()
            yield Reference(Span(*found.span()), found[0], key, ARTICLE)


def _in_chunk(plain: str, start: int, end: int) -> Iterator[Reference]:
    for found in _REFERENCE.finditer(plain, start, end):
        yield from _read(plain, found)


def is_host(key: str) -> bool:
    """Whether a dotted name ends as the names of hosts do."""
    return key.rpartition(".")[2] in _DOMAINS


def _read(plain: str, found: re.Match[str]) -> Iterator[Reference]:
    """The reference that was matched, its trailing punctuation left out; none where it is mere prose."""
    group = str(found.lastgroup)
    start, end = found.span(group)
    text = plain[start:end]
    if group in ("address", "drive", "rooted", "relative"):
        text = text.rstrip(_TRAILING.replace("_", "") if group != "address" else _TRAILING)
        if "(" in text and text.count("(") > text.count(")") and plain.startswith(")", start + len(text)):
            text += ")"
    sort = _sort(group, text)
    if sort is not None:
        yield Reference(Span(start, start + len(text)), text, _key(text, sort), sort)


def _sort(group: str, text: str) -> Sort | None:
    if group in ("v", "dots"):
        return VERSION
    if group == "relative":
        return PATH if _ending(text) in _FILES else None
    if group == "rooted":
        return PATH if re.search(r"[^\W\d]", text) else None
    if group == "dotted":
        return _dotted(text)
    return _NAMED.get(group, IDENTIFIER)


def _dotted(text: str) -> Sort | None:
    """A file, a host or a dotted name; None for abbreviations and for two sentences without a space between."""
    ending = _ending(text)
    if ending in _FILES:
        return FILE
    parts = text.removesuffix("()").split(".")
    if text[0].isdigit() or min(map(len, parts)) < 2 or _SENTENCE_END.fullmatch(text):
        return None
    return DOTTED


def _ending(text: str) -> str:
    return text.rpartition(".")[2].lower() if "." in text else ""


def _key(text: str, sort: Sort) -> str:
    key = text.casefold()
    if sort is ADDRESS:
        return re.sub(r"^(?:[a-z]+://)?(?:www\.)?", "", key).rstrip("/")
    if sort is KEYS:
        return key.replace("-", "+")
    if sort is PATH:
        return key.replace("\\", "/")
    if sort is FLAG and len(text) == 2:
        return text
    return key.removesuffix("()").strip("_") if sort in (IDENTIFIER, DOTTED) else key
