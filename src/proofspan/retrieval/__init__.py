"""Retrieval: eligible candidates of one or two lists, fused, reranked, explained."""

from proofspan.retrieval.nouns import Hit, Part, Query, Ranking
from proofspan.retrieval.products import with_products
from proofspan.retrieval.recipe import find, rank
from proofspan.retrieval.searching import Method, Recipe

__all__ = ["Hit", "Method", "Part", "Query", "Ranking", "Recipe", "find", "rank", "with_products"]
