"""The recipe of hybrid, its arithmetic spelled out."""

from proofspan.retrieval.hybrid import Scores, convex, ordered


def test_the_convex_sum() -> None:
    """Cosines are stretched between the lowest and the highest, words and pairs divided by the highest."""
    scores = Scores(bm25={1: 8.0, 2: 4.0, 3: 0.0}, dense={1: 0.2, 2: 0.6, 3: 0.4}, pair={1: 0.5, 2: 0.5, 3: 0.25})
    sums = {key: sum(part.adds for part in convex(scores, [1, 2, 3])(key)) for key in (1, 2, 3)}
    assert sums[1] == 0.5 * 8 / 8 + 0.5 * 0 + 0.2 * 0.5 / 0.5
    assert sums[2] == 0.5 * 4 / 8 + 0.5 * 1 + 0.2 * 0.5 / 0.5
    assert abs(sums[3] - (0.5 * 0 + 0.5 * (0.4 - 0.2) / (0.6 - 0.2) + 0.2 * 0.25 / 0.5)) < 1e-12


def test_the_order_and_its_ties() -> None:
    """Highest sum first; equal sums in order of key."""
    scores = Scores(bm25={5: 2.0, 3: 2.0, 4: 1.0}, dense={}, pair={})
    assert [key for key, _ in ordered([5, 4, 3], convex(scores, [5, 4, 3]))] == [3, 5, 4]


def test_extremes_are_the_candidates_alone() -> None:
    """A key that is no candidate is scored by the candidates' extremes, and can pass their bounds."""
    scores = Scores(bm25={1: 1.0, 9: 3.0}, dense={1: 0.5, 2: 0.3, 9: 0.1}, pair={})
    parts = {part.name: part.adds for part in convex(scores, [1, 2])(9)}
    assert (parts["bm25"], parts["pair"]) == (0.5 * 3 / 1, 0.0)
    assert abs(parts["dense"] - 0.5 * (0.1 - 0.3) / (0.5 - 0.3)) < 1e-12


def test_nothing_to_tell_apart_adds_nothing() -> None:
    """One cosine for all, no term and no pair: every sum is 0."""
    scores = Scores(bm25={}, dense={1: 0.5, 2: 0.5}, pair={})
    assert [sum(part.adds for part in convex(scores, [1, 2])(key)) for key in (1, 2)] == [0.0, 0.0]
