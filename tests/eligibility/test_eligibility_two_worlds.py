"""What somebody is told does not depend on documents that they may not see: the whole way from question to receipt."""

import json
import os
import random
from functools import cache

import pytest
from directions import Directions
from worlds import Case, Drawn, drawn

from proofspan.archive import Answering, Archive, Asking
from proofspan.archive.nouns import Answer
from proofspan.generators.extractive import Extractive
from proofspan.retrieval import Method, Recipe
from proofspan.retrieval.rerank import Lexical
from proofspan.stores.embedded import EmbeddedStore

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
RECIPES = [Recipe(method, 10) for method in Method] + [Recipe(method, 10, reranker=Lexical()) for method in Method]


@cache
def cases() -> tuple[Case, ...]:
    """Fifty askers on five archives, four hundred on forty in fuzz."""
    chance = random.Random(20261202)
    worlds: list[Drawn] = [drawn(chance, 40) for _ in range(40 if FUZZ else 5)]
    return tuple(Case.of(chance, world, f"case {n}") for world in worlds for n in range(10))


def answered(store: EmbeddedStore, case: Case, recipe: Recipe) -> tuple[Answer, dict[str, object]]:
    """The extractive answer and its receipt, without the number of writes, which is each archive's own."""
    archive = Archive(store, encoder=Directions())
    answer = archive.ask(Asking(case.query, recipe, Answering(Extractive())))
    body, _ = store.receipt(answer.receipt)
    return answer, {name: value for name, value in json.loads(body).items() if name != "sequence"}


@pytest.mark.essential
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"{recipe.method}{'+rerank' * bool(recipe.reranker)}")
def test_an_answer_is_that_of_an_archive_without_the_hidden(recipe: Recipe) -> None:
    """Outcome, text, quotes, faults, support, prompt and draft are the same to the last bit, and so is the receipt."""
    outcomes = set()
    for case in cases():
        (one, proof), (other, again) = (answered(store, case, recipe) for store in (case.world.store, case.alone))
        assert (one.outcome, one.text, one.verdict) == (other.outcome, other.text, other.verdict), case.name
        assert (one.trace.draft, one.trace.prompt.digest) == (other.trace.draft, other.trace.prompt.digest), case.name
        assert proof == again, case.name
        outcomes.add(one.outcome)
    assert len(outcomes) == 2, "some are answered, some abstain"
