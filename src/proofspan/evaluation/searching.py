"""Lists deepened until enough distinct units are ranked, with every candidate that any stage has listed."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace

from proofspan.archive import Archive
from proofspan.eligibility import Eligibility
from proofspan.evaluation.how import How
from proofspan.retrieval import Hit, Method, Query, Ranking
from proofspan.stores import Found


@dataclass(frozen=True, slots=True)
class Listed:
    """Passages in their order, `keys` of all candidates of all stages, and for which query, products that it names
    taken out. `milliseconds` is what the first search took, the only thing here that another run does not repeat.
    """

    passages: tuple[Found, ...]
    keys: frozenset[int]
    eligible: int
    query: Query
    notes: tuple[str, ...]
    milliseconds: float = field(compare=False)

    @property
    def eligibility(self) -> Eligibility:
        """Who was asking."""
        return self.query.eligibility


def listed(archive: Archive, query: Query, how: How, *, unit: Callable[[Found], Hashable]) -> Listed:
    """The passages for a query until `query.k` distinct units stand among them, or nothing more is found."""
    wanted = query.k
    rankings, took = _rankings(archive, query, how)
    hits = _joined(rankings)
    while len(hits) >= wanted and len({unit(hit.found) for hit in hits}) < query.k:
        wanted *= 2
        rankings, _ = _rankings(archive, replace(query, k=wanted), how)
        hits = _joined(rankings)
    first = rankings[0]
    return Listed(
        passages=tuple(hit.found for hit in hits),
        keys=frozenset(key for each in rankings for keys in each.pool.values() for key in keys),
        eligible=first.eligible,
        query=replace(first.query, k=query.k),
        notes=first.notes,
        milliseconds=took,
    )


def _rankings(archive: Archive, query: Query, how: How) -> tuple[tuple[Ranking, ...], float]:
    """One ranking as deep as is wanted; of recipes whose order changes with the pool, first the one that a search
    would give. And how many milliseconds the first took.

    A deeper pool changes the order within it: what is measured at 5 must be what a search for 5 shows.
    """
    recipe = how.recipe
    depths = [query.k]
    if recipe.method is Method.RRF and query.k > recipe.pool:
        depths = [recipe.pool, query.k]
    begun = time.perf_counter()
    first = archive.search(replace(query, k=depths[0]), recipe, detect_products=how.detect_products)
    took = 1000 * (time.perf_counter() - begun)
    rest = (
        archive.search(replace(query, k=depth), recipe, detect_products=how.detect_products) for depth in depths[1:]
    )
    return (first, *rest), took


def _joined(rankings: tuple[Ranking, ...]) -> tuple[Hit, ...]:
    """The hits of the first ranking, then those of the deeper one that are not among them."""
    hits: dict[int, Hit] = {}
    for ranking in rankings:
        for hit in ranking.hits:
            hits.setdefault(hit.found.key, hit)
    return tuple(hits.values())
