"""A BERT encoder written as an ONNX graph: from wordpiece ids to one L2-normalised vector a text.

`graph(tensors, shape)` serves every model of that build. `tensors` holds the weights by the names that the
transformers library gives them (`embeddings.word_embeddings.weight`, `encoder.layer.0.attention.self.query.weight`,
...), float32, matrices as (out, in). A model that keeps its table of words in another form (quantised rows, say)
leaves `embeddings.word_embeddings.weight` out and hands in `words`, which adds the nodes that give the rows.

The graph's inputs are `ids` (int64, texts x pieces: the marks included, padded at the right with any valid id) and
`lengths` (int32, texts: how many ids of each row count). Its output is `vectors` (float32, texts x dimensions).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from proofspan.encoders.graphs.writing import Writer, require_onnx
from proofspan.errors import EncoderError

if TYPE_CHECKING:
    import onnx
    from numpy.typing import NDArray

    Weights = Mapping[str, NDArray[np.float32]]


OUTPUT = "vectors"

FLOAT, INT64 = 1, 7
"""The numbers that the format gives these two kinds."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What the weights do not say of themselves.

    `epsilon` is that of the layer norms; `first_position` is the row of the table of positions that the first piece
    takes: 0, or 2 where the model was trained with XLM-R's offset.
    """

    layers: int
    heads: int
    epsilon: float
    first_position: int = 0


def graph(tensors: "Weights", shape: Shape, *, words: Callable[[Writer], str] | None = None) -> "onnx.ModelProto":
    """The model, in float32: embeddings, layers, mean over the pieces that count, L2.

    `words` adds to a writer the nodes that give the rows of the input `ids` (float32, texts x pieces x dimensions)
    and gives the name of their output. Raises `EncoderError` when a tensor is missing or of another shape than the
    others ask for, and `MissingExtraError` without the library that writes graphs.
    """
    require_onnx()
    from onnx import TensorProto, helper

    bert = _Bert(tensors, shape)
    bert.pooled(bert.layers(bert.embedded(words or bert.rows)))
    return bert.writer.model(
        "bert",
        inputs=[
            helper.make_tensor_value_info("ids", TensorProto.INT64, ["texts", "pieces"]),
            helper.make_tensor_value_info("lengths", TensorProto.INT32, ["texts"]),
        ],
        outputs=[helper.make_tensor_value_info("vectors", TensorProto.FLOAT, ["texts", bert.dimensions])],
    )


class _Bert:
    def __init__(self, tensors: "Weights", shape: Shape) -> None:
        self.writer = Writer()
        self._tensors, self._shape = tensors, shape
        self._pieces = self.writer.node("Shape", ["ids"], attributes={"start": 1, "end": 2})
        self.dimensions = len(self._tensor("embeddings.LayerNorm.weight"))

    def rows(self, writer: Writer) -> str:
        """The rows of the table of words."""
        table = self._matrix("embeddings.word_embeddings.weight", None, self.dimensions)
        return writer.node("Gather", [writer.constant(table, "words"), "ids"])

    def embedded(self, words: Callable[[Writer], str]) -> str:
        """The normalised sum of word, position and kind of text (always the first)."""
        write = self.writer
        table = self._matrix("embeddings.position_embeddings.weight", None, self.dimensions)
        positions = write.constant(table[self._shape.first_position :], "positions")
        kind = self._matrix("embeddings.token_type_embeddings.weight", None, self.dimensions)[0]
        zero = write.constant(np.array([0], np.int64))
        here = write.node("Slice", [positions, zero, self._pieces, zero])
        return self._normalised("embeddings.LayerNorm", words(write), here, write.constant(kind))

    def layers(self, hidden: str) -> str:
        """All the layers, one after another."""
        for number in range(self._shape.layers):
            hidden = self._layer(f"encoder.layer.{number}", hidden)
        return hidden

    def pooled(self, hidden: str) -> None:
        """The output: the mean over the pieces that count, with length 1."""
        write, one = self.writer, self.writer.constant(np.array([1], np.int64))
        pieces = write.node("Squeeze", [self._pieces])
        start, step = write.constant(np.array(0, np.int64)), write.constant(np.array(1, np.int64))
        numbers = write.node("Range", [start, pieces, step])
        lengths = write.node("Unsqueeze", [write.node("Cast", ["lengths"], attributes={"to": INT64}), one])
        counts = write.node("Cast", [write.node("Less", [numbers, lengths])], attributes={"to": FLOAT})
        # The sum alone: dividing it by their number would be undone by the L2.
        total = write.node("Squeeze", [write.node("MatMul", [write.node("Unsqueeze", [counts, one]), hidden]), one])
        write.node("LpNormalization", [total], attributes={"axis": 1, "p": 2}, output=OUTPUT)

    def _layer(self, name: str, hidden: str) -> str:
        width, write = self.dimensions, self.writer
        attention, context = f"{name}.attention.output", self._attention(f"{name}.attention.self", hidden)
        out = self._times(f"{attention}.dense", context, width, width)
        hidden = self._normalised(f"{attention}.LayerNorm", out, hidden, self._bias(f"{attention}.dense"))
        inner = len(self._tensor(f"{name}.intermediate.dense.bias"))
        risen = self._times(f"{name}.intermediate.dense", hidden, inner, width)
        risen = write.fused("BiasGelu", [risen, self._bias(f"{name}.intermediate.dense")])
        out = self._times(f"{name}.output.dense", risen, width, inner)
        return self._normalised(f"{name}.output.LayerNorm", out, hidden, self._bias(f"{name}.output.dense"))

    def _attention(self, name: str, hidden: str) -> str:
        width, write = self.dimensions, self.writer
        parts = [f"{name}.{part}" for part in ("query", "key", "value")]
        weights = np.concatenate([self._matrix(f"{part}.weight", width, width).T for part in parts], axis=1)
        bias = np.concatenate([self._tensor(f"{part}.bias") for part in parts])
        inputs = [hidden, write.constant(weights), write.constant(bias), "lengths"]
        return write.fused("Attention", inputs, attributes={"num_heads": self._shape.heads})

    def _times(self, name: str, value: str, out: int, into: int) -> str:
        return self.writer.node("MatMul", [value, self.writer.constant(self._matrix(f"{name}.weight", out, into).T)])

    def _bias(self, name: str) -> str:
        return self.writer.constant(self._tensor(f"{name}.bias"))

    def _normalised(self, name: str, value: str, skip: str, bias: str) -> str:
        write = self.writer
        whole = write.node("Add", [write.node("Add", [value, bias]), skip])
        scale, shift = (write.constant(self._tensor(f"{name}.{part}")) for part in ("weight", "bias"))
        # The operator that does all this at once sums a row number by number: it takes four times as long as these.
        attributes = {"axis": -1, "epsilon": self._shape.epsilon}
        return write.node("LayerNormalization", [whole, scale, shift], attributes=attributes)

    def _matrix(self, name: str, rows: int | None, columns: int) -> "NDArray[np.float32]":
        tensor = self._tensor(name)
        if tensor.ndim != 2 or tensor.shape[1] != columns or (rows is not None and len(tensor) != rows):
            raise EncoderError(f"{name} has the shape {tensor.shape}, not ({rows or 'any'}, {columns})")
        return tensor

    def _tensor(self, name: str) -> "NDArray[np.float32]":
        if name not in self._tensors:
            raise EncoderError(f"the weights hold no {name}: this is not the model it should be")
        return np.asarray(self._tensors[name], np.float32)
