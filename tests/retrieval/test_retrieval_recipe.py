"""Methods on one small archive with an encoder whose every vector can be worked out by hand."""

import random
from dataclasses import replace

import numpy as np
import pytest

from proofspan.documents import PUBLIC, Document, Policy
from proofspan.encoders.letters import Letters
from proofspan.errors import EncoderError
from proofspan.passages import Passage, Reads
from proofspan.retrieval import Method, Query, Recipe, rank
from proofspan.retrieval.rerank import Lexical
from proofspan.spans import Span
from proofspan.stores import Configure, FieldWeights, Layout, Put
from proofspan.stores.contract import asker, random_asker, random_policy
from proofspan.stores.contract.world import WORDS, document
from proofspan.stores.embedded import EmbeddedStore

EVERYBODY = Policy(allowed_groups=frozenset({PUBLIC}))


def archive(*documents: Document) -> EmbeddedStore:
    """A store of these documents, a passage each, with their vectors."""
    store = EmbeddedStore.in_memory()
    puts = []
    for each in documents:
        passage = Passage(each.revision, Span(0, len(each.text)), "", each.text)
        puts.append(Put(each, (passage,), Letters().passages([each.text])))
    store.write(Configure(Layout(store.analyzer, "whole", "letters@1")), *puts)
    return store


def some(chance: random.Random, size: int) -> list[Document]:
    """Documents of a few random words for everybody."""
    return [document(f"d{n}", " ".join(chance.choices(WORDS, k=6)), EVERYBODY, language="en") for n in range(size)]


def ids(store: EmbeddedStore, query: Query, recipe: Recipe) -> list[tuple[str, float]]:
    """The ids and scores of a ranking."""
    return [(hit.found.passage.id, hit.score) for hit in rank(store, query, recipe, encoder=Letters()).hits]


def test_every_part_is_what_its_kind_gives() -> None:
    """A hit's parts are the store's own BM25 and cosine; in rrf each adds 1/(60 + its rank), else itself."""
    store, query = archive(*some(random.Random(1), 30)), Query("returns pressure hose", asker(), 10)
    words = store.lexical(query.text, query.eligibility, limit=30, weights=FieldWeights())
    near = store.dense(Letters().query(query.text), query.eligibility, limit=30)
    scores = {
        "bm25": dict(zip(words.keys, words.scores, strict=True)),
        "dense": dict(zip(near.keys, near.scores, strict=True)),
    }
    for method in Method:
        hits = rank(store, query, Recipe(method), encoder=Letters()).hits
        assert len(hits) == 10 and [hit.score for hit in hits] == sorted((h.score for h in hits), reverse=True)
        for hit in hits:
            told = {part.name: part for part in hit.parts if part.name != "pair"}
            assert all(part.score == scores[name].get(hit.found.key, 0.0) for name, part in told.items())
            if method is Method.RRF:
                assert hit.score == sum(1 / (60 + place) for _, place in hit.ranks)
            elif method is not Method.HYBRID:
                assert hit.score == scores[method.value][hit.found.key]


def test_hybrid_finds_what_either_list_holds() -> None:
    """A passage with no word of the question has a bm25 of 0 and stands by its cosine; one with the words by both."""
    store = archive(document("near", "eee", EVERYBODY), document("said", "hose aaa", EVERYBODY))
    hits = rank(store, Query("hose eee", asker(), 5), Recipe(Method.HYBRID), encoder=Letters()).hits
    parts = {hit.found.passage.revision.document: {part.name: part for part in hit.parts} for hit in hits}
    assert set(parts) == {"near", "said"}
    assert parts["near"]["bm25"].score > 0 < parts["said"]["bm25"].score
    assert parts["near"]["dense"].adds == 0.5 and parts["said"]["dense"].adds == 0.0


def test_asking_for_more_never_changes_what_is_first() -> None:
    """The first 3 and the first 10 of hybrid are the beginning of its first 60, also beyond the pool of 5."""
    store = archive(*some(random.Random(2), 80))
    query, recipe = Query("returns pressure hose warranty", asker(), 60), Recipe(Method.HYBRID, pool=5)
    deep = ids(store, query, recipe)
    assert len(deep) == 60
    assert ids(store, replace(query, k=3), recipe) == deep[:3]
    assert ids(store, replace(query, k=10), recipe) == deep[:10]


@pytest.mark.essential
@pytest.mark.parametrize("method", list(Method))
def test_two_worlds(method: Method) -> None:
    """With and without the documents that the asker may not see: the same ids and scores to the last bit."""
    chance = random.Random(3)
    for _ in range(12):
        documents = [replace(each, policy=random_policy(chance)) for each in some(chance, 40)]
        eligibility = random_asker(chance)
        alone = [each for each in documents if eligibility.admits(each.policy)]
        query = Query(" ".join(chance.choices(WORDS, k=3)), eligibility, 8)
        full = ids(archive(*documents), query, Recipe(method, pool=4))
        assert full == (ids(archive(*alone), query, Recipe(method, pool=4)) if alone else [])


