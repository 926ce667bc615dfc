"""Where the evidence of the ten example questions stands in each list.

    python benchmarks/ax42.py

Writes benchmarks/receipts/ax42.json: for each method and question the ranks of the required evidence and whether all
of it is among the first three; for Q01 also where the smoke stop stands, which is no answer to it.
"""

import json
from dataclasses import replace
from pathlib import Path

from proofspan.evaluation import Evaluation, evaluate, read
from proofspan.settings import Evaluating, load

ROOT = Path(__file__).parent.parent
RECEIPT = ROOT / "benchmarks" / "receipts" / "ax42.json"
METHODS = ("bm25", "dense", "rrf", "hybrid")


def evaluated(method: str, *, smoke: bool = False) -> Evaluation:
    """The ten questions asked by one method; with `smoke`, Q01's evidence is the smoke stop instead."""
    golden = read(ROOT / "examples" / "ax42")
    if smoke:
        first = replace(golden.questions[0], required=(("emergency-stop-v1#smoke", 1.0),))
        golden = replace(golden, questions=(first,))
    settings = load({"search": {"encoder": "minilm", "method": method}}, environ={}, folder=Path("/"))
    return evaluate(golden, Evaluating(settings, chunker="sections").own({"en"}))


def main() -> None:
    """Writes the receipt."""
    found: dict[str, object] = {}
    for method in METHODS:
        result = evaluated(method)
        (smoke,) = evaluated(method, smoke=True).cases
        found[method] = {
            "config": dict(result.config),
            "forbidden_candidates": result.forbidden_candidates,
            "questions": {
                case.case.id: {
                    "ranks": dict(case.judged.ranks),
                    "complete@3": None if not case.judged.required else not case.judged.missing(3),
                    "missing": list(case.judged.missing(50)),
                }
                for case in result.cases
            },
            "Q01, the smoke stop": dict(smoke.judged.ranks),
        }
    RECEIPT.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
