"""A set diagnosed: for every question the first stage that lost evidence, each verdict with its proof."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from proofspan.archive import Archive
from proofspan.documents import Document, Revision
from proofspan.errors import GoldenSetError, NothingEvaluatedError
from proofspan.evaluation.answered import answered
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.diagnosis.answering import Reply, unused
from proofspan.evaluation.diagnosis.asker import Asker
from proofspan.evaluation.diagnosis.nouns import CaseDiagnosis, Diagnosis, LostEvidence
from proofspan.evaluation.diagnosis.proving import lost_before
from proofspan.evaluation.diagnosis.scene import Asking, Scene, Seen
from proofspan.evaluation.diagnosis.trial import Trial
from proofspan.evaluation.ground import living
from proofspan.evaluation.grounds import Grounds
from proofspan.evaluation.how import How
from proofspan.evaluation.library import Library
from proofspan.evaluation.nouns import GoldenCase, GoldenSet, Invalid
from proofspan.retrieval import Query
from proofspan.stores import Entry


@dataclass(slots=True)
class Diagnosing:
    """One run: the archives that cases are asked on, the copies in which something is changed, what is known."""

    golden: GoldenSet
    how: How
    archive: Archive | None
    asker: Asker = field(default_factory=Asker)
    _grounds: Grounds = field(init=False)
    _trials: dict[frozenset[Revision], Trial] = field(default_factory=dict)
    _documents: dict[Revision, Document] = field(init=False)
    _register: dict[Revision, Entry] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._grounds = Grounds(self.golden, self.how, self.archive)
        there = {}
        if self.archive is not None:
            there = living(self._grounds.whole, self.how)
            self._register = {entry.revision: entry for entry in self.archive.register()}
        # What the archive says is what is asked; of a revision with two texts the set's holds the evidence.
        self._documents = {document.revision: document for document in self.golden.documents}
        self._documents |= {r: d for r, d in there.items() if r not in self._grounds.whole.differing}

    @property
    def library(self) -> Library:
        """Where evidence is looked up: in the set's documents and the archive's, and it may be in neither."""
        return Library.of(self.golden, self._documents.values(), complete=False)

    @property
    def config(self) -> dict[str, object]:
        """How it was asked, and who asked where that was not as the set says."""
        ground, layout = self._grounds.whole, self._grounds.whole.archive.store.layout
        asker = self.asker
        instead = {
            "asker_groups": None if asker.groups is None else sorted(asker.groups),
            "asker_as_of": None if asker.as_of is None else asker.as_of.isoformat(),
            "asker_product": None if asker.products is None else sorted(asker.products),
            "asker_status": sorted(status.value for status in asker.statuses),
        }
        return {
            **self.how.config(),
            "chunker": layout.chunker if layout is not None else self.how.chunker,
            "analyzer": ground.archive.store.analyzer,
            "archive": "throw-away" if self.archive is None else "existing",
            **instead,
        }

    @property
    def notes(self) -> tuple[str, ...]:
        """What there is to say of the set, of the way of finding and of the archive."""
        return (*self.golden.notes, *self.how.notes, *self._grounds.whole.notes)

    def run(self, case: GoldenCase) -> CaseDiagnosis:
        """The case, asked."""
        ground = self._grounds.of(case)
        scene = Scene(ground, self.how, self._documents, self._register, case.without, self.golden.notes)
        eligibility = self.asker.of(case.question, self.how.as_of)
        asking = Asking(ground.archive, case, eligibility, self.how, ground.exact, ground.differing)
        seen = asking.seen(scene.k)
        missing = set(seen.judged.missing(scene.k))
        trial = self._trials.setdefault(case.without, Trial(ground, self.how))
        # Products that the question names have become a filter by now.
        under = replace(asking, eligibility=seen.listed.eligibility)
        lost = [lost_before(scene, trial, under, each) for each in case.required if each.id in missing]
        lost += self._unused(scene, asking, seen)
        order = {target.id: place for place, target in enumerate(case.required)}
        return CaseDiagnosis(case, seen.listed.eligible, tuple(sorted(lost, key=lambda each: order[each.id])))

    def _unused(self, scene: Scene, asking: Asking, seen: Seen) -> list[LostEvidence]:
        """The evidence that was found and did not reach the answer; none without a generator."""
        case = asking.case
        reply = answered(case, Query(case.question.text, asking.eligibility, scene.k), scene.ground, self.how)
        if reply is None or self.how.answering is None:
            return []
        found = set(seen.judged.found(scene.k))
        replies = (
            Reply(reply.answer, self.how.answering, target, seen.listed.passages, self.how.delivered, asking.exact)
            for target in case.required
            if target.id in found
        )
        return [lost for each in replies if (lost := unused(each)) is not None]


def diagnose(
    golden: GoldenSet,
    how: How,
    *,
    archive: Archive | None = None,
    asker: Asker | None = None,
    question: str | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Diagnosis:
    """The answerable questions of a set, or the one named, on a throw-away archive or on `archive`, to which nothing
    is written: whatever is changed is changed in a copy.

    `how.ks[-1]` is how deep evidence counts as found; with `how.answering` it must also be delivered, used and
    anchored. Raises `GoldenSetError` for a question that is not there, `NothingEvaluatedError` when none can be
    diagnosed.
    """
    if archive is None and not golden.documents:
        raise NothingEvaluatedError(golden.undocumented)
    questions = [each for each in golden.questions if question in (None, each.id)]
    if not questions:
        raise GoldenSetError(f"{golden.name}: no question {question!r} in it, of {len(golden.questions)}")
    run = Diagnosing(golden, how, archive, asker or Asker())
    cases, invalid = resolved(questions, run.library)
    answerable = [case for case in cases if case.answerable]
    if not answerable:
        raise NothingEvaluatedError(_nothing(golden, cases, invalid))
    results = []
    for number, case in enumerate(answerable, start=1):
        results.append(run.run(case))
        progress(number, len(answerable))
    return Diagnosis(golden.name, how.ks[-1], tuple(results), invalid, run.config, run.notes)


def _nothing(golden: GoldenSet, cases: Sequence[GoldenCase], invalid: Sequence[Invalid]) -> str:
    if cases:
        return f"{golden.name}: {', '.join(case.id for case in cases[:5])} has no answer, so that nothing can be lost"
    reason = f" (the first, {invalid[0].id!r}: {invalid[0].reason})" if invalid else ""
    return f"{golden.name}: no question could be diagnosed{reason}"
