"""Fits the weights of the support score and writes them where the package reads them.

    PROOFSPAN_TEST_DATA=.. python scripts/fit_support.py            writes src/proofspan/verification/support/weights.py
    PROOFSPAN_TEST_DATA=.. python scripts/fit_support.py --check    exits with 1 where that file would be another

A logistic regression with a ridge, each weight held to the sign that its feature must have, so that no feature can
tell one data set from another. A label is that of a whole answer and the score that of a sentence: of an unsupported
answer of several sentences the one that the last round found least supported is taken as the unsupported one.
The threshold is the highest of those whose balanced accuracy on the labelled rows, hard faults counted as refusals, is
the best within half a standard error in cross-validation, folds cut by document.
"""

import argparse
import math
import os
import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from support_examples import FITTED, Example, drawn, labelled, made, rows

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules import RULES
from proofspan.verification.support.aligning import Aligned
from proofspan.verification.support.features import Features, flawed, measured
from proofspan.verification.support.scoring import SHORT

WEIGHTS = Path(__file__).parent.parent / "src" / "proofspan" / "verification" / "support" / "weights.py"
FOR = ("window", "near")
"""Features that speak for a sentence; all others speak against it."""
AGAINST = ("stray", "tail", "names", "figures", "denial", "first-person")
RIDGE = 20.0
SHARE = {"label": 1.0, "made": 0.1, "drawn": 0.1}
"""How much an example counts, by where it comes from."""
ROUNDS = 3
FOLDS = 5
CUTS = 3
"""Ways of cutting the documents into folds that the threshold is the mean of."""


@dataclass(frozen=True, slots=True)
class Read:
    """An example with the features of each of its sentences that says anything."""

    example: Example
    sentences: tuple[Features, ...]

    @property
    def hard(self) -> bool:
        """Whether a hard rule refuses it."""
        return any(name.startswith("fault:") for features in self.sentences for name in features)

    @property
    def flawed(self) -> bool:
        """Whether the support of a sentence is held below the threshold."""
        return any(map(flawed, self.sentences))

    def held(self, support: float, threshold: float) -> float:
        """The support, below the threshold where there is a flaw."""
        return min(support, threshold - SHORT) if self.flawed else support


@dataclass(frozen=True, slots=True)
class Model:
    """Weights by feature, positive ones against the sentence."""

    bias: float
    weights: Mapping[str, float]

    def against(self, features: Features) -> float:
        """The logarithm of the odds that the sentence is unsupported."""
        return self.bias + sum(self.weights.get(name, 0.0) * value for name, value in features.items())

    def support(self, read: Read) -> float:
        """The lowest support of a sentence, its flaws aside."""
        return min((1 / (1 + math.exp(self.against(features))) for features in read.sentences), default=1.0)


def read(example: Example) -> Read:
    """The example, each of its sentences measured after all hard rules looked at it."""
    found = []
    for each in compared(example.answer, example.context, example.language):
        if not each.labels or not each.sentence.says_something:
            continue
        faults = [fault for rule in RULES for fault in rule(each)]
        aligned = Aligned(each)
        if aligned.terms or faults:
            found.append(measured(aligned, faults).features)
    return Read(example, tuple(found))


def names() -> list[str]:
    """The features that have a weight, in the order in which the table has them."""
    return [*FOR, *AGAINST, *(f"fault:{kind}" for kind in Kind)]


def fitted(reads: Sequence[Read]) -> Model:
    """The model of these examples."""
    model: Model | None = None
    for _ in range(ROUNDS):
        chosen = [
            (features, not each.example.supported, share) for each in reads for features, share in _taken(each, model)
        ]
        model = _regression(chosen)
    assert model is not None
    return model


def _taken(each: Read, model: Model | None) -> list[tuple[Features, float]]:
    """The sentences of an example that bear its label, with how much each counts."""
    kind = each.example.kind
    share = SHARE["label" if kind == "label" else "drawn" if kind.startswith("drawn") else "made"]
    if model is not None and not each.example.supported and each.sentences:
        return [(max(each.sentences, key=model.against), share)]
    return [(features, share / len(each.sentences)) for features in each.sentences]


