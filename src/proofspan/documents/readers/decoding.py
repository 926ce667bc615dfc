"""Bytes to text: which encoding a file is in, and a reason where none fits."""

import re

from proofspan.documents.readers.invisible import Hidden, cleaned
from proofspan.errors import UnreadableError

_MARKS = (
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)

_DECLARABLE = re.compile(
    r"utf-?8|us-ascii|iso-8859-(?:[2-9]|1[013-6])|windows-125[0-8]|koi8-[ru]|macintosh"
    r"|shift_jis|euc-(?:jp|kr)|gb2312|gbk|gb18030|big5"
)

_META = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([A-Za-z0-9_:.-]{1,40})", re.IGNORECASE)

_MULTI_BYTE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")

_SURROGATE = re.compile(rb"\xed[\xa0-\xbf][\x80-\xbf]")

_CONTROL = re.compile("[\x01-\x08\x0e-\x1f\x7f]")


def decode(name: str, data: bytes, *, declared: str = "") -> str:
    """The characters of a text file, its byte order mark dropped and its line ends normalised to `\\n`.

    The order mark decides (UTF-8, UTF-16, UTF-32); else the declared encoding when it fits; else UTF-8; else
    Windows-1252, and Latin-1 where that has no character. Raises `UnreadableError` for damaged UTF-8 or
    UTF-16, lone surrogates, NUL and what else no text holds.
    """
    text = _marked(name, data)
    if text is None:
        text = _as_declared(data, declared)
    if text is None:
        text = _unmarked(name, data)
    _check_characters(name, text)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def decode_seen(name: str, data: bytes) -> tuple[str, Hidden]:
    """The same without the characters that nobody sees, and how many of each kind were left out."""
    return cleaned(decode(name, data))


def declared_in(data: bytes) -> str:
    """The encoding that the first 4,096 bytes of an HTML file declare, in lower case; empty when none."""
    found = _META.search(data[:4096])
    name = found[1].decode("ascii").lower() if found else ""
    # Browsers read Latin-1 as its superset, and writers have long relied on it.
    return "windows-1252" if name in ("iso-8859-1", "latin1") else name


def _marked(name: str, data: bytes) -> str | None:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return data.decode(encoding)
            except UnicodeDecodeError as error:
                raise _damaged(name, encoding.removesuffix("-sig"), error) from None
    return None


def _as_declared(data: bytes, declared: str) -> str | None:
    if not _DECLARABLE.fullmatch(declared):
        return None
    try:
        return data.decode(declared)
    except (UnicodeDecodeError, LookupError):
        return None


def _unmarked(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if _SURROGATE.search(data) or _mostly_utf8(data):
            raise _damaged(name, "utf-8", error) from None
    if b"\x00" in data:
        return data.decode("latin-1")
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _mostly_utf8(data: bytes) -> bool:
    """Whether more of the bytes beyond ASCII belong to well-formed sequences than do not."""
    well_formed = _MULTI_BYTE.findall(data)
    beyond_ascii = sum(byte >= 0x80 for byte in data)
    return 2 * sum(map(len, well_formed)) > beyond_ascii


def _damaged(name: str, encoding: str, error: UnicodeDecodeError) -> UnreadableError:
    return UnreadableError(
        f"{name}: asked to read {encoding.upper()}, found a damaged sequence at byte {error.start} "
        f"({error.reason}); save the file again as UTF-8"
    )


def _check_characters(name: str, text: str) -> None:
    if (nul := text.find("\x00")) >= 0:
        raise UnreadableError(
            f"{name}: asked to read text, found a NUL at character {nul}: it is a binary file, "
            "or UTF-16 without a byte order mark; save it as UTF-8"
        )
    controls = len(_CONTROL.findall(text))
    if controls * 100 > len(text):
        raise UnreadableError(
            f"{name}: asked to read text, found {controls} control characters in {len(text)}: it is a binary file"
        )
