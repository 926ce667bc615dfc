"""A record that holds what nobody can have written is said to be damaged, whoever comes upon it."""

import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from eventful import OPEN, changed, eventful, put
from formats import as_of_format

from proofspan.errors import StoreError
from proofspan.stores.contract.world import document
from proofspan.stores.embedded import EmbeddedStore, schema

BYTES = (
    "UPDATE contents SET text = x'00ff'",
    "UPDATE contents SET structure = x'ff00'",
    "UPDATE receipts SET said = x'00ff'",
    "UPDATE states SET title = x'ff'",
    "UPDATE vectors SET vector = x'00ff0a'",
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive to which everything has happened."""
    return eventful(tmp_path_factory.mktemp("damage") / "whole")


def after(archive: Path, statement: str) -> EmbeddedStore:
    """The archive opened after the statement was run behind its back."""
    changed(archive, statement)
    return EmbeddedStore.open(archive)


@pytest.mark.parametrize("statement", BYTES)
def test_doctor_and_repair_end_with_what_is_wrong(whole: Path, tmp_path: Path, statement: str) -> None:
    """`check` names it, and `repair` names it too or refuses; neither ends otherwise."""
    store = after(shutil.copytree(whole, tmp_path / "copy"), statement)
    assert store.check()
    try:
        left = store.repair()
    except StoreError as error:
        assert "restore an export" in str(error)
    else:
        assert left


@pytest.mark.parametrize("statement", BYTES[1:3])
def test_an_earlier_record_that_is_damaged_is_not_brought_up(whole: Path, tmp_path: Path, statement: str) -> None:
    """`doctor` names what is wrong beside its format, a write refuses it, a repair too or it says the same; and it
    stays what it was.
    """
    store = after(as_of_format("1", shutil.copytree(whole, tmp_path / "copy")), statement)
    with pytest.raises(StoreError):
        store.write(put(document("late", "The gate opens at seven.", OPEN)))
    named = store.check()
    assert len(named) > 1 and "older-format" in {drift.kind for drift in named}
    with suppress(StoreError):
        assert store.repair() == named
    assert schema.version(store._db) == 1
