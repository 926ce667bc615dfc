"""A set asked on an archive, every case judged, every measure with its interval."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from proofspan.analysis import Analyzer
from proofspan.archive import Archive
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import NothingEvaluatedError
from proofspan.evaluation.answered import Answered, answered
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.forbidden import At, forbidden
from proofspan.evaluation.formats.units import Names
from proofspan.evaluation.ground import Ground
from proofspan.evaluation.grounds import Grounds
from proofspan.evaluation.how import How
from proofspan.evaluation.judging import Judged, judged, unit_of
from proofspan.evaluation.leaking import COPIED, Leak, overlap
from proofspan.evaluation.library import Library
from proofspan.evaluation.losing import Stage, lost
from proofspan.evaluation.measures import split_anchors
from proofspan.evaluation.measuring import GAIN_DEPTH, figures, measured
from proofspan.evaluation.nouns import GoldenCase, GoldenSet, Invalid, Target
from proofspan.evaluation.repeating import Sentences
from proofspan.evaluation.searching import Listed, listed
from proofspan.evaluation.statistics import Figure
from proofspan.retrieval import Query


@dataclass(frozen=True, slots=True)
class CaseResult:
    """What came of one case. `measures` has a value, or None, for each measure of the evaluation.

    `forbidden` are the ids of all forbidden candidates, `forbidden_at` those of each stage. `anchors` tells of each
    anchor of an added document whether no passage holds it whole. `overlap` is the share of the question's words that
    an anchor has, `search_ms` what its first search took: another run has another. `units` are the ids of what was
    ranked, best first, as a run file names them.
    """

    case: GoldenCase
    judged: Judged
    eligible: int
    lost: Mapping[str, Stage]
    forbidden: tuple[str, ...]
    answer: Answered | None
    measures: Mapping[str, float | None]
    notes: tuple[str, ...] = ()
    forbidden_at: Mapping[At, tuple[str, ...]] = field(default_factory=dict)
    anchors: Mapping[Target, bool] = field(default_factory=dict)
    overlap: float | None = None
    search_ms: float = field(default=0.0, compare=False)
    units: tuple[str, ...] = ()

    @property
    def split(self) -> tuple[str, ...]:
        """The ids of the anchors that no passage holds whole."""
        return tuple(anchor.id for anchor, split in self.anchors.items() if split)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The result: what was asked how, each case, what could not be counted, and the figures."""

    set: str
    how: How
    cases: tuple[CaseResult, ...]
    invalid: tuple[Invalid, ...]
    measures: Mapping[str, Figure]
    config: Mapping[str, object]
    notes: tuple[str, ...]

    @property
    def forbidden_candidates(self) -> int:
        """How many candidates, over all cases and stages, should not have been there."""
        return sum(len(case.forbidden) for case in self.cases)

    @property
    def forbidden_by_stage(self) -> dict[At, int | None]:
        """The same for each stage; None for the stages of answers where none was asked for."""
        stages = self.cases[0].forbidden_at if self.cases else {}
        return {at: sum(len(case.forbidden_at[at]) for case in self.cases) if at in stages else None for at in At}

    @property
    def split_anchors(self) -> Figure:
        """The share of anchors that no passage holds whole, over the anchors of added documents, each place once."""
        places = {(a.revision, a.spans): split for case in self.cases for a, split in case.anchors.items()}
        return Figure.of(map(float, places.values()))

    @property
    def leaks(self) -> tuple[Leak, ...]:
        """The questions that mostly repeat the words of their answer, the worst first."""
        found = [Leak(c.case.id, c.overlap) for c in self.cases if c.overlap is not None and c.overlap >= COPIED]
        return tuple(sorted(found, key=lambda leak: -leak.overlap))


