"""Vectors of the record that are not what was encoded: nothing is ranked by them, and words go on."""

import random
import shutil
from pathlib import Path

import pytest
from directions import Directions
from eventful import CLOSED, OPEN, changed, eventful, put

from proofspan.documents import Revision
from proofspan.errors import StoreError
from proofspan.stores import Candidates, Change, Configure, FieldWeights, Layout, Withdraw
from proofspan.stores.contract import asker
from proofspan.stores.contract.world import document
from proofspan.stores.embedded import EmbeddedStore, cache

OTHERS = {
    "flipped": "UPDATE vectors SET vector = CAST(x'0000803f' || substr(vector, 5) AS BLOB) WHERE key = 1",
    "exchanged": "UPDATE vectors SET vector = (SELECT vector FROM vectors WHERE key = 2) WHERE key = 1",
    "short": "UPDATE vectors SET vector = substr(vector, 5) WHERE key = 1",
    "no vector at all": "UPDATE vectors SET vector = x'00ff0a' WHERE key = 1",
    "missing": "DELETE FROM vectors WHERE key = 1",
    "all missing": "DELETE FROM vectors",
    "of another encoder": "UPDATE meta SET value = replace(value, 'directions@1', 'e5@2')",
    "of none": "UPDATE meta SET value = replace(value, 'directions@1', '')",
    "of a closed document": "UPDATE vectors SET vector = zeroblob(length(vector)) WHERE key = 3",
}


@pytest.fixture
def archive(tmp_path: Path, whole: Path) -> Path:
    """A copy of the eventful archive without its saved arrays: they are derived from the record."""
    copy = shutil.copytree(whole, tmp_path / "archive")
    cache.discard(copy / "index")
    return copy


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The eventful archive."""
    return eventful(tmp_path_factory.mktemp("vectors") / "whole")


def near(store: EmbeddedStore) -> Candidates:
    """What is near to a question."""
    return store.dense(Directions().query("hose pressure"), asker("ops"), limit=9)


def worded(store: EmbeddedStore) -> Candidates:
    """What has words of it."""
    return store.lexical("hose pressure", asker("ops"), limit=9, weights=FieldWeights())


@pytest.mark.parametrize("change", OTHERS)
def test_nothing_is_ranked_by_other_vectors(archive: Path, whole: Path, change: str) -> None:
    """Flipped, exchanged, gone or of another encoder: nearness is refused in the words of `doctor`, which names them,
    and words find what they found.
    """
    changed(archive, OTHERS[change])
    store = EmbeddedStore.open(archive)
    with pytest.raises(StoreError, match=r"vectors, or the encoder .* not those that were added: .*doctor"):
        near(store)
    assert worded(store) == worded(EmbeddedStore.open(whole))
    assert any(drift.kind.startswith("vectors-") for drift in store.check())


def test_any_bit_of_any_vector_is_seen_before_it_ranks(archive: Path) -> None:
    """One bit of one vector of a living or a retired passage, and nothing is ranked by any; put back, all is."""
    store = EmbeddedStore.open(archive)
    before, chance = near(store), random.Random(3)
    vectors = store._db.execute("SELECT key, vector FROM vectors").fetchall()
    for key, vector in vectors:
        bit = chance.randrange(8 * len(vector))
        other = (int.from_bytes(vector, "little") ^ 1 << bit).to_bytes(len(vector), "little")
        store._db.execute("UPDATE vectors SET vector = ? WHERE key = ?", (other, key))
        with pytest.raises(StoreError, match="vectors"):
            near(EmbeddedStore.open(archive))
        store._db.execute("UPDATE vectors SET vector = ? WHERE key = ?", (vector, key))
    assert near(EmbeddedStore.open(archive)) == before


def test_saved_arrays_outlive_a_change_of_the_record(whole: Path, tmp_path: Path) -> None:
    """They were encoded so, and are ranked by, until they are derived anew; also where more is added to them."""
    archive = shutil.copytree(whole, tmp_path / "archive")
    changed(archive, OTHERS["flipped"])
    store = EmbeddedStore.open(archive)
    assert near(store) == near(EmbeddedStore.open(whole))
    store.write(put(document("new", "hose", OPEN)))
    assert near(store).eligible == near(EmbeddedStore.open(archive)).eligible == 9


def test_a_repair_leaves_the_last_vectors_there_are(whole: Path, tmp_path: Path) -> None:
    """Saved arrays stay when the record has lost vectors, unless they are damaged themselves: then nothing ranks."""
    archive = shutil.copytree(whole, tmp_path / "archive")
    changed(archive, OTHERS["all missing"])
    store = EmbeddedStore.open(archive)
    assert store.repair() and near(store) == near(EmbeddedStore.open(archive)) == near(EmbeddedStore.open(whole))
    (rows,) = (archive / "index").glob("*/rows.npy")
    rows.write_bytes(b"")
    assert store.repair()
    with pytest.raises(StoreError, match="vectors"):
        near(EmbeddedStore.open(archive))


def test_a_write_goes_through_and_saves_no_arrays(archive: Path) -> None:
    """What is added to such an archive is in the record; nothing that was withdrawn stays in arrays of before."""
    changed(archive, OTHERS["flipped"])
    store = EmbeddedStore.open(archive)
    store.write(put(document("new", "smoke stop", CLOSED)))
    store.write(Withdraw(Revision("plan", "v1")))
    assert worded(store).eligible == 7 and not (archive / "index").exists()


def test_without_the_document_they_were_of_all_is_well(archive: Path) -> None:
    """A withdrawal of the only document whose vectors were changed ends it."""
    changed(archive, OTHERS["flipped"])
    store = EmbeddedStore.open(archive)
    store.write(Withdraw(Revision("hose", "v1")))
    assert near(store).eligible == 6 and cache.load(archive / "index") is not None


def test_deriving_reads_each_vector_once(archive: Path) -> None:
    """One statement a generation for its vectors, and none for a digest of its own."""
    store, statements = EmbeddedStore.open(archive), []
    (generations,) = store._db.execute("SELECT count(*) FROM generations").fetchone()
    store._db.set_trace_callback(statements.append)
    near(store)
    assert len([s for s in statements if "v.vector" in s]) == generations
    assert len([s for s in statements if "encoded" in s]) == 1


def test_an_archive_without_vectors_asks_for_none() -> None:
    """One that was made without an encoder reads no vector when its arrays are derived."""
    store, statements = EmbeddedStore.in_memory(), []
    plain: list[Change] = [Configure(Layout(store.analyzer, "whole"))]
    store.write(*plain)
    store._db.set_trace_callback(statements.append)
    assert worded(store).eligible == 0 and [s for s in statements if "v.vector" in s] == []
