"""From a query to a ranking: eligible candidates, one or two lists, fused, reranked, explained."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace

from proofspan.encoders import Encoder
from proofspan.errors import EncoderError, SettingError
from proofspan.retrieval.first_stage import Placed, placed
from proofspan.retrieval.nouns import Hit, Part, Query, Ranking
from proofspan.retrieval.products import may_name, unknown_codes, unknown_products, with_products
from proofspan.retrieval.questions import encoded, mismatch
from proofspan.retrieval.rerank import Lexical, Reranker
from proofspan.retrieval.searching import Method, Recipe, Searching
from proofspan.stores import Candidates, Found, Store


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
    if detect_products and may_name(query.text):
        query = with_products(query, store.entries(query.eligibility, at=at))
    return rank(store, query, recipe, encoder=encoder, at=at)


def rank(
    store: Store, query: Query, recipe: Recipe, *, encoder: Encoder | None = None, at: int | None = None
) -> Ranking:
    """The best `query.k` passages that the asker may see, as the archive stood after write `at`."""
    if query.k < 1:
        raise SettingError(f"k is how many passages are wanted, at least 1, got {query.k}")
    search, notes = _searching(store, query, recipe, encoder, at=at)
    depth = max(recipe.pool, query.k) if recipe.fuses or recipe.reranker is not None else query.k
    with ExitStack() as state:
        state.enter_context(store.one_state())
        lists = _lists(search, depth=depth)
        lexical = lists.get("bm25") or search.lexical(1)
        candidates = placed(search, lists, depth=depth)
        pool = {name: each.keys for name, each in lists.items()}
        if recipe.reranker is not None:
            if not _counted(recipe.reranker):
                state.close()  # a model may take long
            candidates, scores = _reranked(search, recipe.reranker, candidates)
            pool = {**pool, "rerank": tuple(each.key for each in candidates[: recipe.pool])}
            candidates = [_rescored(*each) for each in zip(candidates, scores, strict=True)]
        hits = _hits(_read(search, candidates), pool)
    foreign = mismatch(encoder, lexical.languages) if encoder is not None and search.vector is not None else ()
    return Ranking(
        query=query,
        eligible=lexical.eligible,
        hits=hits,
        notes=(*_unmatched(query, recipe, lexical), *notes, *foreign),
        pool=pool,
        weights=lexical.weights,
    )


def _searching(
    store: Store, query: Query, recipe: Recipe, encoder: Encoder | None, *, at: int | None
) -> tuple[Searching, tuple[str, ...]]:
    """The search with the question's vector where its method compares one, and what there is to say of that.

    Every passage is equally far from a question that has no word the encoder knows: `dense` lists them all so, and what
    fuses two lists has one.
    """
    if recipe.method is Method.BM25:
        return Searching(store, query, recipe, at), ()
    if encoder is None:
        raise EncoderError(f"method {recipe.method} needs an encoder, and none was given")
    vector, notes = encoded(query.searched, encoder)
    if vector.any():
        return Searching(store, query, recipe, at, vector), notes
    instead = "ranked by words alone" if recipe.fuses else "nothing is nearer than anything else"
    unknown = f"no-known-words: encoder {encoder.name} knows no word of the question: {instead}"
    return Searching(store, query, recipe, at, None if recipe.fuses else vector), (*notes, unknown)


def _lists(search: Searching, *, depth: int) -> dict[str, Candidates]:
    lists: dict[str, Candidates] = {}
    if search.recipe.method is not Method.DENSE:
        lists["bm25"] = search.lexical(depth)
    if search.vector is not None:
        lists["dense"] = search.dense(search.vector, depth)
    return lists


def _reranked(
    search: Searching, reranker: Reranker, candidates: list[Placed]
) -> tuple[list[Placed], list[float | None]]:
    """The first `pool` by their second score; candidates beyond the pool keep their place behind them, without one."""
    head, tail = candidates[: search.recipe.pool], candidates[search.recipe.pool :]
    scores = _second(search, reranker, [each.key for each in head])
    order = sorted((each for each in head if each.key in scores), key=lambda each: -scores[each.key])
    return order + tail, [*(scores[each.key] for each in order), *([None] * len(tail))]


def _second(search: Searching, reranker: Reranker, keys: Sequence[int]) -> dict[int, float]:
    """Each key's second score; keys of what was withdrawn since have none."""
    if _counted(reranker):
        return search.pairs(keys)
    found = search.read(keys)
    held = [found[key] for key in keys if key in found]
    scores = reranker.scores(search.query.searched, [(search.text(each), each.language) for each in held])
    return {each.key: score for each, score in zip(held, scores, strict=True)}


def _counted(reranker: Reranker) -> bool:
    """Whether the store counts all that the scores are made of: no text is read."""
    return type(reranker) is Lexical


def _rescored(candidate: Placed, score: float | None) -> Placed:
    """The candidate by its second score; what the first stage gave it adds nothing any more."""
    if score is None:
        return candidate
    before = tuple(Part(part.name, part.score, 0.0) for part in candidate.parts)
    return Placed(candidate.key, (*before, Part("rerank", score, score)))


def _read(search: Searching, candidates: list[Placed]) -> list[tuple[Placed, Found]]:
    """The best k with their passages, the only ones that are read; what was withdrawn since it was listed is passed
    over.
    """
    k = search.query.k
    found = search.read([each.key for each in candidates[:k]])
    if len(found) < min(k, len(candidates)):
        found = search.read([each.key for each in candidates])
    return [(each, found[each.key]) for each in candidates if each.key in found][:k]


def _hits(candidates: Sequence[tuple[Placed, Found]], pool: Mapping[str, tuple[int, ...]]) -> tuple[Hit, ...]:
    ranks = {name: {key: rank for rank, key in enumerate(keys, start=1)} for name, keys in pool.items()}
    return tuple(
        Hit(
            found=found,
            rank=rank,
            score=each.score,
            ranks=tuple((name, places[each.key]) for name, places in ranks.items() if each.key in places),
            parts=each.parts,
        )
        for rank, (each, found) in enumerate(candidates, start=1)
    )


def _unmatched(query: Query, recipe: Recipe, lexical: Candidates) -> tuple[str, ...]:
    notes = []
    if not lexical.keys and recipe.method is not Method.DENSE:
        notes.append("no-lexical-tokens")
    unheld = unknown_codes(query, lexical.held)
    notes += [f"unknown-code: {code}" for code in unheld]
    return tuple(notes)
