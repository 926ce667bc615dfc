"""The tests that every encoder passes. Inherit `EncoderContract`, give it `make`, and let pytest collect the class."""

import numpy as np

from proofspan.encoders import Encoder
from proofspan.errors import EncoderError

TEXTS = ("the red pump is on the wall", "a pump", "the wall is red and the pump is on", "")


class EncoderContract:
    """Facts about any encoder of single texts."""

    def make(self) -> Encoder:
        """The encoder; inherit and give one that knows some word of each text of TEXTS but the last."""
        raise TypeError(f"{type(self).__name__} inherits EncoderContract without saying what `make` makes")

    def test_one_direction_a_text(self) -> None:
        """A float32 row of length 1 for each text in the order given, the zero vector for one without a word."""
        vectors = self.make().passages(TEXTS)
        assert vectors.dtype == np.float32 and vectors.ndim == 2 and len(vectors) == len(TEXTS)
        assert np.allclose(np.linalg.norm(vectors, axis=1), [1, 1, 1, 0], atol=1e-5)

    def test_no_texts_are_no_rows(self) -> None:
        """Nothing to encode gives no row, and as many columns as ever."""
        encoder = self.make()
        assert encoder.passages([]).shape == (0, encoder.passages(TEXTS).shape[1])

    def test_a_text_stands_by_itself(self) -> None:
        """Its vector is the same alone, among others, and in another order."""
        encoder = self.make()
        together, turned = encoder.passages(TEXTS), encoder.passages(TEXTS[::-1])[::-1]
        alone = np.concatenate([encoder.passages([text]) for text in TEXTS])
        assert np.array_equal(together, turned) and np.array_equal(together, alone)

    def test_a_question_has_as_many_dimensions(self) -> None:
        """A question's vector has one axis, as long as a passage's, and length 1."""
        encoder = self.make()
        question = encoder.query(TEXTS[0])
        assert question.shape == encoder.passages(TEXTS).shape[1:]
        assert abs(float(np.linalg.norm(question)) - 1) < 1e-5

    def test_what_is_beyond_the_limit_is_refused(self) -> None:
        """A text with one piece more than is read is an `EncoderError`, of passages and of questions."""
        encoder = self.make()
        if encoder.reads is None:
            return
        text = "pump " * encoder.reads.limit
        assert len(encoder.reads.pieces(text)) >= encoder.reads.limit
        for asked in (True, False):
            try:
                _ = encoder.query(f"{text} pump") if asked else encoder.passages([f"{text} pump"])
            except EncoderError:
                continue
            raise AssertionError("a text beyond the limit was encoded")
