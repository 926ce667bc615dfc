"""The English encoder against sentence-transformers: 200 texts, the same weights, the same threads, in one run.

    python benchmarks/minilm_against_sentence_transformers.py FOLDER [--threads N] [--repeats N] [--out FILE]

FOLDER holds the published `model.safetensors` and `tokenizer.json` of all-MiniLM-L6-v2. Needs `pip install -e
'.[minilm,bench]'`. The texts are cut out of this repository's own pages, from 4 to 254 wordpieces. Each repeat times
ours, then theirs at its default batch size of 32 and at two smaller ones. With one thread, the default, processor time
is measured, which other programs on the machine hardly move; with more it is wall time.
"""

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from proofspan.encoders.graphs.minilm import build
from proofspan.encoders.pretrained import Pretrained
from proofspan.encoders.published import MINILM

TEXTS = 200
SHORTEST = 4
BATCHES = (4, 8, 32)
"""The batch sizes that sentence-transformers is given; 32 is its default."""

ARCHITECTURE = {
    "architectures": ["BertModel"],
    "model_type": "bert",
    "hidden_act": "gelu",
    "hidden_size": 384,
    "intermediate_size": 1536,
    "layer_norm_eps": 1e-12,
    "max_position_embeddings": 512,
    "num_attention_heads": 12,
    "num_hidden_layers": 6,
    "pad_token_id": 0,
    "type_vocab_size": 2,
    "vocab_size": 30522,
}
TOKENS = {
    "tokenizer_class": "BertTokenizer",
    "do_lower_case": True,
    "unk_token": "[UNK]",
    "sep_token": "[SEP]",
    "pad_token": "[PAD]",
    "cls_token": "[CLS]",
    "mask_token": "[MASK]",
    "model_max_length": MINILM.limit + 2,
}

Encode = Callable[[Sequence[str]], NDArray[np.float32]]
Clock = Callable[[], float]


def texts(encoder: Pretrained) -> list[str]:
    """Two hundred texts whose lengths are spread evenly between the shortest and the limit, in a mixed order."""
    root = Path(__file__).resolve().parent.parent
    pages = [*sorted((root / "docs").rglob("*.md")), *sorted((root / "examples").rglob("*.md"))]
    words = " ".join(page.read_text(encoding="utf-8") for page in pages).split()
    found = []
    for number in range(TEXTS):
        # 77 shares no divisor with 200: every step of length comes once, and neighbours differ.
        size = SHORTEST + (number * 77 % TEXTS) * (MINILM.limit - SHORTEST) // (TEXTS - 1)
        start = number * len(words) // TEXTS
        text = " ".join(islice([*words[start:], *words], MINILM.limit))
        found.append(text[: encoder.reads.pieces(text)[size - 1].end])
    return found


def theirs(raw: Path, folder: Path, threads: int) -> Callable[[int], Encode]:
    """Sentence-transformers with the same weights, by batch size; it reads 256 wordpieces, marks included."""
    os.environ["HF_HUB_OFFLINE"] = "1"
    import torch
    from sentence_transformers import SentenceTransformer, models

    torch.set_num_threads(threads)
    for name in ("model.safetensors", "tokenizer.json"):
        (folder / name).symlink_to((raw / name).resolve())
    (folder / "config.json").write_text(json.dumps(ARCHITECTURE), encoding="utf-8")
    (folder / "tokenizer_config.json").write_text(json.dumps(TOKENS), encoding="utf-8")
    bert = models.Transformer(str(folder), max_seq_length=MINILM.limit + 2)
    pooling = models.Pooling(ARCHITECTURE["hidden_size"], pooling_mode="mean")
    model = SentenceTransformer(modules=[bert, pooling, models.Normalize()], device="cpu")

    def of(size: int) -> Encode:
        return lambda batch: model.encode(list(batch), batch_size=size, show_progress_bar=False)

    return of


def measure(routes: dict[str, Encode], batch: Sequence[str], repeats: int, clock: Clock) -> dict[str, list[float]]:
    """Seconds of every route in every repeat, all routes in turn; before that each runs on a few, unmeasured."""
    seconds: dict[str, list[float]] = {name: [] for name in routes}
    for encode in routes.values():
        encode(batch[:20])
    for _ in range(repeats):
        for name, encode in routes.items():
            start = clock()
            encode(batch)
            seconds[name].append(clock() - start)
    return seconds


def receipt(raw: Path, threads: int, repeats: int) -> dict[str, Any]:
    """Ratios and cosines, with the versions that they were measured with."""
    with TemporaryDirectory() as scratch:
        ready, reference = Path(scratch, "ready"), Path(scratch, "reference")
        ready.mkdir()
        reference.mkdir()
        build(raw, ready)
        ours = Pretrained.load(ready, MINILM, threads=threads)
        batch = texts(ours)
        of = theirs(raw, reference, threads)
        routes: dict[str, Encode] = {"ours": ours.passages, "ours, a call a text": lambda b: one_by_one(ours, b)}
        routes |= {f"theirs, batches of {size}": of(size) for size in BATCHES}
        cosines = (ours.passages(batch) * of(BATCHES[-1])(batch)).sum(axis=1)
        # One thread never waits for another: its processor time is its time alone on the machine.
        clock, named = (time.process_time, "processor") if threads == 1 else (time.perf_counter, "wall")
        return {
            "benchmark": "minilm_against_sentence_transformers",
            "texts": len(batch),
            "wordpieces": sum(len(ours.reads.pieces(text)) for text in batch),
            "threads": threads,
            "repeats": repeats,
            "clock": named,
            "versions": versions(),
            "encoder": ours.digest,
            "cosine": {"min": round(float(cosines.min()), 6), "median": round(float(np.median(cosines)), 6)},
            **ratios(measure(routes, batch, repeats, clock)),
        }


def one_by_one(encoder: Pretrained, batch: Sequence[str]) -> NDArray[np.float32]:
    """As documents of one passage are added: every text in a call of its own."""
    return np.stack([encoder.query(text) for text in batch])


def ratios(seconds: dict[str, list[float]]) -> dict[str, Any]:
    """How many times as fast as theirs ours was, by their batch size; how many times as long a call a text takes."""
    batches = {name: each for name, each in seconds.items() if name.startswith("theirs")}
    fastest = [min(repeat) for repeat in zip(*batches.values(), strict=True)]
    return {
        "speed": {
            **{f"{name} / ours": spread(each, seconds["ours"]) for name, each in batches.items()},
            "theirs, the fastest of these / ours": spread(fastest, seconds["ours"]),
        },
        "a call a text / ours": spread(seconds["ours, a call a text"], seconds["ours"]),
        "seconds": {name: [round(second, 3) for second in each] for name, each in seconds.items()},
    }


def spread(above: Sequence[float], below: Sequence[float]) -> dict[str, float]:
    """The smallest and the middle ratio over the repeats."""
    each = [a / b for a, b in zip(above, below, strict=True)]
    return {"min": round(min(each), 3), "median": round(statistics.median(each), 3)}


def versions() -> dict[str, str]:
    """Python's and the libraries'."""
    names = ("onnxruntime", "onnx", "tokenizers", "numpy", "sentence-transformers", "transformers", "torch")
    return {"python": platform.python_version(), **{name: version(name) for name in names}}


def main() -> None:
    """Writes the receipt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=7)
    out = Path(__file__).parent / "receipts" / "minilm_against_sentence_transformers.json"
    parser.add_argument("--out", type=Path, default=out)
    chosen = parser.parse_args()
    text = json.dumps(receipt(chosen.folder, chosen.threads, chosen.repeats), indent=2) + "\n"
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
