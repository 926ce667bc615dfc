"""Cases for `verify`: answers with their spans, read strictly from JSON lines or from a pair of flags."""

import codecs
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from proofspan.analysis.language import LANGUAGES, detect
from proofspan.errors import InputError, SettingError, not_json


@dataclass(frozen=True, slots=True)
class Case:
    """An answer and the spans it may cite, S1 first; `language` is that of the spans."""

    id: str
    spans: tuple[str, ...]
    answer: str
    language: str


def cases_of(cases: Path | None, *, spans: Path | None, answer: str | None) -> Iterator[Case | InputError]:
    """The cases of a file of JSON lines (`-` is standard input), or the one of `spans` and `answer`.

    In the place of a line that is no case comes the error that names it, and the lines after it follow. Raises
    `SettingError` unless it is exactly one of the two, `InputError` for a file that cannot be read.
    """
    paired = spans is not None and answer is not None
    if (cases is not None) == paired or (spans is not None) != (answer is not None):
        raise SettingError("verify takes --cases FILE.jsonl, or --spans FILE with --answer TEXT")
    if cases is not None:
        yield from _lines(cases)
    elif spans is not None and answer is not None:
        where = _named(spans)
        texts = _strings(_json(_read(spans), where=where), where=f"{where}: the whole")
        yield Case("answer", texts, answer, detect("\n".join(texts)))


def _lines(path: Path) -> Iterator[Case | InputError]:
    """One case for each line that holds anything, as soon as the line is there: a filter answers while it is fed."""
    name = _named(path)
    with _opened(path) as stream:
        for number, line in enumerate(stream, start=1):
            where = f"{name}:{number}"
            try:
                text = _decoded(line.removeprefix(codecs.BOM_UTF8) if number == 1 else line, where=where)
                if text.strip():
                    yield _case(text, where=where)
            except InputError as error:
                yield error


def _named(path: Path) -> str:
    """What messages call the file."""
    return "standard input" if str(path) == "-" else str(path)


@contextmanager
def _opened(path: Path) -> Iterator[IO[bytes]]:
    if str(path) == "-":
        yield sys.stdin.buffer
        return
    try:
        stream = path.open("rb")
        stream.peek(1)
    except OSError as error:
        raise InputError(f"{path}: asked to read it, found: {error.strerror}") from None
    with stream:
        yield stream


def _decoded(data: bytes, *, where: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{where}: not UTF-8 at byte {error.start}: save it as UTF-8") from None


def _case(line: str, *, where: str) -> Case:
    value = _json(line, where=where)
    if not isinstance(value, Mapping):
        raise InputError(f"{where}: a case is an object with id, spans and answer, found {_shown(value)}")
    name, answer, language = value.get("id"), value.get("answer"), value.get("lang")
    if not isinstance(name, str | int) or isinstance(name, bool):
        raise InputError(f"{where}: id is a string or a whole number, found {_shown(name)}")
    if not isinstance(answer, str):
        raise InputError(f"{where}: answer is a string, found {_shown(answer)}")
    spans = _spans(value, where=where)
    if language is None:
        language = detect("\n".join(spans))
    if language not in LANGUAGES:
        raise InputError(f"{where}: lang is {' or '.join(LANGUAGES)} or left out, found {_shown(language)}")
    return Case(str(name), spans, answer, language)


def _spans(value: Mapping[str, Any], *, where: str) -> tuple[str, ...]:
    """The texts under `spans`; those under `context` where `spans` has none, or holds remarks on the answer instead."""
    named = value.get("spans")
    texts = isinstance(named, list) and named and all(isinstance(item, str) for item in named)
    if "context" in value and not texts:
        return _strings(value["context"], where=f"{where}: context")
    return _strings(named, where=f"{where}: spans")


def _strings(value: Any, *, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise InputError(f"{where} is an array of strings, found {_shown(value)}")
    for number, item in enumerate(value, start=1):
        if not isinstance(item, str):
            raise InputError(f"{where} is an array of strings, found {_shown(item)} in place {number}")
    return tuple(value)


def _shown(value: Any) -> str:
    """A value as JSON writes it, its beginning; one that holds others by its kind, for it may hold anything."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "an array"
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)[:60]


def _json(text: str, *, where: str) -> Any:
    text = text.rstrip("\r\n")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(f"{where}: {not_json(error)}") from None


def _read(path: Path) -> str:
    with _opened(path) as stream:
        return _decoded(stream.read().removeprefix(codecs.BOM_UTF8), where=_named(path))
