"""Whether the tables, indices and triggers of the record are those that the store makes, by their definitions."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from proofspan.stores.embedded import schema
from proofspan.stores.nouns import Drift

Thing = tuple[str, str]
"""What it is and its name: ("index", "states_by_revision")."""
EXPORT = "restore an export"
REMAKEABLE = frozenset({"index", "trigger"})
"""What holds no data of its own."""
LATER = frozenset({"kept", "cut", "encoded", "sealed"})
"""Columns that not every format has; in a record that was brought up they stand after all others."""
LATER_THINGS = frozenset({("table", "totals"), ("trigger", "receipts_counted")})


def differing(connection: sqlite3.Connection) -> Iterator[Drift]:
    """Each thing that is missing, other than the store makes it, or none of the store's."""
    made, found = made_here(), defined(connection)
    whole = not schema.outdated(connection)
    for kind, name in sorted((made.keys() | found.keys()) - (frozenset() if whole else LATER_THINGS)):
        wanted, there = made.get((kind, name)), found.get((kind, name))
        if wanted is None:
            message = f"no archive has it: `DROP {kind.upper()} {name}` takes it away, if nobody needs it"
            yield Drift("schema-changed", f"{kind} {name}", message, False)
        elif there is None or normal(there, whole=whole) != normal(wanted, whole=whole):
            state = "it is missing" if there is None else "it is not as it was made"
            remade = kind in REMAKEABLE
            message = f"{state}: {'it is made anew' if remade else EXPORT}"
            yield Drift("schema-changed", f"{kind} {name}", message, remade)


def restore(connection: sqlite3.Connection) -> None:
    """Makes indices and triggers anew that are missing or other, inside the caller's transaction. Tables stay: rows
    would be lost with them; and so does what is none of the store's.
    """
    made, found = made_here(), defined(connection)
    for (kind, name), wanted in made.items():
        there = found.get((kind, name), "")
        if kind in REMAKEABLE and normal(there, whole=True) != normal(wanted, whole=True):
            connection.execute(f"DROP {kind} IF EXISTS {name}")
            connection.execute(wanted)


def made_here() -> dict[Thing, str]:
    """What the store makes in an empty database."""
    with closing(sqlite3.connect(":memory:")) as connection:
        schema.create(connection)
        return defined(connection)


def defined(connection: sqlite3.Connection) -> dict[Thing, str]:
    """What somebody has defined in a database; SQLite's own things are left out."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    return {(kind, name): sql for kind, name, sql in rows}


def normal(sql: str, *, whole: bool) -> tuple[str, ...]:
    """A definition in its parts, white space apart, later columns at its end; without them unless `whole`."""
    flat = re.sub(r" ?([(),;]) ?", r"\1", " ".join(sql.split()))
    head, _, rest = flat.partition("(")
    body, _, tail = rest.rpartition(")")
    parts = re.split(r",(?![^(]*\))", body)  # at commas that stand in no brackets
    later = sorted(_as_made(part) for part in parts if part.partition(" ")[0] in LATER)
    own = [part for part in parts if part.partition(" ")[0] not in LATER]
    return (head, *own, *(later if whole else ()), tail)


def _as_made(part: str) -> str:
    """A later column as a new record has it: one that is added to rows needs a default that it has not there."""
    return part.removesuffix(" DEFAULT ''") if part.startswith(("kept ", "cut ")) else part
