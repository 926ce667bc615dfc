"""What stands in one report: values of one set; where a diagnosis was asked another way, what differs."""

from collections.abc import Mapping
from typing import Any

from proofspan.errors import GoldenSetError
from proofspan.evaluation.report import words as w

WAY = (
    *("method", "encoder", "encoder_digest", "chunker", "fields", "pool", "weights", "rerank", "rerank_digest"),
    *("detect_products", "eligibility", "as_of", "analyzer", "archive", "generator"),
)
"""What decides which evidence is found, and whether an answer is made of it; k is not, each depth is told beside it."""
ANSWERING = ("profile", "deliver", "delivered", "order", "abstention", "budget", "max_sentences")
"""How an answer is made, where both make one."""
ASKER = ("asker_groups", "asker_as_of", "asker_product", "asker_status")
"""Who asked a diagnosis in the place of those whom the questions name; no evaluation has that."""
IN_FORCE = ("current", "published")

Values = Mapping[str, Any]


def refuse_strangers(evaluation: Values | None, ablation: Values | None, diagnosis: Values | None) -> None:
    """Raises `GoldenSetError` with both names where two of these are of different sets, or a diagnosis has a question
    that the evaluation does not know.
    """
    named = {"evaluation": evaluation, "ablation": ablation, "diagnosis": diagnosis}
    there = [(what, each["set"]) for what, each in named.items() if each is not None]
    for what, name in there[1:]:
        first, of = there[0]
        if name != of:
            raise GoldenSetError(
                f"the {what} is of the set {name!r} and the {first} of {of!r}: they make no report together; "
                "move one away"
            )
    if evaluation is not None and diagnosis is not None and (unknown := _unknown(evaluation, diagnosis)):
        raise GoldenSetError(
            f"the diagnosis and the evaluation are of two sets called {evaluation['set']!r}: the evaluation has no "
            f"question {unknown[0]!r}; move one away"
        )


def _unknown(evaluation: Values, diagnosis: Values) -> list[str]:
    known = {each["id"] for each in evaluation["cases"]}
    known |= {each.get("id") for each in evaluation.get("invalid_items") or ()}
    return [each["id"] for each in diagnosis["diagnoses"] if each["id"] not in known]


def differing(evaluation: Values | None, diagnosis: Values | None) -> tuple[str, ...]:
    """What was otherwise when the diagnosis was asked: `pool 20, the result 50`; nothing when it is of the result."""
    if evaluation is None or diagnosis is None:
        return ()
    result, asked = evaluation["config"], diagnosis["config"]
    names = (*WAY, *(ANSWERING if result.get("generator") and asked.get("generator") else ()))
    told = [
        f"{name} {w.setting(asked.get(name))}, the result {w.setting(result.get(name))}"
        for name in names
        if asked.get(name) != result.get(name)
    ]
    return (*told, *_asker(asked))


def _asker(asked: Values) -> list[str]:
    """Who asked instead of whom the questions name, and what statuses beside those in force."""
    given = {name: asked.get(name) for name in ASKER if asked.get(name) is not None}
    if given.get("asker_status") == list(IN_FORCE):
        del given["asker_status"]
    return [f"{name} {w.setting(value)}, the result as each question says" for name, value in given.items()]
