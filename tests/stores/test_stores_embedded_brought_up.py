"""An archive that is open in one process while another brings its record up to a later format."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from eventful import OPEN, changed, eventful, put, told
from formats import as_of_format

from proofspan.documents import Revision
from proofspan.errors import SchemaError
from proofspan.stores import FieldWeights
from proofspan.stores.contract import asker
from proofspan.stores.contract.world import document
from proofspan.stores.embedded import EmbeddedStore, schema

USES: dict[str, Callable[[EmbeddedStore], object]] = {
    "search": lambda store: store.lexical("hose", asker(), limit=3, weights=FieldWeights()),
    "entries": lambda store: store.entries(asker()),
    "document": lambda store: store.document(Revision("hose", "v1"), asker()),
    "sequence": lambda store: store.sequence,
    "layout": lambda store: store.layout,
    "register": lambda store: store.register(),
    "notes": lambda store: store.notes(),
    "receipt": lambda store: store.receipt("r-1"),
    "keep": lambda store: store.keep("r-4", "{}", said="words", sources=[]),
    "write": lambda store: store.write(put(document("new", "smoke stop", OPEN))),
    "save": lambda store: store.save(store._folder / "all.gz"),
    "check": lambda store: store.check(),
    "repair": lambda store: store.repair(),
}

OTHER = ("ALTER TABLE states RENAME TO said", "ALTER TABLE changes RENAME TO writes")


@pytest.fixture(scope="module")
def now(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The eventful archive as it is written today."""
    return eventful(tmp_path_factory.mktemp("now") / "whole")


@pytest.mark.parametrize("use", USES)
def test_an_archive_that_a_newer_version_brought_up_says_so(now: Path, tmp_path: Path, use: str) -> None:
    """Whatever is asked of it or written to it: the words are that a newer proofspan did, and to open it again."""
    archive = shutil.copytree(now, tmp_path / "archive")
    store = EmbeddedStore.open(archive)
    USES["search"](store)
    changed(archive, f"PRAGMA user_version = {schema.VERSION + 1}", *OTHER)
    with pytest.raises(
        SchemaError, match=r"a newer proofspan brought it up while it was open .* open the archive again"
    ):
        USES[use](store)


def test_nothing_is_written_to_what_a_newer_version_brought_up(now: Path, tmp_path: Path) -> None:
    """A write is refused before it begins also where it would have gone through."""
    archive = shutil.copytree(now, tmp_path / "archive")
    store = EmbeddedStore.open(archive)
    changed(archive, f"PRAGMA user_version = {schema.VERSION + 1}")
    with pytest.raises(SchemaError):
        USES["keep"](store)
    changed(archive, f"PRAGMA user_version = {schema.VERSION}")
    assert EmbeddedStore.open(archive).check() == ()


@pytest.mark.parametrize("name", ["first", "1"])
def test_one_that_this_version_brought_up_goes_on(now: Path, tmp_path: Path, name: str) -> None:
    """Opened and asked before another process of the same version repaired it: the same answers, writes and exports."""
    store = EmbeddedStore.open(as_of_format(name, shutil.copytree(now, tmp_path / "archive")))
    before = told(store)
    assert EmbeddedStore.open(tmp_path / "archive").repair() == ()
    assert told(store) == before and store.write(put(document("new", "smoke stop", OPEN))) == 10
    store.save(tmp_path / "all.gz")
    assert EmbeddedStore.in_memory().load(tmp_path / "all.gz") == 6 and store.check() == ()
