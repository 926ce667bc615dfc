"""Whether an answer can be had again: the recorded question on the recorded state, compared byte for byte."""

from enum import StrEnum

from proofspan.archive.asking import ask
from proofspan.archive.nouns import Asking
from proofspan.audit import Receipt
from proofspan.encoders import Encoder
from proofspan.stores import Store


class Rerun(StrEnum):
    """What came of asking again."""

    SAME = "same"
    DIFFERENT = "different"
    SOURCE_WITHDRAWN = "source-withdrawn"


def rerun(store: Store, proof: Receipt, asking: Asking, *, encoder: Encoder | None) -> Rerun:
    """Whether asking again gives the same receipt; nothing is kept."""
    at = int(proof.content["sequence"])
    again = ask(store, asking, encoder=encoder, at=at).receipt
    return Rerun.SAME if again.body == proof.body else Rerun.DIFFERENT
