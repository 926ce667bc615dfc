"""How much the embedded store reads and keeps for a question, counted; and that what saves work changes no bit."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from proofspan.documents import PUBLIC, Policy
from proofspan.eligibility import Identity
from proofspan.errors import StoreError
from proofspan.stores import Configure, FieldWeights, Layout
from proofspan.stores.contract import asker, document, put, random_asker, random_policy
from proofspan.stores.embedded import EmbeddedStore, cache, ranking
from proofspan.stores.embedded.arrays import Arrays, Encoded
from proofspan.stores.embedded.competing import Competing
from proofspan.stores.embedded.index import derived
from proofspan.stores.embedded.rights import Rights
from proofspan.stores.embedded.taken import SHARE, Taken

OPEN = Policy(allowed_groups=frozenset({PUBLIC}))
WEIGHTS = FieldWeights()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an archive of four documents, closed."""
    store = EmbeddedStore.create(tmp_path / "archive")
    with store.holding():
        store.write(Configure(Layout(store.analyzer, "whole")))
        store.write(*(put(document(f"d{n}", f"hose rack number{n}", OPEN)) for n in range(4)))
    store.close()
    return tmp_path / "archive"


def competing(mask: np.ndarray, taken: Taken) -> Competing:
    """Those rows of arrays that hold nothing but numbers of rows."""
    arrays = replace(Arrays.empty(), keys=np.arange(len(mask)), lengths=np.ones((len(mask), 3), np.int32))
    return Competing(arrays, mask, mask, taken)


def drawn(rows: int, dimensions: int = 48) -> Encoded:
    """Random vectors, one for each row."""
    vectors = np.random.default_rng(7).standard_normal((rows, dimensions), np.float32)
    return Encoded(vectors, np.arange(rows), every=True)


def test_days_in_arrays_admit_as_the_reference_does() -> None:
    """For 500 random askers and 60 random policies the arrays say what `Eligibility.admits` says."""
    chance = random.Random(1)
    policies = [random_policy(chance) for _ in range(60)]
    rights = Rights.under(policies)
    for _ in range(500):
        who = random_asker(chance)
        assert rights.admitting(who).tolist() == [who.admits(policy) for policy in policies]


def test_cosines_are_the_same_however_vectors_are_taken() -> None:
    """In blocks, taken out before, or all at once: every row has the same cosine, to the last bit."""
    encoded, vector = drawn(5000), np.random.default_rng(3).standard_normal(48).astype(np.float32)
    everything = np.einsum("ij,j->i", encoded.vectors, vector, optimize=False).astype(np.float64)
    for share in (0.9, 0.3, 0.01):
        mask = np.random.default_rng(5).random(5000) < share
        rows = competing(mask, Taken())
        ways = [ranking.cosine(encoded, vector, rows, taken=each) for each in (None, encoded.vectors[mask])]
        assert all(np.array_equal(scores, everything[mask]) for _, scores in ways)


def test_vectors_are_taken_out_for_whoever_asks_twice() -> None:
    """The first question takes none out, the second does, a third has the same; one set at a time."""
    taken, encoded, one, other = Taken(), drawn(30), np.arange(5), np.arange(6)
    assert taken.of(one, encoded) is None
    kept = taken.of(one, encoded)
    assert kept is not None and taken.of(one, encoded) is kept and np.array_equal(kept, encoded.vectors[:5])
    assert taken.of(other, encoded) is None and taken.of(other, encoded) is not None and taken.of(one, encoded) is None


