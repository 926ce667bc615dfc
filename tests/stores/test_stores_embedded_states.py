"""What an archive held after each of its writes, asked for one document and for all."""

import pytest

from proofspan.documents import PUBLIC, Policy, Revision
from proofspan.stores import Amend, Configure, Layout, Withdraw
from proofspan.stores.contract import document, passages_of, put
from proofspan.stores.embedded import EmbeddedStore

OPEN, CLOSED = Policy(allowed_groups=frozenset({PUBLIC})), Policy(allowed_groups=frozenset({"sales"}))
MEMO, GATE = Revision("memo", "v1"), Revision("gate", "v1")
STATES = [
    [],
    [],
    [("memo", "Notes", OPEN, 2)],
    [("memo", "Notes", OPEN, 2), ("gate", "Notes", OPEN, 3)],
    [("memo", "Notes", CLOSED, 2), ("gate", "Notes", OPEN, 3)],
    [("memo", "Memo", CLOSED, 1), ("gate", "Notes", OPEN, 3)],
]
"""Name, title, policy and passages of each document after each write, the first of which is the layout."""


@pytest.fixture
def store() -> EmbeddedStore:
    """An archive of two documents, one of them amended twice: its groups, then its title and how it is cut."""
    made = EmbeddedStore.in_memory()
    made.write(Configure(Layout(made.analyzer, "lines")))
    memo = document("memo", "one two\nthree", OPEN)
    made.write(put(memo))
    made.write(put(document("gate", "four\nfive\nsix", OPEN)))
    made.write(Amend(MEMO, "Notes", "en", CLOSED))
    made.write(Amend(MEMO, "Memo", "en", CLOSED, passages=passages_of(memo)[:1]))
    return made


def told(store: EmbeddedStore, at: int, name: str | None = None) -> list[tuple[str, str, Policy, int]]:
    """The register after a write, of one document where it is named."""
    entries = store.register(document=name, at=at)
    return [(entry.revision.document, entry.title, entry.policy, entry.passages) for entry in entries]


@pytest.mark.parametrize("at", range(len(STATES)))
def test_each_state_is_told_as_it_was(store: EmbeddedStore, at: int) -> None:
    """Titles, policies and counts of passages are those of that write, however often they changed after it."""
    assert told(store, at) == STATES[at]


@pytest.mark.parametrize("at", range(len(STATES)))
@pytest.mark.parametrize("name", ["memo", "gate", "other"])
def test_one_document_is_told_as_among_all(store: EmbeddedStore, at: int, name: str) -> None:
    """What is said of a document does not depend on whether the others are asked for too."""
    assert told(store, at, name) == [entry for entry in STATES[at] if entry[0] == name]


def test_the_last_state_is_told_where_none_is_named(store: EmbeddedStore) -> None:
    """A withdrawn document is still told, without passages and title, and the other as before."""
    store.write(Withdraw(GATE))
    assert [(e.revision, e.withdrawn, e.passages) for e in store.register()] == [(MEMO, None, 1), (GATE, 6, 0)]
