"""A small archive beside all that was put into it, and the plain Python that says what a store must find."""

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import numpy as np

from proofspan.analysis import Analyzer
from proofspan.documents import PUBLIC, Document, Policy, Revision, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import NotFoundError
from proofspan.passages import Passage, fields
from proofspan.spans import Span
from proofspan.stores import Backend, FieldWeights, Put, Store

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

DAY = date(2026, 6, 1)
WORDS = (
    "returns window days policy unit pressure hose airflow rack clearance smoke stop overheating load intake "
    "warranty contract coverage repair garanzia attività del unità pressioni AX-42 E47 l'AX-42"
).split()
GROUPS = ("sales", "ops", "support", PUBLIC)
PRODUCTS = ("AX-42", "AX-24", "BX-1")


@dataclass(frozen=True, slots=True)
class World:
    """A store and, beside it, all that was put into it."""

    store: Backend
    documents: tuple[Document, ...]

    def expected(
        self, text: str, eligibility: Eligibility, limit: int, weights: FieldWeights
    ) -> list[tuple[str, float]]:
        """Passage ids and scores by brute force over the admitted documents' passages."""
        return bm25([d for d in self.documents if eligibility.admits(d.policy)], text, limit, weights)


@dataclass(frozen=True, slots=True)
class VectorWorld:
    """A store and, beside it, every document with the vectors of its passages."""

    store: Backend
    pairs: tuple[tuple[Document, "Vectors"], ...]

    def expected_dense(self, vector: "Vectors", eligibility: Eligibility, limit: int) -> list[tuple[str, float]]:
        """Passage ids and cosines by brute force over the admitted documents, ties in order of insertion."""
        scores = [
            (passage.id, float(sum(float(a) * float(b) for a, b in zip(row, vector, strict=True))))
            for written, vectors in self.pairs
            if eligibility.admits(written.policy)
            for passage, row in zip(passages_of(written), vectors, strict=True)
        ]
        return sorted(scores, key=lambda item: -item[1])[:limit]


def unit(chance: random.Random) -> "Vectors":
    """A random direction in eight dimensions, of length 1."""
    drawn = np.array([chance.gauss(0, 1) for _ in range(8)], np.float32)
    return drawn / np.float32(np.linalg.norm(drawn))


def dense_ids(store: Store, vector: "Vectors", eligibility: Eligibility, *, limit: int = 50) -> list[tuple[str, float]]:
    """The passage ids and cosines that the store's dense list gives."""
    found = store.dense(vector, eligibility, limit=limit)
    passages = store.read(found.keys, eligibility)
    assert len(passages) == len(found.keys)
    return [(f.passage.id, score) for f, score in zip(passages, found.scores, strict=True)]


def document(
    name: str, text: str, policy: Policy, *, label: str = "v1", title: str = "Notes", language: str = "en"
) -> Document:
    """A document of one text under one policy."""
    return Document(Revision(name, label), title, text, policy, language)


def passages_of(written: Document) -> tuple[Passage, ...]:
    """Its lines, a passage each."""
    result, start = [], 0
    for line in written.text.split("\n"):
        result.append(Passage(written.revision, Span(start, start + len(line)), "", line))
        start += len(line) + 1
    return tuple(result)


def put(written: Document, vectors: "Vectors | None" = None) -> Put:
    """The change that adds it, with a vector for each passage where the layout has an encoder."""
    return Put(written, passages_of(written), vectors)


def asker(*groups: str, as_of: date = DAY, products: Sequence[str] = ()) -> Eligibility:
    """Somebody of these groups on a day, asking about these products."""
    return Eligibility(Identity("somebody", frozenset(groups)), as_of, frozenset(products))


def bm25(admitted: Sequence[Document], text: str, limit: int, weights: FieldWeights) -> list[tuple[str, float]]:
    """The formula as it stands in `Store.lexical`, over all passages of the documents, in order of insertion on
    ties. The text is read in each language of the documents; codes and numbers count once.
    """
    counted = [_counted(passage, d) for d in admitted for passage in passages_of(d)]
    averages = [sum(row[field] for _, _, row in counted) / len(counted) for field in range(3)] if counted else []
    weigh = (weights.title, weights.heading, weights.body)
    scores = []
    for name, counts, lengths in counted:
        score, holds = 0.0, False
        for term in _asked(text, sorted({d.language for d in admitted})):
            tf = sum(
                weight * count / (1 - 0.75 + 0.75 * length / average)
                for weight, count, length, average in zip(weigh, counts[term], lengths, averages, strict=True)
                if count
            )
            if tf:
                holds = True
                df = sum(any(n and w for n, w in zip(other[term], weigh, strict=True)) for _, other, _ in counted)
                idf = math.log(1 + (len(counted) - df + 0.5) / (df + 0.5))
                score += idf * tf / (tf + 1.2)
        if holds:
            scores.append((name, score))
    return sorted(scores, key=lambda item: -item[1])[:limit]


def _counted(passage: Passage, written: Document) -> tuple[str, dict[str, list[int]], list[int]]:
    """The passage's id, how often each term stands in its title, heading and body, and how many terms those have."""
    parts = fields(passage, written.title)
    counts: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    lengths = [0, 0, 0]
    for field, part in enumerate((parts.title, parts.heading, parts.body)):
        for term in _terms(part, written.language):
            counts[term][field] += 1
            lengths[field] += 1
    return passage.id, counts, lengths


def _asked(text: str, languages: Sequence[str]) -> list[str]:
    """The terms of a question in each of the languages; those that are the same in all are taken once."""
    terms: list[str] = []
    for place, language in enumerate(languages):
        terms += [term for term in _terms(text, language) if place == 0 or term.startswith(f"{language}:")]
    return terms


def _terms(text: str, language: str) -> list[str]:
    found = Analyzer().terms(text, language)
    return [term if any(c.isdigit() for c in term) else f"{language}:{term}" for term in found]


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
    store: Store,
    text: str,
    eligibility: Eligibility,
    *,
    limit: int = 50,
    at: int | None = None,
    weights: FieldWeights | None = None,
) -> list[tuple[str, float]]:
    """The passage ids and scores that the store's lexical list gives."""
    found = store.lexical(text, eligibility, limit=limit, weights=weights or FieldWeights(), at=at)
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
