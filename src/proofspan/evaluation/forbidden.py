"""Candidates that should not have been there, at whatever stage they were listed."""

from proofspan.evaluation.ground import Ground
from proofspan.evaluation.nouns import GoldenCase
from proofspan.evaluation.searching import Listed
from proofspan.stores import Found


def forbidden(case: GoldenCase, listed: Listed, ground: Ground) -> tuple[str, ...]:
    """The ids of candidates of any stage that the case forbids or that its asker may not see, each once.

    Whether the asker may see them is asked of the policies as loaded, not of the store; a candidate that the
    store itself will not read to the asker counts by its key.
    """
    held = {found.key: found for found in listed.passages}
    rest = sorted(listed.keys - held.keys())
    read = ground.archive.store.read(rest, listed.eligibility) if rest else ()
    unread = set(rest) - {found.key for found in read}
    wrong = [found.passage.id for found in (*held.values(), *read) if _wrong(case, found, listed, ground)]
    return (*wrong, *(f"key {key}" for key in sorted(unread)))


def _wrong(case: GoldenCase, found: Found, listed: Listed, ground: Ground) -> bool:
    passage = found.passage
    if not ground.admits(passage.revision, listed.eligibility):
        return True
    return any(target.touched_by(passage.revision, passage.span) for target in case.forbidden)
