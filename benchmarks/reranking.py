"""Reranking 50 candidates beside a plain loop over the article's formula, on the same passages, with the same scores.

    python benchmarks/reranking.py --folder FOLDER [--passages 100000] [--questions 50]

Writes benchmarks/receipts/reranking.json. FOLDER keeps the archive, made when it is run first. The plain loop
(`pair` in tests/evaluation/stdlib/plain.py) reads question and passage and scores them, candidate by candidate, from
texts that are in memory; ours is what a search calls in the state that it holds, `overlaps` of the store and the
formula: eligibility is looked up again, and nothing of a text is read. Both score the same candidates, the 50 best by
words, and every score is compared before any time is told. Beside them the reranker on texts that are handed over, as
a caller of `Lexical` has it.
"""

import argparse
import json
import platform
import sys
from pathlib import Path
from typing import Any

import ground
import numpy as np
from timing import in_rounds, ratio, told

from proofspan.archive import Archive
from proofspan.passages import fields
from proofspan.retrieval.rerank import Lexical, pair
from proofspan.stores import FieldWeights

ROOT = Path(__file__).parent.parent
RECEIPT = ROOT / "benchmarks" / "receipts" / "reranking.json"
POOL, LEAST = 50, 20
sys.path.insert(0, str(ROOT / "tests" / "evaluation" / "stdlib"))

from plain import pair as plain  # noqa: E402

Asked = tuple[str, list[int], list[str]]


def candidates(made: Archive, drawn: ground.Ground, count: int) -> list[Asked]:
    """Questions that have 50 candidates, each with the keys and the texts of its 50 best by words."""
    asker, found = ground.asker("most"), []
    for question in drawn.questions("most", count):
        keys = made.store.lexical(question, asker, limit=POOL, weights=FieldWeights()).keys
        texts = [fields(each.passage, each.title).text for each in made.store.read(keys, asker)]
        found.append((question, list(keys), texts))
    return [each for each in found if len(each[1]) == POOL]


def main() -> int:
    """Writes the receipt; fails where a score differs or ours is less than 20 times as fast."""
    asked = argparse.ArgumentParser(description="Reranking beside a plain loop.")
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--passages", type=int, default=100_000)
    asked.add_argument("--questions", type=int, default=50)
    wanted = asked.parse_args()
    drawn, asker, weights = ground.Ground(wanted.passages), ground.asker("most"), FieldWeights()
    with ground.archive(wanted.folder / f"a{wanted.passages}", drawn) as made:
        pools = candidates(made, drawn, wanted.questions)

        def ours(each: Asked) -> list[float]:
            found = made.store.overlaps(each[0], asker, keys=each[1], weights=weights)
            return [pair(found[key]) for key in each[1]]

        def texts(each: Asked) -> list[float]:
            return Lexical().scores(each[0], [(text, "en") for text in each[2]])

        def loop(each: Asked) -> list[float]:
            return [plain(each[0], text) for text in each[2]]

        differing = sum(not ours(each) == texts(each) == loop(each) for each in pools)
        with made.store.one_state():
            took = in_rounds({"ours": ours, "ours, of texts": texts, "plain loop": loop}, pools)
    receipt: dict[str, Any] = {
        "what": "the pair scores of 50 candidates of a question; processor time, each way in turn",
        "passages": wanted.passages,
        "questions": len(pools),
        "candidates": POOL,
        "ms": {name: told(times) for name, times in took.items()},
        "times_as_fast": ratio(took["plain loop"], took["ours"]),
        "times_as_fast_of_texts": ratio(took["plain loop"], took["ours, of texts"]),
        "questions_with_another_score": differing,
        "versions": {"python": platform.python_version(), "numpy": np.__version__},
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    print(receipt)
    return 0 if not differing and receipt["times_as_fast"] >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
