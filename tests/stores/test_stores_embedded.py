"""The embedded store keeps the contract, in memory and in a folder, and what is its own besides."""

import sqlite3
import threading
from pathlib import Path

import pytest

from proofspan.documents import PUBLIC, Policy, Revision
from proofspan.errors import InputError, LockedError, SchemaError, StoreError
from proofspan.stores import Configure, FieldWeights, Layout, Withdraw
from proofspan.stores.contract import StoreContract, asker, document, found_ids, put
from proofspan.stores.embedded import EmbeddedStore

OPEN = Policy(allowed_groups=frozenset({PUBLIC}))


class TestInMemory(StoreContract):
    """The contract, nothing on disk."""

    def make(self) -> EmbeddedStore:
        """A store in memory."""
        return EmbeddedStore.in_memory()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an archive of two documents, closed."""
    store = EmbeddedStore.create(tmp_path / "archive")
    with store.holding():
        store.write(Configure(Layout(store.analyzer, "whole")))
        store.write(put(document("hose", "hose pressure 4471", OPEN)))
        store.write(put(document("rack", "rack airflow", OPEN)))
    store.close()
    return tmp_path / "archive"


def test_a_second_process_reads_what_the_first_wrote(folder: Path) -> None:
    """What was written is found by a store opened anew, by the arrays that were saved."""
    store = EmbeddedStore.open(folder)
    assert [name for name, _ in found_ids(store, "pressure", asker())] == ["hose-v1:0-18"]


def test_a_reader_follows_a_writer(folder: Path) -> None:
    """A store that is open sees the next search include what another connection wrote meanwhile."""
    reader, writer = EmbeddedStore.open(folder), EmbeddedStore.open(folder)
    assert not found_ids(reader, "smoke", asker())
    writer.write(put(document("smoke", "smoke stop", OPEN)))
    assert found_ids(reader, "smoke", asker())


def test_a_second_writer_is_told_who_writes(folder: Path) -> None:
    """While one store holds the archive another's write fails at once and names the process."""
    first, second = EmbeddedStore.open(folder), EmbeddedStore.open(folder)
    with first.holding(), pytest.raises(LockedError, match="process"):
        second.write(put(document("smoke", "smoke", OPEN)))
    second.write(put(document("smoke", "smoke", OPEN)))


def test_many_read_beside_one_writer(folder: Path) -> None:
    """Four readers on connections of their own find a whole state at each of fifty searches while one writes."""
    seen: list[set[int]] = [set() for _ in range(4)]

    def read(place: int) -> None:
        store = EmbeddedStore.open(folder)
        for _ in range(50):
            found = store.lexical("pair", asker(), limit=100, weights=FieldWeights())
            assert len(store.read(found.keys, asker())) == len(found.keys)
            seen[place].add(len(found.keys) % 2)
        store.close()

    threads = [threading.Thread(target=read, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    writer = EmbeddedStore.open(folder)
    for number in range(20):
        writer.write(*(put(document(f"p{number}{side}", "pair", OPEN)) for side in "ab"))
    for thread in threads:
        thread.join()
    assert seen == [{0}] * 4


def test_withdrawn_text_is_not_in_the_files(folder: Path) -> None:
    """After a withdrawal no file of the archive holds a word of it (P06)."""
    assert any(b"4471" in file.read_bytes() for file in folder.rglob("*") if file.is_file())
    store = EmbeddedStore.open(folder)
    store.write(Withdraw(Revision("hose", "v1")))
    store.close()
    assert not any(b"4471" in file.read_bytes() for file in folder.rglob("*") if file.is_file())


def test_damaged_arrays_are_named_and_rebuilt(folder: Path) -> None:
    """A byte changed in the arrays never changes an answer; `check` names the part, `repair` mends it."""
    part = folder / "index" / "rows.npy"
    data = bytearray(part.read_bytes())
    data[-1] ^= 1
    part.write_bytes(data)
    store = EmbeddedStore.open(folder)
    assert [name for name, _ in found_ids(store, "pressure", asker())] == ["hose-v1:0-18"]
    assert [(fault.kind, fault.where) for fault in store.check()] == [("index-damaged", "rows")]
    assert store.repair() == ()


def test_drift_in_the_record_is_named(folder: Path) -> None:
    """Rows taken from under the store's feet: a text, a passage and terms, each named by its revision."""
    connection = sqlite3.connect(folder / "record.sqlite")
    connection.execute("UPDATE generations SET postings = x'0000000000000000', words = '' WHERE revision = 1")
    connection.execute("UPDATE contents SET text = 'other' WHERE revision = 2")
    connection.commit()
    connection.close()
    store = EmbeddedStore.open(folder)
    kinds = [(fault.kind, fault.where) for fault in store.check()]
    assert kinds == [("terms-changed", "hose-v1"), ("text-changed", "rack-v1")]
    assert [fault.kind for fault in store.repair()] == ["text-changed"]


def test_what_is_no_archive_is_said(tmp_path: Path) -> None:
    """Opening nothing, another format and a file of other bytes each fail with a reason."""
    with pytest.raises(StoreError, match="init"):
        EmbeddedStore.open(tmp_path)
    (tmp_path / "record.sqlite").write_bytes(b"no database at all, but long enough to be looked at" * 20)
    with pytest.raises(StoreError, match=r"cannot be read|not a record"):
        EmbeddedStore.open(tmp_path)
    (tmp_path / "record.sqlite").unlink()
    sqlite3.connect(tmp_path / "record.sqlite").execute("PRAGMA user_version = 99").connection.close()
    with pytest.raises(SchemaError, match="99"):
        EmbeddedStore.open(tmp_path)


def test_export_and_import_give_the_same_answers(folder: Path, tmp_path: Path) -> None:
    """An archive written to a file and read into an empty one finds the same passages with the same scores."""
    store, target = EmbeddedStore.open(folder), tmp_path / "all.gz"
    store.save(target)
    again = EmbeddedStore.in_memory()
    assert again.load(target) == 2
    assert found_ids(again, "hose airflow", asker()) == found_ids(store, "hose airflow", asker())
    assert again.check() == ()


def test_a_cut_export_imports_nothing(folder: Path, tmp_path: Path) -> None:
    """An export whose end is missing, or that goes into an archive with documents, is refused whole."""
    store, target = EmbeddedStore.open(folder), tmp_path / "all.gz"
    store.save(target)
    target.write_bytes(target.read_bytes()[:-20])
    again = EmbeddedStore.in_memory()
    with pytest.raises(InputError, match=r"all\.gz"):
        again.load(target)
    assert again.sequence == 0
    with pytest.raises(InputError, match="empty"):
        store.load(target)
