"""What a span says of one label, said of another that stands elsewhere in it: vitamin C for vitamin A."""

from collections.abc import Sequence

from proofspan.verification.reading import Reading
from proofspan.verification.rules.subjects.terms import Term, sentence_terms

LONGEST = 80
"""Terms of a sentence that are compared."""
LEAST = 4
"""Terms of a sentence below which too little tells where it stands."""


def relabelled(own: Reading, span: Reading, among: Sequence[int]) -> tuple[Term, Term] | None:
    """The label of the sentence and the one that the span has in its place, in one of its sentences at these places,
    all else being as it stands there.
    """
    row = sentence_terms(own)
    at = next((at for at, term in enumerate(row) if term.sort == "label"), 0)
    if not at or not LEAST <= len(row) <= LONGEST:
        return None
    for place in among:
        there = sentence_terms(span, place)
        for beside, term in enumerate(there):
            if term.sort == "label" and term.key != row[at].key and _same_around(row, there, beside - at, at):
                return row[at], term
    return None


def _same_around(row: Sequence[Term], there: Sequence[Term], step: int, here: int) -> bool:
    """Whether the row stands there from this term on, but for one place."""
    if not 0 <= step <= len(there) - len(row):
        return False
    return all(term.key == there[step + at].key for at, term in enumerate(row) if at != here)
