"""An archive to which everything has happened that can, and what it says when it is asked; not a test itself."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from directions import Directions

from proofspan.documents import PUBLIC, Document, Page, Policy, Revision, Section, Source
from proofspan.errors import StoreError
from proofspan.passages import fields
from proofspan.retrieval import Method, Query, Recipe, rank
from proofspan.spans import Span
from proofspan.stores import Amend, Configure, Layout, Put, Withdraw
from proofspan.stores.contract import asker, passages_of
from proofspan.stores.contract.world import document
from proofspan.stores.embedded import EmbeddedStore

OPEN, CLOSED = (Policy(allowed_groups=frozenset({group})) for group in (PUBLIC, "ops"))
TEXTS = {
    "hose": "hose pressure 40 bar\nthe hose is checked each day",
    "rack": "rack clearance 12 cm\nairflow beside the rack",
    "plan": "smoke stop 447190\noverheating of the unit",
    "memo": "load and intake\nof the pump",
    "gone": "withdrawn words\nof long ago",
}
QUESTIONS = ("hose pressure of the rack", "smoke stop unit load")


def put(written: Document) -> Put:
    """The change that adds it, with vectors."""
    passages = passages_of(written)
    return Put(written, passages, Directions().passages([fields(p, written.title).text for p in passages]))


def eventful(folder: Path) -> Path:
    """The folder with the archive: five documents with pages, sections, files and vectors, two of them closed, one
    summary, one under another title since, one amended, one withdrawn; and a receipt with sources and one without.
    """
    store = EmbeddedStore.create(folder)
    with store.holding():
        store.write(Configure(Layout(store.analyzer, "whole", f"{Directions.name}@{Directions.digest}")))
        for name, text in TEXTS.items():
            store.write(put(_written(name, text)))
        rack = _written("rack", TEXTS["rack"])
        again = put(replace(rack, title="Racks"))
        store.write(Amend(rack.revision, "Racks", "en", OPEN, passages=again.passages, vectors=again.vectors))
        store.write(Amend(Revision("memo", "v1"), "Notes", "en", CLOSED, (Revision("hose", "v1"),)))
        store.keep("r-1", '{"answer": 1}', said="40 bar", sources=[Revision("hose", "v1"), Revision("gone", "v1")])
        store.keep("r-2", '{"answer": 2}', said="40 bar", sources=[Revision("hose", "v1")])
        store.keep("r-3", '{"answer": 3}', said="nothing", sources=[])
        store.write(Withdraw(Revision("gone", "v1")))
    store.close()
    return folder


def _written(name: str, text: str) -> Document:
    line = text.index("\n")
    return replace(
        document(name, text, CLOSED if name == "plan" else OPEN),
        pages=(Page(1, Span(0, line), 595.0, 842.0, b"\0" * 8), Page(2, Span(line, len(text)))),
        sections=(Section("top", "Top", Span(0, len(text))),),
        source=Source(f"{name}.txt", "text", text.encode()),
    )


def told(store: EmbeddedStore) -> list[object]:
    """Everything that askers get of it: hits by words and by nearness with all that a citation shows, and receipts."""
    said: list[object] = [store.layout]
    for eligibility in (asker(), asker("ops")):
        said.append(store.entries(eligibility))
        for question in QUESTIONS:
            ranking = rank(store, Query(question, eligibility, 5), Recipe(Method.HYBRID), encoder=Directions())
            said.append((ranking.eligible, ranking.hits, ranking.weights))
    return [*said, *(store.receipt(name) for name in ("r-1", "r-2", "r-3"))]


def cited_wrongly(store: EmbeddedStore) -> list[str]:
    """Passages found that are not what was added at their span; an archive that refuses to answer finds none."""
    try:
        found = rank(store, Query(QUESTIONS[0], asker("ops"), 20), Recipe(Method.DENSE), encoder=Directions()).hits
    except StoreError:
        return []
    passages = [hit.found.passage for hit in found]
    return [p.id for p in passages if p.text != p.span.of(TEXTS[p.revision.document])]


def changed(folder: Path, *statements: str) -> None:
    """Statements run on the record behind its back."""
    with closing(sqlite3.connect(folder / "record.sqlite")) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
