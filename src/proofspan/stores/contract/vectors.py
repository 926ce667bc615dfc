"""The facts about vectors, and what makes the archives that they are shown on."""

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from proofspan.documents import PUBLIC, Document, Policy
from proofspan.errors import EncoderError, StoreError
from proofspan.stores import Backend, Configure, FieldWeights, Layout
from proofspan.stores.contract.world import (
    WORDS,
    VectorWorld,
    World,
    asker,
    dense_ids,
    document,
    put,
    random_asker,
    random_policy,
    unit,
)

if TYPE_CHECKING:
    from proofspan.encoders import Vectors


class VectorContract:
    """Facts about the vectors of any store; `StoreContract` has the others and inherits these."""

    def make(self) -> Backend:
        """An empty store; inherit and give one."""
        raise TypeError(f"{type(self).__name__} inherits StoreContract without saying what `make` makes")

    def world(self, *documents: Document) -> World:
        """A store that holds these documents."""
        store = self.make()
        with store.holding():
            store.write(Configure(Layout(store.analyzer, "whole")), *map(put, documents))
        return World(store, documents)

    def vectors_of(self, pairs: Sequence[tuple[Document, "Vectors"]]) -> VectorWorld:
        """A store with an encoder in its layout that holds these documents with their vectors."""
        store = self.make()
        store.write(Configure(Layout(store.analyzer, "whole", "fake@1")), *(put(d, vectors) for d, vectors in pairs))
        return VectorWorld(store, tuple(pairs))

    def random_vectors(self, chance: random.Random, size: int) -> VectorWorld:
        """Documents of one passage each with a random vector, under random policies."""
        return self.vectors_of(
            [(document(f"d{n}", chance.choice(WORDS), random_policy(chance)), unit(chance)[None]) for n in range(size)]
        )

    def test_dense_equals_brute_force_in_both_worlds(self) -> None:
        """Cosines, order and ids are those of the admitted passages alone, with and without the hidden ones."""
        chance = random.Random(11)
        full = self.random_vectors(chance, 30)
        for _ in range(30):
            eligibility, k = random_asker(chance), chance.randint(1, 12)
            alone = self.vectors_of([pair for pair in full.pairs if eligibility.admits(pair[0].policy)])
            vector = unit(chance)
            found = dense_ids(full.store, vector, eligibility, limit=k)
            assert found == dense_ids(alone.store, vector, eligibility, limit=k)
            expected = full.expected_dense(vector, eligibility, k)
            assert [name for name, _ in found] == [name for name, _ in expected]
            assert all(math.isclose(a, b, abs_tol=1e-6) for (_, a), (_, b) in zip(found, expected, strict=True))

    def test_lent_vectors_serve_dense(self) -> None:
        """Vectors that are lent rank the passages whose keys came with them, and the texts come in order of key."""
        store = self.world(
            *(document(n, n, Policy(allowed_groups=frozenset({PUBLIC}))) for n in ("hose", "rack"))
        ).store
        texts = dict(store.texts())
        assert [fields.body for fields in texts.values()] == ["hose", "rack"] and list(texts) == sorted(texts)
        store.equip(list(texts), np.eye(2, dtype=np.float32))
        assert [name for name, _ in dense_ids(store, np.array([0, 1], np.float32), asker())] == [
            "rack-v1:0-4",
            "hose-v1:0-4",
        ]

    def test_an_archive_without_vectors_says_so(self) -> None:
        """Asked for nearness of meaning, an archive that keeps no vectors is an error, not an empty list."""
        store = self.world(document("hose", "hose", Policy(allowed_groups=frozenset({PUBLIC})))).store
        try:
            store.dense(np.ones(3, np.float32), asker(), limit=1)
        except EncoderError as error:
            assert "none" in str(error)
        else:
            raise AssertionError("no vectors were ranked")

    def test_vectors_of_another_width_are_refused(self) -> None:
        """Vectors of other dimensions than those that are kept are refused, and what is there is asked as before."""
        everybody = Policy(allowed_groups=frozenset({PUBLIC}))
        store = self.vectors_of([(document("hose", "hose", everybody), np.ones((1, 8), np.float32))]).store
        try:
            store.write(put(document("rack", "rack", everybody), np.ones((1, 4), np.float32)))
        except StoreError as error:
            assert "8 dimensions" in str(error)
        else:
            raise AssertionError("vectors of two widths were kept")
        assert [name for name, _ in dense_ids(store, np.ones(8, np.float32), asker())] == ["hose-v1:0-4"]

    def test_hidden_documents_without_vectors_are_as_none(self) -> None:
        """Where everything is hidden from the asker the answer is empty, as it is where nothing was ever added."""
        hidden = self.world(document("hose", "hose", Policy(allowed_groups=frozenset({"others"})))).store
        for store in (hidden, self.world().store):
            assert store.dense(np.ones(3, np.float32), asker(), limit=1).keys == ()

    def test_scores_among_some_are_those_of_all(self) -> None:
        """Asked for some keys alone, both lists give each eligible one the score that it has among all, to the last
        bit, 0 where no term stands, and nothing for keys that the asker may not see.
        """
        chance = random.Random(13)
        world = self.random_vectors(chance, 30)
        for _ in range(20):
            eligibility, vector, text = random_asker(chance), unit(chance), " ".join(chance.choices(WORDS, k=3))
            keys = chance.sample([key for key, _ in world.store.texts()], 8)
            held = {found.key for found in world.store.read(keys, eligibility)}
            lexical = [
                world.store.lexical(text, eligibility, limit=99, weights=FieldWeights(), among=among)
                for among in (None, keys)
            ]
            dense = [world.store.dense(vector, eligibility, limit=99, among=among) for among in (None, keys)]
            for every, some in (lexical, dense):
                scores = dict(zip(every.keys, every.scores, strict=True))
                assert dict(zip(some.keys, some.scores, strict=True)) == {key: scores.get(key, 0.0) for key in held}
                assert (some.eligible, some.weights) == (every.eligible, every.weights)

    def test_a_passage_in_pieces_counts_by_its_best(self) -> None:
        """Of two vectors lent for one passage the nearer one is its score; every passage is listed once."""
        store = self.world(
            *(document(n, n, Policy(allowed_groups=frozenset({PUBLIC}))) for n in ("hose", "rack"))
        ).store
        hose, rack = (key for key, _ in store.texts())
        store.equip([hose, hose, rack], np.array([[1, 0], [0.6, 0.8], [0.8, 0.6]], np.float32))
        found = store.dense(np.array([0, 1], np.float32), asker(), limit=5)
        assert found.keys == (hose, rack)
        assert np.allclose(found.scores, [0.8, 0.6])
