"""A verified extractive answer beside the bare lexical search of the same question, and where its time goes.

    python benchmarks/answering.py --folder FOLDER [--passages 100000] [--questions 60]

Writes benchmarks/receipts/answering.json and docs/images/answering.svg. FOLDER keeps the archive, made when it is run
first. An answer is `Archive.ask` whole: products, one list or both, passages, prompt, draft, the verification
`strict`, the receipt written to disk. The bare search is `Archive.search` by words: the best five passages, read and
explained; the bare list is `lexical` of the store, keys and scores. Each question is asked in all ways in turn.
"""

import argparse
import json
import platform
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import ground
import numpy as np
from bars import Bar, drawing
from timing import in_turn, ratio, told

from proofspan.archive import Answer, Answering, Archive, Asking
from proofspan.generators.extractive import Extractive
from proofspan.retrieval import Method, Query, Recipe
from proofspan.stores import FieldWeights

ROOT = Path(__file__).parent.parent
RECEIPT = ROOT / "benchmarks" / "receipts" / "answering.json"
PICTURE = ROOT / "docs" / "images" / "answering.svg"
K, MOST = 5, 15
STAGES = ("retrieval", "generation", "verification")


class Asker:
    """Somebody of the largest group who asks the archive."""

    def __init__(self, made: Archive) -> None:
        self.made, self.who, self.generator = made, ground.asker("most"), Extractive()
        self.answers: dict[str, list[Answer]] = {}

    def search(self, question: str) -> object:
        """The bare lexical search."""
        return self.made.search(Query(question, self.who, K), Recipe())

    def keys(self, question: str) -> object:
        """The list by words alone."""
        return self.made.store.lexical(question, self.who, limit=K, weights=FieldWeights())

    def answer(self, question: str, method: Method, *, keep: bool) -> Answer:
        """A verified answer."""
        asking = Asking(Query(question, self.who, K), Recipe(method), Answering(self.generator))
        found = self.made.ask(asking, keep=keep)
        self.answers.setdefault(f"{method}{'' if keep else ', no receipt'}", []).append(found)
        return found

    def ways(self) -> dict[str, Any]:
        """All ways of asking, by name."""
        return {
            "search": self.search,
            "list": self.keys,
            "bm25": lambda question: self.answer(question, Method.BM25, keep=True),
            "bm25, no receipt": lambda question: self.answer(question, Method.BM25, keep=False),
            "hybrid": lambda question: self.answer(question, Method.HYBRID, keep=True),
            "hybrid, no receipt": lambda question: self.answer(question, Method.HYBRID, keep=False),
        }


def parts(answers: list[Answer], whole: list[float], unkept: list[float]) -> dict[str, float]:
    """Median milliseconds of each stage, of the receipt kept, and of what is left."""
    found = {name: statistics.median(a.trace.timings_ms[name] for a in answers) for name in STAGES}
    found["receipt"] = max(0.0, statistics.median(whole) - statistics.median(unkept))
    found["rest"] = max(0.0, statistics.median(whole) - sum(found.values()))
    return {name: round(value, 3) for name, value in found.items()}


def main() -> int:
    """Writes receipt and picture; fails where an answer by words takes 15 times the bare search or more."""
    asked = argparse.ArgumentParser(description="Verified answers beside the bare search.")
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--passages", type=int, default=100_000)
    asked.add_argument("--questions", type=int, default=60)
    wanted = asked.parse_args()
    drawn = ground.Ground(wanted.passages)
    with ground.archive(wanted.folder / f"a{wanted.passages}", drawn) as made:
        asker = Asker(made)
        took = in_turn(asker.ways(), drawn.questions("most", wanted.questions + 5))
    where = {way: parts(asker.answers[way][5:], took[way], took[f"{way}, no receipt"]) for way in ("bm25", "hybrid")}
    receipt: dict[str, Any] = {
        "what": "a verified extractive answer, and the bare lexical search of the same question",
        "passages": wanted.passages,
        "questions": wanted.questions,
        "outcomes": dict(Counter(answer.outcome.value for answer in asker.answers["bm25"])),
        "ms": {name: told(times) for name, times in took.items()},
        "times_the_bare_search": {name: ratio(times, took["search"]) for name, times in took.items()},
        "where_ms": where,
        "versions": {"python": platform.python_version(), "numpy": np.__version__},
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    bars = [Bar("search by words", {"retrieval": statistics.median(took["search"])})]
    bars += [Bar(f"answer by {way}", stages) for way, stages in where.items()]
    PICTURE.write_text(drawing("Where the time of a verified answer goes, milliseconds", bars), encoding="utf-8")
    print(json.dumps(receipt, indent=1))
    return 0 if receipt["times_the_bare_search"]["bm25"] < MOST else 1


if __name__ == "__main__":
    sys.exit(main())