def test_no_more_than_a_share_of_the_vectors_is_taken_out() -> None:
    """A third of the rows may be copied, one more may not."""
    taken, encoded = Taken(), drawn(30)
    least, more = np.arange(30 // SHARE), np.arange(30 // SHARE + 1)
    assert [taken.of(least, encoded) is None for _ in range(2)] == [True, False]
    assert [taken.of(more, encoded) is None for _ in range(2)] == [True, True]


def test_rows_that_compete_are_found_from_either_side() -> None:
    """Sought among the rows of a term or looked up in the mask: the same places."""
    chance = np.random.default_rng(11)
    for share in (0.001, 0.5):
        rows = competing(chance.random(20_000) < share, Taken())
        held = np.flatnonzero(chance.random(20_000) < 0.3).astype(np.int32)
        kept, places = rows.held(held)
        assert held[kept].tolist() == sorted(set(held.tolist()) & set(rows.rows.tolist()))
        assert np.array_equal(rows.rows[places], held[kept])


def test_who_may_read_the_same_shares_what_is_counted(folder: Path) -> None:
    """Two people with the same rights have one set of rows between them; somebody else has another."""
    store = EmbeddedStore.open(folder)
    who, colleague = asker(), replace(asker(), identity=Identity("another", frozenset()))
    with store._snapshot(None) as view:
        assert view.competing(who) is view.competing(colleague)
        assert view.competing(replace(who, statuses=frozenset())) is not view.competing(who)


def test_opening_reads_what_was_saved_and_no_terms_of_the_record(folder: Path) -> None:
    """A store that is opened anew asks for the terms of later writes alone, which are none, and for no text."""
    store, statements = EmbeddedStore.open(folder), []
    store._db.set_trace_callback(statements.append)
    assert store.lexical("hose", asker(), limit=9, weights=WEIGHTS).eligible == 4
    assert [f"added > {store.sequence} " in s for s in statements if "postings" in s] == [True]
    assert [s for s in statements if "SELECT v.vector" in s or "SELECT text" in s or "SELECT key FROM" in s] == []


def test_saved_arrays_stand_in_memory_once(folder: Path) -> None:
    """What is loaded is the bytes of the files, not a copy of them."""
    saved = cache.load(folder / "index")
    assert saved is not None and saved.arrays is not None
    assert not saved.arrays.rows.flags.owndata and not saved.arrays.sequences.places.flags.owndata


def test_words_are_saved_with_the_arrays_and_are_those_of_the_record(folder: Path) -> None:
    """The saved arrays have the words of every passage, as the record gives them."""
    saved, store = cache.load(folder / "index"), EmbeddedStore.open(folder)
    assert saved is not None and saved.arrays is not None and saved.arrays.sequences.rows == 4
    words, again = saved.arrays.sequences, derived(store._db).sequences
    assert np.array_equal(words.places, again.places) and words.vocabulary == again.vocabulary


def test_overlaps_read_no_text(folder: Path) -> None:
    """Counting what passages share with a question asks the record for nothing but its state."""
    store, statements = EmbeddedStore.open(folder), []
    keys = store.lexical("hose", asker(), limit=9, weights=WEIGHTS).keys
    store._db.set_trace_callback(statements.append)
    assert store.overlaps("hose rack", asker(), keys=keys, weights=WEIGHTS)[keys[0]].words == 2
    assert [s for s in statements if "passages" in s or "contents" in s] == []


def test_words_of_a_passage_that_is_gone_are_an_error(folder: Path) -> None:
    """Where the record has lost a text whose words are not known yet, nothing is counted as if it were empty."""
    store = EmbeddedStore.open(folder)
    cache.discard(folder / "index")
    store._db.execute("DELETE FROM contents WHERE revision = 2")
    with pytest.raises(StoreError, match="doctor"):
        store.overlaps("hose", asker(), keys=[1], weights=WEIGHTS)


def test_a_state_that_is_held_does_not_see_what_others_write(folder: Path) -> None:
    """Within one state a write by another connection is not there; after it, it is."""
    reader, writer = EmbeddedStore.open(folder), EmbeddedStore.open(folder)
    with reader.one_state() as held:
        writer.write(put(document("smoke", "hose", OPEN)))
        assert reader.lexical("hose", asker(), limit=9, weights=WEIGHTS).eligible == 4
    assert reader.sequence == held + 1
    assert reader.lexical("hose", asker(), limit=9, weights=WEIGHTS).eligible == 5


def test_a_state_is_left_when_something_fails(folder: Path) -> None:
    """An error inside does not leave the transaction open: the next write of the same store goes through."""
    store = EmbeddedStore.open(folder)
    with pytest.raises(RuntimeError, match="inside"), store.one_state():
        raise RuntimeError("inside")
    assert store.write(put(document("smoke", "smoke", OPEN))) == store.sequence


def test_a_document_is_written_by_as_many_statements_whichever_it_is(tmp_path: Path) -> None:
    """The fortieth document costs the record as many statements as the second."""
    store, counts = EmbeddedStore.create(tmp_path / "archive"), []
    with store.holding():
        store.write(Configure(Layout(store.analyzer, "whole")))
        for number in range(40):
            statements: list[str] = []
            store._db.set_trace_callback(statements.append)
            store.write(put(document(f"d{number}", "hose rack", OPEN)))
            counts.append(len(statements))
    assert len(set(counts[1:])) == 1
