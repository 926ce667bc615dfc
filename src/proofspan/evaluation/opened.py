"""A throw-away archive of the same documents, all of them open to everybody: what would be found without eligibility.

No store ranks without eligibility. What a search would show if everything were admitted can still be known: by adding
the documents again, each as one that everybody may read on any day, and asking there.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from proofspan.archive import Archive, Submission
from proofspan.documents import PUBLIC, Document, Policy, Revision
from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation.ground import Ground
from proofspan.evaluation.how import How
from proofspan.evaluation.searching import Listed, listed
from proofspan.passages import Passage
from proofspan.retrieval import Query
from proofspan.stores import Found

OPEN = Policy(allowed_groups=frozenset({PUBLIC}))
LABEL = "open"


class Opened:
    """The archive in which everything is admitted, made when something is first asked of it.

    In it every revision is a document by itself, because two of one document may not hold on the same day.
    """

    def __init__(self, ground: Ground, how: How) -> None:
        self._ground, self._how = ground, how
        self._originals = _apart(ground.documents)
        self._archive: Archive | None = None
        self._all_admitted: dict[Eligibility, bool] = {}

    def listed(self, query: Query, how: How, *, unit: Callable[[Found], Hashable]) -> Listed:
        """As `searching.listed` when nothing is kept out, under the revisions' own names; of no other candidates than
        those passages. `how` has the chunker and the encoder that the archive is made with.
        """
        if self._archive is None:
            self._archive = self._built()
        wanted = replace(query, eligibility=Eligibility(Identity.anonymous(), query.eligibility.as_of))
        found = listed(
            self._archive, wanted, replace(how, detect_products=False), unit=lambda each: unit(self._original(each))
        )
        passages = tuple(self._original(each) for each in found.passages)
        return replace(found, passages=passages, keys=frozenset(), query=query)

    def passages(self, query: Query, how: How) -> tuple[Found, ...]:
        """The first `query.k` of them."""
        return self.listed(query, how, unit=lambda each: each.key).passages[: query.k]

    def ineligible(self, query: Query, how: How) -> tuple[bool, ...]:
        """For each of those passages whether the asker may not see it; empty, and nothing asked, where nothing is kept
        from this asker.
        """
        asker = query.eligibility
        if asker not in self._all_admitted:
            self._all_admitted[asker] = all(map(asker.admits, self._ground.policies.values()))
        if self._all_admitted[asker]:
            return ()
        return tuple(not self._ground.admits(found.passage.revision, asker) for found in self.passages(query, how))

    def _original(self, found: Found) -> Found:
        revision = self._originals[found.passage.revision]
        return replace(found, passage=replace(found.passage, revision=revision))

    def _built(self) -> Archive:
        """The documents cut and encoded as in the ground, each public on every day."""
        archive = Archive.in_memory(encoder=self._how.equipped, lends=True)
        archive.configure(self._how.chunker)
        documents = (
            replace(self._ground.documents[revision], revision=own, policy=OPEN, derived_from=())
            for own, revision in self._originals.items()
        )
        archive.add((Submission(document.source.name, document) for document in documents), self._cut)
        archive.prepare()
        return archive

    def _cut(self, document: Document) -> tuple[Passage, ...]:
        own = document.revision
        passages = self._ground.cut(replace(document, revision=self._originals[own]))
        return tuple(replace(passage, revision=own) for passage in passages)


def _apart(revisions: Iterable[Revision]) -> dict[Revision, Revision]:
    """Each revision under that of a document of its own; two can be written alike, such as the first of `a@b-c`."""
    originals: dict[Revision, Revision] = {}
    for revision in revisions:
        name = str(revision)
        while Revision(name, LABEL) in originals:
            name += "~"
        originals[Revision(name, LABEL)] = revision
    return originals
