"""Hybrid search beside LanceDB's on the same passages, vectors and eligible rows, one question after the other.

    pip install --target PEERS lancedb==0.40.*
    python benchmarks/against_lancedb.py --peers PEERS --folder FOLDER [--passages 100000] [--questions 50]

Writes benchmarks/receipts/against_lancedb.json. FOLDER keeps the archive and the table: made when it is run first. What
LanceDB gets is what serves it best: who may read a row stands in a boolean column of its own with a bitmap index, so
that no date and no list of groups is compared; prefilter; vectors flat, as exact as ours; its own full-text index,
without positions; its reciprocal rank fusion; the vector of the question already made. Ours is `Archive.search` whole:
products, dates, groups, both lists, the passages read back and scored again, notes. Each question is asked of both in
turn; the ratio is of the medians of one run.

`recall@10` compares with brute force: cosine over the vectors of the rows that the group reads, for ours and theirs;
BM25 over those rows alone, as docs/why/0007 has it, for ours.
"""

import argparse
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import ground
import numpy as np
from brute import Brute
from timing import in_turn, ratio, told

from proofspan.archive import Archive
from proofspan.retrieval import Query, Recipe
from proofspan.retrieval.searching import Method

RECEIPT = Path(__file__).parent / "receipts" / "against_lancedb.json"
K, BATCH, WARM = 10, 5_000, 5
Way = Callable[[str], Sequence[int]]


def rows(made: Archive, encoder: ground.Directions) -> Iterator[list[dict[str, Any]]]:
    """The passages of the archive as rows for the table, in batches: key, text, vector, and who reads them."""
    readers = {entry.revision: entry.policy.allowed_groups for entry in made.register()}
    batch: list[dict[str, Any]] = []
    keys = [key for key, _ in made.store.texts()]
    for at in range(0, len(keys), BATCH):
        found = made.store.read(keys[at : at + BATCH], ground.asker("vault"))
        vectors = encoder.passages([f"{each.title}\n{each.passage.text}" for each in found])
        batch = [
            {
                "key": each.key,
                "text": f"{each.title}\n{each.passage.text}",
                "vector": vector,
                **{group: group in readers[each.passage.revision] for group in ground.SHARES},
            }
            for each, vector in zip(found, vectors, strict=True)
        ]
        yield batch


def table(folder: Path, made: Archive, encoder: ground.Directions) -> Any:
    """The table, made unless it was before."""
    import lancedb
    from lancedb.index import FTS, Bitmap

    opened = lancedb.connect(folder / "lance")
    if (folder / "lance" / "complete").exists():
        return opened.open_table("passages")
    batches = rows(made, encoder)
    new = opened.create_table("passages", next(batches))
    for batch in batches:
        new.add(batch)
    new.create_index("text", config=FTS(with_position=False))
    for group in ground.SHARES:
        new.create_index(group, config=Bitmap())
    new.optimize()
    (folder / "lance" / "complete").touch()
    return new


class Theirs:
    """LanceDB asked by one group."""

    def __init__(self, opened: Any, encoder: ground.Directions, group: str) -> None:
        self.table, self.encoder, self.group = opened, encoder, group

    def hybrid(self, question: str) -> list[int]:
        """The keys of its best."""
        asked = self.table.search(query_type="hybrid").vector(self.encoder.query(question)).text(question)
        return self._keys(asked)

    def dense(self, question: str) -> list[int]:
        """The keys of the nearest, by cosine."""
        return self._keys(self.table.search(self.encoder.query(question)).distance_type("cosine"))

    def _keys(self, asked: Any) -> list[int]:
        found = asked.where(self.group, prefilter=True).limit(K).select(["key", "text"]).to_arrow()
        keys: list[int] = found.column("key").to_pylist()
        return keys


def ours(made: Archive, group: str, method: Method) -> Way:
    """Our search as that group."""
    eligibility, recipe = ground.asker(group), Recipe(method)

    def ask(question: str) -> list[int]:
        return [hit.found.key for hit in made.search(Query(question, eligibility, K), recipe).hits]

    return ask


def recall(way: Way, truth: Callable[[str], Sequence[tuple[int, float]]], questions: Sequence[str]) -> float:
    """The mean share of the true best ten that are found; ties at the last place count as found."""
    shares = []
    for question in questions:
        true = truth(question)
        least = min((score for _, score in true[:K]), default=0.0)
        best = {key for key, score in true if score >= least - 1e-6}
        wanted = min(K, len(true))
        shares.append(min(1.0, len(best & set(way(question))) / wanted) if wanted else 1.0)
    return statistics.mean(shares)


def measured(
    made: Archive, opened: Any, encoder: ground.Directions, group: str, questions: list[str]
) -> dict[str, Any]:
    """One row of the receipt: times of both, their ratio, recalls."""
    theirs = Theirs(opened, encoder, group)
    took = in_turn({"ours": ours(made, group, Method.HYBRID), "lancedb": theirs.hybrid}, questions, warm=WARM)
    brute, few = Brute(made, encoder, ground.asker(group)), questions[:20]
    return {
        "eligible": len(brute.keys),
        "ms": {name: told(times) for name, times in took.items()},
        "times_as_fast": ratio(took["lancedb"], took["ours"]),
        "recall@10": {
            "ours, dense": recall(ours(made, group, Method.DENSE), brute.dense, few),
            "ours, bm25": recall(ours(made, group, Method.BM25), brute.lexical, few),
            "lancedb, dense": recall(theirs.dense, brute.dense, few),
        },
    }


def main() -> int:
    """Writes the receipt; fails below five times as fast, or where something that is near is not found."""
    asked = argparse.ArgumentParser(description="Hybrid search beside LanceDB's.")
    asked.add_argument("--peers", type=Path, required=True)
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--passages", type=int, default=100_000)
    asked.add_argument("--questions", type=int, default=50)
    wanted = asked.parse_args()
    os.environ["LANCEDB_LOG"] = "error"  # it warns of its own defaults at every question
    sys.path.append(str(wanted.peers))
    drawn = ground.Ground(wanted.passages)
    encoder, folder = ground.encoder(drawn), wanted.folder / f"a{wanted.passages}"
    found = {}
    with ground.archive(folder, drawn) as made:
        opened = table(folder, made, encoder)
        for group, share in ground.SHARES.items():
            row = measured(made, opened, encoder, group, drawn.questions(group, wanted.questions + WARM))
            found[group] = {"share": share, **row}
            print(group, row)
    receipt = {
        "what": "hybrid search for the best ten, one question at a time, ours and LanceDB's in turn",
        "passages": wanted.passages,
        "dimensions": ground.DIMENSIONS,
        "questions": wanted.questions,
        "askers": found,
        "versions": {"python": platform.python_version(), "numpy": np.__version__, "lancedb": version("lancedb")},
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    exact = all(row["recall@10"][way] == 1 for row in found.values() for way in ("ours, dense", "ours, bm25"))
    return 0 if exact and all(row["times_as_fast"] >= 5 for row in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