def _regression(examples: Sequence[tuple[Features, bool, float]]) -> Model:
    """Accelerated projected gradient on the standardized features, to convergence."""
    order = names()
    raw = np.array([[features.get(name, 0.0) for name in order] for features, _, _ in examples])
    sign = np.where([wrong for _, wrong, _ in examples], 1.0, -1.0)
    share = np.array([count for _, _, count in examples])
    mean, spread = raw.mean(0), raw.std(0)
    spread[spread < 1e-9] = np.inf
    scaled = (raw - mean) / spread
    side = np.array([-1.0 if name in FOR else 1.0 for name in order])
    step = 1 / (0.25 * np.linalg.norm((scaled * share[:, None]).T @ scaled, 2) + 0.25 * share.sum() + RIDGE)
    weights = ahead = np.zeros(len(order))
    bias = bias_ahead = 0.0
    pace = 1.0
    for _ in range(20_000):
        pull = -share * sign / (1 + np.exp(sign * (scaled @ ahead + bias_ahead)))
        new = ahead - step * (scaled.T @ pull + RIDGE * ahead)
        new = np.where(side * new < 0, 0.0, new)
        new_bias = bias_ahead - step * pull.sum()
        done = max(np.abs(new - weights).max(), abs(new_bias - bias)) < 1e-12
        next_pace = (1 + math.sqrt(1 + 4 * pace * pace)) / 2
        ahead = new + (pace - 1) / next_pace * (new - weights)
        bias_ahead = new_bias + (pace - 1) / next_pace * (new_bias - bias)
        weights, bias, pace = new, new_bias, next_pace
        if done:
            break
    unscaled = weights / spread
    return Model(
        round(float(bias - unscaled @ mean), 3), {n: round(float(w), 3) for n, w in zip(order, unscaled, strict=True)}
    )


def folds(groups: Iterable[str], seed: int = 0) -> dict[str, int]:
    """A fold for each document."""
    distinct = sorted(set(groups))
    random.Random(seed).shuffle(distinct)
    return {group: place % FOLDS for place, group in enumerate(distinct)}


def cross_validated(real: Sequence[Read], others: Sequence[Read], seed: int = 0) -> list[float]:
    """The support of each labelled example by a model that saw nothing of its document."""
    fold = folds((each.example.group for each in real), seed)
    models = []
    for number in range(FOLDS):
        seen = [each for each in (*real, *others) if fold.get(each.example.group, -1) != number]
        models.append(fitted(seen))
    return [models[fold[each.example.group]].support(each) for each in real]


def best_threshold(reads: Sequence[Read], cuts: Sequence[Sequence[float]]) -> float:
    """The support below which to refuse: the highest hundredth of those that the labels cannot tell from the best.

    Balanced accuracy is the mean over the cuts into folds, smoothed over 3 hundredths on either side; half a standard
    error of it is no difference.
    """
    steps = [step / 100 for step in range(5, 96)]
    found = [sum(_strict(reads, supports, step) for supports in cuts) / len(cuts) for step in steps]
    near = [found[max(0, at - 3) : at + 4] for at in range(len(found))]
    smooth = [sum(some) / len(some) for some in near]
    error = math.sqrt(max(smooth) * (1 - max(smooth)) / len(reads))
    return max(step for step, value in zip(steps, smooth, strict=True) if value >= max(smooth) - error / 2)


def _strict(reads: Sequence[Read], supports: Sequence[float], threshold: float) -> float:
    """The balanced accuracy of hard rules and threshold together."""
    held = [each.hard or each.held(s, threshold) < threshold for each, s in zip(reads, supports, strict=True)]
    return balanced(held, reads)


def balanced(refused: Sequence[bool], reads: Sequence[Read]) -> float:
    """The mean of the recalls of unsupported and supported answers."""
    right = [not r for r, each in zip(refused, reads, strict=True) if each.example.supported]
    wrong = [r for r, each in zip(refused, reads, strict=True) if not each.example.supported]
    return (sum(right) / len(right) + sum(wrong) / len(wrong)) / 2


def table(model: Model, threshold: float) -> str:
    """The file of weights."""
    kept = {name: weight for name, weight in model.weights.items() if weight}
    lines = "\n".join(f'    "{name}": {weight},' for name, weight in kept.items())
    return (
        '"""Weights of the support score: written by `scripts/fit_support.py`, which says how.\n\n'
        "Positive weights speak against a sentence. Support is 1 / (1 + exp(BIAS + sum of weight times feature)).\n"
        '"""\n\n'
        f"BIAS = {model.bias}\nTHRESHOLD = {threshold}\n"
        '"""Support below which `strict` refuses a sentence."""\n'
        f"WEIGHTS = {{\n{lines}\n}}\n"
    )


def main() -> int:
    """Writes the weights, or checks them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the file instead of writing it")
    check = parser.parse_args().check
    folder = Path(os.environ["PROOFSPAN_TEST_DATA"])
    real = [read(labelled(row)) for name in FITTED for row in rows(folder, name)]
    others = [read(example) for example in (*made(folder), *drawn())]
    cuts = [cross_validated(real, others, seed) for seed in range(CUTS)]
    threshold = best_threshold(real, cuts)
    model = fitted([*real, *others])
    print(f"{len(real)} labelled, {len(others)} made; threshold {threshold}")
    print(
        "cross-validated balanced accuracy: hard rules",
        round(balanced([each.hard for each in real], real), 3),
        end="; ",
    )
    print("strict", *(round(_strict(real, supports, threshold), 3) for supports in cuts))
    text = table(model, threshold)
    if check:
        same = WEIGHTS.read_text(encoding="utf-8") == text
        print("the same to the byte" if same else "another table")
        return 0 if same else 1
    WEIGHTS.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
