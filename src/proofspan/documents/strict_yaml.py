"""A small, strict part of YAML: mappings, lists and strings. Every scalar stays the string that was written.

`1.10` stays `1.10`, `007` stays `007`, `no` stays `no` and a date stays its characters. Anchors, aliases, tags,
directives, second documents and keys given twice are refused with their line; nothing is ever expanded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from proofspan.errors import MetadataError

if TYPE_CHECKING:
    from yaml.events import Event

FRONT_MATTER_BYTES = 64 * 1024
"""The largest front matter or sidecar that is read."""

MANIFEST_BYTES = 4 * 1024 * 1024
"""The largest folder manifest that is read."""

DEEPEST = 6
"""How many lists and mappings may stand inside one another; a manifest needs four."""


@dataclass(frozen=True, slots=True)
class Raw:
    """A value as written, with the line it stands on (from 1): a string, a list of values, or a mapping."""

    value: str | tuple[Raw, ...] | Mapping[str, Raw]
    line: int


def parse(text: str, *, file: str, first_line: int = 1, limit: int = FRONT_MATTER_BYTES) -> Raw:
    """The mapping that `text` writes, empty for a text without content; `first_line` is its line in `file`.

    Raises `MetadataError` naming file and line when it is longer than `limit` bytes in UTF-8, is not YAML,
    is no mapping, or uses a part of YAML that could mean more than it shows.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > limit:
        raise MetadataError(f"{file}:{first_line}: the metadata takes {size} bytes, at most {limit} are read")
    events = _Events(text, file, first_line)
    root = events.document()
    if not isinstance(root.value, Mapping):
        raise MetadataError(f"{file}:{root.line}: metadata is a mapping of keys to values, like `status: draft`")
    return root


class _Events:
    """The events of one text, taken one at a time, so that depth is counted and nothing is composed twice."""

    def __init__(self, text: str, file: str, first_line: int) -> None:
        self._file = file
        self._first = first_line
        self._stream = self._guarded(text)

    def _guarded(self, text: str) -> Iterator[Event]:
        import yaml

        try:
            yield from yaml.parse(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = self._first + (mark.line if mark else 0)
            raise MetadataError(f"{self._file}:{line}: not readable as YAML: {error.problem}") from error
        except yaml.YAMLError as error:
            position = getattr(error, "position", 0)
            line = self._first + text.count("\n", 0, position)
            raise MetadataError(f"{self._file}:{line}: a character that YAML does not allow") from error

    def document(self) -> Raw:
        """The one document of the stream."""
        from yaml import events

        root = Raw(MappingProxyType({}), self._first)
        seen = 0
        for event in self._stream:
            if isinstance(event, events.DocumentStartEvent):
                seen += 1
                if seen > 1 or event.version or event.tags:
                    raise self._refused(event, "a second document or a directive")
            elif isinstance(event, events.NodeEvent):
                node = self._node(event, 1)
                # A comment alone, or nothing, is an empty scalar: it says as little as no metadata does.
                root = node if node.value != "" else root
        return root

    def _node(self, event: Event, depth: int) -> Raw:
        from yaml import events

        line = self._line(event)
        if isinstance(event, events.AliasEvent) or getattr(event, "anchor", None):
            raise self._refused(event, "an anchor or alias (& or *; put a value that starts with one in quotes)")
        if getattr(event, "tag", None):
            raise self._refused(event, "a tag (!; put a value that starts with one in quotes)")
        if depth > DEEPEST:
            raise self._refused(event, f"more than {DEEPEST} lists and mappings inside one another")
        if isinstance(event, events.ScalarEvent):
            return Raw(str(event.value), line)
        if isinstance(event, events.SequenceStartEvent):
            return Raw(tuple(self._items(depth)), line)
        return Raw(MappingProxyType(self._entries(depth)), line)

    def _items(self, depth: int) -> Iterator[Raw]:
        from yaml import events

        while not isinstance(event := next(self._stream), events.SequenceEndEvent):
            yield self._node(event, depth + 1)

    def _entries(self, depth: int) -> dict[str, Raw]:
        from yaml import events

        found: dict[str, Raw] = {}
        while not isinstance(event := next(self._stream), events.MappingEndEvent):
            key = self._node(event, depth + 1)
            if not isinstance(key.value, str):
                raise self._refused(event, "a list or mapping used as a key")
            if key.value in found:
                first = found[key.value].line
                raise MetadataError(f"{self._file}:{key.line}: {key.value!r} stands already on line {first}")
            found[key.value] = self._node(next(self._stream), depth + 1)
        return found

    def _line(self, event: Event) -> int:
        return self._first + (event.start_mark.line if event.start_mark else 0)

    def _refused(self, event: Event, what: str) -> MetadataError:
        return MetadataError(
            f"{self._file}:{self._line(event)}: metadata holds {what}; only keys, strings and lists are read"
        )
