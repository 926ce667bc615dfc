"""Both lists of the archive beside bare arrays: dense beside `faiss.IndexFlatIP` with a bitmap of the eligible rows,
words beside BM25 over numpy arrays in a few lines.

    pip install --target PEERS faiss-cpu
    python benchmarks/against_arrays.py --peers PEERS --folder FOLDER [--passages 100000] [--questions 50]

Writes benchmarks/receipts/against_arrays.json. FOLDER keeps the archive, made when it is run first. Faiss has the
vectors in memory, one thread, and a bitmap that was made before; the bare BM25 has postings by term, lengths and the
eligible rows as a mask, one field, no titles, no languages, and takes the question's terms as they come from the
analyzer. Ours are `lexical` and `dense` of the store: the state of the archive looked up, eligibility, keys. Each
question is asked of both in turn. The nearest ten must be the same.
"""

import argparse
import json
import math
import platform
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import ground
import numpy as np
from numpy.typing import NDArray
from timing import in_turn, ratio, told

from proofspan.analysis import Analyzer
from proofspan.archive import Archive
from proofspan.stores import FieldWeights

RECEIPT = Path(__file__).parent / "receipts" / "against_arrays.json"
K, WARM = 10, 5
K1, B = 1.2, 0.75
TARGETS = {"dense": 2.0, "lexical": 3.0}
"""How many times the bare arrays' time is allowed."""


class Bare:
    """BM25 over postings in arrays: the statistics are those of the eligible rows, as ours are."""

    def __init__(self, texts: list[str]) -> None:
        self.analyzer = Analyzer()
        rows: dict[str, list[int]] = defaultdict(list)
        counts: dict[str, list[int]] = defaultdict(list)
        lengths = []
        for row, text in enumerate(texts):
            terms = self.analyzer.terms(text, "en")
            lengths.append(len(terms))
            for term in dict.fromkeys(terms):
                rows[term].append(row)
                counts[term].append(terms.count(term))
        self.postings = {term: (np.array(rows[term], np.int32), np.array(counts[term], float)) for term in rows}
        self.lengths = np.array(lengths, float)

    def search(self, question: str, eligible: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The rows of the best ten."""
        count, scores = int(eligible.sum()), np.zeros(len(eligible))
        average = self.lengths[eligible].mean()
        for term in self.analyzer.terms(question, "en"):
            rows, counts = self.postings.get(term, (np.zeros(0, np.int32), np.zeros(0)))
            kept = eligible[rows]
            rows, counts = rows[kept], counts[kept]
            idf = math.log(1 + (count - len(rows) + 0.5) / (len(rows) + 0.5))
            tf = counts / (1 - B + B * self.lengths[rows] / average)
            scores[rows] += idf * tf / (tf + K1)
        best = np.argpartition(-scores, min(K, len(scores) - 1))[:K]
        found: NDArray[np.int64] = best[np.argsort(-scores[best], kind="stable")]
        return found[scores[found] > 0]


class Flat:
    """Faiss over all vectors, in one thread, for one group's rows."""

    def __init__(self, vectors: NDArray[np.float32]) -> None:
        import faiss

        faiss.omp_set_num_threads(1)
        self.faiss, self.index = faiss, faiss.IndexFlatIP(vectors.shape[1])
        self.index.add(vectors)

    def searching(self, eligible: NDArray[np.bool_]) -> Callable[[NDArray[np.float32]], NDArray[np.int64]]:
        """The search among these rows: a question's vector to the rows of the nearest ten."""
        bitmap = np.packbits(eligible, bitorder="little")
        selector = self.faiss.IDSelectorBitmap(bitmap)
        parameters = self.faiss.SearchParameters(sel=selector)

        # Faiss points at both and copies neither: they have to live as long as the search.
        def search(vector: NDArray[np.float32], kept: Any = (bitmap, selector)) -> NDArray[np.int64]:
            found: NDArray[np.int64] = self.index.search(vector[None], K, params=parameters)[1][0]
            return found[found >= 0]

        return search


def measured(made: Archive, bare: Bare, flat: Flat, drawn: ground.Ground, group: str, count: int) -> dict[str, Any]:
    """One row of the receipt: times of each pair and how many times the bare one's ours is."""
    asker, store, encoder = ground.asker(group), made.store, ground.encoder(drawn)
    keys = [key for key, _ in store.texts()]
    held = {each.key for each in store.read(keys, asker)}
    eligible = np.array([key in held for key in keys])
    near, weights = flat.searching(eligible), FieldWeights()
    questions = drawn.questions(group, count + WARM)
    vectors = [encoder.query(question) for question in questions]
    lexical = {
        "ours": lambda question: store.lexical(question, asker, limit=K, weights=weights),
        "bare": lambda question: bare.search(question, eligible),
    }
    dense = {"ours": lambda vector: store.dense(vector, asker, limit=K), "faiss": near}
    words, nearness = in_turn(lexical, questions, warm=WARM), in_turn(dense, vectors, warm=WARM)
    same = all({keys[row] for row in near(v)} == set(store.dense(v, asker, limit=K).keys) for v in vectors)
    return {
        "eligible": len(held),
        "lexical_ms": {name: told(times) for name, times in words.items()},
        "dense_ms": {name: told(times) for name, times in nearness.items()},
        "times_the_bare": {"lexical": ratio(*words.values()), "dense": ratio(*nearness.values())},
        "same_nearest": same,
    }


def main() -> int:
    """Writes the receipt; fails where a target is missed or the nearest differ."""
    asked = argparse.ArgumentParser(description="Both lists beside bare arrays.")
    asked.add_argument("--peers", type=Path, required=True)
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--passages", type=int, default=100_000)
    asked.add_argument("--questions", type=int, default=50)
    wanted = asked.parse_args()
    sys.path.append(str(wanted.peers))
    drawn = ground.Ground(wanted.passages)
    found = {}
    with ground.archive(wanted.folder / f"a{wanted.passages}", drawn) as made:
        texts = [fields.text for _, fields in made.store.texts()]
        bare, flat = Bare(texts), Flat(ground.encoder(drawn).passages(texts))
        for group, share in ground.SHARES.items():
            found[group] = {"share": share, **measured(made, bare, flat, drawn, group, wanted.questions)}
            print(group, found[group])
    receipt = {
        "what": "the best ten by words and by nearness, ours beside bare arrays, each question asked of both in turn",
        "passages": wanted.passages,
        "dimensions": ground.DIMENSIONS,
        "questions": wanted.questions,
        "askers": found,
        "targets": TARGETS,
        "versions": {"python": platform.python_version(), "numpy": np.__version__, "faiss-cpu": version("faiss-cpu")},
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    within = all(row["times_the_bare"][name] <= most for row in found.values() for name, most in TARGETS.items())
    return 0 if within and all(row["same_nearest"] for row in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
