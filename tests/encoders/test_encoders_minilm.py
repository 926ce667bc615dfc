"""The published English encoder itself, where `proofspan models fetch minilm` has brought it."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from proofspan.encoders.pretrained import Pretrained
from proofspan.encoders.published import MINILM


@pytest.fixture
def minilm(fetched: Callable[[str], Path]) -> Pretrained:
    """The encoder; skipped when it is not here."""
    return Pretrained.load(fetched("minilm"), MINILM)


def test_cosines_are_those_of_the_reference(minilm: Pretrained) -> None:
    """What sentence-transformers 6.2 gives for these two pairs, to five decimals."""
    cats, outdoors, guitar = minilm.passages(["The cat sits outside", "A cat is outdoors", "A man is playing guitar"])
    assert cats @ outdoors == pytest.approx(0.86284, abs=1e-5)
    assert cats @ guitar == pytest.approx(0.03633, abs=1e-5)


def test_a_vector_depends_on_its_text_alone_at_every_length(minilm: Pretrained) -> None:
    """Texts of 1 to 254 pieces, six of each length together: the bits are those of each text by itself."""
    texts = [f"{word} " * length for length in (1, 2, 15, 60, 254) for word in "hose pump rack belt cart lamp".split()]
    together = minilm.passages(texts)
    assert all((together[n] == minilm.query(text)).all() for n, text in enumerate(texts))


def test_vectors_have_384_dimensions_and_length_one(minilm: Pretrained) -> None:
    """Shape (2, 384), length 1 to six decimals; a text without words has length 0."""
    found = minilm.passages(["Parcels are weighed at the gate.", "?!"])
    assert found.shape == (2, 384) and np.allclose(np.linalg.norm(found, axis=1), [1, 0], atol=1e-6)


def test_words_are_taken_apart_where_the_vocabulary_says(minilm: Pretrained) -> None:
    """ "Café déjà" is cafe, de, ##ja, at the places that these have in the text."""
    text = "Café déjà"
    assert [piece.of(text) for piece in minilm.reads.pieces(text)] == ["Café", "dé", "jà"]


def test_the_letters_of_a_mark_are_text(minilm: Pretrained) -> None:
    """A document may hold "[SEP]": it is a bracket, a word and a bracket, and nothing ends there."""
    text = "open [SEP] close"
    assert [piece.of(text) for piece in minilm.reads.pieces(text)] == ["open", "[", "SEP", "]", "close"]
