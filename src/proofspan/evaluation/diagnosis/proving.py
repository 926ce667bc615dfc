"""Losses before an answer, each proved by what brings the evidence back in a throw-away copy."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from proofspan.archive.adding import status_before
from proofspan.documents import Document, Policy, Status
from proofspan.evaluation.diagnosis.acquisition import not_there
from proofspan.evaluation.diagnosis.admission import Predicate, denials, kept_out, opened
from proofspan.evaluation.diagnosis.nouns import Change, Loss, LostEvidence, Proof
from proofspan.evaluation.diagnosis.ranking import deepened, own_words, too_low
from proofspan.evaluation.diagnosis.scene import Asking, Scene, moved
from proofspan.evaluation.diagnosis.segmentation import WIDER, cut_apart, widened
from proofspan.evaluation.diagnosis.trial import Trial
from proofspan.evaluation.losing import Stage
from proofspan.evaluation.nouns import Target
from proofspan.passages import Chunker, Passage

OPEN = "open to the asker"


@dataclass(frozen=True, slots=True)
class Bringing:
    """How a piece of evidence is brought back: the asking that misses it, and its document with what it is under."""

    scene: Scene
    trial: Trial
    asking: Asking
    target: Target
    document: Document
    policy: Policy
    passages: tuple[Passage, ...]

    @contextmanager
    def changed(self, changes: Collection[Change]) -> Iterator[tuple[Asking, Target, str]]:
        """The asking on the copy in which these are changed, its target, and the reason why nothing can be."""
        predicates = {Predicate(each.name) for each in changes if each.stage is Stage.ELIGIBILITY}
        policy = opened(self.policy, predicates, self.asking.eligibility)
        with self.trial.holding(replace(self.document, policy=policy), self._cut(changes)) as (stand_in, refused):
            case = moved(self.asking.case, self.target.revision, stand_in)
            target = replace(self.target, revision=stand_in)
            yield replace(self.asking, archive=self.trial.archive, case=case), target, refused

    def _cut(self, changes: Collection[Change]) -> Chunker:
        wider = next((each.after for each in changes if each.stage is Stage.SEGMENTATION), None)
        if wider is not None:
            return widened(wider, self.target, self.passages)
        return lambda document: tuple(replace(each, revision=document.revision) for each in self.passages)

    def misses(self, changes: Collection[Change], text: str) -> bool:
        """Whether the evidence stays away with these alone changed, however deep one looks."""
        with self.changed(changes) as (asking, target, refused):
            return bool(refused) or replace(asking, text=text).deepest(target.id) is None


def lost_before(scene: Scene, trial: Trial, asking: Asking, target: Target) -> LostEvidence:
    """What lost a piece of evidence that is not among the first k, what would have lost it later, and the proof."""
    absent = not_there(scene, target.revision)
    document = scene.documents.get(target.revision)
    if document is None:
        loss = absent or too_low(asking, target)
        return LostEvidence(target.id, loss, (), Proof(why="its text is not at hand: nothing could be added"))
    bringing = _bringing(scene, trial, asking, target, document)
    cut = cut_apart(document, target, bringing.passages, exact=asking.exact)
    denied = denials(bringing.policy, asking.eligibility)
    losses = [each for each in (absent, cut) if each is not None]
    losses += [kept_out(target.revision, denied)] if denied else []
    if not losses:
        return _only_low(asking, target, document)
    changes = (_added(absent),) if absent is not None else ()
    opening = (Change(d.predicate.value, d.there, OPEN, Stage.ELIGIBILITY) for d in denied)
    proof = _widening(bringing, changes, tuple(opening), cut=cut is not None)
    losses += [_still_low(proof)] if any(each.stage is Stage.RANKING for each in proof.changed) else []
    return LostEvidence(target.id, losses[0], tuple(losses[1:]), proof)


def _widening(bringing: Bringing, before: tuple[Change, ...], after: tuple[Change, ...], *, cut: bool) -> Proof:
    """The proof by these changes, where the evidence was cut with the first way of cutting that brings it back."""
    chunker = bringing.scene.how.chunker
    ways = [(Change("passages", chunker, name, Stage.SEGMENTATION),) for name in WIDER] if cut else [()]
    tried = []
    for way in ways:
        tried.append(_proof(bringing, (*before, *way, *after)))
        if tried[-1].proved:
            break
    return tried[-1]


def _bringing(scene: Scene, trial: Trial, asking: Asking, target: Target, document: Document) -> Bringing:
    policy = scene.policy(target.revision)
    entry = scene.register.get(target.revision)
    if policy.status is Status.QUARANTINED and entry is not None:
        policy = replace(policy, status=status_before(scene.ground.archive.store, entry))
    return Bringing(scene, trial, asking, target, document, policy, scene.ground.cut(document))


def _added(absent: Loss) -> Change:
    if absent.reason == "quarantined":
        return Change("quarantine", "set aside", "lifted", Stage.ACQUISITION)
    return Change("document", absent.reason, "added", Stage.ACQUISITION)


def _proof(bringing: Bringing, changes: tuple[Change, ...]) -> Proof:
    """The evidence asked for with all of these changed, and each of them shown to be needed."""
    document, target = bringing.document, bringing.target
    words = own_words(target, document.text, document.title)
    with bringing.changed(changes) as (asking, moved_target, refused):
        if refused:
            return Proof(changes, why=refused)
        rank = asking.seen(asking.how.ks[-1]).rank(target.id)
        deeper = ((), rank) if rank is not None else deepened(asking, moved_target, words)
    if deeper is None:
        return Proof(changes, why="with all of this changed it is still in no list")
    text = words if any(each.name == "question" for each in deeper[0]) else ""
    shown = tuple(_needed(bringing, each, changes, text) for each in changes)
    return Proof((*shown, *deeper[0]), proved=True, rank=deeper[1])


def _needed(bringing: Bringing, change: Change, changes: tuple[Change, ...], text: str) -> Change:
    """The change with whether the evidence stays away when it alone is not made."""
    rest = [each for each in changes if each is not change]
    # Without the document itself there is nothing in which the rest could be changed.
    if not rest or change.stage is Stage.ACQUISITION:
        return change
    return replace(change, necessary=bringing.misses(rest, text))


def _still_low(proof: Proof) -> Loss:
    """The loss that the ranking would have made of evidence that an earlier stage lost already."""
    changed = {each.name: each.after for each in proof.changed if each.stage is Stage.RANKING}
    message = f"brought back, it stands at {proof.rank}" if "question" not in changed else "no list would have it"
    return Loss(
        Stage.RANKING,
        "not-listed" if "question" in changed else "below-pool" if "pool" in changed else "below-k",
        message,
        {"rank": proof.rank},
    )


def _only_low(asking: Asking, target: Target, document: Document) -> LostEvidence:
    found = deepened(asking, target, own_words(target, document.text, document.title))
    proof = Proof(found[0], proved=True, rank=found[1]) if found else Proof(why="no list has it, however it is asked")
    return LostEvidence(target.id, too_low(asking, target), (), proof)
