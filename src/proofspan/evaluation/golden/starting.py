"""A set begun: sentences of an archive that one asker may read, each waiting for the question that it answers."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import Any

from proofspan.archive import Archive
from proofspan.documents import Document, Evidence
from proofspan.eligibility import Eligibility
from proofspan.errors import NothingEvaluatedError, SettingError
from proofspan.evaluation.formats.exporting import free
from proofspan.evaluation.sets import QUESTIONS
from proofspan.sentences import sentences
from proofspan.spans import Span, collapsed

WORDS = range(6, 61)
"""How many words a sentence has that a question can be written about."""
ENDS = (".", "!", "?")


@dataclass(frozen=True, slots=True)
class Start:
    """Rows of a queries.jsonl without the words of their questions, from how many of how many documents."""

    rows: tuple[dict[str, Any], ...]
    documents: int
    readable: int


def start(archive: Archive, eligibility: Eligibility, *, n: int = 20, seed: int = 0) -> Start:
    """Up to `n` sentences that this asker may read, as many of each document as of any other, as far as they go, and of
    each section before a second of any. The same archive, asker and seed give the same rows.

    A sentence has 6 to 60 words, ends with a stop, and is the only such one in its document. Raises `SettingError` when
    `n` is below 1, `NothingEvaluatedError` when there is no such sentence.
    """
    if n < 1:
        raise SettingError(f"n is a whole number from 1, got {n}")
    draw = random.Random(seed)
    entries = sorted(archive.entries(eligibility), key=lambda entry: entry.revision)
    draw.shuffle(entries)
    # A document is read when its turn comes: of a large archive only as many as are needed.
    drawn = (_drawn(archive.document(entry.revision, eligibility), draw) for entry in entries)
    first = list(islice((each for each in drawn if each), n))
    rounds = chain.from_iterable(zip_longest(*first))
    chosen = list(islice((each for each in rounds if each is not None), n))
    if not chosen:
        raise NothingEvaluatedError(
            f"of {len(entries)} revisions that this asker may read none has a sentence of "
            f"{WORDS[0]} to {WORDS[-1]} words to ask about"
        )
    rows = [_row(number, document, span, eligibility) for number, (document, span) in enumerate(chosen, start=1)]
    return Start(tuple(rows), len({row["document"] for row in rows}), len(entries))


def write(begun: Start, folder: Path) -> None:
    """Writes the rows as queries.jsonl into a folder that is not there or empty; else raises `FrozenError`."""
    free(folder)
    folder.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in begun.rows)
    (folder / QUESTIONS).write_text(text, encoding="utf-8")


def _drawn(document: Document, draw: random.Random) -> list[tuple[Document, Span]]:
    """The sentences of a document in the order in which they are taken."""
    by_section: dict[str, list[Span]] = {}
    for span in _plain(document):
        section = document.section_at(span.start)
        by_section.setdefault(section.name if section else "", []).append(span)
    groups = list(by_section.values())
    draw.shuffle(groups)
    for group in groups:
        draw.shuffle(group)
    return [(document, span) for each in zip_longest(*groups) for span in each if span is not None]


def _plain(document: Document) -> Iterator[Span]:
    """The sentences that a question can be written about."""
    spans = sentences(document.text, document.language)
    texts = [collapsed(span.of(document.text)) for span in spans]
    standing = Counter(texts)
    for span, text in zip(spans, texts, strict=True):
        if len(text.split()) in WORDS and text.endswith(ENDS) and standing[text] == 1:
            yield span


def _row(number: int, document: Document, span: Span, eligibility: Eligibility) -> dict[str, Any]:
    section = document.section_at(span.start)
    row: dict[str, Any] = {
        "id": f"Q{number:02}",
        "text": "",
        "answerable": True,
        "document": str(document.revision),
        "anchor": span.of(document.text),
        "evidence": str(Evidence(document.revision, section.name)) if section else str(document.revision),
        "groups": sorted(eligibility.identity.groups),
        "as_of": eligibility.as_of.isoformat(),
        "product": sorted(eligibility.products),
        "lang": document.language,
    }
    return {key: value for key, value in row.items() if value or key == "text"}
