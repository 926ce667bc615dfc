"""What the verifier accepts of answers with one fact changed, and refuses of right answers in varied form.

    PROOFSPAN_TEST_DATA=.. python benchmarks/verifier_changes.py [--seed 20261201] [--each 300] [--right 500]

Writes benchmarks/receipts/verifier_changes.json. Answers are drawn by the seed from documents of the half `test`
(benchmarks/changes says how); nothing was fitted on them. A change counts as accepted when its verdict is `anchored`.
`originals_refused` are changes whose right original is refused too, so that their refusal tells nothing.

Of the shared sets the receipt holds ids (kind, way, set, document, offsets) and counts, no text; `printed` are changes
of this project's own documents, drawn likewise.
"""

import argparse
import json
import platform
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from changes import LITERAL, RELATIONAL, Answered, changes, right_answers

from proofspan.evaluation.statistics import wilson
from proofspan.verification import Fault, Finding, Profile, labelled
from proofspan.verification.verifier import Verifier

RECEIPT = Path(__file__).parent / "receipts" / "verifier_changes.json"
SEED = 20261201
PRINTED = 50
OWN = ("ax42", "own")


class Reader:
    """The faults of answers under one profile, each answer read once."""

    def __init__(self, profile: Profile) -> None:
        self._verifier = Verifier(profile=profile)
        self._known: dict[tuple[str, tuple[str, ...]], tuple[Fault, ...]] = {}

    def faults(self, answer: str, answered: Answered) -> tuple[Fault, ...]:
        """The faults of an answer beside the spans of `answered`; empty when it is anchored."""
        key = answer, answered.spans
        if key not in self._known:
            verdict = self._verifier.verify(answer, labelled(answered.spans), languages=answered.language)
            assert (verdict.finding is Finding.ANCHORED) == (not verdict.faults)
            self._known[key] = verdict.faults
        return self._known[key]


def share(count: int, n: int) -> dict[str, Any]:
    """A count of n, its share, and Wilson's interval at 95 %."""
    low, high = wilson(count, n)
    return {"count": count, "n": n, "share": round(count / n, 4), "ci95": [round(low, 4), round(high, 4)]}


def of_kind(drawn: Sequence[Answered], reader: Reader) -> dict[str, Any]:
    """What became of the changes of one kind."""
    accepted = [each for each in drawn if not reader.faults(each.answer, each)]
    kinds = Counter(kind for each in drawn for kind in {f.kind.value for f in reader.faults(each.answer, each)})
    return {
        "accepted": share(len(accepted), len(drawn)),
        "originals_refused": sum(bool(reader.faults(each.original, each)) for each in drawn),
        "faults": dict(kinds.most_common()),
        "by_set": counted(drawn, accepted, "source"),
        "by_language": counted(drawn, accepted, "language"),
        "by_way": counted(drawn, accepted, "how"),
        "accepted_ids": [each.id for each in accepted] if drawn[0].kind in LITERAL else len(accepted),
    }


def counted(drawn: Iterable[Answered], accepted: Iterable[Answered], field: str) -> dict[str, str]:
    """For each value of a field how many were accepted of how many: `0 of 75`."""
    some = Counter(getattr(each, field) for each in accepted)
    whole = Counter(getattr(each, field) for each in drawn)
    return {name: f"{some[name]} of {n}" for name, n in sorted(whole.items())}


def of_right(drawn: Sequence[Answered], reader: Reader) -> dict[str, Any]:
    """How many right answers are refused, and every one of them."""
    refused = [each for each in drawn if reader.faults(each.answer, each)]
    return {
        "refused": share(len(refused), len(drawn)),
        "by_set": counted(drawn, refused, "source"),
        "by_language": counted(drawn, refused, "language"),
        "by_form": counted(drawn, refused, "how"),
        "each": [told(each, reader) for each in refused],
    }


