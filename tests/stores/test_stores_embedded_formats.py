"""Archives of every earlier format: read as they are, named by `doctor`, brought up by a repair or the next write."""

import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from eventful import OPEN, changed, eventful, put, told
from formats import ONE_DAY, as_of_format

from proofspan.errors import SchemaError, StoreError
from proofspan.stores.contract.world import document
from proofspan.stores.embedded import EmbeddedStore, schema

EVERY = pytest.mark.parametrize("name", list(ONE_DAY))


@pytest.fixture(scope="module")
def now(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The eventful archive as it is written today."""
    return eventful(tmp_path_factory.mktemp("now") / "whole")


@pytest.fixture
def earlier(name: str, now: Path, tmp_path: Path) -> Path:
    """The same as an earlier version wrote it."""
    return as_of_format(name, shutil.copytree(now, tmp_path / "earlier"))


def version(folder: Path) -> int:
    """The format that a record says it has."""
    with closing(sqlite3.connect(folder / "record.sqlite")) as connection:
        return schema.version(connection)


@EVERY
def test_an_earlier_archive_is_read_and_named(earlier: Path, now: Path) -> None:
    """Asked, it says what it always said, and stays what it is; `doctor` names its format and what brings it up."""
    store = EmbeddedStore.open(earlier)
    assert told(store) == told(EmbeddedStore.open(now))
    (drift,) = store.check()
    assert (drift.kind, drift.repairable) == ("older-format", True)
    assert "format 1" in drift.message and "--repair" in drift.message and version(earlier) == 1


@EVERY
def test_a_repair_brings_it_up(earlier: Path, now: Path) -> None:
    """After it the record is what today's version would have written, row by row, and sound."""
    store = EmbeddedStore.open(earlier)
    assert store.repair() == () and told(store) == told(EmbeddedStore.open(now))
    store.close()
    assert version(earlier) == schema.VERSION and everything(earlier) == everything(now)


def everything(folder: Path) -> dict[str, list[dict[str, object]]]:
    """All rows of all tables, by name of column."""
    with closing(sqlite3.connect(folder / "record.sqlite")) as connection:
        connection.row_factory = sqlite3.Row
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        found = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in tables}  # noqa: S608
    return {name: [known(dict(row)) for row in rows] for name, rows in found.items()}


def known(row: dict[str, object]) -> dict[str, object]:
    """A row without the digests of what was erased before there were any: they cannot be made any more."""
    erased = {"said", "withdrawn"} & row.keys() and (row.get("said", "") is None or row.get("withdrawn") is not None)
    return {name: value for name, value in row.items() if not (erased and name in ("sealed", "kept"))}


@EVERY
def test_the_next_write_brings_it_up(earlier: Path) -> None:
    """A document added to it, or a receipt kept, and it is of today's format and sound."""
    store = EmbeddedStore.open(earlier)
    store.write(put(document("new", "smoke stop", OPEN)))
    assert store.check() == () and version(earlier) == schema.VERSION


@EVERY
def test_a_receipt_brings_it_up(earlier: Path) -> None:
    """Kept by an asker, in the same transaction."""
    store = EmbeddedStore.open(earlier)
    store.keep("r-4", "{}", said="words", sources=[])
    assert store.check() == () and version(earlier) == schema.VERSION


@EVERY
def test_it_is_brought_up_whole_or_not_at_all(earlier: Path, now: Path) -> None:
    """Interrupted anywhere within, the record is of the one format or of the other, and says the same."""
    store, before = EmbeddedStore.open(earlier), told(EmbeddedStore.open(now))
    for interrupted in count(step=15):
        calls = count()
        store._db.set_progress_handler(lambda calls=calls, last=interrupted: next(calls) == last, 3)
        try:
            store.keep("r-4", "{}", said="words", sources=[])
            break
        except StoreError:
            store._db.set_progress_handler(None, 0)
            if version(earlier) == schema.VERSION:  # the last step of all
                break
            assert [drift.kind for drift in store.check()] == ["older-format"]
    store._db.set_progress_handler(None, 0)
    assert interrupted > 300 and version(earlier) == schema.VERSION
    assert store.check() == () and told(store) == before


@EVERY
def test_an_earlier_export_is_imported(earlier: Path, now: Path, tmp_path: Path) -> None:
    """What an earlier version wrote to a file becomes today's record, the same as that of the archive brought up."""
    store = EmbeddedStore.open(earlier)
    store.save(tmp_path / "all.gz")
    again = EmbeddedStore.create(tmp_path / "again")
    assert again.load(tmp_path / "all.gz") == 5
    assert again.check() == () and told(again) == told(EmbeddedStore.open(now))
    again.close()
    assert everything(tmp_path / "again") == everything(now)


