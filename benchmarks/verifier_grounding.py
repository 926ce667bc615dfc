"""The verifier on human-labelled answers: what it refuses of supported and of unsupported ones.

    PROOFSPAN_TEST_DATA=.. python benchmarks/verifier_grounding.py

Writes benchmarks/receipts/verifier_grounding.json. Every passage of a row's context is a cited span of each sentence
(`uncited="whole"`), all of `perturbed.jsonl` left out of the pooled figures, since its rows are made. The support of a
row of a file that weights were fitted on is that of a model that saw nothing of its document (scripts/fit_support.py,
folds by document); the threshold is the shipped one. Beside it, in the same run, the article's rule (each number of
the answer is a substring of the context) and the offline peers ancora-rag and grounded-check where they can be
imported, each as its own documentation calls it; they have no curve, since a part of what they check is yes or no.
"""

import json
import math
import os
import platform
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from fit_support import cross_validated, read  # noqa: E402
from support_examples import FITTED, Row, drawn, labelled, made, rows  # noqa: E402

from proofspan.verification import Finding, Profile  # noqa: E402
from proofspan.verification import labelled as spans_of  # noqa: E402
from proofspan.verification.support import THRESHOLD  # noqa: E402
from proofspan.verification.verifier import Verifier  # noqa: E402

RECEIPT = ROOT / "benchmarks" / "receipts" / "verifier_grounding.json"
TESTED = ("attributionbench", "qags", "misc_rag")
"""Files that nothing was fitted on."""
RATES = (0.05, 0.10, 0.30)
_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)*")

Refuses = Callable[[str, Sequence[str]], bool]


@dataclass(frozen=True, slots=True)
class Judged:
    """A row with its label, what refuses it, and its support."""

    file: str
    kind: str
    supported: bool
    refused: dict[str, bool]
    support: float


def article(answer: str, context: Sequence[str]) -> bool:
    """Whether a number of the answer is no substring of the context."""
    text = "\n".join(context)
    return any(number not in text for number in _NUMBER.findall(answer))


def ancora() -> Refuses | None:
    """The grounding checker of ancora-rag: refused where one of its claims is not supported."""
    try:
        from ancora import Document, GroundingChecker, chunk_documents
    except ImportError:
        return None
    checker = GroundingChecker()

    def refuses(answer: str, context: Sequence[str]) -> bool:
        chunks = chunk_documents([Document(f"d{at}", text) for at, text in enumerate(context)])
        return any(not check.supported for check in checker.check_answer(answer, chunks))

    return refuses


def grounded() -> Refuses | None:
    """The claims of grounded-check, its sentence tier among them: refused where one is not found or weak."""
    try:
        from grounded import Kind, Source, extract, verify
        from grounded.verify import Verdict
    except ImportError:
        return None
    bad = (Verdict.NOT_FOUND, Verdict.WEAK)

    def refuses(answer: str, context: Sequence[str]) -> bool:
        sources = [Source(Path(f"d{at}.txt"), text) for at, text in enumerate(context)]
        result = verify(extract(answer, kinds=set(Kind)), sources)
        return any(finding.verdict in bad for finding in result.findings)

    return refuses


def others() -> dict[str, Refuses]:
    """The article's rule and the peers that are installed."""
    peers = {"ancora-rag": ancora(), "grounded-check": grounded()}
    return {"article": article} | {name: refuses for name, refuses in peers.items() if refuses}


def judged(folder: Path) -> list[Judged]:
    """Every real row and every perturbed one."""
    verifiers = {profile: Verifier(profile=profile, uncited="whole") for profile in Profile}
    besides = others()
    found = []
    unseen = validated(folder)
    for name in (*FITTED, *TESTED, "perturbed"):
        for row in rows(folder, name):
            spans = spans_of(row["context"])
            verdicts = {profile: each.verify(row["answer"], spans) for profile, each in verifiers.items()}
            literal = verdicts[Profile.LITERAL].finding is Finding.REFUSED
            support = unseen.get(row["id"], verdicts[Profile.STRICT].support or 0.0)
            strict = literal or support < THRESHOLD
            if row["id"] not in unseen:
                assert strict == (verdicts[Profile.STRICT].finding is Finding.REFUSED), row["id"]
            refused = {name: refuses(row["answer"], row["context"]) for name, refuses in besides.items()}
            found.append(_row(name, row, refused | {"literal": literal, "strict": strict}, support))
    return found


