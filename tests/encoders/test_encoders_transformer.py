"""Texts to wordpieces to vectors, with a graph of two layers."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import onnx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_bert import SHAPE, forward, tokenizer, weights

from proofspan.encoders.graphs.bert import graph
from proofspan.encoders.transformer import Transformer
from proofspan.errors import EncoderError
from proofspan.spans import Span

TEXTS = ["hose", "the hose fits, the rack fits.", "pump the pump", "fits", "rack the hose", "", "pump"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tiny graph and its tokenizer, whose file asks to cut and to fill up."""
    made = tmp_path_factory.mktemp("tiny")
    onnx.save(graph(weights(), SHAPE), str(made / "model.onnx"))
    tokenizer().save(str(made / "tokenizer.json"))
    return made


@pytest.fixture(scope="module")
def tiny(folder: Path) -> Transformer:
    """It reads 10 pieces."""
    return Transformer(folder, limit=10, threads=1)


def test_a_vector_is_that_of_all_its_pieces(tiny: Transformer) -> None:
    """ "the hose fits" is [CLS] the hose fit ##s [SEP]: nothing is cut at the 4 that tokenizer.json asks for."""
    assert tiny.encode(["the hose fits"])[0] @ forward([2, 9, 4, 7, 8, 3], weights()) > 0.99999


def test_vectors_come_in_the_order_given(tiny: Transformer) -> None:
    """Whatever order the batches take, row n is the vector of text n; shape (7, 16)."""
    found = tiny.encode(TEXTS)
    assert found.shape == (7, 16) and found.dtype == np.float32
    assert all((found[n] == tiny.encode([text])[0]).all() for n, text in enumerate(TEXTS))


def test_a_vector_depends_on_its_text_alone(tiny: Transformer, folder: Path) -> None:
    """To the last bit: not on batch mates, not on their order, not on the threads."""
    found = tiny.encode(TEXTS)
    assert (found == tiny.encode(TEXTS[::-1])[::-1]).all()
    assert (found == Transformer(folder, limit=10, threads=2).encode(TEXTS)).all()


@pytest.mark.parametrize("text", ["", " \n", "\x00", "., .", "zebra", "zebra, \ud800."])
def test_a_text_without_a_known_word_is_the_zero_vector(tiny: Transformer, text: str) -> None:
    """Nothing, white space, signs and words that are not in the vocabulary: length 0, not NaN."""
    assert not tiny.encode([text]).any()


def test_no_texts_are_no_vectors(tiny: Transformer) -> None:
    """Shape (0, 16)."""
    assert tiny.encode([]).shape == (0, 16)


def test_the_limit_itself_is_read(tiny: Transformer) -> None:
    """Ten pieces and two marks are read: 12 ids."""
    assert tiny.encode(["hose " * 10])[0] @ forward([2, *[4] * 10, 3], weights()) > 0.99999


def test_a_text_beyond_the_limit_is_an_error_with_both_numbers(tiny: Transformer) -> None:
    """Eleven pieces, read are 10; the texts beside it are not encoded either."""
    with pytest.raises(EncoderError, match="11 wordpieces, the encoder reads 10"):
        tiny.encode(["hose", "hose " * 11])


def test_pieces_are_spans_of_the_original_text(tiny: Transformer) -> None:
    """An accent that is dropped and a zero-width space that is skipped leave the offsets those of the text."""
    text = "Hosé,  \u200bfits"
    assert tiny.pieces(text) == (Span(0, 4), Span(4, 5), Span(8, 11), Span(11, 12))


@given(st.text())
def test_every_piece_is_some_visible_characters_in_order(tiny: Transformer, text: str) -> None:
    """Whatever the text: no span is empty or begins with white space, starts never go back, ends stay inside."""
    spans = tiny.pieces(text)
    assert all(span.of(text)[:1].strip() and span.end <= len(text) for span in spans)
    assert all(a.start <= b.start for a, b in pairwise(spans))


def test_a_text_without_pieces_has_none(tiny: Transformer) -> None:
    """The marks are not counted."""
    assert tiny.pieces(" ") == ()
