"""The bench of the laboratory: the material cut in some way, added to a throw-away archive, and asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from proofspan.analysis import Wordless
from proofspan.archive import Answer, Answering, Archive, Asking, Submission
from proofspan.documents import IN_FORCE, Document, Status
from proofspan.eligibility import Eligibility, Identity
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.errors import InputError
from proofspan.evaluation.stdlib.nouns import Item, Material
from proofspan.evaluation.stdlib.words import Words
from proofspan.generators.scripted import Scripted
from proofspan.passages import Chunker, Passage
from proofspan.passages.windows import windows
from proofspan.prompts import Frame
from proofspan.retrieval import Hit, Query, Ranking, Recipe
from proofspan.retrieval.rerank import Remembering, Reranker
from proofspan.retrieval.searching import Method

WINDOW, OVERLAP = 160, 32
"""The article's usual cut, in words."""
DEEPEST = 50
"""How deep the ceiling looks."""
SHALLOW = 5
"""How deep is looked first: most evidence stands there, and what is not there is looked for at the full depth."""
POOL, DELIVERED = 20, 3
"""How many candidates the pipeline reranks, and how many of them it delivers."""
DAY = date(2000, 1, 1)
"""The day that is asked about: no document of the laboratory has dates, so that it decides nothing."""
ADMITTED: Mapping[str, frozenset[Status]] = MappingProxyType(
    {"none": frozenset(Status) - {Status.QUARANTINED}, "current": IN_FORCE}
)
"""What may compete: whatever its status (no filter), or what is in force."""
ASKERS: Mapping[str, Eligibility] = MappingProxyType(
    {name: Eligibility(Identity.anonymous(), DAY, statuses=statuses) for name, statuses in ADMITTED.items()}
)
"""Somebody without a login, asking for what may compete."""


@dataclass(slots=True)
class Index:
    """The material cut by one chunker, in an archive of its own.

    Rankings are kept as deep as they were asked for, and answers: tables ask the same again.
    """

    archive: Archive
    passages: tuple[Passage, ...]
    reranker: Reranker
    _tops: dict[tuple[str, str], tuple[int, tuple[Hit, ...]]] = field(default_factory=dict)
    _answers: dict[tuple[str, str], Answer] = field(default_factory=dict)

    def top(self, item: Item, k: int, *, admitted: str = "none") -> tuple[Hit, ...]:
        """The first k passages for a question, by the vectors alone."""
        depth, hits = self._tops.get((item.id, admitted), (0, ()))
        if depth < k:
            hits = self.search(item, k, admitted=admitted).hits
            self._tops[item.id, admitted] = (k, hits)
        return hits[:k]

    def rank(self, item: Item, deepest: int, *, shallow: int = SHALLOW, admitted: str = "none") -> int | None:
        """The rank from 1 of the first passage that holds the anchor; None when none of the first `deepest` does."""
        found = first(item, self.top(item, min(shallow, deepest), admitted=admitted))
        return found or first(item, self.top(item, deepest, admitted=admitted))

    def search(self, item: Item, k: int, *, admitted: str, pool: int = 0) -> Ranking:
        """A search that nothing is kept of; with a pool, so many candidates are reranked."""
        recipe = Recipe(Method.DENSE, pool, reranker=self.reranker if pool else None)
        return self.archive.search(self._query(item, k, admitted), recipe, detect_products=False)

    def ask(self, item: Item, *, admitted: str) -> Answer:
        """The scripted generator's answer from the delivered passages, verified."""
        if (item.id, admitted) not in self._answers:
            self._answers[item.id, admitted] = self._asked(item, admitted)
        return self._answers[item.id, admitted]

    def _asked(self, item: Item, admitted: str) -> Answer:
        answering = Answering(Scripted(), frame=Frame(budget=DELIVERED * 1_000), detect_products=False)
        recipe = Recipe(Method.DENSE, POOL, reranker=self.reranker)
        return self.archive.ask(Asking(self._query(item, DELIVERED, admitted), recipe, answering), keep=False)

    def _query(self, item: Item, k: int, admitted: str) -> Query:
        return Query(item.question, ASKERS[admitted], k)


def first(item: Item, hits: tuple[Hit, ...]) -> int | None:
    """The rank from 1 of the first of these hits that holds the anchor."""
    return next((rank for rank, hit in enumerate(hits, 1) if item.held_by(hit.found.passage.text)), None)


def share(ranks: list[int | None], k: int) -> float:
    """The share of questions whose rank is at most k, to 6 decimals."""
    return round(sum(rank is not None and rank <= k for rank in ranks) / len(ranks), 6)


class Laboratory:
    """One run: the material and the indexes that its tables ask for, each made once."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.documents: tuple[Document, ...] = tuple(text.document for text in material.texts)
        self._words = Words()
        self._encoder = Fitted("hashing", Hashing.fitted)
        self._reranker = Remembering()
        self._indexes: dict[str, Index] = {}

    def windows(self, size: int, overlap: int) -> Chunker:
        """A chunker into windows that counts each document's words once, however often it is cut."""
        return windows(size, overlap, units=self._words)

    def windowed(self, size: int = WINDOW, overlap: int = OVERLAP) -> Index:
        """The index of windows of so many words."""
        return self.index(f"windows:{size}/{overlap}", self.windows(size, overlap))

    def index(self, spec: str, chunk: Chunker) -> Index:
        """The index that a chunker makes; `spec` is its written form."""
        if spec not in self._indexes:
            self._indexes[spec] = self._made(spec, chunk)
        return self._indexes[spec]

    def close(self) -> None:
        """Lets go of the archives."""
        for index in self._indexes.values():
            index.archive.store.close()

    def _made(self, spec: str, chunk: Chunker) -> Index:
        """Documents in their order, the notes last: so passages of equal score stand in that order too."""
        kept: list[Passage] = []

        def remembering(document: Document) -> tuple[Passage, ...]:
            passages = chunk(document)
            kept.extend(passages)
            return passages

        archive = Archive.in_memory(encoder=self._encoder, lends=True, analyzer=Wordless())
        archive.configure(spec)
        report = archive.add((Submission(each.source.name, each) for each in self.documents), remembering)
        refused = next((f"{file.file}: {file.reason}" for file in report.files if file.reason), None)
        if refused:
            raise InputError(f"the laboratory counts every document, and one cannot be added: {refused}")
        archive.prepare()
        return Index(archive, tuple(kept), self._reranker)
