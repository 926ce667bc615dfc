"""An encoder fitted to an archive: over texts that every asker may read, so that no other text moves a score."""

from collections.abc import Iterable, Sequence
from datetime import date

from proofspan.documents import IN_FORCE
from proofspan.eligibility import Eligibility, Identity, narrowed_all
from proofspan.encoders import Encoder, Fitted
from proofspan.errors import SettingError
from proofspan.passages import Fields
from proofspan.stores import Backend, Entry

Texts = Sequence[tuple[int, Fields]]


def fitted(encoder: Fitted, store: Backend, passages: Texts, *, at: int, everything: bool) -> Encoder:
    """The encoder, fitted to the texts in `passages` of the documents that are current or published after write `at`;
    with `everything`, as for the throw-away archive of an evaluation, to all of them.

    Not counted are drafts, obsolete and quarantined documents. Days do not matter: whoever asks names the day, and so
    may read on some day what is not in force today. Raises `SettingError` where not everybody reads the same of what
    counts.
    """
    living = [entry for entry in _narrowed(store.register(at=at)) if not entry[0].withdrawn]
    counted = [each for each in living if everything or each[0].policy.status in IN_FORCE]
    groups = {groups for _, groups in counted}
    if len(groups) > 1:
        raise SettingError(
            f"encoder {encoder.name} weighs words by all documents together, and here not everybody reads the same "
            "ones: what some may not read would move what others see. It is for the laboratory; use bm25, or an "
            "encoder that does not depend on the archive"
        )
    keys = {key for key, _ in passages}
    if not everything:
        keys = _read_by(store, keys, next(iter(groups), frozenset()), [entry for entry, _ in counted], at=at)
    return encoder.fit(fields.text for key, fields in passages if key in keys)


def _read_by(
    store: Backend, keys: Iterable[int], groups: frozenset[str], entries: Iterable[Entry], *, at: int
) -> set[int]:
    """Those of the keys that somebody of these groups may read, on one of the days on which the entries begin."""
    found: set[int] = set()
    for day in sorted({entry.policy.validity.valid_from or date.min for entry in entries}):
        left = [key for key in keys if key not in found]
        found |= {each.key for each in store.read(left, Eligibility(Identity("fitting", groups), day), at=at)}
    return found


def _narrowed(entries: Sequence[Entry]) -> list[tuple[Entry, frozenset[str]]]:
    """Each entry with who reads it: a summary's readers are those of its sources, also of withdrawn ones."""
    groups = narrowed_all(
        {entry.revision: entry.policy.allowed_groups for entry in entries},
        {entry.revision: entry.derived_from for entry in entries},
    )
    return [(entry, groups[entry.revision]) for entry in entries]
