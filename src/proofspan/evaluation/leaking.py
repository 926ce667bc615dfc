"""Questions that repeat the words of their answer: what finds them need not understand them."""

from collections.abc import Mapping
from dataclasses import dataclass

from proofspan.analysis import Analyzer
from proofspan.documents import Document, Revision
from proofspan.evaluation.nouns import GoldenCase

COPIED = 0.7
"""From this share on a question is called a copy: see docs/measures for what sets of both kinds have."""
FEWEST = 2
"""Content terms that a question must have: of one alone the share is 0 or 1, and says nothing."""


@dataclass(frozen=True, slots=True)
class Leak:
    """A question whose content terms mostly stand in one of its anchors; `overlap` is their share."""

    id: str
    overlap: float


def overlap(case: GoldenCase, documents: Mapping[Revision, Document], analyzer: Analyzer) -> float | None:
    """The greatest share of the question's distinct terms (stop words left out, stemmed) that one anchor has.

    None without an anchor whose words are known, and for questions with fewer than `FEWEST` terms.
    """
    language = case.question.language or next(
        (documents[target.revision].language for target in case.anchors if target.revision in documents), "en"
    )
    asked = set(analyzer.terms(case.question.text, language))
    texts = _texts(case, documents)
    if len(asked) < FEWEST or not texts:
        return None
    return max(len(asked & set(analyzer.terms(text, language))) for text in texts) / len(asked)


def _texts(case: GoldenCase, documents: Mapping[Revision, Document]) -> tuple[str, ...]:
    """The anchors' words as their documents have them, as the question has them where a document is not at hand."""
    held = [t.spans[0].of(documents[t.revision].text) for t in case.anchors if t.spans and t.revision in documents]
    return tuple(held) or tuple(anchor.text for anchor in case.question.anchors if anchor.text)
