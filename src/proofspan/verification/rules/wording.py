"""What is compared clause by clause: negation, opposites, quantifiers and bounds, their alignment made once."""

from collections.abc import Iterator

from proofspan.verification.alignment import beside
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault
from proofspan.verification.rules.antonyms import antonym
from proofspan.verification.rules.bounds import bound
from proofspan.verification.rules.negation import negation
from proofspan.verification.rules.quantifiers import quantifier


def wording(compared: Compared) -> Iterator[Fault]:
    """The faults of `negation`, `antonym`, `quantifier` and `bound`, each pair of texts aligned once for all four."""
    pairs = beside(compared)
    yield from negation(compared, pairs)
    yield from antonym(compared, pairs)
    yield from quantifier(compared, pairs)
    yield from bound(compared, pairs)
