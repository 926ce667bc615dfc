"""Question answering over your documents: exact spans, eligibility before ranking, verified citations.

The names below are the public face; each is loaded when it is first asked for. docs/rooms.md says where all
the others live.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from proofspan.archive import Answer, Answering, Archive, Asking, Citation, Outcome, Report, submissions
    from proofspan.documents import Document, Evidence, Revision, Status, Validity
    from proofspan.eligibility import Eligibility, Identity
    from proofspan.errors import ProofspanError
    from proofspan.generators.extractive import Extractive
    from proofspan.passages.chunkers import chunker
    from proofspan.retrieval import Hit, Method, Query, Ranking, Recipe
    from proofspan.spans import Span
    from proofspan.verification import Verdict, verify

# fmt: off
__all__ = [
    "Answer",
    "Answering",
    "Archive",
    "Asking",
    "Citation",
    "Document",
    "Eligibility",
    "Evidence",
    "Extractive",
    "Hit",
    "Identity",
    "Method",
    "Outcome",
    "ProofspanError",
    "Query",
    "Ranking",
    "Recipe",
    "Report",
    "Revision",
    "Span",
    "Status",
    "Validity",
    "Verdict",
    "chunker",
    "submissions",
    "verify",
]
# fmt: on

_ROOMS = {
    "archive": "Answer Answering Archive Asking Citation Outcome Report submissions",
    "documents": "Document Evidence Revision Status Validity",
    "eligibility": "Eligibility Identity",
    "errors": "ProofspanError",
    "generators.extractive": "Extractive",
    "passages.chunkers": "chunker",
    "retrieval": "Hit Method Query Ranking Recipe",
    "spans": "Span",
    "verification": "Verdict verify",
}


if not TYPE_CHECKING:  # a type checker reads the imports above, and knows a wrong name when it sees one

    def __getattr__(name: str) -> object:
        # Loading a room loads its parsers and arrays: nobody pays for those who only ask for help.
        from importlib import import_module

        room = next((room for room, names in _ROOMS.items() if name in names.split()), None)
        if room is None:
            raise AttributeError(f"module 'proofspan' has no attribute {name!r}")
        return getattr(import_module(f"proofspan.{room}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
