"""A write that fails at any of its steps, the last one too: nothing is written, and the store goes on."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from proofspan.documents import PUBLIC, Policy, Revision
from proofspan.errors import StoreError
from proofspan.stores import Change, Configure, Layout, Withdraw
from proofspan.stores.contract import asker, document, found_ids, put
from proofspan.stores.embedded import EmbeddedStore

OPEN = Policy(allowed_groups=frozenset({PUBLIC}))


@contextmanager
def interrupted(connection: sqlite3.Connection, at: int) -> Iterator[None]:
    """SQLite gives up at the `at`-th third of its own steps."""
    calls = count()
    connection.set_progress_handler(lambda: next(calls) == at, 3)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


@pytest.mark.parametrize("change", [put(document("rack", "rack", OPEN)), Withdraw(Revision("hose", "v1"))])
def test_a_write_that_is_interrupted_leaves_the_store_usable(tmp_path: Path, change: Change) -> None:
    """Wherever it is: the error is one of ours, this store reads on, another one can write, and tried again it is done;
    only what comes after it, the saving of arrays, can fail when it is done already.
    """
    store, other = EmbeddedStore.create(tmp_path), EmbeddedStore.open(tmp_path)
    store.write(Configure(Layout(store.analyzer, "whole")), put(document("hose", "hose", OPEN)))
    before = store.sequence
    for at in count(step=7):
        try:
            with interrupted(store._db, at):
                store.write(change)
            break
        except StoreError:
            other.keep(f"r-{at}", "{}", said="words", sources=[])
            assert store.check() == ()
            if store.sequence > before:
                break
            assert found_ids(store, "hose", asker())
    assert at > 100 and store.sequence == before + 1 and store.check() == ()
