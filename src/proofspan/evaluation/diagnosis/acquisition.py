"""Evidence that is not in the archive: why, and the document that would bring it."""

from collections.abc import Mapping
from pathlib import PurePath

from proofspan.archive import Taken
from proofspan.documents import Revision, Status
from proofspan.evaluation.diagnosis.nouns import LEFT_OUT_BY_SET, Loss
from proofspan.evaluation.diagnosis.scene import Scene
from proofspan.evaluation.losing import Stage
from proofspan.evaluation.nouns import LEFT_OUT


def not_there(scene: Scene, revision: Revision) -> Loss | None:
    """The loss of evidence whose revision the archive does not have, or has set aside; None when it is there."""
    if revision in scene.without:
        return _loss(LEFT_OUT_BY_SET, f"{revision} is left out by the set itself for this question (without)")
    entry = scene.register.get(revision)
    if entry is not None and entry.withdrawn:
        return _loss("withdrawn", f"{revision} was withdrawn (write {entry.withdrawn})", {"write": entry.withdrawn})
    if entry is not None and entry.policy.status is Status.QUARANTINED:
        return _loss("quarantined", f"{revision} is in quarantine: nobody can read it", {"write": entry.sequence})
    if revision in scene.ground.differing:
        said = "the archive has it with another text than the set"
        return _loss("conflicting", f"{revision}: {said}", {"report": [said]})
    if (outcome := scene.ground.refused.get(revision)) is not None:
        reason = "conflicting" if outcome.taken is Taken.CONFLICTING else "refused"
        return _loss(reason, f"{revision} was not taken: {outcome.reason}", {"report": [outcome.reason]})
    if entry is not None or revision in scene.ground.documents:
        return None
    if said_of := _said_of(scene, revision):
        return _loss("refused", f"{revision} was not taken: {said_of[0]}", {"report": said_of})
    if revision in scene.documents:
        return _loss("never-added", f"{revision} was never added to the archive: the set has it")
    return _loss("never-added", f"nothing is called {revision}, in the archive or in the set")


def _said_of(scene: Scene, revision: Revision) -> list[str]:
    """What the report of the set's files says of one that is named like the document or the revision."""
    said = [note.removeprefix(LEFT_OUT) for note in scene.notes if note.startswith(LEFT_OUT)]
    names = {revision.document, str(revision)}
    return [each for each in said if PurePath(each.partition(": ")[0]).stem in names]


def _loss(reason: str, message: str, detail: Mapping[str, object] | None = None) -> Loss:
    return Loss(Stage.ACQUISITION, reason, message, detail or {})
