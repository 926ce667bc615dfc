"""The embedded store keeps the contract, in memory and in a folder, and what is its own besides."""

import contextlib
import shutil
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from proofspan.documents import PUBLIC, Page, Policy, Revision
from proofspan.errors import ConflictError, DocumentError, InputError, LockedError, SchemaError, StoreError
from proofspan.spans import Span
from proofspan.stores import Configure, FieldWeights, Layout, Withdraw
from proofspan.stores.contract import StoreContract, asker, document, found_ids, put
from proofspan.stores.embedded import EmbeddedStore

OPEN = Policy(allowed_groups=frozenset({PUBLIC}))


class TestInMemory(StoreContract):
    """The contract, nothing on disk."""

    def make(self) -> EmbeddedStore:
        """A store in memory."""
        return EmbeddedStore.in_memory()


class TestInAFolder(StoreContract):
    """The contract on disk, every store in a folder of its own."""

    @pytest.fixture(autouse=True)
    def _place(self, tmp_path: Path) -> None:
        self.place, self.made = tmp_path, 0

    def make(self) -> EmbeddedStore:
        """A store in a new folder."""
        self.made += 1
        return EmbeddedStore.create(self.place / f"archive-{self.made}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an archive of two documents, closed."""
    store = EmbeddedStore.create(tmp_path / "archive")
    with store.holding():
        store.write(Configure(Layout(store.analyzer, "whole")))
        store.write(put(document("hose", "hose pressure 447190283746", OPEN)))
        store.write(put(document("rack", "rack airflow", OPEN)))
    store.close()
    return tmp_path / "archive"


def test_a_second_process_reads_what_the_first_wrote(folder: Path) -> None:
    """What was written is found by a store opened anew, by the arrays that were saved."""
    store = EmbeddedStore.open(folder)
    assert [name for name, _ in found_ids(store, "pressure", asker())] == ["hose-v1:0-26"]


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
    assert any(b"447190283746" in file.read_bytes() for file in folder.rglob("*") if file.is_file())
    store = EmbeddedStore.open(folder)
    store.write(Withdraw(Revision("hose", "v1")))
    store.close()
    assert not any(b"447190283746" in file.read_bytes() for file in folder.rglob("*") if file.is_file())


def test_damaged_arrays_are_named_and_rebuilt(folder: Path) -> None:
    """Postings changed to point elsewhere never change an answer; `check` names the part, `repair` mends it."""
    (part,) = (folder / "index").glob("*/rows.npy")
    np.save(part, 1 - np.load(part))
    store = EmbeddedStore.open(folder)
    assert [name for name, _ in found_ids(store, "pressure", asker())] == ["hose-v1:0-26"]
    assert [(fault.kind, fault.where) for fault in store.check()] == [("index-damaged", "rows")]
    assert store.repair() == ()


def test_arrays_of_another_record_are_not_used(folder: Path, tmp_path: Path) -> None:
    """A record put in place of another with as many writes is searched by what it holds, not by arrays left there."""
    other = EmbeddedStore.create(tmp_path / "other")
    other.write(Configure(Layout(other.analyzer, "whole")))
    other.write(put(document("smoke", "smoke pressure", OPEN)))
    other.write(put(document("stop", "stop", OPEN)))
    other.close()
    shutil.copy(tmp_path / "other" / "record.sqlite", folder / "record.sqlite")
    store = EmbeddedStore.open(folder)
    assert [name for name, _ in found_ids(store, "pressure", asker())] == ["smoke-v1:0-14"]
    assert store.check() == ()


def test_a_writer_that_was_killed_leaves_no_arrays(folder: Path) -> None:
    """A half-written folder of arrays, with whatever words it holds, is gone after the next write."""
    (folder / "index" / "4711").mkdir()
    (folder / "index" / "4711" / "vocabulary.txt").write_text("en:secret")
    EmbeddedStore.open(folder).write(put(document("smoke", "smoke", OPEN)))
    assert [path.parent.name != "4711" for path in (folder / "index").rglob("vocabulary.txt")] == [True]


def test_a_check_beside_a_writer_finds_nothing(folder: Path) -> None:
    """While thirty documents come and go, no check of another connection takes a half state for drift."""
    found: list[object] = []
    done = threading.Event()

    def look() -> None:
        store = EmbeddedStore.open(folder)
        while not done.is_set():
            found.extend(store.check())
        store.close()

    thread = threading.Thread(target=look)
    thread.start()
    writer = EmbeddedStore.open(folder)
    for number in range(30):
        writer.write(put(document(f"p{number}", "pair", OPEN)))
        writer.write(Withdraw(Revision(f"p{number}", "v1")))
    done.set()
    thread.join()
    assert found == []


def test_a_withdrawal_leaves_no_row(folder: Path) -> None:
    """Of a withdrawn revision the record keeps its name, digest, dates and writes; no page, passage, term or text."""
    store = EmbeddedStore.open(folder)
    written = replace(document("paged", "one two", OPEN), pages=(Page(1, Span(0, 3)), Page(2, Span(4, 7))))
    store.write(put(written), Withdraw(Revision("rack", "v1")), Withdraw(Revision("hose", "v1")))
    store.write(Withdraw(written.revision))
    store.close()
    connection = sqlite3.connect(folder / "record.sqlite")
    tables = ("contents", "pages", "generations", "passages", "vectors")
    assert [connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables] == [0] * 5  # noqa: S608
    assert connection.execute("SELECT count(*), count(withdrawn) FROM revisions").fetchone() == (3, 3)
    connection.close()


def test_rows_of_nothing_are_named(folder: Path) -> None:
    """A vector without its passage is an orphan."""
    connection = sqlite3.connect(folder / "record.sqlite")
    connection.execute("INSERT INTO vectors VALUES (99, x'00')")
    connection.commit()
    connection.close()
    assert ("orphan", "vectors 99") in [(f.kind, f.where) for f in EmbeddedStore.open(folder).check()]


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


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("DELETE FROM passages WHERE key = 1", "passages-changed"),
        ("UPDATE passages SET stop = stop + 4 WHERE key = 1", "passages-changed"),
        ("UPDATE passages SET start = 9, stop = 3 WHERE key = 1", "passages-changed"),
        ("UPDATE contents SET text = 'hose pressure 9999' WHERE revision = 1", "text-changed"),
        ("UPDATE contents SET structure = '{' WHERE revision = 1", "source-changed"),
        ("UPDATE contents SET source_data = x'00' WHERE revision = 1", "source-changed"),
        ("DELETE FROM contents WHERE revision = 1", "text-missing"),
        ("DELETE FROM states WHERE revision = 1", "metadata-missing"),
        ("UPDATE states SET status = 'zzz' WHERE revision = 1", "record-damaged"),
        ("UPDATE states SET valid_from = '2026-02-31' WHERE revision = 1", "record-damaged"),
        ("UPDATE states SET derived_from = '[1]' WHERE revision = 1", "record-damaged"),
        ("DELETE FROM meta", "layout-missing"),
        ("UPDATE meta SET value = '{'", "record-damaged"),
        ("DELETE FROM changes WHERE sequence = 2", "writes-missing"),
        ("DROP TABLE sources; DROP TABLE receipts", "record-damaged"),
    ],
)
def test_every_kind_of_drift_is_named_and_survives_a_repair(folder: Path, statement: str, kind: str) -> None:
    """Whatever is changed under the store's feet has a name, a repair does not hide it, and asking gives an answer
    or an error of ours that repeats nothing of the record.
    """
    connection = sqlite3.connect(folder / "record.sqlite")
    connection.executescript(statement)
    connection.close()
    store = EmbeddedStore.open(folder)
    assert kind in {drift.kind for drift in store.check()}
    with contextlib.suppress(StoreError):
        assert kind in {drift.kind for drift in store.repair()}
    try:
        found_ids(store, "pressure", asker())
    except StoreError as error:
        assert "pressure" not in str(error)


