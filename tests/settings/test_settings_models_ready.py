"""The models that `make setup` fetches are here, and each encoder loads by its name."""

import pytest

from proofspan.encoders.catalogue import MODELS
from proofspan.settings.factories import encoder


@pytest.mark.essential
@pytest.mark.parametrize("name", MODELS)
def test_a_fetched_model_encodes(name, fetched):
    """The encoder's name is the model's, and a question becomes 384 numbers of length 1."""
    fetched(name)
    made = encoder(name)
    vector = made.query("When may a customer return a product?")
    assert made.name == name and vector.shape == (384,)
    assert float(vector @ vector) == pytest.approx(1.0, abs=1e-5)
