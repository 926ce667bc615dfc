"""What each chunker leaves to be found: complete evidence, whole anchors, and answers that hold one.

Run it with PROOFSPAN_TEST_DATA naming the folder of data sets, and the models fetched:

    python benchmarks/chunkers.py [SET ...]

Writes benchmarks/receipts/chunkers.json. Passages are counted by the anchors that they hold whole, so that a chunker
which cuts an anchor in two loses it. Sets that are not named again are kept.
"""

import json
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from proofspan.errors import DocumentError
from proofspan.evaluation import evaluate, read
from proofspan.evaluation.nouns import GoldenSet
from proofspan.settings import Evaluating, load

RECEIPT = Path(__file__).parent / "receipts" / "chunkers.json"
CHUNKERS = (
    "paragraphs:160",
    "wordpieces:200/40",
    "wordpieces:128/26",
    "windows:160/32",
    "windows:120/24",
    "sentences:4/1",
    "sections",
)
MEASURES = ("complete@3", "complete@5", "ceiling@3", "ceiling@5", "answer-holds-anchor")
SETS = {"dragonball_en": "minilm", "chroma_chunking": "minilm", "cad_it_temporal": "e5"}


@dataclass(frozen=True, slots=True)
class Way:
    """One way of cutting and finding."""

    chunker: str
    method: str
    encoder: str


def by_anchors(golden: GoldenSet) -> GoldenSet:
    """The set asked for its anchors, whatever else it names."""
    questions = tuple(replace(q, required=()) if q.anchors else q for q in golden.questions)
    return replace(golden, questions=questions, passages={})


def figures(golden: GoldenSet, way: Way) -> dict[str, object]:
    """The figures of one way, or why there are none."""
    settings = load(
        {"search": {"encoder": way.encoder, "method": way.method}, "answer": {"generator": "extractive"}},
        environ={},
        folder=Path("/"),
    )
    how = Evaluating(settings, chunker=way.chunker, generator="extractive").own({"en"})
    try:
        result = evaluate(golden, how)
    except DocumentError as error:
        return {"refused": str(error)}
    return {
        name: {"value": round(figure.value, 4), "n": figure.n}
        for name in MEASURES
        if (figure := result.measures.get(name)) is not None and figure.value is not None
    }


def main() -> None:
    """Runs the sets that are named, or all of them."""
    data = Path(os.environ["PROOFSPAN_TEST_DATA"]) / "retrieval"
    kept = json.loads(RECEIPT.read_text()) if RECEIPT.exists() else {}
    for name in sys.argv[1:] or SETS:
        golden = by_anchors(read(data / name))
        rows = kept[name] = {}
        for chunker in CHUNKERS:
            for method in ("bm25", "hybrid"):
                way = Way(chunker, method, SETS[name])
                rows[f"{chunker} {method}"] = found = figures(golden, way)
                print(name, chunker, method, json.dumps(found), flush=True)
        RECEIPT.write_text(json.dumps(dict(sorted(kept.items())), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
