"""Lists become one, and a pool gets a new order; the arithmetic spelled out."""

from proofspan.retrieval.fusion import rrf
from proofspan.retrieval.rerank import Lexical, Remembering, lexical


def test_rrf_sums_reciprocal_ranks() -> None:
    """Second in one list and first in the other: 1 / 62 + 1 / 61."""
    fused = dict(rrf({"bm25": [7, 5], "dense": [5, 9]}))
    assert fused == {5: 1 / 62 + 1 / 61, 7: 1 / 61, 9: 1 / 62}


def test_rrf_ties_stand_in_order_of_insertion() -> None:
    """Equal sums are ordered by key, whichever list came first."""
    assert [key for key, _ in rrf({"bm25": [9], "dense": [4]})] == [4, 9]


def test_pair_score_of_a_perfect_match() -> None:
    """Every word, every bigram and no gap: .55 + .30 + .15 * 2 / 2."""
    assert lexical("hose pressure", [("hose pressure", "en")]) == [0.55 + 0.30 + 0.15 * 1]


def test_pair_score_takes_the_first_place_of_each_word() -> None:
    """Two of three words, none of two bigrams, first places 0 and 2: .55 * 2/3 + .30 * 0/2 + .15 * 2/3."""
    (score,) = lexical("hose pressure limit", [("hose of new pressure and hose", "en")])
    assert abs(score - (0.55 * 2 / 3 + 0.30 * 0 / 2 + 0.15 * 2 / 3)) < 1e-12


def test_one_word_has_no_proximity() -> None:
    """A single found word is near to nothing: .55 * 1/2."""
    assert lexical("hose pressure", [("the hose", "en")]) == [0.55 / 2]


def test_italian_accents_are_folded() -> None:
    """A question typed without accents meets the text that has them (P13)."""
    assert lexical("attivita esclusa", [("attività esclusa", "it")]) == [1.0]


def test_what_is_remembered_changes_no_score() -> None:
    """Asked twice and of several texts, the reranker that remembers gives what the one that does not gives."""
    texts = [("hose of new pressure and hose", "en"), ("attività esclusa", "it"), ("", "en"), ("hosePressure", "en")]
    remembering = Remembering()
    for question in ("hose pressure limit", "attivita", "hose", "the", "hose pressure limit"):
        assert remembering.scores(question, texts) == Lexical().scores(question, texts)
    assert (remembering.name, remembering.digest) == (Lexical.name, Lexical.digest)
