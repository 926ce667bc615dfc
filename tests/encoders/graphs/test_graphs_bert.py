"""The written graph against a plain forward pass in numpy."""

from dataclasses import replace

import numpy as np
import onnxruntime
import pytest
from tiny_bert import SHAPE, Weights, forward, weights

from proofspan.encoders.graphs.bert import Shape, graph
from proofspan.encoders.graphs.writing import Writer
from proofspan.errors import EncoderError

LONG, SHORT = [2, 4, 8, 5, 9, 6, 10, 3], [2, 7, 3]


def run(tensors: Weights, rows: list[list[int]], shape: Shape = SHAPE) -> np.ndarray:
    """The vectors of rows of ids, filled up at the right to the longest."""
    session = onnxruntime.InferenceSession(graph(tensors, shape).SerializeToString())
    width = max(map(len, rows))
    ids = np.array([row + [0] * (width - len(row)) for row in rows], np.int64)
    vectors: np.ndarray = session.run(None, {"ids": ids, "lengths": np.array([*map(len, rows)], np.int32)})[0]
    return vectors


def test_it_computes_what_the_definition_says() -> None:
    """Two layers of random weights: cosine above .99999 with the same sums written out in float64."""
    assert run(weights(), [LONG])[0] @ forward(LONG, weights()) > 0.99999


def test_gelu_is_the_exact_one() -> None:
    """No number is off by 2e-6; the approximation by tanh would put some off by more than 1e-5."""
    assert np.abs(run(weights(), [LONG])[0] - forward(LONG, weights())).max() < 2e-6


def test_padding_has_no_effect() -> None:
    """A text of 3 ids filled up to 8 has the vector that it has alone, to 1e-6 in every number."""
    together, alone = run(weights(), [LONG, SHORT])[1], run(weights(), [SHORT])[0]
    assert np.abs(together - alone).max() < 1e-6


def test_every_vector_has_length_one() -> None:
    """The L2 stands in the graph."""
    assert np.allclose(np.linalg.norm(run(weights(), [LONG, SHORT]), axis=1), 1, atol=1e-6)


def test_positions_may_begin_further_down() -> None:
    """With XLM-R's offset the first piece takes row 2 of the table of positions, and the vector is another."""
    shape = replace(SHAPE, first_position=2)
    moved = run(weights(), [LONG], shape)[0]
    assert moved @ forward(LONG, weights(), shape) > 0.99999 and moved @ forward(LONG, weights()) < 0.9999


def test_rows_may_come_from_nodes_of_ones_own() -> None:
    """A table halved, with a node that doubles what is gathered, gives the same numbers as the table itself."""
    tensors = weights()
    table = tensors.pop("embeddings.word_embeddings.weight")

    def doubled(writer: Writer) -> str:
        rows = writer.node("Gather", [writer.constant(table / 2), "ids"])
        return writer.node("Add", [rows, rows])

    session = onnxruntime.InferenceSession(graph(tensors, SHAPE, words=doubled).SerializeToString())
    found = session.run(None, {"ids": np.array([LONG]), "lengths": np.array([len(LONG)], np.int32)})[0]
    assert (found == run(weights(), [LONG])).all()


def test_a_missing_tensor_is_named() -> None:
    """Weights of another model lack names that this build asks for."""
    tensors = weights()
    del tensors["encoder.layer.1.output.dense.bias"]
    with pytest.raises(EncoderError, match=r"hold no encoder\.layer\.1\.output\.dense\.bias"):
        graph(tensors, SHAPE)


def test_a_tensor_of_another_shape_is_named() -> None:
    """A matrix of 16 by 15 where 16 by 16 belongs is refused before a graph is made of it."""
    name = "encoder.layer.0.attention.self.key.weight"
    with pytest.raises(EncoderError, match=r"key\.weight has the shape \(16, 15\), not \(16, 16\)"):
        graph(weights() | {name: np.ones((16, 15), np.float32)}, SHAPE)
