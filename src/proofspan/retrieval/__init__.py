"""Retrieval: eligible candidates of one or two lists, fused, reranked, explained."""

from proofspan.retrieval.nouns import Hit, Query, Ranking
from proofspan.retrieval.products import with_products
from proofspan.retrieval.recipe import Method, Recipe, find, rank

__all__ = ["Hit", "Method", "Query", "Ranking", "Recipe", "find", "rank", "with_products"]
