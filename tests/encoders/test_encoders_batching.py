"""Which texts go through an encoder together."""

from hypothesis import given
from hypothesis import strategies as st

from proofspan.encoders.batching import batches


def test_texts_of_one_length_share_a_batch_up_to_the_budget() -> None:
    """Of four texts of 5, two fill a budget of 10; their order stays."""
    assert list(batches([5, 5, 5, 5], budget=10)) == [(0, 1), (2, 3)]


def test_texts_of_two_lengths_never_meet() -> None:
    """Three and four would fit in ten together, but one of them would have to be padded: the longer goes first."""
    assert list(batches([3, 4, 3], budget=10)) == [(1,), (0, 2)]


def test_a_text_over_the_budget_stands_alone() -> None:
    """Two texts of 11 at a budget of 10 are two batches, not an error."""
    assert list(batches([11, 11], budget=10)) == [(0,), (1,)]


def test_no_texts_no_batches() -> None:
    """Nothing in, nothing out."""
    assert list(batches([])) == []


@given(st.lists(st.integers(1, 12)), st.integers(1, 40))
def test_every_text_is_in_one_batch_of_its_length_within_the_budget(lengths: list[int], budget: int) -> None:
    """Whatever the lengths: each place once, one length a batch, no batch of several over the budget."""
    found = list(batches(lengths, budget=budget))
    assert sorted(place for batch in found for place in batch) == list(range(len(lengths)))
    assert all(len({lengths[place] for place in batch}) == 1 for batch in found)
    assert all(len(batch) == 1 or len(batch) * lengths[batch[0]] <= budget for batch in found)
