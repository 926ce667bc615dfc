"""Documents: what they say, where their parts stand, who may read them and when."""

from proofspan.documents.nouns import (
    IN_FORCE,
    PUBLIC,
    Document,
    Evidence,
    Flag,
    Page,
    Policy,
    Revision,
    Section,
    Source,
    Status,
    Table,
    Validity,
    day_of,
    digest_of,
    slug,
)

__all__ = [
    "IN_FORCE",
    "PUBLIC",
    "Document",
    "Evidence",
    "Flag",
    "Page",
    "Policy",
    "Revision",
    "Section",
    "Source",
    "Status",
    "Table",
    "Validity",
    "day_of",
    "digest_of",
    "slug",
]
