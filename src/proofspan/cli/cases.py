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
from proofspan.errors import InputError, SettingError


@dataclass(frozen=True, slots=True)
class Case:
    """An answer and the spans it may cite, S1 first; `language` is that of the spans."""

    id: str
    spans: tuple[str, ...]
    answer: str
    language: str


def cases_of(cases: Path | None, *, spans: Path | None, answer: str | None) -> Iterator[Case]:
    """The cases of a file of JSON lines (`-` is standard input), or the one of `spans` and `answer`.

    Raises `SettingError` unless it is exactly one of the two, `InputError` naming the line of a malformed case.
    """
    paired = spans is not None and answer is not None
    if (cases is not None) == paired or (spans is not None) != (answer is not None):
        raise SettingError("verify takes --cases FILE.jsonl, or --spans FILE with --answer TEXT")
    if cases is not None:
        yield from _lines(cases)
    elif spans is not None and answer is not None:
        texts = _strings(_json(_read(spans), where=str(spans)), where=f"{spans}: the file")
        yield Case("answer", texts, answer, detect("\n".join(texts)))


def _lines(path: Path) -> Iterator[Case]:
    """One case for each line that holds anything, as soon as the line is there: a filter answers while it is fed."""
    name = "standard input" if str(path) == "-" else str(path)
    with _opened(path) as stream:
        for number, line in enumerate(stream, start=1):
            text = _decoded(line.removeprefix(codecs.BOM_UTF8) if number == 1 else line, where=f"{name}:{number}")
            if text.strip():
                yield _case(text, where=f"{name}:{number}")


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
        raise InputError(f"{where}: a case is an object with id, spans and answer, found {value!r:.60}")
    name, answer, language = value.get("id"), value.get("answer"), value.get("lang")
    if not isinstance(name, str | int) or isinstance(name, bool):
        raise InputError(f"{where}: id is a string, found {name!r:.60}")
    if not isinstance(answer, str):
        raise InputError(f"{where}: answer is a string, found {answer!r:.60}")
    spans = _spans(value, where=where)
    if language is None:
        language = detect("\n".join(spans))
    if language not in LANGUAGES:
        raise InputError(f"{where}: lang is {' or '.join(LANGUAGES)} or left out, found {language!r:.60}")
    return Case(str(name), spans, answer, language)


def _spans(value: Mapping[str, Any], *, where: str) -> tuple[str, ...]:
    """The texts under `spans`; those under `context` where `spans` has none, or holds remarks on the answer instead."""
    named = value.get("spans")
    texts = isinstance(named, list) and named and all(isinstance(item, str) for item in named)
    if "context" in value and not texts:
        return _strings(value["context"], where=f"{where}: context")
    return _strings(named, where=f"{where}: spans")


def _strings(value: Any, *, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise InputError(f"{where} is a JSON array of strings, found {value!r:.60}")
    return tuple(value)


def _json(text: str, *, where: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(f"{where}: not JSON: {error}") from None


def _read(path: Path) -> str:
    with _opened(path) as stream:
        return _decoded(stream.read().removeprefix(codecs.BOM_UTF8), where=str(path))
