"""The clauses of a text, what they deny and how much they claim, and which says the same as another."""

from proofspan.verification.clauses.cutting import Clause, clause_of, clauses, content_of, text_of

__all__ = ["Clause", "clause_of", "clauses", "content_of", "text_of"]
