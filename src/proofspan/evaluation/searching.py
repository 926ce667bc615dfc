"""Lists deepened until enough distinct units are ranked, with every candidate that any stage has listed."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from proofspan.archive import Archive
from proofspan.eligibility import Eligibility
from proofspan.evaluation.how import How
from proofspan.retrieval import Hit, Method, Query, Ranking
from proofspan.stores import Found


@dataclass(frozen=True, slots=True)
class Listed:
    """Passages in their order, `keys` of all candidates of all stages, and under whose eligibility."""

    passages: tuple[Found, ...]
    keys: frozenset[int]
    eligible: int
    eligibility: Eligibility
    notes: tuple[str, ...]


def listed(archive: Archive, query: Query, how: How, *, unit: Callable[[Found], Hashable]) -> Listed:
    """The passages for a query until `query.k` distinct units stand among them, or nothing more is found."""
    wanted = query.k
    while True:
        rankings = _rankings(archive, replace(query, k=wanted), how)
        hits = _joined(rankings)
        if len(hits) < wanted or len({unit(hit.found) for hit in hits}) >= query.k:
            break
        wanted *= 2
    first = rankings[0]
    return Listed(
        passages=tuple(hit.found for hit in hits),
        keys=frozenset(key for each in rankings for keys in each.pool.values() for key in keys),
        eligible=first.eligible,
        eligibility=first.query.eligibility,
        notes=first.notes,
    )


def _rankings(archive: Archive, query: Query, how: How) -> tuple[Ranking, ...]:
    """One ranking as deep as is wanted; of recipes whose order changes with the pool, first the one that a search
    would give.

    A deeper pool changes the order within it: what is measured at 5 must be what a search for 5 shows.
    """
    recipe = how.recipe
    depths = [query.k]
    if (recipe.method is Method.RRF or recipe.reranker is not None) and query.k > recipe.pool:
        depths = [recipe.pool, query.k]
    return tuple(
        archive.search(replace(query, k=depth), recipe, detect_products=how.detect_products) for depth in depths
    )


def _joined(rankings: tuple[Ranking, ...]) -> tuple[Hit, ...]:
    """The hits of the first ranking, then those of the deeper one that are not among them."""
    hits: dict[int, Hit] = {}
    for ranking in rankings:
        for hit in ranking.hits:
            hits.setdefault(hit.found.key, hit)
    return tuple(hits.values())
