"""One search under way: where, for whom, by which recipe; every list is asked for under the asker's eligibility."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from proofspan.errors import SettingError
from proofspan.passages import fields
from proofspan.retrieval.nouns import Query
from proofspan.retrieval.rerank import Reranker, pair
from proofspan.stores import Candidates, FieldWeights, Found, Store

if TYPE_CHECKING:
    from proofspan.encoders import Vectors


class Method(StrEnum):
    """How candidates are found: by words, by nearness of meaning, by both in two ways."""

    BM25 = "bm25"
    DENSE = "dense"
    RRF = "rrf"
    HYBRID = "hybrid"


POOLS: Mapping[Method, int] = {Method.BM25: 20, Method.DENSE: 20, Method.RRF: 20, Method.HYBRID: 50}
"""How many candidates of each list take part unless a number is given."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What is done to find hits. `pool` is how many candidates of each list are fused or reranked; 0: as is usual
    for the method, by `POOLS`.
    """

    method: Method = Method.BM25
    pool: int = 0
    weights: FieldWeights = field(default_factory=FieldWeights)
    reranker: Reranker | None = None

    def __post_init__(self) -> None:
        if self.pool < 0:
            raise SettingError(f"a pool holds at least one candidate, or 0 for what is usual, got {self.pool}")
        if not self.pool:
            object.__setattr__(self, "pool", POOLS[self.method])

    @property
    def fuses(self) -> bool:
        """Whether two lists become one."""
        return self.method in (Method.RRF, Method.HYBRID)


@dataclass(frozen=True, slots=True)
class Searching:
    """A query on a store as it stood after write `at`; `vector` is the question's, None where nothing is compared with
    it: by words alone, or no word of it is known.
    """

    store: Store
    query: Query
    recipe: Recipe
    at: int | None
    vector: "Vectors | None" = None

    def lexical(self, limit: int, among: Sequence[int] | None = None) -> Candidates:
        """The list by words, or the scores by words of the keys in `among`."""
        return self.store.lexical(
            self.query.searched,
            self.query.eligibility,
            limit=limit,
            weights=self.recipe.weights,
            at=self.at,
            among=among,
        )

    def dense(self, vector: "Vectors", limit: int, among: Sequence[int] | None = None) -> Candidates:
        """The list by nearness of meaning, or the cosines of the keys in `among`."""
        return self.store.dense(vector, self.query.eligibility, limit=limit, at=self.at, among=among)

    def pairs(self, keys: Sequence[int]) -> dict[int, float]:
        """The pair scores of those of the keys that the asker may see."""
        overlaps = self.store.overlaps(
            self.query.searched, self.query.eligibility, keys=keys, weights=self.recipe.weights, at=self.at
        )
        return {key: pair(overlap) for key, overlap in overlaps.items()}

    def read(self, keys: Sequence[int]) -> dict[int, Found]:
        """The passages of these keys that the asker may see."""
        return {found.key: found for found in self.store.read(keys, self.query.eligibility, at=self.at)}

    def text(self, found: Found) -> str:
        """Title, heading and body, one a line, without the fields that weigh nothing."""
        weights, parts = self.recipe.weights, fields(found.passage, found.title)
        if not (parts.title or parts.heading):
            return parts.body if weights.body else ""
        weighed = ((parts.title, weights.title), (parts.heading, weights.heading), (parts.body, weights.body))
        return "\n".join(text for text, weight in weighed if text and weight)
