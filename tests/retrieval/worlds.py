"""Archives drawn by a seed, each beside the documents that must be in it; not a test itself."""

import random
from dataclasses import dataclass, replace
from functools import cached_property

from directions import Directions
from reference import ENCODER, Plain

from proofspan.documents import PUBLIC, Document, Policy, Revision
from proofspan.eligibility import Eligibility
from proofspan.passages import fields
from proofspan.retrieval import Query
from proofspan.stores import Amend, Change, Configure, Layout, Put, Withdraw
from proofspan.stores.contract import passages_of, random_asker, random_policy
from proofspan.stores.contract.world import WORDS, document
from proofspan.stores.embedded import EmbeddedStore


@dataclass(frozen=True, slots=True)
class Drawn:
    """A store and the documents that are in it, under the policies that they have now."""

    store: EmbeddedStore
    documents: tuple[Document, ...]

    def admitted(self, eligibility: Eligibility) -> list[Document]:
        """Those whose own policy admits the asker, and whose sources' groups do as well, however far back."""
        by_name = {d.revision: d for d in self.documents}
        return [d for d in self.documents if eligibility.admits(replace(d.policy, allowed_groups=readers(d, by_name)))]


def readers(document: Document, by_name: dict[Revision, Document]) -> frozenset[str]:
    """The groups that read a document and all that it was derived from; everybody reads what is public."""
    groups = document.policy.allowed_groups
    for name in document.derived_from:
        if name in by_name:
            theirs = readers(by_name[name], by_name)
            if PUBLIC not in theirs:
                groups = theirs if PUBLIC in groups else groups & theirs
    return groups


def text(chance: random.Random) -> str:
    """One to three lines of a few words."""
    return "\n".join(" ".join(chance.choices(WORDS, k=chance.randint(3, 9))) for _ in range(chance.randint(1, 3)))


def put(written: Document) -> Put:
    """The change that adds it with the vectors of its lines."""
    passages = passages_of(written)
    return Put(written, passages, ENCODER.passages([fields(p, written.title).text for p in passages]))


def stored(*changes: Change) -> EmbeddedStore:
    """A store after these changes."""
    store = EmbeddedStore.in_memory()
    store.write(Configure(Layout(store.analyzer, "whole", f"{Directions.name}@{Directions.digest}")), *changes)
    return store


def policy(chance: random.Random) -> Policy:
    """Any policy at all; one in three is that of what everybody may read for ever."""
    return Policy(allowed_groups=frozenset({PUBLIC})) if chance.random() < 0.35 else random_policy(chance)


def drawn(chance: random.Random, size: int) -> Drawn:
    """Documents under random policies in two languages, one in five derived from an earlier one; then one in four
    amended and one in ten withdrawn.
    """
    documents: list[Document] = []
    for number in range(size):
        made = document(f"d{number}", text(chance), policy(chance), title=chance.choice(WORDS))
        made = replace(made, language=chance.choice(("en", "en", "it")))
        if documents and chance.random() < 0.2:
            made = replace(made, derived_from=(chance.choice(documents).revision,))
        documents.append(made)
    store = stored(*map(put, documents))
    for place, before in enumerate(documents):
        if chance.random() < 0.25:
            documents[place] = replace(before, policy=policy(chance))
            store.write(_amended(documents[place]))
    sources = {name for d in documents for name in d.derived_from}
    gone = [d.revision for d in documents if chance.random() < 0.1 and d.revision not in sources]
    store.write(*(Withdraw(revision) for revision in gone))
    return Drawn(store, tuple(d for d in documents if d.revision not in gone))


def _amended(made: Document) -> Amend:
    return Amend(made.revision, made.title, made.language, made.policy, made.derived_from, made.owner)


def without_the_hidden(world: Drawn, eligibility: Eligibility) -> EmbeddedStore:
    """A store that never held what this asker may not see; sources that narrow are hidden too."""
    admitted = world.admitted(eligibility)
    by_name = {d.revision: d for d in world.documents}
    return stored(
        *(
            put(replace(d, derived_from=(), policy=replace(d.policy, allowed_groups=readers(d, by_name))))
            for d in admitted
        )
    )


@dataclass
class Case:
    """Somebody's question on a drawn archive; what must be found is worked out when it is asked for."""

    world: Drawn
    query: Query
    pool: int
    name: str

    @classmethod
    def of(cls, chance: random.Random, world: Drawn, name: str) -> "Case":
        """Anybody, up to four words, k up to 20 and pools up to 25."""
        question = " ".join(chance.choices(WORDS, k=chance.randint(1, 4)))
        return cls(world, Query(question, random_asker(chance), chance.randint(1, 20)), chance.randint(1, 25), name)

    @cached_property
    def admitted(self) -> list[Document]:
        """What the asker may see."""
        return self.world.admitted(self.query.eligibility)

    @cached_property
    def plain(self) -> Plain:
        """What must be found."""
        return Plain(self.admitted, self.query.text, pool=self.pool, k=self.query.k)

    @cached_property
    def alone(self) -> EmbeddedStore:
        """An archive that never held anything else."""
        return without_the_hidden(self.world, self.query.eligibility)
