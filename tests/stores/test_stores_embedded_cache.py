"""Arrays saved beside the record: one save is in force, whole, or none."""

import shutil
from pathlib import Path

import pytest

from proofspan.stores.embedded import cache
from proofspan.stores.embedded.arrays import Arrays


def test_no_save_is_in_force_in_part_while_all_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the removal of saves begins, none is in force any more, whatever is removed first."""
    cache.save(Arrays.empty(), tmp_path, token="one")
    before = cache.load(tmp_path)
    found: list[cache.Saved | None] = []
    monkeypatch.setattr(shutil, "rmtree", lambda folder, **_: found.append(cache.load(folder)))
    cache.discard(tmp_path)
    assert before is not None and before.token == "one"
    assert found == [None]