def test_a_record_that_was_brought_up_exports_as_any_other(now: Path, tmp_path: Path) -> None:
    """Its columns stand in another order; a new archive takes its file all the same."""
    earlier = as_of_format("first", shutil.copytree(now, tmp_path / "earlier"))
    store = EmbeddedStore.open(earlier)
    assert store.repair() == ()
    store.save(tmp_path / "all.gz")
    again = EmbeddedStore.in_memory()
    assert again.load(tmp_path / "all.gz") == 5 and again.check() == () and told(again) == told(store)


def test_an_import_into_an_earlier_archive_brings_it_up(now: Path, tmp_path: Path) -> None:
    """One that was made, and never written to, by an earlier version."""
    EmbeddedStore.create(tmp_path / "empty").close()
    store = EmbeddedStore.open(as_of_format("1", tmp_path / "empty"))
    EmbeddedStore.open(now).save(tmp_path / "all.gz")
    assert store.load(tmp_path / "all.gz") == 5 and store.check() == ()


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("UPDATE contents SET text = 'hose pressure 41 bar' WHERE revision = 1", "text-changed"),
        ("UPDATE contents SET source_data = x'00' WHERE revision = 1", "source-changed"),
        ("UPDATE passages SET stop = 9 WHERE key = 1", "passages-changed"),
        ("DELETE FROM states WHERE revision = 1", "metadata-missing"),
        ("DELETE FROM revisions WHERE id = 4", "revisions-missing"),
        ("DELETE FROM vectors WHERE key = 1", "vectors-missing"),
        ("DELETE FROM meta", "layout-missing"),
    ],
)
def test_bringing_up_hides_nothing(now: Path, tmp_path: Path, statement: str, kind: str) -> None:
    """What was wrong with an archive of format 1 is wrong with it after a repair."""
    earlier = as_of_format("1", shutil.copytree(now, tmp_path / "earlier"))
    changed(earlier, statement)
    assert kind in {drift.kind for drift in EmbeddedStore.open(earlier).repair()}


@EVERY
@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("UPDATE contents SET text = 'hose pressure 41 bar' WHERE revision = 1", "text-changed"),
        ("DELETE FROM contents WHERE revision = 1", "text-missing"),
        ("UPDATE passages SET stop = 9999 WHERE key = 1", "passages-changed"),
        ("DELETE FROM generations WHERE id = 1", "passages-changed"),
        ("UPDATE generations SET words = 'nothing' WHERE id = 1", "terms-changed"),
        ("DELETE FROM vectors WHERE key = 1", "vectors-missing"),
        ("UPDATE vectors SET vector = (SELECT vector FROM vectors WHERE key = 2) WHERE key = 1", "index-drifted"),
        ("UPDATE meta SET value = replace(value, 'snowball@', 'snowball@0')", "analyzer-changed"),
        ("UPDATE receipts SET said = '40 bar' WHERE id = 'r-1'", "orphan"),
        ("UPDATE receipts SET body = 'words' WHERE id = 'r-2'", "receipt-changed"),
        ("UPDATE changes SET kind = 'amend' WHERE sequence = 2", "writes-changed"),
    ],
)
def test_an_earlier_record_is_looked_through(earlier: Path, statement: str, kind: str) -> None:
    """What was changed in it shows beside its format before it is brought up, and looking at it changes nothing."""
    changed(earlier, statement)
    store = EmbeddedStore.open(earlier)
    assert {"older-format", kind} <= {drift.kind for drift in store.check()} and version(earlier) == 1


def test_files_of_format_1_have_digests(now: Path, tmp_path: Path) -> None:
    """Of files and cuts a format 1 record says what was changed; the first ones had no digests, and their format says
    so.
    """
    for name, kinds in (("1", {"older-format", "source-changed", "passages-changed"}), ("first", {"older-format"})):
        earlier = as_of_format(name, shutil.copytree(now, tmp_path / name))
        changed(earlier, "UPDATE contents SET source_data = x'00' WHERE revision = 1")
        changed(earlier, "UPDATE passages SET heading = 'Of old' WHERE key = 2")
        (older, *_), found = EmbeddedStore.open(earlier).check(), {d.kind for d in EmbeddedStore.open(earlier).check()}
        assert found - {"terms-changed", "index-drifted"} == kinds
        assert ("anything but its texts" if name == "first" else "receipts") in older.message


def test_a_later_format_is_refused(now: Path, tmp_path: Path) -> None:
    """Neither an archive nor an export of a version to come is read: both say which formats are, and what to do."""
    later = shutil.copytree(now, tmp_path / "later")
    changed(later, f"PRAGMA user_version = {schema.VERSION + 1}")
    with pytest.raises(SchemaError, match=f"format {schema.VERSION + 1}, .* up to {schema.VERSION}: a newer proofspan"):
        EmbeddedStore.open(later)
