"""Stores: where documents are kept, and where passages are counted, admitted and ranked.

Every method that ranks or reads takes an `Eligibility` and a sequence number `at` (None: now): the archive
as it stood after that write, except that what has been withdrawn since is gone.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from proofspan.documents import Document, Revision
from proofspan.eligibility import Eligibility
from proofspan.passages import Fields
from proofspan.stores.nouns import (
    Amend,
    Candidates,
    Change,
    Configure,
    Drift,
    Entry,
    FieldWeights,
    Found,
    Layout,
    Note,
    Overlap,
    Put,
    Withdraw,
)

if TYPE_CHECKING:
    from proofspan.encoders import Vectors


class Store(Protocol):
    """Eight methods for asking and writing. `contract` has the tests that every implementation inherits."""

    def write(self, *changes: Change) -> int:
        """Makes all the changes durable in one transaction, or none; returns the sequence number reached.

        Raises `ConflictError` for a `Put` whose revision exists, `NotFoundError` for an unknown revision,
        `SettingError` for a layout that differs, `LockedError` when another process writes.
        """
        ...

    def entries(self, eligibility: Eligibility, *, at: int | None = None) -> tuple[Entry, ...]:
        """The admitted revisions, in order of insertion."""
        ...

    def document(self, revision: Revision, eligibility: Eligibility, *, at: int | None = None) -> Document:
        """An admitted revision with its text; `NotFoundError`, in the same words, if unknown or not admitted."""
        ...

    def lexical(
        self,
        text: str,
        eligibility: Eligibility,
        *,
        limit: int,
        weights: FieldWeights,
        at: int | None = None,
        among: Sequence[int] | None = None,
    ) -> Candidates:
        """The best `limit` eligible passages by BM25 whose statistics are those of the eligible passages.

        Only passages with at least one term of the text; score ln(1 + (N - df + .5)/(df + .5)) * tf/(tf + k1), summed
        over the text's terms, repeats included, where tf is the sum over title, heading and body of
        weight * count/(1 - b + b length/average), k1 1.2, b .75: of the body alone, the Lucene form.
        With `among`, the same scores for the eligible passages of these keys alone, 0 where no term stands.
        """
        ...

    def dense(
        self,
        vector: "Vectors",
        eligibility: Eligibility,
        *,
        limit: int,
        at: int | None = None,
        among: Sequence[int] | None = None,
    ) -> Candidates:
        """The best `limit` eligible passages by cosine with `vector`, of several vectors of a passage by its best;
        exact. With `among`, only those of these keys.
        """
        ...

    def one_state(self) -> AbstractContextManager[int]:
        """Holds one state of the archive for a run of asks, however many write meanwhile, and gives the number of its
        latest write; within one it does nothing more. To be left soon: what is erased stays on disk while somebody
        looks at a state that has it.
        """
        ...

    def overlaps(
        self,
        text: str,
        eligibility: Eligibility,
        *,
        keys: Sequence[int],
        weights: FieldWeights,
        at: int | None = None,
    ) -> Mapping[int, Overlap]:
        """What the eligible passages of these keys share with the text, in the fields that weigh something, read as
        one text with a line for each: by `plain_words` of the passage's language.
        """
        ...

    def read(self, keys: Sequence[int], eligibility: Eligibility, *, at: int | None = None) -> tuple[Found, ...]:
        """The passages with these keys, in the order given; keys that are not admitted are left out."""
        ...


class Maintenance(Protocol):
    """What an operator does with a store: nothing here ranks, and nothing here answers an asker."""

    @property
    def sequence(self) -> int:
        """The number of the latest write."""
        ...

    @property
    def layout(self) -> Layout | None:
        """What the archive was made with; None until the first document."""
        ...

    def register(self, *, document: str | None = None, at: int | None = None) -> tuple[Entry, ...]:
        """Every revision that ever was (of one document, if named), tombstones included, in order of insertion,
        under the metadata it had after write `at`.
        """
        ...

    def notes(self) -> Mapping[str, Note]:
        """The notes by their marks."""
        ...

    def texts(self, *, at: int | None = None) -> Iterator[tuple[int, Fields]]:
        """Every living passage's key and searched texts, in order of key."""
        ...

    def equip(self, keys: Sequence[int], vectors: "Vectors") -> None:
        """Lends `dense` vectors that are not in the record, a row for each key, keys ascending; a key may come
        more than once, where a passage was encoded in pieces. They serve this open store until others are lent.
        """
        ...

    def check(self) -> tuple[Drift, ...]:
        """Every drift between the record and what is derived from it, and within the record."""
        ...

    def repair(self) -> tuple[Drift, ...]:
        """Rebuilds what is derived; returns what is still wrong."""
        ...

    def save(self, target: Path) -> None:
        """Writes the whole record to one file that any store can load. `proofspan export`."""
        ...

    def load(self, source: Path) -> int:
        """Takes such a file into an empty archive; returns the number of revisions. `proofspan import`."""
        ...


class Ledger(Protocol):
    """Receipts, kept beside what they cite so that a withdrawal erases what they quote in the same transaction."""

    def keep(self, receipt: str, body: str, *, said: str, sources: Sequence[Revision]) -> None:
        """Keeps a receipt under its id. `said` is everything in it that comes from the sources' text: it is
        erased when one of them is withdrawn. The same receipt twice is one.
        """
        ...

    def receipt(self, receipt: str) -> tuple[str, str | None]:
        """Its body and what was said, None once a source was withdrawn; `NotFoundError` when there is none."""
        ...


class Backend(Store, Maintenance, Ledger, Protocol):
    """All that an archive needs of a store, one after the other of its three sides."""

    @property
    def analyzer(self) -> str:
        """The analyzer that questions and passages are read with, as `name@digest`."""
        ...

    def holding(self) -> AbstractContextManager[None]:
        """Holds the archive for a run of writes, so that no other writer comes between them; within one it does
        nothing more. Raises `LockedError` at once when another process writes.
        """
        ...

    def close(self) -> None:
        """Lets go of everything; the store cannot be used after that."""
        ...


__all__ = [
    "Amend",
    "Backend",
    "Candidates",
    "Change",
    "Configure",
    "Drift",
    "Entry",
    "FieldWeights",
    "Found",
    "Layout",
    "Ledger",
    "Maintenance",
    "Note",
    "Overlap",
    "Put",
    "Store",
    "Withdraw",
]
