"""The nouns of retrieval: what is asked, what is found, in which order and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from proofspan.eligibility import Eligibility
from proofspan.stores import Found


@dataclass(frozen=True, slots=True)
class Query:
    """A question by somebody on some day. `ranking_text` is the question without the products
    that filter, None where none does.
    """

    text: str
    eligibility: Eligibility
    k: int
    ranking_text: str | None = None

    @property
    def searched(self) -> str:
        """The text that is ranked for."""
        return self.text if self.ranking_text is None else self.ranking_text


class Part(NamedTuple):
    """One part of a hit's score: the kind's own score, as bm25, cosine or reranker give it, and what it adds."""

    name: str
    score: float
    adds: float


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage in its place. `ranks` tells its rank from 1 in each list that held it: (("bm25", 2), ...).

    `parts` explain the score, to which they add up; those that only chose what was reranked add nothing.
    """

    found: Found
    rank: int
    score: float
    ranks: tuple[tuple[str, int], ...]
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Ranking:
    """The hits for a query. `eligible` counts the passages that could compete; `pool` names the candidates
    of each list in its order; `weights` are the question's terms with their inverse document frequency.
    """

    query: Query
    eligible: int
    hits: tuple[Hit, ...]
    notes: tuple[str, ...] = ()
    pool: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    weights: Mapping[str, float] = field(default_factory=dict)