def test_a_language_that_the_encoder_was_not_made_for_is_said() -> None:
    """Asked by meaning, an archive with Italian passages says so; asked by words it does not."""
    store = archive(document("a", "hose", EVERYBODY), document("b", "tubo", EVERYBODY, language="it"))
    query = Query("hose", asker(), 2)
    for method in (Method.DENSE, Method.RRF, Method.HYBRID):
        (note,) = rank(store, query, Recipe(method), encoder=Letters()).notes
        assert note.startswith(
            "language-mismatch: encoder letters was made for English, and there are passages in Italian:"
        )
    assert rank(store, query, Recipe()).notes == ()


def test_a_hidden_language_is_not_said() -> None:
    """Italian passages that the asker may not see give no note."""
    hidden = Policy(allowed_groups=frozenset({"ops"}))
    store = archive(document("a", "hose", EVERYBODY), document("b", "tubo", hidden, language="it"))
    assert rank(store, Query("hose", asker(), 2), Recipe(Method.DENSE), encoder=Letters()).notes == ()


def test_a_question_beyond_the_limit_is_read_in_pieces() -> None:
    """Twenty words of a and twenty of e are two pieces; their mean is as near to a passage of both as can be."""
    store = archive(document("both", "ae", EVERYBODY), document("one", "a", EVERYBODY))
    query = Query(" ".join(["a"] * 20 + ["e"] * 20), asker(), 2)
    ranking = rank(store, query, Recipe(Method.DENSE), encoder=Letters())
    assert ranking.hits[0].found.passage.text == "ae" and abs(ranking.hits[0].score - 1) < 1e-6
    assert ranking.notes == ("question-in-pieces: 2, since letters reads 20 wordpieces at once",)


def test_without_a_known_word_nothing_is_nearer() -> None:
    """The encoder knows no word of `hot`: dense lists all at 0 and says so, the others rank by words and say that."""
    store = archive(*[document(f"d{n}", text, EVERYBODY) for n, text in enumerate(("aaa", "hot", "eee", "hot e"))])
    query = Query("hot", asker(), 4)
    dense = rank(store, query, Recipe(Method.DENSE), encoder=Letters())
    assert [hit.score for hit in dense.hits] == [0, 0, 0, 0]
    assert dense.notes == (
        "no-known-words: encoder letters knows no word of the question: nothing is nearer than anything else",
    )
    words = [hit.found for hit in rank(store, query, Recipe()).hits]
    for method in (Method.RRF, Method.HYBRID):
        ranking = rank(store, query, Recipe(method), encoder=Letters())
        assert len(words) == 2 and [hit.found for hit in ranking.hits] == words
        assert ranking.notes == (
            "no-known-words: encoder letters knows no word of the question: ranked by words alone",
        )


def test_a_question_of_no_list_has_no_hits() -> None:
    """Neither words nor meaning: but for dense, where all are as near, every method is empty; hybrid says both."""
    store = archive(document("a", "hose", EVERYBODY))
    rankings = {
        m: rank(store, Query("xyz", asker(), 4), Recipe(m, reranker=Lexical()), encoder=Letters()) for m in Method
    }
    assert [method for method, ranking in rankings.items() if ranking.hits] == [Method.DENSE]
    notes = [note.partition(":")[0] for note in rankings[Method.HYBRID].notes]
    assert notes == ["no-lexical-tokens", "no-known-words"]


class EveryLetter(Letters):
    """The same, but it counts letters and reads 20 of them; a text of more is an error, as it is of every encoder."""

    reads = Reads(20, lambda text: tuple(Span(place, place + 1) for place in range(len(text))))

    def query(self, text: str) -> np.ndarray:
        """Shape (3,)."""
        if len(text) > 20:
            raise EncoderError(f"a text of {len(text)} letters")
        return super().query(text)


@pytest.mark.parametrize("method", [Method.DENSE, Method.RRF, Method.HYBRID])
def test_a_long_question_without_a_space(method: Method) -> None:
    """3,000 letters in one word are 150 pieces of 20, cut inside the word; their mean still ranks."""
    store = archive(document("a", "aaa", EVERYBODY), document("e", "eee", EVERYBODY))
    query = Query("aax" * 1000, asker(), 2)
    ranking = rank(store, query, Recipe(method), encoder=EveryLetter())
    assert [hit.found.passage.text for hit in ranking.hits] == ["aaa", "eee"]
    assert "question-in-pieces: 150, since letters reads 20 wordpieces at once" in ranking.notes


def test_a_long_question_of_white_space() -> None:
    """It has no word at all, though the encoder counts 100 pieces."""
    ranking = rank(archive(), Query(" " * 100, asker(), 2), Recipe(Method.DENSE), encoder=EveryLetter())
    assert ranking.hits == () and any(note.startswith("no-known-words") for note in ranking.notes)


def test_the_usual_pools() -> None:
    """Twenty candidates of each list, fifty with hybrid, unless a number is given."""
    assert [Recipe(method).pool for method in (Method.RRF, Method.HYBRID)] == [20, 50]
    assert Recipe(Method.HYBRID, pool=7).pool == 7


def test_an_archive_without_documents_has_no_hits() -> None:
    """By meaning as by words: nothing competes, and nothing is wrong."""
    for method in Method:
        ranking = rank(archive(), Query("hose", asker(), 3), Recipe(method), encoder=Letters())
        assert (ranking.eligible, ranking.hits) == (0, ())
