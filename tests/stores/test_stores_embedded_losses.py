"""Rows taken out of the record or changed in it behind its back: `doctor` names each."""

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from eventful import changed, cited_wrongly, eventful, told

from proofspan.errors import NotFoundError, ProofspanError
from proofspan.stores.embedded import EmbeddedStore

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
TABLES = (
    *("meta", "changes", "revisions", "contents", "pages", "states", "generations", "passages", "vectors"),
    *("receipts", "sources", "totals"),
)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The eventful archive, closed; never written to here."""
    return eventful(tmp_path_factory.mktemp("archive") / "whole")


def rows(archive: Path, table: str) -> list[str]:
    """A condition for each row of a table."""
    with closing(sqlite3.connect(archive / "record.sqlite")) as connection:
        keys = [name for _, name, _, _, _, key in connection.execute(f"PRAGMA table_info({table})") if key]
        names = " || ' AND ' || ".join(f"'{key} = ' || quote({key})" for key in keys)
        return [where for (where,) in connection.execute(f"SELECT {names} FROM {table}")]  # noqa: S608


def test_nothing_is_wrong_before(archive: Path) -> None:
    """The archive to which everything has happened is sound, and holds something in every table."""
    assert EmbeddedStore.open(archive).check() == ()
    assert all(rows(archive, table) for table in TABLES)
    with closing(sqlite3.connect(archive / "record.sqlite")) as connection:
        there = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in there} == {*TABLES, "sqlite_sequence"}


@pytest.mark.parametrize("table", TABLES)
def test_every_row_that_is_deleted_is_missed(archive: Path, tmp_path: Path, table: str) -> None:
    """Whichever row of whichever table is gone, `doctor` says that something is."""
    for number, where in enumerate(rows(archive, table)):
        copy = shutil.copytree(archive, tmp_path / str(number))
        changed(copy, f"DELETE FROM {table} WHERE {where}")  # noqa: S608
        assert EmbeddedStore.open(copy).check(), where


def test_any_rows_that_are_deleted_are_missed(archive: Path, tmp_path: Path) -> None:
    """Rows of several tables gone together, as when all of one document is taken out by hand: that shows, and
    nothing is cited that was not added so.
    """
    chance = random.Random(4)
    everything = [(table, where) for table in TABLES for where in rows(archive, table)]
    for number in range(400 if FUZZ else 20):
        copy = shutil.copytree(archive, tmp_path / str(number))
        taken = chance.sample(everything, chance.randint(2, 12))
        changed(copy, *(f"DELETE FROM {table} WHERE {where}" for table, where in taken))  # noqa: S608
        store = EmbeddedStore.open(copy)
        assert store.check() and not cited_wrongly(store), taken


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("UPDATE states SET allowed_groups = '[\"public\"]' WHERE revision = 3", "metadata-changed"),
        ("UPDATE states SET valid_to = '2020-01-01' WHERE revision = 1", "metadata-changed"),
        ("UPDATE revisions SET label = 'v9' WHERE id = 1", "metadata-changed"),
        ("UPDATE revisions SET digest = 'x' WHERE id = 5", "metadata-changed"),
        ("UPDATE revisions SET withdrawn = NULL WHERE id = 5", "metadata-missing"),
        ("UPDATE revisions SET withdrawn = 2 WHERE id = 1", "orphan"),
        ("UPDATE generations SET retired = NULL", "passages-changed"),
        ("UPDATE generations SET language = 'it' WHERE id = 1", "passages-changed"),
        ("UPDATE pages SET number = 7 WHERE revision = 1 AND number = 1", "source-changed"),
        ("UPDATE pages SET boxes = x'01' WHERE revision = 1 AND number = 1", "source-changed"),
        ("UPDATE vectors SET vector = (SELECT vector FROM vectors WHERE key = 2) WHERE key = 1", "vectors-changed"),
        ("UPDATE meta SET value = replace(value, 'directions@1', 'e5@2')", "vectors-changed"),
        ("UPDATE meta SET value = replace(value, 'whole', 'windows:9')", "layout-changed"),
        ("UPDATE meta SET value = replace(value, 'snowball@', 'snowball@0')", "analyzer-changed"),
        ("UPDATE receipts SET body = '{\"answer\": 9}' WHERE id = 'r-2'", "receipt-changed"),
        ("UPDATE receipts SET said = '41 bar' WHERE id = 'r-2'", "receipt-changed"),
        ("UPDATE receipts SET said = '40 bar' WHERE id = 'r-1'", "orphan"),
        ("UPDATE receipts SET said = NULL WHERE id = 'r-2'", "receipt-changed"),
        ("UPDATE sources SET document = 'rack' WHERE receipt = 'r-2'", "receipt-changed"),
        ("UPDATE changes SET kind = 'put' WHERE kind = 'amend'", "writes-changed"),
        ("UPDATE changes SET kind = 'withdrawn' WHERE kind = 'withdraw'", "writes-changed"),
        ("UPDATE changes SET revision = 2 WHERE sequence = 2", "writes-changed"),
        ("UPDATE changes SET recorded = 'today' WHERE sequence = 3", "writes-changed"),
        ("UPDATE changes SET token = '' WHERE sequence = 3", "writes-changed"),
        ("UPDATE changes SET sequence = 99 WHERE sequence = 1", "writes-missing"),
        ("UPDATE revisions SET id = 99 WHERE withdrawn IS NOT NULL", "revisions-missing"),
        ("UPDATE sqlite_sequence SET seq = 99 WHERE name = 'changes'", "writes-missing"),
        ("INSERT INTO states SELECT 99, 1, 1, title, language, status, products, allowed_groups, valid_from, "
         "valid_to, derived_from, owner, sealed FROM states WHERE revision = 2 LIMIT 1", "orphan"),
    ],
)  # fmt: skip
def test_every_change_has_a_name(archive: Path, tmp_path: Path, statement: str, kind: str) -> None:
    """Rights, days, names, pages, vectors, the encoder and receipts changed by hand: named, and no repair hides it."""
    copy = shutil.copytree(archive, tmp_path / "copy")
    changed(copy, statement)
    store = EmbeddedStore.open(copy)
    assert kind in {drift.kind for drift in store.check()}
    assert kind in {drift.kind for drift in store.repair()}


def test_which_writes_are_gone_is_said(archive: Path, tmp_path: Path) -> None:
    """The message counts them and says between which others they are missing."""
    copy = shutil.copytree(archive, tmp_path / "copy")
    changed(copy, "DELETE FROM changes WHERE sequence IN (1, 3, 4)")
    (gone,) = [drift for drift in EmbeddedStore.open(copy).check() if drift.kind == "writes-missing"]
    assert gone.message.startswith("9 were written and 6 are there (2 follows 0, 5 follows 2)")


def test_any_bit_of_a_vector_counts(archive: Path, tmp_path: Path) -> None:
    """One bit of one vector in the record, wherever: the document is named, by a repair as well."""
    chance = random.Random(5)
    for number in range(400 if FUZZ else 20):
        copy = shutil.copytree(archive, tmp_path / str(number))
        with closing(sqlite3.connect(copy / "record.sqlite")) as connection:
            key, vector = chance.choice(connection.execute("SELECT key, vector FROM vectors").fetchall())
            connection.execute("UPDATE vectors SET vector = ? WHERE key = ?", (flipped(chance, vector), key))
            connection.commit()
        store = EmbeddedStore.open(copy)
        assert [drift.kind for drift in store.check()] == ["vectors-changed"]
        assert [drift.kind for drift in store.repair()] == ["vectors-changed"]


def flipped(chance: random.Random, data: bytes) -> bytes:
    """The same bytes but for one bit."""
    place = chance.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]


def test_a_record_of_flipped_bits_is_named_or_says_the_same(archive: Path, tmp_path: Path) -> None:
    """A bit of the record's file, anywhere: `doctor` names something, or every asker gets what they got before."""
    chance, data = random.Random(6), (archive / "record.sqlite").read_bytes()
    before = told(EmbeddedStore.open(archive))
    copy = shutil.copytree(archive, tmp_path / "copy")
    for number in range(3000 if FUZZ else 60):
        (copy / "record.sqlite").write_bytes(flipped(chance, data))
        try:
            store = EmbeddedStore.open(copy)
            named = store.check()
            assert named or told(store) == before, number
            store.close()
        except ProofspanError as error:
            assert not isinstance(error, NotFoundError), number
