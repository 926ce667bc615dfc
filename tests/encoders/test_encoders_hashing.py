"""The article's hashing encoder."""

import hashlib
import math

import numpy as np

from proofspan.encoders.hashing import DIMENSIONS, Hashing


def test_one_word_is_a_signed_unit() -> None:
    """A text of one word has 1 or -1 at h mod 1024, the sign being bit 40 of h."""
    h = int.from_bytes(hashlib.blake2b(b"hose", digest_size=8).digest(), "big")
    vector = Hashing.fitted(["hose"]).query("hose hose")
    assert vector[h % DIMENSIONS] == (1 if h >> 40 & 1 else -1) and np.count_nonzero(vector) == 1


def test_weights_are_log_frequency_times_idf() -> None:
    """ "hose hose rack" over two texts, one with hose, both with rack: (1 + ln 2)(ln(3/2) + 1) to 1 * (ln(3/3) + 1)."""
    vector = Hashing.fitted(["hose rack", "rack"]).query("hose hose rack")
    hose, rack = sorted(abs(vector[np.flatnonzero(vector)]), reverse=True)
    assert math.isclose(hose / rack, (1 + math.log(2)) * (math.log(3 / 2) + 1) / (math.log(3 / 3) + 1), rel_tol=1e-6)


def test_no_known_word_is_the_zero_vector() -> None:
    """A text of stop words and signs has length 0, not NaN."""
    assert not Hashing.fitted(["hose"]).query("the of ...").any()


def test_the_digest_tells_archives_apart() -> None:
    """Other frequencies, another digest: vectors of the two are not comparable."""
    assert Hashing.fitted(["hose"]).digest != Hashing.fitted(["hose", "hose"]).digest


def test_a_text_and_a_question_of_the_same_words_are_one_vector() -> None:
    """Encoded among others or alone, before or after, and with words that nothing was fitted to."""
    texts = ["hose rack hose", "rack", "", "hose rack hose"]
    fitted = Hashing.fitted(texts)
    first = fitted.passages([*texts, "a new word, newer words"])
    assert np.array_equal(first, fitted.passages([*texts, "a new word, newer words"]))
    assert all(np.array_equal(first[row], fitted.query(text)) for row, text in enumerate(texts))
    assert fitted.passages([]).shape == (0, DIMENSIONS)
