"""Summaries against the sources that they name."""

from collections.abc import Iterator

from proofspan.documents import IN_FORCE
from proofspan.eligibility import wider
from proofspan.stores.nouns import Drift, Entry


def stale(entries: list[tuple[int, Entry]]) -> Iterator[Drift]:
    """Summaries that say more than their source still does, or to more people."""
    by_revision = {entry.revision: entry for _, entry in entries}
    for entry in by_revision.values():
        for name in entry.derived_from if not entry.withdrawn else ():
            source = by_revision.get(name)
            reason = _changed(entry, source)
            if reason:
                message = f"its source {name} {reason}: read it again, then amend, replace or withdraw the summary"
                yield Drift("stale-summary", str(entry.revision), message, False)
            if source and not source.withdrawn and wider(entry.policy.allowed_groups, source.policy.allowed_groups):
                message = f"its groups are wider than those of {name}: nobody beyond them is shown it; amend its groups"
                yield Drift("wider-than-source", str(entry.revision), message, False)


def _changed(summary: Entry, source: Entry | None) -> str:
    if source is None:
        return "is not in the archive"
    if source.withdrawn:
        return "was withdrawn"
    if summary.policy.status in IN_FORCE and source.policy.status not in IN_FORCE:
        return f"is {source.policy.status} now"
    ends, source_ends = summary.policy.validity.valid_to, source.policy.validity.valid_to
    if source_ends and (ends is None or ends > source_ends):
        return f"holds only until {source_ends}"
    return "was amended later" if source.sequence > summary.sequence else ""
