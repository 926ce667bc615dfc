"""One state of the archive, ready to be asked: which rows are alive, and under which policy each stands."""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from proofspan.documents import Policy, Revision
from proofspan.eligibility import Eligibility, narrowed_all
from proofspan.stores.embedded.arrays import Arrays
from proofspan.stores.embedded.ranking import Ranked, idf
from proofspan.stores.embedded.structure import Structure
from proofspan.stores.nouns import Candidates, Entry


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
        self._eligible: tuple[Eligibility, NDArray[np.bool_]] | None = None
        self._structures: dict[int, Structure] = {}

    def languages(self, eligible: NDArray[np.bool_]) -> tuple[str, ...]:
        """The languages of eligible passages, in order of name: one that only hidden ones are in plays no part."""
        if len(self._languages) == 1:
            return tuple(self._languages) if eligible.any() else ()
        present = np.unique(self.arrays.generations[eligible]).tolist()
        return tuple(sorted({self.generations[generation].language for generation in present}))

    @cached_property
    def _languages(self) -> frozenset[str]:
        return frozenset(generation.language for generation in self.generations.values())

    @cached_property
    def _policies(self) -> tuple[list[Policy], NDArray[np.int64]]:
        """The distinct policies, and for each row of the arrays the place of its own, -1 for rows not alive."""
        places: dict[Policy, int] = {}
        present, inverse = np.unique(self.arrays.generations, return_inverse=True)
        of_generation = np.full(len(present), -1, np.int64)
        for place, generation in enumerate(present.tolist()):
            alive = self.generations.get(generation)
            if alive is not None:
                policy = self.rows[alive.revision].policy
                of_generation[place] = places.setdefault(policy, len(places))
        return list(places), of_generation[inverse] if len(present) else of_generation

    def eligible(self, eligibility: Eligibility) -> NDArray[np.bool_]:
        """A row each: whether its passage may compete. The reference meaning, asked once per distinct policy."""
        # One question asks several times in a row; it never writes to what it is given.
        if self._eligible is None or self._eligible[0] is not eligibility:
            policies, of_row = self._policies
            admitted = np.array([*(eligibility.admits(policy) for policy in policies), False], bool)
            self._eligible = (eligibility, admitted[of_row])
        return self._eligible[1]

    def structure(self, connection: sqlite3.Connection, row: int) -> Structure:
        """That of a revision, read once: nothing of it changes while this state is the one that is asked."""
        if row not in self._structures:
            self._structures[row] = Structure.read(connection, row)
        return self._structures[row]

    def among(self, keys: Sequence[int] | None) -> NDArray[np.bool_] | None:
        """Which rows have one of the keys; None where no keys were named."""
        return None if keys is None else np.isin(self.arrays.keys, np.array(keys, np.int64))

    def candidates(self, eligible: NDArray[np.bool_], ranked: Ranked, weights: Mapping[str, float]) -> Candidates:
        """Ranked rows by the keys that others know them by, with the question's terms and which of them stand
        somewhere: those that weigh less than one that nothing holds.
        """
        rows, scores = ranked
        count = int(np.count_nonzero(eligible))
        return Candidates(
            eligible=count,
            keys=tuple(self.arrays.keys[rows].tolist()),
            scores=tuple(scores.tolist()),
            weights=weights,
            held=frozenset(term for term, value in weights.items() if value < idf(count, 0)),
            languages=self.languages(eligible),
        )

    def admitted(self, eligibility: Eligibility) -> list[tuple[int, Entry]]:
        """The admitted revisions with their row ids, in order of insertion."""
        return [(row, entry) for row, entry in self.rows.items() if eligibility.admits(entry.policy)]

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
