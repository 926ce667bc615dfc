"""Lines of a set's files as objects, every fault named by file and line."""

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from proofspan.documents import day_of
from proofspan.errors import GoldenSetError, InputError, not_json


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a file of JSON objects; its readers raise `GoldenSetError` naming file, line and key."""

    file: str
    line: int
    values: dict[str, Any]

    def fault(self, reason: str) -> GoldenSetError:
        """The error that this line gives rise to."""
        return GoldenSetError(f"{self.file}:{self.line}: {reason}")

    def inner(self, key: str) -> "Row":
        """The object under a key, an empty one when the key is absent or null."""
        value = self.values.get(key)
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self.fault(f"{key} is an object, found {value!r:.60}")
        return Row(self.file, self.line, value)

    def string(self, key: str, default: str = "") -> str:
        """The text under a key, `default` when the key is absent or null."""
        value = self.values.get(key)
        return default if value is None else self._text(key, value)

    def name(self, key: str) -> str:
        """A text that must be there and not be empty; whole numbers are read as their digits."""
        value = self.values.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"{key} is a text that is not empty, found {value!r:.60}")
        return self._text(key, value)

    def names(self, key: str) -> tuple[str, ...] | None:
        """The texts of a list, or one text as a list of one; None when the key is absent or null."""
        value = self.values.get(key)
        if value is None:
            return None
        listed = value if isinstance(value, list) else [value]
        names = tuple(self._text(key, each) for each in listed)
        if any(not each or each != each.strip() for each in names):
            raise self.fault(f"{key} lists words without outer white space, found {value!r:.60}")
        return names

    def day(self, key: str) -> date | None:
        """A calendar day written 2026-02-01; None when the key is absent, null or empty."""
        value = self.values.get(key)
        if value is None or value == "":
            return None
        try:
            if isinstance(value, str):
                return day_of(value)
        except InputError:
            pass
        raise self.fault(f"{key} is a day of the calendar such as 2026-02-01, found {value!r:.60}")

    def truth(self, key: str) -> bool | None:
        """true or false, None when the key is absent or null."""
        value = self.values.get(key)
        if value is None or isinstance(value, bool):
            return value
        raise self.fault(f"{key} is true or false, found {value!r:.60}")

    def offset(self, key: str) -> int | None:
        """A count of characters, at least 0; None when the key is absent or null."""
        value = self.values.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.fault(f"{key} counts characters from 0, found {value!r:.60}")
        return value

    def _text(self, key: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.fault(f"{key} is a text, found {value!r:.60}")
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise self.fault(f"{key} holds half a character (a lone surrogate)") from None
        return value


def rows(path: Path) -> Iterator[Row]:
    """Every line of a file (`.gz`: compressed) that is not blank; `GoldenSetError` when one is no JSON object."""
    for line, text in lines(path):
        yield _row(path.name, line, text)


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """Every line of a text file (`.gz`: compressed) that is not blank, with its number, without its end.

    Raises `GoldenSetError` naming file and line where the file cannot be read.
    """
    opened = gzip.open if path.suffix == ".gz" else open
    line = 0
    try:
        with opened(path, "rt", encoding="utf-8-sig") as held:
            for line, text in enumerate(held, start=1):
                if text.strip():
                    yield line, text.rstrip("\r\n")
    except (OSError, EOFError, UnicodeDecodeError, zlib.error) as error:
        raise GoldenSetError(f"{path.name}:{line + 1}: cannot be read as lines of UTF-8: {error}") from error


def parsed(text: str, where: str, *, hint: str = "") -> Any:
    """The value of a JSON text; `GoldenSetError`, `where` first, when it is none or an object in it has a key twice."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except _RepeatedError as error:
        raise GoldenSetError(f"{where}: the key {error.args[0]!r:.60} stands there twice: keep one") from None
    except (ValueError, RecursionError) as error:
        raise GoldenSetError(f"{where}: {not_json(error)}{hint}") from None


class _RepeatedError(Exception):
    """A key that an object has twice, of which one would be lost."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        counted = Counter(key for key, _ in pairs)
        raise _RepeatedError(next(key for key, count in counted.items() if count > 1))
    return values


def _row(file: str, line: int, text: str) -> Row:
    values = parsed(text, f"{file}:{line}", hint="; every line is one object")
    if not isinstance(values, dict):
        raise GoldenSetError(f"{file}:{line}: every line is one JSON object, found {text.strip():.40}")
    return Row(file, line, values)
