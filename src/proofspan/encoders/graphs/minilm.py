"""all-MiniLM-L6-v2, built from its published weights into what its encoder loads."""

import hashlib
import shutil
from pathlib import Path

from proofspan.encoders import ready as folder
from proofspan.encoders.graphs import safetensors
from proofspan.encoders.graphs.bert import Shape, graph
from proofspan.encoders.graphs.writing import require_onnx
from proofspan.encoders.published import MINILM

WEIGHTS = "model.safetensors"

SHAPE = Shape(layers=6, heads=12, epsilon=1e-12)


def build(raw: Path, ready: Path) -> None:
    """Fills the empty folder `ready` with `model.onnx`, `tokenizer.json` and, last, `model.json`; under a second.

    `raw` holds `model.safetensors` and `tokenizer.json`, whose digests the caller has checked. Raises `EncoderError`
    when the weights are not those of such a model, and `MissingExtraError` without the library that writes graphs.
    """
    require_onnx()
    import onnx

    onnx.save(graph(safetensors.read(raw / WEIGHTS), SHAPE), str(ready / folder.GRAPH))
    shutil.copyfile(raw / folder.TOKENIZER, ready / folder.TOKENIZER)
    weights = hashlib.sha256((raw / WEIGHTS).read_bytes()).hexdigest()
    folder.finish(ready, model=MINILM.name, graph=MINILM.graph, weights=weights)
