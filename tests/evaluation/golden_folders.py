"""Small sets written to a folder, and their evaluation; not tests themselves."""

import json
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

from proofspan.evaluation import GoldenSet, How, evaluate, read, shape

TODAY = date(2026, 6, 1)
Row = dict[str, Any]


def lines(path: Path, rows: Iterable[Row]) -> None:
    """The rows as JSON lines."""
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def row(name: str, text: str, *, title: str = "", **metadata: Any) -> Row:
    """A row of a corpus."""
    return {"id": name, "title": title, "text": text, "metadata": metadata}


def golden(folder: Path, corpus: Iterable[Row], queries: Iterable[Row], passages: Iterable[Row] = ()) -> GoldenSet:
    """The set that these rows write."""
    lines(folder / "corpus.jsonl", corpus)
    lines(folder / "queries.jsonl", queries)
    if passages := list(passages):
        lines(folder / "passages.jsonl", passages)
    return read(folder)


def evaluated(read: GoldenSet, chunker: str = "whole", **how: Any) -> Row:
    """The set's evaluation as `evaluate --json` prints it."""
    return shape(evaluate(read, How(chunker=chunker, as_of=TODAY, **how)))


def case(result: Row, name: str) -> Row:
    """One case of a result."""
    return next(each for each in result["cases"] if each["id"] == name)
