"""The passages that answers are drawn from: four shared sets, the example archive, and texts of this benchmark."""

import gzip
import hashlib
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from changes.nouns import Half, Language, Passage, Sentence
from proofspan.documents.readers import read
from proofspan.sentences import sentences
from proofspan.spans import collapsed

HERE = Path(__file__).parent
SHARED: dict[str, Language] = {"squad_it": "it", "cad_it_temporal": "it", "pep_temporal": "en", "dragonball_en": "en"}
SHORTEST, LONGEST = 50, 180
"""Words of a passage: short paragraphs are joined with the next, long ones end at a sentence."""
_BLANK = re.compile(r"\n[ \t]*\n|\n(?=\*\*)")
_LINES = re.compile(r"\n+")
_WORDS = range(6, 61)


def half(group: str) -> Half:
    """Which half a document is in, all its revisions with it: by the parity of a digest of its name."""
    return "test" if hashlib.sha256(f"half:{group}".encode()).digest()[0] % 2 else "fit"


@cache
def passages(*, shared: bool = True) -> tuple[Passage, ...]:
    """Every passage of every set that is here, in order; a text that stands in two revisions once."""
    found = [*_own(), *(_shared() if shared else ())]
    return tuple({(p.source, collapsed(p.text)): p for p in reversed(found)}.values())[::-1]


def drawn_sentences(passage: Passage) -> list[Sentence]:
    """The sentences that an answer may repeat: of 6 to 60 words, beginning with a letter or a figure, nothing cut."""
    kept = []
    for span in sentences(passage.text, passage.language):
        text = collapsed(span.of(passage.text))
        text = re.sub(r"^(?:[-*+•]|\d{1,2}(?:-[a-z]+)?[.)]|[a-z]{1,2}\)) +(?=\S)", "", text)
        words = len(text.split())
        whole = (
            text[:1].isalnum()
            and not re.search(r"\[S|\$Rev|<|\|| {2}|\.\.|==|--|[*_]{2}|::", text)
            and text[-1] not in ":-"
        )
        if words in _WORDS and whole and text.count('"') % 2 == 0 and text.count("(") == text.count(")"):
            kept.append(Sentence(passage, text, passage.start + span.start, passage.start + span.end))
    return kept


def _shared() -> Iterator[Passage]:
    folder = os.environ.get("PROOFSPAN_TEST_DATA")
    if not folder:
        return
    for name, language in SHARED.items():
        for row in _rows(Path(folder) / "retrieval" / name):
            told = row["metadata"]
            group = f"{name}:{told.get('document_id') or told.get('article') or row['id']}"
            if name == "squad_it":
                group = f"{name}:{row['title']}"
            lines = name == "dragonball_en"
            yield from _cut(row["text"], Passage(name, row["id"], group, language, "", 0), lines=lines)


def _rows(folder: Path) -> Iterator[dict[str, Any]]:
    plain = folder / "corpus.jsonl"
    data = plain.read_bytes() if plain.exists() else gzip.decompress(plain.with_suffix(".jsonl.gz").read_bytes())
    for line in data.decode("utf-8").split("\n"):
        if line:
            yield json.loads(line)


def _own() -> Iterator[Passage]:
    for file in sorted((HERE.parent.parent / "examples" / "ax42" / "documents").glob("*-v*.*")):
        like = Passage("ax42", file.stem, f"ax42:{file.stem.rpartition('-v')[0]}", "en", "", 0)
        yield from _cut(read(file.name, file.read_bytes()).text, like)
    for file in sorted([*(HERE / "texts").glob("*.md"), *(HERE.parent / "texts").glob("*.md")]):
        name, language = file.name.split(".")[:2]
        text = file.read_text(encoding="utf-8")
        # Short documents, many subjects: halves are cut by chapter, else one side would have them all.
        for chapter in re.finditer(r"(?:^#[^\n]*\n|\A)(?:(?!^#)[^\n]*\n?)*", text, re.MULTILINE):
            heading = chapter[0].partition("\n")[0].strip("# ")
            like = Passage("own", name, f"own:{name}:{heading}", "it" if language == "it" else "en", "", 0)
            body = chapter[0].partition("\n")[2]
            yield from _cut(body, like, at=chapter.end() - len(body))


def _cut(text: str, like: Passage, *, lines: bool = False, at: int = 0) -> Iterator[Passage]:
    """The text in passages: paragraphs (or lines) joined until long enough, cut where a sentence ends."""
    start = end = 0
    for piece_end in [*(m.start() for m in (_LINES if lines else _BLANK).finditer(text)), len(text)]:
        end = piece_end
        words = len(text[start:end].split())
        if words < SHORTEST and piece_end != len(text):
            continue
        for first, last in _windows(text, start, end, like.language):
            if len(text[first:last].split()) >= 8:
                yield like._replace(text=text[first:last], start=at + first)
        start = end


def _windows(text: str, start: int, end: int, language: str) -> Iterator[tuple[int, int]]:
    while start < end and text[start].isspace():
        start += 1
    body = text[start:end].rstrip()
    if len(body.split()) <= LONGEST:
        yield start, start + len(body)
        return
    first, last = 0, 0
    for span in sentences(body, language):
        if last > first and len(body[first : span.end].split()) > LONGEST:
            yield start + first, start + last
            first = span.start
        last = span.end
    yield start + first, start + last
