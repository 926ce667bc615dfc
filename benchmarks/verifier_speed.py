"""How many sentences a second the verifier checks on one core, beside a comparison of strings in the same run.

    PROOFSPAN_TEST_DATA=.. python benchmarks/verifier_speed.py [--rounds 7] [--answers 600]

Writes benchmarks/receipts/verifier_speed.json. Sentences are the right answers of benchmarks/changes in all their
forms, their spans whole passages that are read afresh in every check, in two loads: `single`, one sentence beside its
own passage, and `answers`, four to six sentences beside two passages, as a model writes them. Each round checks a load
with the profile `literal`, with `strict` and with the plain comparison, one after the other, in processor seconds;
ratios are within a round. `kept` is one `Verifier` over all answers, as in a service or over a file: it knows the
words it has met. `cold` makes a new one for each answer, as one call of `verify` does. `known` has read the spans
before, as a service has whose passages are asked for again and again.

The plain comparison is the article's rule in a few lines: each sentence cites a delivered span, and each run of
digits in it, sign and separators with it, is a substring of that span.
"""

import argparse
import json
import platform
import re
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from changes import Answered, right_answers

from proofspan.verification import Profile, labelled
from proofspan.verification.verifier import Verifier

RECEIPT = Path(__file__).parent / "receipts" / "verifier_speed.json"
SEED = 20261201
TARGETS = {"literal": 5000, "strict": 1000}
Load = Sequence[tuple[str, dict[str, str], str]]
"""Answers with their spans by label and the language of these."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_CITED = re.compile(r"\[(S\d+)\]")
_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)*")


def plain(answer: str, spans: dict[str, str]) -> bool:
    """Whether the article's rule lets the answer through."""
    for sentence in _SENTENCE.split(answer):
        labels = _CITED.findall(sentence)
        if not labels or any(label not in spans for label in labels):
            return False
        said = " ".join(spans[label] for label in labels)
        if any(number not in said for number in _NUMBER.findall(_CITED.sub("", sentence))):
            return False
    return True


def single(drawn: Sequence[Answered]) -> Load:
    """Each answer beside its own spans."""
    return [(each.answer, labelled(each.spans), each.language) for each in drawn]


def answers(drawn: Sequence[Answered]) -> Load:
    """Answers of two passages of a set, two or three sentences of each."""
    by_passage: dict[tuple[str, str, str], dict[int, str]] = defaultdict(dict)
    for each in drawn:
        if each.answer.count("[S") == 1 and "[S1]" in each.answer:
            by_passage[each.source, each.language, each.spans[0]].setdefault(each.start, each.answer)
    several = sorted((key, list(said.values())[:3]) for key, said in by_passage.items() if len(said) > 1)
    load: list[tuple[str, dict[str, str], str]] = []
    for (one, first), (two, second) in zip(several[::2], several[1::2], strict=False):
        if one[:2] == two[:2]:
            answer = "\n".join([*first, *(sentence.replace("[S1]", "[S2]") for sentence in second)])
            load.append((answer, labelled([one[2], two[2]]), one[1]))
    return load


def kept(profile: Profile, load: Load) -> int:
    """The sentences checked by one verifier over all answers."""
    verifier = Verifier(profile=profile)
    return sum(len(verifier.verify(answer, spans, languages=language).claims) for answer, spans, language in load)


def known(profile: Profile, load: Load) -> Callable[[], int]:
    """The same by a verifier that keeps the spans and has checked the load once before."""
    verifier = Verifier(profile=profile, keeps=10 * len(load))

    def work() -> int:
        return sum(len(verifier.verify(answer, spans, languages=language).claims) for answer, spans, language in load)

    work()
    return work


def cold(profile: Profile, load: Load) -> int:
    """The sentences checked by a new verifier for each answer."""
    return sum(
        len(Verifier(profile=profile).verify(answer, spans, languages=language).claims)
        for answer, spans, language in load
    )


def compared(load: Load) -> int:
    """The answers that the plain comparison lets through."""
    return sum(plain(answer, spans) for answer, spans, _ in load)


def seconds(work: Callable[[], int]) -> tuple[float, int]:
    """Processor seconds of the work, and what it counted."""
    began = time.process_time()
    counted = work()
    return time.process_time() - began, counted


def measured(load: Load, rounds: int) -> dict[str, Any]:
    """Sentences a second of each way, median and best of the rounds, and how many times the plain comparison's time."""
    ways: dict[str, Callable[[], int]] = {
        "literal": lambda: kept(Profile.LITERAL, load),
        "strict": lambda: kept(Profile.STRICT, load),
        "literal, cold": lambda: cold(Profile.LITERAL, load),
        "strict, cold": lambda: cold(Profile.STRICT, load),
        "literal, known": known(Profile.LITERAL, load),
        "strict, known": known(Profile.STRICT, load),
        "plain": lambda: compared(load),
    }
    sentences = ways["literal"]()
    took = [{name: seconds(way)[0] for name, way in ways.items()} for _ in range(rounds)]
    words = [len(text.split()) for _, spans, _ in load for text in spans.values()]
    found: dict[str, Any] = {
        "answers": len(load),
        "sentences": sentences,
        "words_of_a_span": round(statistics.mean(words), 1),
        "words_of_spans_for_a_sentence": round(sum(words) / sentences, 1),
        "words_of_a_sentence": round(sum(len(answer.split()) for answer, _, _ in load) / sentences, 1),
    }
    for name in ways:
        speeds = [sentences / each[name] for each in took]
        found[name] = {
            "sentences_per_second": round(statistics.median(speeds)),
            "best": round(max(speeds)),
            "times_the_plain_comparison": round(statistics.median(each[name] / each["plain"] for each in took), 1),
        }
    return found


def main() -> int:
    """Writes the receipt; fails when a profile is slower than it must be."""
    asked = argparse.ArgumentParser(description="Sentences a second.")
    asked.add_argument("--rounds", type=int, default=7)
    asked.add_argument("--answers", type=int, default=600)
    wanted = asked.parse_args()
    drawn = right_answers("test", SEED, wanted.answers)
    loads = {"single": single(drawn), "answers": answers(right_answers("test", SEED, wanted.answers * 8))}
    found = {name: measured(load, wanted.rounds) for name, load in loads.items()}
    receipt = {
        "what": "sentences a second on one core in processor time, spans read afresh",
        "seed": SEED,
        "rounds": wanted.rounds,
        "loads": found,
        "targets": TARGETS,
        "python": platform.python_version(),
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    for load, told in found.items():
        for name in ("literal", "strict", "literal, known", "strict, known", "literal, cold", "strict, cold", "plain"):
            speed, best = told[name]["sentences_per_second"], told[name]["best"]
            times = told[name]["times_the_plain_comparison"]
            print(f"{load:8} {name:14} {speed} sentences/s (best {best}), {times} times the plain")
    slow = [name for name, least in TARGETS.items() if found["answers"][name]["sentences_per_second"] < least]
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
