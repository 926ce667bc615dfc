"""Texts that share a place on a page are drawn in layers of their own."""

from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents.readers.pdf_layers import Places, layers_of

SIZE = (100.0, 100.0)


def test_two_letters_share_a_place_when_they_come_near() -> None:
    """Boxes that are 0.5 points apart share a place at a nearness of 1, not at 0.4; one object's own never do."""
    left, right = (10.0, 10.0, 20.0, 20.0), (20.5, 10.0, 30.0, 20.0)
    letters = [(1, left), (1, left), (2, right)]
    assert Places(letters, size=SIZE, near=1).sharing(1, left) == {2}
    assert Places(letters, size=SIZE, near=0.4).sharing(1, left) == set()


def test_a_letter_as_large_as_the_page_is_met_by_every_other() -> None:
    """A box that reaches far beyond the page is kept for its squares on the page alone."""
    huge, small = (-1e9, -1e9, 1e9, 1e9), (90.0, 90.0, 95.0, 95.0)
    assert Places([(1, huge), (2, small)], size=SIZE, near=0.5).sharing(2, small) == {1}


@given(st.dictionaries(st.integers(1, 9), st.frozensets(st.integers(1, 12), max_size=5)))
def test_no_two_of_a_layer_share_a_place(sharing: dict[int, frozenset[int]]) -> None:
    """Every object that was asked for is in a layer, and in none with another that it names or that names it."""
    layers = layers_of(sharing)
    pairs = {(one, other) for one, others in sharing.items() for other in others if other in sharing and one != other}
    assert set(layers) == set(sharing) and all(layers[one] != layers[other] for one, other in pairs)
