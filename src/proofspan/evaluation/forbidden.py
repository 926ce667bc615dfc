"""Candidates that should not have been there, at each stage that listed them."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from proofspan.evaluation.answered import Answered
from proofspan.evaluation.ground import Ground
from proofspan.evaluation.nouns import GoldenCase
from proofspan.evaluation.searching import Listed
from proofspan.stores import Found


class At(StrEnum):
    """The stages at which a passage can be listed, each with fewer of them than the one before."""

    POOL = "pool"
    RANKED = "ranked"
    DELIVERED = "delivered"
    CITED = "cited"


def forbidden(
    case: GoldenCase, listed: Listed, answer: Answered | None, ground: Ground
) -> Mapping[At, tuple[str, ...]]:
    """For each stage the ids of the passages that the case forbids or that its asker may not see, each once.

    Whether the asker may see them is asked of the policies as loaded, not of the store; a candidate that the store
    itself will not read to the asker counts by its key. Without an answer there are two stages.
    """
    shown = _shown(listed, answer)
    held = {found.key: found for stage in shown.values() for found in stage}
    pool = listed.keys | held.keys() | _pool(answer)
    rest = sorted(pool - held.keys())
    held |= {found.key: found for found in (ground.archive.store.read(rest, listed.eligibility) if rest else ())}
    wrong = {key: held[key].passage.id for key in pool & held.keys() if _wrong(case, held[key], listed, ground)}
    wrong |= {key: f"key {key}" for key in pool - held.keys()}
    return {
        At.POOL: tuple(wrong[key] for key in sorted(wrong)),
        **{at: _named(stage, wrong) for at, stage in shown.items()},
    }


def _shown(listed: Listed, answer: Answered | None) -> dict[At, tuple[Found, ...]]:
    """The passages of every stage behind the pool."""
    if answer is None:
        return {At.RANKED: listed.passages}
    given = answer.answer
    cited = (citation.found for sentence in given.sentences for citation in sentence.citations)
    return {
        At.RANKED: (*listed.passages, *(hit.found for hit in given.trace.ranking.hits)),
        At.DELIVERED: tuple(span.found for span in given.trace.prompt.spans),
        At.CITED: tuple(cited),
    }


def _pool(answer: Answered | None) -> frozenset[int]:
    if answer is None:
        return frozenset()
    return frozenset(key for keys in answer.answer.trace.ranking.pool.values() for key in keys)


def _named(stage: Iterable[Found], wrong: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(wrong[found.key] for found in stage if found.key in wrong))


def _wrong(case: GoldenCase, found: Found, listed: Listed, ground: Ground) -> bool:
    passage = found.passage
    if not ground.admits(passage.revision, listed.eligibility):
        return True
    return any(target.touched_by(passage.revision, passage.span) for target in case.forbidden)