def test_an_error_repeats_nothing_of_the_record(folder: Path) -> None:
    """A byte of a hidden title made invalid: the error names the file and the way out, not the title."""
    store = EmbeddedStore.open(folder)
    store.write(put(document("plan", "merger", Policy(allowed_groups=frozenset({"boss"})), title="Merger with Zenith")))
    store.close()
    record = folder / "record.sqlite"
    record.write_bytes(record.read_bytes().replace(b"Merger with Zenith", b"Merger with Z\xffnith"))
    with pytest.raises(StoreError) as error:
        EmbeddedStore.open(folder).entries(asker())
    assert "Merger" not in str(error.value) and "doctor" in str(error.value)


def test_an_init_that_was_killed_can_be_made_again(tmp_path: Path) -> None:
    """A record without a byte, or without a table, is no archive: `create` finishes it; one with tables stays."""
    (tmp_path / "record.sqlite").touch()
    EmbeddedStore.create(tmp_path).close()
    with pytest.raises(ConflictError):
        EmbeddedStore.create(tmp_path)


@pytest.mark.parametrize("at", range(10, 400, 13))
def test_a_changed_export_is_an_error_of_ours(folder: Path, tmp_path: Path, at: int) -> None:
    """Any byte of an export changed: it loads whole or not at all, and never breaks."""
    target = tmp_path / "all.gz"
    EmbeddedStore.open(folder).save(target)
    data = bytearray(target.read_bytes())
    data[at % len(data)] ^= 255
    target.write_bytes(data)
    again = EmbeddedStore.in_memory()
    try:
        again.load(target)
    except InputError:
        assert again.sequence == 0
    else:
        assert again.check() == ()


@pytest.mark.parametrize("text", ["The pump\0limit", "half \ud83d pair"])
def test_a_text_that_cannot_be_kept_is_refused(text: str) -> None:
    """A NUL or half a surrogate pair in a text is an error before anything is written."""
    store = EmbeddedStore.in_memory()
    store.write(Configure(Layout(store.analyzer, "whole")))
    before = store.sequence
    with pytest.raises(DocumentError, match="NUL"):
        store.write(put(document("d", text, OPEN)))
    assert store.sequence == before
