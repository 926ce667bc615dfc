"""Retrieval: eligible candidates of one or two lists, fused, reranked, explained."""

from proofspan.retrieval.nouns import Hit, Query, Ranking

__all__ = ["Hit", "Query", "Ranking"]
