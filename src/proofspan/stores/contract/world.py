"""A small archive beside all that was put into it, and the plain Python that says what a store must find."""

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Protocol

from proofspan.analysis import Analyzer
from proofspan.documents import PUBLIC, Document, Policy, Revision, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import NotFoundError
from proofspan.passages import Passage, fields
from proofspan.spans import Span
from proofspan.stores import (
    Candidates,
    FieldWeights,
    Ledger,
    Maintenance,
    Put,
    Store,
)

DAY = date(2026, 6, 1)
WORDS = (
    "returns window days policy unit pressure hose airflow rack clearance smoke stop overheating load intake "
    "warranty contract coverage repair"
).split()
GROUPS = ("sales", "ops", "support", PUBLIC)
PRODUCTS = ("AX-42", "AX-24", "BX-1")


class FullStore(Store, Maintenance, Ledger, Protocol):
    """What the contract exercises: asking, keeping, receipts, and the analyzer's name for the layout."""

    @property
    def analyzer(self) -> str:
        """`name@digest`."""
        ...


@dataclass(frozen=True, slots=True)
class World:
    """A store and, beside it, all that was put into it."""

    store: FullStore
    documents: tuple[Document, ...]

    def expected(
        self, text: str, eligibility: Eligibility, limit: int, weights: FieldWeights
    ) -> list[tuple[str, float]]:
        """Passage ids and scores by brute force over the admitted documents' passages."""
        admitted = [d for d in self.documents if eligibility.admits(d.policy)]
        return bm25([(p, d.title) for d in admitted for p in passages_of(d)], text, limit, weights)


def document(name: str, text: str, policy: Policy, *, label: str = "v1", title: str = "Notes") -> Document:
    """A document of one text under one policy, in English."""
    return Document(Revision(name, label), title, text, policy)


def passages_of(written: Document) -> tuple[Passage, ...]:
    """Its lines, a passage each."""
    result, start = [], 0
    for line in written.text.split("\n"):
        result.append(Passage(written.revision, Span(start, start + len(line)), "", line))
        start += len(line) + 1
    return tuple(result)


def put(written: Document) -> Put:
    """The change that adds it."""
    return Put(written, passages_of(written))


def asker(*groups: str, as_of: date = DAY, products: Sequence[str] = ()) -> Eligibility:
    """Somebody of these groups on a day, asking about these products."""
    return Eligibility(Identity("somebody", frozenset(groups)), as_of, frozenset(products))


def bm25(
    passages: Sequence[tuple[Passage, str]], text: str, limit: int, weights: FieldWeights
) -> list[tuple[str, float]]:
    """The formula as it stands in `Store.lexical`, over all passages given, in order of insertion on ties."""
    analyzer = Analyzer()
    counted = []
    for passage, title in passages:
        parts = fields(passage, title)
        counts: Counter[str] = Counter()
        for part, weight in (
            (parts.title, weights.title),
            (parts.heading, weights.heading),
            (parts.body, weights.body),
        ):
            for term in analyzer.terms(part, "en"):
                counts[term] += weight  # type: ignore[assignment]
        counted.append((passage.id, counts, sum(counts.values())))
    average = sum(length for _, _, length in counted) / len(counted) if counted else 0
    scores = []
    for name, counts, length in counted:
        score, holds = 0.0, False
        for term in analyzer.terms(text, "en"):
            tf = counts[term]
            if tf:
                holds = True
                df = sum(bool(other[term]) for _, other, _ in counted)
                idf = math.log(1 + (len(counted) - df + 0.5) / (df + 0.5))
                score += idf * tf / (tf + 1.2 * (1 - 0.75 + 0.75 * length / average))
        if holds:
            scores.append((name, score))
    return sorted(scores, key=lambda item: -item[1])[:limit]


def random_policy(chance: random.Random) -> Policy:
    """Any status, any groups (none as well), any product or all, any interval."""
    start = DAY + timedelta(days=chance.randint(-3, 3)) if chance.random() < 0.5 else None
    end = (start or DAY) + timedelta(days=chance.randint(1, 3)) if chance.random() < 0.5 else None
    return Policy(
        status=chance.choice(list(Status)),
        products=frozenset(chance.sample(PRODUCTS, chance.randint(0, 2))),
        allowed_groups=frozenset(chance.sample(GROUPS, chance.randint(0, 3))),
        validity=Validity(start, end),
    )


def random_asker(chance: random.Random) -> Eligibility:
    """Any groups, a day near the documents' edges, products or none, statuses or the default."""
    eligibility = asker(
        *chance.sample(GROUPS[:3], chance.randint(0, 3)),
        as_of=DAY + timedelta(days=chance.randint(-4, 4)),
        products=chance.sample(PRODUCTS, chance.randint(0, 1)),
    )
    if chance.random() < 0.2:
        return replace(eligibility, statuses=frozenset(chance.sample(list(Status), 2)))
    return eligibility


def found_ids(
    store: Store, text: str, eligibility: Eligibility, *, limit: int = 50, at: int | None = None
) -> list[tuple[str, float]]:
    """The passage ids and scores that the store's lexical list gives."""
    found: Candidates = store.lexical(text, eligibility, limit=limit, weights=FieldWeights(), at=at)
    passages = store.read(found.keys, eligibility, at=at)
    assert len(passages) == len(found.keys)
    return [(f.passage.id, score) for f, score in zip(passages, found.scores, strict=True)]


def failure(store: Store, revision: Revision) -> str:
    """What the store says when asked for a document that this asker cannot have."""
    try:
        store.document(revision, asker("sales"))
    except NotFoundError as error:
        return str(error)
    return ""
