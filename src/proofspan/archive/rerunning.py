"""Whether an answer can be had again: the recorded question on the recorded state, compared byte for byte."""

from enum import StrEnum

from proofspan.archive.asking import ask
from proofspan.archive.nouns import Asking
from proofspan.audit import Receipt
from proofspan.encoders import Encoder
from proofspan.stores import Maintenance, Store


class Rerun(StrEnum):
    """What came of asking again."""

    SAME = "same"
    DIFFERENT = "different"
    SOURCE_WITHDRAWN = "source-withdrawn"


def rerun(store: Store, maintenance: Maintenance, proof: Receipt, asking: Asking, *, encoder: Encoder | None) -> Rerun:
    """Whether asking again gives the same receipt; nothing is kept. What was withdrawn since cannot compete again,
    so that a difference then says nothing else.
    """
    at = int(proof.content["sequence"])
    again = ask(store, asking, encoder=encoder, at=at).receipt
    if again.body == proof.body:
        return Rerun.SAME
    gone = any(entry.withdrawn and entry.withdrawn > at for entry in maintenance.register(at=at))
    return Rerun.SOURCE_WITHDRAWN if gone else Rerun.DIFFERENT
