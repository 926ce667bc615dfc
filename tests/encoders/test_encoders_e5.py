"""The multilingual model itself, where it has been fetched: its pieces, and cosines of the engine it came from."""

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("onnxruntime", reason="the extra minilm is not installed")

PAIRS = [
    (
        "How long may a customer return an item?",
        "Un cliente può rendere un articolo entro 30 giorni dalla consegna.",
        0.8608,
    ),
    (
        "Entro quanti giorni si può rendere un articolo?",
        "A customer may return an item within 30 days of delivery.",
        0.8297,
    ),
    ("Entro quanti giorni si può rendere un articolo?", "La portata massima di un ripiano è di 800 kg.", 0.7857),
    ("How long may a customer return an item?", "A shelf carries at most 800 kg.", 0.7628),
]
"""A question, a text, and their cosine: the first two as the C engine has it, to four digits."""

IDS = [
    ("Perché l'etichetta è gialla?", [102677, 96, 25, 13, 41944, 2310, 565, 3529, 1165, 32]),
    ("Perche\u0301 l'etichetta e\u0300 gialla?", [102677, 96, 25, 13, 41944, 2310, 565, 3529, 1165, 32]),
    ("The pump AX-42 stops at 85\xa0°C.", [581, 42874, 62, 1542, 124596, 7279, 7, 99, 9365, 16207, 441, 5]),
    ("½ ﬁne 日本語 😀", [78660, 5885, 6, 98449, 21119]),
    ("", [6]),
]
"""Texts, and the pieces that the C engine finds in them after `passage:` (of the second, once it is composed)."""


def test_pieces_are_those_of_the_engine(fetched: Callable[[str], Path]) -> None:
    """After the two of the prefix: accents, composed or not, a no-break space, a ligature, characters of others."""
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(fetched("e5") / "tokenizer.json"))
    for text, ids in IDS:
        assert tokenizer.encode(f"passage: {text}").ids == [0, 46692, 12, *ids, 2], text


def test_cosines_are_those_of_the_engine(fetched: Callable[[str], Path]) -> None:
    """A question in one language is nearer to its answer in the other than to another sentence in its own."""
    from proofspan.encoders.pretrained import Pretrained
    from proofspan.encoders.published import E5

    encoder = Pretrained.load(fetched("e5"), E5)
    found = [float(encoder.query(question) @ encoder.passages([text])[0]) for question, text, _ in PAIRS]
    assert found == pytest.approx([cosine for _, _, cosine in PAIRS], abs=0.002)
    assert min(found[:2]) > max(found[2:])


def test_a_text_s_vector_does_not_depend_on_the_texts_beside_it(fetched: Callable[[str], Path]) -> None:
    """To the last bit: alone, and among texts that are shorter, longer and as long."""
    from proofspan.encoders.pretrained import Pretrained
    from proofspan.encoders.published import E5

    encoder = Pretrained.load(fetched("e5"), E5)
    texts = [text for pair in PAIRS for text in pair[:2]]
    for text, vector in zip(texts, encoder.passages(texts), strict=True):
        assert (encoder.passages([text])[0] == vector).all()
