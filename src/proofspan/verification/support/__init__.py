"""How far the cited spans carry a sentence: a score from a readable table of weights, and the characters that do."""

from proofspan.verification.support.scoring import Scored, score
from proofspan.verification.support.weights import THRESHOLD

__all__ = ["THRESHOLD", "Scored", "score"]
