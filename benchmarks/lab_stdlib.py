"""The whole of `lab stdlib` against a plain transcription of its method, on this interpreter's docstrings.

    python benchmarks/lab_stdlib.py

Writes benchmarks/receipts/lab_stdlib.json. The transcription (tests/evaluation/stdlib/plain.py) is arrays and loops
from the method's description: it builds every table by itself, where the product makes each index once and asks it
again. The two run one after the other in each round, in processor seconds, since other work on the machine slows both;
their tables are compared before any time is told.
"""

import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

from proofspan.evaluation.stdlib import TABLES, interpreter, run

ROOT = Path(__file__).parent.parent
RECEIPT = ROOT / "benchmarks" / "receipts" / "lab_stdlib.json"
ROUNDS = 15
sys.path.insert(0, str(ROOT / "tests" / "evaluation" / "stdlib"))

from plain import Plain, plain  # noqa: E402


def transcription() -> Plain:
    """The plain laboratory of the same material."""
    material = interpreter()
    rows = [{"id": text.id, "text": text.text, "status": text.status.value} for text in material.texts]
    golden = [
        {name: getattr(item, name) for name in ("id", "question", "document", "anchor")} for item in material.items
    ]
    corpus, notes = ([row for row in rows if (row["id"] in material.notes) is told] for told in (False, True))
    return plain(corpus, golden, notes)


def timed(work: Callable[[], dict[str, Any]]) -> tuple[float, dict[str, Any]]:
    """Processor seconds of the work, and what came of it."""
    began = time.process_time()
    found = work()
    return time.process_time() - began, found


def differing(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """The tables in which the two disagree; scores may differ by 1e-4."""
    names = [name for name in TABLES if name in theirs and name not in ("latency_ms", "rankings_window160_overlap32")]
    ranked = [
        [row for way in found["rankings_window160_overlap32"].values() for each in way for row in each]
        for found in (ours, theirs)
    ]
    same = all(a == b and abs(x - y) < 1e-4 for (a, x), (b, y) in zip(*ranked, strict=True))
    return [name for name in names if ours[name] != theirs[name]] + ([] if same else ["rankings"])


def main() -> int:
    """Writes the receipt; fails where the two disagree."""
    material, other = interpreter(), transcription()
    ways = {"ours": lambda: run(material), "plain": other.run}
    found = {name: timed(way)[1] for name, way in ways.items()}
    if wrong := differing(found["ours"], found["plain"]):
        print("the two disagree on", ", ".join(wrong))
        return 1
    took = [{name: timed(way)[0] for name, way in ways.items()} for _ in range(ROUNDS)]
    ratios = sorted(round(each["plain"] / each["ours"], 2) for each in took)
    best = {name: min(each[name] for each in took) for name in ways}
    receipt = {
        "what": "processor seconds of the plain transcription over ours, each round one after the other",
        "rounds": ROUNDS,
        "ratio": {
            "median": statistics.median(ratios),
            "min": ratios[0],
            "max": ratios[-1],
            "of_best": round(best["plain"] / best["ours"], 2),
            "all": ratios,
        },
        "best_seconds": {name: round(seconds, 3) for name, seconds in best.items()},
        "plain_ms_per_question": {name: [round(t, 3) for t in ms] for name, ms in found["plain"]["latency_ms"].items()},
        "ours_ms_per_question": found["ours"]["latency_ms"],
        "corpus": {"name": material.name, **found["ours"]["corpus"]},
        "versions": {"python": platform.python_version(), "numpy": numpy.__version__},
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    told = f"lowest {ratios[0]}, best against best {best['plain'] / best['ours']:.2f}"
    print(f"the laboratory is {statistics.median(ratios)} times as fast as its plain transcription ({told})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
