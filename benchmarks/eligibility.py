"""What deciding who may see what before ranking is worth, and what a filter behind the ranking loses.

Run it with PROOFSPAN_TEST_DATA naming the folder of data sets, and the models fetched:

    python benchmarks/eligibility.py [SET ...]

Writes benchmarks/receipts/eligibility.json. Each question is asked four ways, with the same recipe:

- before ranking: as proofspan asks, only what the asker may see on that day competes;
- nothing filtered: in a throw-away archive in which every document is public on every day;
- after ranking: the first k of that list, less what the asker may not see;
- after ranking, 10 k: the first 10 k of that list, less what the asker may not see, cut to k.

Sets that are not named again are kept.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation import How, read
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.grounds import Grounds
from proofspan.evaluation.judging import judged
from proofspan.evaluation.library import Library
from proofspan.evaluation.measures import complete, ndcg, recall
from proofspan.evaluation.nouns import GoldenCase, GoldenSet
from proofspan.evaluation.paired import paired
from proofspan.evaluation.searching import listed
from proofspan.evaluation.statistics import Figure
from proofspan.retrieval import Query
from proofspan.settings import Evaluating, load
from proofspan.stores import Found

RECEIPT = Path(__file__).parent / "receipts" / "eligibility.json"
SETS = {"cad_it_temporal": "e5", "pep_temporal": "minilm"}
METHODS = ("bm25", "hybrid")
KS = (1, 3, 5)
FETCHED = 10
"""How many times k a filter behind the ranking fetches where it fetches more."""
BEFORE = "before ranking"
MEASURES = {"recall": recall, "complete": complete, "ndcg": ndcg}
Lists = dict[str, Callable[[int], Sequence[Found]]]


class Asked:
    """The questions of a set, each with its lists; every way gives the first k of one for any k."""

    def __init__(self, golden: GoldenSet, how: How) -> None:
        self.how, self.grounds = how, Grounds(golden, how, None)
        self.cases, _ = resolved(golden.questions, Library.of(golden, golden.documents))

    def admitted(self, case: GoldenCase, found: Found) -> bool:
        """Whether the question's asker may see a passage."""
        return self.grounds.of(case).admits(found.passage.revision, self.asker(case))

    def asker(self, case: GoldenCase) -> Eligibility:
        """Who asks, on which day, about which product."""
        question = case.question
        day = question.as_of or self.how.as_of
        return Eligibility(Identity("evaluation", question.groups), day, question.products)

    def lists(self, case: GoldenCase) -> Lists:
        """The ways by their names."""
        query = Query(case.question.text, self.asker(case), FETCHED * KS[-1])
        kept = listed(self.grounds.of(case).archive, query, self.how, unit=lambda each: each.key).passages
        every = self.grounds.opened(case).passages(query, self.how)
        return {
            BEFORE: lambda k: kept[:k],
            "nothing filtered": lambda k: every[:k],
            "after ranking": lambda k: [found for found in every[:k] if self.admitted(case, found)],
            "after ranking, 10 k": lambda k: [f for f in every[: FETCHED * k] if self.admitted(case, f)][:k],
        }


Values = dict[str, dict[str, list[float | None]]]


def values(asked: Asked) -> Values:
    """For each way and figure the value of every question."""
    found: Values = {}
    for case in asked.cases:
        for way, first in asked.lists(case).items():
            told = found.setdefault(way, {})
            for k in KS:
                shown = first(k)
                seen = judged(case, shown, depth=k, exact=False)
                for name, measure in MEASURES.items():
                    told.setdefault(f"{name}@{k}", []).append(measure(seen, k))
                told.setdefault(f"forbidden@{k}", []).append(float(sum(not asked.admitted(case, f) for f in shown)))
                told.setdefault(f"shown@{k}", []).append(float(len(shown)))
    return found


def figures(found: Values) -> dict[str, dict[str, object]]:
    """What is written of each way: its figures, and how recall differs from filtering before ranking."""
    written: dict[str, dict[str, object]] = {}
    for way, told in found.items():
        row = written[way] = {name: rounded(Figure.of(each)) for name, each in told.items()}
        for k in KS if way != BEFORE else ():
            compared = paired(found[BEFORE][f"recall@{k}"], told[f"recall@{k}"])
            row[f"recall@{k} less before"] = {
                "difference": None if compared.difference is None else round(compared.difference, 4),
                "better": compared.better,
                "worse": compared.worse,
                "p": None if compared.p is None else float(f"{compared.p:.3g}"),
                "test": compared.test,
            }
    return written


def rounded(figure: Figure) -> dict[str, object]:
    """A figure for a receipt."""
    return {
        "value": None if figure.value is None else round(figure.value, 4),
        "n": figure.n,
        "ci95": [round(end, 4) for end in figure.ci95 or ()],
    }


def run(folder: Path, encoder: str) -> dict[str, object]:
    """All figures of one set."""
    golden, methods = read(folder), {}
    for method in METHODS:
        settings = load({"search": {"encoder": encoder, "method": method}}, environ={}, folder=Path("/"))
        how = Evaluating(settings, chunker="whole", encoding=_told).own({"en"})
        methods[method] = figures(values(Asked(golden, how)))
        for way, row in methods[method].items():
            print(folder.name, method, way, *(f"{name} {row[name]['value']}" for name in ("recall@5", "forbidden@5")))
    return {"chunker": "whole", "encoder": encoder, "questions": len(golden.questions), "methods": methods}


def _told(done: int, of: int) -> None:
    print(f"\r  encoded {done} of {of}", end="" if done < of else "\n", file=sys.stderr, flush=True)


def main() -> None:
    """Runs the sets that are named, or all of them."""
    data = Path(os.environ["PROOFSPAN_TEST_DATA"]) / "retrieval"
    for name in sys.argv[1:] or SETS:
        found = run(data / name, SETS[name])
        kept = json.loads(RECEIPT.read_text(encoding="utf-8")) if RECEIPT.exists() else {}
        kept[name] = found
        RECEIPT.write_text(json.dumps(dict(sorted(kept.items())), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
