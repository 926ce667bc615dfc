"""Every method, on archives drawn by a seed, finds what plain Python finds among what the asker may see."""

import math
import os
import random
from collections.abc import Iterator, Mapping
from functools import cache

import pair_models
import pytest
from directions import Directions
from reference import Second, pair, shared
from worlds import Case, drawn

from proofspan.retrieval import Method, Ranking, Recipe, rank
from proofspan.retrieval.cross_encoder import CrossEncoder
from proofspan.retrieval.rerank import Lexical, Reranker
from proofspan.stores.embedded import EmbeddedStore

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
WORLDS, QUESTIONS = (100 if FUZZ else 25), 40
SEED = int(os.environ.get("EXACT_SEED") or (random.randrange(10**9) if FUZZ else 20261201))
"""Printed where a case fails; a seed to replay: EXACT_SEED=17 HYPOTHESIS_PROFILE=fuzz pytest tests/retrieval"""

SECOND: dict[str, Second | None] = {"once": None, "lexical": pair, "cross": shared}
"""What stands behind the first stage: nothing, the article's pair score, a cross-encoder that counts shared words."""

VARIANTS = pytest.mark.parametrize(
    ("method", "second"),
    [(method, second) for method in Method for second in ("once", "lexical")] + [(Method.HYBRID, "cross")],
)


@pytest.fixture(scope="module")
def rerankers(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Reranker | None]:
    """The product's own, by the names in SECOND."""
    place, config = tmp_path_factory.mktemp("cross"), {"max_position_embeddings": 512}
    graph = pair_models.folder(place, pair_models.shared(), config=config)
    return {"once": None, "lexical": Lexical(), "cross": CrossEncoder.load(graph, threads=1)}


@cache
def cases() -> tuple[Case, ...]:
    """1,000 askers with a question, k and a pool, forty of them on each of 25 archives; four times as many in fuzz."""
    return tuple(_cases(random.Random(SEED)))


def _cases(chance: random.Random) -> Iterator[Case]:
    for _ in range(WORLDS):
        world = drawn(chance, 40)
        for number in range(QUESTIONS):
            yield Case.of(chance, world, f"seed {SEED}, case {number}")


def ranked(store: EmbeddedStore, case: Case, method: Method, reranker: Reranker | None) -> Ranking:
    """The ranking with vectors whose cosines are not rounded."""
    recipe = Recipe(method, case.pool, reranker=reranker)
    return rank(store, case.query, recipe, encoder=Directions())


def shown(ranking: Ranking) -> list[object]:
    """Everything of the hits but the keys, which are each archive's own."""
    return [(h.found.passage, h.found.title, h.rank, h.score, h.ranks, h.parts) for h in ranking.hits]


@pytest.mark.essential
@VARIANTS
def test_a_thousand_cases_equal_brute_force(
    method: Method, second: str, rerankers: Mapping[str, Reranker | None]
) -> None:
    """Ids, order, scores and how many compete are those of plain Python over what each asker may see; so no hit is of
    anything else, and there are k wherever k can be ranked: for words those that hold one, else all that compete.
    """
    for case in cases():
        found = ranked(case.world.store, case, method, rerankers[second])
        expected = case.plain.expected(method, SECOND[second])
        assert [hit.found.passage.id for hit in found.hits] == [name for name, _ in expected], case.name
        assert all(math.isclose(h.score, s, abs_tol=1e-12) for h, (_, s) in zip(found.hits, expected, strict=True))
        assert {hit.found.passage.revision for hit in found.hits} <= {d.revision for d in case.admitted}, case.name
        rankable = len(case.plain.words) if method is Method.BM25 else found.eligible
        assert (len(found.hits), found.eligible) == (min(case.query.k, rankable), len(case.plain.passages)), case.name


@pytest.mark.essential
@VARIANTS
def test_two_worlds(method: Method, second: str, rerankers: Mapping[str, Reranker | None]) -> None:
    """An archive that never held what the asker may not see gives the same ids, order, scores, ranks and notes, to the
    last bit.
    """
    for case in cases()[::10]:
        one, other = (ranked(store, case, method, rerankers[second]) for store in (case.world.store, case.alone))
        assert shown(one) == shown(other), case.name
        assert (one.eligible, one.notes, one.weights) == (other.eligible, other.notes, other.weights), case.name
