"""What the support score is fitted on: human-labelled answers, and answers made from their contexts by a seed.

Read by `fit_support.py`. Answers of four labelled files whose licence was seen; one-fact changes of the right ones;
sentences of their contexts verbatim, shortened, spliced from two, or beside a context that lacks them; and changes and
right answers in varied form of the half `fit` (benchmarks/changes). No text of them is written anywhere.
"""

import json
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from proofspan.sentences import sentences
from proofspan.spans import Span

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))

from changes import RELATIONAL, changes, right_answers

FITTED = ("wice", "summedits", "factcheckgpt", "faithdial_audit")
"""Files of the grounding folder that weights may be fitted on."""
SEED = 5
EACH, RIGHT = 60, 300
"""Drawn changes of each kind, and right answers, of the half `fit`."""

_OPPOSITES = (
    "increase decrease/increased decreased/higher lower/high low/more less/larger smaller/large small/first last/"
    "before after/above below/early late/earlier later/best worst/good bad/old new/open closed/start end/started ended/"
    "won lost/rise fall/rose fell/up down/always never/all some/most few/included excluded/allowed forbidden/"
    "easy difficult/positive negative/northern southern/east west/north south/male female/buy sell/agree disagree/"
    "support oppose/long short/strong weak/public private/able unable/possible impossible/likely unlikely/major minor/"
    "same different/inside outside/internal external/accept reject/accepted rejected/reduces increases"
)
_TURNED = {a: b for pair in _OPPOSITES.split("/") for a, b in (pair.split(), pair.split()[::-1])}
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_NAME = re.compile(r"(?<=[a-z,] )[A-Z][a-z]+(?: [A-Z][a-z]+)*")
_VERB = re.compile(r"\b(is|was|are|were|has|have|had|can|will|should|could|may)\b(?! not)")
_NOT = re.compile(r"\bnot |n't\b")
_LONG_WORD = re.compile(r"\b[a-z]{4,}\b")
_CONTEXT_SENTENCE = range(8, 41)
"""Words of a sentence of a context that an answer is made of."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Example:
    """An answer beside its context, and whether the context supports it. `group` is what folds are cut by; `kind` is
    `label` for a human label, else how it was made.
    """

    kind: str
    group: str
    answer: str
    context: tuple[str, ...]
    language: str
    supported: bool
    id: str = ""


def rows(folder: Path, name: str) -> list[Row]:
    """The rows of one file of the grounding folder."""
    lines = (folder / "grounding" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def labelled(row: Row) -> Example:
    """A row with its human label."""
    context = tuple(row["context"])
    return Example("label", context[0], row["answer"], context, "en", row["label"] == "supported", row["id"])


def made(folder: Path) -> list[Example]:
    """Everything that was made, the same for the same data."""
    rng = random.Random(SEED)
    found: list[Example] = []
    for name in FITTED:
        all_rows = rows(folder, name)
        for row in all_rows:
            group, context = row["context"][0], tuple(row["context"])
            other = rng.choice([each for each in all_rows if each["context"][0] != group])
            if row["label"] == "supported":
                for kind, answer in _changed(row, other, rng):
                    found.append(Example(kind, group, answer, context, "en", False))
            found += _from_context(group, "\n\n".join(context), rng)
    return found


def drawn() -> list[Example]:
    """Relational changes and right answers of the half `fit`; none of their documents is in a labelled file."""
    answered = [*changes("fit", SEED, RELATIONAL, each=EACH), *right_answers("fit", SEED, RIGHT)]
    return [
        Example(
            f"drawn {each.kind}", f"{each.source}/{each.document}", each.answer, each.spans, each.language, each.right
        )
        for each in answered
    ]


def _changed(row: Row, other: Row, rng: random.Random) -> Iterator[tuple[str, str]]:
    """The answer with one fact changed, in each way that applies."""
    answer, context = row["answer"], " ".join(row["context"])
    yield from _figures(answer, context, rng)
    yield from _names(answer, context, other, rng)
    verbs = list(_VERB.finditer(answer))
    if _NOT.search(answer):
        yield "negation", _NOT.sub("", answer, count=1)
    elif verbs:
        at = rng.choice(verbs).end()
        yield "negation", answer[:at] + " not" + answer[at:]
    turned = [found for found in re.finditer(r"[A-Za-z]+", answer) if found[0].lower() in _TURNED]
    if turned:
        found = rng.choice(turned)
        yield "opposite", _put(answer, found, _TURNED[found[0].lower()])
    words = other["answer"].split()
    if len(words) >= 8:
        tail = " ".join(words[-rng.randint(4, min(9, len(words) - 2)) :])
        yield (
            "clause",
            answer.rstrip(" .") + rng.choice([", and ", " and ", ", which ", " because ", ", while "]) + tail,
        )
    own = list(_LONG_WORD.finditer(answer))
    for kind, source in (("word", other["answer"]), ("word of the context", context)):
        new = [word for word in _LONG_WORD.findall(source) if (word in context.lower()) == (kind != "word")]
        new = [word for word in new if word not in answer.lower()]
        if own and new:
            yield kind, _put(answer, rng.choice(own), rng.choice(new))


def _figures(answer: str, context: str, rng: random.Random) -> Iterator[tuple[str, str]]:
    """A number of the context, or one digit, in place of a number."""
    own = list(_NUMBER.finditer(answer))
    if not own:
        return
    found = rng.choice(own)
    others = [number for number in _NUMBER.findall(context) if number not in _NUMBER.findall(answer)]
    if others:
        yield "number of the context", _put(answer, found, rng.choice(others))
    digits = list(found[0])
    at = rng.choice([place for place, digit in enumerate(digits) if digit.isdigit()])
    digits[at] = rng.choice([digit for digit in "123456789" if digit != digits[at]])
    yield "digit", _put(answer, found, "".join(digits))


def _names(answer: str, context: str, other: Row, rng: random.Random) -> Iterator[tuple[str, str]]:
    """A name of the context or of another row in place of a name; two names exchanged."""
    own = list(_NAME.finditer(answer))
    if not own:
        return
    found = rng.choice(own)
    near = [name for name in _NAME.findall(context) if name not in answer]
    far = [name for name in _NAME.findall(other["answer"]) if name not in context]
    if near:
        yield "name of the context", _put(answer, found, rng.choice(near))
    if far:
        yield "name", _put(answer, found, rng.choice(far))
    if len(own) >= 2:
        one, two = sorted(rng.sample(own, 2), key=lambda match: match.start())
        if one[0] != two[0]:
            between = answer[one.end() : two.start()]
            yield "exchange", answer[: one.start()] + two[0] + between + one[0] + answer[two.end() :]


def _put(answer: str, found: re.Match[str], new: str) -> str:
    return answer[: found.start()] + new + answer[found.end() :]


def _from_context(group: str, text: str, rng: random.Random) -> Iterator[Example]:
    """Answers made of sentences of the context itself."""
    there = [span for span in sentences(text) if len(span.of(text).split()) in _CONTEXT_SENTENCE]
    if len(there) < 3:
        return
    one = rng.choice(there)
    without = text[: one.start] + " " + text[one.end :]
    yield Example("verbatim", group, one.of(text), (text,), "en", True)
    yield Example("taken out", group, one.of(text), (without,), "en", False)
    two = rng.choice([span for span in there if span != one])
    yield Example("splice", group, _spliced(text, one, two), (text,), "en", False)
    parts = re.split(", ", rng.choice(there).of(text))
    if len(parts) >= 2:
        gone = rng.randrange(len(parts))
        kept = ", ".join(part for place, part in enumerate(parts) if place != gone)
        if len(kept.split()) >= 6:
            yield Example("shortened", group, kept, (text,), "en", True)


def _spliced(text: str, one: Span, two: Span) -> str:
    """The first half of one sentence with the second half of another."""
    first, second = one.of(text).split(), two.of(text).split()
    return " ".join(first[: len(first) // 2] + second[len(second) // 2 :])