def evaluate(
    golden: GoldenSet,
    how: How,
    *,
    archive: Archive | None = None,
    grounds: Grounds | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Evaluation:
    """The set's cases on a throw-away archive made of its documents, or on `archive`; nothing is written to that.

    `grounds` are the archives of an earlier evaluation of the same set that serve this way of finding too.

    Raises `NothingEvaluatedError` when no case can be counted, `GoldenSetError` or `SettingError` for a set or a
    way of finding that cannot be. The same set and way give the same result.
    """
    if archive is None and not golden.documents:
        raise NothingEvaluatedError(golden.undocumented)
    if grounds is None:
        grounds = Grounds(golden, how, archive)
    ground = grounds.whole
    cases, invalid = _cases(golden, ground)
    results = []
    asking = _Asking(grounds, how, Names.of(golden))
    for number, case in enumerate(cases, start=1):
        results.append(asking.result(case))
        progress(number, len(cases))
    return Evaluation(
        set=golden.name,
        how=how,
        cases=tuple(results),
        invalid=invalid,
        measures=figures(results[0].measures, results),
        config=_config(how, ground, own=grounds.own),
        notes=(*golden.notes, *how.notes, *ground.notes, *_asked(results, golden, how)),
    )


def _cases(golden: GoldenSet, ground: Ground) -> tuple[tuple[GoldenCase, ...], tuple[Invalid, ...]]:
    """The cases that can be counted, and the questions that cannot; `NothingEvaluatedError` when there is no case."""
    documents = golden.documents or tuple(ground.documents.values())
    cases, invalid = resolved(golden.questions, Library.of(golden, documents, complete=bool(golden.documents)))
    if not cases:
        reason = f" (the first, {invalid[0].id!r}: {invalid[0].reason})" if invalid else ""
        raise NothingEvaluatedError(
            f"{golden.name}: none of {len(golden.questions)} questions could be counted{reason}"
        )
    return cases, invalid


class _Asking:
    """Cases asked one after the other; what is worth keeping between them is kept."""

    def __init__(self, grounds: Grounds, how: How, names: Names) -> None:
        self._grounds, self._how = grounds, how
        self._depth = max(how.ks[-1], GAIN_DEPTH)
        self._sentences, self._analyzer = Sentences(), Analyzer()
        self._names = names

    def result(self, case: GoldenCase) -> CaseResult:
        """What came of it."""
        how, ground = self._how, self._grounds.of(case)
        query = Query(case.question.text, _eligibility(case, how), self._depth)
        ranked = self._listed(case, query, ground)
        seen = self._judged(case, ranked, ground)
        answer = answered(case, query, ground, how)
        wrong = forbidden(case, ranked, answer, ground)
        return CaseResult(
            case=case,
            judged=seen,
            eligible=ranked.eligible,
            lost=lost(case, seen.missing(how.ks[-1]), ground, ranked.eligibility),
            forbidden=wrong[At.POOL],
            answer=answer,
            measures=measured(seen, answer, how, self._depth),
            notes=(*ranked.notes, *([answer.answer.withheld] if answer and answer.answer.withheld else ())),
            forbidden_at=wrong,
            anchors=split_anchors(case, ground),
            overlap=overlap(case, ground.documents, self._analyzer),
            search_ms=ranked.milliseconds,
            units=self._names.ranked(case, ranked.passages, depth=self._depth),
        )

    def _listed(self, case: GoldenCase, query: Query, ground: Ground) -> Listed:
        """The passages ranked among those that the asker may see; among all where eligibility is left out."""
        if self._how.eligibility:
            return listed(ground.archive, query, self._how, unit=lambda found: unit_of(case, found))
        return self._grounds.opened(case).listed(query, self._how, unit=lambda found: unit_of(case, found))

    def _judged(self, case: GoldenCase, ranked: Listed, ground: Ground) -> Judged:
        """The ranked units, with what else is known of the passages they come from."""
        seen = judged(case, ranked.passages, depth=self._depth, exact=ground.exact, differing=ground.differing)
        asker = ranked.eligibility
        there = [target for target in case.required if target.revision not in ground.differing]
        policies = ((target.id, ground.policies.get(target.revision)) for target in there)
        opened = self._grounds.opened(case) if self._how.counterfactual and case.required else None
        return replace(
            seen,
            repeats=self._sentences.repeats(ranked.passages[: self._depth]),
            excluded=tuple(name for name, policy in policies if policy is not None and not asker.admits(policy)),
            ineligible=opened.ineligible(ranked.query, self._how) if opened else (),
        )


def _eligibility(case: GoldenCase, how: How) -> Eligibility:
    question = case.question
    return Eligibility(
        Identity("evaluation", question.groups),
        question.as_of or how.as_of,
        question.products,
    )


def _config(how: How, ground: Ground, *, own: bool) -> dict[str, object]:
    layout = ground.archive.store.layout
    config: dict[str, object] = dict(how.config())
    config["analyzer"] = layout.analyzer if layout else None
    config["archive"] = "throw-away" if own else "existing"
    if not own:
        config["chunker"] = layout.chunker if layout else None
    return config


def _asked(results: Iterable[CaseResult], golden: GoldenSet, how: How) -> list[str]:
    """What is worth knowing of the questions as they were asked."""
    counted = Counter(note.partition(":")[0] for result in results for note in result.notes)
    notes = [f"{count} questions: {note}" for note, count in sorted(counted.items())]
    undated = sum(result.case.question.as_of is None for result in results)
    validity = [document.policy.validity for document in golden.documents]
    if undated and any(each.valid_from or each.valid_to for each in validity):
        notes.append(f"{undated} questions name no day: they were asked as of {how.as_of}")
    silent = sum(not r.case.answerable and r.case.question.answerable is None for r in results)
    if silent:
        notes.append(f"{silent} questions name no evidence: they are read as having no answer (answerable: false)")
    return notes
