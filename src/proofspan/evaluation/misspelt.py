"""Keys that a set's files leave aside and that look like a key that is read: said, since they change figures unseen."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches

from proofspan.evaluation.rows import Row

NEAR = 0.75
"""How alike (difflib's ratio) a key must be to one that is read."""
LEAST = 4
"""Characters from which on a key may be a part of one that is read, or have one as its beginning: `groups`, `lang`."""


def misspelt(
    rows: Iterable[Row], read: Collection[str], *, aside: Collection[str] = (), inner: Collection[str] = ()
) -> tuple[str, ...]:
    """A note for each key that is left aside and close to one in `read`, with its first line and how many have it.

    `aside` are keys that a row may have though nobody reads them, `inner` those that are read in its `metadata` only:
    there they count, here they do not. A row that has the right key too has a key of its own beside it: no note.
    """
    found: dict[str, list[Row]] = {}
    for row in rows:
        for key in row.values:
            if key not in read and key not in aside:
                found.setdefault(key, []).append(row)
    notes = (_misplaced(key, having) if key in inner else _close(key, having, read) for key, having in found.items())
    return tuple(note for note in notes if note)


def inside(rows: Iterable[Row], key: str) -> list[Row]:
    """The objects that stand in the rows under a key, those in a list too; what is no object is left out."""
    found: list[Row] = []
    for row in rows:
        value = row.values.get(key)
        listed = value if isinstance(value, list) else [value]
        found.extend(Row(row.file, row.line, each) for each in listed if isinstance(each, dict))
    return found


def _misplaced(key: str, rows: list[Row]) -> str:
    without = [row for row in rows if key not in row.inner("metadata").values]
    return _note(key, without, "it belongs into metadata") if without else ""


def _close(key: str, rows: list[Row], read: Collection[str]) -> str:
    near = _near(key, read)
    without = [row for row in rows if near not in row.values]
    return _note(key, without, f"is {near!r} meant?") if near and without else ""


def _near(key: str, read: Collection[str]) -> str:
    """The key that is read and most like this one, empty when none is."""
    word = key.strip().lower().replace("-", "_")
    parts = (known for known in read if len(word) >= LEAST and (known.startswith(word) or known.endswith(word)))
    longer = (known for known in read if len(known) >= LEAST and word.startswith(known) and "_" not in word)
    return next(iter((*get_close_matches(word, read, n=1, cutoff=NEAR), *parts, *longer)), "")


def _note(key: str, rows: list[Row], said: str) -> str:
    lines = len({row.line for row in rows})
    more = f" (and in {lines - 1} more lines)" if lines > 1 else ""
    return f"{rows[0].file}:{rows[0].line}: the key {key!r:.60} is left aside{more}: {said}"
