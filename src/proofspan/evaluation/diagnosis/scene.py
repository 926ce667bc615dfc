"""What a question is diagnosed on: its archive, every document that is known, and how it is asked."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from proofspan.archive import Archive
from proofspan.documents import Document, Policy, Revision
from proofspan.eligibility import Eligibility
from proofspan.evaluation.ground import Ground
from proofspan.evaluation.how import How
from proofspan.evaluation.judging import Judged, judged, unit_of
from proofspan.evaluation.nouns import GoldenCase
from proofspan.evaluation.searching import Listed, listed
from proofspan.retrieval import Query
from proofspan.stores import Entry


@dataclass(frozen=True, slots=True)
class Scene:
    """The archive of a case with what stands beside it: `documents` are those of the set and those of the archive,
    `register` what an archive that existed before has ever had, `notes` what reading the set had to say.
    """

    ground: Ground
    how: How
    documents: Mapping[Revision, Document]
    register: Mapping[Revision, Entry]
    without: frozenset[Revision]
    notes: tuple[str, ...]

    @property
    def k(self) -> int:
        """How deep evidence may stand and count as found."""
        return self.how.ks[-1]

    def policy(self, revision: Revision) -> Policy:
        """The policy that decides: as the archive has it, groups narrowed by sources; else as its document says."""
        known = None if revision in self.ground.differing else self.ground.policies.get(revision)
        return self.documents[revision].policy if known is None else known


@dataclass(frozen=True, slots=True)
class Seen:
    """What a search showed: the passages, and which units bring which evidence."""

    listed: Listed
    judged: Judged

    def rank(self, name: str) -> int | None:
        """The rank of the first unit that brings the evidence."""
        return self.judged.ranks.get(name)


@dataclass(frozen=True, slots=True)
class Asking:
    """A case asked on an archive, the real one or a copy in which something was changed."""

    archive: Archive
    case: GoldenCase
    eligibility: Eligibility
    how: How
    exact: bool
    differing: frozenset[Revision] = frozenset()
    text: str = ""

    def seen(self, k: int) -> Seen:
        """The first k units."""
        query = Query(self.text or self.case.question.text, self.eligibility, k)
        ranked = listed(self.archive, query, self.how, unit=lambda found: unit_of(self.case, found))
        return Seen(ranked, judged(self.case, ranked.passages, depth=k, exact=self.exact, differing=self.differing))

    def found(self, name: str, *, start: int) -> tuple[int, int] | None:
        """How deep one must look, from `start` on, until the evidence is shown, and its rank there; None when no list
        has it.
        """
        k = start
        while True:
            seen = self.seen(k)
            if (rank := seen.rank(name)) is not None:
                return k, rank
            if len(seen.judged.units) < k:
                return None
            k *= 4

    def deepest(self, name: str) -> int | None:
        """The rank of the evidence however deep it stands; None when no list has it."""
        shown = self.found(name, start=max(self.how.ks[-1], self.how.recipe.pool))
        return None if shown is None else shown[1]

    def with_pool(self, pool: int) -> "Asking":
        """The same with another pool."""
        return replace(self, how=replace(self.how, recipe=replace(self.how.recipe, pool=pool)))


def moved(case: GoldenCase, revision: Revision, to: Revision) -> GoldenCase:
    """The case as it is where the revision stands under another name."""
    targets = (replace(each, revision=to) if each.revision == revision else each for each in case.required)
    return replace(case, required=tuple(targets))
