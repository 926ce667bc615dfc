"""From a query to a ranking: eligible candidates, one or two lists, fused, reranked, explained."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from proofspan.encoders import Encoder
from proofspan.errors import EncoderError, SettingError
from proofspan.passages import fields
from proofspan.retrieval.fusion import rrf
from proofspan.retrieval.nouns import Hit, Query, Ranking
from proofspan.retrieval.products import unknown_codes, unknown_products, with_products
from proofspan.retrieval.rerank import Reranker
from proofspan.stores import Candidates, FieldWeights, Found, Store


class Method(StrEnum):
    """How candidates are found: by words, by nearness of meaning, by both."""

    BM25 = "bm25"
    DENSE = "dense"
    RRF = "rrf"


@dataclass(frozen=True, slots=True)
class Recipe:
    """What is done to find hits. `pool` is how many candidates of each list are fused or reranked."""

    method: Method = Method.BM25
    pool: int = 20
    weights: FieldWeights = field(default_factory=FieldWeights)
    reranker: Reranker | None = None

    def __post_init__(self) -> None:
        if self.pool < 1:
            raise SettingError(f"a pool holds at least one candidate, got {self.pool}")


def find(
    store: Store,
    query: Query,
    recipe: Recipe,
    *,
    encoder: Encoder | None = None,
    at: int | None = None,
    detect_products: bool = True,
) -> Ranking:
    """As `rank`, after the products that the question names have become a filter; notes say what is unknown."""
    if query.eligibility.products:
        readable = store.entries(replace(query.eligibility, products=frozenset()), at=at)
        unknown = unknown_products(query, readable)
        ranking = rank(store, query, recipe, encoder=encoder, at=at)
        return replace(ranking, notes=(*ranking.notes, *(f"unknown-product: {name}" for name in unknown)))
    if detect_products:
        query = with_products(query, store.entries(query.eligibility, at=at))
    return rank(store, query, recipe, encoder=encoder, at=at)


def rank(
    store: Store, query: Query, recipe: Recipe, *, encoder: Encoder | None = None, at: int | None = None
) -> Ranking:
    """The best `query.k` passages that the asker may see, as the archive stood after write `at`."""
    if query.k < 1:
        raise SettingError(f"k is how many passages are wanted, at least 1, got {query.k}")
    two_stages = recipe.method is Method.RRF or recipe.reranker is not None
    depth = max(recipe.pool, query.k) if two_stages else query.k
    lists = _lists(store, query, recipe, encoder, depth=depth, at=at)
    lexical = lists.get("bm25") or store.lexical(
        query.searched, query.eligibility, limit=1, weights=recipe.weights, at=at
    )
    ordered, scores = _fused(lists)
    found = {f.key: f for f in store.read(ordered[:depth], query.eligibility, at=at)}
    ranked = [(key, score) for key, score in zip(ordered, scores, strict=True) if key in found]
    pool = {name: candidates.keys for name, candidates in lists.items()}
    if recipe.reranker is not None:
        ranked = _reranked(query, recipe, recipe.reranker, [(found[key], score) for key, score in ranked])
        pool = {**pool, "rerank": tuple(key for key, _ in ranked)}
    return Ranking(
        query=query,
        eligible=lexical.eligible,
        hits=_hits(ranked[: query.k], found, pool),
        notes=_notes(query, recipe, lexical),
        pool=pool,
        weights=lexical.weights,
    )


def _lists(
    store: Store, query: Query, recipe: Recipe, encoder: Encoder | None, *, depth: int, at: int | None
) -> dict[str, Candidates]:
    lists: dict[str, Candidates] = {}
    if recipe.method is not Method.DENSE:
        lists["bm25"] = store.lexical(query.searched, query.eligibility, limit=depth, weights=recipe.weights, at=at)
    if recipe.method is not Method.BM25:
        if encoder is None:
            raise EncoderError(f"method {recipe.method} needs an encoder, and none was given")
        vector = encoder.query(query.searched)
        lists["dense"] = store.dense(vector, query.eligibility, limit=depth, at=at)
    return lists


def _fused(lists: Mapping[str, Candidates]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    if len(lists) == 1:
        (only,) = lists.values()
        return only.keys, only.scores
    fused = rrf({name: candidates.keys for name, candidates in lists.items()})
    return tuple(key for key, _ in fused), tuple(score for _, score in fused)


def _reranked(
    query: Query, recipe: Recipe, reranker: Reranker, candidates: list[tuple[Found, float]]
) -> list[tuple[int, float]]:
    """The first `pool` by their second score; candidates beyond the pool keep their place behind them."""
    head, tail = candidates[: max(recipe.pool, query.k)], candidates[max(recipe.pool, query.k) :]
    texts = [(searched_text(found, recipe.weights), found.language) for found, _ in head]
    scores = reranker(query.searched, texts)
    order = sorted(range(len(head)), key=lambda place: -scores[place])
    return [(head[p][0].key, scores[p]) for p in order] + [(found.key, score) for found, score in tail]


def searched_text(found: Found, weights: FieldWeights) -> str:
    """Title, heading and body, one a line, without the fields that weigh nothing."""
    parts = fields(found.passage, found.title)
    weighed = ((parts.title, weights.title), (parts.heading, weights.heading), (parts.body, weights.body))
    return "\n".join(text for text, weight in weighed if text and weight)


def _hits(
    ranked: list[tuple[int, float]], found: Mapping[int, Found], pool: Mapping[str, tuple[int, ...]]
) -> tuple[Hit, ...]:
    ranks = {name: {key: rank for rank, key in enumerate(keys, start=1)} for name, keys in pool.items()}
    return tuple(
        Hit(
            found=found[key],
            rank=rank,
            score=score,
            ranks=tuple((name, places[key]) for name, places in ranks.items() if key in places),
        )
        for rank, (key, score) in enumerate(ranked, start=1)
    )


def _notes(query: Query, recipe: Recipe, lexical: Candidates) -> tuple[str, ...]:
    notes = []
    if not lexical.keys and recipe.method is not Method.DENSE:
        notes.append("no-lexical-tokens")
    unheld = unknown_codes(query, lexical.held)
    notes += [f"unknown-code: {code}" for code in unheld]
    return tuple(notes)
