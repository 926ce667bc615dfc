"""Where in the cited spans stands what a sentence says, word by word and figure by figure."""

from proofspan.verification.support.aligning.aligned import Aligned
from proofspan.verification.support.aligning.terms import Term

__all__ = ["Aligned", "Term"]
