"""Rows of tables in a span: which one heads the others, and what it says above them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

_RULE = re.compile(r"[|:\-=+\s]*[-=]{2,}[|:\-=+\s]*")
_NUMBER = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class Tables:
    """The header rows of a text, and for each row under one the header's text; rows are keyed as lines, trimmed."""

    headers: frozenset[str] = frozenset()
    above: Mapping[str, str] = field(default_factory=dict)


def cells(row: str) -> list[str]:
    """The cells of a row in order, trimmed, without its outer bars."""
    bare = row.strip()
    return [cell.strip() for cell in bare.removeprefix("|").removesuffix("|").split("|")]


def tables(text: str) -> Tables:
    """The tables of a text. A row is a header when a drawn line follows it, or when it is the first of rows with
    the same number of cells, has no digit, and every one of the others has one.
    """
    headers: set[str] = set()
    above: dict[str, str] = {}
    for rows in _runs(text):
        if _headed(rows):
            headers.add(rows[0])
            above.update((row, " ".join(cells(rows[0]))) for row in rows[1:] if not _RULE.fullmatch(row))
    return Tables(frozenset(headers), above)


def _runs(text: str) -> Iterator[list[str]]:
    """The groups of neighbouring lines with the same number of cells, at least two; drawn lines belong to any."""
    run: list[str] = []
    for line in [*text.splitlines(), ""]:
        row = line.strip()
        if "|" in row and (not run or _RULE.fullmatch(row) or len(cells(row)) == len(cells(run[0]))):
            run.append(row)
            continue
        if len(run) > 1:
            yield run
        run = [row] if "|" in row else []


def _headed(rows: list[str]) -> bool:
    """Whether the first of the rows is a header."""
    if _RULE.fullmatch(rows[0]):
        return False
    if _RULE.fullmatch(rows[1]):
        return True
    return not _NUMBER.search(rows[0]) and all(_NUMBER.search(row) for row in rows[1:])
