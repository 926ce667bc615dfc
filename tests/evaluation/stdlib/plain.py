"""The article's laboratory as plain arrays and loops: the method's description in code, nothing of proofspan in it.

It builds each table by itself, encodes each index from nothing and ranks by brute force. What the product's rooms give
is compared with it, and timed against it.
"""

import hashlib
import math
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

STOP = set(
    "a an and are as at be by for from if in into is it its of on or that the this to when with what which who how "
    "does do not can than then there their was were will".split()
)
DIMENSIONS = 1024
KS = (1, 3, 5, 10, 50)
SIZES = ((40, 0), (40, 8), (80, 0), (80, 16), (160, 0), (160, 32), (320, 0), (320, 64))
Row = dict[str, str]
Cut = Callable[[str], list[str]]


def words(text: str) -> list[str]:
    """Lower-case words, camelCase split, without stop words."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()
    return [word for word in re.findall(r"[a-z0-9]+", parted) if word not in STOP]


def flat(text: str) -> str:
    """The text with runs of white space as one space."""
    return " ".join(text.split())


def window(size: int, overlap: int) -> Cut:
    """Windows of `size` words, stepping by size - overlap."""

    def cut(text: str) -> list[str]:
        parts = text.split()
        return [" ".join(parts[at : at + size]) for at in range(0, len(parts), max(1, size - overlap))]

    return cut


def structure(most: int) -> Cut:
    """Paragraphs, short ones merged until the next would pass `most` words."""

    def cut(text: str) -> list[str]:
        chunks: list[str] = []
        held: list[str] = []
        for part in (p.strip() for p in re.split(r"\n\s*\n", text) if p.strip()):
            if held and sum(len(p.split()) for p in held) + len(part.split()) > most:
                chunks.append("\n\n".join(held))
                held = []
            held.append(part)
        return [*chunks, "\n\n".join(held)] if held else chunks

    return cut


def sentence(size: int, overlap: int) -> Cut:
    """Groups of `size` sentences, stepping by size - overlap."""

    def cut(text: str) -> list[str]:
        parts = [p for p in re.split(r"(?<=[.!?:])\s+", text.replace("\n", " ").strip()) if p]
        return [" ".join(parts[at : at + size]) for at in range(0, len(parts), max(1, size - overlap))]

    return cut


class Index:
    """Chunks of all documents, their vectors, and brute force over them."""

    def __init__(self, documents: Sequence[Row], cut: Cut) -> None:
        self.chunks = [(row["id"], row["status"], chunk) for row in documents for chunk in cut(row["text"])]
        self.n = len(self.chunks)
        self.df = Counter(word for _, _, chunk in self.chunks for word in set(words(chunk)))
        self.vectors = [self.vector(chunk) for _, _, chunk in self.chunks]

    def vector(self, text: str) -> Any:
        """The hashed, weighted, normalised words of a text."""
        vector = np.zeros(DIMENSIONS, np.float32)
        for word, count in Counter(words(text)).items():
            h = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
            idf = math.log((1 + self.n) / (1 + self.df[word])) + 1
            vector[h % DIMENSIONS] += (1 if h >> 40 & 1 else -1) * (1 + math.log(count)) * idf
        length = np.linalg.norm(vector)
        return vector / length if length else vector

    def search(self, question: str, k: int, *, current: bool = False) -> list[tuple[int, float]]:
        """Places and scores of the best k chunks; ineligible ones are -inf before ranking, and never given."""
        asked = self.vector(question)
        scores = [
            float(vector @ asked) if status == "current" or not current else -math.inf
            for vector, (_, status, _) in zip(self.vectors, self.chunks, strict=True)
        ]
        order = sorted(range(self.n), key=lambda place: -scores[place])[:k]
        return [(place, scores[place]) for place in order if scores[place] > -math.inf]

    def reranked(self, question: str, pool: int, k: int, *, current: bool) -> list[int]:
        """The best k of `pool` by the pair score, then by the first stage's."""
        found = self.search(question, pool, current=current)
        scored = [(pair(question, self.chunks[place][2]), score, place) for place, score in found]
        return [place for _, _, place in sorted(scored, key=lambda row: (-row[0], -row[1]))[:k]]


