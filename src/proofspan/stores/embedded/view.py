"""One state of the archive, ready to be asked: which rows are alive, and under which policy each stands."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from proofspan.documents import Revision
from proofspan.eligibility import Eligibility, narrowed_all
from proofspan.stores.embedded.arrays import Arrays
from proofspan.stores.embedded.competing import Competing
from proofspan.stores.embedded.ranking import Ranked, idf
from proofspan.stores.embedded.rights import Rights
from proofspan.stores.embedded.structure import Structure
from proofspan.stores.embedded.taken import Taken
from proofspan.stores.nouns import Candidates, Entry

ASKERS = 8
"""For how many different askers a state keeps what competes."""


@dataclass(frozen=True, slots=True)
class Generation:
    """Which revision a generation of passages belongs to; only generations alive in this state are listed."""

    id: int
    revision: int
    language: str


class View:
    """The archive after one write. `rows` maps a row id of the record to its entry, policy narrowed."""

    def __init__(
        self, *, at: int, entries: list[tuple[int, Entry]], generations: list[Generation], arrays: Arrays
    ) -> None:
        self.at = at
        self.rows = {row: entry for row, entry in _narrowed(entries) if not entry.withdrawn}
        self.by_revision = {entry.revision: row for row, entry in self.rows.items()}
        self.generations = {g.id: g for g in generations if g.revision in self.rows}
        self.arrays = arrays
        self._competing: dict[Eligibility, Competing] = {}
        self._last: tuple[Eligibility, Competing] | None = None
        self._taken = Taken()
        self._structures: dict[int, Structure] = {}

    @cached_property
    def _rights(self) -> Rights:
        """The policies of the revisions, in the order of `rows`."""
        return Rights.under([entry.policy for entry in self.rows.values()])

    @cached_property
    def _alive(self) -> tuple[NDArray[np.int64], NDArray[np.int64], tuple[str, ...]]:
        """For each row of the arrays the place of its revision among `rows`, -1 where it is not alive, and that of its
        language among the names, which are in order.
        """
        places = {row: place for place, row in enumerate(self.rows)}
        names = tuple(sorted({generation.language for generation in self.generations.values()}))
        present, inverse = np.unique(self.arrays.generations, return_inverse=True)
        alive = [self.generations.get(generation) for generation in present.tolist()]
        owners = np.array([-1 if each is None else places[each.revision] for each in alive], np.int64)
        languages = np.array([-1 if each is None else names.index(each.language) for each in alive], np.int64)
        return owners[inverse], languages[inverse], names

    def competing(self, eligibility: Eligibility) -> Competing:
        """What competes for an asker: the reference meaning, asked once per kind of policy."""
        # One question asks several times in a row.
        if self._last is None or self._last[0] is not eligibility:
            found = self._competing.pop(eligibility, None) or self._of(self._rights.admitting(eligibility))
            if len(self._competing) >= ASKERS:
                del self._competing[next(iter(self._competing))]
            self._competing[eligibility] = found
            self._last = (eligibility, found)
        return self._last[1]

    def _of(self, revisions: NDArray[np.bool_]) -> Competing:
        """The rows of these revisions, shared by all who may read the same."""
        for known in self._competing.values():
            if np.array_equal(known.revisions, revisions):
                return known
        # The last place is that of rows which are not alive: nobody is admitted to it.
        mask = np.append(revisions, False)[self._alive[0]]
        return Competing(self.arrays, mask, revisions, self._taken)

    def languages(self, competing: Competing) -> tuple[str, ...]:
        """The languages of eligible passages, in order of name: one that only hidden ones are in plays no part."""
        _, languages, names = self._alive
        if len(names) == 1:
            return names if competing.count else ()
        present = np.bincount(languages[competing.rows], minlength=len(names)).tolist()
        return tuple(name for name, count in zip(names, present, strict=True) if count)

    def spoken(self, rows: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Living rows by their language."""
        _, languages, names = self._alive
        if len(names) == 1:
            return {names[0]: rows} if len(rows) else {}
        found = {name: rows[languages[rows] == place] for place, name in enumerate(names)}
        return {name: held for name, held in found.items() if len(held)}

    def structure(self, connection: sqlite3.Connection, row: int) -> Structure:
        """That of a revision, read once: nothing of it changes while this state is the one that is asked."""
        if row not in self._structures:
            self._structures[row] = Structure.read(connection, row)
        return self._structures[row]

    def candidates(self, competing: Competing, ranked: Ranked, weights: Mapping[str, float]) -> Candidates:
        """Ranked rows by the keys that others know them by, with the question's terms and which of them stand
        somewhere: those that weigh less than one that nothing holds.
        """
        rows, scores = ranked
        unheld = idf(competing.count, 0)
        return Candidates(
            eligible=competing.count,
            keys=tuple(self.arrays.keys[rows].tolist()),
            scores=tuple(scores.tolist()),
            weights=weights,
            held=frozenset(term for term, value in weights.items() if value < unheld),
            languages=self.languages(competing),
        )

    def admitted(self, eligibility: Eligibility) -> list[tuple[int, Entry]]:
        """The admitted revisions with their row ids, in order of insertion."""
        return list(compress(self.rows.items(), self.competing(eligibility).revisions.tolist()))

    def row(self, revision: Revision, eligibility: Eligibility) -> int | None:
        """The row id of a revision that this asker may read, else None."""
        row = self.by_revision.get(revision)
        return row if row is not None and eligibility.admits(self.rows[row].policy) else None


def _narrowed(entries: list[tuple[int, Entry]]) -> list[tuple[int, Entry]]:
    """The entries, derived documents' groups cut down to those that read every source."""
    if not any(entry.derived_from for _, entry in entries):
        return entries
    groups = narrowed_all(
        {entry.revision: entry.policy.allowed_groups for _, entry in entries},
        {entry.revision: entry.derived_from for _, entry in entries},
    )
    return [
        (row, replace(entry, policy=replace(entry.policy, allowed_groups=groups[entry.revision])))
        for row, entry in entries
    ]
