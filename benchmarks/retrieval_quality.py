"""What each way of finding finds: nDCG@10 and complete evidence sets, with paired intervals against bm25.

Run it with PROOFSPAN_TEST_DATA naming the folder of data sets, and the models fetched:

    python benchmarks/retrieval_quality.py [SET ...]

Writes benchmarks/receipts/retrieval_quality.json: for every set and every way its figures with n and 95 % interval,
and the mean difference of each way to bm25, question by question, with its bootstrap interval. Figures of sets that
are not named again are kept.
"""

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from proofspan.evaluation import Evaluation, evaluate, read
from proofspan.evaluation.statistics import bootstrap
from proofspan.settings import Evaluating, load

RECEIPT = Path(__file__).parent / "receipts" / "retrieval_quality.json"
MEASURES = ("ndcg@10", "recall@10", "complete@3", "complete@5")


@dataclass(frozen=True, slots=True)
class Ways:
    """A set with what it is cut by and encoded by, and the ways that are tried on it beside the usual four."""

    encoder: str
    chunker: str = "whole"
    others: tuple[tuple[str, dict[str, object]], ...] = ()


RERANKED = (
    ("bm25+lexical", {"method": "bm25", "rerank": "lexical"}),
    ("hybrid+lexical", {"method": "hybrid", "rerank": "lexical"}),
)
POOLS = (("rrf, pool 50", {"method": "rrf", "pool": 50}), ("hybrid, pool 20", {"method": "hybrid", "pool": 20}))
BODY = (
    ("bm25, body alone", {"method": "bm25", "fields": "body"}),
    ("hybrid, body alone", {"method": "hybrid", "fields": "body"}),
)
ALL = (*POOLS, *RERANKED, *BODY)
MULTILINGUAL = (*ALL, ("hybrid, minilm", {"method": "hybrid", "encoder": "minilm"}))
SETS = {
    "scifact": Ways("minilm", others=ALL),
    "cranfield": Ways("minilm", others=(*ALL, ("hybrid, e5", {"method": "hybrid", "encoder": "e5"}))),
    "cacm": Ways("minilm", others=(*ALL, ("hybrid, e5", {"method": "hybrid", "encoder": "e5"}))),
    "dragonball_en": Ways("minilm", "given", (*ALL, ("hybrid, e5", {"method": "hybrid", "encoder": "e5"}))),
    "squad_it": Ways("e5", others=MULTILINGUAL),
    "qa4faq_it": Ways("e5", others=MULTILINGUAL),
    "cad_it_temporal": Ways("e5", others=MULTILINGUAL),
}


def evaluated(folder: Path, ways: Ways, search: dict[str, object]) -> Evaluation:
    """The set evaluated one way."""
    settings = load({"search": {"encoder": ways.encoder, **search}}, environ={}, folder=Path("/"))
    golden = read(folder)
    return evaluate(golden, Evaluating(settings, chunker=ways.chunker, encoding=_told).own({"en"}))


def figures(evaluation: Evaluation, against: Evaluation | None) -> dict[str, object]:
    """What is written of one way."""
    found: dict[str, object] = {"config": dict(evaluation.config)}
    for name in MEASURES:
        figure = evaluation.measures.get(name)
        if figure is None or figure.value is None:
            continue
        told: dict[str, object] = {
            "value": round(figure.value, 4),
            "n": figure.n,
            "ci95": [round(x, 4) for x in figure.ci95 or ()],
        }
        if against is not None:
            pairs = [
                (ours.measures[name], theirs.measures[name])
                for ours, theirs in zip(evaluation.cases, against.cases, strict=True)
            ]
            gains = [a - b for a, b in pairs if a is not None and b is not None]
            told["gain"] = round(sum(gains) / len(gains), 4)
            told["gain_ci95"] = [round(x, 4) for x in bootstrap(gains)]
        found[name] = told
    return found


def run(name: str, ways: Ways, data: Path) -> dict[str, object]:
    """All figures of one set."""
    plain = evaluated(data / name, ways, {"method": "bm25"})
    found = {"bm25": figures(plain, None)}
    usual = tuple((method, {"method": method}) for method in ("dense", "rrf", "hybrid"))
    for way, search in (*usual, *ways.others):
        found[way] = figures(evaluated(data / name, ways, search), plain)
        ndcg, complete = found[way].get("ndcg@10"), found[way].get("complete@3")
        print(f"{name:16} {way:20} ndcg@10 {_short(ndcg)}  complete@3 {_short(complete)}", flush=True)
    return {"chunker": ways.chunker, "encoder": ways.encoder, "notes": list(plain.notes), "ways": found}


def _short(told: object) -> str:
    if not isinstance(told, dict):
        return "-"
    return f"{told['value']:.3f} ({told['gain']:+.3f} {told['gain_ci95']})"


def _told(done: int, of: int) -> None:
    print(f"\r  encoded {done} of {of}", end="" if done < of else "\n", file=sys.stderr, flush=True)


def main() -> None:
    """Runs the sets that are named, or all of them."""
    data = Path(os.environ["PROOFSPAN_TEST_DATA"]) / "retrieval"
    for name in sys.argv[1:] or SETS:
        found = run(name, SETS[name], data)
        kept = json.loads(RECEIPT.read_text()) if RECEIPT.exists() else {}
        kept[name] = found
        RECEIPT.write_text(json.dumps(dict(sorted(kept.items())), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