def _row(name: str, row: Row, refused: dict[str, bool], support: float) -> Judged:
    return Judged(name, row.get("kind", ""), row["label"] == "supported", refused, support)


def validated(folder: Path) -> dict[str, float]:
    """The support of each row of the fitted files by a model that did not see its document."""
    real = [read(labelled(row)) for name in FITTED for row in rows(folder, name)]
    made_up = [read(example) for example in (*made(folder), *drawn())]
    supports = cross_validated(real, made_up)
    return {each.example.id: each.held(s, THRESHOLD) for each, s in zip(real, supports, strict=True)}


def confusion(judged: Sequence[Judged], way: str) -> dict[str, Any]:
    """How one way does: recall of unsupported answers, false refusals, and their balance."""
    wrong = [each.refused[way] for each in judged if not each.supported]
    right = [each.refused[way] for each in judged if each.supported]
    recall, false = sum(wrong) / len(wrong), sum(right) / len(right)
    return {
        "balanced_accuracy": round((recall + 1 - false) / 2, 4),
        "recall": round(recall, 4),
        "false_refusals": round(false, 4),
        "refused": {"unsupported": sum(wrong), "supported": sum(right)},
        "accepted": {"unsupported": len(wrong) - sum(wrong), "supported": len(right) - sum(right)},
    }


def recall_at(judged: Sequence[Judged], rate: float) -> tuple[float, float]:
    """The recall where at most this share of the supported answers is refused by their support, and the threshold."""
    right = sorted(each.support for each in judged if each.supported)
    threshold = right[math.floor(rate * len(right))]
    wrong = [each.support < threshold for each in judged if not each.supported]
    return sum(wrong) / len(wrong), threshold


def area(judged: Sequence[Judged]) -> float:
    """The chance that an unsupported answer has less support than a supported one, ties counted half."""
    right = [each.support for each in judged if each.supported]
    wrong = [each.support for each in judged if not each.supported]
    won = sum((w < r) + 0.5 * (w == r) for w in wrong for r in right)
    return won / (len(right) * len(wrong))


def table(judged: Sequence[Judged]) -> dict[str, Any]:
    """Everything about these rows."""
    ways = judged[0].refused
    return {
        "n": len(judged),
        "supported": sum(each.supported for each in judged),
        "ways": {way: confusion(judged, way) for way in ways},
        "recall_at": {f"{rate:.2f}": round(recall_at(judged, rate)[0], 4) for rate in RATES},
        "auc": round(area(judged), 4),
    }


def kinds(judged: Sequence[Judged]) -> dict[str, Any]:
    """The recall by kind of change of the perturbed rows; their controls flatter a verifier that goes by words."""
    by_kind: dict[str, list[Judged]] = defaultdict(list)
    for each in judged:
        by_kind[each.kind].append(each)
    return {
        kind: {"n": len(found)}
        | {way: round(sum(e.refused[way] for e in found) / len(found), 3) for way in found[0].refused}
        for kind, found in sorted(by_kind.items())
        if not found[0].supported
    }


def main() -> int:
    """Writes the receipt and prints the pooled figures."""
    found = judged(Path(os.environ["PROOFSPAN_TEST_DATA"]))
    real = [each for each in found if each.file != "perturbed"]
    rates = [step / 100 for step in range(0, 100, 5)]
    receipt = {
        "what": "labels of human readers against refusals; unsupported answers are what should be refused",
        "fitted": list(FITTED),
        "threshold": THRESHOLD,
        "pooled": table(real),
        "curve": [{"false_refusals": rate, "recall": round(recall_at(real, rate)[0], 4)} for rate in rates],
        "files": {name: table([each for each in real if each.file == name]) for name in (*FITTED, *TESTED)},
        "perturbed": kinds([each for each in found if each.file == "perturbed"]),
        "versions": {
            "python": platform.python_version(),
            **{name: installed(name) for name in ("ancora-rag", "grounded-check")},
        },
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    told = receipt["pooled"]
    for way, figures in told["ways"].items():
        print(f"{way:15} balanced {figures['balanced_accuracy']:.3f}  recall {figures['recall']:.3f}", end="")
        print(f"  false refusals {figures['false_refusals']:.3f}")
    print(f"by support alone: recall at false refusals {told['recall_at']}, area {told['auc']}")
    return 0


def installed(name: str) -> str:
    """The version of a peer, or that it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


if __name__ == "__main__":
    sys.exit(main())
