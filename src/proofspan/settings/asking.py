"""From settings to what the archive is asked, and the config that every output prints."""

from typing import Any

from proofspan.archive import Asking
from proofspan.eligibility import Eligibility
from proofspan.errors import SettingError
from proofspan.retrieval import Query
from proofspan.settings.answering import AnswerSettings
from proofspan.settings.how import AUTO, NONE, How
from proofspan.settings.layers import Settings
from proofspan.settings.who import readable
from proofspan.stores import Layout

LONGEST = 10_000
"""Characters of a question: longer ones are somebody's document by mistake."""


def query(question: str, eligibility: Eligibility, how: How) -> Query:
    """The question as a query; `SettingError` when it is blank or longer than 10,000 characters."""
    if not question.strip():
        raise SettingError("the question is empty: write what you want to know, in quotes")
    if len(question) > LONGEST:
        raise SettingError(f"the question has {len(question)} characters, at most {LONGEST} are read: ask it shorter")
    readable(question, option="the question")
    return Query(question, eligibility, how.k)


def idle_encoder(settings: Settings, how: How) -> str:
    """A line about an encoder that a flag names and that takes no part in how it is searched; else empty."""
    named = settings.search.encoder
    if how.encodes or named in (AUTO, NONE) or not settings.origins["search.encoder"].startswith("--"):
        return ""
    return f"method {how.method} compares no vectors: encoder {named} takes no part"


def configured(how: How, answer: AnswerSettings | None = None, *, layout: Layout | None) -> dict[str, Any]:
    """The config of a run as JSON values: how it was found and answered, and what the archive was made with."""
    kept = layout.encoder.rpartition("@")[2] if layout is not None and how.encodes else None
    return {
        **how.config(),
        "encoder_digest": kept or None,
        "rerank_digest": how.reranker.digest if how.reranker else None,
        **({**answer.config(), "judge_digest": answer.judging.digest if answer.judging else None} if answer else {}),
        "chunker": layout.chunker if layout else None,
        "analyzer": layout.analyzer if layout else None,
    }


def asked(
    question: str, eligibility: Eligibility, how: How, answer: AnswerSettings, *, layout: Layout | None
) -> Asking:
    """The question with everything that decides its answer beside the archive; `how` is settled for it.

    Raises `SettingError` for a calibration that holds for another way of asking.
    """
    config = configured(how, answer, layout=layout)
    if answer.calibrated is not None:
        answer.calibrated.usable(config)
    return Asking(query(question, eligibility, how), how.recipe(), answer.answering(), config)
