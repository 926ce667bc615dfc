"""From a receipt back to the question as it was asked, so that it can be asked again."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from proofspan.archive import Asking
from proofspan.audit import Receipt
from proofspan.eligibility import Eligibility, Identity
from proofspan.encoders import Encoder, Fitted
from proofspan.errors import SettingError
from proofspan.judges.service import JUDGING
from proofspan.retrieval import Query
from proofspan.settings.answering import NONE, AnswerSettings
from proofspan.settings.how import AUTO, How
from proofspan.settings.sending import agreed


def names_receipt(name: str) -> bool:
    """Whether an id has the form of a receipt's: `r-` and 20 hexadecimal digits."""
    return re.fullmatch(r"r-[0-9a-f]{20}", name) is not None


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The asking of a receipt, and the encoder that the archive must be opened with to repeat it."""

    asking: Asking
    encoder: Encoder | Fitted | None


def rebuilt(receipt: Receipt, *, named: str = AUTO, judge: str = NONE) -> Rebuilt:
    """The asking with the receipt's own config, asker, day and state of the archive.

    `named` and `judge` are the encoder and the judge that this machine's settings name: `SettingError` where the
    receipt alone names a server, and where the reranker's or judge's path now leads to another model.
    """
    content = receipt.content
    config = content["config"]
    how, answer = How.from_config(config), AnswerSettings.from_config(config)
    agreed(how.encoder, named=named)
    agreed(answer.judge, named=judge, service=JUDGING)
    _same_reranker(how, config)
    _same_judge(answer, config)
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


def _same_reranker(how: How, config: Mapping[str, Any]) -> None:
    kept = config.get("rerank_digest")
    if how.reranker is not None and kept is not None and how.reranker.digest != kept:
        raise SettingError(
            f"the receipt was made with the reranker {how.rerank} of digest {kept}, and that is {how.reranker.digest} "
            "now: put the model back that it was to ask again"
        )


def _same_judge(answer: AnswerSettings, config: Mapping[str, Any]) -> None:
    kept = config.get("judge_digest")
    if answer.judging is not None and kept is not None and answer.judging.digest != kept:
        raise SettingError(
            f"the receipt was made with the judge {answer.judge} of digest {kept}, and that is {answer.judging.digest} "
            "now: put the judge back that it was to ask again"
        )
