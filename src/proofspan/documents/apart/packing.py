"""A `Reading` as bytes and back. The way back believes nothing: the process that wrote them may be an attacker's.

The bytes are a length, JSON of that length, the text in UTF-8 and the boxes of the pages, end to end.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, NoReturn

from proofspan.documents.hiding import Hiding
from proofspan.documents.nouns import Flag, Page, Section, Table
from proofspan.documents.readers.reading import Reading
from proofspan.spans import Span

HEADER_BYTES = 16 * 2**20
"""The longest JSON that is taken: titles, headings and places. Parsed it takes some twenty times that."""

BOX_BYTES = 16
"""Four float32 a character."""

KEPT_BY_PARENT = frozenset({"metadata"})
"""What is never handed over: who may read a document is not for a process to say that its bytes may have taken over."""

_LONGEST_WORD = 60
_HIDINGS = tuple(Hiding)
_LARGEST = 2**53
_INFINITIES = (b"\x00\x00\x80\x7f", b"\x00\x00\x80\xff")


class MalformedError(ValueError):
    """Bytes that no `Reading` is written as; the message says what is wrong with them."""


@dataclass(slots=True)
class _Frame:
    """What the parts of a reading are checked against: its kind, its text, and the boxes not yet taken."""

    kind: str
    text: str
    boxes: memoryview

    def span(self, start: Any, end: Any, *, after: int = 0) -> Span:
        """The span when it lies in the text, at or after a place."""
        if _whole(start) < after or _whole(end) > len(self.text) or start > end:
            _refuse(f"a span {start}..{end} in a text of {len(self.text)} characters, after {after}")
        return Span(start, end)

    def page_boxes(self, length: Any, span: Span) -> bytes:
        """The next boxes, as many as the page has characters or none."""
        if _whole(length) not in (0, BOX_BYTES * len(span)) or length > len(self.boxes):
            _refuse(f"{length} bytes of boxes for {len(span)} characters")
        found, self.boxes = bytes(self.boxes[:length]), self.boxes[length:]
        if any(_stands_in(found, infinity) for infinity in _INFINITIES):
            _refuse("a box without an end")
        return found


@dataclass(frozen=True, slots=True)
class _Field:
    """How one field is written as JSON, and read back once it is known to be what it should."""

    written: Callable[[Any], Any]
    read: Callable[[Any, _Frame], Any]


def packed(reading: Reading) -> tuple[bytes, ...]:
    """The bytes of the reading, in pieces; raises `MalformedError` when it holds what is not handed over."""
    if reading.metadata:
        raise MalformedError("metadata, which only kinds read in the asking process have")
    text = reading.text.encode("utf-8")
    header = {name: field.written(getattr(reading, name)) for name, field in FIELDS.items()}
    written = json.dumps({"text": len(text), **header}, allow_nan=False, separators=(",", ":")).encode("ascii")
    if len(written) > HEADER_BYTES:
        raise MalformedError(f"headings and places of {len(written)} bytes; at most {HEADER_BYTES} are taken")
    return len(written).to_bytes(4, "big"), written, text, *(page.boxes for page in reading.pages)


def unpacked(data: bytes, *, kind: str) -> Reading:
    """The reading of that kind; raises `MalformedError` for everything that `packed` could not have written.

    Spans lie in the text and ascend, numbers are finite, no byte is left over.
    """
    content = memoryview(data)
    end = 4 + int.from_bytes(content[:4], "big")
    if not 4 <= end <= min(len(content), 4 + HEADER_BYTES):
        _refuse(f"a header that ends at {end} of {len(content)} bytes")
    header = _header(bytes(content[4:end]))
    size = _whole(header["text"])
    if size > len(content) - end:
        _refuse(f"{len(content) - end} bytes where {size} of text should be")
    try:
        frame = _Frame(kind, str(content[end : end + size], "utf-8"), content[end + size :])
    except UnicodeDecodeError as error:
        raise MalformedError(f"text that is not UTF-8 ({error.reason})") from error
    found = {name: field.read(header[name], frame) for name, field in FIELDS.items()}
    if len(frame.boxes):
        _refuse(f"{len(frame.boxes)} bytes after the end")
    return Reading(text=frame.text, **found)


def _header(written: bytes) -> Mapping[str, Any]:
    try:
        header = json.loads(written, parse_constant=lambda name: _refuse(f"the number {name}"))
    except (ValueError, RecursionError) as error:
        raise (
            error if isinstance(error, MalformedError) else MalformedError(f"a header that is no JSON ({error})")
        ) from error
    if not isinstance(header, dict) or set(header) != {"text", *FIELDS}:
        _refuse("a header with other fields than a reading has")
    return header


def _refuse(found: str) -> NoReturn:
    raise MalformedError(found)


def _whole(value: Any) -> int:
    return value if type(value) is int and 0 <= value <= _LARGEST else _refuse("no whole number where one belongs")


def _real(value: Any) -> float:
    return float(value) if type(value) in (int, float) and isfinite(value) else _refuse("no finite number")


def _text(value: Any) -> str:
    return value if isinstance(value, str) else _refuse("no text where one belongs")


def _rows(value: Any, width: int) -> list[list[Any]]:
    if isinstance(value, list) and all(isinstance(row, list) and len(row) == width for row in value):
        return value
    _refuse(f"no list of rows of {width}")


def _called(value: Any) -> str:
    good = isinstance(value, str) and value.isprintable() and 0 < len(value) <= _LONGEST_WORD
    return _text(value) if good else _refuse("no short name where one belongs")


def _stands_in(boxes: bytes, number: bytes) -> bool:
    """Whether the four bytes stand at a multiple of four."""
    at = boxes.find(number)
    while at > 0 and at % 4:
        at = boxes.find(number, at + 1)
    return at >= 0


def _kind(value: Any, frame: _Frame) -> str:
    return frame.kind if value == frame.kind else _refuse(f"kind {str(value)[:40]!r} where {frame.kind} was asked for")


def _sections(value: Any, frame: _Frame) -> tuple[Section, ...]:
    found: list[Section] = []
    for name, heading, start, end, level, path in _rows(value, 6):
        span = frame.span(start, end, after=found[-1].span.end if found else 0)
        above = tuple(map(_text, path)) if isinstance(path, list) else _refuse("no list of headings")
        found.append(Section(_name(name), _text(heading), span, _whole(level), above))
    if len({section.name for section in found}) < len(found):
        _refuse("two sections of one name")
    return tuple(found)


def _name(value: Any) -> str:
    good = isinstance(value, str) and value and "#" not in value and len(value.split()) == 1
    return _text(value) if good else _refuse("no name of a section where one belongs")


def _pages(value: Any, frame: _Frame) -> tuple[Page, ...]:
    found: list[Page] = []
    for index, (start, end, width, height, length) in enumerate(_rows(value, 5), start=1):
        span = frame.span(start, end, after=found[-1].span.end if found else 0)
        found.append(Page(index, span, _real(width), _real(height), frame.page_boxes(length, span)))
    return tuple(found)


def _tables(value: Any, frame: _Frame) -> tuple[Table, ...]:
    found: list[Table] = []
    for start, end, head_start, head_end in _rows(value, 4):
        span = frame.span(start, end, after=found[-1].span.end if found else 0)
        header = frame.span(head_start, head_end, after=start)
        found.append(Table(span, header) if span.holds(header) else _refuse("a header outside its table"))
    return tuple(found)


def _flags(value: Any, frame: _Frame) -> tuple[Flag, ...]:
    found: list[Flag] = []
    for kind, start, end in _rows(value, 3):
        span = frame.span(start, end, after=found[-1].span.start if found else 0)
        found.append(Flag(_called(kind), span))
    return tuple(found)


def _hidden(value: Any, _: _Frame) -> tuple[tuple[str, int], ...]:
    return tuple((_hiding(kind), _whole(count)) for kind, count in _rows(value, 2))


def _hiding(value: Any) -> Hiding:
    return Hiding(value) if value in _HIDINGS else _refuse("no kind of hidden text where one belongs")


def _placed(span: Span) -> tuple[int, int]:
    return span.start, span.end


# A new field of `Reading` is one line here. Those whose bytes stand behind the JSON are read in that order.
FIELDS: Mapping[str, _Field] = {
    "kind": _Field(str, _kind),
    "title": _Field(str, lambda value, _: _text(value)),
    "sections": _Field(lambda all_: [(s.name, s.heading, *_placed(s.span), s.level, s.path) for s in all_], _sections),
    "pages": _Field(lambda all_: [(*_placed(p.span), p.width, p.height, len(p.boxes)) for p in all_], _pages),
    "tables": _Field(lambda all_: [(*_placed(t.span), *_placed(t.header)) for t in all_], _tables),
    "flags": _Field(lambda all_: [(f.kind, *_placed(f.span)) for f in all_], _flags),
    "hidden": _Field(list, _hidden),
}