def pair(question: str, text: str) -> float:
    """The lexical reranker's score."""
    asked, read = words(question), words(text)
    wanted, bigrams = set(asked), set(pairwise(asked))
    if not wanted:
        return 0.0
    held = bigrams & set(pairwise(read))
    found = [(place, word) for place, word in enumerate(read) if word in wanted]
    first: dict[str, int] = {}
    for place, word in found:
        first.setdefault(word, place)
    near = len(first) / (max(first.values()) - min(first.values()) + 1) if len(found) >= 2 else 0.0
    return 0.55 * len(first) / len(wanted) + 0.30 * (len(held) / len(bigrams) if bigrams else 0.0) + 0.15 * near


@dataclass
class Plain:
    """The laboratory on one corpus: documents with the notes last, questions whose anchor is in its document."""

    documents: list[Row]
    questions: list[Row]
    notes: set[str]

    def recall(self, index: Index, k: int, *, current: bool = False, pool: int = 0) -> float:
        """The share of questions with a chunk that holds the anchor among the first k."""
        held = 0
        for row in self.questions:
            if pool:
                places = index.reranked(row["question"], pool, k, current=current)
            else:
                places = [place for place, _ in index.search(row["question"], k, current=current)]
            held += any(flat(row["anchor"]) in flat(index.chunks[place][2]) for place in places)
        return round(held / len(self.questions), 6)

    def corpus(self) -> dict[str, Any]:
        """How large the corpus is."""
        sizes = [len(row["text"].split()) for row in self.documents]
        return {
            "documents": len(sizes),
            "words": sum(sizes),
            "median_words": int(statistics.median(sizes)),
            "max_words": max(sizes),
        }

    def ceiling(self) -> dict[str, float]:
        """Recall at every depth, nothing filtered."""
        index = Index(self.documents, window(160, 32))
        return {str(k): self.recall(index, k) for k in KS}

    def strategies(self) -> list[dict[str, Any]]:
        """Four ways of cutting."""
        ways = {
            "fixed 160/0": window(160, 0),
            "fixed 160/32": window(160, 32),
            "structure max160": structure(160),
            "sentence 4/1": sentence(4, 1),
        }
        rows = []
        for name, cut in ways.items():
            index = Index(self.documents, cut)
            mean = sum(len(chunk.split()) for _, _, chunk in index.chunks) / index.n
            row = {"strategy": name, "chunks": index.n, "words_per_chunk": round(mean, 1)}
            rows.append({**row, **{f"recall@{k}": self.recall(index, k) for k in (1, 3)}})
        return rows

    def sizes(self) -> list[dict[str, Any]]:
        """Eight sizes of windows."""
        rows = []
        for size, overlap in SIZES:
            index = Index(self.documents, window(size, overlap))
            row = {"window": size, "overlap": overlap, "chunks": index.n}
            rows.append({**row, **{f"recall@{k}": self.recall(index, k) for k in (1, 3, 5, 50)}})
        return rows

    def split_anchors(self) -> dict[str, Any]:
        """Anchors that no chunk of their document holds whole, over twenty sizes."""
        counts: dict[str, list[int]] = {}
        chunks = [0, 0]
        for size in range(20, 401, 20):
            counts[str(size)] = [0, 0]
            for place, overlap in enumerate((0, size // 5)):
                cut = {row["id"]: window(size, overlap)(row["text"]) for row in self.documents}
                chunks[place] += sum(map(len, cut.values()))
                counts[str(size)][place] = sum(
                    not any(flat(row["anchor"]) in flat(chunk) for chunk in cut[row["document"]])
                    for row in self.questions
                )
        return {
            "trials": len(counts) * len(self.questions),
            "without_overlap": sum(row[0] for row in counts.values()),
            "with_20pct": sum(row[1] for row in counts.values()),
            "chunks_with": chunks[1],
            "chunks_without": chunks[0],
            "by_window": counts,
        }

    def filter(self) -> dict[str, Any]:
        """What the notes do when they may compete, and when they may not."""
        index = Index(self.documents, window(160, 32))
        rows: dict[str, Any] = {}
        for name, current in (("none", False), ("current", True)):
            tops = [index.search(row["question"], 3, current=current) for row in self.questions]
            rows[name] = {f"recall@{k}": self.recall(index, k, current=current) for k in (1, 3)}
            rows[name]["questions_with_contradiction_in_top3"] = sum(
                any(index.chunks[place][0] in self.notes for place, _ in top) for top in tops
            )
        rows["excluded_chunks"] = [sum(status != "current" for _, status, _ in index.chunks), index.n]
        return rows

    def rerank(self) -> list[dict[str, Any]]:
        """Fifty candidates read again, at three sizes."""
        rows = []
        for size, overlap in ((40, 8), (80, 16), (160, 32)):
            index = Index(self.documents, window(size, overlap))
            row: dict[str, Any] = {"window": size, "overlap": overlap}
            row["recall@50"] = self.recall(index, 50, current=True)
            for k in (1, 3):
                row[f"recall@{k}_bi"] = self.recall(index, k, current=True)
                row[f"recall@{k}_rerank"] = self.recall(index, k, current=True, pool=50)
            rows.append(row)
        return rows

    def pipeline(self) -> dict[str, dict[str, int]]:
        """Twenty candidates, reranked, three delivered, the first of the best sentences quoted."""
        index = Index(self.documents, window(160, 32))
        outcomes: dict[str, dict[str, int]] = {}
        for name, current in (("none", False), ("current", True)):
            outcomes[name] = dict(Counter(self._outcome(index, row, current=current) for row in self.questions))
        return outcomes

    def _outcome(self, index: Index, row: Row, *, current: bool) -> str:
        asked = set(words(row["question"]))
        best, source, said = 1, "", ""
        for place in index.reranked(row["question"], 20, 3, current=current):
            document, _, chunk = index.chunks[place]
            for part in re.split(r"(?<=[.!?])\s+", flat(chunk)):
                if len(asked & set(words(part))) > best:
                    best, source, said = len(asked & set(words(part))), document, part
        if not said:
            return "abstained"
        return f"grounded / {'right' if source == row['document'] else 'wrong'} source"

    def rankings(self) -> dict[str, list[list[list[Any]]]]:
        """The first ten of every question."""
        index = Index(self.documents, window(160, 32))
        return {
            name: [
                [[index.chunks[place][0], round(score, 5)] for place, score in index.search(row["question"], 10, **how)]
                for row in self.questions
            ]
            for name, how in (("none", {}), ("current", {"current": True}))
        }

    def latency(self) -> dict[str, list[float]]:
        """Milliseconds a question, the least and the most of three rounds."""
        index = Index(self.documents, window(160, 32))
        ways: dict[str, Callable[[str], object]] = {
            "bi_encoder": lambda question: index.search(question, 5, current=True),
            "with_rerank": lambda question: index.reranked(question, 50, 5, current=True),
        }
        return {name: self._rounds(way) for name, way in ways.items()}

    def _rounds(self, way: Callable[[str], object]) -> list[float]:
        took = []
        for _ in range(3):
            began = time.perf_counter()
            for row in self.questions:
                way(row["question"])
            took.append(1000 * (time.perf_counter() - began) / len(self.questions))
        return [min(took), max(took)]

    def run(self) -> dict[str, Any]:
        """All tables under the names of the method's own output."""
        return {
            "corpus": self.corpus(),
            "ceiling_window160_overlap32_unfiltered": self.ceiling(),
            "strategies": self.strategies(),
            "sizes": self.sizes(),
            "split_anchors": self.split_anchors(),
            "filter": self.filter(),
            "rerank": self.rerank(),
            "pipeline": self.pipeline(),
            "rankings_window160_overlap32": self.rankings(),
            "latency_ms": self.latency(),
        }


STATUSES = {"corrente": "current", "bozza": "draft", "obsoleta": "obsolete"}


def plain(corpus: Sequence[Row], golden: Sequence[Row], notes: Sequence[Row]) -> Plain:
    """The laboratory of these rows, read as they are written: English or Italian keys and statuses."""
    documents = [
        {
            "id": row["id"],
            "text": row.get("testo", row.get("text", "")),
            "status": STATUSES.get(row.get("stato", row.get("status", "")), row.get("stato", row.get("status", ""))),
        }
        for row in [*corpus, *notes]
    ]
    texts = {row["id"]: flat(row["text"]) for row in documents}
    questions = [row for row in golden if flat(row["anchor"]) in texts.get(row["document"], "")]
    return Plain(documents, questions, {row["id"] for row in notes})
