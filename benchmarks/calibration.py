"""Whether the bound of `calibrate` holds: thresholds taken from one half of a set, checked on the other, 200 times.

Run it with PROOFSPAN_TEST_DATA naming the folder of data sets, and the models fetched:

    python benchmarks/calibration.py [SET ...]

Writes benchmarks/receipts/calibration.json. The questions of a set are asked once in each way; splits are arithmetic.
For each largest risk the receipt has, over 200 random halves:

- found: the share of halves that gave a threshold; what follows is over all halves, one without a threshold
  withholding everything, but for the means of coverage and risk, which are over those with one;
- true_above: the share whose threshold lets through more than the largest risk over *all* questions of the set. The
  bound is about the risk of the population that questions come from, and must fail in at most delta of the cases;
  all questions are the nearest to it that is known;
- other_above: the share in which the other half alone shows more than the largest risk. Nothing bounds this by delta:
  with a true risk just below the largest, half of all other halves are above it by chance, and what one half has too
  few of, the other has too many. It is what somebody sees who tries the threshold on as many new questions;
- contradicted: the share in which the other half shows more than chance can make of it: Clopper and Pearson's *lower*
  bound at delta of its risk is above the largest risk. Were both halves drawn from a population, it would be at most
  twice delta;
- drawn: the same as true_above for 1,000 sets of as many questions drawn with replacement from all: then all questions
  are the population, every assumption of the bound is met, and it may fail in at most delta of the draws, but for
  chance (3 standard errors of 1,000 are .021).

Sets that are not named again are kept.
"""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from proofspan.archive import Statistic
from proofspan.evaluation import How, evaluate, read
from proofspan.evaluation.calibration import Choice, Curve, Target, Trial, chosen, trials
from proofspan.evaluation.calibration.bounds import lower
from proofspan.settings import Evaluating, load
from proofspan.verification import Profile

RECEIPT = Path(__file__).parent / "receipts" / "calibration.json"
SETS = {"dragonball_en": ("bm25", "hybrid"), "squad_it": ("bm25",)}
RISKS = (0.05, 0.10, 0.20, 0.30)
DELTA = 0.05
SPLITS, DRAWS, SEED = 200, 1_000, 20_261_201
FLAGS = {"k": 5, "fields": "title,heading,body"}


def main() -> None:
    """Asks the sets that are named, all of them without a name, and writes the receipt."""
    found = json.loads(RECEIPT.read_text(encoding="utf-8")) if RECEIPT.exists() else {}
    for name in sys.argv[1:] or SETS:
        found[name] = {}
        for method in SETS[name]:
            for profile in Profile:
                found[name][f"{method}, {profile.value}"] = way(name, method, profile)
                print(name, method, profile.value, file=sys.stderr)
        RECEIPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def way(name: str, method: str, profile: Profile) -> dict[str, Any]:
    """A set asked in one way: its curves, and what splits of it come to at each largest risk."""
    golden = read(Path(os.environ["PROOFSPAN_TEST_DATA"]) / "retrieval" / name)
    asked = trials(evaluate(golden, _how(golden.documents, method, profile)))
    whole = chosen(asked, Target(RISKS[0], DELTA))
    answered = [trial for trial in asked if trial.answered]
    return {
        "n": len(asked),
        "answered": len(answered),
        "wrong": sum(trial.wrong for trial in answered),
        "delta": DELTA,
        "statistics": [each.statistic.value for each in whole.curves],
        "halves": {f"{risk:g}": halves(asked, Target(risk, DELTA)) for risk in RISKS},
        "curves": {each.statistic.value: _points(each) for each in (*whole.curves, *whole.beside)},
    }


def _how(documents: Iterable[Any], method: str, profile: Profile) -> How:
    sections = {"search": {"method": method, **FLAGS}, "answer": {"profile": profile.value}}
    made = load(sections, environ={}, folder=Path(Path.cwd().anchor))
    asking = Evaluating(made, str(made.search.k), None, made.answer.generator, True, counterfactual=False)
    return asking.own({document.language for document in documents})


def halves(asked: Sequence[Trial], target: Target) -> dict[str, Any]:
    """What 200 thresholds, each from a half, come to on the other half and on all; and 1,000 from draws, on all."""
    draws = np.random.default_rng(SEED)
    n, half = len(asked), len(asked) // 2
    rows = []
    for _ in range(SPLITS):
        order = draws.permutation(n)
        first, second = ([asked[i] for i in part] for part in (order[:half], order[half:]))
        rows.append((chosen(first, target), second))
    kept = [(choice, let_through(second, choice)) for choice, second in rows if choice.rung is not None]
    drawn = [chosen([asked[i] for i in draws.integers(0, n, half)], target) for _ in range(DRAWS)]
    return {
        "found": len(kept) / SPLITS,
        "coverage": _mean(answered / (n - half) for _, (answered, _) in kept),
        "risk": _mean(wrong / answered for _, (answered, wrong) in kept if answered),
        "true_above": sum(above(asked, choice, target) for choice, _ in kept) / SPLITS,
        "other_above": sum(w > target.max_risk * a for _, (a, w) in kept) / SPLITS,
        "contradicted": sum(lower(w, a, delta=target.delta) > target.max_risk for _, (a, w) in kept) / SPLITS,
        "drawn_found": sum(choice.rung is not None for choice in drawn) / DRAWS,
        "drawn_true_above": sum(above(asked, choice, target) for choice in drawn) / DRAWS,
    }


def let_through(asked: Iterable[Trial], choice: Choice) -> tuple[int, int]:
    """How many of these questions are answered by a threshold, and how many of them wrongly."""
    said = [trial for trial in asked if trial.answered and _enough(trial.scores, choice)]
    return len(said), sum(trial.wrong for trial in said)


def above(asked: Sequence[Trial], choice: Choice, target: Target) -> bool:
    """Whether the threshold lets through more than the largest risk; one that was not found lets nothing through."""
    answered, wrong = let_through(asked, choice)
    return wrong > target.max_risk * answered


def _enough(scores: Any, choice: Choice) -> bool:
    if choice.statistic is None or choice.rung is None:
        return False
    score = scores[Statistic(choice.statistic)]
    return score is not None and score >= choice.rung.threshold


def _points(curve: Curve) -> list[dict[str, float | int | None]]:
    """The rungs at which something changes."""
    rungs = {rung.answered: rung for rung in curve.rungs if rung.answered}.values()
    return [
        {
            "threshold": rung.threshold,
            "coverage": round(rung.coverage, 4),
            "risk": round(rung.wrong / rung.answered, 4),
            "bound": round(rung.bound, 4),
        }
        for rung in rungs
    ]


def _mean(values: Iterable[float]) -> float | None:
    found = list(values)
    return round(fmean(found), 4) if found else None


if __name__ == "__main__":
    main()