def told(each: Answered, reader: Reader) -> dict[str, Any]:
    """An answer as the receipt names it: with its text only where it is of our own documents."""
    faults = reader.faults(each.answer, each)
    named = {"id": each.id, "faults": sorted({fault.kind.value for fault in faults})}
    if each.source in OWN:
        named |= {"answer": each.answer, "messages": [fault.message for fault in faults]}
    return named


def printed(seed: int, reader: Reader) -> list[dict[str, Any]]:
    """Changes of our own documents, the same number of each kind, with what the verifier says to them."""
    by_kind: dict[str, dict[str, Answered]] = defaultdict(dict)
    for each in changes("test", seed, LITERAL, each=60, shared=False):
        by_kind[each.kind].setdefault(each.original, each)
    taken: list[Answered] = []
    for turn in range(PRINTED):
        own = list(by_kind[LITERAL[turn % len(LITERAL)]].values())
        wanted = ("en", "it")[turn // len(LITERAL) % 2]
        left = [each for each in own if each not in taken]
        taken.append(next((each for each in left if each.language == wanted), left[0]))
    return [_printed(each, reader) for each in sorted(taken, key=lambda each: LITERAL.index(each.kind))]


def _printed(each: Answered, reader: Reader) -> dict[str, str]:
    faults = reader.faults(each.answer, each)
    return {
        "kind": each.kind,
        "way": each.how,
        "document": each.document,
        "right": each.original,
        "answer": each.answer,
        "fault": faults[0].kind.value if faults else "accepted",
        "message": faults[0].message if faults else "",
    }


def measured(profile: Profile, drawn: Sequence[Answered], right: Sequence[Answered]) -> dict[str, Any]:
    """Everything under one profile."""
    reader = Reader(profile)
    groups = {name: [each for each in drawn if each.kind == name] for name in (*LITERAL, *RELATIONAL)}
    literal = [each for each in drawn if each.kind in LITERAL]
    return {
        "literal changes accepted": share(sum(not reader.faults(e.answer, e) for e in literal), len(literal)),
        "kinds": {name: of_kind(group, reader) for name, group in groups.items() if group},
        "right": of_right(right, reader),
    }


def shown(profile: Profile, found: dict[str, Any]) -> None:
    """Prints the figures of one profile."""
    told = found["literal changes accepted"]
    print(f"{profile.value}: literal changes accepted {told['count']} of {told['n']}")
    for name, row in found["kinds"].items():
        accepted = row["accepted"]
        refused = accepted["n"] - accepted["count"]
        print(f"  {name:11} refused {refused} of {accepted['n']}, originals refused {row['originals_refused']}")
    right = found["right"]["refused"]
    print(f"  right answers refused {right['count']} of {right['n']} {right['ci95']}")


def main() -> int:
    """Writes the receipt; fails when `literal` accepts a literal change or refuses more than 1 % of what is right."""
    asked = argparse.ArgumentParser(description="One-fact changes and right answers.")
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--each", type=int, default=300)
    asked.add_argument("--right", type=int, default=500)
    wanted = asked.parse_args()
    drawn = changes("test", wanted.seed, each=wanted.each)
    right = right_answers("test", wanted.seed, wanted.right)
    print(f"seed {wanted.seed}: {len(drawn)} changes, {len(right)} right answers", flush=True)
    receipt: dict[str, Any] = {
        "what": "answers with one fact changed, and right answers in varied form, of documents of the half `test`",
        "seed": wanted.seed,
        "half": "test",
        "sets": sorted({each.source for each in drawn}),
        "python": re.sub(r"\+$", "", platform.python_version()),
        "profiles": {},
    }
    for profile in (Profile.LITERAL, Profile.STRICT):
        receipt["profiles"][profile.value] = found = measured(profile, drawn, right)
        shown(profile, found)
    receipt["printed"] = printed(wanted.seed, Reader(Profile.LITERAL))
    RECEIPT.write_text(json.dumps(receipt, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    found = receipt["profiles"]["literal"]
    good = not found["literal changes accepted"]["count"] and found["right"]["refused"]["share"] <= 0.01
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
