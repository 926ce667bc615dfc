"""The published English encoder itself, where `proofspan models fetch minilm` has brought it."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from proofspan.encoders.minilm import MiniLM


@pytest.fixture
def minilm(fetched: Callable[[str], Path]) -> MiniLM:
    """The encoder; skipped when it is not here."""
    return MiniLM.load(fetched("minilm"))


def test_cosines_are_those_of_the_reference(minilm: MiniLM) -> None:
    """What sentence-transformers 6.2 gives for these two pairs, to five decimals."""
    cats, outdoors, guitar = minilm.passages(["The cat sits outside", "A cat is outdoors", "A man is playing guitar"])
    assert cats @ outdoors == pytest.approx(0.86284, abs=1e-5)
    assert cats @ guitar == pytest.approx(0.03633, abs=1e-5)


def test_a_vector_depends_on_its_text_alone_at_every_length(minilm: MiniLM) -> None:
    """Texts of 1 to 254 pieces, six of each length together: the bits are those of each text by itself."""
    texts = [f"{word} " * length for length in (1, 2, 15, 60, 254) for word in "hose pump rack belt cart lamp".split()]
    together = minilm.passages(texts)
    assert all((together[n] == minilm.query(text)).all() for n, text in enumerate(texts))


def test_vectors_have_384_dimensions_and_length_one(minilm: MiniLM) -> None:
    """Shape (2, 384), length 1 to six decimals; a text without words has length 0."""
    found = minilm.passages(["Parcels are weighed at the gate.", "?!"])
    assert found.shape == (2, 384) and np.allclose(np.linalg.norm(found, axis=1), [1, 0], atol=1e-6)


def test_words_are_taken_apart_where_the_vocabulary_says(minilm: MiniLM) -> None:
    """ "Café déjà" is cafe, de, ##ja, at the places that these have in the text."""
    text = "Café déjà"
    assert [piece.of(text) for piece in minilm.reads.pieces(text)] == ["Café", "dé", "jà"]
