"""The ground of the benchmarks of speed: documents drawn by a seed, an encoder without a model, askers, questions.

Words are made of syllables and drawn by Zipf's law, sentences have a capital and a full stop, some a number with its
unit; a document has ten passages of 90 to 150 words, a title, a product now and then, a first day of its own. Which
share of the documents an asker may read is exact to one document. A vector is the sum of its words' random directions:
near where words are shared, as long as a model's, and made at once.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from proofspan.archive import Archive, FileReport
from proofspan.archive.submissions import Submission
from proofspan.documents import Document, Policy, Revision, Source, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.passages import chunker

SEED = 20261201
WORDS, DIMENSIONS, PASSAGES = 20_000, 384, 10
CHUNKER = "paragraphs:160"
TODAY = date(2026, 6, 1)
SHARES = {"most": 0.32, "few": 0.008, "one": 0.0001}
"""Groups of the askers, each with the share of the passages that it may read."""
UNITS = ("bar", "kg", "mm", "hours", "days")
SYLLABLES = [a + b for a in ("b", "d", "f", "g", "l", "m", "n", "p", "r", "s", "t", "v", "st", "tr") for b in "aeiou"]


def vocabulary() -> list[str]:
    """The words, the commonest first; no two alike."""
    drawn = np.random.default_rng(SEED)
    found: dict[str, None] = {}
    while len(found) < WORDS:
        parts = drawn.integers(0, len(SYLLABLES), drawn.integers(2, 5))
        found["".join(SYLLABLES[part] for part in parts)] = None
    return list(found)


class Ground:
    """Documents of `passages` passages in all, the same ones for the same number."""

    def __init__(self, passages: int) -> None:
        self.documents = max(1, passages // PASSAGES)
        self.words = vocabulary()
        self._common = np.cumsum(1 / np.arange(3, WORDS + 3))
        order = np.random.default_rng(SEED + 1).permutation(self.documents)
        self.readers = {group: frozenset(order[: self._held(share)].tolist()) for group, share in SHARES.items()}

    def _held(self, share: float) -> int:
        return max(1, round(share * self.documents))

    def drawn(self, number: int) -> NDArray[np.int64]:
        """The places in the vocabulary of all the words of a document."""
        random = np.random.default_rng((SEED, number)).random(PASSAGES * 120)
        return np.searchsorted(self._common, random * self._common[-1])

    def document(self, number: int) -> Document:
        """The document of that number."""
        rng = np.random.default_rng((SEED, number, 1))
        words = [self.words[place] for place in self.drawn(number)]
        paragraphs = [_paragraph(words[at : at + 120], rng) for at in range(0, len(words), 120)]
        groups = frozenset(group for group, held in self.readers.items() if number in held) | {"vault"}
        text = "\n\n".join(paragraphs)
        return Document(
            revision=Revision(f"d{number:06}", "v1"),
            title=" ".join(words[:3]).capitalize(),
            text=text,
            policy=Policy(
                Status.PUBLISHED,
                frozenset({f"MX-{number % 20}"}) if number % 3 == 0 else frozenset(),
                groups,
                Validity(TODAY - timedelta(days=1 + int(rng.integers(0, 1000))), None),
            ),
            language="en",
            source=Source(f"d{number:06}.txt", "text", text.encode()),
        )

    def submissions(self, numbers: Sequence[int] | None = None) -> Iterator[Submission]:
        """The documents as `Archive.add` takes them."""
        for number in range(self.documents) if numbers is None else numbers:
            document = self.document(number)
            yield Submission(document.source.name, document)

    def questions(self, group: str, count: int) -> list[str]:
        """Questions of four words each that stand together in a document that the group reads."""
        rng, held = np.random.default_rng((SEED, count)), sorted(self.readers[group])
        questions = []
        for _ in range(count):
            words = self.drawn(held[int(rng.integers(0, len(held)))])
            at = int(rng.integers(0, len(words) - 12))
            rarest = sorted(words[at : at + 12], reverse=True)[:4]
            questions.append("What is the " + " ".join(self.words[place] for place in rarest) + "?")
        return questions


def _paragraph(words: list[str], rng: Any) -> str:
    """The words in sentences of 8 to 20 words; every third sentence ends in a number with its unit."""
    sentences, at = [], 0
    while at < len(words):
        size = int(rng.integers(8, 21))
        said = " ".join(words[at : at + size]).capitalize()
        if rng.integers(0, 3) == 0:
            said += f" {rng.integers(1, 500)} {UNITS[int(rng.integers(0, len(UNITS)))]}"
        sentences.append(said + ".")
        at += size
    return " ".join(sentences)


@dataclass(frozen=True)
class Directions:
    """An `Encoder` without a model: every word has a direction of its own, a text that of their sum."""

    words: tuple[str, ...]
    name = "directions"
    digest = "1"
    languages = None
    reads = None

    @cached_property
    def _rows(self) -> dict[str, int]:
        return {word: row for row, word in enumerate(self.words, 1)}

    @cached_property
    def _table(self) -> NDArray[np.float32]:
        table = np.random.default_rng(SEED + 2).standard_normal((len(self.words) + 1, DIMENSIONS), np.float32)
        table[0] = 0
        return table

    def passages(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """A row for each text."""
        return np.stack([self.query(text) for text in texts])

    def query(self, text: str) -> NDArray[np.float32]:
        """The direction of a text."""
        rows = [self._rows.get(word.strip("?.").lower(), 0) for word in text.split()]
        total = self._table[rows].sum(axis=0)
        found: NDArray[np.float32] = total / (np.linalg.norm(total) or np.float32(1))
        return found


def asker(group: str) -> Eligibility:
    """Somebody of that group, today."""
    return Eligibility(Identity(group, frozenset({group})), TODAY)


def encoder(ground: Ground) -> Directions:
    """The encoder of the ground."""
    return Directions(tuple(ground.words))


def archive(folder: Path, ground: Ground, *, vectors: bool = True) -> Archive:
    """The archive of the ground in a folder, made there unless it was before."""
    made = encoder(ground) if vectors else None
    if (folder / "complete").exists():
        return Archive.open(folder, encoder=made)
    folder.mkdir(parents=True, exist_ok=True)
    with Archive.create(folder, encoder=made) as new:
        new.configure(CHUNKER)
        new.add(ground.submissions(), chunker(CHUNKER), progress=Told(ground.documents))
    (folder / "complete").touch()
    return Archive.open(folder, encoder=made)


class Told:
    """Progress for whoever waits."""

    def __init__(self, of: int) -> None:
        self.of, self.done = of, 0

    def __call__(self, _: FileReport) -> None:
        self.done += 1
        if self.done % 1000 == 0 or self.done == self.of:
            print(f"\r  added {self.done} of {self.of}", end="", file=sys.stderr, flush=True)
        if self.done == self.of:
            print(file=sys.stderr)
