"""The tests that every reranker passes. Inherit `RerankerContract`, give it `make`, let pytest collect the class."""

import math

from proofspan.retrieval.rerank import Reranker

QUESTION = "the pump leaks"
CANDIDATES = (("hose rack", "en"), ("the pump leaks", "en"), ("", "en"), ("the rack fits the pump", "it"))

NEAR = 1e-5
"""How far a score may move with what stands beside it: a model's sums run in another order there."""


class RerankerContract:
    """Facts about any reranker that knows the words of QUESTION and CANDIDATES."""

    def make(self) -> Reranker:
        """The reranker, a new one each time."""
        raise TypeError(f"{type(self).__name__} inherits RerankerContract without saying what `make` makes")

    def test_a_score_for_each_candidate(self) -> None:
        """As many numbers as candidates, an empty text and one that stands twice among them, none of them NaN."""
        scores = self.make().scores(QUESTION, (*CANDIDATES, CANDIDATES[0]))
        assert len(scores) == len(CANDIDATES) + 1 and all(map(math.isfinite, scores))
        assert math.isclose(scores[0], scores[-1], abs_tol=NEAR)

    def test_no_candidates_have_no_scores(self) -> None:
        """Nothing to score gives nothing."""
        assert list(self.make().scores(QUESTION, ())) == []

    def test_higher_is_better(self) -> None:
        """A passage that says what was asked is above one without a word of it, and above an empty one."""
        without, saying, empty, _ = self.make().scores(QUESTION, CANDIDATES)
        assert saying > without and saying > empty

    def test_a_candidate_stands_by_itself(self) -> None:
        """Its score is the same alone, among others, and in another order."""
        reranker = self.make()
        together, turned = reranker.scores(QUESTION, CANDIDATES), reranker.scores(QUESTION, CANDIDATES[::-1])[::-1]
        alone = [reranker.scores(QUESTION, (candidate,))[0] for candidate in CANDIDATES]
        for score, *others in zip(together, turned, alone, strict=True):
            assert all(math.isclose(score, other, abs_tol=NEAR) for other in others)

    def test_a_long_passage_is_read(self) -> None:
        """However long: what was asked counts where it stands first and last, and is above the same without it."""
        long = "hose rack " * 1000
        texts = ((long, "en"), (f"{QUESTION} {long}", "en"), (f"{long} {QUESTION}", "en"))
        without, first, last = self.make().scores(QUESTION, texts)
        assert first > without and last > without

    def test_it_says_which_it_is(self) -> None:
        """A name, and a hexadecimal digest that another one made in the same way has too."""
        one, other = self.make(), self.make()
        assert one.name and (one.name, one.digest) == (other.name, other.digest)
        assert len(bytes.fromhex(one.digest)) >= 8
