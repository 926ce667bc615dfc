"""From a receipt back to the question as it was asked, so that it can be asked again."""

import re
from dataclasses import dataclass

from proofspan.archive import Asking
from proofspan.audit import Receipt
from proofspan.eligibility import Eligibility, Identity
from proofspan.encoders import Encoder, Fitted
from proofspan.retrieval import Query
from proofspan.settings.answering import AnswerSettings
from proofspan.settings.how import How


def names_receipt(name: str) -> bool:
    """Whether an id has the form of a receipt's: `r-` and 20 hexadecimal digits."""
    return re.fullmatch(r"r-[0-9a-f]{20}", name) is not None


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The asking of a receipt, and the encoder that the archive must be opened with to repeat it."""

    asking: Asking
    encoder: Encoder | Fitted | None


def rebuilt(receipt: Receipt) -> Rebuilt:
    """The asking with the receipt's own config, asker, day and state of the archive."""
    content = receipt.content
    config = content["config"]
    how, answer = How.from_config(config), AnswerSettings.from_config(config)
    asker = content["asker"]
    identity = Identity(asker["subject"], frozenset(asker["groups"]))
    asking = Asking(
        Query(content["question"], Eligibility.of(asker, identity), how.k),
        how.recipe(),
        answer.answering(),
        config,
        at=content["sequence"],
    )
    return Rebuilt(asking, how.made_encoder())
