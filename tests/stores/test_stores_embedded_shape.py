"""Indices, triggers, views and tables changed behind the archive's back: `doctor` names each, a repair what it can."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from eventful import changed, eventful, told
from formats import as_of_format

from proofspan.stores import Drift
from proofspan.stores.embedded import EmbeddedStore, shape

COUNT = "CREATE TRIGGER receipts_counted AFTER INSERT ON receipts BEGIN SELECT 1; END"
REMADE = {
    "DROP TRIGGER receipts_counted": "trigger receipts_counted",
    f"DROP TRIGGER receipts_counted; {COUNT}": "trigger receipts_counted",
    "DROP INDEX states_by_revision": "index states_by_revision",
    "DROP INDEX sources_by_revision; CREATE INDEX sources_by_revision ON sources (label)": "index sources_by_revision",
}
LEFT = {
    "CREATE VIEW everything AS SELECT text FROM contents": "view everything",
    "CREATE TABLE copies (text TEXT)": "table copies",
    "CREATE INDEX by_digest ON revisions (digest)": "index by_digest",
    "CREATE TRIGGER quiet BEFORE DELETE ON states BEGIN SELECT raise(IGNORE); END": "trigger quiet",
    "ALTER TABLE revisions ADD COLUMN remark TEXT": "table revisions",
    "ALTER TABLE pages RENAME COLUMN width TO broad": "table pages",
    "DROP TABLE totals": "table totals",
    "ALTER TABLE changes RENAME TO writes; CREATE TABLE changes AS SELECT * FROM writes": "table changes",
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive to which everything has happened."""
    return eventful(tmp_path_factory.mktemp("shape") / "whole")


@pytest.fixture
def after(whole: Path, tmp_path: Path) -> Callable[[str], EmbeddedStore]:
    """Gives a copy of it, opened after statements were run behind its back."""

    def made(statements: str) -> EmbeddedStore:
        copy = shutil.copytree(whole, tmp_path / "copy")
        changed(copy, *statements.replace("; END", " END").replace("; ", ";;").replace(" END", "; END").split(";;"))
        return EmbeddedStore.open(copy)

    return made


def named(faults: tuple[Drift, ...]) -> dict[str, bool]:
    """What is not as it was made, and whether a repair mends it."""
    return {fault.where: fault.repairable for fault in faults if fault.kind == "schema-changed"}


@pytest.mark.parametrize("statements", REMADE)
def test_an_index_or_a_trigger_is_named_and_made_anew(
    whole: Path, after: Callable[[str], EmbeddedStore], statements: str
) -> None:
    """Dropped or defined otherwise: named, alone; after a repair the record is defined as before, and sound."""
    store = after(statements)
    assert named(store.check()) == {REMADE[statements]: True} and len(store.check()) == 1
    assert store.repair() == () and told(store) == told(EmbeddedStore.open(whole))
    assert shape.defined(store._db) == shape.defined(EmbeddedStore.open(whole)._db)


@pytest.mark.parametrize("statements", LEFT)
def test_what_holds_rows_or_is_not_ours_is_named_and_left(
    after: Callable[[str], EmbeddedStore], statements: str
) -> None:
    """Tables that are missing, other or added, and views, indices and triggers that nobody here made: a repair says so
    still, and takes nothing away.
    """
    store = after(statements)
    assert named(store.check())[LEFT[statements]] is False
    before = shape.defined(store._db)
    assert named(store.repair())[LEFT[statements]] is False and shape.defined(store._db) == before


def test_receipts_that_nobody_counted_are_not_counted_later(after: Callable[[str], EmbeddedStore]) -> None:
    """Kept while the trigger was gone: it is made anew, and the count, which may hide a loss, stays named."""
    store = after("DROP TRIGGER receipts_counted")
    store.keep("r-4", "{}", said="words", sources=[])
    assert [drift.kind for drift in store.repair()] == ["receipts-missing"]


@pytest.mark.parametrize("name", ["first", "1"])
def test_an_earlier_record_is_compared_too(whole: Path, tmp_path: Path, name: str) -> None:
    """One without an index, and with a view: both are named beside its format, and brought up it has the index."""
    earlier = as_of_format(name, shutil.copytree(whole, tmp_path / "earlier"))
    changed(earlier, "DROP INDEX states_by_revision", "CREATE VIEW everything AS SELECT text FROM contents")
    store = EmbeddedStore.open(earlier)
    assert [drift.kind for drift in store.check()] == ["older-format", "schema-changed", "schema-changed"]
    assert named(store.repair()) == {"view everything": False}


def test_a_definition_is_known_whatever_its_white_space(whole: Path) -> None:
    """A record that was written out as statements and read in again has the same definitions, on other lines."""
    with closing(sqlite3.connect(whole / "record.sqlite")) as record, closing(sqlite3.connect(":memory:")) as again:
        again.executescript("\n".join(record.iterdump()))
        again.execute("DROP INDEX states_by_revision")
        again.execute("CREATE INDEX states_by_revision\n  ON states(revision,sequence)")
        again.execute("PRAGMA user_version = 2")
        assert list(shape.differing(again)) == []
