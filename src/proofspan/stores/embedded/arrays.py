"""The arrays that ranking reads, derived from the record: an inverted index, lengths, vectors, keys.

They carry no right of their own: what they hold is in the record, and who may see it is decided by the view.
"""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from proofspan.stores.embedded.postings import FIELDS, Postings, keyed
from proofspan.stores.embedded.sequences import Sequences

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

Integers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Arrays:
    """`n` passages in order of key, a row each.

    `offsets` (terms + 1) delimits each term's postings in `rows` and `frequencies` (n, 3); `lengths` (n, 3)
    counts terms per field; `keys` and `generations` name each row; `vectors` is (n, d), d 0 without encoder.
    `sequence` is the last write that the arrays take account of. `sequences` may be of fewer rows than there are.
    Unless `sound` the record's vectors were not those that were encoded, and there are none here.
    """

    sequence: int
    vocabulary: dict[str, int]
    offsets: Integers
    rows: NDArray[np.int32]
    frequencies: NDArray[np.uint16]
    lengths: NDArray[np.int32]
    keys: Integers
    generations: Integers
    vectors: "Vectors"
    sequences: Sequences = field(default_factory=Sequences.empty)
    sound: bool = True

    @classmethod
    def empty(cls) -> "Arrays":
        """Those of an archive without passages."""
        none = np.zeros(0, np.int64)
        return cls(
            sequence=0,
            vocabulary={},
            offsets=np.zeros(1, np.int64),
            rows=np.zeros(0, np.int32),
            frequencies=np.zeros((0, FIELDS), np.uint16),
            lengths=np.zeros((0, FIELDS), np.int32),
            keys=none,
            generations=none,
            vectors=np.zeros((0, 0), np.float32),
        )

    def postings(self, term: str) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
        """The rows that hold a term, ascending, and its frequencies there; none for unknown terms."""
        place = self.vocabulary.get(term)
        span = slice(0, 0) if place is None else slice(self.offsets[place], self.offsets[place + 1])
        return self.rows[span], self.frequencies[span]


@dataclass(frozen=True, slots=True)
class Encoded:
    """Vectors (m, d) and the row of the arrays that each belongs to, ascending; a row may have none or several. With
    `every` each row has one, its own.
    """

    vectors: "Vectors"
    rows: Integers
    every: bool = False


@dataclass(frozen=True, slots=True)
class Addition:
    """One generation's passages, ready to be joined to arrays; not `sound`, and without vectors, when those of the
    record are not what was encoded.
    """

    generation: int
    language: str
    keys: Integers
    postings: Postings
    vectors: "Vectors | None"
    sound: bool


def extended(arrays: Arrays, additions: list[Addition], *, sequence: int) -> Arrays:
    """The arrays with the additions' passages after their own; keys must go on ascending."""
    if not additions:
        return replace(arrays, sequence=sequence)
    vocabulary = dict(arrays.vocabulary)
    places = [_places(vocabulary, addition) for addition in additions]
    counts = np.concatenate([a.postings.counts for a in additions]).astype(np.int64)
    first = len(arrays.keys)
    new_rows = np.repeat(np.arange(first, first + len(counts), dtype=np.int32), counts)
    new_frequencies = np.concatenate([a.postings.frequencies for a in additions])
    old_terms = np.repeat(np.arange(len(arrays.offsets) - 1, dtype=np.int32), np.diff(arrays.offsets))
    terms = np.concatenate([old_terms, *places])
    order = np.argsort(terms, kind="stable")
    return Arrays(
        sequence=sequence,
        vocabulary=vocabulary,
        offsets=np.concatenate([[0], np.cumsum(np.bincount(terms, minlength=len(vocabulary)))]).astype(np.int64),
        rows=np.concatenate([arrays.rows, new_rows])[order],
        frequencies=np.concatenate([arrays.frequencies, new_frequencies])[order],
        lengths=np.concatenate([arrays.lengths, _lengths(counts, new_frequencies)]),
        keys=np.concatenate([arrays.keys, *(a.keys for a in additions)]),
        generations=np.concatenate(
            [arrays.generations, *(np.full(len(a.keys), a.generation, np.int64) for a in additions)]
        ),
        vectors=_vectors(arrays, additions),
        sequences=arrays.sequences,
        sound=_sound(arrays, additions),
    )


def _places(vocabulary: dict[str, int], addition: Addition) -> NDArray[np.int32]:
    words = keyed(addition.postings.words, addition.language)
    table = np.array([vocabulary.setdefault(word, len(vocabulary)) for word in words], np.int32)
    return table[addition.postings.terms] if len(words) else np.zeros(0, np.int32)


def _lengths(counts: Integers, frequencies: NDArray[np.uint16]) -> NDArray[np.int32]:
    """Sums of each passage's postings per field; passages without terms have none, so reduceat will not do."""
    running = np.concatenate([np.zeros((1, FIELDS), np.int64), np.cumsum(frequencies, axis=0, dtype=np.int64)])
    ends = np.cumsum(counts)
    lengths: NDArray[np.int32] = (running[ends] - running[ends - counts]).astype(np.int32)
    return lengths


def _sound(arrays: Arrays, additions: list[Addition]) -> bool:
    return arrays.sound and all(addition.sound for addition in additions)


def _vectors(arrays: Arrays, additions: list[Addition]) -> "Vectors":
    if not _sound(arrays, additions):
        return np.zeros((0, 0), np.float32)
    new = [a.vectors for a in additions if a.vectors is not None and len(a.keys)]
    if not new:
        return arrays.vectors
    old = [arrays.vectors] if len(arrays.vectors) else []
    return np.ascontiguousarray(np.concatenate([*old, *new]), np.float32)


PARTS = ("offsets", "rows", "frequencies", "lengths", "keys", "generations", "vectors")
WORD_PARTS = ("offsets", "places", "heads")


def unlike(one: Arrays, other: Arrays) -> list[str]:
    """The names of the parts in which the two differ, `words` for the sequences where both have them of all rows."""
    differing = [part for part in PARTS if not np.array_equal(getattr(one, part), getattr(other, part))]
    differing += ["vocabulary"] if one.vocabulary != other.vocabulary else []
    return [*differing, "words"] if _other_words(one.sequences, other.sequences) else differing


def _other_words(one: Sequences, other: Sequences) -> bool:
    if one.rows != other.rows:
        return False
    equal = all(np.array_equal(getattr(one, part), getattr(other, part)) for part in WORD_PARTS)
    return not equal or one.vocabulary != other.vocabulary
