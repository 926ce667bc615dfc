"""A BERT of two layers and 16 dimensions with random weights, its tokenizer, and a plain forward pass."""

import json
import math
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

from proofspan.encoders.graphs.bert import Shape
from proofspan.encoders.graphs.safetensors import LENGTH

WIDTH, INNER, POSITIONS = 16, 32, 260
SHAPE = Shape(layers=2, heads=4, epsilon=1e-12)
VOCABULARY = "[PAD] [UNK] [CLS] [SEP] hose rack pump fit ##s the , .".split()

Weights = Mapping[str, np.ndarray]


def weights(width: int = WIDTH, layers: int = SHAPE.layers) -> dict[str, np.ndarray]:
    """Random float32 tensors by the names that a graph is written from, the same on every run."""
    rng = np.random.default_rng(1)

    def some(*shape: int) -> np.ndarray:
        return rng.normal(0, 0.5, shape).astype(np.float32)

    found = {f"embeddings.LayerNorm.{part}": some(width) for part in ("weight", "bias")}
    for name, rows in (("word", len(VOCABULARY)), ("position", POSITIONS), ("token_type", 2)):
        found[f"embeddings.{name}_embeddings.weight"] = some(rows, width)
    for layer in range(layers):
        start = f"encoder.layer.{layer}."
        for name in ("attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense"):
            found |= {f"{start}{name}.weight": some(width, width), f"{start}{name}.bias": some(width)}
        found |= {
            f"{start}intermediate.dense.weight": some(INNER, width),
            f"{start}intermediate.dense.bias": some(INNER),
        }
        found |= {f"{start}output.dense.weight": some(width, INNER), f"{start}output.dense.bias": some(width)}
        for name in ("attention.output.LayerNorm", "output.LayerNorm"):
            found |= {f"{start}{name}.weight": some(width), f"{start}{name}.bias": some(width)}
    return found


def forward(ids: list[int], tensors: Weights, shape: Shape = SHAPE) -> np.ndarray:
    """The vector of one text, computed in float64 by the definition: no batch, no padding, nothing fused."""
    w = {name: tensor.astype(np.float64) for name, tensor in tensors.items()}
    places = np.arange(len(ids)) + shape.first_position
    x = w["embeddings.word_embeddings.weight"][ids] + w["embeddings.position_embeddings.weight"][places]
    x = _norm(x + w["embeddings.token_type_embeddings.weight"][0], w, "embeddings.LayerNorm", shape)
    for layer in range(shape.layers):
        name = f"encoder.layer.{layer}"
        q, k, v = (
            _linear(x, w, f"{name}.attention.self.{part}").reshape(len(ids), shape.heads, -1).transpose(1, 0, 2)
            for part in ("query", "key", "value")
        )
        scores = np.exp(q @ k.transpose(0, 2, 1) / math.sqrt(q.shape[2]))
        seen = (scores / scores.sum(2, keepdims=True)) @ v
        out = _linear(seen.transpose(1, 0, 2).reshape(x.shape), w, f"{name}.attention.output.dense")
        x = _norm(x + out, w, f"{name}.attention.output.LayerNorm", shape)
        inner = _linear(x, w, f"{name}.intermediate.dense")
        inner = inner * 0.5 * (1 + np.vectorize(math.erf)(inner / math.sqrt(2)))
        x = _norm(x + _linear(inner, w, f"{name}.output.dense"), w, f"{name}.output.LayerNorm", shape)
    mean = x.mean(axis=0)
    return mean / np.linalg.norm(mean)


def _linear(x: np.ndarray, w: Weights, name: str) -> np.ndarray:
    return x @ w[f"{name}.weight"].T + w[f"{name}.bias"]


def _norm(x: np.ndarray, w: Weights, name: str, shape: Shape) -> np.ndarray:
    centred = x - x.mean(axis=1, keepdims=True)
    variance = (centred**2).mean(axis=1, keepdims=True)
    return centred / np.sqrt(variance + shape.epsilon) * w[f"{name}.weight"] + w[f"{name}.bias"]


def tokenizer() -> Tokenizer:
    """Wordpieces of `VOCABULARY`; like the published one, its file asks to cut at 4 pieces and to fill up to 4."""
    made = Tokenizer(models.WordPiece({word: n for n, word in enumerate(VOCABULARY)}, unk_token="[UNK]"))
    made.normalizer = normalizers.BertNormalizer(lowercase=True)
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    made.enable_truncation(max_length=4)
    made.enable_padding(length=4)
    return made


def safetensors(file: Path, tensors: Weights) -> None:
    """The tensors as a file of the published layout."""
    table, blob = {}, b""
    for name, tensor in tensors.items():
        data = np.ascontiguousarray(tensor, "<f4").tobytes()
        place = [len(blob), len(blob) + len(data)]
        table[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": place}
        blob += data
    head = json.dumps({"__metadata__": {"format": "pt"}, **table}).encode()
    file.write_bytes(len(head).to_bytes(LENGTH, "little") + head + blob)
